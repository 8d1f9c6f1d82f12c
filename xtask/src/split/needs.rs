//! Finds what needs what in a linked program, from the relocations that the linker leaves in it.

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use wasmparser::{
    DataKind, ExternalKind, KnownCustom, Linking, Name, Operator, Parser, Payload, RelocationEntry,
    RelocationType, SymbolFlags, SymbolInfo, TypeRef,
};

use crate::run::Step;

/// What the gates need and nothing else does.
#[derive(Debug, Default, PartialEq)]
pub struct Late {
    /// Functions by name. Of several with the same name all are here or none.
    pub functions: HashSet<String>,
    /// Addresses, in order.
    pub bytes: Vec<Range<u32>>,
}

/// A thing that needs others or that others need.
#[derive(Clone, Copy, Eq, Hash, PartialEq)]
enum Thing<'a> {
    Function(&'a str),
    /// An index into [`Linked::blocks`].
    Block(usize),
}

/// The parts of a linked program that matter here. Offsets count from the beginning of the file.
#[derive(Default)]
struct Linked<'a> {
    names: HashMap<u32, &'a str>,
    /// Functions that are called from outside the program.
    roots: Vec<u32>,
    code: usize,
    bodies: Vec<Range<usize>>,
    imports: u32,
    data: usize,
    /// The first address of each segment of data, and the offsets of its bytes.
    segments: Vec<(u32, Range<usize>)>,
    symbols: Vec<SymbolInfo<'a>>,
    code_needs: Vec<RelocationEntry>,
    data_needs: Vec<RelocationEntry>,
    /// The addresses of all things in memory, in order. Things that overlap count as one.
    blocks: Vec<Range<u32>>,
}

/// Finds what only the gates need: the functions in the modules, which are written as `page::lazy,share::lazy`.
pub fn late(linked: &[u8], modules: &str) -> Step<Late> {
    let linked = Linked::read(linked)?;
    let mut gates = HashSet::new();
    for module in modules.split(',') {
        gates.extend(linked.functions_of(module)?);
    }
    let (needs, mut roots) = linked.needs();
    roots.extend(linked.roots.iter().filter_map(|&root| linked.function(root)));
    let early = reached(&needs, roots, &gates);
    let late = reached(&needs, gates.iter().copied().collect(), &early);
    let name = |thing: &Thing| match thing {
        Thing::Function(name) => Some(name.to_string()),
        Thing::Block(_) => None,
    };
    Ok(Late {
        functions: late.iter().filter_map(name).collect(),
        bytes: (linked.blocks.iter().enumerate())
            .filter(|(place, _)| late.contains(&Thing::Block(*place)))
            .map(|(_, block)| block.clone())
            .collect(),
    })
}

/// Everything that `from` needs, itself included. The search stops at `bounds`.
fn reached<'a>(
    needs: &HashMap<Thing<'a>, Vec<Thing<'a>>>,
    from: Vec<Thing<'a>>,
    bounds: &HashSet<Thing<'a>>,
) -> HashSet<Thing<'a>> {
    let mut reached = HashSet::new();
    let mut open = from;
    while let Some(thing) = open.pop() {
        if !bounds.contains(&thing) && reached.insert(thing) {
            open.extend(needs.get(&thing).into_iter().flatten());
        }
    }
    reached
}

impl<'a> Linked<'a> {
    fn read(bytes: &'a [u8]) -> Step<Linked<'a>> {
        let mut linked = Linked::default();
        for payload in Parser::new(0).parse_all(bytes) {
            linked.take(payload?)?;
        }
        if linked.symbols.is_empty() || linked.code_needs.is_empty() {
            return Err("the program was linked without --emit-relocs".into());
        }
        let mut blocks: Vec<_> =
            linked.symbols.iter().filter_map(|symbol| linked.addresses(symbol)).collect();
        blocks.sort_by_key(|block| (block.start, block.end));
        for block in blocks {
            match linked.blocks.last_mut() {
                Some(last) if block.start < last.end => last.end = last.end.max(block.end),
                _ => linked.blocks.push(block),
            }
        }
        Ok(linked)
    }

    /// The functions in a module, which is written as `page::lazy`.
    fn functions_of(&self, module: &str) -> Step<Vec<Thing<'a>>> {
        let mangled: String =
            module.split("::").map(|name| format!("{}{name}", name.len())).collect();
        let names = self.names.values().filter(|name| name.contains(&mangled));
        let functions: Vec<Thing> = names.map(|name| Thing::Function(name)).collect();
        if functions.is_empty() {
            return Err(format!("no function of the program is in {module}").into());
        }
        Ok(functions)
    }

    fn take(&mut self, payload: Payload<'a>) -> Step {
        match payload {
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    self.imports += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                }
            }
            Payload::ExportSection(section) => {
                for export in section {
                    let export = export?;
                    if export.kind == ExternalKind::Func {
                        self.roots.push(export.index);
                    }
                }
            }
            Payload::StartSection { func, .. } => self.roots.push(func),
            Payload::CodeSectionStart { range, .. } => self.code = range.start,
            Payload::CodeSectionEntry(body) => self.bodies.push(body.range()),
            Payload::DataSection(section) => {
                self.data = section.range().start;
                for segment in section {
                    let segment = segment?;
                    let DataKind::Active { offset_expr, .. } = segment.kind else {
                        return Err("the program has data without an address".into());
                    };
                    let Operator::I32Const { value } = offset_expr.get_operators_reader().read()?
                    else {
                        return Err("the program has data at an address to be computed".into());
                    };
                    let end = segment.range.end;
                    self.segments.push((value.cast_unsigned(), end - segment.data.len()..end));
                }
            }
            Payload::CustomSection(section) => match section.as_known() {
                KnownCustom::Name(names) => {
                    for names in names {
                        if let Name::Function(names) = names? {
                            for naming in names {
                                let naming = naming?;
                                self.names.insert(naming.index, naming.name);
                            }
                        }
                    }
                }
                KnownCustom::Linking(linking) => {
                    for part in linking {
                        if let Linking::SymbolTable(symbols) = part? {
                            self.symbols = symbols.into_iter().collect::<Result<_, _>>()?;
                        }
                    }
                }
                KnownCustom::Reloc(relocations) => {
                    let needs = match section.name() {
                        "reloc.CODE" => &mut self.code_needs,
                        "reloc.DATA" => &mut self.data_needs,
                        _ => return Ok(()),
                    };
                    *needs = relocations.entries().into_iter().collect::<Result<_, _>>()?;
                }
                _ => {}
            },
            _ => {}
        }
        Ok(())
    }

    /// What each thing needs, and what bytes without a name need, which the first part always keeps.
    fn needs(&self) -> (HashMap<Thing<'a>, Vec<Thing<'a>>>, Vec<Thing<'a>>) {
        let mut needs: HashMap<Thing, Vec<Thing>> = HashMap::new();
        let mut always = Vec::new();
        let in_code = self.code_needs.iter().map(|need| (need, self.body_at(need)));
        let in_data = self.data_needs.iter().map(|need| (need, self.block_at(need)));
        for (need, needing) in in_code.chain(in_data) {
            if let Some(needed) = self.needed(need) {
                match needing {
                    Some(needing) => needs.entry(needing).or_default().push(needed),
                    None => always.push(needed),
                }
            }
        }
        (needs, always)
    }

    /// The function that contains a relocation.
    fn body_at(&self, need: &RelocationEntry) -> Option<Thing<'a>> {
        let at = self.code + need.offset as usize;
        let place = self.bodies.partition_point(|body| body.end <= at);
        self.function(self.imports + u32::try_from(place).ok()?)
    }

    /// The block that contains a relocation.
    fn block_at(&self, need: &RelocationEntry) -> Option<Thing<'a>> {
        let at = self.data + need.offset as usize;
        let (first, bytes) = self.segments.iter().find(|(_, bytes)| bytes.contains(&at))?;
        self.block(first + u32::try_from(at - bytes.start).ok()?)
    }

    fn needed(&self, need: &RelocationEntry) -> Option<Thing<'a>> {
        use RelocationType::*;
        match need.ty {
            TypeIndexLeb | GlobalIndexLeb | GlobalIndexI32 | TableNumberLeb | EventIndexLeb => {
                return None;
            }
            _ => {}
        }
        match self.symbols.get(need.index as usize)? {
            SymbolInfo::Func { index, .. } => self.function(*index),
            symbol => self.block(self.addresses(symbol)?.start),
        }
    }

    fn function(&self, index: u32) -> Option<Thing<'a>> {
        self.names.get(&index).map(|name| Thing::Function(name))
    }

    fn block(&self, address: u32) -> Option<Thing<'a>> {
        let place = self.blocks.partition_point(|block| block.end <= address);
        self.blocks.get(place).filter(|block| block.contains(&address)).map(|_| Thing::Block(place))
    }

    /// The place of a thing in memory. No segment holds what begins as zeros, and that needs nothing.
    fn addresses(&self, symbol: &SymbolInfo) -> Option<Range<u32>> {
        let SymbolInfo::Data { flags, symbol: Some(place), .. } = symbol else { return None };
        let (first, _) = self.segments.get(place.index as usize)?;
        let start = first + place.offset;
        let is_some = place.size > 0 && !flags.contains(SymbolFlags::ABSOLUTE);
        is_some.then_some(start..start + place.size)
    }
}
