//! Makes two programs out of one.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use walrus::ir::{Value, Visitor, dfs_in_order};
use walrus::passes::gc;
use walrus::{
    ConstExpr, DataKind, ElementItems, ElementKind, ExportItem, Function, FunctionBuilder,
    FunctionId, FunctionKind, Global, GlobalKind, ImportKind, ImportedFunction, Memory, Module,
    Table, TableId, Tag,
};

use crate::run::Step;
use crate::split::needs::Late;

/// The second program imports the first as a module of this name.
const FIRST: &str = "app";

/// Which function is at which index of the table of functions. Both parts begin as the same program, so an index names
/// the same function in both.
type Slots = BTreeMap<u32, usize>;

/// The two parts of a program. The first exports what the second needs, under numbers.
pub fn split(program: &[u8], late: &Late) -> Step<[Vec<u8>; 2]> {
    let [mut first, mut second] = [read(program)?, read(program)?];
    let is_late: Vec<bool> = first.funcs.iter().map(|function| is_late(function, late)).collect();
    let (table, mut slots) = slots(&first)?;
    slots.retain(|_, function| is_late[*function]);
    let gates = add_gates(&mut first, table, &is_late);
    slots.extend(gates.iter().map(|(function, slot)| (*slot, *function)));
    let bytes = move_bytes(&mut first, &late.bytes)?;

    empty(&mut first, table, &is_late, &gates);
    import_rest(&mut second, &is_late);
    fill(&mut second, table.index(), &slots, bytes);
    gc::run(&mut second);
    share(&mut first, &mut second);
    Ok([first.emit_wasm(), second.emit_wasm()])
}

/// Reads a program without what the linker left, since those offsets are no longer right.
fn read(program: &[u8]) -> Step<Module> {
    let mut module = Module::from_buffer(program)?;
    for name in ["linking", "reloc.CODE", "reloc.DATA"] {
        module.customs.remove_raw(name);
    }
    Ok(module)
}

fn is_late(function: &Function, late: &Late) -> bool {
    let is_local = matches!(function.kind, FunctionKind::Local(_));
    is_local && function.name.as_ref().is_some_and(|name| late.functions.contains(name))
}

/// The only table that the program fills, and its content.
fn slots(module: &Module) -> Step<(TableId, Slots)> {
    let mut filled = None;
    let mut slots = Slots::new();
    for element in module.elements.iter() {
        let ElementKind::Active { table, offset: ConstExpr::Value(Value::I32(first)) } =
            element.kind
        else {
            continue;
        };
        let functions: Vec<Option<FunctionId>> = match &element.items {
            ElementItems::Functions(functions) => functions.iter().copied().map(Some).collect(),
            ElementItems::Expressions(_, expressions) => {
                expressions.iter().map(function_of).collect()
            }
        };
        for (slot, function) in (first.cast_unsigned()..).zip(functions) {
            slots.extend(function.map(|function| (slot, function.index())));
        }
        if filled.replace(table).is_some_and(|other| other != table) {
            return Err("the program has two tables of functions".into());
        }
    }
    Ok((filled.ok_or("the program has no table of functions")?, slots))
}

fn function_of(expression: &ConstExpr) -> Option<FunctionId> {
    match expression {
        ConstExpr::RefFunc(function) => Some(*function),
        _ => None,
    }
}

/// Adds a slot to the end of the table for each gate, and returns the slots. The gates are the late functions that the
/// rest of the program calls or exports: also those that wasm-bindgen calls from functions of its own, which the linker
/// did not know.
fn add_gates(first: &mut Module, table: TableId, is_late: &[bool]) -> Vec<(usize, u32)> {
    let mut called = Called(BTreeSet::new());
    for (_, function) in first.funcs.iter_local().filter(|(id, _)| !is_late[id.index()]) {
        dfs_in_order(&mut called, function, function.entry_block());
    }
    called.0.extend(first.exports.iter().filter_map(|export| match export.item {
        ExportItem::Function(function) => Some(function.index()),
        _ => None,
    }));
    let table = first.tables.get_mut(table);
    let gates = called.0.into_iter().filter(|&function| is_late[function]);
    let gates: Vec<_> = gates.zip(table.initial as u32..).collect();
    table.initial += gates.len() as u64;
    table.maximum = table.maximum.map(|maximum| maximum.max(table.initial));
    gates
}

/// The functions that instructions name.
struct Called(BTreeSet<usize>);

impl Visitor<'_> for Called {
    fn visit_function_id(&mut self, function: &FunctionId) {
        self.0.insert(function.index());
    }
}

/// Removes the bytes at these addresses from a program.
fn move_bytes(module: &mut Module, addresses: &[Range<u32>]) -> Step<Vec<(u32, Vec<u8>)>> {
    let mut moved: Vec<(u32, Vec<u8>)> = Vec::new();
    let segments: Vec<_> = module.data.iter().map(|data| data.id()).collect();
    for segment in segments {
        let data = module.data.get_mut(segment);
        let DataKind::Active { offset: ConstExpr::Value(Value::I32(first)), .. } = data.kind else {
            return Err("the program has data without an address".into());
        };
        let first = first.cast_unsigned();
        let end = first + data.value.len() as u32;
        for range in addresses.iter().filter(|range| first <= range.start && range.end <= end) {
            let bytes =
                &mut data.value[(range.start - first) as usize..(range.end - first) as usize];
            match moved.last_mut() {
                Some((start, last)) if *start + last.len() as u32 == range.start => {
                    last.extend_from_slice(bytes);
                }
                _ => moved.push((range.start, bytes.to_vec())),
            }
            bytes.fill(0);
        }
    }
    Ok(moved)
}

/// Keeps stubs of the late functions in the first part: a gate calls what the second part puts into its slot, the others
/// trap.
fn empty(first: &mut Module, table: TableId, is_late: &[bool], gates: &[(usize, u32)]) {
    let functions: Vec<FunctionId> = first.funcs.iter().map(Function::id).collect();
    for function in functions.into_iter().filter(|function| is_late[function.index()]) {
        let ty = first.funcs.get(function).ty();
        let (params, results) = first.types.params_results(ty);
        let (params, results) = (params.to_vec(), results.to_vec());
        let mut builder = FunctionBuilder::new(&mut first.types, &params, &results);
        let arguments: Vec<_> = params.iter().map(|param| first.locals.add(*param)).collect();
        let mut body = builder.func_body();
        match gates.iter().find(|(gate, _)| *gate == function.index()) {
            Some((_, slot)) => {
                for argument in &arguments {
                    body.local_get(*argument);
                }
                body.i32_const(slot.cast_signed()).call_indirect(ty, table);
            }
            None => {
                body.unreachable();
            }
        }
        first.funcs.get_mut(function).kind = FunctionKind::Local(builder.local_func(arguments));
    }
}

/// Turns everything that is not late into imports.
fn import_rest(second: &mut Module, is_late: &[bool]) {
    second.start = None;
    let exports: Vec<_> = second.exports.iter().map(|export| export.id()).collect();
    exports.into_iter().for_each(|export| second.exports.delete(export));
    let elements: Vec<_> = second.elements.iter().map(|element| element.id()).collect();
    elements.into_iter().for_each(|element| second.elements.delete(element));
    let segments: Vec<_> = second.data.iter().map(|data| data.id()).collect();
    segments.into_iter().for_each(|data| second.data.delete(data));
    for memory in second.memories.iter_mut() {
        memory.data_segments.clear();
        memory.import = Some(second.imports.add(FIRST, "", memory.id()));
    }
    for table in second.tables.iter_mut() {
        // The table of the first part has grown.
        table.maximum = None;
        table.elem_segments.clear();
        table.import = Some(second.imports.add(FIRST, "", table.id()));
    }
    // Each part can have its own copy of a constant.
    let mutable = second.globals.iter().filter(|global| global.mutable);
    for global in mutable.map(Global::id).collect::<Vec<_>>() {
        second.globals.get_mut(global).kind =
            GlobalKind::Import(second.imports.add(FIRST, "", global));
    }
    for function in second.funcs.iter_mut() {
        let is_local = matches!(function.kind, FunctionKind::Local(_));
        if is_local && !is_late[function.id().index()] {
            let import = second.imports.add(FIRST, "", function.id());
            let ty = function.ty();
            function.kind = FunctionKind::Import(ImportedFunction { import, ty });
        }
    }
}

/// Makes the second part fill its slots and its places in memory when it starts.
fn fill(second: &mut Module, table: usize, slots: &Slots, bytes: Vec<(u32, Vec<u8>)>) {
    let functions: Vec<FunctionId> = second.funcs.iter().map(Function::id).collect();
    let table = nth(second.tables.iter().map(Table::id), table);
    let mut runs: Vec<(u32, Vec<FunctionId>)> = Vec::new();
    for (&slot, &function) in slots {
        match runs.last_mut() {
            Some((start, run)) if *start + run.len() as u32 == slot => {
                run.push(functions[function])
            }
            _ => runs.push((slot, vec![functions[function]])),
        }
    }
    for (start, run) in runs {
        let kind = ElementKind::Active { table, offset: at(start) };
        let element = second.elements.add(kind, ElementItems::Functions(run));
        second.tables.get_mut(table).elem_segments.insert(element);
    }
    let Some(memory) = second.memories.iter().map(Memory::id).next() else { return };
    for (start, bytes) in bytes {
        let data = second.data.add(DataKind::Active { memory, offset: at(start) }, bytes);
        second.memories.get_mut(memory).data_segments.insert(data);
    }
}

fn at(place: u32) -> ConstExpr {
    ConstExpr::Value(Value::I32(place.cast_signed()))
}

/// Numbers what the second part imports, and makes the first part export it.
fn share(first: &mut Module, second: &mut Module) {
    let functions: Vec<FunctionId> = first.funcs.iter().map(Function::id).collect();
    for (number, import) in second.imports.iter_mut().enumerate() {
        import.module = FIRST.to_string();
        import.name = number.to_string();
        let item: ExportItem = match import.kind {
            ImportKind::Function(function) => functions[function.index()].into(),
            ImportKind::Table(table) => {
                nth(first.tables.iter().map(Table::id), table.index()).into()
            }
            ImportKind::Memory(memory) => {
                nth(first.memories.iter().map(Memory::id), memory.index()).into()
            }
            ImportKind::Global(global) => {
                nth(first.globals.iter().map(Global::id), global.index()).into()
            }
            ImportKind::Tag(tag) => nth(first.tags.iter().map(Tag::id), tag.index()).into(),
        };
        first.exports.add(&import.name, item);
    }
}

fn nth<T>(mut ids: impl Iterator<Item = T>, place: usize) -> T {
    ids.nth(place).expect("both parts begin as the same program")
}
