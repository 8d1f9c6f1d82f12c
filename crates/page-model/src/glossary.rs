//! The glossary. All of it needs a browser and is in the root package.
