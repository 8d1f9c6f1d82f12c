//! The channel between the window of the lecture hall and that of the speaker.

use std::rc::Rc;

use yew::prelude::*;

use crate::browser::channel::Channel;
use crate::browser::use_latest::use_latest;
use crate::shell::hall_messages::HallMessage;

const NAME: &str = "papamu-lecture";

/// `hear` gets the messages of the other window; the returned callback sends one.
#[hook]
pub fn use_hall_messages(hear: Callback<HallMessage>) -> Callback<HallMessage> {
    let hear = use_latest(hear);
    let channel = use_memo((), move |()| {
        Channel::open(NAME, move |text| {
            if let Some(message) = HallMessage::parse(&text) {
                hear.emit(message);
            }
        })
    });
    use_callback((), {
        let channel: Rc<Option<Channel>> = channel;
        move |message: HallMessage, ()| {
            if let Some(channel) = &*channel {
                channel.say(&message.to_string());
            }
        }
    })
}
