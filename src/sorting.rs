//! One sort for all lists that are sorted now and then. The standard sorts are compiled again for
//! each type, and those kilobytes would be part of the page.

/// Sorts by a number; equal ones stay in their order.
pub fn sort_by_number<T>(list: &mut Vec<T>, number: impl Fn(&T) -> i64) {
    let mut order: Vec<(i64, usize)> = list.iter().map(number).zip(0..).collect();
    order.sort_unstable();
    let mut items: Vec<Option<T>> = list.drain(..).map(Some).collect();
    list.extend(order.into_iter().filter_map(|(_, place)| items[place].take()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_ones_stay_in_their_order() {
        let mut words = vec!["of", "a", "row", "in", "-", "the", "i"];
        sort_by_number(&mut words, |word| word.len() as i64);
        assert_eq!(words, ["a", "-", "i", "of", "in", "row", "the"]);
    }
}
