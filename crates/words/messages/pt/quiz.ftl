quiz-link-long = A ligação tem mais de { NUMBER($most) } caracteres: nenhuma pergunta é lida.
quiz-title-long = O título tem mais de { NUMBER($most) } caracteres: o resto fica de fora.
quiz-words-long = Um texto da pergunta { NUMBER($number) } tem mais de { NUMBER($most) } caracteres: o resto fica de fora.
quiz-parameter = “{ $name }” na ligação nada significa num questionário: fica de fora.
quiz-most = Um questionário tem no máximo { NUMBER($most) } perguntas: as outras ficam de fora.
quiz-cut = { $questions ->
    [one] A ligação foi cortada ou alterada: chegou 1 pergunta, e podem faltar outras.
   *[other] A ligação foi cortada ou alterada: chegaram { NUMBER($questions) } perguntas, e podem faltar outras.
}
quiz-left-out = A pergunta { NUMBER($number) } fica de fora. { $reason }
quiz-no-task = “{ $task }” não é uma tarefa.
quiz-edge = espera-se ancient ou modern, depois plane ou walls, depois as linhas de um tabuleiro
quiz-nothing = Não há posição nem valor.
quiz-too-many = No máximo { NUMBER($most) } coisas podem ser ordenadas ou escolhidas.
quiz-too-large = O tabuleiro de uma pergunta tem no máximo { NUMBER($most) } linhas e colunas.
quiz-rules = Estas posições não seguem todas as mesmas regras.
quiz-unfit = A tarefa “{ $task }” não se ajusta àquilo a que se aplica.
quiz-family = Não há tabuleiros “{ $family }” para sortear.
quiz-jump = O salto em “{ $task }” não é possível.
quiz-text = Um valor precisa de 1 a { NUMBER($most) } caracteres.

quiz-ask-winner = { $starts ->
    [left] Esquerda começa. Quem ganha?
   *[right] Direita começa. Quem ganha?
}
quiz-ask-outcome = Quem ganha se Esquerda começar, e quem ganha se Direita começar?
quiz-ask-jump = { $player ->
    [left] Esquerda começa. Encontre um salto com que Esquerda ganha.
   *[right] Direita começa. Encontre um salto com que Direita ganha.
}
quiz-ask-jumps = { $player ->
    [left] Esquerda começa. Marque todos os saltos com que Esquerda ganha; pode não haver nenhum.
   *[right] Direita começa. Marque todos os saltos com que Direita ganha; pode não haver nenhum.
}
quiz-ask-value = Qual é o valor?
quiz-ask-value-typed = Qual é o valor? Dê o nome ou a forma canónica.
quiz-ask-derive = Qual é o valor? Encontre-o passo a passo.
quiz-ask-temperature = Qual é a temperatura?
quiz-ask-walls = Desenhe as duas paredes do termógrafo até se encontrarem.
quiz-ask-stop = { $player ->
    [left] Esquerda começa. Em que número acaba o jogo?
   *[right] Direita começa. Em que número acaba o jogo?
}
quiz-ask-order = Ordene do menor para o maior.
quiz-ask-parts = Que pedras pertencem à mesma parte? Numere-as.
quiz-ask-strike = { $player ->
    [left] Marque os saltos dominados de Esquerda. De iguais, guarde um.
   *[right] Marque os saltos dominados de Direita. De iguais, guarde um.
}
quiz-ask-through = { $player ->
    [left] Esquerda salta { $jump }. Encontre a resposta de Direita através da qual isto reverte.
   *[right] Direita salta { $jump }. Encontre a resposta de Esquerda através da qual isto reverte.
}
quiz-ask-hold = { $player ->
    [left] Direita começa. Ganhe como Esquerda, jogando em segundo lugar.
   *[right] Esquerda começa. Ganhe como Direita, jogando em segundo lugar.
}
quiz-ask-set-wins = { $player ->
    [left] Construa uma posição que Esquerda ganha, comece quem começar.
   *[right] Construa uma posição que Direita ganha, comece quem começar.
}
quiz-ask-set-first = Construa uma posição que o primeiro jogador ganha.
quiz-ask-set-second = Construa uma posição que o segundo jogador ganha.
quiz-ask-set-equal = Construa uma posição de valor { $value }.
quiz-ask-set-less = Construa uma posição menor do que { $value }.
quiz-ask-set-greater = Construa uma posição maior do que { $value }.
quiz-ask-set-confused = Construa uma posição confusa com { $value }.

quiz-kind-outcome = O desfecho: um de quatro
quiz-kind-winner = Quem ganha se um jogador começar
quiz-kind-jump = Encontrar um salto que ganha
quiz-kind-jumps = Marcar todos os saltos que ganham
quiz-kind-value = O valor
quiz-kind-derive = O valor, passo a passo
quiz-kind-temperature = A temperatura
quiz-kind-stop = A paragem se um jogador começar
quiz-kind-strike = Marcar os saltos dominados
quiz-kind-through = Através de que reverte um salto
quiz-kind-parts = Separar em partes
quiz-kind-hold = Ganhar em segundo lugar
quiz-kind-set = Construir uma posição
quiz-kind-order = Ordenar

quiz-numbered = { $title }, número { $number }
quiz-named = { $title }, { $name } (número { $number })
quiz-number-ask = O seu número ou nome
quiz-number-about =
    Esta lição sorteia tabuleiros para cada aluno. Escreva o número que o professor lhe deu, ou o seu nome. O mesmo
    número ou nome recebe sempre os mesmos tabuleiros.
quiz-number-start = Começar
quiz-number-none = Um número ou um nome precisa de uma letra ou de um algarismo.
quiz-question = Pergunta { NUMBER($number) } de { NUMBER($questions) }
quiz-empty = Nesta ligação não há nenhuma pergunta.
quiz-page = { $title } · Papamū
quiz-name-ask = O seu nome
quiz-name-about =
    O professor vê este nome ao lado das suas respostas. Basta uma alcunha. Fica neste separador até entregar o resultado.
quiz-nameless = Sem nome
quiz-line = { NUMBER($right) } de { NUMBER($questions) } certas, ajudas: { NUMBER($hints) }
quiz-rule = Uma pergunta está certa se a primeira resposta que verificou estava certa. As ajudas contam-se à parte.
quiz-rule-any = Uma pergunta está certa se a resolveu, fossem quais fossem as respostas anteriores. As ajudas contam-se à parte.
quiz-hand-in = Entregar
quiz-hand-in-about =
    Nada é enviado. Copie este código e envie-o ao professor, guarde-o num ficheiro, ou deixe o professor ler a imagem.
quiz-code = O seu código
quiz-save = Guardar num ficheiro
quiz-noted = Anotada. No fim verá se estava certa.
quiz-tries-left = { $tries ->
    [0] Não há mais tentativas.
    [one] Falta 1 tentativa.
   *[other] Faltam { NUMBER($tries) } tentativas.
}
quiz-later = { $questions ->
    [one] Mais 1 foi resolvida depois de uma resposta errada.
   *[other] Mais { NUMBER($questions) } foram resolvidas depois de uma resposta errada.
}
quiz-open = { $questions ->
    [0] Todas as perguntas estão resolvidas.
    [one] 1 pergunta ainda está por resolver.
   *[other] { NUMBER($questions) } perguntas ainda estão por resolver.
}
quiz-marks = Pergunta a pergunta
quiz-mark-right = certa
quiz-mark-later = depois de uma resposta errada
quiz-mark-wrong = ainda não
quiz-mark-open = por resolver
quiz-mark-tries = { $tries ->
    [one] 1 tentativa
   *[other] { NUMBER($tries) } tentativas
}
quiz-mark-hints = { $hints ->
    [one] 1 ajuda
   *[other] { NUMBER($hints) } ajudas
}
quiz-again = Recomeçar
quiz-again-note = Apaga o resultado neste separador.
quiz-back = Voltar às perguntas

results-title = Resultados
results-page = Resultados · Papamū
results-about = Junte os códigos que os alunos entregam. Ficam guardados só neste navegador, até os apagar.
results-text = Cole códigos, com qualquer texto à volta, e a ligação da lição
results-add = Juntar
results-open = Abrir ficheiros
results-scan = Ler códigos com a câmera
results-votes = Votos, antes e depois de cada discussão
results-unread = Não foi possível ler um ficheiro.
results-new = { $results ->
    [0] Nenhum resultado novo.
    [one] 1 resultado novo.
   *[other] { NUMBER($results) } resultados novos.
}
results-known = { $results ->
    [one] 1 já cá estava.
   *[other] { NUMBER($results) } já cá estavam.
}
results-quizzes = { $quizzes ->
    [one] 1 lição encontrada.
   *[other] { NUMBER($quizzes) } lições encontradas.
}
results-damaged = O código { $code }… está estragado: falta uma parte ou foi alterada. Peça-o outra vez.
results-again = Entregaram mais de uma vez, conta o resultado com mais respostas: { $names }
results-foreign = Outra lição ({ $lesson })
results-foreign-about = A página não conhece esta lição. Cole a sua ligação: até lá os resultados ficam aqui.
results-nameless = Sem nome
results-csv = Guardar CSV
results-delete = Apagar
results-sure = { $students ->
    [one] Apagar o resultado de 1 aluno?
   *[other] Apagar os resultados de { NUMBER($students) } alunos?
}
results-forget = Sim, apagar
results-keep = Manter
results-answered = { $students ->
    [one] 1 aluno respondeu
   *[other] { NUMBER($students) } alunos responderam
}
results-right = { NUMBER($right) } de { NUMBER($all) } respostas certas
results-of = { NUMBER($right) } de { NUMBER($all) }
results-by-question = Certas, por pergunta
results-stuck = Parados
results-stuck-at = pergunta { NUMBER($number) }
results-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { NUMBER($minutes) } minutos
}
results-students = Aluno a aluno
results-wrong = Respostas erradas, a mais comum primeiro
results-groups = { NUMBER($answers) } em { $groups ->
    [one] 1 grupo
   *[other] { NUMBER($groups) } grupos
}
results-said = { $students ->
    [one] respondeu
   *[other] responderam
}
results-show = Mostrar
results-question = Pergunta { NUMBER($number) } ·{" "}
results-columns = Nome; Número; Início; Certas; Ajudas; Segundos
results-columns-of = Pergunta { $number }; Tentativas { $number }; Ajudas { $number }; Segundos { $number }; Respostas { $number }

quiz-drawn = Os tabuleiros são sorteados para cada aluno.

quiz-task = Tarefa da pergunta { NUMBER($number) }
quiz-player = Jogador na pergunta { NUMBER($number) }
quiz-left = Esquerda
quiz-right = Direita
quiz-choices = Escolhas da pergunta { NUMBER($number) }, separadas por ponto e vírgula
quiz-choices-example = escrito pelos alunos; ou escolhas: 0; 1/2; *
quiz-family-of = Tabuleiros da pergunta { NUMBER($number) }
quiz-difficulty-of = Dificuldade da pergunta { NUMBER($number) }
quiz-wish = O que se pede na pergunta { NUMBER($number) }
quiz-wish-left = Esquerda ganha
quiz-wish-right = Direita ganha
quiz-wish-first = o primeiro jogador ganha
quiz-wish-second = o segundo jogador ganha
quiz-wish-equal = igual a
quiz-wish-less = menor do que
quiz-wish-greater = maior do que
quiz-wish-confused = confusa com
quiz-wish-value = Valor na pergunta { NUMBER($number) }
quiz-jumped = Salto na pergunta { NUMBER($number) }
quiz-ask = Texto da pergunta { NUMBER($number) }
quiz-hint = Ajuda para a pergunta { NUMBER($number) }
quiz-hint-example = A sua própria ajuda, antes da última do programa (opcional)

quiz-checking = O programa está a verificar …
quiz-checked-drawn = O programa consegue julgar todos os tabuleiros que sorteia. Cada aluno recebe um diferente.
quiz-answer = Resposta: <answer/>
quiz-answer-none = nenhum salto
quiz-answer-any = qualquer posição que sirva
quiz-answer-hold = o segundo jogador ganha com as respostas certas
quiz-answer-parts = { $parts ->
    [one] 1 parte
   *[other] { NUMBER($parts) } partes
}
quiz-unanswered = Nenhuma resposta está certa: mude a tarefa, as escolhas ou a posição.
quiz-undecided =
    O programa não encontrou a resposta em 20 segundos. Os alunos esperariam em vão: escolha uma posição mais pequena.
