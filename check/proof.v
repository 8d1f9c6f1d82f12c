(** The rule of certificates (docs/proofs.md), proved: if the checker says yes, each claim is true of the game.

    First the game itself, by definition; then the checker, which `./dev prove` also compiles into a program; then the
    theorem [check_is_right] at the end. No axiom. *)

From Coq Require Import List Bool Arith ZArith Lia FMapPositive Permutation.
Import ListNotations.

(** * Games *)

Inductive player := Left | Right.

Definition other (p : player) : player :=
  match p with Left => Right | Right => Left end.

Inductive game := Game (left_options right_options : list game).

Definition options (p : player) (g : game) : list game :=
  match g, p with
  | Game l _, Left => l
  | Game _ r, Right => r
  end.

Definition zero : game := Game [] [].

(** Whether [p] wins [g], moving first if [moves]: who cannot move loses. *)
Fixpoint wins (p : player) (moves : bool) (g : game) : bool :=
  match g with
  | Game l r =>
      if moves then existsb (wins p false) (match p with Left => l | Right => r end)
      else forallb (wins p true) (match p with Left => r | Right => l end)
  end.

Fixpoint negative (g : game) : game :=
  match g with Game l r => Game (map negative r) (map negative l) end.

(** The sum: a player moves in one of the two. *)
Fixpoint plus (g : game) : game -> game :=
  match g with
  | Game gl gr =>
      fix plus_g (h : game) : game :=
        match h with
        | Game hl hr =>
            Game (map (fun g' => plus g' h) gl ++ map plus_g hl)
                 (map (fun g' => plus g' h) gr ++ map plus_g hr)
        end
  end.

Definition difference (g h : game) : game := plus g (negative h).

(** * Positions of Kōnane *)

Definition square := (Z * Z)%type.
Definition board := list (square * player).

(** The rules: whether a jump takes exactly one stone, and the sides of the board between walls. *)
Record terms := { takes_one : bool; walls : option square }.

Definition player_eqb (p q : player) : bool :=
  match p, q with Left, Left | Right, Right => true | _, _ => false end.

Definition square_eqb (s t : square) : bool :=
  (Z.eqb (fst s) (fst t) && Z.eqb (snd s) (snd t))%bool.

Definition has_square (t : terms) (s : square) : bool :=
  match walls t with
  | None => true
  | Some (rows, columns) =>
      (Z.leb 0 (fst s) && Z.ltb (fst s) rows && Z.leb 0 (snd s) && Z.ltb (snd s) columns)%bool
  end.

Definition holds_stone (p : player) (s : square) (b : board) : bool :=
  existsb (fun stone => square_eqb (fst stone) s && player_eqb (snd stone) p)%bool b.

Definition is_empty (s : square) (b : board) : bool :=
  negb (existsb (fun stone => square_eqb (fst stone) s) b).

Definition without (s : square) (b : board) : board :=
  filter (fun stone => negb (square_eqb (fst stone) s)) b.

Definition before (s t : square) : bool :=
  (Z.ltb (fst s) (fst t) || (Z.eqb (fst s) (fst t) && Z.ltb (snd s) (snd t)))%bool.

(** Row by row, so that equal positions are equal lists. *)
Fixpoint insert (stone : square * player) (b : board) : board :=
  match b with
  | [] => [stone]
  | first :: rest =>
      if before (fst stone) (fst first) then stone :: b else first :: insert stone rest
  end.

Definition beside (s d : square) : square := (fst s + fst d, snd s + snd d)%Z.

Definition directions : list square := [(-1, 0); (1, 0); (0, -1); (0, 1)]%Z.

(** The positions after leaps of a stone of [p] that has been lifted from [s], in direction [d]; each takes a stone, so
    there are at most as many as stones. *)
Fixpoint leaps (t : terms) (most : nat) (p : player) (rest : board) (s d : square) : list board :=
  match most with
  | 0 => []
  | S most =>
      let over := beside s d in
      let to := beside over d in
      if (holds_stone (other p) over rest && is_empty to rest && has_square t to)%bool then
        let after := without over rest in
        insert (to, p) after :: (if takes_one t then [] else leaps t most p after to d)
      else []
  end.

Definition jumps (t : terms) (p : player) (b : board) : list board :=
  flat_map
    (fun stone =>
       if player_eqb (snd stone) p
       then flat_map (leaps t (length b) p (without (fst stone) b) (fst stone)) directions
       else [])
    b.

(** The game of a position. A jump takes a stone, so [length b] jumps are more than there can be. *)
Fixpoint game_within (t : terms) (most : nat) (b : board) : game :=
  match most with
  | 0 => zero
  | S most =>
      Game (map (game_within t most) (jumps t Left b)) (map (game_within t most) (jumps t Right b))
  end.

Definition game_of (t : terms) (b : board) : game := game_within t (length b) b.

(** The options of each value, Left's and Right's, by the numbers of values with smaller numbers. *)
Definition value_table := PositiveMap.t (list positive * list positive).

Definition value_options (values : value_table) (p : player) (v : positive) : list positive :=
  match PositiveMap.find v values, p with
  | None, _ => []
  | Some (l, _), Left => l
  | Some (_, r), Right => r
  end.

(** The game of a value. Its options have smaller numbers, so [v] steps lead to the end. *)
Fixpoint value_within (values : value_table) (most : nat) (v : positive) : game :=
  match most with
  | 0 => zero
  | S most =>
      Game (map (value_within values most) (value_options values Left v))
           (map (value_within values most) (value_options values Right v))
  end.

Definition value_game (values : value_table) (v : positive) : game := value_within values (Pos.to_nat v) v.

(** * The checker *)

(** ** Tables *)

Section Tables.

  Variable A : Type.
  (** Any number serves to find the bucket. *)
  Variable bucket : A -> positive.
  Variable eqb : A -> A -> bool.

  Definition table := PositiveMap.t (list A).

  Definition empty : table := PositiveMap.empty _.

  Definition bucket_of (a : A) (known : table) : list A :=
    match PositiveMap.find (bucket a) known with
    | None => []
    | Some others => others
    end.

  Definition found (a : A) (known : table) : bool := existsb (eqb a) (bucket_of a known).

  Definition add (a : A) (known : table) : table :=
    PositiveMap.add (bucket a) (a :: bucket_of a known) known.

  Definition members (known : table) : list A := flat_map snd (PositiveMap.elements known).

End Tables.

Arguments empty {A}.
Arguments members {A}.

Definition mixed (sofar n : N) : N := N.modulo (sofar * 131 + n) 1073741789.

Definition square_number (s : square) : N := Z.abs_N (fst s * 131 + snd s).

Definition board_number (b : board) : N :=
  fold_left
    (fun sofar stone =>
       mixed sofar (2 * square_number (fst stone) + match snd stone with Left => 0 | Right => 1 end))
    b 0%N.

Definition stone_eqb (s t : square * player) : bool :=
  (square_eqb (fst s) (fst t) && player_eqb (snd s) (snd t))%bool.

Fixpoint list_eqb {A} (eqb : A -> A -> bool) (l m : list A) : bool :=
  match l, m with
  | [], [] => true
  | a :: l, b :: m => (eqb a b && list_eqb eqb l m)%bool
  | _, _ => false
  end.

Definition board_eqb : board -> board -> bool := list_eqb stone_eqb.

Definition square_bucket (s : square) : positive := N.succ_pos (mixed 0 (square_number s)).
Definition board_bucket (b : board) : positive := N.succ_pos (board_number b).

(** A position plus some values, minus a value. *)
Definition sum := (board * list positive * positive)%type.

(** That this player, moving second, wins this sum. *)
Definition claim := (player * sum)%type.

Definition claim_eqb (c d : claim) : bool :=
  let '(p, (b, vs, v)) := c in
  let '(q, (b', vs', v')) := d in
  (Pos.eqb v v' && player_eqb p q && list_eqb Pos.eqb vs vs' && board_eqb b b')%bool.

Definition claim_bucket (c : claim) : positive :=
  let '(p, (b, vs, v)) := c in
  let side := match p with Left => 0%N | Right => 1%N end in
  N.succ_pos (fold_left (fun sofar v => mixed sofar (Npos v)) (v :: vs) (mixed (board_number b) side)).

Definition found_square := found square square_bucket square_eqb.
Definition add_square := add square square_bucket.
Definition found_board := found board board_bucket board_eqb.
Definition add_board := add board board_bucket.
Definition found_claim := found claim claim_bucket claim_eqb.
Definition add_claim := add claim claim_bucket.

(** ** Tests that remember *)

(** Whether some, or all, pass a test that changes a state; it stops where that is decided. *)
Fixpoint some_pass {A S} (test : A -> S -> bool * S) (l : list A) (state : S) : bool * S :=
  match l with
  | [] => (false, state)
  | a :: rest =>
      let (passes, state) := test a state in
      if passes then (true, state) else some_pass test rest state
  end.

Fixpoint all_pass {A S} (test : A -> S -> bool * S) (l : list A) (state : S) : bool * S :=
  match l with
  | [] => (true, state)
  | a :: rest =>
      let (passes, state) := test a state in
      if passes then all_pass test rest state else (false, state)
  end.

(** What the check of one line knows: how many claims it may still look up, the claims proved by the lines before, and
    what an exhaustive search has found to be true, and not. *)
Record state := { lookups : nat; proved : table claim; searched : table claim; lost : table claim }.

Definition spent (remaining : nat) (s : state) : state :=
  {| lookups := remaining; proved := proved s; searched := searched s; lost := lost s |}.

Definition learnt (c : claim) (is_true : bool) (s : state) : state :=
  {| lookups := lookups s;
     proved := proved s;
     searched := if is_true then add_claim c (searched s) else searched s;
     lost := if is_true then lost s else add_claim c (lost s) |}.

Section Rule.

  Variable t : terms.
  Variable values : value_table.

  (** A player's moves in the position and in the values that are added. *)
  Fixpoint moves_in_sum (p : player) (b : board) (vs : list positive) : list (board * list positive) :=
    match vs with
    | [] => map (fun b' => (b', [])) (jumps t p b)
    | v :: rest =>
        map (fun v' => (b, v' :: rest)) (value_options values p v)
        ++ map (fun after => (fst after, v :: snd after)) (moves_in_sum p b rest)
    end.

  (** A player's moves in a sum: in the negative of the last value, those of the other player. *)
  Definition moves (p : player) (s : sum) : list sum :=
    let '(b, vs, v) := s in
    map (fun after => (fst after, snd after, v)) (moves_in_sum p b vs)
    ++ map (fun v' => (b, vs, v')) (value_options values (other p) v).

  (** The winner has a move after which the test passes. *)
  Definition answers (test : claim -> state -> bool * state) (p : player) (s : sum) : state -> bool * state :=
    some_pass (fun s' => test (p, s')) (moves p s).

  (** The winner answers every move of the loser. *)
  Definition follows (test : claim -> state -> bool * state) (c : claim) : state -> bool * state :=
    let '(p, s) := c in all_pass (answers test p) (moves (other p) s).

  (** Whether a claim is proved, or follows within this many steps. *)
  Fixpoint holds (depth : nat) (c : claim) (s : state) : bool * state :=
    match lookups s with
    | 0 => (false, s)
    | S remaining =>
        let s := spent remaining s in
        if found_claim c (proved s) then (true, s)
        else match depth with
             | 0 => (false, s)
             | S depth => follows (holds depth) c s
             end
    end.

  (** Whether the winner wins, by playing everything, at most [most] pairs of moves deep. *)
  Fixpoint search (most : nat) (c : claim) (s : state) : bool * state :=
    if found_claim c (searched s) then (true, s)
    else if found_claim c (lost s) then (false, s)
    else match lookups s, most with
         | S remaining, S most =>
             let (is_true, s) := follows (search most) c (spent remaining s) in
             (is_true, learnt c is_true s)
         | _, _ => (false, spent 0 s)
         end.

End Rule.

(** ** Parts *)

Definition near : list square := (0, 0)%Z :: directions.

(** Some stones with all positions to which they can be brought alone, and all squares on which they stand there. *)
Record group := { stones : board; positions : table board; squares : table square }.

Section Parts.

  Variable t : terms.

  Definition all_jumps (b : board) : list board := jumps t Left b ++ jumps t Right b.

  (** A position that has been reached, unless there is no more room for it. *)
  Definition reached (b : board) (sofar : option (list board * table board * nat))
      : option (list board * table board * nat) :=
    match sofar with
    | None => None
    | Some (todo, seen, room) =>
        if found_board b seen then sofar
        else match room with
             | 0 => None
             | S room => Some (b :: todo, add_board b seen, room)
             end
    end.

  (** All positions to which those in [todo] lead, with those [seen]; none, if there are too many. *)
  Fixpoint explored (most : nat) (todo : list board) (seen : table board) (room : nat) : option (table board) :=
    match todo, most with
    | [], _ => Some seen
    | _, 0 => None
    | b :: rest, S most =>
        match fold_right reached (Some (rest, seen, room)) (all_jumps b) with
        | None => None
        | Some (todo, seen, room) => explored most todo seen room
        end
    end.

  Definition squares_of (seen : table board) : table square :=
    fold_left
      (fun all stone => if found_square (fst stone) all then all else add_square (fst stone) all)
      (concat (members seen)) empty.

  Definition group_of (most : nat) (b : board) : option group :=
    option_map
      (fun seen => {| stones := b; positions := seen; squares := squares_of seen |})
      (explored most [b] (add_board b empty) (pred most)).

  (** No square of the one equals or adjoins one of the other. *)
  Definition is_far (g h : group) : bool :=
    forallb
      (fun s => forallb (fun d => negb (found_square (beside s d) (squares h))) near)
      (members (squares g)).

  Fixpoint taken {A} (test : A -> bool) (l : list A) : option (A * list A) :=
    match l with
    | [] => None
    | a :: rest =>
        if test a then Some (a, rest)
        else option_map (fun '(b, others) => (b, a :: others)) (taken test rest)
    end.

  Definition merged (b c : board) : board := fold_right insert c b.

  (** The first group of [todo] joins the first of [apart] that it can meet, and both go to the end of [todo]. *)
  Fixpoint divided (most : nat) (steps : nat) (apart todo : list group) : option (list group) :=
    match todo, steps with
    | [], _ => Some apart
    | _, 0 => None
    | g :: rest, S steps =>
        match taken (fun h => negb (is_far h g)) apart with
        | None => divided most steps (apart ++ [g]) rest
        | Some (h, others) =>
            match group_of most (merged (stones h) (stones g)) with
            | None => None
            | Some both => divided most steps others (rest ++ [both])
            end
        end
    end.

  Fixpoint all_some {A} (l : list (option A)) : option (list A) :=
    match l with
    | [] => Some []
    | None :: _ => None
    | Some a :: rest => option_map (cons a) (all_some rest)
    end.

  Fixpoint ordered (g : group) (groups : list group) : list group :=
    match groups with
    | [] => [g]
    | h :: rest =>
        match stones g, stones h with
        | s :: _, s' :: _ => if before (fst s) (fst s') then g :: groups else h :: ordered g rest
        | _, _ => g :: groups
        end
    end.

  (** The parts of a position, in the order of their first stones; none, if a part has more than [most] positions. *)
  Definition division (most : nat) (b : board) : option (list group) :=
    match all_some (map (fun stone => group_of most [stone]) b) with
    | None => None
    | Some singles => option_map (fold_right ordered []) (divided most (2 * length b) [] singles)
    end.

  (** Nothing above is trusted: these two say whether a division is right. *)
  Definition is_closed (g : group) : bool :=
    (found_board (stones g) (positions g)
     && forallb
          (fun b =>
             forallb (fun b' => found_board b' (positions g)) (all_jumps b)
             && forallb (fun stone => found_square (fst stone) (squares g)) b)
          (members (positions g)))%bool.

  Fixpoint are_apart (groups : list group) : bool :=
    match groups with
    | [] => true
    | g :: rest => (forallb (is_far g) rest && are_apart rest)%bool
    end.

  Definition is_division (b : board) (groups : list group) : bool :=
    (forallb is_closed groups && are_apart groups
     && board_eqb b (fold_right insert [] (concat (map stones groups))))%bool.

End Parts.

(** ** Certificates *)

(** How a listed claim is checked: by an answer to every move, by values of its parts, or by playing everything. *)
Inductive method := by_moves | by_parts (vs : list positive) | by_search.

(** What a checker does at most. The theorem holds for all limits. *)
Record limits := { lookups_of_a_line : nat; pairs_of_moves : nat; positions_of_a_part : nat }.

Record certificate := {
  of_terms : terms;
  of_values : value_table;
  of_depth : nat;
  (** How many claims the search of an end may look up. *)
  of_ends : nat;
  (** The winner, who moves second, the position, and the value to be subtracted. *)
  listed : list (player * board * positive * method);
  (** The same, and first whether the winner moves first. *)
  claimed : list (bool * (player * board * positive));
}.

Inductive reason :=
  | takes_too_long
  | does_not_follow
  | end_is_not_true
  | part_has_too_many_positions
  | is_no_division
  | has_parts (count : nat)
  | part_is_not_proved
  | parts_are_not_enough.

Inductive outcome (A : Type) :=
  | Good (a : A)
  | Bad (because : reason).

Arguments Good {A}.
Arguments Bad {A}.

Inductive verdict :=
  | Proved
  | BadValues
  | BadListed (place : nat) (because : reason)
  | BadClaim (place : nat) (because : reason).

Section Checker.

  Variable t : terms.
  Variable values : value_table.
  Variable depth ends : nat.
  Variable limit : limits.

  Definition fresh (most : nat) (known : table claim) : state :=
    {| lookups := most; proved := known; searched := empty; lost := empty |}.

  (** The claim itself, if the test has passed. *)
  Definition judged (c : claim) (because : reason) (result : bool * state) : outcome claim :=
    let (passes, s) := result in
    if passes then Good c
    else Bad (match lookups s with 0 => takes_too_long | S _ => because end).

  Definition judged_parts (p : player) (b : board) (vs : list positive) (v : positive) (known : table claim)
      : outcome claim :=
    match division t (positions_of_a_part limit) b with
    | None => Bad part_has_too_many_positions
    | Some groups =>
        if negb (is_division t b groups) then Bad is_no_division
        else if negb (length groups =? length vs) then Bad (has_parts (length groups))
        else
          let (are_proved, s) :=
            all_pass
              (fun part => holds t values depth (p, (stones (fst part), [], snd part)))
              (combine groups vs) (fresh (lookups_of_a_line limit) known)
          in
          if are_proved
          then judged (p, (b, [], v)) parts_are_not_enough
                 (search t values (pairs_of_moves limit) (p, ([], vs, v))
                    (fresh (lookups_of_a_line limit) known))
          else Bad (match lookups s with 0 => takes_too_long | S _ => part_is_not_proved end)
    end.

  Definition judged_listed (l : player * board * positive * method) (known : table claim) : outcome claim :=
    let '(p, b, v, how) := l in
    let c := (p, (b, [], v)) in
    match how with
    | by_moves =>
        judged c does_not_follow
          (follows t values (holds t values depth) c (fresh (lookups_of_a_line limit) known))
    | by_parts vs => judged_parts p b vs v known
    | by_search =>
        judged c end_is_not_true
          (search t values (pairs_of_moves limit) c (fresh (S ends) known))
    end.

  (** The claims known after all that are listed, or the first that is bad. *)
  Fixpoint prove (place : nat) (all : list (player * board * positive * method)) (known : table claim)
      : table claim + nat * reason :=
    match all with
    | [] => inl known
    | l :: rest =>
        match judged_listed l known with
        | Good c => prove (S place) rest (add_claim c known)
        | Bad because => inr (place, because)
        end
    end.

  Definition judged_claim (c : bool * (player * board * positive)) (known : table claim) : outcome claim :=
    let '(first, (p, b, v)) := c in
    let s := (b, [], v) in
    let start := fresh (lookups_of_a_line limit) known in
    judged (p, s) does_not_follow
      (if first then answers t values (holds t values depth) p s start else holds t values depth (p, s) start).

  Fixpoint conclude (place : nat) (all : list (bool * (player * board * positive))) (known : table claim) : verdict :=
    match all with
    | [] => Proved
    | c :: rest =>
        match judged_claim c known with
        | Good _ => conclude (S place) rest known
        | Bad because => BadClaim place because
        end
    end.

End Checker.

(** The options of each value have smaller numbers. *)
Definition are_earlier (values : value_table) : bool :=
  PositiveMap.fold
    (fun v sides sofar => (sofar && forallb (fun w => Pos.ltb w v) (fst sides ++ snd sides))%bool)
    values true.

Definition check (limit : limits) (c : certificate) : verdict :=
  if are_earlier (of_values c)
  then match prove (of_terms c) (of_values c) (of_depth c) (of_ends c) limit 0 (listed c) empty with
       | inl known => conclude (of_terms c) (of_values c) (of_depth c) limit 0 (claimed c) known
       | inr (place, because) => BadListed place because
       end
  else BadValues.

(** * The proof *)

Lemma options_plus : forall p g h,
  options p (plus g h) =
  map (fun g' => plus g' h) (options p g) ++ map (fun h' => plus g h') (options p h).
Proof. intros [] [gl gr] [hl hr]; reflexivity. Qed.

Lemma options_negative : forall p g,
  options p (negative g) = map negative (options (other p) g).
Proof. intros [] [l r]; reflexivity. Qed.

Lemma wins_first : forall p g, wins p true g = existsb (wins p false) (options p g).
Proof. intros [] [l r]; reflexivity. Qed.

Lemma wins_second : forall p g, wins p false g = forallb (wins p true) (options (other p) g).
Proof. intros [] [l r]; reflexivity. Qed.

(** ** Jumps take stones *)

Lemma length_insert : forall s b, length (insert s b) = S (length b).
Proof.
  intros s b. induction b as [| first rest IH]; [reflexivity | simpl].
  destruct (before (fst s) (fst first)); simpl; [reflexivity | now rewrite IH].
Qed.

Lemma length_without : forall s b, length (without s b) <= length b.
Proof.
  intros s b. induction b as [| first rest IH]; simpl; [lia |].
  destruct (negb (square_eqb (fst first) s)); simpl; lia.
Qed.

Lemma length_without_stone : forall s b,
  existsb (fun stone => square_eqb (fst stone) s) b = true -> length (without s b) < length b.
Proof.
  intros s b. induction b as [| first rest IH]; simpl; [discriminate |].
  intro H. pose proof (length_without s rest).
  destruct (square_eqb (fst first) s); simpl in *; [lia | apply IH in H; lia].
Qed.

Lemma holds_stone_is_there : forall p s b,
  holds_stone p s b = true -> existsb (fun stone => square_eqb (fst stone) s) b = true.
Proof.
  intros p s b H. apply existsb_exists in H as [stone [Hin H]].
  apply andb_true_iff in H as [H _]. apply existsb_exists. now exists stone.
Qed.

Lemma leaps_take : forall t most p rest s d b,
  In b (leaps t most p rest s d) -> length b <= length rest.
Proof.
  intros t most. induction most as [| most IH]; simpl; [tauto |].
  intros p rest s d b.
  destruct (holds_stone (other p) (beside s d) rest) eqn:Hover; simpl; [| tauto].
  destruct (is_empty (beside (beside s d) d) rest && has_square t (beside (beside s d) d))%bool;
    simpl; [| tauto].
  apply holds_stone_is_there, length_without_stone in Hover.
  intros [<- | H].
  - rewrite length_insert. lia.
  - destruct (takes_one t); [destruct H | apply IH in H; lia].
Qed.

Lemma square_eqb_refl : forall s, square_eqb s s = true.
Proof. intros [r c]. unfold square_eqb. simpl. now rewrite !Z.eqb_refl. Qed.

Lemma jumps_take : forall t p b b', In b' (jumps t p b) -> length b' < length b.
Proof.
  intros t p b b' H. apply in_flat_map in H as [stone [Hin H]].
  destruct (player_eqb (snd stone) p); [| destruct H].
  apply in_flat_map in H as [d [_ H]]. apply leaps_take in H.
  assert (length (without (fst stone) b) < length b); [| lia].
  apply length_without_stone, existsb_exists. exists stone. split; [assumption |].
  apply square_eqb_refl.
Qed.

Lemma game_within_enough : forall t n m b,
  length b <= n -> length b <= m -> game_within t n b = game_within t m b.
Proof.
  intros t n. induction n as [| n IH]; intros m b Hn Hm.
  - destruct b as [| stone b]; [| simpl in Hn; lia]. destruct m; reflexivity.
  - destruct m as [| m].
    + destruct b as [| stone b]; [reflexivity | simpl in Hm; lia].
    + simpl. f_equal; apply map_ext_in; intros b' H; apply jumps_take in H; apply IH; lia.
Qed.

Lemma options_game_of : forall t p b,
  options p (game_of t b) = map (game_of t) (jumps t p b).
Proof.
  intros t p b. unfold game_of at 1. destruct b as [| stone b]; [destruct p; reflexivity |].
  assert (forall q, map (game_within t (length b)) (jumps t q (stone :: b))
                    = map (game_of t) (jumps t q (stone :: b))) as H.
  { intro q. apply map_ext_in. intros b' Hin. apply jumps_take in Hin. simpl in Hin.
    apply game_within_enough; lia. }
  destruct p; simpl options; apply H.
Qed.

(** ** Values *)

Lemma fold_of_all : forall (A : Type) (test : A -> bool) l sofar,
  fold_left (fun sofar a => (sofar && test a)%bool) l sofar = true -> sofar = true /\ forall a, In a l -> test a = true.
Proof.
  intros A test l. induction l as [| a rest IH]; intros sofar H; simpl in *; [tauto |].
  apply IH in H as [H Hrest]. apply andb_true_iff in H as [H Ha]. split; [assumption |].
  intros b [<- | Hin]; auto.
Qed.

Lemma options_are_earlier : forall values p v w,
  are_earlier values = true -> In w (value_options values p v) -> (w < v)%positive.
Proof.
  intros values p v w H Hin. unfold value_options in Hin.
  destruct (PositiveMap.find v values) as [[l r] |] eqn:Hfind; [| destruct Hin].
  apply PositiveMap.elements_correct in Hfind.
  unfold are_earlier in H. rewrite PositiveMap.fold_1 in H. apply fold_of_all in H as [_ H].
  apply H in Hfind. rewrite forallb_forall in Hfind. apply Pos.ltb_lt, Hfind, in_app_iff. destruct p; auto.
Qed.

Lemma value_within_enough : forall values n m v,
  are_earlier values = true -> Pos.to_nat v <= n -> Pos.to_nat v <= m ->
  value_within values n v = value_within values m v.
Proof.
  intros values n. induction n as [| n IH]; intros m v H Hn Hm; [lia |].
  destruct m as [| m]; [lia |]. simpl.
  f_equal; apply map_ext_in; intros w Hw; apply options_are_earlier in Hw; try assumption;
    apply IH; try assumption; lia.
Qed.

Lemma options_value_game : forall values p v,
  are_earlier values = true ->
  options p (value_game values v) = map (value_game values) (value_options values p v).
Proof.
  intros values p v H. unfold value_game at 1.
  destruct (Pos.to_nat v) as [| most] eqn:Hv; [lia |].
  assert (forall q, map (value_within values most) (value_options values q v)
                    = map (value_game values) (value_options values q v)) as Hmap.
  { intro q. apply map_ext_in. intros w Hw. apply options_are_earlier in Hw; [| assumption].
    apply value_within_enough; [assumption | lia | lia]. }
  destruct p; simpl options; apply Hmap.
Qed.

(** ** Sums of games *)

Lemma game_induction : forall P : game -> Prop,
  (forall g, (forall p g', In g' (options p g) -> P g') -> P g) -> forall g, P g.
Proof.
  intros P H. fix IH 1. intros [l r]. apply H.
  assert (Forall P l) as Hl by (induction l; constructor; [apply IH | assumption]).
  assert (Forall P r) as Hr by (induction r; constructor; [apply IH | assumption]).
  rewrite Forall_forall in Hl, Hr. intros [] g' Hin; [exact (Hl g' Hin) | exact (Hr g' Hin)].
Qed.

(** Two games are the same if a relation holds between them that every move of one, answered in the other, keeps. *)
Definition is_kept (R : game -> game -> Prop) : Prop :=
  forall g h, R g h -> forall p,
    (forall g', In g' (options p g) -> exists h', In h' (options p h) /\ R g' h')
    /\ (forall h', In h' (options p h) -> exists g', In g' (options p g) /\ R g' h').

Definition same (g h : game) : Prop := exists R, is_kept R /\ R g h.

Lemma same_wins : forall p moves g h, same g h -> wins p moves g = wins p moves h.
Proof.
  intros p moves g h [R [Hkept Hgh]]. revert moves h Hgh.
  induction g as [g IH] using game_induction. intros moves h Hgh.
  apply eq_true_iff_eq. destruct moves.
  - rewrite !wins_first, !existsb_exists. destruct (Hkept g h Hgh p) as [Hg Hh].
    split; intros [x [Hin Hx]].
    + destruct (Hg x Hin) as [y [Hy Hxy]]. exists y. split; [assumption |].
      rewrite <- (IH p x Hin false y Hxy). assumption.
    + destruct (Hh x Hin) as [y [Hy Hxy]]. exists y. split; [assumption |].
      rewrite (IH p y Hy false x Hxy). assumption.
  - rewrite !wins_second, !forallb_forall. destruct (Hkept g h Hgh (other p)) as [Hg Hh].
    split; intros H x Hin.
    + destruct (Hh x Hin) as [y [Hy Hxy]]. rewrite <- (IH (other p) y Hy true x Hxy). auto.
    + destruct (Hg x Hin) as [y [Hy Hxy]]. rewrite (IH (other p) x Hin true y Hxy). auto.
Qed.

Lemma same_refl : forall g, same g g.
Proof.
  intro g. exists eq. split; [| reflexivity]. intros h h' <- p. split; eauto.
Qed.

Lemma same_trans : forall g h k, same g h -> same h k -> same g k.
Proof.
  intros g h k [R [HR Hgh]] [S [HS Hhk]].
  exists (fun a c => exists b, R a b /\ S b c). split; [| eauto].
  intros a c [b [Hab Hbc]] p.
  destruct (HR a b Hab p) as [HR1 HR2], (HS b c Hbc p) as [HS1 HS2]. split.
  - intros a' Ha. destruct (HR1 a' Ha) as [b' [Hb Hab']]. destruct (HS1 b' Hb) as [c' [Hc Hbc']]. eauto.
  - intros c' Hc. destruct (HS2 c' Hc) as [b' [Hb Hbc']]. destruct (HR2 b' Hb) as [a' [Ha Hab']]. eauto.
Qed.

Lemma in_options_plus : forall p g h x,
  In x (options p (plus g h)) <->
  (exists g', In g' (options p g) /\ x = plus g' h) \/ (exists h', In h' (options p h) /\ x = plus g h').
Proof.
  intros p g h x. rewrite options_plus, in_app_iff, !in_map_iff.
  split; intros [[y [? ?]] | [y [? ?]]]; eauto.
Qed.

Lemma plus_left : forall p g g' h, In g' (options p g) -> In (plus g' h) (options p (plus g h)).
Proof. intros. apply in_options_plus. eauto. Qed.

Lemma plus_right : forall p g h h', In h' (options p h) -> In (plus g h') (options p (plus g h)).
Proof. intros. apply in_options_plus. eauto. Qed.

Lemma same_plus : forall g g' h h', same g g' -> same h h' -> same (plus g h) (plus g' h').
Proof.
  intros g g' h h' [R [HR Hg]] [S [HS Hh]].
  exists (fun a b => exists x x' y y', R x x' /\ S y y' /\ a = plus x y /\ b = plus x' y').
  split; [| eauto 10].
  intros a b [x [x' [y [y' [Hx [Hy [-> ->]]]]]]] p.
  destruct (HR x x' Hx p) as [HR1 HR2], (HS y y' Hy p) as [HS1 HS2].
  split; intros z Hz; apply in_options_plus in Hz as [[u [Hu ->]] | [u [Hu ->]]].
  - destruct (HR1 u Hu) as [v [Hv Huv]]. exists (plus v y'). split; [eauto using plus_left, plus_right | eauto 12].
  - destruct (HS1 u Hu) as [v [Hv Huv]]. exists (plus x' v). split; [eauto using plus_left, plus_right | eauto 12].
  - destruct (HR2 u Hu) as [v [Hv Huv]]. exists (plus v y). split; [eauto using plus_left, plus_right | eauto 12].
  - destruct (HS2 u Hu) as [v [Hv Huv]]. exists (plus x v). split; [eauto using plus_left, plus_right | eauto 12].
Qed.

Lemma plus_is_symmetric : forall g h, same (plus g h) (plus h g).
Proof.
  intros g h. exists (fun a b => exists x y, a = plus x y /\ b = plus y x). split; [| eauto].
  intros a b [x [y [-> ->]]] p.
  split; intros z Hz; apply in_options_plus in Hz as [[u [Hu ->]] | [u [Hu ->]]].
  - exists (plus y u). split; [eauto using plus_left, plus_right | eauto].
  - exists (plus u x). split; [eauto using plus_left, plus_right | eauto].
  - exists (plus x u). split; [eauto using plus_left, plus_right | eauto].
  - exists (plus u y). split; [eauto using plus_left, plus_right | eauto].
Qed.

Lemma plus_swaps : forall g h k l, same (plus (plus g h) (plus k l)) (plus (plus g k) (plus h l)).
Proof.
  intros g h k l.
  exists (fun a b => exists x y z w,
            a = plus (plus x y) (plus z w) /\ b = plus (plus x z) (plus y w)).
  split; [| eauto 8].
  intros a b [x [y [z [w [-> ->]]]]] p.
  split; intros o Ho; apply in_options_plus in Ho as [[side [Ho ->]] | [side [Ho ->]]];
    apply in_options_plus in Ho as [[u [Hu ->]] | [u [Hu ->]]].
  - exists (plus (plus u z) (plus y w)). split; [eauto using plus_left, plus_right | do 4 eexists; split; reflexivity].
  - exists (plus (plus x z) (plus u w)). split; [eauto using plus_left, plus_right | do 4 eexists; split; reflexivity].
  - exists (plus (plus x u) (plus y w)). split; [eauto using plus_left, plus_right | do 4 eexists; split; reflexivity].
  - exists (plus (plus x z) (plus y u)). split; [eauto using plus_left, plus_right | do 4 eexists; split; reflexivity].
  - exists (plus (plus u y) (plus z w)). split; [eauto using plus_left, plus_right | do 4 eexists; split; reflexivity].
  - exists (plus (plus x y) (plus u w)). split; [eauto using plus_left, plus_right | do 4 eexists; split; reflexivity].
  - exists (plus (plus x u) (plus z w)). split; [eauto using plus_left, plus_right | do 4 eexists; split; reflexivity].
  - exists (plus (plus x y) (plus z u)). split; [eauto using plus_left, plus_right | do 4 eexists; split; reflexivity].
Qed.

(** *** Who wins sums *)

Lemma other_other : forall p, other (other p) = p.
Proof. intros []; reflexivity. Qed.

Lemma someone_wins : forall g p, wins p true g = negb (wins (other p) false g).
Proof.
  intro g. induction g as [g IH] using game_induction. intro p.
  rewrite wins_first, wins_second, other_other. apply eq_true_iff_eq.
  rewrite negb_true_iff, <- not_true_iff_false, forallb_forall, existsb_exists. split.
  - intros [g' [Hin Hg']] H. apply H in Hin as H'. rewrite IH with (p := p) in H' by assumption. clear H'.
    apply H in Hin as H'. rewrite (IH p g' Hin), other_other, Hg' in H'. discriminate.
  - intro H. destruct (existsb (wins p false) (options p g)) eqn:He; [now apply existsb_exists |].
    exfalso. apply H. intros g' Hin. rewrite (IH p g' Hin), other_other.
    destruct (wins p false g') eqn:Hg'; [| reflexivity].
    assert (existsb (wins p false) (options p g) = true); [| congruence].
    apply existsb_exists. eauto.
Qed.

Lemma sum_is_won : forall p g h,
  (wins p false g = true -> wins p false h = true -> wins p false (plus g h) = true)
  /\ (wins p true g = true -> wins p false h = true -> wins p true (plus g h) = true)
  /\ (wins p false g = true -> wins p true h = true -> wins p true (plus g h) = true).
Proof.
  intros p g. induction g as [g IHg] using game_induction.
  intro h. induction h as [h IHh] using game_induction.
  repeat split; intros Hg Hh.
  - pose proof Hg as Hg'. pose proof Hh as Hh'. rewrite wins_second, forallb_forall in Hg', Hh'.
    rewrite wins_second. apply forallb_forall.
    intros x Hx. apply in_options_plus in Hx as [[g' [Hin ->]] | [h' [Hin ->]]].
    + apply (proj1 (proj2 (IHg _ _ Hin h))); [now apply Hg' | assumption].
    + apply (proj2 (proj2 (IHh _ _ Hin))); [assumption | now apply Hh'].
  - rewrite wins_first in Hg |- *. apply existsb_exists in Hg as [g' [Hin Hg]].
    apply existsb_exists. exists (plus g' h). split; [now apply plus_left |]. now apply (proj1 (IHg _ _ Hin h)).
  - rewrite wins_first in Hh |- *. apply existsb_exists in Hh as [h' [Hin Hh]].
    apply existsb_exists. exists (plus g h'). split; [now apply plus_right |]. now apply (proj1 (IHh _ _ Hin)).
Qed.

Lemma difference_of_equals : forall p g, wins p false (plus (negative g) g) = true.
Proof.
  intros p g. induction g as [g IH] using game_induction.
  rewrite wins_second. apply forallb_forall. intros x Hx.
  apply in_options_plus in Hx as [[g' [Hin ->]] | [g' [Hin ->]]]; rewrite wins_first; apply existsb_exists.
  - rewrite options_negative, other_other in Hin. apply in_map_iff in Hin as [h [<- Hin]].
    exists (plus (negative h) h). split; [now apply plus_right | now apply (IH p)].
  - exists (plus (negative g') g'). split; [| now apply (IH (other p))].
    apply plus_left. rewrite options_negative. now apply in_map.
Qed.

(** A game [h] that the other player wins, moving second, does not help: without it the sum is won as well. *)
Lemma without_a_zero : forall p g h,
  wins p false (plus g h) = true -> wins (other p) false h = true -> wins p false g = true.
Proof.
  intros p g h Hsum Hh. destruct (wins p false g) eqn:Hg; [reflexivity |]. exfalso.
  assert (wins (other p) true g = true) as Hfirst.
  { rewrite someone_wins, other_other, Hg. reflexivity. }
  assert (wins (other p) true (plus g h) = true) as H
    by now apply (proj1 (proj2 (sum_is_won (other p) g h))).
  rewrite someone_wins, other_other, Hsum in H. discriminate.
Qed.

Lemma negative_plus : forall g h, negative (plus g h) = plus (negative g) (negative h).
Proof.
  intro g. induction g as [g IHg] using game_induction.
  intro h. induction h as [h IHh] using game_induction.
  destruct g as [gl gr], h as [hl hr].
  simpl. rewrite !map_app, !map_map. f_equal; f_equal; apply map_ext_in; intros x Hx.
  - exact (IHg Right x Hx (Game hl hr)).
  - exact (IHh Right x Hx).
  - exact (IHg Left x Hx (Game hl hr)).
  - exact (IHh Left x Hx).
Qed.

(** Comparisons pass on: if g >= h and h >= k, then g >= k. *)
Lemma difference_passes_on : forall p g h k,
  wins p false (difference g h) = true -> wins p false (difference h k) = true ->
  wins p false (difference g k) = true.
Proof.
  unfold difference. intros p g h k Hgh Hhk.
  apply without_a_zero with (plus (negative h) h); [| apply difference_of_equals].
  erewrite same_wins; [| apply plus_swaps].
  assert (wins p false (plus (plus g (negative h)) (plus h (negative k))) = true) as H
    by now apply (proj1 (sum_is_won p _ _)).
  erewrite same_wins; [exact H |]. apply same_plus; [apply same_refl | apply plus_is_symmetric].
Qed.

Lemma difference_of_sums : forall p g h k l,
  wins p false (difference g k) = true -> wins p false (difference h l) = true ->
  wins p false (difference (plus g h) (plus k l)) = true.
Proof.
  unfold difference. intros p g h k l Hg Hh. rewrite negative_plus.
  erewrite same_wins; [| apply plus_swaps]. now apply (proj1 (sum_is_won p _ _)).
Qed.

(** A player who wins [g - h], moving second, wins with [g] in the place of [h] whatever else is there to be played. *)
Theorem holds_in_every_sum : forall p g h,
  wins p false (difference g h) = true ->
  forall first k, wins p first (plus h k) = true -> wins p first (plus g k) = true.
Proof.
  unfold difference. intros p g h Hgh first k Hk.
  assert (same (plus (plus g (negative h)) (plus h k)) (plus (plus g k) (plus (negative h) h))) as Hsame.
  { eapply same_trans; [apply same_plus; [apply same_refl | apply plus_is_symmetric] | apply plus_swaps]. }
  assert (wins p first (plus (plus g (negative h)) (plus h k)) = true) as H.
  { destruct first; [now apply (proj2 (proj2 (sum_is_won p _ _))) | now apply (proj1 (sum_is_won p _ _))]. }
  rewrite (same_wins _ _ _ _ Hsame) in H.
  destruct first; [| eapply without_a_zero; [exact H | apply difference_of_equals]].
  rewrite someone_wins, negb_true_iff in H |- *.
  destruct (wins (other p) false (plus g k)) eqn:Hother; [| reflexivity].
  rewrite <- H. symmetry. apply (proj1 (sum_is_won (other p) _ _)); [assumption | apply difference_of_equals].
Qed.

(** ** Parts *)

(** *** The order of the stones says nothing *)

Lemma square_eqb_eq : forall s t, square_eqb s t = true <-> s = t.
Proof.
  intros [r c] [r' c']. unfold square_eqb. simpl. rewrite andb_true_iff, !Z.eqb_eq.
  split; [intros [-> ->]; reflexivity | intro H; now injection H].
Qed.

Lemma existsb_permutes : forall (A : Type) (test : A -> bool) l m,
  Permutation l m -> existsb test l = existsb test m.
Proof.
  intros A test l m H. apply eq_true_iff_eq. rewrite !existsb_exists.
  split; intros [x [Hin Hx]]; exists x; split; try assumption.
  - now apply (Permutation_in _ H).
  - now apply (Permutation_in _ (Permutation_sym H)).
Qed.

Lemma without_permutes : forall s b c, Permutation b c -> Permutation (without s b) (without s c).
Proof.
  intros s b c H. induction H as [| stone b c H IH | one two b | b c d H IH H' IH']; simpl.
  - constructor.
  - destruct (negb (square_eqb (fst stone) s)); [now constructor | assumption].
  - destruct (negb (square_eqb (fst one) s)), (negb (square_eqb (fst two) s));
      try apply Permutation_refl. apply perm_swap.
  - now apply perm_trans with (without s c).
Qed.

Lemma insert_permutes : forall stone b, Permutation (insert stone b) (stone :: b).
Proof.
  intros stone b. induction b as [| first rest IH]; simpl; [apply Permutation_refl |].
  destruct (before (fst stone) (fst first)); [apply Permutation_refl |].
  apply perm_trans with (first :: stone :: rest); [now constructor | apply perm_swap].
Qed.

Lemma without_elsewhere : forall s b, (forall stone, In stone b -> fst stone <> s) -> without s b = b.
Proof.
  intros s b. induction b as [| first rest IH]; intro H; simpl; [reflexivity |].
  destruct (square_eqb (fst first) s) eqn:Heq; simpl.
  - apply square_eqb_eq in Heq. exfalso. apply (H first); simpl; auto.
  - rewrite IH; [reflexivity |]. intros stone Hin. apply H. simpl. auto.
Qed.

Lemma none_there : forall s b (test : square * player -> bool),
  (forall stone, In stone b -> fst stone <> s) ->
  (forall stone, test stone = true -> fst stone = s) -> existsb test b = false.
Proof.
  intros s b test H Htest. apply not_true_iff_false. rewrite existsb_exists.
  intros [stone [Hin Hx]]. apply (H stone Hin). auto.
Qed.

(** *** Jumps, one leap after the other *)

Inductive leap (t : terms) (p : player) (rest : board) (s d : square) : board -> Prop :=
  | once :
      holds_stone (other p) (beside s d) rest = true ->
      is_empty (beside (beside s d) d) rest = true ->
      has_square t (beside (beside s d) d) = true ->
      leap t p rest s d (insert (beside (beside s d) d, p) (without (beside s d) rest))
  | again : forall after,
      holds_stone (other p) (beside s d) rest = true ->
      is_empty (beside (beside s d) d) rest = true ->
      has_square t (beside (beside s d) d) = true ->
      takes_one t = false ->
      leap t p (without (beside s d) rest) (beside (beside s d) d) d after ->
      leap t p rest s d after.

Lemma leaps_are_leaps : forall t most p rest s d b,
  In b (leaps t most p rest s d) -> leap t p rest s d b.
Proof.
  intros t most. induction most as [| most IH]; intros p rest s d b H; [destruct H |]. simpl in H.
  destruct (holds_stone (other p) (beside s d) rest) eqn:Hover; [| destruct H].
  destruct (is_empty (beside (beside s d) d) rest) eqn:Hto; [| destruct H].
  destruct (has_square t (beside (beside s d) d)) eqn:Hsquare; [| destruct H].
  destruct H as [<- | H]; [now apply once |].
  destruct (takes_one t) eqn:Hone; [destruct H |]. apply again; auto.
Qed.

Lemma leaps_are_all : forall t p rest s d b,
  leap t p rest s d b -> forall most, length rest <= most -> In b (leaps t most p rest s d).
Proof.
  intros t p rest s d b H.
  induction H as [rest s d Hover Hto Hsquare | rest s d after Hover Hto Hsquare Hone _ IH]; intros most Hmost;
    pose proof (length_without_stone _ _ (holds_stone_is_there _ _ _ Hover));
    (destruct most as [| most]; [lia |]); simpl; rewrite Hover, Hto, Hsquare; simpl.
  - auto.
  - right. rewrite Hone. apply IH. lia.
Qed.

Lemma in_jumps : forall t p b b',
  In b' (jumps t p b) <->
  exists s d, In (s, p) b /\ In d directions /\ leap t p (without s b) s d b'.
Proof.
  intros t p b b'. unfold jumps. rewrite in_flat_map. split.
  - intros [[s q] [Hin H]]. cbn [fst snd] in H.
    destruct (player_eqb q p) eqn:Hq; [| destruct H].
    assert (q = p) as -> by (destruct q, p; simpl in Hq; congruence).
    apply in_flat_map in H as [d [Hd H]]. apply leaps_are_leaps in H. eauto 6.
  - intros [s [d [Hin [Hd H]]]]. exists (s, p). split; [assumption |]. cbn [fst snd].
    assert (player_eqb p p = true) as -> by (destruct p; reflexivity).
    apply in_flat_map. exists d. split; [assumption |].
    apply leaps_are_all; [assumption | apply length_without].
Qed.

(** *** Stones that never meet *)

(** No square of the one equals or adjoins one of the other. *)
Definition are_far (R S : square -> Prop) : Prop := forall s d, In d near -> R s -> ~ S (beside s d).

Lemma are_far_symmetric : forall R S, are_far R S -> are_far S R.
Proof.
  intros R S H s d Hd HS HR.
  assert (exists e, In e near /\ beside (beside s d) e = s) as [e [He Hback]].
  { destruct s as [r c].
    unfold near, directions, beside in *. simpl in *.
    destruct Hd as [<- | [<- | [<- | [<- | [<- | []]]]]]; simpl;
      [exists (0, 0)%Z | exists (1, 0)%Z | exists (-1, 0)%Z | exists (0, 1)%Z | exists (0, -1)%Z];
      (split; [tauto | f_equal; simpl; lia]). }
  apply (H (beside s d) e He HR). now rewrite Hback.
Qed.

Definition stands_in (R : square -> Prop) (b : board) : Prop := forall stone, In stone b -> R (fst stone).

(** Near a stone of the one set nothing of the other stands. *)
Lemma sum_is_local : forall R S a b u s d q,
  are_far R S -> In d directions -> R s -> stands_in R a -> stands_in S b -> Permutation u (a ++ b) ->
  let over := beside s d in
  let to := beside over d in
  holds_stone q over u = holds_stone q over a
  /\ (holds_stone q over a = true ->
      is_empty to u = is_empty to a /\ Permutation (without over u) (without over a ++ b)).
Proof.
  intros R S a b u s d q Hfar Hd Hs Ha Hb Hu over to.
  assert (forall stone, In stone b -> fst stone <> over) as Hover.
  { intros stone Hin Heq. apply (Hfar s d); [now right | assumption |]. fold over. rewrite <- Heq. auto. }
  split.
  - unfold holds_stone. rewrite (existsb_permutes _ _ _ _ Hu), existsb_app.
    rewrite (none_there over b); [apply orb_false_r | assumption |].
    intros stone H. apply andb_true_iff in H as [H _]. now apply square_eqb_eq.
  - intro H. apply holds_stone_is_there, existsb_exists in H as [stone [Hin H]].
    apply square_eqb_eq in H.
    assert (forall other_stone, In other_stone b -> fst other_stone <> to) as Hto.
    { intros other_stone Hother Heq.
      apply (Hfar over d); [now right | rewrite <- H; auto |]. fold to. rewrite <- Heq. auto. }
    split.
    + unfold is_empty. rewrite (existsb_permutes _ _ _ _ Hu), existsb_app.
      rewrite (none_there to b); [now rewrite orb_false_r | assumption |].
      intro. apply square_eqb_eq.
    + rewrite <- (without_elsewhere over b Hover) at 1.
      unfold without. rewrite <- filter_app. now apply without_permutes.
Qed.

Lemma stands_in_without : forall R s b, stands_in R b -> stands_in R (without s b).
Proof. intros R s b H stone Hin. apply filter_In in Hin as [Hin _]. auto. Qed.

Lemma insert_beside : forall stone a u b,
  Permutation u (a ++ b) -> Permutation (insert stone u) (insert stone a ++ b).
Proof.
  intros stone a u b H.
  apply perm_trans with (stone :: u); [apply insert_permutes |].
  apply perm_trans with (stone :: a ++ b); [now constructor |].
  apply (Permutation_app_tail b (l := stone :: a)), Permutation_sym, insert_permutes.
Qed.

Lemma first_leap_stays : forall (t : terms) (p : player) (R : square -> Prop) a s d,
  (forall a', leap t p a s d a' -> stands_in R a') ->
  holds_stone (other p) (beside s d) a = true ->
  is_empty (beside (beside s d) d) a = true ->
  has_square t (beside (beside s d) d) = true ->
  R (beside (beside s d) d).
Proof.
  intros t p R a s d Hstays Hover Hto Hsquare.
  apply (Hstays _ (once t p a s d Hover Hto Hsquare) (beside (beside s d) d, p)).
  apply (Permutation_in _ (Permutation_sym (insert_permutes _ _))). now left.
Qed.

Lemma leap_of_sum : forall t p R S u s d u',
  leap t p u s d u' -> forall a b,
  are_far R S -> In d directions -> R s -> stands_in R a -> stands_in S b -> Permutation u (a ++ b) ->
  (forall a', leap t p a s d a' -> stands_in R a') ->
  exists a', leap t p a s d a' /\ Permutation u' (a' ++ b).
Proof.
  intros t p R S u s d u' H.
  induction H as [u s d Hover Hto Hsquare | u s d after Hover Hto Hsquare Hone _ IH];
    intros a b Hfar Hd Hs Ha Hb Hu Hstays;
    destruct (sum_is_local R S a b u s d (other p) Hfar Hd Hs Ha Hb Hu) as [Hsame Hlocal];
    rewrite Hsame in Hover; destruct (Hlocal Hover) as [Hempty Hwithout]; rewrite Hempty in Hto.
  - eexists. split; [now apply once |]. now apply insert_beside.
  - destruct (IH (without (beside s d) a) b) as [a' [Hleap Ha']]; try assumption.
    + eapply first_leap_stays; eassumption.
    + now apply stands_in_without.
    + intros a' Hleap. apply Hstays. now apply again.
    + exists a'. split; [now apply again | assumption].
Qed.

Lemma leap_in_sum : forall t p R S a s d a',
  leap t p a s d a' -> forall b u,
  are_far R S -> In d directions -> R s -> stands_in R a -> stands_in S b -> Permutation u (a ++ b) ->
  (forall a', leap t p a s d a' -> stands_in R a') ->
  exists u', leap t p u s d u' /\ Permutation u' (a' ++ b).
Proof.
  intros t p R S a s d a' H.
  induction H as [a s d Hover Hto Hsquare | a s d after Hover Hto Hsquare Hone _ IH];
    intros b u Hfar Hd Hs Ha Hb Hu Hstays;
    destruct (sum_is_local R S a b u s d (other p) Hfar Hd Hs Ha Hb Hu) as [Hsame Hlocal];
    destruct (Hlocal Hover) as [Hempty Hwithout];
    pose proof Hover as Hover'; pose proof Hto as Hto'; rewrite <- Hsame in Hover'; rewrite <- Hempty in Hto'.
  - eexists. split; [now apply once |]. now apply insert_beside.
  - destruct (IH b (without (beside s d) u)) as [u' [Hleap Hu']]; try assumption.
    + eapply first_leap_stays; eassumption.
    + now apply stands_in_without.
    + intros a' Hleap. apply Hstays. now apply again.
    + exists u'. split; [now apply again | assumption].
Qed.

(** Jumps from the positions [C] lead to positions [C], and in these all stones stand on squares [R]. *)
Record confined (t : terms) (C : board -> Prop) (R : square -> Prop) : Prop := {
  stays : forall p b b', C b -> In b' (jumps t p b) -> C b';
  stands : forall b, C b -> stands_in R b;
}.

Lemma without_of_sum : forall (R S : square -> Prop) a b u s,
  are_far R S -> R s -> stands_in S b -> Permutation u (a ++ b) ->
  Permutation (without s u) (without s a ++ b).
Proof.
  intros R S a b u s Hfar Hs Hb Hu.
  rewrite <- (without_elsewhere s b) at 1.
  - unfold without. rewrite <- filter_app. now apply without_permutes.
  - intros stone Hin Heq. apply (Hfar s (0, 0)%Z); [now left | assumption |].
    replace (beside s (0, 0)%Z) with s; [rewrite <- Heq; auto |].
    destruct s. unfold beside. simpl. f_equal; lia.
Qed.

Section TwoSets.

  Variable t : terms.
  Variables (C D : board -> Prop) (R S : square -> Prop).
  Hypothesis one_is_confined : confined t C R.
  Hypothesis two_is_confined : confined t D S.
  Hypothesis far : are_far R S.

  Lemma jump_of_one : forall p a b u s d u',
    C a -> D b -> Permutation u (a ++ b) -> In (s, p) a -> In d directions -> leap t p (without s u) s d u' ->
    exists a', In a' (jumps t p a) /\ Permutation u' (a' ++ b).
  Proof.
    intros p a b u s d u' Ha Hb Hu Hin Hd H.
    assert (R s) as Hs by (apply (stands _ _ _ one_is_confined a Ha (s, p) Hin)).
    destruct (leap_of_sum t p R S _ s d u' H (without s a) b) as [a' [Hleap Ha']]; try assumption.
    - apply stands_in_without. now apply (stands _ _ _ one_is_confined).
    - now apply (stands _ _ _ two_is_confined).
    - apply (without_of_sum R S); try assumption. now apply (stands _ _ _ two_is_confined).
    - intros a' Hleap. apply (stands _ _ _ one_is_confined), (stays _ _ _ one_is_confined p a); [assumption |].
      apply in_jumps. eauto.
    - exists a'. split; [apply in_jumps; eauto | assumption].
  Qed.

  Lemma jump_in_sum : forall p a b u a',
    C a -> D b -> Permutation u (a ++ b) -> In a' (jumps t p a) ->
    exists u', In u' (jumps t p u) /\ Permutation u' (a' ++ b).
  Proof.
    intros p a b u a' Ha Hb Hu H. apply in_jumps in H as [s [d [Hin [Hd H]]]].
    assert (R s) as Hs by (apply (stands _ _ _ one_is_confined a Ha (s, p) Hin)).
    destruct (leap_in_sum t p R S _ s d a' H b (without s u)) as [u' [Hleap Hu']]; try assumption.
    - apply stands_in_without. now apply (stands _ _ _ one_is_confined).
    - now apply (stands _ _ _ two_is_confined).
    - apply (without_of_sum R S); try assumption. now apply (stands _ _ _ two_is_confined).
    - intros a'' Hleap. apply (stands _ _ _ one_is_confined), (stays _ _ _ one_is_confined p a); [assumption |].
      apply in_jumps. eauto.
    - exists u'. split; [| assumption]. apply in_jumps. exists s, d. repeat split; try assumption.
      apply (Permutation_in _ (Permutation_sym Hu)), in_app_iff. now left.
  Qed.

End TwoSets.

Lemma jump_of_sum : forall t C D R S p a b u u',
  confined t C R -> confined t D S -> are_far R S -> C a -> D b -> Permutation u (a ++ b) -> In u' (jumps t p u) ->
  (exists a', In a' (jumps t p a) /\ Permutation u' (a' ++ b))
  \/ (exists b', In b' (jumps t p b) /\ Permutation u' (a ++ b')).
Proof.
  intros t C D R S p a b u u' HC HD Hfar Ha Hb Hu H.
  apply in_jumps in H as [s [d [Hin [Hd H]]]].
  apply (Permutation_in _ Hu), in_app_iff in Hin as [Hin | Hin].
  - left. eapply (jump_of_one t C D R S); eassumption.
  - right. destruct (jump_of_one t D C S R HD HC (are_far_symmetric _ _ Hfar) p b a u s d u') as [b' [Hb' Hu']];
      try assumption.
    + apply perm_trans with (a ++ b); [assumption | apply Permutation_app_comm].
    + exists b'. split; [assumption |]. apply perm_trans with (b' ++ a); [assumption | apply Permutation_app_comm].
Qed.

(** The game of both sets is the sum of their games. *)
Lemma game_of_two_sets : forall t C D R S a b u,
  confined t C R -> confined t D S -> are_far R S -> C a -> D b -> Permutation u (a ++ b) ->
  same (game_of t u) (plus (game_of t a) (game_of t b)).
Proof.
  intros t C D R S a b u HC HD Hfar Ha Hb Hu.
  exists (fun g h => exists a b u, C a /\ D b /\ Permutation u (a ++ b)
                     /\ g = game_of t u /\ h = plus (game_of t a) (game_of t b)).
  split; [| eauto 10].
  clear a b u Ha Hb Hu. intros g h [a [b [u [Ha [Hb [Hu [-> ->]]]]]]] p. split.
  - intros g' Hg. rewrite options_game_of in Hg. apply in_map_iff in Hg as [u' [<- H]].
    destruct (jump_of_sum t C D R S p a b u u' HC HD Hfar Ha Hb Hu H) as [[a' [Ha' Hu']] | [b' [Hb' Hu']]].
    + exists (plus (game_of t a') (game_of t b)). split.
      * apply plus_left. rewrite options_game_of. now apply in_map.
      * exists a', b, u'. repeat split; try assumption. now apply (stays _ _ _ HC p a).
    + exists (plus (game_of t a) (game_of t b')). split.
      * apply plus_right. rewrite options_game_of. now apply in_map.
      * exists a, b', u'. repeat split; try assumption. now apply (stays _ _ _ HD p b).
  - intros h' Hh. apply in_options_plus in Hh as [[x [Hx ->]] | [x [Hx ->]]];
      rewrite options_game_of in Hx; apply in_map_iff in Hx as [after [<- H]].
    + destruct (jump_in_sum t C D R S HC HD Hfar p a b u after Ha Hb Hu H) as [u' [H' Hu']].
      exists (game_of t u'). split; [rewrite options_game_of; now apply in_map |].
      exists after, b, u'. repeat split; try assumption. now apply (stays _ _ _ HC p a).
    + destruct (jump_in_sum t D C S R HD HC (are_far_symmetric _ _ Hfar) p b a u after Hb Ha) as [u' [H' Hu']];
        try assumption.
      { apply perm_trans with (a ++ b); [assumption | apply Permutation_app_comm]. }
      exists (game_of t u'). split; [rewrite options_game_of; now apply in_map |].
      exists a, after, u'. repeat split; try assumption.
      * now apply (stays _ _ _ HD p b).
      * apply perm_trans with (after ++ a); [assumption | apply Permutation_app_comm].
Qed.

(** Both sets together are confined to the squares of both. *)
Lemma two_sets_are_confined : forall t C D R S,
  confined t C R -> confined t D S -> are_far R S ->
  confined t (fun u => exists a b, C a /\ D b /\ Permutation u (a ++ b)) (fun s => R s \/ S s).
Proof.
  intros t C D R S HC HD Hfar. constructor.
  - intros p u u' [a [b [Ha [Hb Hu]]]] H.
    destruct (jump_of_sum t C D R S p a b u u' HC HD Hfar Ha Hb Hu H) as [[a' [Ha' Hu']] | [b' [Hb' Hu']]].
    + exists a', b. repeat split; try assumption. now apply (stays _ _ _ HC p a).
    + exists a, b'. repeat split; try assumption. now apply (stays _ _ _ HD p b).
  - intros u [a [b [Ha [Hb Hu]]]] stone Hin.
    apply (Permutation_in _ Hu), in_app_iff in Hin as [Hin | Hin].
    + left. now apply (stands _ _ _ HC a).
    + right. now apply (stands _ _ _ HD b).
Qed.

(** *** Tables hold what was added *)

Section TablesAreRight.

  Variable A : Type.
  Variable bucket : A -> positive.
  Variable eqb : A -> A -> bool.
  Hypothesis eqb_eq : forall a b, eqb a b = true -> a = b.

  Lemma found_empty : forall a, found A bucket eqb a empty = false.
  Proof. intro a. unfold found, bucket_of, empty. now rewrite PositiveMap.gempty. Qed.

  Lemma found_add : forall a b known,
    found A bucket eqb a (add A bucket b known) = true -> a = b \/ found A bucket eqb a known = true.
  Proof.
    intros a b known H. unfold found, add in *. unfold bucket_of at 1 in H.
    destruct (Pos.eq_dec (bucket a) (bucket b)) as [Heq | Hother].
    - rewrite Heq, PositiveMap.gss in H. simpl in H. apply orb_true_iff in H as [H | H]; [auto |].
      right. unfold bucket_of in *. now rewrite Heq.
    - right. now rewrite PositiveMap.gso in H by assumption.
  Qed.

  Lemma found_is_member : forall a known, found A bucket eqb a known = true -> In a (members known).
  Proof.
    intros a known H. unfold found, bucket_of in H.
    destruct (PositiveMap.find (bucket a) known) as [others |] eqn:Hfind; [| discriminate].
    apply existsb_exists in H as [b [Hin H]]. apply eqb_eq in H as <-.
    apply in_flat_map. exists (bucket a, others). split; [| assumption].
    now apply PositiveMap.elements_correct.
  Qed.

End TablesAreRight.

Lemma player_eqb_eq : forall p q, player_eqb p q = true -> p = q.
Proof. intros [] []; simpl; congruence. Qed.

Lemma list_eqb_eq : forall A (eqb : A -> A -> bool),
  (forall a b, eqb a b = true -> a = b) -> forall l m, list_eqb eqb l m = true -> l = m.
Proof.
  intros A eqb Heqb l. induction l as [| a l IH]; intros [| b m]; simpl; try congruence.
  rewrite andb_true_iff. intros [H Hrest]. apply Heqb in H. apply IH in Hrest. congruence.
Qed.

Lemma board_eqb_eq : forall b c, board_eqb b c = true -> b = c.
Proof.
  apply list_eqb_eq. intros [s p] [s' p'] H. unfold stone_eqb in H. simpl in H.
  apply andb_true_iff in H as [Hs Hp]. apply square_eqb_eq in Hs. apply player_eqb_eq in Hp. congruence.
Qed.

Lemma claim_eqb_eq : forall c d, claim_eqb c d = true -> c = d.
Proof.
  intros [p [[b vs] v]] [q [[b' vs'] v']]. simpl. rewrite !andb_true_iff, Pos.eqb_eq.
  intros [[[-> Hp] Hvs] Hb]. apply player_eqb_eq in Hp. apply board_eqb_eq in Hb.
  apply list_eqb_eq in Hvs; [| intros; now apply Pos.eqb_eq]. congruence.
Qed.

(** *** A division is right *)

Definition in_group (g : group) (b : board) : Prop := found_board b (positions g) = true.
Definition on_square (g : group) (s : square) : Prop := found_square s (squares g) = true.

Lemma closed_group_is_confined : forall t g, is_closed t g = true -> confined t (in_group g) (on_square g).
Proof.
  intros t g H. unfold is_closed in H. apply andb_true_iff in H as [_ H]. rewrite forallb_forall in H.
  assert (forall b, in_group g b ->
            forallb (fun b' => found_board b' (positions g)) (all_jumps t b) = true
            /\ forallb (fun stone => found_square (fst stone) (squares g)) b = true) as Hgroup.
  { intros b Hb. apply andb_true_iff, H. eapply found_is_member; [exact board_eqb_eq | exact Hb]. }
  constructor.
  - intros p b b' Hb Hin. apply Hgroup in Hb as [Hb _]. rewrite forallb_forall in Hb. apply Hb.
    apply in_app_iff. destruct p; auto.
  - intros b Hb stone Hin. apply Hgroup in Hb as [_ Hb]. rewrite forallb_forall in Hb. now apply Hb.
Qed.

Lemma far_groups_are_far : forall g h, is_far g h = true -> are_far (on_square g) (on_square h).
Proof.
  intros g h H s d Hd Hs Ht. unfold is_far in H. rewrite forallb_forall in H.
  apply found_is_member in Hs; [| intros; now apply square_eqb_eq].
  apply H in Hs. rewrite forallb_forall in Hs. apply Hs in Hd.
  unfold on_square in Ht. rewrite Ht in Hd. discriminate.
Qed.

Definition total (games : list game) : game := fold_right plus zero games.

Lemma groups_add_up : forall t groups,
  forallb (is_closed t) groups = true -> are_apart groups = true ->
  exists C R, confined t C R
    /\ (forall s, R s -> exists g, In g groups /\ on_square g s)
    /\ forall u, Permutation u (concat (map stones groups)) ->
         C u /\ same (game_of t u) (total (map (fun g => game_of t (stones g)) groups)).
Proof.
  intros t groups. induction groups as [| g rest IH]; intros Hclosed Hapart; simpl in *.
  - exists (fun u => u = []), (fun _ => False). repeat split.
    + intros p b b' -> H. destruct H.
    + intros b -> stone H. destruct H.
    + intros s [].
    + now apply Permutation_nil, Permutation_sym.
    + apply Permutation_sym, Permutation_nil in H. subst u. apply same_refl.
  - apply andb_true_iff in Hclosed as [Hg Hrest]. apply andb_true_iff in Hapart as [Hfar Hapart].
    destruct (IH Hrest Hapart) as [C [R [Hconfined [Hsquares Hsum]]]].
    assert (are_far (on_square g) R) as Hfar'.
    { intros s d Hd Hs HR. apply Hsquares in HR as [h [Hin Hh]].
      rewrite forallb_forall in Hfar. apply Hfar in Hin. now apply (far_groups_are_far g h Hin s d). }
    assert (in_group g (stones g)) as Hstones by (now apply andb_true_iff in Hg).
    pose proof (closed_group_is_confined t g Hg) as Hgroup.
    eexists _, _. split; [exact (two_sets_are_confined t _ _ _ _ Hgroup Hconfined Hfar') |]. split.
    + intros s [Hs | Hs]; [exists g; auto |]. apply Hsquares in Hs as [h [Hin Hh]]. exists h. auto.
    + intros u Hu.
      destruct (Hsum (concat (map stones rest)) (Permutation_refl _)) as [HC Hsame]. split.
      * exists (stones g), (concat (map stones rest)). auto.
      * apply same_trans with (plus (game_of t (stones g)) (game_of t (concat (map stones rest)))).
        -- now apply (game_of_two_sets t _ _ _ _ _ _ _ Hgroup Hconfined Hfar' Hstones HC).
        -- apply same_plus; [apply same_refl | exact Hsame].
Qed.

Lemma sorted_permutes : forall b, Permutation (fold_right insert [] b) b.
Proof.
  intro b. induction b as [| stone b IH]; simpl; [constructor |].
  apply perm_trans with (stone :: fold_right insert [] b); [apply insert_permutes | now constructor].
Qed.

Lemma division_adds_up : forall t b groups,
  is_division t b groups = true ->
  same (game_of t b) (total (map (fun g => game_of t (stones g)) groups)).
Proof.
  intros t b groups H. unfold is_division in H.
  apply andb_true_iff in H as [H Hb]. apply andb_true_iff in H as [Hclosed Hapart].
  apply board_eqb_eq in Hb.
  destruct (groups_add_up t groups Hclosed Hapart) as [C [R [_ [_ H]]]].
  apply H. rewrite Hb at 1. apply sorted_permutes.
Qed.

(** ** The checker plays the game *)

(** The game of a position and some values together. *)
Definition together (t : terms) (values : value_table) (b : board) (vs : list positive) : game :=
  fold_right plus (game_of t b) (map (value_game values) vs).

Definition sum_game (t : terms) (values : value_table) (s : sum) : game :=
  let '(b, vs, v) := s in difference (together t values b vs) (value_game values v).

Definition is_true (t : terms) (values : value_table) (c : claim) : Prop :=
  let '(p, s) := c in wins p false (sum_game t values s) = true.

Section CheckerIsRight.

  Variable t : terms.
  Variable values : value_table.
  Hypothesis values_are_earlier : are_earlier values = true.

  Lemma options_together : forall p b vs,
    options p (together t values b vs)
    = map (fun after => together t values (fst after) (snd after)) (moves_in_sum t values p b vs).
  Proof.
    intros p b vs. induction vs as [| v rest IH]; simpl.
    - unfold together. simpl. rewrite options_game_of, map_map. reflexivity.
    - unfold together at 1. simpl. rewrite options_plus, options_value_game by assumption.
      fold (together t values b rest). rewrite IH, map_app, !map_map. reflexivity.
  Qed.

  Lemma options_sum_game : forall p s,
    options p (sum_game t values s) = map (sum_game t values) (moves t values p s).
  Proof.
    intros p [[b vs] v]. unfold sum_game at 1, difference, moves.
    rewrite options_plus, options_together, options_negative, options_value_game by assumption.
    rewrite map_app, !map_map. reflexivity.
  Qed.

  Definition all_true (known : table claim) : Prop :=
    forall c, found_claim c known = true -> is_true t values c.

  Lemma empty_is_true : all_true empty.
  Proof. intros c H. unfold found_claim in H. rewrite found_empty in H. discriminate. Qed.

  Lemma add_is_true : forall c known, all_true known -> is_true t values c -> all_true (add_claim c known).
  Proof.
    intros c known Hknown Hc d H. apply found_add in H as [-> | H]; auto. exact claim_eqb_eq.
  Qed.

  Definition is_sound (s : state) : Prop := all_true (proved s) /\ all_true (searched s).

  (** A test that keeps the state sound and passes only if [Q]. *)
  Definition shows {A} (Q : A -> Prop) (test : A -> state -> bool * state) : Prop :=
    forall a s passes s', is_sound s -> test a s = (passes, s') -> is_sound s' /\ (passes = true -> Q a).

  Lemma some_pass_shows : forall A (Q : A -> Prop) test,
    shows Q test -> shows (fun l => exists a, In a l /\ Q a) (some_pass test).
  Proof.
    intros A Q test Htest l. induction l as [| a rest IH]; intros s passes s' Hs H; simpl in H.
    - injection H as <- <-. split; [assumption | discriminate].
    - destruct (test a s) as [now after] eqn:Hnow. apply Htest in Hnow as [Hafter Ha]; [| assumption].
      destruct now.
      + injection H as <- <-. split; [assumption |]. intros _. exists a. simpl. auto.
      + apply IH in H as [Hs' Hrest]; [| assumption]. split; [assumption |].
        intro Hpasses. apply Hrest in Hpasses as [b [Hin Hb]]. exists b. simpl. auto.
  Qed.

  Lemma all_pass_shows : forall A (Q : A -> Prop) test,
    shows Q test -> shows (fun l => forall a, In a l -> Q a) (all_pass test).
  Proof.
    intros A Q test Htest l. induction l as [| a rest IH]; intros s passes s' Hs H; simpl in H.
    - injection H as <- <-. split; [assumption |]. intros _ a [].
    - destruct (test a s) as [now after] eqn:Hnow. apply Htest in Hnow as [Hafter Ha]; [| assumption].
      destruct now.
      + apply IH in H as [Hs' Hrest]; [| assumption]. split; [assumption |].
        intros Hpasses b [<- | Hin]; auto.
      + injection H as <- <-. split; [assumption | discriminate].
  Qed.

  Lemma answers_show : forall test p,
    shows (is_true t values) test ->
    shows (fun s => wins p true (sum_game t values s) = true) (answers t values test p).
  Proof.
    intros test p Htest s state passes state' Hstate H.
    apply (some_pass_shows _ (fun s' => is_true t values (p, s'))) in H as [Hstate' H];
      [| intros s' st b st' Hst Hs'; exact (Htest _ _ _ _ Hst Hs') | assumption].
    split; [assumption |]. intro Hpasses. apply H in Hpasses as [s' [Hin Hs']].
    rewrite wins_first, options_sum_game. apply existsb_exists.
    exists (sum_game t values s'). split; [now apply in_map | assumption].
  Qed.

  Lemma follows_shows : forall test,
    shows (is_true t values) test -> shows (is_true t values) (follows t values test).
  Proof.
    intros test Htest [p s] state passes state' Hstate H.
    apply (all_pass_shows _ _ _ (answers_show test p Htest)) in H as [Hstate' H]; [| assumption].
    split; [assumption |]. intro Hpasses. simpl.
    rewrite wins_second, options_sum_game. apply forallb_forall.
    intros g Hg. apply in_map_iff in Hg as [s' [<- Hin]]. now apply H.
  Qed.

  Lemma holds_shows : forall depth, shows (is_true t values) (holds t values depth).
  Proof.
    intro depth. induction depth as [| depth IH]; intros c s passes s' Hs H; simpl in H;
      (destruct (lookups s) as [| remaining]; [injection H as <- <-; split; [assumption | discriminate] |]);
      (destruct (found_claim c (proved s)) eqn:Hfound;
        [injection H as <- <-; split; [exact Hs | intros _; now apply (proj1 Hs)] |]).
    - injection H as <- <-. split; [exact Hs | discriminate].
    - apply (follows_shows _ IH) in H; [assumption | exact Hs].
  Qed.

  Lemma search_shows : forall most, shows (is_true t values) (search t values most).
  Proof.
    intro most. induction most as [| most IH]; intros c s passes s' Hs H; simpl in H;
      (destruct (found_claim c (searched s)) eqn:Hfound;
        [injection H as <- <-; split; [exact Hs | intros _; now apply (proj2 Hs)] |]);
      (destruct (found_claim c (lost s)); [injection H as <- <-; split; [assumption | discriminate] |]).
    - destruct (lookups s); injection H as <- <-; (split; [exact Hs | discriminate]).
    - destruct (lookups s) as [| remaining]; [injection H as <- <-; split; [exact Hs | discriminate] |].
      destruct (follows t values (search t values most) c (spent remaining s)) as [won after] eqn:Hfollows.
      injection H as <- <-.
      apply (follows_shows _ IH) in Hfollows as [[Hproved Hsearched] Hc]; [| exact Hs].
      split; [| assumption]. split; [exact Hproved |]. simpl.
      destruct won; [apply add_is_true; auto | assumption].
  Qed.

  Variable depth ends : nat.
  Variable limit : limits.

  Lemma judged_is_right : forall c because result d,
    (fst result = true -> is_true t values c) -> judged c because result = Good d -> is_true t values d.
  Proof.
    intros c because [passes s] d H Hd. unfold judged in Hd. simpl in H.
    destruct passes; [injection Hd as <-; auto |]. destruct (lookups s); discriminate.
  Qed.

  Lemma fresh_is_sound : forall most known, all_true known -> is_sound (fresh most known).
  Proof. intros most known H. split; [exact H | exact empty_is_true]. Qed.

  (** What a test that starts with the claims known shows. *)
  Lemma shown : forall A (Q : A -> Prop) test a s, shows Q test -> is_sound s -> fst (test a s) = true -> Q a.
  Proof.
    intros A Q test a s Htest Hs H. destruct (test a s) as [passes s'] eqn:Hresult.
    now apply Htest in Hresult as [_ Ha]; [apply Ha |].
  Qed.

  Lemma parts_are_enough : forall p groups vs v,
    length groups = length vs ->
    (forall part, In part (combine groups vs) -> is_true t values (p, (stones (fst part), [], snd part))) ->
    is_true t values (p, ([], vs, v)) ->
    wins p false (difference (total (map (fun g => game_of t (stones g)) groups)) (value_game values v)) = true.
  Proof.
    intros p groups vs v Hlength Hparts Hsum.
    apply difference_passes_on with (total (map (value_game values) vs)); [| exact Hsum].
    clear Hsum. revert vs Hlength Hparts. induction groups as [| g groups IH]; intros [| w vs] Hlength Hparts;
      try discriminate; simpl.
    - destruct p; reflexivity.
    - apply difference_of_sums.
      + apply (Hparts (g, w)). simpl. auto.
      + apply IH; [now injection Hlength |]. intros part Hin. apply Hparts. simpl. auto.
  Qed.

  Lemma judged_parts_is_right : forall p b vs v known c,
    all_true known -> judged_parts t values depth limit p b vs v known = Good c -> is_true t values c.
  Proof.
    intros p b vs v known c Hknown H. unfold judged_parts in H.
    destruct (division t (positions_of_a_part limit) b) as [groups |]; [| discriminate].
    destruct (is_division t b groups) eqn:Hdivision; [| discriminate].
    destruct (Nat.eqb (length groups) (length vs)) eqn:Hlength; [| discriminate].
    apply Nat.eqb_eq in Hlength. simpl in H.
    destruct (all_pass _ _ _) as [are_proved s] eqn:Hparts.
    assert (shows (fun part : group * positive => is_true t values (p, (stones (fst part), [], snd part)))
              (fun part => holds t values depth (p, (stones (fst part), [], snd part)))) as Htest.
    { intros part st passes st' Hst Hresult. exact (holds_shows depth _ _ _ _ Hst Hresult). }
    apply (all_pass_shows _ _ _ Htest) in Hparts as [Hs Hparts]; [| now apply fresh_is_sound].
    destruct are_proved; [| destruct (lookups s); discriminate].
    eapply judged_is_right; [| exact H].
    intro Henough.
    apply shown with (Q := is_true t values) in Henough; [| apply search_shows | now apply fresh_is_sound].
    simpl. unfold together. simpl. unfold difference.
    erewrite same_wins; [| apply same_plus; [apply (division_adds_up t b groups Hdivision) | apply same_refl]].
    apply (parts_are_enough p groups vs v); auto.
  Qed.

  Lemma judged_listed_is_right : forall l known c,
    all_true known -> judged_listed t values depth ends limit l known = Good c -> is_true t values c.
  Proof.
    intros [[[p b] v] how] known c Hknown H. simpl in H. destruct how as [| vs |].
    - eapply judged_is_right; [| exact H]. intro Hpasses.
      eapply shown; [apply follows_shows, holds_shows | apply fresh_is_sound, Hknown | exact Hpasses].
    - eapply judged_parts_is_right; eassumption.
    - eapply judged_is_right; [| exact H]. intro Hpasses.
      eapply shown; [apply search_shows | apply fresh_is_sound, Hknown | exact Hpasses].
  Qed.

  Lemma prove_is_right : forall all place known known',
    all_true known -> prove t values depth ends limit place all known = inl known' -> all_true known'.
  Proof.
    intro all. induction all as [| l rest IH]; intros place known known' Hknown H; simpl in H.
    - injection H as <-. assumption.
    - destruct (judged_listed t values depth ends limit l known) as [c |] eqn:Hc; [| discriminate].
      eapply IH; [| exact H]. apply add_is_true; [assumption |]. eapply judged_listed_is_right; eassumption.
  Qed.

  Lemma conclude_is_right : forall all place known,
    all_true known -> conclude t values depth limit place all known = Proved ->
    forall first p b v, In (first, (p, b, v)) all ->
    wins p first (difference (game_of t b) (value_game values v)) = true.
  Proof.
    intro all. induction all as [| [first' [[p' b'] v']] rest IH]; intros place known Hknown H first p b v Hin;
      [destruct Hin |].
    cbn [conclude] in H.
    destruct (judged_claim t values depth limit _ known) as [c |] eqn:Hc; [| discriminate].
    destruct Hin as [Heq | Hin]; [| eapply IH; eassumption].
    injection Heq as -> -> -> ->. unfold judged_claim, judged in Hc.
    destruct first.
    - destruct (answers _ _ _ _ _ _) as [passes s] eqn:Hresult.
      apply (answers_show _ _ (holds_shows depth)) in Hresult as [_ Hpasses]; [| now apply fresh_is_sound].
      destruct passes; [now apply Hpasses | destruct (lookups s); discriminate].
    - destruct (holds _ _ _ _ _) as [passes s] eqn:Hresult.
      apply holds_shows in Hresult as [_ Hpasses]; [| now apply fresh_is_sound].
      destruct passes; [now apply Hpasses | destruct (lookups s); discriminate].
  Qed.

End CheckerIsRight.

(** If the checker says yes, each claimed player wins the position minus the value, moving first or second as claimed. *)
Theorem check_is_right : forall limit c,
  check limit c = Proved ->
  forall first p b v,
    In (first, (p, b, v)) (claimed c) ->
    wins p first (difference (game_of (of_terms c) b) (value_game (of_values c) v)) = true.
Proof.
  intros limit c H first p b v Hin. unfold check in H.
  destruct (are_earlier (of_values c)) eqn:Hvalues; [| discriminate].
  destruct (prove _ _ _ _ _ _ _ _) as [known | [place because]] eqn:Hprove; [| discriminate].
  eapply conclude_is_right; try eassumption.
  eapply prove_is_right; try eassumption. apply empty_is_true.
Qed.

(** The axioms on which they rest: none. *)
Print Assumptions check_is_right.
Print Assumptions holds_in_every_sum.
