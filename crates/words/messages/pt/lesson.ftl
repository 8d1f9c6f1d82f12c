lesson-page = { $title } · Papamū
lesson-untitled = Lição

teach-headline = Uma lição é uma lista de coisas para mostrar e perguntar.
teach-own = As minhas lições
teach-none = Ainda nenhuma: cole posições, fique com uma lição incluída ou comece uma nova.
teach-built-in = Lições incluídas
teach-take = Ficar com ela
teach-take-what = Ficar com ela: { $title }
teach-all = Todas as lições
teach-hurry = Com pressa?
teach-hurry-label = Posições ou valores, um por linha. Antes de cada um pode estar um nome e dois pontos.
teach-hurry-give = Fazer e dar
teach-kept = As lições ficam neste navegador. Uma ligação ou um ficheiro leva uma a outro.
lesson-new = Nova lição
lesson-open-file = Abrir um ficheiro
lesson-items = { $items ->
    [one] 1 item
   *[other] { NUMBER($items) } itens
}
lesson-questions = { $questions ->
    [one] 1 pergunta
   *[other] { NUMBER($questions) } perguntas
}

lesson-present = Apresentar
lesson-print = Imprimir
lesson-give = Dar
lesson-give-title = Dar esta lição
give-hints = Ajudas
give-hints-before = ajudas a qualquer momento
give-hints-after = ajudas depois de uma resposta errada
give-hints-never = sem ajudas
give-reasons = Avaliações
give-reasons-once = avaliações logo
give-reasons-end = avaliações no fim
give-tries-what = Tentativas
give-tries = { $tries ->
    [one] 1 tentativa
   *[other] { NUMBER($tries) } tentativas
}
give-tries-any = tentativas à vontade
give-counts = O que conta
give-counts-first = conta a primeira resposta
give-counts-any = conta qualquer resposta
lesson-link = Ligação para alunos
lesson-as-student = Abrir como aluno
lesson-readable =
    A ligação não contém respostas: é o programa que as encontra. Os seus textos, as escolhas e as ajudas estão nela,
    sem as suas notas. Uma posição pode ser aberta no tabuleiro, que mostra o seu valor.

package-title = Para o sistema da escola
package-about =
    Um pacote que sistemas como o Moodle, o Canvas e o Blackboard correm sozinhos: guardam a nota, cada resposta e o tempo,
    e o aluno continua onde parou.
package-version = Formato
package-save = Descarregar ({ $size } MB)
package-coming = A empacotar …
package-none = Sem pacote
package-moodle = { $questions ->
    [one] 1 pergunta de { NUMBER($items) } em Moodle XML
   *[other] { NUMBER($questions) } perguntas de { NUMBER($items) } em Moodle XML
}
package-signs = x preta (Esquerda), o branca (Direita)
package-kept = O sistema da escola tem as suas respostas.
package-lost = O sistema da escola não aceitou as suas respostas: no fim, copie o código para o seu professor.

lesson-title = Título
lesson-title-example = Aula 1
lesson-kept = Guardada só neste navegador. “Partilhar” tem uma ligação que contém a lição inteira.
lesson-unkept = Este navegador não guarda a lição. O endereço contém-na toda.
lesson-came = Esta lição veio com uma ligação. Para a mudar, fique com ela.
lesson-delete = Apagar esta lição
lesson-item = Item { NUMBER($number) }
lesson-drag = Arrastar
lesson-name = Nome
lesson-name-of = Nome do item { NUMBER($number) }
lesson-shows = Mostra
lesson-shows-of = O que o item { NUMBER($number) } mostra
lesson-open = Abrir
lesson-covered = Tapado
lesson-uncovered-learn = Nada para tapar: em Aprender, nenhuma resposta aparece antes de ser pedida.
lesson-uncovered = Nada para tapar: só se tapam posições, peças, somas, jogos e provas.
lesson-words = Texto para alunos
lesson-words-of = Texto do item { NUMBER($number) } para alunos
lesson-words-example = Uma frase ou uma pergunta; uma linha é um parágrafo
lesson-note = Nota para si
lesson-note-of = Nota ao item { NUMBER($number) }
lesson-note-example = Só se vê na vista de quem fala
lesson-question = Pergunta
lesson-asks-nothing = Nenhuma pergunta
lesson-after = O que se diz depois da resposta certa à pergunta { NUMBER($number) }
lesson-after-example = O que se diz depois da resposta certa (opcional)
lesson-preview = O que os alunos veem

lesson-moved = { $title } tem agora o número { NUMBER($number) }.
lesson-removed = Foi retirado: { $title }.
lesson-duplicated = { $title } aparece duas vezes.
lesson-deleted = Foi apagada: { $title }.
lesson-extended = { $items ->
    [one] Foi acrescentado 1 item.
   *[other] Foram acrescentados { NUMBER($items) } itens.
}
lesson-added = Acrescentado a “{ $title }” com o número { NUMBER($number) }.
lesson-full = { $most ->
    [one] A lição está cheia: pode ter um item e 100 000 letras.
   *[other] A lição está cheia: pode ter { NUMBER($most) } itens e 100 000 letras.
}
lesson-refused = Este navegador não permite guardar uma lição.
lesson-not-shown = O item { NUMBER($number) } não é mostrado. { $problem }
lesson-unread = Não é possível ler esta lição: { $problem }.
lesson-one = espera-se uma lição, sem capítulos
lesson-one-thing = Um item mostra uma posição, um valor ou uma ligação.
lesson-not-here = Este navegador não tem nenhuma lição “{ $id }”. A sua própria ligação ou o seu ficheiro abre-a em qualquer lado.

lesson-add-title = Acrescentar itens
lesson-add-links = Acrescentar ligações, posições ou valores <note>um por linha, com um nome se quiser: Um meio: oxo.ox; ou o texto de uma lição</note>
lesson-add = Acrescentar
lesson-as-questions = Como perguntas
lesson-add-empty = Acrescentar um tabuleiro vazio
lesson-add-drawn = Acrescentar uma pergunta com tabuleiros sorteados
lesson-share-note = Em todas as páginas, “Partilhar” permite juntar a uma lição.
lesson-save = Guardar num ficheiro

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
speaker-alone = Nenhuma aula neste navegador mostra esta lição. Prima Apresentar na lição, depois S.
speaker-clock = Desde que o relógio começou
speaker-again = Recomeçar
