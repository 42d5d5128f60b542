// out: 2
// out: 3
// out: 1
// out: 2
// out: 4
// What a member's parameter is constrained to binds the parameters that occur there only: `'a` of `'f when 'f :> seq<'a>`.
type D2 = class end
type L =
    inherit D2
    static member inline Length (x: 'f, _impl: D2) = Seq.length x
    static member inline Invoke (source: 'f) : int =
        let inline call_2 (a: ^a, b: ^b) = ((^a or ^b): (static member Length: _*_ -> _) b, a)
        call_2 (Unchecked.defaultof<L>, source)
printfn "%d" (L.Invoke (Set.ofList [1; 1; 2]))
printfn "%d" (L.Invoke [| "a"; "b"; "c" |])
printfn "%d" (L.Invoke (ResizeArray [ struct (1, "x") ]))
printfn "%d" (L.Invoke (Map.ofList [1, "a"; 2, "b"]))
let inline call (a: ^a, b: ^b) = ((^a or ^b): (static member Length: _*_ -> _) b, a)
printfn "%d" (call (Unchecked.defaultof<L>, "abcd"))
