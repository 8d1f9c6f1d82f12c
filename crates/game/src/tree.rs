//! The tree of all lines that were played from one beginning.

use crate::Turn;

/// A position in the tree: the turn that led there, and what was played from it. Node 0 is the
/// beginning.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Node {
    /// `None` at the beginning.
    pub turn: Option<Turn>,
    /// A remark about the turn, or about the beginning.
    pub remark: String,
    /// The index of the node before it; 0 at the beginning.
    pub parent: usize,
    /// The first child continues the line.
    pub children: Vec<usize>,
}

/// Nodes by index: 0 is the beginning, and a parent's index is smaller than its children's.
#[derive(Clone, PartialEq, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Default for Tree {
    fn default() -> Tree {
        Tree { nodes: vec![Node::default()] }
    }
}

impl Tree {
    /// The node at this index; the beginning if there is none.
    pub fn node(&self, index: usize) -> &Node {
        self.nodes.get(index).unwrap_or(&self.nodes[0])
    }

    /// How many nodes there are, including the beginning.
    pub fn count(&self) -> usize {
        self.nodes.len()
    }

    /// Plays a turn and returns the node after it: the one that is already there, or a new last
    /// child.
    pub fn play(&mut self, from: usize, turn: Turn) -> usize {
        if let Some(known) = self.child(from, turn) {
            return known;
        }
        let index = self.nodes.len();
        self.nodes.push(Node { turn: Some(turn), parent: from, ..Node::default() });
        self.nodes[from].children.push(index);
        index
    }

    /// The turns from the beginning to this node.
    pub fn turns(&self, index: usize) -> impl Iterator<Item = Turn> + '_ {
        self.path(index).into_iter().filter_map(|index| self.node(index).turn)
    }

    /// The node after these turns from the beginning, if they have been played.
    pub fn find(&self, turns: impl IntoIterator<Item = Turn>) -> Option<usize> {
        turns.into_iter().try_fold(0, |index, turn| self.child(index, turn))
    }

    fn child(&self, index: usize, turn: Turn) -> Option<usize> {
        let mut children = self.node(index).children.iter().copied();
        children.find(|&child| self.node(child).turn == Some(turn))
    }

    /// The nodes from the beginning to this one, without the beginning.
    pub fn path(&self, index: usize) -> Vec<usize> {
        let mut path = Vec::new();
        let mut index = index;
        while self.node(index).turn.is_some() {
            path.push(index);
            index = self.node(index).parent;
        }
        path.reverse();
        path
    }

    /// The nodes of the line through this one, without the beginning.
    pub fn line(&self, index: usize) -> Vec<usize> {
        let mut line = self.path(index);
        let mut last = line.last().copied().unwrap_or(0);
        while let Some(&next) = self.node(last).children.first() {
            line.push(next);
            last = next;
        }
        line
    }

    /// The last node of the line through this one.
    pub fn end(&self, index: usize) -> usize {
        self.line(index).last().copied().unwrap_or(0)
    }

    /// Whether a node lies on the main line.
    pub fn is_main(&self, index: usize) -> bool {
        index == 0 || self.line(0).contains(&index)
    }

    /// Makes the line through a node the main line.
    pub fn promote(&mut self, index: usize) {
        for child in self.path(index) {
            let parent = self.node(child).parent;
            let children = &mut self.nodes[parent].children;
            children.retain(|&other| other != child);
            children.insert(0, child);
        }
    }

    /// Replaces the remark of a node; nothing happens if there is no such node.
    pub(crate) fn remark(&mut self, index: usize, remark: String) {
        if let Some(node) = self.nodes.get_mut(index) {
            node.remark = remark;
        }
    }

    /// The remarks of all nodes, in the order of their indices; empty where there is none.
    pub fn remarks(&self) -> impl Iterator<Item = &str> {
        self.nodes.iter().map(|node| node.remark.as_str())
    }

    /// The tree without a node and everything after it, and where the node before it is in the new
    /// tree.
    pub(crate) fn without(&self, index: usize) -> (Tree, usize) {
        let mut tree = Tree::default();
        let before = self.node(index).parent;
        let at = tree.copy(self, |child| child != index, before);
        (tree, at)
    }

    /// Adds the lines of another tree after those of this tree, and its remarks.
    pub(crate) fn add(&mut self, other: &Tree) {
        self.copy(other, |_| true, 0);
    }

    /// Adds the wanted nodes of another tree with their remarks. Returns where the sought node of
    /// the other tree is in this one.
    fn copy(&mut self, other: &Tree, is_wanted: impl Fn(usize) -> bool, sought: usize) -> usize {
        let mut found = 0;
        let mut open = vec![(0, 0)];
        while let Some((there, here)) = open.pop() {
            let node = other.node(there);
            if there == sought {
                found = here;
            }
            if !node.remark.is_empty() {
                self.remark(here, node.remark.clone());
            }
            for &child in node.children.iter().filter(|&&child| is_wanted(child)) {
                if let Some(turn) = other.node(child).turn {
                    let copied = self.play(here, turn);
                    open.push((child, copied));
                }
            }
        }
        found
    }
}
