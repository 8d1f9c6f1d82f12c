//! The program behind the door of the gallery; outside a browser it has nothing to do.

fn main() {
    #[cfg(target_arch = "wasm32")]
    papamu::app::start::<papamu::app::pages::GalleryDoor>("gallery");
}
