(** The rule of certificates (docs/proofs.md), proved: if the checker says yes, each claim is true of the game.

    First the game itself, by definition; then the checker; then the theorem [check_is_right] at the end. No axiom. *)

From Coq Require Import List Bool Arith ZArith Lia FMapPositive.
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

(** * The checker *)

(** The options of each value, by the numbers of earlier values. *)
Definition value_list := list (list nat * list nat).

Definition value_options (vs : value_list) (p : player) (v : nat) : list nat :=
  let '(l, r) := nth v vs ([], []) in match p with Left => l | Right => r end.

Definition is_earlier (place : nat) (sides : list nat * list nat) : bool :=
  forallb (fun v => Nat.ltb v place) (fst sides ++ snd sides).

Fixpoint are_earlier (place : nat) (vs : value_list) : bool :=
  match vs with
  | [] => true
  | sides :: rest => (is_earlier place sides && are_earlier (S place) rest)%bool
  end.

(** A position minus a value. *)
Definition sum := (nat * board)%type.

(** A player moves in the position, or in the negative of the value. *)
Definition moves (t : terms) (vs : value_list) (p : player) (s : sum) : list sum :=
  let '(v, b) := s in
  map (fun b' => (v, b')) (jumps t p b) ++ map (fun v' => (v', b)) (value_options vs (other p) v).

(** That this player, moving second, wins this sum. *)
Definition claim := (player * sum)%type.

Definition stone_eqb (s t : square * player) : bool :=
  (square_eqb (fst s) (fst t) && player_eqb (snd s) (snd t))%bool.

Fixpoint board_eqb (b c : board) : bool :=
  match b, c with
  | [], [] => true
  | s :: b, t :: c => (stone_eqb s t && board_eqb b c)%bool
  | _, _ => false
  end.

Definition claim_eqb (c d : claim) : bool :=
  let '(p, (v, b)) := c in
  let '(q, (w, b')) := d in
  (player_eqb p q && Nat.eqb v w && board_eqb b b')%bool.

(** Claims in buckets. Any number serves to find the bucket. *)
Definition table := PositiveMap.t (list claim).

Definition bucket (c : claim) : positive :=
  let '(p, (v, b)) := c in
  let digit (z : Z) (n : Z) := (Z.modulo z 64 + 64 * n)%Z in
  let stone (n : Z) (s : square * player) :=
    digit (fst (fst s)) (digit (snd (fst s)) (2 * n + match snd s with Left => 0 | Right => 1 end))%Z in
  Z.to_pos (fold_left stone b (Z.of_nat v * 2 + match p with Left => 2 | Right => 3 end))%Z.

Definition found (c : claim) (known : table) : bool :=
  match PositiveMap.find (bucket c) known with
  | None => false
  | Some claims => existsb (claim_eqb c) claims
  end.

Definition add (c : claim) (known : table) : table :=
  let claims := match PositiveMap.find (bucket c) known with None => [] | Some claims => claims end in
  PositiveMap.add (bucket c) (c :: claims) known.

Section Checker.

  Variable t : terms.
  Variable vs : value_list.

  (** The winner has a move after which [holds]. *)
  Definition answers (holds : claim -> bool) (p : player) (s : sum) : bool :=
    existsb (fun s' => holds (p, s')) (moves t vs p s).

  (** The winner answers every move of the loser. *)
  Definition follows (holds : claim -> bool) (c : claim) : bool :=
    let '(p, s) := c in forallb (answers holds p) (moves t vs (other p) s).

  Fixpoint holds (known : table) (depth : nat) (c : claim) : bool :=
    (found c known
     || match depth with
        | 0 => false
        | S depth => follows (holds known depth) c
        end)%bool.

  (** The claims known after all of [listed], if each follows from those before it. *)
  Fixpoint prove (depth : nat) (listed : list claim) (known : table) : option table :=
    match listed with
    | [] => Some known
    | c :: rest => if follows (holds known depth) c then prove depth rest (add c known) else None
    end.

End Checker.

(** What a certificate may claim: that a player, moving second or first, wins a position minus a value. *)
Record certificate := {
  of_terms : terms;
  of_values : value_list;
  of_depth : nat;
  of_listed : list claim;
  claimed : list (bool * claim);
}.

Definition check (c : certificate) : bool :=
  (are_earlier 0 (of_values c)
   && match prove (of_terms c) (of_values c) (of_depth c) (of_listed c) (PositiveMap.empty _) with
      | None => false
      | Some known =>
          let holds := holds (of_terms c) (of_values c) known (of_depth c) in
          forallb
            (fun claim : bool * (player * sum) =>
               let '(first, (p, s)) := claim in
               if first then answers (of_terms c) (of_values c) holds p s else holds (p, s))
            (claimed c)
      end)%bool.

(** * The proof *)

(** The game of each value. *)
Fixpoint games_from (done : list game) (vs : value_list) : list game :=
  match vs with
  | [] => done
  | (l, r) :: rest =>
      let game_at v := nth v done zero in
      games_from (done ++ [Game (map game_at l) (map game_at r)]) rest
  end.

Definition value_game (vs : value_list) (v : nat) : game := nth v (games_from [] vs) zero.

Definition sum_game (t : terms) (vs : value_list) (s : sum) : game :=
  let '(v, b) := s in difference (game_of t b) (value_game vs v).

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

Lemma games_from_keeps : forall vs done v,
  v < length done -> nth v (games_from done vs) zero = nth v done zero.
Proof.
  intros vs. induction vs as [| [l r] rest IH]; intros done v Hv; simpl; [reflexivity |].
  rewrite IH; [now apply app_nth1 |]. rewrite app_length. simpl. lia.
Qed.

Lemma games_from_options : forall vs done place v,
  length done = place -> are_earlier place vs = true -> v < length vs ->
  nth (place + v) (games_from done vs) zero =
  let '(l, r) := nth v vs ([], []) in
  Game (map (fun w => nth w (games_from done vs) zero) l)
       (map (fun w => nth w (games_from done vs) zero) r).
Proof.
  intros vs. induction vs as [| [l r] rest IH]; intros done place v Hplace H Hv;
    simpl in Hv; [lia |].
  simpl in H. apply andb_true_iff in H as [Hnow Hrest].
  destruct v as [| v].
  - simpl nth at 2. rewrite Nat.add_0_r.
    simpl games_from.
    set (new := done ++ [Game (map (fun w => nth w done zero) l) (map (fun w => nth w done zero) r)]).
    rewrite (games_from_keeps rest new place); [| unfold new; rewrite app_length; simpl; lia].
    unfold new at 1. rewrite app_nth2; [| lia]. rewrite Hplace, Nat.sub_diag. simpl.
    unfold is_earlier in Hnow. rewrite forallb_app in Hnow. simpl in Hnow.
    apply andb_true_iff in Hnow as [Hl Hr].
    rewrite forallb_forall in Hl, Hr.
    f_equal; apply map_ext_in; intros w Hw;
      [apply Hl in Hw | apply Hr in Hw]; apply Nat.ltb_lt in Hw;
      (rewrite games_from_keeps; [| unfold new; rewrite app_length; simpl; lia]);
      unfold new; symmetry; apply app_nth1; lia.
  - simpl games_from. rewrite <- Nat.add_succ_comm.
    rewrite IH; [reflexivity | rewrite app_length; simpl; lia | assumption | lia].
Qed.

Lemma length_games_from : forall vs done, length (games_from done vs) = length done + length vs.
Proof.
  intros vs. induction vs as [| [l r] rest IH]; intros done; simpl; [lia |].
  rewrite IH, app_length. simpl. lia.
Qed.

Lemma options_value_game : forall vs p v,
  are_earlier 0 vs = true ->
  options p (value_game vs v) = map (value_game vs) (value_options vs p v).
Proof.
  intros vs p v H. unfold value_options.
  destruct (Nat.ltb v (length vs)) eqn:Hv.
  - apply Nat.ltb_lt in Hv.
    unfold value_game at 1. rewrite (games_from_options vs [] 0 v eq_refl H Hv : nth v _ _ = _).
    destruct (nth v vs ([], [])) as [l r]. destruct p; reflexivity.
  - apply Nat.ltb_ge in Hv. rewrite (nth_overflow vs); [| assumption].
    unfold value_game. rewrite nth_overflow; [destruct p; reflexivity |].
    rewrite length_games_from. simpl. lia.
Qed.

(** ** The checker plays the game *)

Lemma options_sum_game : forall t vs p s,
  are_earlier 0 vs = true ->
  options p (sum_game t vs s) = map (sum_game t vs) (moves t vs p s).
Proof.
  intros t vs p [v b] H. unfold sum_game at 1, difference. unfold moves.
  rewrite options_plus, options_game_of, options_negative, options_value_game by assumption.
  rewrite map_app, !map_map. reflexivity.
Qed.

Definition is_true (t : terms) (vs : value_list) (c : claim) : Prop :=
  let '(p, s) := c in wins p false (sum_game t vs s) = true.

Lemma answers_is_right : forall t vs (known_to_hold : claim -> bool) p s,
  are_earlier 0 vs = true ->
  (forall c, known_to_hold c = true -> is_true t vs c) ->
  answers t vs known_to_hold p s = true -> wins p true (sum_game t vs s) = true.
Proof.
  intros t vs known_to_hold p s Hvs Hholds H.
  rewrite wins_first, options_sum_game by assumption.
  apply existsb_exists in H as [s' [Hin H]].
  apply existsb_exists. exists (sum_game t vs s'). split; [now apply in_map |].
  now apply Hholds in H.
Qed.

Lemma follows_is_right : forall t vs known_to_hold c,
  are_earlier 0 vs = true ->
  (forall c, known_to_hold c = true -> is_true t vs c) ->
  follows t vs known_to_hold c = true -> is_true t vs c.
Proof.
  intros t vs known_to_hold [p s] Hvs Hholds H. simpl in *.
  rewrite wins_second, options_sum_game by assumption.
  apply forallb_forall. intros g Hin. apply in_map_iff in Hin as [s' [<- Hin]].
  rewrite forallb_forall in H. apply H in Hin.
  eapply answers_is_right; eassumption.
Qed.

(** ** The table *)

Lemma player_eqb_eq : forall p q, player_eqb p q = true -> p = q.
Proof. intros [] []; simpl; congruence. Qed.

Lemma board_eqb_eq : forall b c, board_eqb b c = true -> b = c.
Proof.
  intros b. induction b as [| [[r c] p] b IH]; intros [| [[r' c'] p'] b']; simpl; try congruence.
  unfold stone_eqb, square_eqb. simpl.
  rewrite !andb_true_iff, !Z.eqb_eq. intros [[[-> ->] Hp] Hb].
  apply player_eqb_eq in Hp. apply IH in Hb. congruence.
Qed.

Lemma claim_eqb_eq : forall c d, claim_eqb c d = true -> c = d.
Proof.
  intros [p [v b]] [q [w b']]. simpl. rewrite !andb_true_iff, Nat.eqb_eq.
  intros [[Hp ->] Hb]. apply player_eqb_eq in Hp. apply board_eqb_eq in Hb. congruence.
Qed.

Definition all_true (t : terms) (vs : value_list) (known : table) : Prop :=
  forall place claims c,
    PositiveMap.find place known = Some claims -> In c claims -> is_true t vs c.

Lemma found_is_right : forall t vs known c,
  all_true t vs known -> found c known = true -> is_true t vs c.
Proof.
  intros t vs known c Hknown H. unfold found in H.
  destruct (PositiveMap.find (bucket c) known) as [claims |] eqn:Hfind; [| discriminate].
  apply existsb_exists in H as [d [Hin H]]. apply claim_eqb_eq in H. subst d.
  eapply Hknown; eassumption.
Qed.

Lemma add_is_right : forall t vs known c,
  all_true t vs known -> is_true t vs c -> all_true t vs (add c known).
Proof.
  intros t vs known c Hknown Hc place claims d Hfind Hin. unfold add in Hfind.
  destruct (Pos.eq_dec place (bucket c)) as [-> | Hother].
  - rewrite PositiveMap.gss in Hfind. injection Hfind as <-.
    destruct Hin as [<- | Hin]; [assumption |].
    destruct (PositiveMap.find (bucket c) known) as [old |] eqn:Hold; [| destruct Hin].
    eapply Hknown; eassumption.
  - rewrite PositiveMap.gso in Hfind by assumption. eapply Hknown; eassumption.
Qed.

Lemma holds_is_right : forall t vs known depth c,
  are_earlier 0 vs = true -> all_true t vs known ->
  holds t vs known depth c = true -> is_true t vs c.
Proof.
  intros t vs known depth. induction depth as [| depth IH]; intros c Hvs Hknown H;
    simpl in H; apply orb_true_iff in H as [H | H];
    try (eapply found_is_right; eassumption).
  - discriminate.
  - eapply follows_is_right; [assumption | | exact H].
    intros d Hd. now apply IH.
Qed.

Lemma prove_is_right : forall t vs depth listed known known',
  are_earlier 0 vs = true -> all_true t vs known ->
  prove t vs depth listed known = Some known' -> all_true t vs known'.
Proof.
  intros t vs depth listed. induction listed as [| c rest IH]; intros known known' Hvs Hknown H;
    simpl in H; [injection H as <-; assumption |].
  destruct (follows t vs (holds t vs known depth) c) eqn:Hfollows; [| discriminate].
  eapply IH; [assumption | | exact H].
  apply add_is_right; [assumption |].
  eapply follows_is_right; [assumption | | exact Hfollows].
  intros d Hd. eapply holds_is_right; eassumption.
Qed.

(** If the checker says yes, each claimed player wins the position minus the value, moving first or second as claimed. *)
Theorem check_is_right : forall c,
  check c = true ->
  forall first p s,
    In (first, (p, s)) (claimed c) ->
    wins p first (sum_game (of_terms c) (of_values c) s) = true.
Proof.
  intros c H first p s Hin. unfold check in H. apply andb_true_iff in H as [Hvs H].
  destruct (prove _ _ _ _ _) as [known |] eqn:Hprove; [| discriminate].
  assert (all_true (of_terms c) (of_values c) known) as Hknown.
  { eapply prove_is_right; [assumption | | exact Hprove].
    intros place claims d Hfind. rewrite PositiveMap.gempty in Hfind. discriminate. }
  rewrite forallb_forall in H. apply H in Hin. destruct first.
  - eapply answers_is_right; [assumption | | exact Hin].
    intros d Hd. eapply holds_is_right; eassumption.
  - apply (holds_is_right _ _ _ _ _ Hvs Hknown Hin).
Qed.


(** The axioms on which it rests: none. *)
Print Assumptions check_is_right.
