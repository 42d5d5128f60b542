// out: a 1 bee 2 c 300 d -4 e 5 f 6 g 7 h 8 
// out: 77 -1 77 -1 1 -1 9223372036854775807 -1 5 -1 6 -1 -1 -1 77 -1 77 -1 9 -1 77 -1 77 -1 77 -1 77 -1 77 -1 77 1.5 77 2.5 77 0.25 77 4 77 -1 77 -1 
// out: (0, "-") (0, "-") (1, "x") (2, "y") (3, "z") (0, "-") (4, "w") (0, "-") (0, "-") 
// out: 77 77 a 21
// out: 22
// out: b
// out: 42
// out: 14
// out: d 21
// out: 4
// out: 7
// out: -21
// out: 0
// out: -21
// out: -21
// out: h
// out: 1 6 6 2 3 4 6 6 5 6 1 2 30 4 5 9 6 9 6 6 1 5 4 
type K = A | B | C | D | E | F | G | H
let name k = match k with A -> "a" | B -> "bee" | C -> "c" | D -> "d" | E -> "e" | F -> "f" | G -> "g" | H -> "h"
let num k = match k with A -> 1 | B -> 2 | C -> 300 | D -> -4 | E -> 5 | F -> 6 | G -> 7 | H -> 8
let big n = match n with -3 -> 1L | -2 -> 0x7fffffffffffffffL | -1 -> 5L | 0 -> 6L | 1 -> -1L | 4 -> 9L | _ -> 77L
let fl n = match n with 10 -> 1.5 | 11 -> 2.5 | 12 -> 0.25 | 13 -> 4.0 | _ -> -1.0
let two n = match n with 10L -> 1, "x" | 11L -> 2, "y" | 12L -> 3, "z" | 14L -> 4, "w" | _ -> 0, "-"
let go x c =
  match c with
  | 'a' -> printfn "a %d" x; x + 1
  | 'b' -> printfn "b"; x * 2
  | 'c' -> x - 7
  | 'd' -> printfn "d %s" (string x); 4
  | 'e' -> x / 3
  | 'g' -> x % 3
  | 'h' -> failwith "h"
  | _ -> -x
let by (b: sbyte) = match b with -128y -> 1 | -1y -> 2 | 0y -> 3 | 1y -> 4 | 127y -> 5 | _ -> 6
let bb (b: byte) = match b with 250uy -> 1 | 251uy -> 2 | 252uy -> 30 | 253uy -> 4 | 254uy -> 5 | 255uy -> 9 | _ -> 6
let ul (b: uint64) = match b with 18446744073709551611UL -> 1 | 18446744073709551612UL -> 2 | 18446744073709551613UL -> 30 | 18446744073709551614UL -> 4 | 18446744073709551615UL -> 5 | 0UL -> 9 | _ -> 6
for k in [A;B;C;D;E;F;G;H] do printf "%s %d " (name k) (num k)
printfn ""
for n in -5 .. 15 do printf "%d %g " (big n) (fl n)
printfn ""
for n in 8L .. 16L do printf "%A " (two n)
printfn ""
for n in [System.Int32.MinValue; System.Int32.MaxValue] do printf "%d " (big n)
for c in "abcdefgz`" do printfn "%d" (go 21 c)
try printfn "%d" (go 1 'h') with e -> printfn "%s" e.Message
for b in [-128y; -127y; -2y; -1y; 0y; 1y; 2y; 126y; 127y] do printf "%d " (by b)
for b in [249uy; 250uy; 251uy; 252uy;253uy;254uy;255uy; 0uy] do printf "%d " (bb b)
for b in [0UL;1UL;18446744073709551610UL;18446744073709551611UL;18446744073709551615UL;18446744073709551614UL] do printf "%d " (ul b)
printfn ""
