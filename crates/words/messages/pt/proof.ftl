proof-page = Prova · Papamū
proof-title = Prova
proof-headline = Um certificado prova cada afirmação só a partir dos lances. Um segundo programa o confere aqui; depois você pode tentar derrubá-lo.
proof-open = Prova
    .of = Prova deste valor
    .wrong = Por que o valor impresso está errado
    .winner = { $first ->
        [left] Prova de quem vence se as pretas começam
       *[right] Prova de quem vence se as brancas começam
    }

proof-value = A posição vale <value/>.
proof-not-value = A posição não vale <value/>.
proof-difference = { $winner ->
    [left] Na posição menos este valor, as pretas, jogando primeiro, vencem.
   *[right] Na posição menos este valor, as brancas, jogando primeiro, vencem.
}
proof-wins-first = { $winner ->
    [left] As pretas, jogando primeiro, vencem.
   *[right] As brancas, jogando primeiro, vencem.
}
proof-wins-second = { $winner ->
    [left] Se as brancas começam, as pretas vencem.
   *[right] Se as pretas começam, as brancas vencem.
}
proof-asked-winner = { $first ->
    [left] Quem vence se as pretas começam?
   *[right] Quem vence se as brancas começam?
}
proof-asked-value = Quanto vale a posição?
proof-position = A posição no tabuleiro
proof-writing = O programa que calcula escreve o certificado.
proof-about = a prova
proof-too-hard = Não há prova dentro dos limites desta página. A linha de comando não tem esses limites:
proof-false = Nada a provar: a posição vale exatamente este valor.
proof-unread = “{ $value }” não é um valor. Caractere { NUMBER($at) }: esperava-se { $expected }.

proof-figures = { $claims ->
    [one] { NUMBER($claims) } afirmação listada, { $size }
   *[other] { NUMBER($claims) } afirmações listadas, { $size }
}
proof-checking = Um segundo programa confere …
proof-checked = Conferido nesta página por um segundo programa, <name>checker</name>, que não tem código em comum com o que calcula: cada afirmação se segue.
proof-refused = O segundo programa recusa na linha { NUMBER($line) }: { $reason }.
proof-failed = O segundo programa não pôde conferir. ({ $reason })
proof-download = Baixar
    .packed = Baixar compactado (.gz)
proof-yourself = Para conferir você mesmo, baixe <file>papamu_check.py</file>. Ele só precisa de Python 3 e não tem código em comum com esta página:

proof-walk = Percorrer a prova
proof-walk-rule = { $loser ->
    [left] Você é as pretas. Tente todos os lances; a prova responde pelas brancas. Quem não pode jogar perde.
   *[right] Você é as brancas. Tente todos os lances; a prova responde pelas pretas. Quem não pode jogar perde.
}
proof-sides = As duas metades da prova
proof-side = { $loser ->
    [left] Ser as pretas
   *[right] Ser as brancas
}
proof-minus = A posição no tabuleiro, menos <value/>
proof-in-value = Ou jogue no valor subtraído, que passa a ser
proof-lost = Você não pode jogar: perdeu, como afirmado.
proof-below = { $count ->
    [one] { NUMBER($count) } afirmação abaixo
   *[other] { NUMBER($count) } afirmações abaixo
}
proof-line = linha { $line }
proof-parts = partes: { $lines }
proof-unlisted = não listada
proof-path = Os lances até aqui
proof-start = Início
proof-becomes = valor <value/>
proof-answered = A resposta é <answer/>; { $place }; { $below }.
proof-steps = Passos
proof-step-first = Ao início
proof-step-back = Voltar
proof-step-on = Avançar
proof-step-last = Ao fim

proof-key-step = Um par de lances para trás ou para a frente
proof-key-branch = O ramo anterior ou o seguinte

proof-link-long = O valor no link tem mais de { $most } caracteres: a prova é do valor da posição.
