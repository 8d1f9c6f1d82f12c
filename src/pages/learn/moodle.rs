//! Questions in the XML that Moodle reads.

use drawing::escape;

/// A question that can be asked as text.
pub struct TextQuestion {
    pub name: String,
    pub asks: String,
    /// The rows of its board, or its value.
    pub shows: Option<String>,
    /// The right answer in each of its spellings.
    pub right: Vec<String>,
    /// The other answers to choose from; without any, the answer is typed.
    pub wrong: Vec<String>,
}

pub fn moodle(questions: &[TextQuestion]) -> String {
    let questions: String = questions.iter().map(question).collect();
    format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n{questions}</quiz>\n")
}

fn question(question: &TextQuestion) -> String {
    let TextQuestion { name, asks, shows, right, wrong } = question;
    let shown = shows.as_ref().map(|shown| format!("<pre>{}</pre>", escape(shown)));
    // Escaped twice: the text of a question is HTML in XML.
    let words = escape(&format!("<p>{}</p>{}", escape(asks), shown.unwrap_or_default()));
    let answer = |fraction: u8, text: &String| {
        format!("<answer fraction=\"{fraction}\"><text>{}</text></answer>\n", escape(text))
    };
    let right = right.iter().map(|text| answer(100, text));
    let answers: String = right.chain(wrong.iter().map(|text| answer(0, text))).collect();
    let (kind, more) = match wrong.is_empty() {
        true => ("shortanswer", "<usecase>1</usecase>"),
        false => ("multichoice", "<single>true</single>\n<shuffleanswers>1</shuffleanswers>"),
    };
    format!(
        "<question type=\"{kind}\">\n<name><text>{}</text></name>\n\
         <questiontext format=\"html\"><text>{words}</text></questiontext>\n{more}\n{answers}</question>\n",
        escape(name)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the documentation of Moodle describes its format.
    #[test]
    fn writes_what_moodle_reads() {
        let winner = TextQuestion {
            name: "A & B".to_string(),
            asks: "Who wins if a < b?".to_string(),
            shows: Some("xo.\n..x".to_string()),
            right: vec!["Left".to_string()],
            wrong: vec!["Right".to_string()],
        };
        let value = TextQuestion {
            name: "2".to_string(),
            asks: "What is it worth?".to_string(),
            shows: None,
            right: vec!["^".to_string(), "↑".to_string()],
            wrong: Vec::new(),
        };
        assert_eq!(
            moodle(&[winner, value]),
            r#"<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<question type="multichoice">
<name><text>A &amp; B</text></name>
<questiontext format="html"><text>&lt;p&gt;Who wins if a &amp;lt; b?&lt;/p&gt;&lt;pre&gt;xo.
..x&lt;/pre&gt;</text></questiontext>
<single>true</single>
<shuffleanswers>1</shuffleanswers>
<answer fraction="100"><text>Left</text></answer>
<answer fraction="0"><text>Right</text></answer>
</question>
<question type="shortanswer">
<name><text>2</text></name>
<questiontext format="html"><text>&lt;p&gt;What is it worth?&lt;/p&gt;</text></questiontext>
<usecase>1</usecase>
<answer fraction="100"><text>^</text></answer>
<answer fraction="100"><text>↑</text></answer>
</question>
</quiz>
"#
        );
    }
}
