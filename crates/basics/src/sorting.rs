//! One sort for all lists that are sorted only now and then. The compiler would repeat the standard
//! sorts for each type, and the page would load those kilobytes.

use std::cmp::Ordering;

/// Sorts by a number; items with equal numbers stay in their order.
pub fn sort_by_number<T>(list: &mut Vec<T>, number: impl Fn(&T) -> i64) {
    let numbers: Vec<i64> = list.iter().map(number).collect();
    let order = order(list.len(), &|one, other| numbers[one].cmp(&numbers[other]));
    arrange(list, &order);
}

/// Sorts by comparing; equal items stay in their order.
pub fn sort_by<T>(list: &mut Vec<T>, compare: impl Fn(&T, &T) -> Ordering) {
    let order = order(list.len(), &|one, other| compare(&list[one], &list[other]));
    arrange(list, &order);
}

/// The indices of the items in sorted order.
fn order(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|&one, &other| compare(one, other));
    order
}

fn arrange<T>(list: &mut Vec<T>, order: &[usize]) {
    let mut items: Vec<Option<T>> = list.drain(..).map(Some).collect();
    list.extend(order.iter().filter_map(|&index| items[index].take()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_ones_stay_in_their_order() {
        let mut words = vec!["of", "a", "row", "in", "-", "the", "i"];
        sort_by_number(&mut words, |word| word.len() as i64);
        assert_eq!(words, ["a", "-", "i", "of", "in", "row", "the"]);
        sort_by(&mut words, |one, other| other.len().cmp(&one.len()));
        assert_eq!(words, ["row", "the", "of", "in", "a", "-", "i"]);
    }
}
