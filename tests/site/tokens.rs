//! The page has few sizes, weights, radii and distances, and the same edges everywhere. These tests read what the browser
//! computes; `tests/style.rs` reads the sheets.

use crate::layout::PAGES;
use crate::page::{Glimpse, Page};
use crate::server::Server;

/// Rooms and states that [`PAGES`] leaves out.
const MORE: [(&str, &str); 15] = [
    ("#/k1/ancient/plane/oxo.ox", ".try"),
    ("#/gallery/nimbers?n=3", "[data-step]"),
    ("#/gallery/papers/ernst", ".paper"),
    ("#/gallery/differences", ".difference"),
    ("#/learn/halves/half", "#step-asks"),
    ("#/learn/comparing/order", ".subjects"),
    ("#/teach/t1?text=lesson%0Aitem%0Aboard%20ancient%20plane%20xox%0Atask%20outcome", ".item"),
    ("#/play/g1/ancient/4x4/tournament?black=you&white=friend&moves=a1.a2.c1-a1.b3-b1", ".turns"),
    ("#/proof/k1/ancient/plane/oxo.ox", ".proof-walk"),
    ("#/sums", ".starts"),
    ("#/teach", ".built-in li"),
    ("#/k1/ancient/plane/o.ox.x...xo/8x/1/1/oxo.ox5xox?projector=1", ".term"),
    ("#/learn/outcomes/first?projector=1", "#slide"),
    ("#/k1/ancient/plane/oxo.ox?embed=1", "#open-here"),
    ("#/play/g1/ancient/8x8/tournament?black=you&white=friend&embed=1", ".frame-line"),
];

/// What readers see in HTML. Drawings scale, a sign above or below another has a size of its own, paper has others, and
/// the browser draws the items of a closed list.
const SEEN: &str = "
    const seen = [...document.querySelectorAll('body *')].filter(one =>
        !one.closest('svg, sup, sub, .rise, .handout-pages, option, .unseen')
        && one.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true})
        && !(one.clientWidth === 1 && one.clientHeight === 1));
    const name = one => [one.localName, ...[one.id].filter(id => id).map(id => '#' + id),
        ...[...one.classList].map(name => '.' + name)].join('');
    const path = one => one.parentElement ? name(one.parentElement) + ' > ' + name(one) : name(one);";

/// What is not a token, with an element that has it.
fn strange(page: &Glimpse) -> Vec<String> {
    page.js(
        &format!(
            "{SEEN}
             const type = parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--px'));
             const near = (numbers, px) => numbers.some(number => Math.abs(number - Math.abs(px)) < 0.05);
             const found = new Map();
             const hold = (isFine, what, one) => isFine || found.set(what, found.get(what) ?? path(one));
             for (const one of seen) {{
                 const style = getComputedStyle(one), given = one.computedStyleMap();
                 const hasText = one.matches('input, textarea, select, button')
                     || [...one.childNodes].some(node => node.nodeType === 3 && node.data.trim());
                 // A lecturer's keys do not grow with the hall; size 0 leaves a picture only.
                 const size = parseFloat(style.fontSize) / (one.closest('.cap') ? 1 : type);
                 hold(!hasText || size === 0 || near([13, 15, 18, 24, 32, 56], size), `size ${{size}}`, one);
                 hold(!hasText || ['400', '500', '600'].includes(style.fontWeight), `weight ${{style.fontWeight}}`, one);
                 for (const corner of ['top-left', 'top-right', 'bottom-left', 'bottom-right']) {{
                     const radius = style.getPropertyValue(`border-${{corner}}-radius`);
                     hold(radius === '50%' || near([0, 8, 16, 18, 99], parseFloat(radius)), `radius ${{radius}}`, one);
                 }}
                 const sides = ['top', 'right', 'bottom', 'left'];
                 const gaps = /flex|grid/.test(style.display) ? ['row-gap', 'column-gap'] : [];
                 for (const gap of [...sides.flatMap(side => [`margin-${{side}}`, `padding-${{side}}`]), ...gaps]) {{
                     const length = given.get(gap).toString();
                     // A page leaves as much free above and below as bars cover there.
                     const isFree = /padding-(top|bottom)/.test(gap) && one.matches('[data-layout]') && parseFloat(length) > 32;
                     const isFine = /^(auto|normal)$/.test(length) || isFree || near([0, 4, 8, 12, 16, 24, 32], parseFloat(length));
                     hold(isFine, `${{gap}} ${{length}}`, one);
                 }}
             }}
             return [...found].map(([what, where]) => `${{what}} of ${{where}}`).sort()"
        ),
        [],
    )
}

/// What begins or ends at another edge than the page. Content is text, and what has a rim or a ground, with all within.
fn astray(page: &Glimpse) -> Vec<String> {
    page.js(
        &format!(
            "{SEEN}
             const isPaint = colour => colour !== 'rgba(0, 0, 0, 0)';
             const isGround = one => {{
                 const style = getComputedStyle(one);
                 const hasRim = ['Top', 'Right', 'Bottom', 'Left'].some(side =>
                     parseFloat(style[`border${{side}}Width`]) > 0 && isPaint(style[`border${{side}}Color`]));
                 // What stands in the place of the board is in its middle.
                 return one.matches('.front, .bed') || hasRim
                     || isPaint(style.backgroundColor) || style.backgroundImage !== 'none';
             }};
             const isAloft = one => ['fixed', 'absolute'].includes(getComputedStyle(one).position);
             const isText = node => node.nodeType === 3 && node.data.trim();
             const isInline = one => getComputedStyle(one).display.startsWith('inline');
             const box = one => one.getBoundingClientRect();
             const content = document.querySelector('[data-layout]');
             const inside = seen.filter(one =>
                 content.contains(one) && one !== content && !isAloft(one) && one.getClientRects().length);
             const grounds = inside.filter(isGround);
             const outer = grounds.filter(one => !grounds.some(other => other !== one && other.contains(one)));
             const bare = inside.filter(one => !outer.some(ground => ground.contains(one)));
             const texts = bare.filter(one => [...one.childNodes].some(isText));
             const left = box(document.querySelector('.brand')).left;
             const right = document.documentElement.clientWidth - left;
             const found = [...outer, ...texts]
                 .filter(one => box(one).left < left - 1 || box(one).right > right + 1)
                 .map(one => `${{path(one)}} from ${{box(one).left}} to ${{box(one).right}}`);
             const end = Math.max(...outer.map(one => box(one).right));
             if (Math.abs(end - right) > 1) found.push(`content ends at ${{end}}, not ${{right}}`);
             // One below another begins where the other does.
             const begin = one => {{
                 if (!seen.includes(one) || isAloft(one)) return Infinity;
                 const hasWords = [...one.childNodes].some(isText)
                     || [...one.children].some(part => isInline(part) && !isGround(part));
                 return outer.includes(one) || hasWords ? box(one).left
                     : Math.min(...[...one.children].map(begin));
             }};
             for (const one of bare.filter(one => getComputedStyle(one).display === 'block'))
                 for (const part of one.children)
                     if (!isInline(part) && !part.matches('ul, ol') && begin(part) < Infinity
                         && Math.abs(begin(part) - box(one).left) > 1)
                         found.push(`${{path(part)}} begins at ${{begin(part)}}, not ${{box(one).left}}`);
             return found"
        ),
        [],
    )
}

#[test]
fn every_page_has_few_sizes_and_one_edge() {
    let server = Server::start("/");
    let page = Page::open(&server, PAGES[0].0);
    for (link, sign) in PAGES.into_iter().chain(MORE) {
        page.go(link);
        for (width, height) in [(360, 740), (1280, 800)] {
            page.resize(width, height, "light");
            page.wait_until_seen(sign);
            page.wait(&format!("tokens only on {link} at {width} px"), strange, Vec::is_empty);
        }
        if !["projector", "embed"].iter().any(|view| link.contains(view)) {
            page.wait(&format!("the same edges on {link}"), astray, Vec::is_empty);
        }
    }
}
