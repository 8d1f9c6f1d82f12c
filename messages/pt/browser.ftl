browser-close = Fechar
