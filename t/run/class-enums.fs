// out: true false
// out: true 3
// out: 2
// out: Write Exec
// out: Red Green Red
// out: 2 true
// out: r g ?
// out: true
[<System.Flags>]
type Perm =
    | None = 0
    | Read = 1
    | Write = 2
    | Exec = 4
    | All = 7
type Color =
    | Red = 10
    | Green = 20
type Small =
    | A = 1uy
    | B = 2uy
let p = Perm.Read ||| Perm.Write
printfn "%b %b" (p.HasFlag Perm.Read) (p.HasFlag(Perm.Exec))
printfn "%b %d" (p &&& Perm.Write = Perm.Write) (int p)
printfn "%d" (int (p ^^^ Perm.Read))
printfn "%A %A" (p &&& ~~~Perm.Read) (enum<Perm> 4)
printfn "%A %O %s" Color.Red Color.Green (string Color.Red)
printfn "%d %b" (int Small.B) (Small.A < Small.B)
let name c =
    match c with
    | Color.Red -> "r"
    | Color.Green -> "g"
    | _ -> "?"
printfn "%s %s %s" (name Color.Red) (name (enum 20)) (name (enum 5))
let c: Color = enum 10
printfn "%b" (c = Color.Red)
