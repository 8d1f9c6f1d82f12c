use super::*;

const ONE: WorkerId = WorkerId(1);
const TWO: WorkerId = WorkerId(2);

/// A question about a position, or about none.
fn about(board: &str) -> PackedQuestion {
    let position = Position { board: board.to_string(), ..Position::default() };
    AnalysisQuestion { rounds: 0, position }.packed()
}

fn other() -> PackedQuestion {
    TableQuestion(vec![]).packed()
}

/// What is to be done, by its names.
fn done(pool: &mut Pool) -> Vec<String> {
    let name = |effect| match effect {
        Effect::Start(WorkerId(id)) => format!("start {id}"),
        Effect::End(WorkerId(id)) => format!("end {id}"),
        Effect::Send(WorkerId(id), PageMessage::Ask { job, .. }) => {
            format!("ask {} of {id}", job.0)
        }
        Effect::Send(WorkerId(id), PageMessage::Cancel { job }) => {
            format!("stop {} in {id}", job.0)
        }
        Effect::Watch(..) => "watch".to_string(),
        Effect::TellReplaced => "tell".to_string(),
        Effect::Tell(JobId(job), News::Begun) => format!("{job} has begun"),
        Effect::Tell(JobId(job), News::Over { is_answered: true, .. }) => {
            format!("{job} is answered")
        }
        Effect::Tell(JobId(job), News::Over { .. }) => format!("{job} is over"),
        Effect::Tell(JobId(job), News::Cancelled) => format!("{job} is cancelled"),
        Effect::Tell(JobId(job), News::Failed(reason)) => format!("{job} has failed: {reason}"),
        Effect::Tell(JobId(job), news) => format!("{job}: {news:?}"),
    };
    std::iter::from_fn(|| pool.next_effect()).map(name).collect()
}

fn over(pool: &mut Pool, worker: WorkerId, job: JobId) {
    pool.hear(worker, WorkerMessage::Over { job, cost: Cost::default() });
}

/// With this many jobs about different positions, each begun.
fn busy(jobs: usize) -> (Pool, Vec<JobId>) {
    let mut pool = Pool::default();
    let ask = |job: usize| pool.ask(about(&"x".repeat(job + 1)));
    let jobs = (0..jobs).map(ask).collect();
    pool.hear(ONE, WorkerMessage::Ready);
    pool.hear(TWO, WorkerMessage::Ready);
    done(&mut pool);
    (pool, jobs)
}

#[test]
fn a_job_waits_for_its_worker_and_ends_once() {
    let mut pool = Pool::default();
    let job = pool.ask(about("x"));
    assert_eq!(done(&mut pool), ["start 1"]);
    pool.hear(ONE, WorkerMessage::Ready);
    assert_eq!(done(&mut pool), ["ask 1 of 1", "1 has begun"]);
    pool.hear(ONE, WorkerMessage::Answer { job, answer: vec![] });
    assert_eq!(done(&mut pool).len(), 1);
    over(&mut pool, ONE, job);
    over(&mut pool, ONE, job);
    assert_eq!(done(&mut pool), ["1 is answered"]);
    pool.cancel(job);
    assert_eq!(done(&mut pool), [""; 0]);
}

#[test]
fn an_idle_worker_is_used_before_another_starts_and_busy_ones_share() {
    let (mut pool, jobs) = busy(1);
    over(&mut pool, ONE, jobs[0]);
    pool.ask(other());
    assert_eq!(done(&mut pool), ["1 is over", "ask 2 of 1", "2 has begun"]);
    pool.ask(other());
    assert_eq!(done(&mut pool), ["start 2"]);
    pool.hear(TWO, WorkerMessage::Ready);
    pool.ask(other());
    pool.ask(other());
    let sent = ["ask 3 of 2", "3 has begun", "ask 4 of 1", "4 has begun", "ask 5 of 2"];
    assert_eq!(done(&mut pool)[..5], sent);
}

#[test]
fn a_position_goes_to_the_worker_that_knows_it() {
    let (mut pool, jobs) = busy(2);
    pool.ask(about("xx"));
    assert_eq!(done(&mut pool)[0], "ask 3 of 2");
    over(&mut pool, ONE, jobs[0]);
    pool.ask(about("xx"));
    assert_eq!(done(&mut pool)[1], "ask 4 of 2");
}

#[test]
fn what_waits_for_a_stop_is_sent_after_it_or_never() {
    let (mut pool, jobs) = busy(1);
    pool.cancel(jobs[0]);
    pool.cancel(jobs[0]);
    assert_eq!(done(&mut pool), ["stop 1 in 1", "watch"]);
    let second = pool.ask(about("xx"));
    pool.cancel(second);
    pool.ask(about("xxx"));
    assert_eq!(done(&mut pool), ["2 is cancelled"]);
    pool.hear(ONE, WorkerMessage::Stopped { job: jobs[0] });
    assert_eq!(done(&mut pool), ["1 is cancelled", "ask 3 of 1", "3 has begun"]);
    pool.overdue(ONE, jobs[0]);
    assert_eq!(done(&mut pool), [""; 0]);
}

#[test]
fn an_end_that_crosses_the_cancel_counts() {
    let (mut pool, jobs) = busy(1);
    pool.cancel(jobs[0]);
    over(&mut pool, ONE, jobs[0]);
    pool.hear(ONE, WorkerMessage::Stopped { job: jobs[0] });
    assert_eq!(done(&mut pool)[2..], ["1 is over"]);
}

#[test]
fn a_deaf_worker_is_replaced_and_its_other_jobs_begin_anew() {
    let (mut pool, jobs) = busy(3);
    pool.cancel(jobs[0]);
    pool.ask(about("x"));
    done(&mut pool);
    pool.overdue(ONE, jobs[0]);
    let begun = ["end 1", "1 is cancelled", "start 3", "ask 4 of 2", "4 has begun"];
    assert_eq!(done(&mut pool), begun);
    pool.hear(ONE, WorkerMessage::Ready);
    pool.hear(WorkerId(3), WorkerMessage::Ready);
    assert_eq!(done(&mut pool), ["ask 3 of 3", "3 has begun"]);
}

#[test]
fn a_dead_worker_fails_what_it_was_at_and_nothing_else() {
    let (mut pool, jobs) = busy(1);
    pool.ask(about("x"));
    pool.cancel(jobs[0]);
    pool.ask(about("x"));
    done(&mut pool);
    pool.fail(ONE, "no memory");
    let end = ["end 1", "1 is cancelled", "2 has failed: no memory", "start 2"];
    assert_eq!(done(&mut pool), end);
    // One that does not start fails all that waits for it.
    pool.fail(TWO, "404");
    assert_eq!(done(&mut pool), ["end 2", "3 has failed: 404"]);
    pool.ask(about("x"));
    assert_eq!(done(&mut pool), ["start 3"]);
}

#[test]
fn the_jobs_of_a_worker_that_vanishes_go_to_another() {
    let (mut pool, jobs) = busy(2);
    over(&mut pool, TWO, jobs[1]);
    done(&mut pool);
    // All may have died before they got the job, and one after the other is noticed.
    pool.vanish(ONE);
    assert_eq!(done(&mut pool), ["end 1", "tell", "ask 1 of 2", "1 has begun"]);
    pool.vanish(TWO);
    assert_eq!(done(&mut pool), ["end 2", "tell", "start 3"]);
    // A job that one more has died with may be the reason, also if that one was starting.
    pool.vanish(WorkerId(3));
    let failed = format!("1 has failed: {}", say::worker_silent());
    assert_eq!(done(&mut pool), ["end 3".to_string(), failed]);
    pool.vanish(WorkerId(3));
    assert_eq!(done(&mut pool), [""; 0]);
}

#[test]
fn nobody_is_told_of_a_worker_that_vanishes_without_work() {
    let (mut pool, jobs) = busy(1);
    over(&mut pool, ONE, jobs[0]);
    done(&mut pool);
    pool.vanish(ONE);
    assert_eq!(done(&mut pool), ["end 1"]);
    pool.ask(about("x"));
    assert_eq!(done(&mut pool), ["start 2"]);
    // What the reader has cancelled is not begun again.
    let (mut pool, jobs) = busy(1);
    pool.cancel(jobs[0]);
    done(&mut pool);
    pool.vanish(ONE);
    assert_eq!(done(&mut pool), ["end 1", "1 is cancelled"]);
}
