//! Several threads that answer questions in the order in which they were asked.

use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;

use crate::Done;
use crate::waiting::Waiting;

/// For each thread at most this many questions are read before the first of them is answered: a slow
/// answer must not fill the memory with those after it.
const AHEAD: usize = 64;
/// Searches call themselves as deeply as in the main thread, which usually has this much.
const STACK: usize = 8 << 20;

/// Answers all questions. Each thread makes an answerer of its own, and `take` gets the answers in the
/// order of the questions, each as soon as it and those before it are there. A failure of `take` ends the
/// work at once: the threads are not waited for, because they may be in long searches, or may wait for a
/// question from another program. Each answer is one step of `waiting`.
pub fn answer_in_order<Q, A, F>(
    threads: usize,
    questions: impl Iterator<Item = Q> + Send + 'static,
    make_answerer: impl Fn() -> F + Send + Sync + 'static,
    waiting: &Waiting,
    mut take: impl FnMut(A) -> Done,
) -> Done
where
    Q: Send + 'static,
    A: Send + 'static,
    F: FnMut(Q) -> A,
{
    let mut take = |answer| {
        waiting.advance();
        take(answer)
    };
    if threads == 1 {
        return questions.map(make_answerer()).try_for_each(take);
    }
    let spawn = |work: Box<dyn FnOnce() + Send>| {
        thread::Builder::new().stack_size(STACK).spawn(work).map(|_| ())
    };
    // Each question has a channel for its answer; these wait in order.
    let (ask, asked) = sync_channel::<(Q, Sender<A>)>(threads);
    let (promise, promised) = sync_channel::<Receiver<A>>(AHEAD * threads);
    let (asked, make_answerer) = (Arc::new(Mutex::new(asked)), Arc::new(make_answerer));
    for _ in 0..threads {
        let (asked, make_answerer) = (asked.clone(), make_answerer.clone());
        spawn(Box::new(move || {
            let mut answer = make_answerer();
            let next = || asked.lock().ok()?.recv().ok();
            while let Some((question, to)) = next() {
                // Nobody waits for the answer if `take` has failed.
                let _ = to.send(answer(question));
            }
        }))?;
    }
    spawn(Box::new(move || {
        for question in questions {
            let (to, answer) = channel();
            if promise.send(answer).is_err() || ask.send((question, to)).is_err() {
                break;
            }
        }
    }))?;
    promised
        .iter()
        .try_for_each(|answer| take(answer.recv().map_err(|_| "a thread ended without an answer")?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Barrier;

    #[test]
    fn answers_come_in_the_order_of_the_questions() {
        for threads in [1, 2, 7] {
            let mut seen = Vec::new();
            let take = |answer| {
                seen.push(answer);
                Ok(())
            };
            answer_in_order(
                threads,
                0..5_000,
                || |number: u64| number * number,
                &Waiting::none(),
                take,
            )
            .unwrap();
            assert!(seen.into_iter().eq((0..5_000).map(|number| number * number)), "{threads}");
        }
    }

    /// Each of four questions waits until all four are being answered.
    #[test]
    fn as_many_are_answered_at_once_as_there_are_threads() {
        let all = Arc::new(Barrier::new(4));
        let make_answerer = move || {
            let all = all.clone();
            move |number: u32| {
                all.wait();
                number
            }
        };
        let mut sum = 0;
        let add = |number| {
            sum += number;
            Ok(())
        };
        answer_in_order(4, 1..=4, make_answerer, &Waiting::none(), add).unwrap();
        assert_eq!(sum, 10);
    }

    #[test]
    fn a_failure_ends_the_work_although_questions_may_come() {
        let (ask, questions) = channel();
        for number in 0..3 {
            ask.send(number).unwrap();
        }
        let take = |number| if number == 1 { Err("full".into()) } else { Ok(()) };
        // The channel of the questions stays open.
        let result = answer_in_order(
            2,
            questions.into_iter(),
            || |number: i32| number,
            &Waiting::none(),
            take,
        );
        assert_eq!(result.unwrap_err().to_string(), "full");
        drop(ask);
    }

    #[test]
    fn a_thread_that_ends_is_an_error() {
        let answer = || |number: i32| 10 / number;
        let result =
            answer_in_order(2, vec![1, 0, 1].into_iter(), answer, &Waiting::none(), |_| Ok(()));
        assert!(result.is_err());
    }
}
