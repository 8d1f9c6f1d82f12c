//! The stored text of what the reader missed in lessons that others give, and in games: items of a lesson, as docs/lessons.md
//! describes them.

use teaching::content::lessons::{Item, read};

/// So many are kept; the oldest ones go.
const MOST: usize = 100;

/// What is stored; nothing if it cannot be read.
pub fn items(stored: &str) -> Vec<Item> {
    let lesson = read(&format!("lesson practice\n{stored}")).ok();
    lesson.and_then(|course| course.lessons.into_iter().next()).unwrap_or_default().items
}

/// The stored text with another item. One that is there stays where it is.
pub fn with(stored: &str, item: &Item) -> String {
    let item = Item { name: String::new(), ..item.clone() }.to_string();
    let mut texts: Vec<String> = items(stored).iter().map(Item::to_string).collect();
    if !texts.contains(&item) {
        texts.push(item);
    }
    texts.split_off(texts.len().saturating_sub(MOST)).concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use basics::player::Player;
    use teaching::content::lessons::Task;

    fn titled(title: &str) -> Item {
        let task = Some(Task::Jump(Player::Left));
        Item { name: "3".to_string(), title: title.to_string(), task, ..Item::default() }
    }

    #[test]
    fn nothing_is_kept_twice() {
        let stored = with(&with(&with("", &titled("One")), &titled("Two")), &titled("One"));
        assert_eq!(stored, "item\ntitle One\ntask jump Left\nitem\ntitle Two\ntask jump Left\n");
        assert_eq!(with("nonsense", &titled("One")), with("", &titled("One")));
    }

    #[test]
    fn the_oldest_ones_go() {
        let numbers = (0..MOST + 3).map(|number| titled(&number.to_string()));
        let stored = numbers.fold(String::new(), |stored, item| with(&stored, &item));
        let kept = items(&stored);
        assert_eq!((kept.len(), kept[0].title.as_str()), (MOST, "3"));
    }
}
