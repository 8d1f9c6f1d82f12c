//! The kept inputs of a law as a text file: an input on each line, with escapes for all but printable ASCII. Lines that
//! begin with `# ` are comments.

/// The inputs in a file.
pub fn read(text: &str) -> Vec<Vec<u8>> {
    text.lines().filter(|line| !line.starts_with("# ")).map(unescaped).collect()
}

/// The line of an input.
pub fn written(input: &[u8]) -> String {
    let line = input.escape_ascii().to_string();
    // A comment begins like this.
    if line.starts_with("# ") { format!(r"\x23{}", &line[1..]) } else { line }
}

fn unescaped(line: &str) -> Vec<u8> {
    let mut bytes = line.bytes();
    let mut input = Vec::new();
    while let Some(byte) = bytes.next() {
        input.push(match byte {
            b'\\' => match bytes.next() {
                Some(b'n') => b'\n',
                Some(b'r') => b'\r',
                Some(b't') => b'\t',
                Some(b'x') => {
                    let mut digit = || bytes.next().and_then(|it| char::from(it).to_digit(16));
                    let high = digit().unwrap_or_default();
                    (16 * high + digit().unwrap_or_default()) as u8
                }
                other => other.unwrap_or(b'\\'),
            },
            byte => byte,
        });
    }
    input
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_input_is_read_from_its_line() {
        let all: Vec<u8> = (0..=255).collect();
        for input in [&all[..], b"", b"# no comment", b"a\\n\n\r\t\"'", b"#"] {
            assert_eq!(read(&format!("# a comment\n{}\n", written(input))), [input]);
        }
    }
}
