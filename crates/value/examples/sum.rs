//! Adds games: the sum's value, mean and temperature: `cargo run --example sum -- '{2|0} + 1/2 - ^*'`

use papamu_value::basics::budget::Budget;
use papamu_value::{ReadError, Values};

fn main() -> Result<(), ReadError> {
    let (mut values, budget) = (Values::new(), &mut Budget::unlimited());
    let text = std::env::args().nth(1).unwrap_or("{2|0} + 1/2 - ^*".to_string());
    let sum = values.parse(&text, budget)?;
    let (mean, temperature) = (values.mean(sum, budget)?, values.temperature(sum, budget)?);
    println!("{} has mean {mean} and temperature {temperature}", values.display(sum));
    Ok(())
}
