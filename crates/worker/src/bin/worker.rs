//! The solver in its web worker.

fn main() {
    #[cfg(target_arch = "wasm32")]
    worker::scope::start();
}
