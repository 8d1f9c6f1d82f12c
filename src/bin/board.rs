//! The program behind the door of the board; outside a browser it has nothing to do.

fn main() {
    #[cfg(target_arch = "wasm32")]
    papamu::app::start::<papamu::app::pages::BoardDoor>("board");
}
