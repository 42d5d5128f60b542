// out: <11 2>
// out: <11 99> <11 2>
// out: <50 1> <3 2>
// out: 2
// out: <50 2>
// out: 2 1
// out: [|1; 20; 3|]
// out: 110
// out: true 42
// out: 7 <7 0> <5 5>
// out: 100 3
// out: 123
// out: ell e
// out: 1 2
// out: [|0; 10; 20|]
// out: 2
// out: 3 b
// out: Some 3
// out: { A = 5
// out:   B = 2 } { A = 5
// out:   B = 7 }
// out: 10
// out: <3 4>
// out: 1 <1 2>
// out: true -1
// out: v
// out: <8 9> true
// byrefs, structs, spans, mutation
open System
[<Struct>]
type Vec = 
    val mutable X: int
    val mutable Y: int
    new(x, y) = { X = x; Y = y }
    member v.Add(o: Vec) = Vec(v.X + o.X, v.Y + o.Y)
    member v.Bump() = v.X <- v.X + 1
    static member Zero = Vec(0, 0)
    override v.ToString() = sprintf "<%d %d>" v.X v.Y
let mutable v = Vec(1, 2)
v.X <- 10
v.Bump()
printfn "%O" v
let w = v
v.Y <- 99
printfn "%O %O" v w
let arr = [| Vec(1, 1); Vec(2, 2) |]
arr.[0].X <- 50
arr.[1].Bump()
printfn "%O %O" arr.[0] arr.[1]
let incr (x: byref<int>) = x <- x + 1
let mutable n = 1
incr &n
printfn "%d" n
incr &arr.[0].Y
printfn "%O" arr.[0]
let swap (a: byref<'T>) (b: byref<'T>) =
    let t = a
    a <- b
    b <- t
let mutable p, q = 1, 2
swap &p &q
printfn "%d %d" p q
let find (xs: int[]) i = &xs.[i]
let xs = [| 1; 2; 3 |]
let r () =
    let x = &find xs 1
    x <- 20
r ()
printfn "%A" xs
let readOnly (x: inref<Vec>) = x.X + x.Y
printfn "%d" (readOnly &v)
let tryParse (s: string, result: outref<int>) = Int32.TryParse(s, &result)
let mutable o = 0
printfn "%b %d" (tryParse ("42", &o)) o
type Acc() =
    let mutable total = 0
    let mutable pos = Vec(0, 0)
    member _.Total = &total
    member _.Move dx = pos.X <- pos.X + dx
    member _.Pos = pos
    member val Box = Vec(5, 5) with get, set
let acc = Acc()
let setTotal () =
    let t = &acc.Total
    t <- 7
setTotal ()
acc.Move 3
acc.Move 4
printfn "%d %O %O" acc.Total acc.Pos acc.Box
let spans () =
  let span = Span<int>(xs)
  span.[0] <- 100
  printfn "%d %d" xs.[0] span.Length
  let mutable sum = 0
  for x in span do sum <- sum + x
  printfn "%d" sum
  let ro = "hello".AsSpan(1, 3)
  printfn "%s %c" (ro.ToString()) ro.[0]
spans ()
let counter () =
    let mutable c = 0
    fun () -> c <- c + 1; c
let c1 = counter ()
printfn "%d %d" (c1 ()) (c1 ())
let cells = [| for i in 0 .. 2 -> ref i |]
for c in cells do c.Value <- c.Value * 10
printfn "%A" (cells |> Array.map (fun c -> c.Value))
type Node = { mutable Next: Node option; Val: int }
let nd = { Next = None; Val = 1 }
nd.Next <- Some { Next = None; Val = 2 }
printfn "%d" nd.Next.Value.Val
let mutable tup = (1, "a")
tup <- (2, "b")
let mutable i, s = tup
i <- i + 1
printfn "%d %s" i s
let mutable opt = None
opt <- Some 3
printfn "%A" opt
[<Struct>]
type MRec = { mutable A: int; B: int }
let mutable mr = { A = 1; B = 2 }
mr.A <- 5
let mr2 = { mr with B = 7 }
printfn "%A %A" mr mr2
let upd (m: byref<MRec>) = m.A <- m.A * 2
upd &mr
printfn "%d" mr.A
let structs = ResizeArray [ Vec(1, 2) ]
structs.[0] <- Vec(3, 4)
printfn "%O" structs.[0]
let struct (s1, s2) = struct (1, Vec(1, 2))
printfn "%d %O" s1 s2
let vs = [ Vec(1, 2); Vec(1, 2) ]
printfn "%b %d" (vs.[0] = vs.[1]) (compare (Vec(1, 2)) (Vec(1, 3)))
let d = System.Collections.Generic.Dictionary<Vec, string>()
d.[Vec(1, 2)] <- "v"
printfn "%s" d.[Vec(1, 2)]
let boxed = box (Vec(8, 9))
printfn "%O %b" (unbox<Vec> boxed) (boxed.Equals(Vec(8, 9)))
