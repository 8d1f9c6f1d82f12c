"""A board of a site in a cell of a notebook."""

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from papamu import Board, Value


class BoardWidget(anywidget.AnyWidget):
    """A board in a cell: a press plays a jump, or changes stones after a press on Edit.

    position, rules, edge and show lead both ways; jump and value are what the cell told last.
    """

    _esm = Path(__file__).with_name("widget.js")
    site = traitlets.Unicode().tag(sync=True)
    position = traitlets.Unicode().tag(sync=True)
    rules = traitlets.Enum(["ancient", "modern"], "ancient").tag(sync=True)
    edge = traitlets.Enum(["plane", "walls"], "plane").tag(sync=True)
    show = traitlets.Unicode("value parts").tag(sync=True)
    jump = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    value = traitlets.Instance(Value, allow_none=True).tag(
        sync=True,
        to_json=lambda value, _: value and value.ascii,
        from_json=lambda name, _: name and Value(name),
    )

    @traitlets.validate("position")
    def _read(self, proposal: dict[str, Any]) -> str:
        Board(text := str(proposal["value"]))
        return text

    @property
    def board(self) -> Board:
        return Board(self.position, self.rules, self.edge)
