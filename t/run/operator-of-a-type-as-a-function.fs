// out: { X = 3 }
// out: { X = 7 }
type V =
    { X: int }
    static member (+++)(a: V, b: V) = { X = a.X + b.X }
printfn "%A" ([ { X = 1 }; { X = 2 } ] |> List.reduce (+++))
let add: V -> V -> V = (+++)
printfn "%A" (add { X = 3 } { X = 4 })
