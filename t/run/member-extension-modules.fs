// out: A 1 XA | B 2 XB | A 1 | B 2
// out: 3 2 100
// out: A 1 { X = 0
// out:   Y = 0 }
// Extension members are in view where their module is.
module Main
type Point = { X: int; Y: int }
type Point with
    member p.Sum = p.X + p.Y
module A =
    type Point with
        member p.Show() = sprintf "A %d" p.X
        static member Origin = { X = 0; Y = 0 }
    type System.String with
        member s.Loud = s.ToUpper() + "A"
module B =
    type Point with
        member p.Show() = sprintf "B %d" p.Y
    type System.String with
        member s.Loud = s.ToUpper() + "B"
    let inside p = (p: Point).Show()
[<AutoOpen>]
module Auto =
    type Point with
        member p.Twice = { X = p.X * 2; Y = p.Y * 2 }
module UsesA =
    open A
    let f (p: Point) = p.Show() + " " + "x".Loud
module UsesB =
    open B
    let f (p: Point) = p.Show() + " " + "x".Loud
module UsesBoth =
    open B
    open A
    let f (p: Point) = p.Show()
module Outer =
    module Inner =
        type Point with
            member p.Deep = p.X * 100
    let g (p: Point) =
        let h () =
            p.Sum
        h ()
    open Inner
    let d (p: Point) = p.Deep
let p = { X = 1; Y = 2 }
printfn "%s | %s | %s | %s" (UsesA.f p) (UsesB.f p) (UsesBoth.f p) (B.inside p)
printfn "%d %d %d" p.Sum p.Twice.X (Outer.d p)
open A
printfn "%s %A" (p.Show()) Point.Origin
