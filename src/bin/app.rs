//! The page; outside a browser it has nothing to do.

fn main() {
    #[cfg(target_arch = "wasm32")]
    papamu::app::start();
}
