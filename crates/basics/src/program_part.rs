//! The borders between the parts of a program for browsers.

/// Functions of a part of a program, which holds whatever only they need. They may be called once it is there. What several
/// parts need, but not the first, is in files of its own.
///
/// Each begins with the name of its part and a number of two digits that no other of its program has.
/// `wasm_split_cli_support` finds by the names below where it splits a program in release; its own macro would make the
/// functions asynchronous and have them fetch the part. A debug build is in one part.
#[macro_export]
macro_rules! program_part {
    ($(
        $(#[$about:meta])*
        $part:literal $number:literal: $visible:vis fn $name:ident($($given:ident: $kind:ty)?) $(-> $result:ty)? $body:block
    )*) => {$(
        $(#[$about])*
        #[cfg(not(all(target_arch = "wasm32", not(debug_assertions))))]
        $visible fn $name($($given: $kind)?) $(-> $result)? $body

        $(#[$about])*
        #[cfg(all(target_arch = "wasm32", not(debug_assertions)))]
        #[allow(
            unsafe_code,
            improper_ctypes,
            improper_ctypes_definitions,
            reason = "the splitter ties the two names together: Rust calls itself, with the same types on both sides"
        )]
        $visible fn $name($($given: $kind)?) $(-> $result)? {
            #[link(wasm_import_module = "__wasm_split_placeholder__")]
            unsafe extern "C" {
                #[link_name = concat!("__wasm_split_00", $part, "00_import_000000000000000000000000000000", $number)]
                safe fn outside($($given: $kind)?) $(-> $result)?;
            }
            #[unsafe(export_name = concat!("__wasm_split_00", $part, "00_export_000000000000000000000000000000", $number))]
            extern "C" fn inside($($given: $kind)?) $(-> $result)? $body
            outside($($given)?)
        }
    )*};
}
