//! What is serialized by names of fields, as in JSON, is read again. Page and worker use a format without names.

#![cfg(not(target_arch = "wasm32"))]

use value::Dyadic;

#[test]
fn numbers_are_read_as_they_are_written() {
    for text in ["0", "-3/4", "7/1024", "9223372036854775807"] {
        let number: Dyadic = text.parse().unwrap();
        let json = serde_json::to_string(&number).unwrap();
        assert_eq!(serde_json::from_str::<Dyadic>(&json).ok(), Some(number), "{json}");
    }
    assert!(serde_json::from_str::<Dyadic>("[2,1]").is_err(), "2/2 is not in lowest terms");
}
