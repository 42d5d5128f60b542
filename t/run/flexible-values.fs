// out: [1; 5]
// out: [1; 2]
// out: [1; 2]
// out: [2; 1] [1; 0]
// out: [4; 9]
// out: [0]
// out: ["rex"]
// out: [1; 5]
// out: [[2; 3]]
// out: [5]
// out: map [(1, 5)]
// out: Some 2
// out: [1]
// out: ["cba"]
// out: ["1"; "2"]
// out: set [2]
// out: 1;16;
// Functions that take sequences or classes, used as values before what they are applied to is known.
type Shape() =
    abstract Area: unit -> int
    default _.Area() = 0
type Square(n: int) =
    inherit Shape()
    override _.Area() = n * n
type INamed =
    abstract Name: string
type Dog(n: string) =
    interface INamed with
        member _.Name = n

let area (s: Shape) = s.Area()
let nameOf (x: INamed) = x.Name

let total xs = List.map Seq.sum xs
printfn "%A" (total [ [ 1 ]; [ 2; 3 ] ])
let heads = Seq.map Seq.head
printfn "%A" (heads [ [ 1 ]; [ 2 ] ] |> Seq.toList)
let heads2 = Seq.map Seq.head >> Seq.toList
printfn "%A" (heads2 [ [ 1 ]; [ 2 ] ])
let lengths xs = List.map Seq.length xs
printfn "%A %A" (lengths [ "ab"; "c" ]) (lengths [ [ 1 ]; [] ])
let areas xs = List.map area xs
printfn "%A" (areas [ Square 2; Square 3 ])
printfn "%A" (areas [ Shape() ])
let names = List.map nameOf
printfn "%A" (names [ Dog "rex" ])
let app (f: seq<int> -> int) = List.map f [ [ 1 ]; [ 2; 3 ] ]
printfn "%A" (app Seq.sum)
let compose = Seq.toList >> List.map (Seq.filter ((<) 1) >> Seq.toList)
printfn "%A" (compose [ [ 1; 2; 3 ] ])
let m = Map.ofList [ 1, [ 2; 3 ] ]
printfn "%A" (m |> Map.toSeq |> Seq.map (snd >> Seq.sum) |> Seq.toList)
printfn "%A" (Map.map (fun _ -> Seq.sum) m)
printfn "%A" (Option.map Seq.length (Some(set [ 3; 4 ])))
printfn "%A" ([ System.Collections.Generic.HashSet [ 1; 1 ] ] |> List.map Seq.length)
let pick f = [ "abc" ] |> List.map f
let shown = pick (Seq.rev >> Seq.toArray >> System.String)
printfn "%A" shown
let describe (x: obj) = x.ToString()
printfn "%A" (List.map describe [ 1; 2 ])
let inBoth = [ [ 1; 2 ]; [ 2; 3 ] ] |> List.map set |> Set.intersectMany
printfn "%A" inBoth
let mutable log = ""
let loud (s: Shape) = log <- log + string (s.Area()) + ";"
List.iter loud [ Square 1; Square 4 ]
printfn "%s" log
