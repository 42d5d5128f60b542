// out: Read, Exec Read, Exec Read, Exec
// out: None ReadWrite ReadWrite, Exec
// out: 9 None 0
// out: Tue, Wed Mon, Wed All
// out: 3 B
// out: X, Y
// out: ReadWrite
// out: [Read; Write, Exec]
// out: Read, Exec RemoveEmptyEntries
// out: -1
// out: true false
// out: Exec
// out: Write
open System
[<Flags>]
type Perm =
    | None = 0
    | Read = 1
    | Write = 2
    | Exec = 4
    | ReadWrite = 3
[<Flags>]
type Days = Mon = 1 | Tue = 2 | Wed = 4 | All = 7
type Plain = A = 1 | B = 2
[<Flags>]
type Bytes = X = 1uy | Y = 128uy
let p = Perm.Read ||| Perm.Exec
printfn "%A %O %s" p p (string p)
printfn "%A %A %A" Perm.None (Perm.Read ||| Perm.Write) (Perm.Read ||| Perm.Write ||| Perm.Exec)
printfn "%A %A %A" (enum<Perm> 9) (enum<Perm> 0) (enum<Days> 0)
printfn "%A %A %A" (enum<Days> 6) (Days.Mon ||| Days.Wed) Days.All
printfn "%A %A" (enum<Plain> 3) Plain.B
printfn "%O" (Bytes.X ||| Bytes.Y)
printfn "%s" ((Perm.Read ||| Perm.Write).ToString())
printfn "%A" [ Perm.Read; Perm.Write ||| Perm.Exec ]
printfn $"{Perm.Read ||| Perm.Exec} {StringSplitOptions.RemoveEmptyEntries}"
printfn "%A" (enum<Perm> -1)
let has f = p &&& f = f
printfn "%b %b" (has Perm.Read) (p.HasFlag Perm.Write)
printfn "%A" (p ^^^ Perm.Read)
printfn "%A" (~~~Perm.Read &&& Perm.ReadWrite)
