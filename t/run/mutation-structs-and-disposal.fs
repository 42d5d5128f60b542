// out: 10 2
// out: 20 10
// out: open a
// out: open b
// out: work
// out: close b
// out: close a
// out: 5
// out: 6 6
// out: 8
// out: 5 0
// out: 17
// out: 8
// out: 1
// out: 6
// out: u
// struct, byref-ish, mutable struct, ref, use
[<Struct>]
type P = { mutable X: int; Y: int }
let mutable p = { X = 1; Y = 2 }
p.X <- 10
printfn "%d %d" p.X p.Y
let q = p
p.X <- 20
printfn "%d %d" p.X q.X
type Res(name: string) =
  do printfn "open %s" name
  interface System.IDisposable with
    member _.Dispose() = printfn "close %s" name
let work () =
  use a = new Res("a")
  use b = new Res("b")
  printfn "work"
  5
printfn "%d" (work ())
let r = ref 5
r.Value <- r.Value + 1
printfn "%d %d" r.Value !r
let incr2 (r: int ref) = r.Value <- r.Value + 2
incr2 r
printfn "%d" r.Value
let arr = Array.zeroCreate<int> 3
arr.[0] <- 5
printfn "%d %d" arr.[0] arr.[1]
let arr2 = [| for i in 1 .. 3 -> i * i |]
for i in 0 .. arr2.Length - 1 do arr2.[i] <- arr2.[i] + 1
printfn "%d" (Array.sum arr2)
let jag = Array.init 2 (fun i -> Array.create 2 i)
jag.[1].[0] <- 7
printfn "%d" (Array.sum jag.[1])
type Node = { mutable Next: Node option; V: int }
let n1 = { Next = None; V = 1 }
let n2 = { Next = Some n1; V = 2 }
printfn "%d" (match n2.Next with Some n -> n.V | None -> 0)
type Acc() =
  let items = ref []
  let mutable total = 0
  let add x = total <- total + x
  do add 1
  member this.Add x =
    add x
    items.Value <- x :: items.Value
    this
  member _.Total = total
  member val Tag = "t" with get, set
let acc = Acc()
acc.Add(2).Add(3) |> ignore
printfn "%d" acc.Total
acc.Tag <- "u"
printfn "%s" acc.Tag
