// out: 1:2
// out: 2:3x
// out: 3
// out: 4:2 true
// out: 1 3
// out: (1, 2) 1 2 3 3
// out: 1 2 [1; 2; 3]
// out: 1 a
// out: 6
// out: 2 3
// out: 5 U (5, "s")
// out: 6
// out: [2; 4]
// out: 7
// out: 303
// out: 1=a
// out: 2=b
// out: 0 1 1
// out: [5]
// out: abc abc
// out: 5 E1 (5, "five")
// out: true
// out: x [1]
// out: i 3
// out: A-1 B C11
// out: -1 5
// out: starts
type R = { A: int; B: R option; C: (int * string) list }
let r = { A = 1; B = Some { A = 2; B = None; C = [] }; C = [3, "x"; 4, "y"] }
let h x =
    match x with
    | { A = 1; B = Some { A = a; C = [] } } -> sprintf "1:%d" a
    | { C = (n, ("x" | "y" as s)) :: _; B = None } -> sprintf "2:%d%s" n s
    | { R.A = _; R.B = b } when b.IsNone -> "3"
    | { B = Some inner as o } -> sprintf "4:%d %b" inner.A o.IsSome
    | _ -> "5"
for x in [ r; { r with B = None }; { r with B = None; C = [] }; { r with A = 9 } ] do printfn "%s" (h x)
let { A = aa; C = (cc, _) :: _ } = r
printfn "%d %d" aa cc
let (a, b as ab), (c: int as d) = (1, 2), 3
printfn "%A %d %d %d %d" ab a b c d
let x :: y :: _ as whole = [1;2;3]
printfn "%d %d %A" x y whole
let struct (s1, s2) = struct (1, "a")
printfn "%d %s" s1 s2
let f struct (a, b) (struct (c, _)) = a + b + c
printfn "%d" (f struct (1, 2) struct (3, "z"))
match struct (1, Some 2), [| struct (3, 4) |] with
| struct (1, Some n), [| struct (m, _) |] -> printfn "%d %d" n m
| _ -> ()
type U = U of int * string
let (U (n, _) as u) = U (5, "s")
printfn "%d %A" n u
let g (U (n, s)) = n + s.Length
printfn "%d" (g u)
printfn "%A" ([U (1, "a"); U (2, "bb")] |> List.map (fun (U (n, s)) -> n + s.Length))
let t3 = fun (a, _) { A = k } [ z ] -> a + k + z
printfn "%d" (t3 (1, ()) r [5])
let rec sumTo acc = function [] -> acc | [ x ] -> acc + x | x :: (y :: _ as tl) when y > 100 -> sumTo (acc + x) tl | x :: tl -> sumTo (acc + x) tl
printfn "%d" (sumTo 0 [1; 2; 300])
for KeyValue (k, v) in Map [1, "a"; 2, "b"] do printfn "%d=%s" k v
for (i, (a, { A = b })) in List.indexed [ 1, r ] do printfn "%d %d %d" i a b
let opt = [ for Some x in [Some 1; Some 5] do if x > 2 then x ]
printfn "%A" opt
try failwith "abc" with
| Failure ("x" | "y") -> printfn "xy"
| Failure m & e when m.Length = 3 -> printfn "%s %s" m e.Message
| :? System.ArgumentException | :? System.IO.IOException -> printfn "arg"
| e -> reraise ()
exception E1 of code: int * msg: string
try raise (E1 (5, "five")) with
| E1 (code = 4) -> printfn "four"
| E1 (code, _) as e when code > 4 -> printfn "%d %A" code e
let k = try 1 / 0 with :? System.DivideByZeroException as e -> e.Message.Length | _ -> 0
printfn "%b" (k > 0)
match 1, "x", [1] with
| (1 | 2), ("x" as s), ([ _ ] | [ _; _ ] as l)
| 3, s, l -> printfn "%s %A" s l
| _ -> ()
match box 3 with :? int as (3 | 4 as i) -> printfn "i %d" i | _ -> printfn "no"
let (|A|B|C|) x = if x < 0 then A x elif x = 0 then B else C (x, string x)
let ff = function A n -> $"A{n}" | B -> "B" | C (n, s) -> $"C{n}{s}"
printfn "%s %s %s" (ff -1) (ff 0) (ff 1)
match -1, 5 with
| A a, C (b, _) | C (b, _), A a -> printfn "%d %d" a b
| _ -> ()
match "x" with
| "a" | "b" -> () 
| null -> printfn "null"
| s when s.StartsWith "x" -> printfn "starts"
| _ -> ()
