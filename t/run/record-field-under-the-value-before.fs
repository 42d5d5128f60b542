// out: Ok { Dest = Some 2
// out:      Op1 = 3
// out:      Op2 = "" }
// out: { Dest = Some 2
// out:   Op1 = 5
// out:   Op2 = "x" }
type R = { Dest: int option; Op1: int; Op2: string }
let f x = Some(x + 1)
let b = { Dest = None; Op1 = 0; Op2 = "" }
let g (ops: int[]) =
    Ok {b with Dest = f ops.[0]
                      Op1 = 3 }
printfn "%A" (g [| 1 |])
let h = { Dest = f 1
                 Op1 = 2
                       + 3
                 Op2 = "x" }
printfn "%A" h
