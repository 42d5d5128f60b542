// out: true false
// out: true false
// out: true
// out: true
// out: true
printfn "%b %b" (Some 1 = Some 1) (Some 1 = None)
printfn "%b %b" (Some None = Some(None: int option)) ((None: int option option) = Some None)
printfn "%b" (Some(Some "a") = Some(Some "a"))
printfn "%b" (Some(1, "x") = Some(1, "x"))
printfn "%b" ([ Some 1; None ] = [ Some 1; None ])
