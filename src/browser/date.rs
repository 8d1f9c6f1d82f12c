//! Dates, the same in every language.

use js_sys::Date;

/// The date and the time of the day at this place.
pub fn day_and_time(date: &Date) -> String {
    let (year, month, day) = (date.get_full_year(), date.get_month() + 1, date.get_date());
    format!("{year:04}-{month:02}-{day:02} {:02}:{:02}", date.get_hours(), date.get_minutes())
}
