// out: ([|1.0; 1.0|], [|1; 2|])
type H<'a>(ts: ResizeArray<_>, xs: ResizeArray<_>) =
    let read = fun () -> (ts.ToArray(), xs.ToArray())
    static member Create(s: ('a -> unit) -> unit) =
        let ts = ResizeArray<_>()
        let xs = ResizeArray<_>()
        s (fun a -> xs.Add a; ts.Add 1.0)
        H<_>(ts, xs)
    member x.Read() = read ()
module HM =
    let create s = H<_>.Create s
let h = HM.create (fun f -> f 1; f 2)
printfn "%A" (h.Read())
