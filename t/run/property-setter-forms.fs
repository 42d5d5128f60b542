// out: 42 3
// out: { X = 2.0
// out:   Y = 4.0 }
// out: 5.0
// out: { X = 2.0
// out:   Y = 4.0 }
type Foo() =
  member this.Item (x : decimal) = 42
  member this.Item (x : string) = x.Length
let t = Foo()
printfn "%d %d" t.[1.0M] t.["abc"]
let mutable globalPt : obj = null
type Pt =
  { X : float; Y : float }
  member this.Move with set x y = globalPt <- { X = this.X + x; Y = this.Y + y }
  member this.Move2 with set ((x, y)) = globalPt <- { X = this.X + x; Y = this.Y + y }
  member this.Move3 with set (v: float) = globalPt <- v
let p = { X = 1.0; Y = 2.0 }
p.Move2 <- (1.0, 2.0)
printfn "%A" globalPt
p.Move3 <- 5.0
printfn "%A" globalPt
p.Move(1.0) <- 2.0
printfn "%A" globalPt
