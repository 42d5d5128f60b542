// out: E | false
// out: { V = E } | false
// out: W E | false
// out: Box_of_flattened_empty_cases+S | false
// out: { F = null } | false
// out: W2 null | false
// out: { Q = null } | false
// out: { Op = None } | false
// out: Some { V = E } | false
// out: Some (W E) | false
// out: Some E | false
// out: [E] | false
// out: R { V = E }
// out: W W E
// out: T opt Some E
type T = E | N of T * int * T
type R = { V: T }
type W = W of T
[<Struct>]
type S(x: T) =
  member _.X = x
[<Struct>] type SR = { F: string }
type W2 = W2 of string
type R2 = { Q: int[] }
type O = { Op: T option }
let t (o: obj) = printfn "%A | %b" o (isNull o)
t (box E)
t (box { V = E })
t (box (W E))
t (box (S E))
t (box { F = null })
t (box (W2 null))
t (box { Q = null })
t (box { Op = None })
t (box (Some { V = E }))
t (box (Some (W E)))
t (box (Some E))
t (box [E])
let f (o: obj) = match o with :? R as r -> printfn "R %A" r | :? W as w -> printfn "W %A" w | :? (T option) as t -> printfn "T opt %A" t | _ -> printfn "?"
f { V = E }
f (W E)
f (Some E)
