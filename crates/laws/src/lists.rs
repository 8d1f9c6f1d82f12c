//! Lists as links and as files, and what other windows say of them.

use papamu::link::list::List;
use papamu::shell::hall_messages::HallMessage;

pub fn list_links(text: &str) {
    let Some((list, corrections)) = List::parse(text) else { return };
    assert!(corrections.0.iter().all(|correction| !correction.is_empty()));
    assert_is_read(&list);
    if let Some(at) = list.at {
        assert!(at < list.items.len());
        list.opened();
    }
    let kept = list.clone().kept();
    assert_eq!(kept.items.len(), list.items.len());
    let held = list.holding("#/k1/ancient/plane/xo?projector=1");
    assert!(held.is_projected);
    assert_is_read(&held);
    if let Some(message) = HallMessage::parse(&format!("hall 10{text}")) {
        assert_eq!(HallMessage::parse(&message.to_string()), Some(message));
    }
}

pub fn list_files(text: &str) {
    let (list, corrections) = List::read(text);
    assert!(corrections.0.iter().all(|correction| !correction.is_empty()));
    for site in ["", "https://example.org/papamu/"] {
        let written = list.text(site);
        let (again, corrections) = List::read(&written);
        assert_eq!((&again, corrections.0), (&list, vec![]), "{written}");
    }
    assert_is_read(&list);
    // What another link says becomes the open item.
    if !list.items.is_empty() {
        let open = List { at: Some(0), ..list };
        assert_is_read(&open.holding(text));
    }
}

#[track_caller]
fn assert_is_read(list: &List) {
    let link = list.to_string();
    let (again, corrections) = List::parse(&link).expect("the link of a list");
    assert_eq!((&again, corrections.0), (list, vec![]), "{link}");
}
