// out: 21.5 2 21.5 ro
// out: too cold
// out: 1 7.0
// out: 10 30.0
// out: 8
// out: [1; 9] [0; 6] 3
// out: 4 [|10; 2|] n
// out: 2 8
// out: 0 5
type Celsius(start: float) =
    let mutable c = start
    let mutable reads = 0
    member _.Value
        with get () =
            reads <- reads + 1
            c
        and set v =
            if v < -273.0 then failwith "too cold"
            c <- v
    member _.Reads = reads
    member private _.Hidden with get () = c
    member x.Shown = x.Hidden
    member _.Readonly with get () = "ro"
    abstract Virtual: int with get, set
    default _.Virtual with get () = 1 and set v = c <- float v
type Kelvin(k) =
    inherit Celsius(k - 273.0)
    let mutable v = 0
    override _.Virtual with get () = v and set x = v <- x * 2
let t = Celsius 20.0
t.Value <- t.Value + 1.5
printfn "%.1f %d %.1f %s" t.Value t.Reads t.Shown t.Readonly
try t.Value <- -300.0 with e -> printfn "%s" e.Message
t.Virtual <- 7
printfn "%d %.1f" t.Virtual t.Shown
let k = Kelvin 300.0
k.Virtual <- 5
k.Value <- 30.0
printfn "%d %.1f" k.Virtual (k :> Celsius).Value
(k :> Celsius).Virtual <- 4
printfn "%d" k.Virtual
type Grid(w, h) =
    let cells = Array.create (w * h) 0
    member _.Item with get (x, y) = cells.[y * w + x] and set (x, y) v = cells.[y * w + x] <- v
    member _.Item with get (i: string) = i.Length
    member g.Row with get y = [ for x in 0 .. w - 1 -> g.[x, y] ]
    member _.Cells = cells
let g = Grid(2, 2)
g.[0, 0] <- 1
g.[1, 1] <- g.[0, 0] + 5
g.Cells.[1] <- 9
printfn "%A %A %d" (g.Row 0) (g.Row(1)) g.["abc"]
type Counter() =
    member val Count = 0 with get, set
    member val Items = [||] : int[] with get, set
    member val Name = "n" with get
let ctr = Counter(Count = 3)
ctr.Count <- ctr.Count + 1
ctr.Items <- Array.append ctr.Items [| 1; 2 |]
ctr.Items.[0] <- 10
printfn "%d %A %s" ctr.Count ctr.Items ctr.Name
type Rec = { mutable A: int; B: Counter }
let r = { A = 1; B = ctr }
r.A <- r.A + 1
r.B.Count <- r.B.Count * 2
printfn "%d %d" r.A ctr.Count
let arr = [| Counter(); Counter() |]
arr.[1].Count <- 5
printfn "%d %d" arr.[0].Count arr.[1].Count
