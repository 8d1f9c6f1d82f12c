//! The channel between the window of the lecture hall and that of the speaker.

use std::rc::Rc;

use yew::prelude::*;

use crate::browser::channel::Channel;
use crate::browser::use_latest::use_latest;
use crate::shell::talk::Talk;

const NAME: &str = "papamu-lecture";

/// `hear` gets the messages of the other window; the returned callback sends one.
#[hook]
pub fn use_talk(hear: Callback<Talk>) -> Callback<Talk> {
    let hear = use_latest(hear);
    let channel = use_memo((), move |()| {
        Channel::open(NAME, move |text| {
            if let Some(talk) = Talk::parse(&text) {
                hear.emit(talk);
            }
        })
    });
    use_callback((), {
        let channel: Rc<Option<Channel>> = channel;
        move |talk: Talk, ()| {
            if let Some(channel) = &*channel {
                channel.say(&talk.to_string());
            }
        }
    })
}
