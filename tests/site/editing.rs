//! Stones by mouse and keyboard, and the link that follows them.

use thirtyfour::Key;

use crate::page::Page;
use crate::server::Server;

#[test]
fn clicks_cycle_through_the_stones() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/3/3/3");
    page.wait_for_value("0");
    for (stone, link) in [
        ("x", "#/k1/ancient/walls/3/.x/1"),
        ("o", "#/k1/ancient/walls/3/.o/1"),
        (".", "#/k1/ancient/walls/3/1/1"),
    ] {
        page.click_square("1,1");
        assert_eq!(page.stone("1,1"), stone);
        page.wait_for_link(link);
    }
}

#[test]
fn the_keyboard_does_all_that_the_mouse_does() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/walls/3/.x/1");
    page.wait_for_position("x");

    // The board is one stop for Tab.
    let mut stops = 0;
    while page.focused().is_none() {
        page.keys(Key::Tab);
        stops += 1;
        assert!(stops < 30, "Tab never reaches the board");
    }
    assert_eq!(page.focused().as_deref(), Some("1,1"));
    page.keys(Key::Tab);
    assert_eq!(page.focused(), None);
    page.shift_tab();
    assert_eq!(page.focused().as_deref(), Some("1,1"));

    for (key, square) in [
        (Key::Right, "1,2"),
        (Key::Right, "1,2"),
        (Key::Up, "0,2"),
        (Key::Left, "0,1"),
        (Key::Down, "1,1"),
        (Key::Home, "1,0"),
    ] {
        page.keys(key);
        assert_eq!(page.focused().as_deref(), Some(square));
    }

    for (key, stone) in [
        (' ', "x"),
        (Key::Enter.value(), "o"),
        (' ', "."),
        ('x', "x"),
        ('o', "o"),
        (Key::Delete.value(), "."),
        ('O', "o"),
    ] {
        page.keys(key);
        assert_eq!(page.stone("1,0"), stone, "after {key:?}");
    }
    page.wait_for_link("#/k1/ancient/walls/3/ox/1");
    page.wait_for_value("-1");
}

#[test]
fn the_plane_grows_and_the_focus_stays() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/xo");
    page.wait_for_position("xo");
    page.click_square("0,0");
    page.wait("a wider window", |page| page.stone("2,2"), |stone| stone == "x");
    assert_eq!(page.focused().as_deref(), Some("2,2"));
    page.keys(Key::Delete);
    page.wait_for_link("#/k1/ancient/plane/xo");
}

#[test]
fn switches_change_rules_edge_and_value() {
    let server = Server::start("/");
    let page = Page::open(&server, "#/k1/ancient/plane/x.xo");
    page.wait_for_value("v*");
    assert!(page.is_pressed("#rules-ancient") && page.is_pressed("#edge-plane"));

    page.click("#rules-modern");
    page.wait_for_value("^");
    page.wait_for_link("#/k1/modern/plane/x.xo");
    assert!(page.is_pressed("#rules-modern") && !page.is_pressed("#rules-ancient"));

    page.click("#edge-walls");
    page.wait("a link with walls", Page::link, |link| link.starts_with("#/k1/modern/walls/"));
    assert!(page.is_pressed("#edge-walls") && !page.is_pressed("#edge-plane"));

    page.click("#clear");
    page.wait_for_value("0");
    page.wait_for_position("1");
}
