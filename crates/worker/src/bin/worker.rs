//! The solver in its web worker.

fn main() {
    #[cfg(target_arch = "wasm32")]
    worker::scope::start(begin_lazy);
}

// It is here so that the page's program, which has the worker's messages, does not get the worker's tasks.
#[cfg(target_arch = "wasm32")]
basics::program_part! {
    "rest" 10: fn begin_lazy() -> worker::runner::Begin {
        worker::message::PackedQuestion::begin_lazy
    }
}
