learn-page = Lições · Papamū
learn-title = Lições
learn-step-page = { $step } · Lição { NUMBER($lesson) } · Papamū
learn-step-title = { $lesson }: { $step }
learn-loading = A carregar as lições …
learn-failed = Não foi possível carregar as lições. { $reason } Carregue a página de novo.
learn-file-missing = O ficheiro não chegou.
learn-no-lesson = Não há nenhuma lição “{ $name }”.

learn-headline = Jogos combinatórios, num tabuleiro que responde
learn-about = Lições curtas com tabuleiros para jogar. O programa verifica cada resposta e mostra-lhe porquê. Comece onde quiser.
learn-steps = { $count ->
    [one] 1 passo
   *[other] { NUMBER($count) } passos
}
learn-go-on = Continue onde ficou
learn-continue = Continuar
learn-start = Comece aqui
learn-begin = Começar
learn-repeat = { $count ->
    [one] Repetir 1 passo
   *[other] Repetir { NUMBER($count) } passos
}
learn-repeat-rule = O que falhou volta até o resolver à primeira, e depois ao fim de um dia, de três dias e de uma semana.
learn-lessons = { $count ->
    [one] 1 lição
   *[other] { NUMBER($count) } lições
}
learn-lessons-done = { NUMBER($done) } de { NUMBER($all) } lições feitas
learn-missed = { $count ->
    [one] 1 passo a repetir
   *[other] { NUMBER($count) } passos a repetir
}
learn-mastered-drills = { $count ->
    [one] 1 dominado
   *[other] { NUMBER($count) } dominados
}
learn-done = feita
learn-done-of = { NUMBER($done) } de { NUMBER($all) } passos feitos
learn-more = Mais
learn-progress = O seu progresso
learn-progress-note =
    O seu progresso fica guardado só neste navegador. Guarde-o num ficheiro para o levar para outro. Abrir um
    ficheiro junta os passos dele aos seus.
learn-progress-save = Guardar num ficheiro
learn-progress-open = Abrir um ficheiro
learn-progress-reset = Esquecer o meu progresso
learn-progress-sure = Isto apaga todo o seu progresso. Continuar?
learn-progress-forget = Esquecer
learn-progress-keep = Manter
learn-progress-forgotten = O seu progresso foi esquecido.
learn-progress-read = { $new ->
    [0] O ficheiro foi lido. Já tinha feito todos os passos dele.
    [one] O ficheiro foi lido: 1 passo é novo.
   *[other] O ficheiro foi lido: { NUMBER($new) } passos são novos.
}
learn-progress-no-file = Não foi possível ler o ficheiro.
learn-progress-head = Isto não é um ficheiro de progresso: a linha 1 devia ser “{ $head }”. O seu progresso ficou como estava.
learn-progress-line = A linha { NUMBER($line) }, “{ $text }”, não é uma lição e um passo como em “rules/jump”. O seu progresso ficou como estava.
learn-progress-long = O ficheiro tem mais de { NUMBER($most) } linhas. O seu progresso ficou como estava.

copycat = Um jogo para começar
copycat-begin =
    Joga com as pretas e começa. Salte por cima de uma pedra branca ao lado de uma das suas, para a casa vazia logo a
    seguir: a pedra saltada é tomada. Se for a sua vez e não puder saltar, perde.
copycat-wait = Agora as brancas.
copycat-turn = As brancas saltam { $jump }. Agora você.
copycat-lost = Não pode saltar, por isso perdeu. As brancas teriam ganho, fizesse o que fizesse.
copycat-why = Porquê?
copycat-again = De novo

puzzles-page = Problemas · Papamū
puzzles = Problemas
puzzles-headline = Só um salto ganha. Encontre-o.
puzzles-day = O problema do dia
puzzles-levels = Por dificuldade
puzzles-group = Problemas { NUMBER($first) } a { NUMBER($last) } do nível { NUMBER($level) }
puzzles-one = Problema { NUMBER($number) }
puzzles-asks = { $player ->
    [left] A Esquerda começa, com as pedras pretas. Só um salto ganha. Qual?
   *[right] A Direita começa, com as pedras brancas. Só um salto ganha. Qual?
}
puzzles-solved = { NUMBER($solved) } de { NUMBER($all) } resolvidos
puzzles-run = Uma série
puzzles-run-about = Cinco problemas de cada nível, primeiro os fáceis. A primeira resposta errada termina a série.
puzzles-run-begin = Começar uma série
puzzles-run-result = { $solved ->
    [one] Resolvido nesta série: 1 problema. A sua melhor série: { NUMBER($best) }.
   *[other] Resolvidos nesta série: { NUMBER($solved) } problemas. A sua melhor série: { NUMBER($best) }.
}
puzzles-best = A sua melhor série: { NUMBER($best) }
puzzles-about =
    As posições são de jogos entre programas em 6 × 6 e 8 × 8 pelas regras antigas. Uma procura decidiu cada salto nelas;
    quantas mais posições examinou, mais alto é o nível.

practice = De jogos e questionários
practice-aim = O que falhou noutros lugares
practice-lesson = Outra vez
practice-turn = Jogada { NUMBER($turn) } de um jogo
practice-asks = { $player ->
    [left] A Esquerda começa. No jogo, a vitória perdeu-se aqui. Jogue um salto que ganhe.
   *[right] A Direita começa. No jogo, a vitória perdeu-se aqui. Jogue um salto que ganhe.
}

learn-lesson = Lição { NUMBER($number) }
learn-step = { NUMBER($number) }. { $title }
    .done = { NUMBER($number) }. { $title } (feito)
    .missed = { NUMBER($number) }. { $title } (a repetir)
    .mastered = { NUMBER($number) }. { $title } (dominado)
learn-ways = Passos
learn-back = Anterior
learn-on = Seguinte
learn-another = Outro
# Of a drawn exercise.
learn-difficulty = Dificuldade { NUMBER($number) } de { NUMBER($all) }
learn-in-a-row = { NUMBER($number) } de { NUMBER($all) } certos seguidos
learn-mastered = Dominado
learn-check = Verificar
learn-hint = Pista
learn-hint-of = Pista { NUMBER($number) } de { NUMBER($all) }
learn-retry = Recomeçar
learn-lead-hint = Pista.
learn-lead-right = Certo.
learn-lead-wrong = Ainda não.
learn-too-hard = O programa não encontrou a resposta a tempo.
learn-open = Abrir no tabuleiro
learn-try = Experimentar
learn-try-both = Ambas as cores são suas.
learn-try-again = Ao início
learn-try-end = Voltar à resposta
learn-try-turn = { $player ->
    [left] Joga a Esquerda
   *[right] Joga a Direita
}
learn-try-lost = { $loser ->
    [left] A Esquerda não tem saltos: ganha a Direita
   *[right] A Direita não tem saltos: ganha a Esquerda
}
learn-play = Jogue no tabuleiro
learn-play-back = Um salto para trás
learn-play-on = Um salto para a frente
learn-played = { NUMBER($played) } de { NUMBER($all) }
learn-worth = vale <value/>

learn-end-page = { $title } · Fim da lição { NUMBER($lesson) } · Papamū
learn-end = Fim da lição { NUMBER($number) }
learn-remember = A reter
learn-end-missed = A repetir
learn-end-open = Por fazer
learn-end-on = Lição seguinte
learn-end-last = Todas as lições

learn-answer = A sua resposta
learn-jumps = Saltos
learn-player = { $player ->
    [left] Esquerda
   *[right] Direita
}
learn-test-page = Resultado: { $title }
learn-test-right = { NUMBER($right) } de { NUMBER($all) } à primeira resposta
learn-test-all = Não há nada a rever.
learn-test-look = Reveja estas lições
learn-test-boards = Os tabuleiros do teste
learn-test-again = Começar de novo, com outros tabuleiros
learn-greater = G é maior do que H
learn-less = G é menor do que H
learn-equal = G e H são iguais
learn-confused = G e H são confusos
learn-raise = { $letter } um lugar acima
learn-press-set = Prima uma casa: preta, branca, vazia.
learn-press-parts = Prima uma pedra para lhe dar um número: 1, 2, 3 … e nenhum.
learn-press-jump = Jogue no tabuleiro, ou escolha aqui.
learn-press-hold = Jogue no tabuleiro.
learn-gauge = O termógrafo
learn-gauge-level = Temperatura
learn-gauge-walls = À temperatura { $t } as paredes estão em { $left } e { $right }.
learn-gauge-mast = À temperatura { $t } há só o mastro, em { $wall }.
learn-gauge-answer = Responder { $t }

learn-pen = A parede a desenhar
learn-pen-wall = { $player ->
    [left] Parede da Esquerda
   *[right] Parede da Direita
}
learn-pen-start = { $player ->
    [left] Carregue onde a parede da Esquerda está em t = 0, e arraste para cima.
   *[right] Carregue onde a parede da Direita está em t = 0, e arraste para cima.
}
learn-pen-tip = { $player ->
    [left] A parede da Esquerda está em { $value } para t = { $t }.
   *[right] A parede da Direita está em { $value } para t = { $t }.
}
learn-pen-greater = Começar num valor maior
learn-pen-less = Começar num valor menor
learn-pen-upright = Vertical
learn-pen-lean = Inclinada
learn-pen-back = Voltar atrás

learn-stage-options = Opções
learn-stage-dominated = Saltos dominados
learn-stage-reversible = Saltos reversíveis
learn-stage-name = Valor
learn-ask-options = A que leva cada salto? Escreva os valores.
learn-ask-dominated = Que saltos são dominados? De saltos iguais, deixe um.
learn-ask-reversible = Dos saltos que ficam, quais são reversíveis, e através de que resposta?
learn-ask-name = Qual é o valor? Escreva-o.
learn-jumps-of = { $player ->
    [left] Saltos da Esquerda
   *[right] Saltos da Direita
}
learn-none-dominated = Nenhum é dominado
learn-none-reversible = Nenhum é reversível
learn-not-reversible = não reversível
learn-through = através de { $jump }
learn-replaced = { $player ->
    [left] Os saltos da Esquerda depois disso tomam o seu lugar. A que levam?
   *[right] Os saltos da Direita depois disso tomam o seu lugar. A que levam?
}
learn-not-replaced = { $player ->
    [left] Depois disso, a Esquerda não tem saltos: nada toma o seu lugar.
   *[right] Depois disso, a Direita não tem saltos: nada toma o seu lugar.
}
learn-left-over = O que fica: para a Esquerda <left/>, para a Direita <right/>.
learn-no-option = nada
learn-after = Depois de { $jump }:
learn-show-stage = Mostrar este passo

learn-present-page = { $lesson } · Papamū
learn-present-bar = Apresentação
learn-present-back = Para trás
learn-present-on = Avançar
learn-present-place = { NUMBER($step) } / { NUMBER($all) }
learn-present-answered = Resposta dada: { $answer }
learn-present-solving = O programa está a calcular.

learn-sheet = Exercícios em papel
learn-sheet-page = { $lesson }: exercícios · Papamū
learn-sheet-title = { $lesson }: exercícios
learn-sheet-name = Nome
learn-sheet-date = Data
learn-sheet-count = Quantos
learn-sheet-own = Os da lição
learn-sheet-number = número { $number }
learn-sheet-another = Outros exercícios
learn-sheet-another-note = { NUMBER($count) } destes são sorteados: um novo número sorteia novos tabuleiros.
learn-sheet-solutions = Soluções
learn-sheet-with = Numa folha própria
learn-sheet-without = Nenhumas
learn-sheet-solutions-title = { $lesson }: soluções
learn-sheet-known = { NUMBER($known) } de { NUMBER($all) } resolvidos
learn-sheet-close = Voltar
learn-sheet-none = Esta lição não tem exercícios.
learn-sheet-answer = Resposta

notes = Notas para o professor
notes-page = Notas para o professor · Papamū
notes-headline = Para cada lição: para que serve, o que os alunos costumam errar, quanto tempo leva e o que mostrar.
notes-loading = A carregar as notas …
notes-failed = As notas não chegaram. Carregue a página outra vez.
notes-all = As notas de todas as lições
notes-time = { $minutes ->
    [one] Cerca de 1 minuto
   *[other] Cerca de { NUMBER($minutes) } minutos
}
notes-aims = Objetivos
notes-mistakes = Erros habituais
notes-shows = O que mostrar
