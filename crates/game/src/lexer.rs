//! Splits the text of a game into words.

pub enum Word {
    Open,
    Close,
    Turn(String),
    /// A number, and whether a full stop follows it. It counts turns, or is half of a square.
    Number(u32, bool),
    Remark(String),
    /// The end of the text within a remark.
    Unclosed,
}

/// The words of a text with their positions, without results and marks.
pub fn words(text: &str) -> Vec<(usize, Word)> {
    let signs: Vec<char> = text.chars().chain(['\n']).collect();
    let mut words = Vec::new();
    let mut word = String::new();
    // The position where a remark begins, the sign that ends it, and its text.
    let mut remark: Option<(usize, char, String)> = None;
    // The position of the closing bracket of a square.
    let mut square = None;
    for (at, &sign) in signs.iter().enumerate() {
        if let Some((begin, end, mut text)) = remark.take() {
            if sign == end {
                words.push((begin, Word::Remark(text)));
            } else {
                text.push(sign);
                remark = Some((begin, end, text));
            }
            continue;
        }
        let ends = sign.is_whitespace() || "().,{};".contains(sign);
        if !ends {
            word.push(sign);
            continue;
        }
        let begin = at - word.chars().count();
        let turn = std::mem::take(&mut word);
        let turn = turn.trim_end_matches(['!', '?', '+', '#']);
        let is_left_out = turn.is_empty() || turn.starts_with('$') || RESULTS.contains(&turn);
        match turn.parse() {
            Ok(number) if is_digits(turn) => words.push((begin, Word::Number(number, sign == '.'))),
            _ if is_left_out => {}
            _ => words.push((begin, Word::Turn(turn.to_string()))),
        }
        match sign {
            '(' => match square_end(&signs[at..]) {
                Some(length) => square = Some(at + length),
                None => words.push((at, Word::Open)),
            },
            ')' if square == Some(at) => square = None,
            ')' => words.push((at, Word::Close)),
            '{' => remark = Some((at, '}', String::new())),
            ';' => remark = Some((at, '\n', String::new())),
            _ => {}
        }
    }
    words.extend(remark.map(|(begin, ..)| (begin, Word::Unclosed)));
    words
}

fn is_digits(word: &str) -> bool {
    word.chars().all(|sign| sign.is_ascii_digit())
}

/// The position of the closing bracket, if the text begins with a square in brackets, `(3, 3)`: two
/// numbers and nothing else.
fn square_end(signs: &[char]) -> Option<usize> {
    let end = signs.iter().take(LONGEST_SQUARE).position(|&sign| sign == ')')?;
    let inside: String = signs[1..end].iter().collect();
    let numbers: Vec<&str> = inside.split([',', ' ']).filter(|number| !number.is_empty()).collect();
    (numbers.len() == 2 && numbers.iter().all(|number| is_digits(number))).then_some(end)
}

/// The longest square in brackets, in characters.
const LONGEST_SQUARE: usize = 12;

const RESULTS: [&str; 4] = ["*", "1-0", "0-1", "1/2-1/2"];
