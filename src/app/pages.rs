//! What the page shows, by door. Each door is a program of its own, started when it is first opened;
//! behind a door that is closed again it keeps what it has and shows nothing.

mod board;
mod gallery;
mod passage;
mod rooms;

pub use board::BoardDoor;
pub use gallery::GalleryDoor;
pub use rooms::RoomDoor;
