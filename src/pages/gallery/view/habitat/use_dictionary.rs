//! Fetches the files of the dictionary that a page needs.

use std::rc::Rc;

use gloo::utils::document;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use web_sys::RequestCache;
use yew::prelude::*;

use crate::browser::callback::closure;
use crate::browser::text_file::text_at;
use teaching::dictionary::{Directory, Shard};

/// A file of the dictionary.
pub enum Fetched<T> {
    Coming,
    /// It did not arrive.
    Absent,
    /// Not even a second copy is whole. This is its name.
    Damaged(String),
    Here(Rc<T>),
}

impl<T> Clone for Fetched<T> {
    fn clone(&self) -> Self {
        match self {
            Fetched::Coming => Fetched::Coming,
            Fetched::Absent => Fetched::Absent,
            Fetched::Damaged(name) => Fetched::Damaged(name.clone()),
            Fetched::Here(file) => Fetched::Here(file.clone()),
        }
    }
}

impl<T> Fetched<T> {
    pub fn here(&self) -> Option<&T> {
        match self {
            Fetched::Here(file) => Some(file),
            _ => None,
        }
    }
}

#[hook]
pub fn use_directory() -> Fetched<Directory> {
    let directory = use_state(|| Fetched::Coming);
    use_effect_with(
        (),
        closure!(set = directory.setter(), move |()| {
            spawn_local(async move {
                let address = directory_address();
                let name = address.rsplit('/').next().unwrap_or_default();
                let digest = name.trim_start_matches("directory-").trim_end_matches(".txt");
                set.set(file(name, |text| Directory::read(digest, text)).await);
            });
        }),
    );
    (*directory).clone()
}

/// The shard of this name; it does not come as long as there is none.
#[hook]
pub fn use_shard(name: Option<&str>) -> Fetched<Shard> {
    let name = name.map(str::to_string);
    let shard = use_state(|| (String::new(), Fetched::Coming));
    use_effect_with(
        name.clone(),
        closure!(set = shard.setter(), move |name: &Option<String>| {
            let name = name.clone();
            spawn_local(async move {
                let Some(name) = name else { return };
                let fetched = file(&format!("{name}.txt"), |text| Shard::read(&name, text)).await;
                set.set((name, fetched));
            });
        }),
    );
    match &*shard {
        (known, fetched) if name.as_ref() == Some(known) => fetched.clone(),
        _ => Fetched::Coming,
    }
}

/// The address of the directory, which the head of the page names.
fn directory_address() -> String {
    let place = document().query_selector("meta[name=dictionary]");
    let place = place.expect_throw("a valid selector");
    place.and_then(|place| place.get_attribute("content")).unwrap_or_default()
}

/// The address of a file of the dictionary.
fn address(name: &str) -> String {
    let directory = directory_address();
    let folder = directory.rsplit_once('/').map_or("", |(folder, _)| folder);
    format!("{folder}/{name}")
}

/// A file that `read` understands. A damaged copy may come from a cache, so this asks the host for another.
async fn file<T>(name: &str, read: impl Fn(&str) -> Option<T>) -> Fetched<T> {
    for cache in [RequestCache::Default, RequestCache::Reload] {
        let Some(text) = text_at(&address(name), cache).await else { return Fetched::Absent };
        if let Some(whole) = read(&text) {
            return Fetched::Here(Rc::new(whole));
        }
    }
    Fetched::Damaged(name.to_string())
}
