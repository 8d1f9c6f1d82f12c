//! Packs files, each once and as small as it gets.

use std::io::Write;

use brotli::CompressorWriter;
use flate2::Compression;
use flate2::write::GzEncoder;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Coding {
    Brotli,
    Gzip,
}

impl Coding {
    /// Its name in a header.
    pub fn name(self) -> &'static str {
        match self {
            Coding::Brotli => "br",
            Coding::Gzip => "gzip",
        }
    }

    /// The better packing of those that a browser takes, by its `Accept-Encoding`.
    pub fn best(accepted: &str) -> Option<Coding> {
        let takes = |coding: &Coding| {
            accepted.split(',').any(|entry| {
                let mut words = entry.split(';').map(str::trim);
                let weight = |word: &str| word.strip_prefix("q=")?.parse::<f32>().ok();
                words.next() == Some(coding.name()) && words.all(|word| weight(word) != Some(0.0))
            })
        };
        [Coding::Brotli, Coding::Gzip].into_iter().find(takes)
    }
}

/// Packs at the highest level, like a host that packs ahead.
pub fn packed(coding: Coding, bytes: &[u8]) -> Vec<u8> {
    let written = "memory takes all that is written";
    match coding {
        Coding::Brotli => {
            let mut writer = CompressorWriter::new(Vec::new(), 1 << 16, 11, 22);
            writer.write_all(bytes).expect(written);
            writer.into_inner()
        }
        Coding::Gzip => {
            let mut writer = GzEncoder::new(Vec::new(), Compression::best());
            writer.write_all(bytes).expect(written);
            writer.finish().expect(written)
        }
    }
}
