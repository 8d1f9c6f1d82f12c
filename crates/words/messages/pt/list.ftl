list-page = { $title } · Papamū
list-own = A sua lista
list-title = Título
list-title-example = Aula 1
list-headline = Posições e peças por ordem, numa só ligação: para uma aula, uma lição, uma folha.
list-new = Nova lista
list-kept =
    Guardada só neste navegador. O endereço contém a lista inteira: partilhe-o ou guarde o ficheiro.
list-unkept =
    Este navegador não guarda a lista. O endereço contém-na toda: partilhe-o ou guarde o ficheiro.

list-start = Começar
list-lecture = Apresentar
list-print = Imprimir como folha
list-length = { $items ->
    [one] 1 item, uma ligação de { NUMBER($characters) } caracteres
   *[other] { NUMBER($items) } itens, uma ligação de { NUMBER($characters) } caracteres
}
list-length-long = { $items ->
    [one]
        1 item, uma ligação de { NUMBER($characters) } caracteres: alguns programas cortam-na. O ficheiro é mais
        seguro.
   *[other]
        { NUMBER($items) } itens, uma ligação de { NUMBER($characters) } caracteres: alguns programas cortam-na. O
        ficheiro é mais seguro.
}

list-starts = Ou comece com uma destas e mude-a
list-start-wins = Quem ganha?
    .about = Quatro posições, cada uma com um vencedor diferente.
    .asks = Quem ganha se Esquerda começar, e quem ganha se Direita começar?
list-start-numbers = Números de pedras
    .about = 2, ½, ¼ e −1, para adivinhar.
    .asks = De quantas jogadas é a vantagem de Esquerda?
list-start-others = Uma estrela, um up e um switch
    .about = Três valores que não são números.
    .asks = Quanto vale?

list-other = { $items ->
    [one] Esta lista veio com uma ligação ou um ficheiro. A sua própria lista tem 1 item e não muda.
   *[other]
        Esta lista veio com uma ligação ou um ficheiro. A sua própria lista tem { NUMBER($items) } itens e não muda.
}
list-only = Esta lista veio com uma ligação ou um ficheiro. Para a mudar, fique com ela.
list-take = Ficar com esta
list-join = Juntar à minha
list-open-own = Abrir a minha

list-open = Abrir { NUMBER($number) }: { $title }
list-covered = Tapado
list-uncovered-lesson = Nada para tapar: em Aprender, nenhuma resposta aparece antes de ser pedida.
list-uncovered = Nada para tapar: só se tapam posições, peças, somas, jogos e provas.
list-name = Nome do item { NUMBER($number) }
list-words = Texto do item { NUMBER($number) }
list-words-example = Uma frase ou uma pergunta
list-note-open = Nota para quem fala
list-note = Nota ao item { NUMBER($number) }
list-note-example = Só se vê na vista de quem fala. Quem tem a ligação pode lê-la.
list-item = Item { NUMBER($number) }
list-drag = Arrastar

list-moved = { $title } tem agora o número { NUMBER($number) }.
list-removed = Foi retirado: { $title }.
list-duplicated = { $title } aparece duas vezes.
list-begun = Esta é uma lista nova.
list-taken = Esta lista é agora sua.
list-extended = { $items ->
    [one] Foi acrescentado 1 item.
   *[other] Foram acrescentados { NUMBER($items) } itens.
}
list-not-shown = O item { NUMBER($number) } não é mostrado. { $problem }

list-files = Textos e ficheiros
list-add-links = Acrescentar ligações, posições ou valores <note>um por linha, com um nome se quiser: Um meio: oxo.ox; ou o texto de uma lista</note>
list-add = Acrescentar
list-share-note = No tabuleiro e na galeria, “Partilhar” permite juntar à sua lista.
list-open-file = Abrir um ficheiro
list-save = Guardar num ficheiro

speaker-page = Para quem fala: { $title } · Papamū
speaker-now = No ecrã
speaker-next = A seguir
speaker-then = Depois
speaker-note = Nota
speaker-no-note = Este item não tem nota.
speaker-no-value = Aqui não se calcula o valor deste item.
speaker-computing = A calcular …
speaker-covered = A sala não vê o valor.
speaker-uncovered = A sala vê o mesmo.
speaker-is-black = O ecrã da sala está preto.
speaker-black = Ecrã preto
speaker-reveal = Revelar
speaker-back = Atrás
speaker-last = Este é o último item.
speaker-alone = Nenhuma aula neste navegador mostra esta lista. Prima Apresentar na lista, depois S.
speaker-clock = Desde que o relógio começou
speaker-again = Recomeçar
