// out: a3
// out: a(1, 2)
// out: a(1, 2, "x")
// out: a(1, 2)
// out: a3
// out: (1, 2)
// out: [1; 2]3
// Several arguments for the only own parameter of an extension are a tuple, as for a member of the type.
open System.Runtime.CompilerServices

[<Extension>]
type Extensions =
    [<Extension>]
    static member Add(x: string, t: int * int) = x + string (fst t + snd t)

    [<Extension>]
    static member Show(x: string, t: 'a) = sprintf "%s%A" x t

    [<Extension>]
    static member Of(xs: 'a list, t: 'a * int) = sprintf "%A%d" xs (snd t)

type System.String with
    member x.Tupled(t: int * int) = x + string (fst t + snd t)
    member x.Generic(t: 'a) = sprintf "%s%A" x t
    static member Text(t: int * int) = string t

printfn "%s" ("a".Add(1, 2))
printfn "%s" ("a".Show(1, 2))
printfn "%s" ("a".Show(1, 2, "x"))
printfn "%s" ("a".Generic(1, 2))
printfn "%s" ("a".Tupled(1, 2))
printfn "%s" (System.String.Text(1, 2))
printfn "%s" ([ 1; 2 ].Of(2, 3))
