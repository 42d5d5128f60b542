// out: { second = 6
// out:   first = 7L } { Tag = 1uy
// out:   Number = 600L
// out:   Last = 2s } { second = 9
// out:   first = 8L } [|{ second = 9
// out:     first = 8L }; { second = 9
// out:                     first = 8L }|]
// out: { Tag = 1uy
// out:   Number = 301L
// out:   Last = 1s } { second = 1
// out:   first = 2L }
// out: ({ Tag = 4uy
// out:    Number = 25L
// out:    Last = 6s }, 25L)
// out: 7999 [|{ Tag = 0uy
// out:     Number = 0L
// out:     Last = 0s }; { Tag = 1uy
// out:                    Number = 1000L
// out:                    Last = 1s }; { Tag = 2uy
// out:                                   Number = -1L
// out:                                   Last = 2s }; { Tag = 3uy
// out:                                                  Number = 3000L
// out:                                                  Last = 99s }; { Tag = 4uy
// out:                                                                  Number = 4000L
// out:                                                                  Last = 4s }|]
// out: Some { Tag = 4uy
// out:        Number = 4000L
// out:        Last = 4s } false -1
// Fields where StructLayout and FieldOffset put them, and packed ones: in values, arrays, objects, closures.
open System.Runtime.InteropServices
[<Struct; StructLayout(LayoutKind.Explicit, Size = 24)>]
type Spaced =
    { [<FieldOffset 16>] mutable second: int
      [<FieldOffset 0>] mutable first: int64 }
[<Struct; StructLayout(LayoutKind.Sequential, Pack = 1)>]
type Packed11 = { mutable Tag: byte; mutable Number: int64; mutable Last: int16 }
let mutable s = { second = 5; first = 7L }
let mutable p = { Tag = 1uy; Number = 300L; Last = 2s }
let constant = { second = 9; first = 8L }
let array = [| constant; constant |]
type C() =
    let mutable f = { Tag = 1uy; Number = 300L; Last = 2s }
    member val S = { second = 1; first = 2L } with get, set
    member _.Up() = f.Number <- f.Number + 1L; f.Last <- f.Last - 1s
    member _.F = f
s.second <- s.second + 1
p.Number <- p.Number * 2L
printfn "%A %A %A %A" s p constant array
let c = C()
c.Up()
printfn "%A %A" c.F c.S
let f () =
    let mutable q = { Tag = 4uy; Number = 5L; Last = 6s }
    let g () = q.Number <- q.Number + 10L
    g (); g ()
    let o = box q
    (q, (o :?> Packed11).Number)
printfn "%A" (f ())
let many = Array.init 5 (fun i -> { Tag = byte i; Number = int64 i * 1000L; Last = int16 i })
many.[2].Number <- -1L
let set () =
    let r = &many.[3]
    r.Last <- 99s
set ()
printfn "%d %A" (many |> Array.sumBy _.Number) many
printfn "%A %b %d" (Some many.[4]) (many.[0] = many.[1]) (compare many.[0] many.[1])
