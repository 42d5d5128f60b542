// out: a/c
// out: a/a/d
// out: x-a
// out: 3 true
// out: a/b/c
// out: a/z
// An operator of a class that takes a string on one side, other than +.
type R(s: string) =
    member _.S = s
    static member (/) (a: R, b: string) = R(a.S + "/" + b)
    static member (/) (a: R, b: R) = a / b.S
    static member (-) (a: string, b: R) = R(a + "-" + b.S)
    static member (*) (a: R, b: string) = a.S.Length * b.Length
    static member (%) (a: R, b: string) = a.S = b
let r = R "a"
printfn "%s" (r / "c").S
printfn "%s" (r / r / "d").S
printfn "%s" ("x" - r).S
printfn "%d %b" (r * "abc") (r % "a")
let folder = List.fold (fun (a: R) (b: string) -> a / b) r ["b"; "c"]
printfn "%s" folder.S
let inline join a b = a / b
printfn "%s" (join r "z").S
