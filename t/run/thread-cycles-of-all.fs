// out: 220 0
// Rings that several threads make, share and lose are collected while the threads run.
open System
open System.Threading
open System.Threading.Tasks
[<AllowNullLiteral>]
type Node(v: int) =
    member _.V = v
    member val Next: Node = null with get, set
    member val Back: Node = null with get, set
    member val Data: string list = [] with get, set
    member val Big: Node[] = null with get, set
let keep: Node[] = Array.zeroCreate 32
let ring (n: int) =
    let first = Node 0
    let mutable last = first
    for i in 1 .. n do
        let x = Node i
        last.Next <- x
        x.Back <- last
        x.Data <- [ string i ]
        last <- x
    last.Next <- first
    first.Back <- last
    if n = 7 then
        first.Big <- Array.create 6000 first
    first
let count (r: Node) =
    let mutable n = 1
    let mutable at = r.Next
    while not (obj.ReferenceEquals(at, r)) do
        n <- n + 1
        if at.Data.Length <> 1 then failwith "data"
        at <- at.Next
    n
let body t () =
    let mine = Array.init 10 ring
    for i in 0 .. 1999 do
        let r = ring (i % 10)
        if i % 3 = 0 then keep.[(i + t) % 32] <- r
        mine.[i % 10] <- r
        if i % 5 = 0 then
            for k in 0 .. 31 do
                let s = keep.[k]
                if not (isNull s) then
                    let c = count s
                    if c < 1 || c > 10 then failwith "count"
    Array.sumBy count mine
let ts = [ for t in 0 .. 3 -> Task.Run(fun () -> body t ()) ]
let sum = ts |> List.sumBy (fun t -> t.Result)
printfn "%d %d" sum (Array.sumBy count keep / 32 / 1000)
