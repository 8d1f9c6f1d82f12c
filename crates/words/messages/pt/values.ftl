value-left = Esquerda para
value-right = Direita para
value-open = abre
value-close = fecha
value-or = ou
value-more = mais
value-star = estrela
value-plus-minus = mais ou menos
value-tiny = tiny, miny
value-arrows = up, down
value-times = duplo, triplo,{ "  vezes" }
value-through = até ao

number-minus = menos
number-small =
    zero, um, dois, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze, treze, catorze, quinze, dezasseis,
    dezassete, dezoito, dezanove
number-tens = vinte, trinta, quarenta, cinquenta, sessenta, setenta, oitenta, noventa
number-between = { " e " }
number-part = meio, quarto, oitavo, dezasseis avos
number-parts = meios, quartos, oitavos, dezasseis avos
number-over = sobre
number-ordinals = segundo, terceiro, quarto, quinto
number-endings = -ésimo, -ésimo, -ésimo, -ésimo
