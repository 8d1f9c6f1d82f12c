//! What a proof in part leaves to the one that goes on from it.

use std::collections::HashMap;

use crate::certificate::{ProvedRelation, position};
use crate::claims::{Key, Packed, Reason};
use crate::writer::Prover;
use crate::writer::text::section;
use basics::player::Player;
use konane::{Board, Square};
use value::Value;

impl Prover {
    /// What is proved so far of who wins if `starts` moves first, for [`Prover::restore`]: the head and the claims of a
    /// certificate, in the order of their proof, and those that are being proved.
    pub fn state(&self) -> Option<String> {
        let (relation, _) = self.claimed.filter(|_| self.is_by_search)?;
        let mut text = self.state_head(relation);
        let mut section = None;
        let open = self.open.iter().filter_map(|open| open.key.as_ref()).map(Key::packed);
        let proved = (0..self.claims.len())
            .map(|place| (Packed::from(self.claims.packed(place)), self.claims.reason(place)));
        let stored = self.stored.iter().map(|(packed, &is_end)| {
            (packed.clone(), if is_end { Reason::End } else { Reason::Answers })
        });
        for (claim, reason) in proved.chain(open.map(|key| (key, Reason::Answers))).chain(stored) {
            self.line(&mut text, &mut section, &claim, Square::new(0, 0), self.size());
            text += if reason == Reason::End { " end\n" } else { "\n" };
        }
        Some(text)
    }

    /// Goes on from a [`Prover::state`], which is not checked: whoever uses the certificate has to check it, as always.
    /// Returns whether the text is a state of this proof.
    pub fn restore(&mut self, starts: Player, text: &str) -> bool {
        let read = Player::ALL.into_iter().find_map(|winner| {
            let relation = ProvedRelation::of_winner(winner, starts);
            let lines = text.strip_prefix(&self.state_head(relation))?;
            Some((relation, self.read_state(winner, lines)?))
        });
        let Some((relation, stored)) = read else { return false };
        let Ok(value) = self.number(Value::ZERO) else { return false };
        self.is_by_search = true;
        self.stored = stored;
        self.begin(relation, value);
        true
    }

    fn state_head(&self, relation: ProvedRelation) -> String {
        let Prover { rules, board, ends, .. } = self;
        let (rows, columns) = self.size();
        let claimed = position(|square| board.stone(square), rows, columns);
        format!(
            "papamu proof in part 1\nrules {}\nedge {}\nsize {rows} {columns}\nends {ends}\nclaim {claimed} {} 0\n",
            rules.name(),
            board.edge().name(),
            relation.name()
        )
    }

    /// The claims of a state, and whether they are ends.
    fn read_state(&self, winner: Player, lines: &str) -> Option<HashMap<Packed, bool>> {
        let section = section(winner, 0);
        let lines = lines.lines().filter(|line| *line != section);
        let read = |line: &str| {
            let (text, is_end) = match line.strip_suffix(" end") {
                Some(text) => (text, true),
                None => (line, false),
            };
            let board = Board::parse(text, self.board.edge()).ok()?;
            let has_size = (board.rows(), board.columns()) == self.size();
            has_size.then(|| (Key { winner, value: 0, board }.packed(), is_end))
        };
        lines.map(read).collect()
    }
}
