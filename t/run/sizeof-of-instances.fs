// out: 4 8 1
// out: 16
// out: 16
// out: 16
// out: 2
// out: 4
// out: 12 16 24
// out: 4 1 8
// out: 16 8 8
// out: 1 8 8 8
// out: 16 16 8
// out: 24
module Program
let size<'a> () = sizeof<'a>
let bytes (xs: 'a[]) = xs.Length * sizeof<'a>
[<Struct>]
type P = { A: int; B: int64 }
printfn "%d %d %d" (size<int> ()) (size<float> ()) (size<byte> ())
printfn "%d" (bytes [| 1L; 2L |])
printfn "%d" sizeof<P>
printfn "%d" (size<P> ())
type Buf<'t>() = member _.Size = sizeof<'t>
printfn "%d" (Buf<int16>().Size)
let inline sz< ^a> = sizeof< ^a>
printfn "%d" sz<float32>
[<Struct>]
type Q = { C: byte; D: int; E: byte }
[<Struct>]
type S = { N: byte; Text: string; K: int }
[<Struct>]
type U =
  | First of a: int
  | Second of b: float
type Color = Red = 0 | Green = 1
type Small = A = 0uy | B = 1uy
type Class() = class end
printfn "%d %d %d" sizeof<Q> sizeof<S> sizeof<U>
printfn "%d %d %d" sizeof<Color> sizeof<Small> sizeof<Class>
printfn "%d %d %d" sizeof<struct (byte * int64 * byte)> sizeof<int list> sizeof<string>
printfn "%d %d %d %d" sizeof<bool> sizeof<nativeint> sizeof<int option> sizeof<int voption>
printfn "%d %d %d" sizeof<decimal> sizeof<System.Guid> sizeof<System.TimeSpan>
printfn "%d" (size<struct (int * string)> () + size<int * string> ())
