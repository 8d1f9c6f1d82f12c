//! Places labels on the board such that none covers another.

/// In the units of the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rectangle {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Rectangle {
    pub fn overlaps(&self, other: &Rectangle) -> bool {
        self.x < other.x + other.width
            && other.x < self.x + self.width
            && self.y < other.y + other.height
            && other.y < self.y + self.height
    }

    fn has(&self, inner: &Rectangle) -> bool {
        self.x <= inner.x
            && self.y <= inner.y
            && inner.x + inner.width <= self.x + self.width
            && inner.y + inner.height <= self.y + self.height
    }

    fn middle(&self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }
}

/// A label that needs a place beside something.
pub struct Wish {
    pub beside: Rectangle,
    /// The width of the label, and that of its short form.
    pub widths: [f64; 2],
    pub height: f64,
    /// Whether the full label may cover what is kept free, as the short one may.
    pub may_cover: bool,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Label {
    pub rectangle: Rectangle,
    pub is_short: bool,
}

/// Places the labels one after the other: in full where nothing is covered, otherwise short,
/// otherwise over what may be covered, but never over another label. `taken` are earlier labels.
/// `None` if a label fits nowhere.
pub fn place(
    wishes: &[Wish],
    taken: &[Rectangle],
    kept_free: &[Rectangle],
    room: Rectangle,
) -> Vec<Option<Label>> {
    let mut placed: Vec<Rectangle> = taken.to_vec();
    let mut labels = Vec::new();
    for wish in wishes {
        let fits = |rectangle: &Rectangle| {
            room.has(rectangle) && placed.iter().all(|other| !rectangle.overlaps(other))
        };
        let is_clear =
            |rectangle: &Rectangle| kept_free.iter().all(|other| !rectangle.overlaps(other));
        let find = |is_short: bool, may_cover: bool| {
            let mut rectangles = around(wish, wish.widths[usize::from(is_short)]).into_iter();
            let rectangle =
                rectangles.find(|rectangle| fits(rectangle) && (may_cover || is_clear(rectangle)));
            rectangle.map(|rectangle| Label { rectangle, is_short })
        };
        let label = find(false, false)
            .or_else(|| find(true, false))
            .or_else(|| find(false, true).filter(|_| wish.may_cover))
            .or_else(|| find(true, true));
        placed.extend(label.map(|label| label.rectangle));
        labels.push(label);
    }
    labels
}

/// The first of these places that is free and lies within the picture.
pub fn first_free(
    places: &[Rectangle],
    taken: &[Rectangle],
    kept_free: &[Rectangle],
    room: Rectangle,
) -> Option<Rectangle> {
    let obstacles = taken.iter().chain(kept_free);
    places
        .iter()
        .copied()
        .find(|place| room.has(place) && !obstacles.clone().any(|other| place.overlaps(other)))
}

/// A type size in the picture's units that is at least 12 px, if a unit has this many px.
pub fn readable_size(usual: f64, unit: f64) -> f64 {
    const LEAST: f64 = 12.0;
    usual.max(LEAST / unit)
}

/// The possible places of a label, the best first: above the upper edge, below the lower one, at
/// the sides, across the upper edge, inside.
fn around(wish: &Wish, width: f64) -> [Rectangle; 11] {
    const ASTRIDE: f64 = 14.0;
    let Rectangle { x, y, width: w, height: h } = wish.beside;
    let height = wish.height;
    let (middle, level) = wish.beside.middle();
    let (above, below, end) = (y - height, y + h, x + w - width);
    [
        (x, above),
        (end, above),
        (x, below),
        (end, below),
        (middle - width / 2.0, above),
        (middle - width / 2.0, below),
        (x + w, level - height / 2.0),
        (x - width, level - height / 2.0),
        (x, y - ASTRIDE),
        (end, y - ASTRIDE),
        (middle - width / 2.0, level - height / 2.0),
    ]
    .map(|(x, y)| Rectangle { x, y, width, height })
}

/// The name of a part whose value does not fit: `A` to `Z`, then `27`.
pub fn letter(index: usize) -> String {
    match u8::try_from(index) {
        Ok(index @ 0..26) => char::from(b'A' + index).to_string(),
        _ => (index + 1).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Rectangle = Rectangle { x: 0.0, y: 0.0, width: 200.0, height: 200.0 };

    fn wish(x: f64, y: f64, width: f64) -> Wish {
        let beside = Rectangle { x, y, width: 50.0, height: 50.0 };
        Wish { beside, widths: [width, 12.0], height: 20.0, may_cover: true }
    }

    #[track_caller]
    fn check(wishes: &[Wish], kept_free: &[Rectangle], expected: &[Option<(f64, f64, bool)>]) {
        let labels = place(wishes, &[], kept_free, ROOM);
        let seen: Vec<_> = labels
            .iter()
            .map(|label| label.map(|label| (label.rectangle.x, label.rectangle.y, label.is_short)))
            .collect();
        assert_eq!(seen, expected);
    }

    #[test]
    fn sits_on_the_rim_where_there_is_room() {
        check(&[wish(60.0, 60.0, 30.0)], &[], &[Some((60.0, 40.0, false))]);
        // At the upper wall the label goes below, in the corner too.
        check(&[wish(0.0, 0.0, 30.0)], &[], &[Some((0.0, 50.0, false))]);
        let stone = Rectangle { x: 60.0, y: 30.0, width: 20.0, height: 20.0 };
        check(&[wish(60.0, 60.0, 30.0)], &[stone], &[Some((80.0, 40.0, false))]);
    }

    #[test]
    fn becomes_short_before_it_covers_anything() {
        check(&[wish(60.0, 60.0, 300.0)], &[], &[Some((60.0, 40.0, true))]);
        check(&[wish(60.0, 60.0, 30.0)], &[ROOM], &[Some((60.0, 40.0, false))]);
        let modest = Wish { may_cover: false, ..wish(60.0, 60.0, 30.0) };
        check(&[modest], &[ROOM], &[Some((60.0, 40.0, true))]);
    }

    #[test]
    fn never_covers_another_label() {
        let crowd: Vec<Wish> = (0..40).map(|n| wish(f64::from(n % 8) * 20.0, 60.0, 45.0)).collect();
        let labels: Vec<Label> = place(&crowd, &[], &[], ROOM).into_iter().flatten().collect();
        assert!(labels.len() > 8 && labels.iter().any(|label| label.is_short));
        for (index, one) in labels.iter().enumerate() {
            assert!(ROOM.has(&one.rectangle));
            assert!(labels[..index].iter().all(|other| !one.rectangle.overlaps(&other.rectangle)));
        }
        assert_eq!(place(&crowd, &[], &[], Rectangle { width: 5.0, ..ROOM })[0], None);
        let above = Rectangle { x: 0.0, y: 30.0, width: 200.0, height: 20.0 };
        let label = place(&[wish(60.0, 60.0, 30.0)], &[above], &[], ROOM)[0].unwrap();
        assert!(!label.rectangle.overlaps(&above));
    }

    #[test]
    fn what_gives_way_takes_the_first_free_place() {
        let at = |x: f64| Rectangle { x, y: 10.0, width: 20.0, height: 20.0 };
        let places = [at(-5.0), at(10.0), at(40.0), at(70.0)];
        assert_eq!(first_free(&places, &[], &[], ROOM), Some(at(10.0)));
        assert_eq!(first_free(&places, &[at(0.0)], &[at(50.0)], ROOM), Some(at(70.0)));
        assert_eq!(first_free(&places, &[ROOM], &[], ROOM), None);
    }

    #[test]
    fn type_has_twelve_px() {
        assert_eq!(readable_size(24.0, 1.0), 24.0);
        assert_eq!(readable_size(24.0, 0.25), 48.0);
    }

    #[test]
    fn names_parts() {
        assert_eq!([0, 25, 26].map(letter), ["A", "Z", "27"]);
    }
}
