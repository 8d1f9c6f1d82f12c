(** Writes the checker of proof.v as an OCaml program. Every line here is trusted, as OCaml is: that OCaml's numbers of 63
    bits and its comparisons do what Coq's do. They do while no number reaches 2^62. The largest that the checker makes are
    in [mixed], below 2^40; all others are limits of check/main.ml, rows and columns of stones, or counted one by one. *)

From Coq Require Import ZArith FMapPositive Extraction ExtrOcamlBasic.
Require Import proof.

Extract Inductive nat => int ["0" "succ"] "(fun zero next n -> if n = 0 then zero () else next (n - 1))".
Extract Inductive positive => int ["(fun p -> 2 * p + 1)" "(fun p -> 2 * p)" "1"]
  "(fun odd even one p -> if p = 1 then one () else if p land 1 = 0 then even (p lsr 1) else odd (p lsr 1))".
Extract Inductive N => int ["0" ""] "(fun zero positive n -> if n = 0 then zero () else positive n)".
Extract Inductive Z => int ["0" "" "(~-)"]
  "(fun zero positive negative n -> if n = 0 then zero () else if n > 0 then positive n else negative (-n))".

Extract Inlined Constant Nat.eqb => "Int.equal".
Extract Constant Nat.pred => "fun n -> if n = 0 then 0 else n - 1".
Extract Inlined Constant Pos.eqb => "Int.equal".
Extract Inlined Constant Pos.succ => "succ".
Extract Constant Pos.ltb => "fun (a : int) b -> a < b".
Extract Inlined Constant N.add => "(+)".
Extract Inlined Constant N.mul => "( * )".
Extract Constant N.modulo => "fun a b -> if b = 0 then a else a mod b".
Extract Inlined Constant Z.add => "(+)".
Extract Inlined Constant Z.mul => "( * )".
Extract Inlined Constant Z.abs_N => "abs".
Extract Inlined Constant Z.eqb => "Int.equal".
Extract Constant Z.ltb => "fun (a : int) b -> a < b".
Extract Constant Z.leb => "fun (a : int) b -> a <= b".

Extraction "checker.ml" check PositiveMap.add.
