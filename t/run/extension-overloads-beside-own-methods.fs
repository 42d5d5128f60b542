// out: 5 4
// out: 2 1
// out: 101 3 -6
// An extension with another number of arguments than the type's own methods of the name is one more overload of them.
open System.Runtime.CompilerServices

type Part<'T>(items: 'T[]) =
    member _.Items = items
    member _.Take() = items.Length
    member _.Add(a: int, ?b: int) = a + defaultArg b 100

[<Struct>]
type Piece<'T> =
    { Array: 'T[] }

    member this.Take() = this.Array.Length

[<Extension>]
type Extensions =
    [<Extension>]
    static member inline Take<'T>(part: Part<'T>, start: int, length: int) = start + length

    [<Extension>]
    static member inline Take<'T>(piece: Piece<'T>, start: int, length: int) = start + length + 1

    [<Extension>]
    static member Add(part: Part<'T>, a: int, b: int, c: int) = -(a + b + c)

type Both<'T>(piece: Piece<'T>, part: Part<'T>) =
    let length = piece.Array.Length
    member _.OfPiece(i, n) = piece.Take(i + length, n)
    member _.OfPart(i, n) = part.Take(i + length, n)

let both = Both({ Array = [| 1 |] }, Part [| 1 |])
printfn "%d %d" (both.OfPiece(1, 2)) (both.OfPart(1, 2))
let part = Part [| 'a'; 'b' |]
printfn "%d %d" (part.Take()) ({ Array = [| 1 |] }.Take())
printfn "%d %d %d" (part.Add 1) (part.Add(1, 2)) (part.Add(1, 2, 3))
