# Of dialogs.
browser-close = Close
