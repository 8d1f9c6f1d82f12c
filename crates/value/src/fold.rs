//! Folds long names so that they fit into a given width.

use crate::{Name, NameTree};
use basics::player::ByPlayer;

impl NameTree {
    /// The value with this index, with options left out so that it takes at most `room` signs, if
    /// that is possible. Shown are as many levels as fit, and short names deeper down. What always
    /// remains is `{…|…}`, or a sum of a number, arrows and a nimber.
    pub fn folded(&self, node: u32, room: usize) -> NameTree {
        let fitting = |levels: usize, options: usize, brief: usize| {
            let mut fold = Fold { tree: self, options, brief, most: room, nodes: Vec::new() };
            fold.copy(node, levels);
            Some(NameTree::new(fold.nodes)).filter(|fold| fold.pieces(room).is_some())
        };
        let all = usize::MAX;
        let mut best = None;
        for levels in 1..=room {
            let briefs = [room, room / 2, room / 4, room / 8, 0];
            let Some(fold) = briefs.into_iter().find_map(|brief| fitting(levels, all, brief))
            else {
                break;
            };
            let is_whole = fold.is_whole();
            best = Some(fold);
            if is_whole {
                break;
            }
        }
        best.or_else(|| [4, 2, 1].into_iter().find_map(|options| fitting(1, options, 0)))
            .unwrap_or_else(|| {
                let mut fold = Fold { tree: self, options: 0, brief: 0, most: all, nodes: vec![] };
                fold.copy(node, 1);
                NameTree::new(fold.nodes)
            })
    }
}

/// Copies a part of a tree.
struct Fold<'a> {
    tree: &'a NameTree,
    /// How many options are copied on each side.
    options: usize,
    /// Names of at most this many signs are copied whole.
    brief: usize,
    /// The copy may stop when it has more values than this.
    most: usize,
    nodes: Vec<Option<Name<u32>>>,
}

impl Fold<'_> {
    /// Returns the index of the copy. The recursion is never deeper than the name is wide, since
    /// each level has at least one sign.
    fn copy(&mut self, node: u32, levels: usize) -> u32 {
        let copy = self.nodes.len();
        self.nodes.push(None);
        if let Some(name) = self.tree.name(node).filter(|_| self.shows(node, levels)) {
            let inner = levels.saturating_sub(1);
            self.nodes[copy] = Some(match name {
                Name::Parts(parts) => Name::Parts(*parts),
                Name::PlusMinus(options) => Name::PlusMinus(self.list(options, inner)),
                &Name::Tiny { number, ahead, subscript } => {
                    Name::Tiny { number, ahead, subscript: self.copy(subscript, inner) }
                }
                Name::Slashes(ByPlayer { left, right }) => Name::Slashes(ByPlayer {
                    left: self.list(left, inner),
                    right: self.list(right, inner),
                }),
            });
        }
        copy as u32
    }

    /// Writes one ellipsis for each run of options that are left out.
    fn list(&mut self, options: &[u32], levels: usize) -> Vec<u32> {
        let mut copies = Vec::new();
        let mut is_left_out = false;
        for (index, &option) in options.iter().enumerate() {
            let is_shown = index < self.options && self.shows(option, levels);
            if is_shown || !is_left_out {
                copies.push(if is_shown { self.copy(option, levels) } else { self.nothing() });
            }
            is_left_out = !is_shown;
        }
        copies
    }

    fn shows(&self, node: u32, levels: usize) -> bool {
        let is_brief = || self.tree.pieces_at(node, self.brief).is_some();
        let is_shown =
            |name: &Name<u32>| levels > 0 || matches!(name, Name::Parts(_)) || is_brief();
        self.nodes.len() <= self.most && self.tree.name(node).is_some_and(is_shown)
    }

    fn nothing(&mut self) -> u32 {
        self.nodes.push(None);
        self.nodes.len() as u32 - 1
    }
}
