//! Messages as bytes.

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A message as bytes. Page and worker come from the same build, so the format need not last.
pub fn packed(message: &impl Serialize) -> Vec<u8> {
    // Messages are plain data, so packing cannot fail.
    postcard::to_allocvec(message).unwrap_or_default()
}

/// The message in these bytes, if they contain one.
pub fn unpacked<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}
