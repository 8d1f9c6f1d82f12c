//! Derivations: every step is true, and they lead to the canonical form. The fates of options.

use basics::budget::Budget;
use basics::player::{ByPlayer, Player};
use papamu_value::reference::Form;
use papamu_value::{Dyadic, Reason, Simplification, Value, Values};
use testing::{Random, check_steps};

use crate::lab::{Lab, Specimen};

#[test]
fn derivations_lead_to_the_canonical_form() {
    let mut random = Random::new(21);
    let mut values = Values::new();
    let budget = &mut Budget::unlimited();
    let mut pool = vec![Value::ZERO, values.star(1), values.ups(1), values.from_integer(-1)];
    let mut seen = [0; 3];
    for _ in 0..3_000 {
        let options = ByPlayer::from_fn(|_| {
            (0..random.below(4)).map(|_| pool[random.below(pool.len())]).collect::<Vec<_>>()
        });
        let derivation = values.explain(&options, budget).unwrap();
        check_steps(&mut values, &derivation);
        let mut remaining = derivation.remaining();
        remaining.left.sort();
        remaining.right.sort();
        let canonical = ByPlayer::from_fn(|player| {
            let mut options = values.options(derivation.value, player);
            options.sort();
            options
        });
        assert_eq!(remaining, canonical);
        for step in &derivation.steps {
            seen[match step {
                Simplification::Repeated { .. } => 0,
                Simplification::Dominated { .. } => 1,
                Simplification::Bypassed { .. } => 2,
            }] += 1;
        }
        if pool.len() < 200 && values.birthday(derivation.value) < 7 {
            pool.push(derivation.value);
        }
    }
    assert!(seen.iter().all(|&count| count > 30), "{seen:?}");
}

#[test]
fn reasons_are_those_of_the_book() {
    let mut values = Values::new();
    let budget = &mut Budget::unlimited();
    let zero = Value::ZERO;
    let one = values.from_integer(1);
    let star = values.star(1);
    let up = values.ups(1);
    let mut reason = |left: &[Value], right: &[Value]| {
        let options = ByPlayer { left: left.to_vec(), right: right.to_vec() };
        let derivation = values.explain(&options, budget).unwrap();
        (derivation.reason, derivation.steps)
    };
    assert_eq!(reason(&[], &[]), (Reason::NoOptions, vec![]));
    for (left, right, sign) in [(vec![zero], vec![], 1), (vec![], vec![zero], -1)] {
        let Reason::Simplest { number, low, high } = reason(&left, &right).0 else {
            panic!("{{0|}} and {{|0}} are numbers");
        };
        assert_eq!((number, low.is_some(), high.is_some()), (sign.into(), sign > 0, sign < 0));
    }
    let Reason::Simplest { number, low: Some(low), high: Some(high) } = reason(&[zero], &[one]).0
    else {
        panic!("{{0|1}} is a number");
    };
    assert_eq!((number, low.at, high.at), (Dyadic::new(1, 1).unwrap(), 0.into(), 1.into()));
    assert!(!low.included && !high.included);
    // {∗|∗} is 0: each ∗ reverses through 0, and 0 is confused with both.
    let (Reason::Simplest { number, low: Some(low), .. }, steps) = reason(&[star], &[star]) else {
        panic!("{{∗|∗}} is a number");
    };
    let bypassed =
        |player| Simplification::Bypassed { player, option: 0, answer: zero, instead: vec![] };
    assert_eq!((number, low.included), (Dyadic::ZERO, true));
    assert_eq!(steps, Player::ALL.map(bypassed));
    assert_eq!(reason(&[zero, zero], &[zero]).0, Reason::Nimber { number: 0.into(), star: 1 });
    // {0, ∗|↑} is ⇑∗: ∗ reverses through 0, which is less than the whole game.
    let (value, steps) = reason(&[zero, star], &[up]);
    let Reason::NumberUpStar(sum) = value else { panic!("{value:?}") };
    assert_eq!((sum.number, sum.ups, sum.star), (Dyadic::ZERO, 2, 1));
    let bypassed =
        Simplification::Bypassed { player: Player::Left, option: 1, answer: zero, instead: vec![] };
    assert_eq!(steps, [bypassed]);
}

/// Each fate by the definitions, with the comparisons of the reference.
#[test]
fn fates_are_those_of_the_definitions() {
    let (mut lab, specimens) = Lab::stocked(22, 60);
    let mut random = Random::new(22);
    let mut seen = [0; 4];
    for _ in 0..1_000 {
        let options = ByPlayer::<Vec<Specimen>>::from_fn(|_| {
            (0..random.below(5)).map(|_| specimens[random.below(specimens.len())]).collect()
        });
        let all =
            ByPlayer::from_fn(|player: Player| options[player].iter().map(|g| g.value).collect());
        let forms =
            ByPlayer::from_fn(|player: Player| options[player].iter().map(|g| g.form).collect());
        let (values, budget) = lab.engine();
        let fates = values.fates(&all, budget).unwrap();
        let whole = lab.forms.intern(forms);
        for player in Player::ALL {
            let given = &options[player];
            assert_eq!(fates[player].len(), given.len());
            for (index, fate) in fates[player].iter().enumerate() {
                let form = given[index].form;
                let first = given.iter().position(|other| other.form == form);
                assert_eq!(fate.repeats, first.filter(|&first| first < index));
                let mut is_better =
                    |one: Form, other: Form| one != other && lab.prefers(player, one, other);
                let is_dominated = |form: Form, is_better: &mut dyn FnMut(Form, Form) -> bool| {
                    given.iter().any(|other| is_better(other.form, form))
                };
                assert_eq!(fate.dominated_by.is_some(), is_dominated(form, &mut is_better));
                if let Some(by) = fate.dominated_by {
                    assert!(is_better(given[by].form, form));
                    assert!(!is_dominated(given[by].form, &mut is_better));
                }
                let answers = lab.forms.options(form)[player.other()].clone();
                let mut reversing = Vec::new();
                for answer in answers {
                    if lab.prefers(player.other(), answer, whole) {
                        reversing.push(lab.specimen(answer).value);
                    }
                }
                match fate.reverses_through {
                    Some(answer) => assert!(reversing.contains(&answer)),
                    None => assert_eq!(reversing, []),
                }
                let is_kept =
                    fate.repeats.is_none() && fate.dominated_by.is_none() && reversing.is_empty();
                assert_eq!(fate.is_kept(), is_kept);
                for (count, is_so) in seen.iter_mut().zip([
                    is_kept,
                    fate.repeats.is_some(),
                    fate.dominated_by.is_some(),
                    fate.reverses_through.is_some(),
                ]) {
                    *count += i32::from(is_so);
                }
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 30), "{seen:?}");
}
