//! The file of terms, and that of the reader's language. The page fetches both once, when it first needs a term.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::browser::callback::{callback, closure};
use crate::browser::text_file::text_file;
use teaching::content::glossary::{Glossary, read, translate};
use words::{ENGLISH, tag};

#[derive(Clone, PartialEq, Default)]
pub enum Book {
    #[default]
    Coming,
    Here(Rc<Glossary>),
    Failed,
}

impl Book {
    pub fn glossary(&self) -> Option<&Rc<Glossary>> {
        match self {
            Book::Here(glossary) => Some(glossary),
            Book::Coming | Book::Failed => None,
        }
    }
}

#[derive(Default)]
struct Shelf {
    book: Book,
    /// The callbacks that wait for it.
    readers: Vec<Callback<Book>>,
}

thread_local! {
    static SHELF: RefCell<Shelf> = RefCell::default();
}

/// Passes the glossary to `reader`, and fetches it first if nobody has.
pub fn ask(reader: Callback<Book>) {
    let first = SHELF.with_borrow_mut(|shelf| {
        if let Book::Here(_) = shelf.book {
            return None;
        }
        shelf.readers.push(reader.clone());
        Some(shelf.readers.len() == 1)
    });
    match first {
        None => reader.emit(present()),
        Some(false) => {}
        Some(true) => spawn_local(async {
            let book = fetch().await.map_or(Book::Failed, |glossary| Book::Here(Rc::new(glossary)));
            let readers = SHELF.with_borrow_mut(|shelf| {
                shelf.book = book.clone();
                std::mem::take(&mut shelf.readers)
            });
            for reader in readers {
                reader.emit(book.clone());
            }
        }),
    }
}

fn present() -> Book {
    SHELF.with_borrow(|shelf| shelf.book.clone())
}

/// The glossary, and a callback that asks for it again after a failure.
#[hook]
pub fn use_book() -> (Book, Callback<()>) {
    let book = use_state_eq(present);
    let ask_again = use_callback(book.setter(), |(), book| {
        ask(callback!(book, move |found| book.set(found)));
    });
    use_effect_with((), closure!(ask_again, move |()| ask_again.emit(())));
    ((*book).clone(), ask_again)
}

async fn fetch() -> Option<Glossary> {
    let english = read(&text_file("glossary-en.txt").await?).ok()?;
    if tag() == ENGLISH {
        return Some(english);
    }
    match text_file(&format!("glossary-{}.txt", tag())).await {
        Some(text) => translate(english.clone(), &text).ok().or(Some(english)),
        None => Some(english),
    }
}
