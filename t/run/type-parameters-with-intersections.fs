// out: true false
// out: Choice2Of2 "same" Choice1Of2 -1
// out: 007 1
// Bounds of a type parameter may be written with & where the parameter is declared.
open System

let inline less<'T & #IComparable<'T>> (a: 'T) (b: 'T) = a.CompareTo b < 0

let between<'T & #IComparable<'T> & #IEquatable<'T>, 'U> (a: 'T) (b: 'T) (c: 'U) =
    if a.Equals b then Choice2Of2 c else Choice1Of2(a.CompareTo b)

type Box<'T & #IFormattable>(x: 'T) =
    member _.Text = x.ToString("000", null)
    member _.Same<'U & #IComparable<'T>>(y: 'U) = y.CompareTo x

printfn "%b %b" (less 1 2) (less "b" "a")
printfn "%A %A" (between 1 1 "same") (between 1.5 2.5 'c')
printfn "%s %d" (Box(7).Text) (Box(7).Same 8)
