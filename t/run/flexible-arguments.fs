// out: [[1; 3]; [2; 3]]
// out: [['a'; 'c']; ['b'; 'c']]
// out: [1; 2]
// out: [1; 5]
// out: true false
// out: 20
// out: 13
// out: 8
// out: 3 1 1
// out: [(1, 'a'); (2, 'b')]
// out: 1 a
// A parameter of no written type that is used where sequences or classes are wanted stays open to their subtypes.
let rec cross =
    function
    | [] -> [ [] ]
    | ts :: rest ->
        [ for t in ts do
              for r in cross rest -> t :: r ]
printfn "%A" (cross [ [ 1; 2 ]; [ 3 ] ])
printfn "%A" (cross [ "ab"; "c" ])

let xss = [ [ 1 ]; [ 2; 3 ] ]
printfn "%A" (List.map (fun xs -> Seq.length xs) xss)
printfn "%A" (xss |> List.map (fun xs -> xs |> Seq.sum))

let letters word guess = Seq.contains guess word
let longer word n = String.length word > n
let both word guess = letters word guess && longer word 2
printfn "%b %b" (both "abc" 'a') (both "ab" 'a')

let flags =
    let mutable n = 0
    Array.iteri (fun i ys ->
        for [| x; y |] in ys do
            n <- n + i * x + y) [| [| [| 1; 2 |] |]; [| [| 3; 4 |]; [| 5; 6 |] |] |]
    n
printfn "%d" flags

type Shape(n: int) =
    member _.N = n
type Square(n: int) =
    inherit Shape(n)
    member _.Side = n
let area (s: Shape) = s.N * s.N
let sum xs = xs |> List.sumBy (fun x -> area x)
printfn "%d" (sum [ Square 2; Square 3 ])
let twice x = area x + area x
printfn "%d" (twice (Square 2))

let count xs =
    let mutable n = 0
    for _ in xs do
        n <- n + 1
    n
printfn "%d %d %d" (count "abc") (count [| 1 |]) (count (set [ 1; 1 ]))
let pairs xs ys = Seq.zip xs ys |> Seq.toList
printfn "%A" (pairs [ 1; 2 ] "ab")
let text x = (fun (o: obj) -> o.ToString()) x
printfn "%s %s" (text 1) (text "a")
