// out: 5 5 true
// out: 5 20 true
// out: 1/xxx true
// out: dispose xxx
// out: xxx/2 false
// out: dispose 2
// out: xxx/xxx false
// out: dispose xxx
// out: 1.5/c false
// out: dispose c
// out: [xxx]/Some(xxx) false
// out: dispose Some(xxx)
// out: 4 4 true
// out: 1:xxx false true
// out: 2:2 true false
// out: 3:[xxx; y] false false
// out: 4:(xxx, 7) false false
// out: true

// One object expression in a generic function, made for several types: each instance has its own captures, and equality and hash
// through the table take none of them for another's.
module Program
open System
open System.Collections.Generic

type INamed =
    abstract Name : string

let named (x: 'a) (y: 'b) =
    { new INamed with
        member _.Name = sprintf "%O/%O" x y
      interface IDisposable with
        member _.Dispose() = printfn "dispose %O" y }

[<AbstractClass>]
type Part(n: int) =
    member _.Number = n
    abstract Show : unit -> string

let part (x: 'a) n = { new Part(n) with member this.Show() = $"{this.Number}:{x}" }

let rounds (items: obj list) =
    let set = HashSet<obj>(items)
    let mutable equal = 0
    for a in items do
        for b in items do
            if a = b then equal <- equal + 1
            if a.Equals b && a.GetHashCode() <> b.GetHashCode() then printfn "hashes differ"
    printfn "%d %d %b" set.Count equal (List.forall set.Contains items)

[<EntryPoint>]
let main args =
    let text = String('x', 3 + args.Length)
    let some = [ named 1 text; named text 2; named text text; named 1.5 'c'; named [ text ] (Some text) ]
    rounds (List.map box some)
    rounds (List.map box (some @ some))
    for n in some do
        printfn "%s %b" n.Name (n = List.head some)
        match box n with
        | :? IDisposable as d -> d.Dispose()
        | _ -> ()
    let parts = [ part text 1; part 2 2; part [ text; "y" ] 3; part (text, 7) 4 ]
    rounds (List.map box parts)
    for p in parts do printfn "%s %b %b" (p.Show()) (p = parts.[1]) (hash p = hash parts.[0])
    printfn "%b" (Object.Equals(parts.[0], parts.[0]) && not (Object.Equals(parts.[0], parts.[2])))
    0
