//! Comments and spaces are left out, and nothing else.

use xtask::site::squeeze::squeezed;

#[test]
fn comments_on_lines_of_their_own_are_left_out() {
    for (text, kept) in [
        ("// one\n  two();\n\n\t// three\nfour();", "two();\nfour();\n"),
        (
            "/* one\n * two\n */ three {\n  four: 5; /* six */\n}",
            "three {\nfour: 5; /* six */\n}\n",
        ),
        ("/* one */ /* two */ * { three: 4 }", "* { three: 4 }\n"),
        (
            "<p>one <!-- two --></p>\n<!-- three\nfour -->\n <b>five</b>",
            "<p>one <!-- two --></p>\n<b>five</b>\n",
        ),
        ("fetch(\n'https://one.example/*');\ntwo()", "fetch(\n'https://one.example/*');\ntwo()\n"),
    ] {
        assert_eq!(squeezed(text), kept, "{text}");
    }
}
