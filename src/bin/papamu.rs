//! The command line: computes values without a browser, for scripts, data and measurements.

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    command::run(std::env::args_os())
}
