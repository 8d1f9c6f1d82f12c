//! Messages between the site's windows in one browser.

use gloo::events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{BroadcastChannel, MessageEvent};

pub struct Channel {
    channel: BroadcastChannel,
    _listener: EventListener,
}

impl Channel {
    /// Returns nothing in browsers without channels.
    pub fn open(name: &str, hear: impl Fn(String) + 'static) -> Option<Channel> {
        let channel = BroadcastChannel::new(name).ok()?;
        let listener = EventListener::new(&channel, "message", move |event| {
            let data = event.dyn_ref::<MessageEvent>().map(MessageEvent::data);
            if let Some(text) = data.and_then(|data| data.as_string()) {
                hear(text);
            }
        });
        Some(Channel { channel, _listener: listener })
    }

    /// Sends a text to all other windows.
    pub fn say(&self, text: &str) {
        // If this fails, the other window asks again.
        let _ = self.channel.post_message(&text.into());
    }
}

impl Drop for Channel {
    fn drop(&mut self) {
        self.channel.close();
    }
}
