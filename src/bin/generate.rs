//! Makes data files of this repository: `./dev generate`.

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    generators::run(std::env::args_os())
}
