// out: 0
// out: 1 1
// out: 1 2
// out: 0 1
// out: 2
// out: 2
// out: 0 0 1 2 1 0
// out: 2
// out: 0 1
// out: [|1; 0|]
// out: 0
// out: 1
// out: 1 7
// out: 0
[<Struct>]
type Mut =
    val mutable N: int
    member this.Inc() = this.N <- this.N + 1
    member this.IncAndGet() =
        this.N <- this.N + 1
        this.N
[<Struct>]
type MR = { mutable A: int; B: int }
          with member this.Set v = this.A <- v
let imm = Mut()
imm.Inc()
printfn "%d" imm.N
printfn "%d %d" (imm.IncAndGet()) (imm.IncAndGet())
let mutable mu = Mut()
mu.Inc()
printfn "%d %d" mu.N (mu.IncAndGet())
let f () =
    let l = Mut()
    l.Inc()
    let mutable m = Mut()
    m.Inc()
    printfn "%d %d" l.N m.N
f ()
let g (p: Mut) =
    p.Inc()
    p.N
printfn "%d" (g mu)
printfn "%d" mu.N
type C() =
    let s = Mut()
    let mutable t = Mut()
    [<DefaultValue>] val mutable F: Mut
    member _.S = s.Inc(); s.N
    member _.T = t.Inc(); t.N
    member val P = Mut() with get, set
    member c.U = c.F.Inc(); c.F.N
    member c.V = c.P.Inc(); c.P.N
let c = C()
printfn "%d %d %d %d %d %d" c.S c.S c.T c.T c.U c.V
c.F.Inc()
printfn "%d" c.F.N
type R = { S: Mut; mutable T: Mut }
let r = { S = Mut(); T = Mut() }
r.S.Inc()
r.T.Inc()
printfn "%d %d" r.S.N r.T.N
let arr = [| Mut(); Mut() |]
arr.[0].Inc()
for x in arr do x.Inc()
printfn "%A" (arr |> Array.map (fun m -> m.N))
let lst = ResizeArray [ Mut() ]
lst.[0].Inc()
printfn "%d" lst.[0].N
let rf = ref (Mut())
rf.Value.Inc()
rf.contents.Inc()
printfn "%d" rf.Value.N
let im2 = { A = 1; B = 2 }
im2.Set 5
let mutable im3 = im2
im3.Set 7
printfn "%d %d" im2.A im3.A
let t = struct (Mut(), 1)
let struct (tm, _) = t
tm.Inc()
printfn "%d" tm.N
