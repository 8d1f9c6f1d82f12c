//! The folder of the tools.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::run::{Done, root};

/// Where the tools are.
pub fn home() -> PathBuf {
    let cache = || env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
    let own = || PathBuf::from(env::var_os("HOME").unwrap_or_default()).join(".cache");
    match env::var_os("PAPAMU_TOOLS") {
        Some(folder) => folder.into(),
        None => cache().unwrap_or_else(own).join("papamu-tools"),
    }
}

/// The beginning of the SHA-256, in hexadecimal digits.
pub fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// A folder has the digest of what made it in its name, so a changed list or script makes a new one.
pub fn folder_of(name: &str, sources: &[&str]) -> Done<PathBuf> {
    let mut all = Vec::new();
    for source in sources {
        all.extend(fs::read(root().join(source))?);
    }
    Ok(home().join(format!("{name}-{}", digest(&all))))
}

/// Makes a new folder in the place of whatever is there.
pub fn new_folder(folder: &Path) -> Done {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(fs::create_dir_all(folder)?)
}
