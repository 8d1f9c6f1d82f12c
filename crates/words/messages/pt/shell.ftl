page-title = Papamū: o tabuleiro de Kōnane que sabe os seus valores

pages = Páginas
page-skip = Saltar para a página
page-board = Tabuleiro
page-gallery = Galeria
page-learn = Aprender
page-play = Jogar
page-sums = Somas
page-teach = Ensinar
page-proof = Prova

page-problem = Não foi possível carregar esta parte do programa. ({ $reason }) Se tentar de novo não ajudar, recarregue a página.
page-try = Tentar de novo

display = Apresentação: língua, cores, aula
theme-choose = Cores
theme-auto = Automático
theme-light = Claro
theme-dark = Escuro
theme-contrast = Contraste

single-keys = Teclas de uma só letra
    .title = Letras, algarismos e sinais sozinhos fazem algo. Desligue-as se fala com o computador.

projector-open = Aula
    .title = Para uma sala de aula (p no tabuleiro)
projector-leave = sair
share-open = Partilhar
embed-open = Abrir no Papamū
print-untitled = Uma posição de Kōnane

link-unreadable = <strong>Não é possível abrir esta ligação.</strong> Em { $place }.
link-no-page = Não há nenhuma página “{ $word }”.
link-meant = Queria dizer <way>{ $page }</way>?
link-corrected = Nem tudo o que esta ligação pede pode ser mostrado.
link-dismiss = Fechar

list-bar = Lição
list-before = Item anterior
list-after = Item seguinte
list-place = { NUMBER($number) } de { NUMBER($count) }:
list-keep = Guardar assim na lição
list-again = Como estava

offline-refused =
    Este navegador não guardou o Papamū para uso sem rede: não tem espaço, ou não o permite. Tudo o resto funciona.
offline-dismiss = Fechar
offline-new = Há uma nova versão pronta.
offline-reload = Recarregar
offline-later = Mais tarde
