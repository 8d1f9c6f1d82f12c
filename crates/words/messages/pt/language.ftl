language-name = Português
# What is to be said of this translation: stands behind its name where it is chosen.
language-note = tradução ainda não lida por um matemático lusófono
language-choose = Língua
