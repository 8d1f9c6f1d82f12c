//! What happens to the page while the reader uses it.

use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::builds::file;
use crate::seeing::DENSE;
use crate::soak::actions::Hand;
use crate::soak::{HOME, PACE, Soak, scripts};

pub type Mishap = (&'static str, fn(&mut Soak) -> Result<(), String>);

/// Something that lasts for a while, and what ends it.
pub struct Passing {
    pub name: &'static str,
    until: Instant,
    end: fn(&mut Soak) -> Result<(), String>,
}

/// What was asked for without a network may fail within seconds afterwards.
const NETWORK_AGAIN: &str = "the network again";

/// Those that leave the page loaded.
const LIGHT: [Mishap; 9] = [
    ("a worker dies silently", |soak| soak.kill("() => { close() }")),
    ("a worker dies of an error", |soak| {
        soak.kill("() => { setTimeout(() => { throw new Error('soak') }) }")
    }),
    ("the tab is hidden", hide),
    ("the tab is frozen", freeze),
    ("storage is full", fill_storage),
    ("storage is cleared", Soak::clear_storage),
    ("no network", go_away),
    ("a phone", become_phone),
    ("patience", |_| Ok(())),
];

/// Those that load the page again.
const HEAVY: [Mishap; 3] =
    [("reload", Soak::reload), ("reload", Soak::reload), ("another language", change_language)];

impl Soak {
    /// One of the mishaps, each as often as the others. From minute 10 to the middle none of them loads the page, so that
    /// what a long visit takes is seen too; in the middle a new build comes.
    pub fn mishap(&mut self) -> Result<(), String> {
        let (now, middle) = (self.start.elapsed(), self.length / 2);
        let is_long_visit = (Duration::from_secs(600)..middle).contains(&now);
        if now > middle && !std::mem::replace(&mut self.has_new_build, true) {
            return self.meet("a new build", new_build);
        }
        if self.mishaps.is_empty() {
            self.mishaps.extend(LIGHT);
            if !is_long_visit {
                self.mishaps.extend(HEAVY);
            }
        }
        let place = self.dice.below(self.mishaps.len() as u64) as usize;
        let (name, mishap) = self.mishaps.remove(place);
        if self.is_passing(name) { Ok(()) } else { self.meet(name, mishap) }
    }

    fn meet(
        &mut self,
        name: &'static str,
        mishap: fn(&mut Soak) -> Result<(), String>,
    ) -> Result<(), String> {
        println!("{:.0} s: MISHAP {name}", self.start.elapsed().as_secs_f64());
        self.note(format!("MISHAP {name}"));
        let before = self.place()?;
        mishap(self).map_err(|error| format!("{name}: {error}"))?;
        if name != "a worker dies silently" && name != "a worker dies of an error" {
            self.still_shows(&before, name)?;
        }
        self.settle()
    }

    pub fn is_passing(&self, name: &str) -> bool {
        self.passing.iter().any(|passing| passing.name == name)
    }

    fn for_a_while(&mut self, name: &'static str, end: fn(&mut Soak) -> Result<(), String>) {
        let until = Instant::now() + Duration::from_secs(30 + self.dice.below(60));
        self.passing.push(Passing { name, until, end });
    }

    /// Ends what has lasted long enough.
    pub fn pass(&mut self) -> Result<(), String> {
        let is_over = |passing: &mut Passing| Instant::now() > passing.until;
        let over: Vec<Passing> = self.passing.extract_if(.., is_over).collect();
        for Passing { name, end, .. } in over {
            self.note(format!("over: {name}"));
            end(self)?;
        }
        Ok(())
    }

    /// Ends all that lasts.
    pub fn end_all(&mut self) -> Result<(), String> {
        self.passing.iter_mut().for_each(|passing| passing.until = Instant::now());
        self.pass()
    }

    /// Whether a mishap is the reason of an error in the console.
    pub fn is_forgiven(&self, error: &str) -> bool {
        let is_own = error.contains(&self.server.site);
        // The second one is the word of a service worker that could not fetch a file.
        let is_network =
            ["net::ERR_EMPTY_RESPONSE", "net::ERR_FAILED"].iter().any(|word| error.contains(word));
        let is_away = ["no network", NETWORK_AGAIN].iter().any(|name| self.is_passing(name));
        is_own && is_network && is_away
    }

    /// Ends the workers, busy or idle, and expects the page to notice.
    fn kill(&mut self, function: &str) -> Result<(), String> {
        // The next worker comes from the browser's copy of the site, or over the network.
        if self.kept.was_cleared {
            self.end_all()?;
        }
        let is_busy = self.dice.below(2) == 0;
        if is_busy {
            self.go(DENSE)?;
            self.comes("#cancel")?;
        }
        let ends = self.debugger.with_workers(|debugger, worker, address| {
            if address.contains("worker-start") {
                debugger.run_in(worker, function).map(|_| 1)
            } else {
                Ok(0)
            }
        })?;
        self.note(format!("{} workers ended, busy: {is_busy}", ends.iter().sum::<i32>()));
        if !is_busy {
            let board = self.any_board();
            self.go(&format!("#/k1/ancient/walls/{board}"))?;
        }
        self.settle()?;
        self.press_surely("#retry")?;
        self.settle()?;
        // From now on it computes as before.
        self.go(HOME)?;
        let value = "() => document.querySelector('#value')?.dataset.plain ?? ''";
        self.until("a value after the death of a worker", |soak| {
            soak.press_surely("#retry")?;
            Ok(soak.ask::<String>(value, &[])? == "1/2")
        })
    }

    /// Loads the page again; the program has started when the page is drawn.
    pub fn reload(&mut self) -> Result<(), String> {
        // Without a network a page opens only if the browser has kept the site since it was cleared.
        let has_copy = "async () => (await caches.keys()).length > 0";
        if self.kept.was_cleared && self.is_passing("no network")
            || !self.ask::<bool>(has_copy, &[])?
        {
            self.end_all()?;
        }
        let loaded = "() => performance.timeOrigin";
        let before: f64 = self.ask(loaded, &[])?;
        self.debugger.send("Page.reload", json!({}))?;
        self.until("the page to load", |soak| {
            let now: f64 = soak.ask(loaded, &[])?;
            Ok(now != before && soak.is_there("main, .list-bar, #app > *")?)
        })?;
        self.kept.was_cleared &= self.is_passing("no network");
        Ok(())
    }
}

/// The reader looks at another tab for some seconds.
fn hide(soak: &mut Soak) -> Result<(), String> {
    soak.page.emulate_focus(false);
    let tab = soak.debugger.tell_browser("Target.createTarget", json!({"url": "about:blank"}))?;
    soak.until("the tab to be hidden", |soak| soak.ask("() => document.hidden", &[]))?;
    thread::sleep(Duration::from_secs(5 + soak.dice.below(15)));
    soak.debugger.tell_browser("Target.closeTarget", json!({"targetId": tab["targetId"]}))?;
    soak.debugger.send("Page.bringToFront", json!({}))?;
    soak.page.emulate_focus(true);
    soak.until("the tab to be shown", |soak| soak.ask("() => !document.hidden", &[]))
}

fn freeze(soak: &mut Soak) -> Result<(), String> {
    soak.debugger.send("Page.setWebLifecycleState", json!({"state": "frozen"}))?;
    thread::sleep(Duration::from_secs(5 + soak.dice.below(15)));
    soak.debugger.send("Page.setWebLifecycleState", json!({"state": "active"})).map(drop)
}

/// Other pages of the origin have used up its storage.
fn fill_storage(soak: &mut Soak) -> Result<(), String> {
    let origin = soak.server.site.trim_end_matches('/').to_string();
    soak.debugger
        .send("Storage.overrideQuotaForOrigin", json!({"origin": origin, "quotaSize": 1}))?;
    soak.ask::<Value>(
        "() => {
            for (let size = 1 << 22; size >= 1; size >>= 1) {
                try {
                    for (;;) localStorage.setItem('another-page', (localStorage.getItem('another-page') ?? '') + 'x'.repeat(size));
                } catch {}
            }
            return null;
        }",
        &[],
    )?;
    soak.for_a_while("storage is full", |soak| {
        let origin = soak.server.site.trim_end_matches('/').to_string();
        soak.debugger.send("Storage.overrideQuotaForOrigin", json!({"origin": origin}))?;
        soak.ask::<Value>("() => { localStorage.removeItem('another-page'); return null }", &[])?;
        // A game on the page was not stored.
        soak.go(HOME)
    });
    Ok(())
}

fn go_away(soak: &mut Soak) -> Result<(), String> {
    soak.server.be_away(true);
    soak.for_a_while("no network", |soak| {
        soak.server.be_away(false);
        let until = Instant::now() + 5 * PACE;
        soak.passing.push(Passing { name: NETWORK_AGAIN, until, end: |_| Ok(()) });
        Ok(())
    });
    Ok(())
}

fn become_phone(soak: &mut Soak) -> Result<(), String> {
    let size = json!({"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": true});
    soak.debugger.send("Emulation.setDeviceMetricsOverride", size)?;
    let touch =
        |is_on: bool| json!({"enabled": is_on, "maxTouchPoints": if is_on { 5 } else { 1 }});
    soak.debugger.send("Emulation.setTouchEmulationEnabled", touch(true))?;
    soak.hand = Hand::Finger;
    soak.for_a_while("a phone", |soak| {
        soak.hand = Hand::Mouse;
        soak.debugger.send("Emulation.setTouchEmulationEnabled", json!({"enabled": false}))?;
        let size = json!({"width": 1280, "height": 900, "deviceScaleFactor": 1, "mobile": false});
        soak.debugger.send("Emulation.setDeviceMetricsOverride", size).map(drop)
    });
    Ok(())
}

fn change_language(soak: &mut Soak) -> Result<(), String> {
    if soak.is_passing("storage is full") {
        return Ok(());
    }
    let shown = "() => document.documentElement?.lang ?? ''";
    let language = if soak.ask::<String>(shown, &[])? == "en" { "pt" } else { "en" };
    soak.ask::<Value>(
        "language => {
            const list = document.querySelector('[data-language] select, select[data-language]');
            if (!list) return null;
            list.value = language;
            list.dispatchEvent(new Event('change', { bubbles: true }));
            return null;
        }",
        &[json!(language)],
    )?;
    soak.until("the other language", |soak| {
        Ok(soak.ask::<String>(shown, &[])? == language
            && soak.is_there("main, .list-bar, #app > *")?)
    })?;
    soak.kept.language = Some(language.to_string());
    Ok(())
}

/// The reader first goes on with the old build, and then takes the new one.
fn new_build(soak: &mut Soak) -> Result<(), String> {
    soak.end_all()?;
    let next = soak.next_build.clone();
    soak.server.switch_to(&next);
    for button in ["#notice button:last-child", "#notice button:first-of-type"] {
        soak.reload()?;
        soak.until("the notice of the new build", |soak| {
            soak.is_there("#notice button:last-child")
        })?;
        soak.press_surely(button)?;
    }
    let start = file(&next, "start-");
    let program = "() => document.querySelector('script[type=module]')?.src ?? ''";
    soak.until("the new build", |soak| Ok(soak.ask::<String>(program, &[])?.ends_with(&start)))?;
    soak.scripts = scripts(&next);
    Ok(())
}
