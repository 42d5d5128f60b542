// out: 2 1
// out: one
// out: 16
// out: one
// out: 16
// out: one
// out: 17
// out: true false
// out: shape 9 Square
// out: shape 9 Tile
// out: door 18 Door
// out: empty x
// out: full x
// out: seq [1; 2] [1; 2]

module Program

// Functions of the same body stay two to whoever asks.

let rec countA (acc: int) (items: int list) = match items with [] -> acc | _ :: t -> countA (acc + 1) t
let rec countB (acc: int) (items: string list) = match items with [] -> acc | _ :: t -> countB (acc + 1) t

let first (x: int) = printfn "one"; x * 3 + 1
let second (y: int) = printfn "one"; y * 3 + 1
let third (y: int) = printfn "one"; y * 3 + 2

type Shape =
    abstract Name: string
    abstract Area: int -> int

type Square() =
    interface Shape with
        member _.Name = "shape"
        member _.Area side = side * side

type Tile() =
    interface Shape with
        member _.Name = "shape"
        member _.Area side = side * side

type Door() =
    interface Shape with
        member _.Name = "door"
        member _.Area side = side * side * 2

exception Empty of string
exception Full of string

let refuseEmpty (s: string) : int = raise (Empty s)
let refuseFull (s: string) : int = raise (Full s)

/// The library's sequence over a list has this code too, and is shown as the list.
let inTurn (list: int list) : int seq =
    seq {
        let mutable rest = list
        while not (List.isEmpty rest) do
            yield List.head rest
            rest <- List.tail rest
    }

let apply (f: int -> int) x = f x

[<EntryPoint>]
let main args =
    let n = args.Length
    printfn "%d %d" (countA n [ 1; 2 ]) (countB n [ "a" ])
    let fs = [ first; second; third ]
    for f in fs do
        printfn "%d" (apply f 5)
    let f, g = fs.[0], fs.[1]
    printfn "%b %b" (obj.ReferenceEquals(f, f)) (obj.ReferenceEquals(f, g))
    let shapes: Shape list = [ Square(); Tile(); Door() ]
    for s in shapes do
        printfn "%s %d %s" s.Name (s.Area(n + 3)) (s.GetType().Name)
    for refuse in [ refuseEmpty; refuseFull ] do
        try
            printfn "%d" (refuse "x")
        with
        | Empty s -> printfn "empty %s" s
        | Full s -> printfn "full %s" s
    let numbers = [ n + 1; n + 2 ]
    printfn "%A %A" (inTurn numbers) (numbers :> seq<int>)
    0
