# The name of the language in itself.
language-name = English
# The name of the choice of a language.
language-choose = Language
