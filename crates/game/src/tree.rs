//! All lines that have been played from one beginning.

use crate::Turn;

/// A place in the tree: what led there, and what has been played from it. The first place is the beginning.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Node {
    /// Nothing at the beginning.
    pub turn: Option<Turn>,
    /// What is remarked of the turn, or of the beginning.
    pub remark: String,
    pub parent: usize,
    /// The first of them goes on with the line.
    pub children: Vec<usize>,
}

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
    /// The place with this number, or the beginning.
    pub fn node(&self, place: usize) -> &Node {
        self.nodes.get(place).unwrap_or(&self.nodes[0])
    }

    /// How many places there are, with the beginning.
    pub fn count(&self) -> usize {
        self.nodes.len()
    }

    /// The place after a turn: the one that is there, or a new one, behind the others.
    pub fn play(&mut self, from: usize, turn: Turn) -> usize {
        if let Some(known) = self.child(from, turn) {
            return known;
        }
        let place = self.nodes.len();
        self.nodes.push(Node { turn: Some(turn), parent: from, ..Node::default() });
        self.nodes[from].children.push(place);
        place
    }

    /// The turns from the beginning to a place.
    pub fn turns(&self, place: usize) -> Vec<Turn> {
        self.way(place).into_iter().filter_map(|place| self.node(place).turn).collect()
    }

    /// The place after these turns from the beginning, if they have been played.
    pub fn find(&self, turns: &[Turn]) -> Option<usize> {
        turns.iter().try_fold(0, |place, &turn| self.child(place, turn))
    }

    fn child(&self, place: usize, turn: Turn) -> Option<usize> {
        let mut children = self.node(place).children.iter().copied();
        children.find(|&child| self.node(child).turn == Some(turn))
    }

    /// The places from the beginning to this one, without the beginning.
    pub fn way(&self, place: usize) -> Vec<usize> {
        let mut way = Vec::new();
        let mut place = place;
        while self.node(place).turn.is_some() {
            way.push(place);
            place = self.node(place).parent;
        }
        way.reverse();
        way
    }

    /// The places of the line that goes through this one, without the beginning.
    pub fn line(&self, place: usize) -> Vec<usize> {
        let mut line = self.way(place);
        let mut last = line.last().copied().unwrap_or(0);
        while let Some(&next) = self.node(last).children.first() {
            line.push(next);
            last = next;
        }
        line
    }

    /// The last place of the line through this one.
    pub fn end(&self, place: usize) -> usize {
        self.line(place).last().copied().unwrap_or(0)
    }

    /// Whether a place lies on the line that was played first.
    pub fn is_main(&self, place: usize) -> bool {
        place == 0 || self.line(0).contains(&place)
    }

    /// Makes the line through a place the first one everywhere.
    pub fn promote(&mut self, place: usize) {
        for child in self.way(place) {
            let parent = self.node(child).parent;
            let children = &mut self.nodes[parent].children;
            children.retain(|&other| other != child);
            children.insert(0, child);
        }
    }

    pub fn remark(&mut self, place: usize, remark: String) {
        if let Some(node) = self.nodes.get_mut(place) {
            node.remark = remark;
        }
    }

    pub fn remarks(&self) -> impl Iterator<Item = &str> {
        self.nodes.iter().map(|node| node.remark.as_str())
    }

    /// The same without a turn's place and all that comes after it; and where the place before it is then.
    pub fn without(&self, place: usize) -> (Tree, usize) {
        let mut tree = Tree::default();
        let before = self.node(place).parent;
        let at = tree.copy(self, |child| child != place, before);
        (tree, at)
    }

    /// Adds the lines of another tree behind those that are here, and its remarks.
    pub fn add(&mut self, other: &Tree) {
        self.copy(other, |_| true, 0);
    }

    /// Adds those places of another tree, with their remarks; says where one of its places is here.
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
