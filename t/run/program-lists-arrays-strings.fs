// out: empty
// out: big one
// out: one
// out: same start 2
// out: same start 3
// out: all positive (3)
// out: other
// out: digit
// out: ["nobody"; "nobody"; "short Rob"; "A-name"; "AL"; "ZED"]
// out: 3.142
// out: 7.000
// out: 2.000
// out: 6.000
// out: 0.000
// out: int
// out: big int 50
// out: string s
// out: list of 2
// out: shape 2.0
// out: null
// out: unknown
// out: 10
// out: [(1, 'a', "x"); (2, 'b', "y")]
// out: 4q
// out: [1; 2; 3; 4]
// out: lt gt eq
// lists, arrays, strings patterns; function; guards; or-patterns
let rec sum = function [] -> 0 | [ x ] -> x | x :: y :: rest -> x + y + sum rest
let classify xs =
    match xs with
    | [||] -> "empty"
    | [| x |] when x > 100 -> "big one"
    | [| _ |] -> "one"
    | [| a; b |] | [| a; b; _ |] when a = b -> sprintf "same start %d" a
    | arr when Array.forall ((<) 0) arr -> $"all positive ({arr.Length})"
    | _ -> "other"
for a in [ [||]; [| 200 |]; [| 1 |]; [| 2; 2 |]; [| 3; 3; 9 |]; [| 1; 2; 3 |]; [| -1; 5 |] ] do
    printfn "%s" (classify a)
let vowel = function 'a' | 'e' | 'i' | 'o' | 'u' -> true | _ -> false
let kind c =
    match c with
    | c when System.Char.IsDigit c -> "digit"
    | _ -> "other"
printfn "%s" (kind '4')
let greet name =
    match name with
    | null | "" -> "nobody"
    | "Bob" | "Rob" as n -> "short " + n
    | s when s.StartsWith "A" && s.Length > 3 -> "A-name"
    | s -> s.ToUpper ()
List.map greet [ null; ""; "Rob"; "Anna"; "Al"; "zed" ] |> printfn "%A"
type Shape =
    | Circle of radius: float
    | Rect of width: float * height: float
    | Poly of (float * float) list
let area = function
    | Circle r -> System.Math.PI * r ** 2.0
    | Rect (width = w; height = h) -> w * h
    | Poly ((x0, y0) :: _ as pts) ->
        let n = List.length pts
        let next i = pts[(i + 1) % n]
        pts |> List.mapi (fun i (x, y) -> let (x', y') = next i in x * y' - x' * y) |> List.sum |> abs |> (*) 0.5
    | Poly [] -> 0.0
[ Circle 1.0; Rect (2.0, 3.5); Rect (height = 2.0, width = 1.0); Poly [ 0., 0.; 4., 0.; 4., 3. ]; Poly [] ]
|> List.iter (area >> printfn "%.3f")
let test (o: obj) =
    match o with
    | :? int as i when i > 10 -> sprintf "big int %d" i
    | :? int -> "int"
    | :? string as s -> "string " + s
    | :? (int list) as l -> sprintf "list of %d" l.Length
    | :? Shape as s -> sprintf "shape %.1f" (area s)
    | null -> "null"
    | _ -> "unknown"
[ box 5; box 50; box "s"; box [ 1; 2 ]; box (Rect (1., 2.)); null; box 2.0 ] |> List.iter (test >> printfn "%s")
let (a, b), [ c; d ] = (1, 2), [ 3; 4 ]
printfn "%d" (a + b + c + d)
let rec zip3 a b c =
    match a, b, c with
    | x :: xs, y :: ys, z :: zs -> (x, y, z) :: zip3 xs ys zs
    | _ -> []
printfn "%A" (zip3 [ 1; 2 ] [ 'a'; 'b' ] [ "x"; "y"; "z" ])
type Single = Single of int * string
let show (Single (n, s)) = $"{n}{s}"
printfn "%s" (show (Single (4, "q")))
let rec depth = function
    | (Some (n: int), xs) when n > 0 -> depth (Some (n - 1), n :: xs)
    | Some _, xs | None, xs -> xs
printfn "%A" (depth (Some 4, []))
let cmp a b = match compare a b with 0 -> "eq" | n when n < 0 -> "lt" | _ -> "gt"
printfn "%s %s %s" (cmp 1 2) (cmp "b" "a") (cmp [ 1 ] [ 1 ])
