//! Checks a certificate, and says what it proves: `cargo run --example check -- certificate.txt`

use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let path = std::env::args().nth(1).ok_or("the name of a file, please")?;
    for claim in papamu_checker::check(&std::fs::read_to_string(path)?)?.claims {
        println!("proved: {claim}");
    }
    Ok(())
}
