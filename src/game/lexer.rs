//! The words of a game's text.

pub enum Word {
    Open,
    Close,
    Turn(String),
    Remark(String),
    /// The end of the text, within a remark.
    Unclosed,
}

/// The words of a text, each with its place. Numbers and results are left out.
pub fn words(text: &str) -> Vec<(usize, Word)> {
    let mut words = Vec::new();
    let mut word = String::new();
    // Where a remark begins, the sign that ends it, and its text.
    let mut remark: Option<(usize, char, String)> = None;
    for (at, sign) in text.chars().chain(['\n']).enumerate() {
        if let Some((begin, end, mut text)) = remark.take() {
            if sign == end {
                words.push((begin, Word::Remark(text)));
            } else {
                text.push(sign);
                remark = Some((begin, end, text));
            }
            continue;
        }
        let ends = sign.is_whitespace() || "().{};".contains(sign);
        if !ends {
            word.push(sign);
            continue;
        }
        let begin = at - word.chars().count();
        let turn = std::mem::take(&mut word);
        let turn = turn.trim_end_matches(['!', '?', '+', '#']);
        let is_number = turn.chars().all(|sign| sign.is_ascii_digit());
        let is_left_out = is_number || turn.starts_with('$') || RESULTS.contains(&turn);
        if !is_left_out {
            words.push((begin, Word::Turn(turn.to_string())));
        }
        match sign {
            '(' => words.push((at, Word::Open)),
            ')' => words.push((at, Word::Close)),
            '{' => remark = Some((at, '}', String::new())),
            ';' => remark = Some((at, '\n', String::new())),
            _ => {}
        }
    }
    words.extend(remark.map(|(begin, ..)| (begin, Word::Unclosed)));
    words
}

const RESULTS: [&str; 4] = ["*", "1-0", "0-1", "1/2-1/2"];
