(* Reads certificates, as docs/proofs.md defines them, for the checker that proof.v proves right. *)

open Checker

exception Refused of string

let refuse reason = raise (Refused reason)
let need condition reason = if not condition then refuse reason
let most_lines = 5_000_000
let longest_line = 20_000
let most_side = 60
let most_depth = 4
let largest_end = 1_000_000
let most_squares = 100_000_000
let limits = { lookups_of_a_line = 2_000_000; pairs_of_moves = 250; positions_of_a_part = 20_000 }

(* What has been read so far, the last lines first. *)
type text = {
  mutable rules : string option;
  mutable edge : string option;
  mutable size : (int * int) option;
  mutable depth : int option;
  mutable ends : int option;
  mutable values : value_table;
  mutable count_of_values : int;
  mutable section : (player * int) option;
  (* Each listed claim with the number of its line. *)
  mutable listed : (int * (((player * board) * int) * method0)) list;
  mutable count : int;
  (* The line of each claim, and what is to be checked for it. *)
  mutable claims : (string * (bool * ((player * board) * int)) list) list;
  mutable is_over : bool;
}

let empty_text () =
  {
    rules = None;
    edge = None;
    size = None;
    depth = None;
    ends = None;
    values = PositiveMap.empty;
    count_of_values = 0;
    section = None;
    listed = [];
    count = 0;
    claims = [];
    is_over = false;
  }

(* At most nine digits, without a zero in front. *)
let number word =
  let is_digit sign = sign >= '0' && sign <= '9' in
  let length = String.length word in
  let is_number = length > 0 && length <= 9 && String.for_all is_digit word && (length = 1 || word.[0] <> '0') in
  if is_number then Some (int_of_string word) else None

let number_within word least most what =
  match number word with
  | Some number when number >= least && number <= most -> number
  | _ -> refuse (Printf.sprintf "%s is not from %d to %d" what least most)

(* The proved checker counts values from 1. *)
let value text word =
  match number word with
  | Some place when place < text.count_of_values -> place + 1
  | _ -> refuse (Printf.sprintf "no value %S so far" word)

(* Each stone once in memory: a large file has millions. *)
let stone =
  let made player = Array.init most_side (fun row -> Array.init most_side (fun column -> ((row, column), player))) in
  let left = made Left and right = made Right in
  fun player row column -> (match player with Left -> left | Right -> right).(row).(column)

let position text word =
  let rows, columns = Option.get text.size in
  let lines = String.split_on_char '/' word in
  need (List.length lines = rows) (Printf.sprintf "the position has %d rows, not %d" (List.length lines) rows);
  let stones = ref [] in
  let read_row row line =
    let rec read at column =
      if at = String.length line then column
      else
        let put player =
          need (column < columns) (Printf.sprintf "row %d has more than %d squares" (row + 1) columns);
          stones := stone player row column :: !stones
        in
        match line.[at] with
        | 'x' -> put Left; read (at + 1) (column + 1)
        | 'o' -> put Right; read (at + 1) (column + 1)
        | '.' -> read (at + 1) (column + 1)
        | '0' .. '9' ->
          let rec run_end at =
            if at < String.length line && line.[at] >= '0' && line.[at] <= '9' then run_end (at + 1) else at
          in
          let next = run_end at in
          let run = number_within (String.sub line at (next - at)) 0 most_side "a run of empty squares" in
          read next (column + run)
        | sign -> refuse (Printf.sprintf "%C in a position" sign)
    in
    let width = read 0 0 in
    need (width = columns) (Printf.sprintf "row %d has %d squares, not %d" (row + 1) width columns)
  in
  List.iteri read_row lines;
  List.rev !stones

let read_value text place options =
  let next = Printf.sprintf "the next value is number %d" text.count_of_values in
  need (number place = Some text.count_of_values) next;
  match String.split_on_char '|' options with
  | [ left; right ] ->
    let side words = if words = "" then [] else List.map (value text) (String.split_on_char ',' words) in
    let options = (side left, side right) in
    text.count_of_values <- text.count_of_values + 1;
    text.values <- PositiveMap.add text.count_of_values options text.values
  | _ -> refuse "a value has one bar"

let read_claim text line stones sign v =
  let stones = position text stones and v = value text v in
  let ways =
    match sign with
    | ">=" -> [ (false, Left) ]
    | "<=" -> [ (false, Right) ]
    | "=" -> [ (false, Left); (false, Right) ]
    | "|>" -> [ (true, Left) ]
    | "<|" -> [ (true, Right) ]
    | _ -> refuse "not a line of a certificate"
  in
  text.claims <- (line, List.map (fun (first, winner) -> (first, ((winner, stones), v))) ways) :: text.claims

let read_listed text place stones how =
  match text.section with
  | None -> refuse "not a line of a certificate"
  | Some (winner, v) ->
    text.listed <- (place, (((winner, position text stones), v), how)) :: text.listed;
    text.count <- text.count + 1

let check_ends text =
  match (text.size, text.ends) with
  | Some (rows, columns), Some ends ->
    need (ends * rows * columns <= most_squares) "the ends are too large for such a board"
  | _ -> ()

let is_ready text = text.rules <> None && text.edge <> None && text.size <> None && text.depth <> None

let read_line text place line =
  need (not text.is_over) "a line after the end";
  match String.split_on_char ' ' line with
  | [ "rules"; ("ancient" | "modern") as rules ] when text.rules = None -> text.rules <- Some rules
  | [ "edge"; ("plane" | "walls") as edge ] when text.edge = None -> text.edge <- Some edge
  | [ "size"; rows; columns ] when text.size = None ->
    let side word = number_within word 1 most_side "a side" in
    text.size <- Some (side rows, side columns);
    check_ends text
  | [ "depth"; depth ] when text.depth = None -> text.depth <- Some (number_within depth 0 most_depth "the depth")
  | [ "ends"; most ] when text.ends = None ->
    text.ends <- Some (number_within most 1 largest_end "what an end may have");
    check_ends text
  | [ "value"; place; options ] -> read_value text place options
  | _ when not (is_ready text) -> refuse "expected rules, edge, size and depth first"
  | [ "claim"; stones; sign; v ] -> read_claim text line stones sign v
  | [ ">="; v ] -> text.section <- Some (Left, value text v)
  | [ "<="; v ] -> text.section <- Some (Right, value text v)
  | [ "end"; count ] ->
    need (number count = Some text.count) (Printf.sprintf "%d claims are listed, not %s" text.count count);
    text.is_over <- true
  | [ stones ] -> read_listed text place stones By_moves
  | [ stones; "end" ] ->
    need (text.ends <> None) "an end, but no line `ends`";
    read_listed text place stones By_search
  | [ stones; values ] ->
    read_listed text place stones (By_parts (List.map (value text) (String.split_on_char '+' values)))
  | _ -> refuse "not a line of a certificate"

let is_utf8 line =
  let is_within at least most =
    at < String.length line && Char.code line.[at] >= least && Char.code line.[at] <= most
  in
  let rec from at =
    if at = String.length line then true
    else
      match Char.code line.[at] with
      | first when first < 0x80 -> from (at + 1)
      | first when first >= 0xC2 && first <= 0xDF -> continued at 0x80 0xBF 1
      | 0xE0 -> continued at 0xA0 0xBF 2
      | 0xED -> continued at 0x80 0x9F 2
      | first when first >= 0xE1 && first <= 0xEF -> continued at 0x80 0xBF 2
      | 0xF0 -> continued at 0x90 0xBF 3
      | first when first >= 0xF1 && first <= 0xF3 -> continued at 0x80 0xBF 3
      | 0xF4 -> continued at 0x80 0x8F 3
      | _ -> false
  and continued at least most more =
    is_within (at + 1) least most
    && (more < 2 || is_within (at + 2) 0x80 0xBF)
    && (more < 3 || is_within (at + 3) 0x80 0xBF)
    && from (at + more + 1)
  in
  from 0

(* The next line without its end; none after the last. *)
let next_line file =
  let line = Buffer.create 80 and characters = ref 0 in
  let rec read () =
    match input_char file with
    | '\n' -> Some (Buffer.contents line)
    | sign ->
      Buffer.add_char line sign;
      (* In UTF-8 bytes that begin with 10 continue a character, which has at most four bytes. *)
      if Char.code sign land 0xC0 <> 0x80 then incr characters;
      let is_short = !characters <= longest_line && Buffer.length line <= 4 * longest_line in
      need is_short "a line is too long";
      read ()
    | exception End_of_file -> if Buffer.length line = 0 then None else Some (Buffer.contents line)
  in
  read ()

let rec read_lines text place file =
  incr place;
  match next_line file with
  | None -> decr place
  | Some line ->
    need (!place <= most_lines) "the file has too many lines";
    need (is_utf8 line) "it is not UTF-8";
    if !place = 1 then need (line = "papamu proof 1") "expected `papamu proof 1`"
    else if line <> "" && line.[0] <> '#' then read_line text !place line;
    read_lines text place file

let certificate text =
  let rows, columns = Option.get text.size in
  {
    of_terms =
      {
        takes_one = text.rules = Some "modern";
        walls = (if text.edge = Some "walls" then Some (rows, columns) else None);
      };
    of_values = text.values;
    of_depth = Option.get text.depth;
    of_ends = Option.value text.ends ~default:0;
    listed = List.rev_map snd text.listed;
    claimed = List.concat_map snd (List.rev text.claims);
  }

let explained = function
  | Takes_too_long -> "it takes more steps than are allowed"
  | Does_not_follow -> "the claim does not follow from those before it"
  | End_is_not_true -> "the end is not true"
  | Part_has_too_many_positions -> "a part has too many positions"
  | Is_no_division -> "the position is not the sum of its parts"
  | Has_parts count -> Printf.sprintf "the position has %d parts, not as many as values" count
  | Part_is_not_proved -> "a part is not proved"
  | Parts_are_not_enough -> "the parts together do not prove the claim"

(* The line of a listed claim that does not follow, and why; or the claim of the whole that does not. *)
let judged text last =
  match check limits (certificate text) with
  | Proved -> Ok ()
  | BadValues -> Error (last, "an option of a value is not before it")
  | BadListed (number, because) -> Error (fst (List.nth text.listed (text.count - 1 - number)), explained because)
  | BadClaim (number, because) ->
    let lines = List.concat_map (fun (line, ways) -> List.map (fun _ -> line) ways) (List.rev text.claims) in
    Error (last, Printf.sprintf "not proved: %s: %s" (List.nth lines number) (explained because))

(* What a file says, if it proves that; otherwise the first line that is refused, and why. *)
let checked file =
  let text = empty_text () and place = ref 0 in
  let read =
    try
      read_lines text place file;
      need text.is_over "the file is cut: it has no line `end`";
      need (text.claims <> []) "nothing is claimed";
      Ok ()
    with Refused reason ->
      text.claims <- [];
      Error (!place, reason)
  in
  let verdict = if is_ready text then Result.bind (judged text !place) (fun () -> read) else read in
  match verdict with
  | Ok () -> Ok text
  | Error (line, reason) -> Error (Printf.sprintf "line %d: %s" line reason)

(* Whether a file proves what it claims; says so. *)
let report path =
  let verdict =
    try
      let file = open_in_bin path in
      Fun.protect ~finally:(fun () -> close_in file) (fun () -> checked file)
    with
    | Sys_error problem -> Error problem
    | Stack_overflow | Out_of_memory -> Error "it is too large to check"
  in
  (match verdict with
   | Ok text ->
     Printf.printf "%s: proved, %d claims listed\n" path text.count;
     List.iter (fun (line, _) -> Printf.printf "  %s\n" line) (List.rev text.claims)
   | Error problem -> Printf.printf "%s: refused: %s\n" path problem);
  Result.is_ok verdict

let () =
  let paths = List.tl (Array.to_list Sys.argv) in
  let verdicts = List.map report paths in
  exit (if paths <> [] && List.for_all Fun.id verdicts then 0 else 1)
