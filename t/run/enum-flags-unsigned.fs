// out: A, B 2147483648
// out: b
[<System.Flags>]
type F = None = 0u | A = 1u | B = 0x80000000u
printfn "%A %d" (F.A ||| F.B) (uint32 F.B)
match F.B with
| F.A -> printfn "a"
| F.B -> printfn "b"
| _ -> printfn "?"
