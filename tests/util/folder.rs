//! Runs a command of the program in a folder of its own, as a user does.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A separate folder for each test.
pub struct Folder {
    pub path: PathBuf,
    /// The command that the tests are about.
    word: &'static str,
}

impl Folder {
    pub fn new(word: &'static str, name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(word).join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder { path, word }
    }

    pub fn command(&self, word: &str, arguments: &str) -> Command {
        let program = match word {
            "book" | "dictionary" | "early" => env!("CARGO_BIN_EXE_generate"),
            _ => env!("CARGO_BIN_EXE_papamu"),
        };
        let mut command = Command::new(program);
        command.arg(word).args(arguments.split(' ')).current_dir(&self.path);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Returns standard output, standard error and the exit code.
    pub fn run(&self, arguments: &str) -> (String, String, i32) {
        self.run_other(self.word, arguments)
    }

    pub fn run_other(&self, word: &str, arguments: &str) -> (String, String, i32) {
        let output = self.command(word, arguments).output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (text(output.stdout), text(output.stderr), output.status.code().unwrap())
    }

    /// What the program says has this in it.
    #[track_caller]
    pub fn refuses(&self, arguments: &str, problem: &str) {
        let (out, error, code) = self.run(arguments);
        assert_eq!((out.as_str(), code), ("", 1), "{arguments}");
        assert!(error.contains(problem), "{arguments}: {error}");
    }

    #[track_caller]
    pub fn read(&self, file: &str) -> String {
        fs::read_to_string(self.path.join(file)).unwrap()
    }
}
