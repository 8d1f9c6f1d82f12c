//! Splits a small program that is linked by hand.

use std::collections::HashSet;
use std::iter;

use walrus::ir::{Const, Instr, Value};
use walrus::{ConstExpr, DataKind, ElementItems, ElementKind, ExportItem, ImportKind, Module};
use wasmparser::{Parser, Payload};
use xtask::run::Failure;
use xtask::split::needs::{Late, late};
use xtask::split::parts::split;

/// Memory from 16 on: two tables of one function each, and a number that belongs to no symbol.
const PROGRAM: &str = r#"
(module
  (import "page" "tell" (func $tell (param i32)))
  (memory (export "memory") 1)
  (table (export "table") 3 3 funcref)
  (global $stack (mut i32) (i32.const 9))
  (elem (i32.const 1) $_ZN4page5thing $shared_thing)
  (data (i32.const 16) "\01\00\00\00\02\00\00\00\07\00\00\00")
  (func $start (export "start") (result i32)
    i32.const 1 call $_ZN4page4late4door17h0E
    call $both
    i32.const 20 i32.load call_indirect)
  (func $_ZN4page4late4door17h0E (param i32) (result i32)
    call $helper
    call $both
    local.get 0 call $tell
    i32.const 16 i32.load call_indirect
    i32.const 20 i32.load call_indirect
    global.get $stack)
  (func $helper)
  (func $both)
  (func $_ZN4page5thing)
  (func $shared_thing))
"#;

const DOOR: &str = "_ZN4page4late4door17h0E";
const THING: &str = "_ZN4page5thing";

/// The symbols of the program: its functions in their order, then the two tables in memory.
const FUNCTIONS: [&str; 6] = ["start", DOOR, "helper", "both", THING, "shared_thing"];
const OWN_TABLE: u8 = 6;
const SHARED_TABLE: u8 = 7;

// Kinds of relocations: see the conventions of WebAssembly's tools for linking.
const CALL: u8 = 0;
const SLOT_IN_DATA: u8 = 2;
const ADDRESS_IN_CODE: u8 = 4;

/// The needs of the functions: who needs what, and by which kind of relocation.
const IN_CODE: [(usize, u8, u8); 8] = [
    (0, CALL, 1),
    (0, CALL, 3),
    (0, ADDRESS_IN_CODE, SHARED_TABLE),
    (1, CALL, 2),
    (1, CALL, 3),
    (1, ADDRESS_IN_CODE, OWN_TABLE),
    (1, ADDRESS_IN_CODE, SHARED_TABLE),
    (4, CALL, 3),
];

/// The program, with the sections that a linker would add.
fn linked() -> Vec<u8> {
    let mut program = wat::parse_str(PROGRAM).expect("a program");
    let mut bodies = Vec::new();
    let [mut code, mut data] = [0; 2];
    for payload in Parser::new(0).parse_all(&program.clone()) {
        match payload.expect("a program") {
            Payload::CodeSectionStart { range, .. } => code = range.start,
            Payload::CodeSectionEntry(body) => bodies.push(body.range().start),
            Payload::DataSection(section) => {
                let segment = section.clone().into_iter().next().expect("data").expect("data");
                data = segment.range.end - segment.data.len() - section.range().start;
            }
            _ => {}
        }
    }
    let byte = |number: usize| u8::try_from(number).expect("a small program");

    let mut symbols = vec![byte(FUNCTIONS.len() + 2)];
    for (place, name) in FUNCTIONS.iter().enumerate() {
        // The import is the first of all functions.
        symbols.extend([0, 0, byte(place + 1), byte(name.len())]);
        symbols.extend(name.bytes());
    }
    for offset in [0, 4] {
        symbols.extend([1, 0, 1, b't', 0, offset, 4]);
    }
    let linking =
        [vec![2, 8, byte(symbols.len() % 128) | 0x80, byte(symbols.len() / 128)], symbols];
    add(&mut program, "linking", &linking.concat());

    let mut needs = vec![10, byte(IN_CODE.len())];
    for (function, kind, symbol) in IN_CODE {
        needs.extend([kind, byte(bodies[function] - code), symbol]);
        needs.extend((kind == ADDRESS_IN_CODE).then_some(0));
    }
    add(&mut program, "reloc.CODE", &needs);
    let data = byte(data);
    add(&mut program, "reloc.DATA", &[11, 2, SLOT_IN_DATA, data, 4, SLOT_IN_DATA, data + 4, 5]);
    program
}

fn add(program: &mut Vec<u8>, name: &str, content: &[u8]) {
    let size = 1 + name.len() + content.len();
    program.extend([0, (size % 128) as u8 | 0x80, (size / 128) as u8, name.len() as u8]);
    program.extend(name.bytes());
    program.extend(content);
}

fn names(names: &[&str]) -> HashSet<String> {
    names.iter().map(ToString::to_string).collect()
}

fn is_late() -> Late {
    Late { functions: names(&[DOOR, "helper", THING]), bytes: iter::once(16..20).collect() }
}

#[test]
fn what_only_the_gates_need_is_late() {
    assert_eq!(late(&linked(), "page::late").expect("a linked program"), is_late());
}

#[test]
fn what_cannot_be_split_is_refused() {
    let reason = |problem: Failure| problem.to_string();
    let no_gates = late(&linked(), "page::late,page::later").map_err(reason).expect_err("no gates");
    assert!(no_gates.contains("page::later"), "{no_gates}");
    let plain = wat::parse_str(PROGRAM).expect("a program");
    let no_relocations = late(&plain, "page::late").map_err(reason).expect_err("no relocations");
    assert!(no_relocations.contains("--emit-relocs"), "{no_relocations}");
}

#[test]
fn the_parts_fit_together() {
    let parts = split(&linked(), &is_late()).expect("two parts");
    let [first, second] = parts.map(|part| Module::from_buffer(&part).expect("a valid program"));

    // Exactly the door, the helper and the thing.
    assert_eq!(second.funcs.iter_local().count(), 3);
    assert_eq!(second.exports.iter().count(), 0);
    for import in second.imports.iter() {
        assert_eq!(import.module, "app");
        let mut exports = first.exports.iter().filter(|export| export.name == import.name);
        let item = exports.next().expect("what the second part imports").item;
        let name = |module: &Module, function| module.funcs.get(function).name.clone();
        match (&import.kind, item) {
            (ImportKind::Function(needed), ExportItem::Function(given)) => {
                assert_eq!(name(&second, *needed), name(&first, given));
            }
            (ImportKind::Table(_), ExportItem::Table(_))
            | (ImportKind::Memory(_), ExportItem::Memory(_))
            | (ImportKind::Global(_), ExportItem::Global(_)) => {}
            (needed, given) => panic!("{needed:?} gets {given:?}"),
        }
    }

    // The thing's slot, and a new one for the door.
    let filled: Vec<(i32, Vec<String>)> = second
        .elements
        .iter()
        .map(|element| {
            let ElementKind::Active { offset: ConstExpr::Value(Value::I32(slot)), .. } =
                element.kind
            else {
                panic!("{element:?}");
            };
            let ElementItems::Functions(functions) = &element.items else { panic!("{element:?}") };
            let name = |function| second.funcs.get(function).name.clone().expect("a name");
            (slot, functions.iter().map(|&function| name(function)).collect())
        })
        .collect();
    assert_eq!(filled, [(1, vec![THING.to_string()]), (3, vec![DOOR.to_string()])]);
    let table = first.tables.iter().next().expect("a table");
    assert_eq!((table.initial, table.maximum), (4, Some(4)));

    let door = first.funcs.by_name(DOOR).expect("a way through the door");
    let door = first.funcs.get(door).kind.unwrap_local();
    let body: Vec<_> = door.block(door.entry_block()).instrs.iter().map(|(one, _)| one).collect();
    let calls_slot = matches!(
        body.as_slice(),
        [Instr::LocalGet(_), Instr::Const(Const { value: Value::I32(3) }), Instr::CallIndirect(_),]
    );
    assert!(calls_slot, "{body:?}");

    let bytes = |module: &Module| -> Vec<(i32, Vec<u8>)> {
        let address = |kind: &DataKind| match kind {
            DataKind::Active { offset: ConstExpr::Value(Value::I32(address)), .. } => *address,
            _ => panic!("{kind:?}"),
        };
        module.data.iter().map(|data| (address(&data.kind), data.value.clone())).collect()
    };
    assert_eq!(bytes(&first), [(16, vec![0, 0, 0, 0, 2, 0, 0, 0, 7, 0, 0, 0])]);
    assert_eq!(bytes(&second), [(16, vec![1, 0, 0, 0])]);
}

#[test]
fn what_scripts_call_is_called_in_the_second_part() {
    let exported = PROGRAM.replace("(func $helper)", r#"(func $helper (export "helper"))"#);
    let bound = wat::parse_str(exported).expect("a program");
    let [first, _] = split(&bound, &is_late()).expect("two parts");
    let first = Module::from_buffer(&first).expect("a valid program");
    let helper = first.exports.get_func("helper").expect("the exported function");
    let helper = first.funcs.get(helper).kind.unwrap_local();
    let body = &helper.block(helper.entry_block()).instrs;
    assert!(matches!(body.last(), Some((Instr::CallIndirect(_), _))), "{body:?}");
}
