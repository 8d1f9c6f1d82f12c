//! Arithmetic of numbers, against fractions of 128 bits.

use papamu_value::Dyadic;
use testing::Random;

use crate::lab::number;

/// The fraction in lowest terms, if it is a number.
fn lowest(mut numerator: i128, mut exponent: u32) -> Option<Dyadic> {
    while exponent > 0 && numerator % 2 == 0 {
        (numerator, exponent) = (numerator / 2, exponent - 1);
    }
    Dyadic::try_from((i64::try_from(numerator).ok()?, exponent)).ok()
}

#[test]
fn operators_compute_with_fractions() {
    let mut random = Random::new(81);
    let (mut fit, mut are_too_large) = ([0; 3], [0; 3]);
    for _ in 0..20_000 {
        let [one, two] = [(); 2].map(|()| {
            let size = 1 << random.below(63);
            let sign = if random.below(2) == 0 { 1 } else { -1 };
            number(sign * random.below(size) as i64, random.below(61) as u32)
        });
        let [a, b] = [one, two].map(|x| i128::from(x.numerator()) << (60 - x.exponent()));
        let product = i128::from(one.numerator()) * i128::from(two.numerator());
        let expected = [
            lowest(a + b, 60),
            lowest(a - b, 60),
            lowest(product, one.exponent() + two.exponent()),
        ];
        let checked = [one.checked_add(two), one.checked_sub(two), one.checked_mul(two)];
        assert_eq!(checked, expected, "{one} and {two}");
        let operators: [fn(Dyadic, Dyadic) -> Dyadic; 3] =
            [|x, y| x + y, |x, y| x - y, |x, y| x * y];
        for (place, operator) in operators.into_iter().enumerate() {
            match expected[place] {
                Some(result) => assert_eq!(operator(one, two), result, "{one} and {two}"),
                None => are_too_large[place] += 1,
            }
            fit[place] += usize::from(expected[place].is_some());
        }
    }
    assert!(
        fit.iter().chain(&are_too_large).all(|&count| count > 100),
        "{fit:?} {are_too_large:?}"
    );
}

#[test]
#[should_panic(expected = "a result that fits")]
fn sums_that_do_not_fit_panic() {
    let _ = Dyadic::from(i64::MAX) + Dyadic::from(1);
}

#[test]
#[should_panic(expected = "a result that fits")]
fn differences_that_do_not_fit_panic() {
    let _ = Dyadic::from(-i64::MAX) - Dyadic::from(1);
}

#[test]
#[should_panic(expected = "a result that fits")]
fn products_that_do_not_fit_panic() {
    let _ = number(1, 31) * number(1, 30);
}
