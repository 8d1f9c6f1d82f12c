# Of dialogs.
browser-close = Close
# What can be done to a thing in a row.
browser-up = Move up
    .thing = Move up: { $thing }
browser-down = Move down
    .thing = Move down: { $thing }
browser-twice = Duplicate
    .thing = Duplicate: { $thing }
browser-remove = Remove
    .thing = Remove: { $thing }
browser-undo = Undo
browser-redo = Redo
browser-undone = Undone.
browser-redone = Redone.
