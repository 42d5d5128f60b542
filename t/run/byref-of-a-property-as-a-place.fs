// out: 0
// out: { A = 7
// out:   B = 0.0 }
// out: { A = 8
// out:   B = 0.0 }
// out: { A = 1
// out:   B = 1.0 }
// out: [|6; 8|] 8 6
// out: 10 { A = 10
// out:   B = 1.0 }
// out: 2.5
[<Struct>]
type V = { mutable A: int; mutable B: float }
                member this.Inc () = this.A <- this.A + 1
type C () =
  let mutable s = { A = 0; B = 0.0 }
  let arr = [| 1; 2 |]
  member _.Ref = &s
  member _.At i = &arr.[i]
  member _.Item with get (i: int) = &arr.[i]
  member _.Get = s
  member _.Arr = arr
let c = C ()
printfn "%d" c.Ref.A
c.Ref.A <- 7
printfn "%A" c.Get
c.Ref.Inc ()
printfn "%A" c.Get
c.Ref <- { A = 1; B = 1.0 }
printfn "%A" c.Get
c.At 1 <- 5
(c.At 0) <- 6
c.[1] <- 8
printfn "%A %d %d" c.Arr (c.At 1) c.[0]
let g () =
  let r = &c.Ref
  r.A <- 9
  r.Inc ()
  let q = c.Ref
  q.A
printfn "%d %A" (g ()) c.Get
let h (c: C) = c.Ref.B <- 2.5; c.Ref.B
printfn "%g" (h c)
