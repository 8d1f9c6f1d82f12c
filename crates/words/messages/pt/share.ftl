share-title = Partilhar
share-large = Ampliar
share-small = Reduzir
share-code = Código QR da ligação
share-code-coarse = Uma ligação longa: o seu código tem quadrados pequenos. Mostre-o ampliado.
share-code-too-long = Esta ligação é demasiado longa para um código QR: tem { $length } caracteres. Partilhe a própria ligação.
share-link = Ligação
share-link-long = Uma ligação longa, de { $length } caracteres: alguns programas cortam-na. A página avisa se faltar uma parte.
share-version = Ligação que diz esta versão
share-words = Em palavras
share-cite = a peça, e aquilo de que trata
share-position = A posição
    .note = no tabuleiro
share-print = Imprimir
    .note = Um tabuleiro branco numa folha, com as respostas que a página mostra e este código
share-add = Juntar a uma lição
share-play = Jogar a partir daqui
share-sums = Juntar às somas
share-list = Abrir as suas lições
share-app = Partilhar com uma aplicação …
share-frame = Para outra página
    .note = sem a página à volta
share-save-svg = Guardar SVG
share-save-png = Guardar PNG
share-copy-picture = Copiar imagem
share-saved = A imagem está guardada.
share-copied-picture = A imagem está copiada.
share-refused = O navegador não permite isto aqui.
share-copy = Copiar
    .what = Copiar { $what }
    .done = { $what }: copiado.
    .refused = O navegador não permite copiar. O texto está selecionado: copie-o com as teclas.
share-beginning = o seu início; Copiar leva todos os { $length } caracteres
share-game = Partida
    .note = cabeçalhos e jogadas numeradas
share-text = Texto
    .note = x são as pretas, o são as brancas
share-latex-note = precisa de { $packages }
share-cgsuite-note = precisa de uma classe Konane numa grelha com os sinais .xo
share-cgt = crate cgt
    .note = com uma margem vazia para jogar

share-described = Posição de Kōnane{ $walls ->
    [yes] {" "}com paredes
   *[no] {""}
}{ $modern ->
    [yes] {" "}(regras modernas)
   *[no] {""}
}
share-described-value = { $position }, valor { $value }
share-left-wins = ganha a Esquerda
share-right-wins = ganha a Direita
share-first-wins = ganha quem joga primeiro
share-second-wins = ganha quem joga em segundo lugar
