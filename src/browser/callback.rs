//! Closures that own copies of what they use: `callback!(title, props.on_close, move |()| …)`.

/// A callback with copies of what is named before its closure.
macro_rules! callback {
    ($($all:tt)*) => {
        ::yew::Callback::from($crate::browser::callback::closure!($($all)*))
    };
}

/// A closure with copies of what is named before it. A name may have a value of its own: `name = value`.
macro_rules! closure {
    (move $($closure:tt)*) => {
        move $($closure)*
    };
    ($name:ident, $($rest:tt)*) => {{
        let $name = $name.clone();
        $crate::browser::callback::closure!($($rest)*)
    }};
    ($owner:ident.$name:ident, $($rest:tt)*) => {{
        let $name = $owner.$name.clone();
        $crate::browser::callback::closure!($($rest)*)
    }};
    ($name:ident = $value:expr, $($rest:tt)*) => {{
        let $name = $value;
        $crate::browser::callback::closure!($($rest)*)
    }};
}

pub(crate) use {callback, closure};
