# A sala da galeria com todos os valores nascidos até ao dia 3.

early-loading = A carregar os valores …
early-failed = Não foi possível carregar o ficheiro dos valores.
early-ways = Como foi encontrada cada posição
early-any = Todos os valores
early-count = { NUMBER($count) }
early-value = Valor
early-day = Dia
early-stones = Pedras
early-position = Posição no plano
early-order = Ordem
early-by-value = Por valor
early-by-stones = Por pedras
early-pages = Páginas da tabela
early-before = Anterior
early-after = Seguinte
early-page = Página { NUMBER($page) } de { NUMBER($pages) }
early-build = Construí-la passo a passo
early-prove = Prova de que esta posição vale { $value }
early-listed = a menor de todas as posições listadas
early-sum = várias posições listadas lado a lado
early-compared = construída, e comparada com o valor pelo programa
early-built = construída, não comparada com o valor pelo programa
early-unknown = desconhecida
