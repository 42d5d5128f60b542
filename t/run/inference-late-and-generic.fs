// out: 12
// out: 1
// out: 3.5
// out: 3
// out: 2 a!!
// out: 1a 1b 2a 2b 
// out: 1
// out: no 3
// out: true false
// out: 2
// out: 2 2
// out: 4
// out: x 1
// out: 4
// out: 1
// out: 5
// out: 2
// late inference, generic constraints and defaults
let apply2 f = f 1, f 2
let a, b = apply2 string
printfn "%s%s" a b
let lst = ref []
lst.Value <- [ 1 ]
printfn "%d" lst.Value.Head
let add x y = x + y
printfn "%.1f" (add 1.5 2.0)
let sumBy f l = List.fold (fun acc x -> acc + f x) 0 l
printfn "%d" (sumBy String.length [ "a"; "bc" ])
let f g x = g (g x)
printfn "%d %s" (f ((+) 1) 0) (f (fun s -> s + "!") "a")
let pairs = [ for x in 1 .. 2 do for y in [ 'a'; 'b' ] -> x, y ]
for (x, y) in pairs do printf "%d%c " x y
printfn ""
let lookup k m = match Map.tryFind k m with Some v -> v | None -> failwithf "no %s" (string k)
printfn "%d" (lookup "a" (Map.ofList [ "a", 1 ]))
try lookup 3 (Map.ofList [ 1, 1 ]) |> ignore with e -> printfn "%s" e.Message
let eq a b = a = b
printfn "%b %b" (eq 1 1) (eq [ Some 1 ] [ None ])
let rec zip a b = match a, b with x :: xs, y :: ys -> (x, y) :: zip xs ys | _ -> []
printfn "%d" (zip [ 1; 2; 3 ] [ "a"; "b" ]).Length
let unzip l = List.foldBack (fun (a, b) (xs, ys) -> a :: xs, b :: ys) l ([], [])
let xs, ys = unzip [ 1, 'a'; 2, 'b' ]
printfn "%d %d" xs.Length ys.Length
type Box<'a>(v: 'a) =
  member _.V = v
  member _.Map(f: 'a -> 'b) = Box<'b>(f v)
printfn "%s" ((Box 3).Map(fun x -> string (x + 1)).V)
type Pair<'a, 'b> = { Fst: 'a; Snd: 'b }
let mkPair a b = { Fst = a; Snd = b }
let swapP p = { Fst = p.Snd; Snd = p.Fst }
let sp = swapP (mkPair 1 "x")
printfn "%s %d" sp.Fst sp.Snd
let inline (|?) a b = match a with Some x -> x | None -> b
printfn "%d" (None |? 4)
let compareBy f a b = compare (f a) (f b)
printfn "%d" (compareBy String.length "aa" "b")
let constant x _ = x
printfn "%d" (constant 5 "ignored")
let k = List.map (constant 1) [ "a"; "b" ]
printfn "%d" (List.sum k)
