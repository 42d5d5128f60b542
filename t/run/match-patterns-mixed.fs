// out: abcdef
// out: 3>1 3|zero 5|zero 0|other
// out: 1 0 5 -1
// out: 123
// out: two.five
// out: 3
// out: 7 3 3 -1 0
// out: 0 5 6 3
// out: 9210
// out: 10
// out: 14
// out: a1
// out: 8
// out: 1a 2b 
// out: 3
// out: 5
// out: m1
// out: mid
// patterns galore
let f x =
  match x with
  | [], _ -> "a"
  | [ 1 ], _ -> "b"
  | 1 :: _, Some 2 -> "c"
  | _ :: 2 :: _, None -> "d"
  | l, Some n when List.length l = n -> "e"
  | _ -> "f"
printfn "%s%s%s%s%s%s" (f ([], None)) (f ([ 1 ], None)) (f ([ 1; 3 ], Some 2)) (f ([ 0; 2 ], None)) (f ([ 5; 6; 7 ], Some 3)) (f ([ 9 ], None))
let g = function
  | (a, b) as p when a > b -> sprintf "%d>%d %d" a b (fst p)
  | (0, b) | (b, 0) -> sprintf "zero %d" b
  | _, _ -> "other"
printfn "%s|%s|%s|%s" (g (3, 1)) (g (0, 5)) (g (0, 0)) (g (1, 2))
let h s = match s with "a" | "b" -> 1 | "" -> 0 | s when s.Length > 3 -> s.Length | _ -> -1
printfn "%d %d %d %d" (h "b") (h "") (h "hello") (h "xyz")
let k c = match c with 'a' -> 1 | 'b' | 'c' -> 2 | _ -> 3
printfn "%d%d%d" (k 'a') (k 'c') (k 'z')
let m x = match x with 1.0 -> "one" | 2.5 -> "two.five" | _ -> "?"
printfn "%s" (m 2.5)
type T = A of int * string | B of T list | D
let rec depth t = match t with A _ -> 1 | B ts -> 1 + List.fold (fun m t -> max m (depth t)) 0 ts | D -> 0
printfn "%d" (depth (B [ A(1, "x"); B [ D; A(2, "y") ] ]))
let n t = match t with A(n, "x") -> n | A(_, s) -> s.Length | B(A(m, _) :: _) -> m | B [] -> -1 | B _ | D -> 0
printfn "%d %d %d %d %d" (n (A(7, "x"))) (n (A(7, "xyz"))) (n (B [ A(3, "") ])) (n (B [])) (n D)
let arr a = match a with [||] -> 0 | [| x |] -> x | [| x; y |] -> x * y | _ -> Array.length a
printfn "%d %d %d %d" (arr [||]) (arr [| 5 |]) (arr [| 2; 3 |]) (arr [| 1; 2; 3 |])
let nested o = match o with Some(Some(Some x)) -> x | Some(Some None) -> 2 | Some None -> 1 | None -> 0
printfn "%d%d%d%d" (nested (Some(Some(Some 9)))) (nested (Some(Some None))) (nested (Some None)) (nested None)
let (a, (b, c)), d = (1, (2, 3)), 4
printfn "%d" (a + b + c + d)
let sum l = List.fold (fun acc (k, v) -> acc + k * v) 0 l
printfn "%d" (sum [ 1, 2; 3, 4 ])
let typed (x: int, y: string) : string = y + string x
printfn "%s" (typed (1, "a"))
let fn (x & y) = x + y
printfn "%d" (fn 4)
for i, (s: string) in [ 1, "a"; 2, "b" ] do printf "%d%s " i s
printfn ""
let rec last l = match l with [ x ] -> x | _ :: t -> last t | [] -> failwith "empty"
printfn "%d" (last [ 1; 2; 3 ])
let isVowel c = match c with 'a' | 'e' | 'i' | 'o' | 'u' -> true | _ -> false
printfn "%d" ("education" |> Seq.filter isVowel |> Seq.length)
let neg x = match x with -1 -> "m1" | 1 -> "p1" | _ -> "z"
printfn "%s" (neg -1)
match 5 with
| n when n > 3 && n < 10 -> printfn "mid"
| _ -> printfn "out"
