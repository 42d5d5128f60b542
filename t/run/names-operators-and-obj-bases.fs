// out: 3 -5
// out: 6
// out: 8
// out: 2
// out: 3 7
type V(x: int) =
    member _.X = x
    static member (+) (a: V, b: V) = V (a.X + b.X)
    static member (~-) (a: V) = V (-a.X)
    static member (<<<) (a: V, n: int) = V (a.X <<< n)
let add = V.(+)
printfn "%d %d" (add (V 1, V 2)).X (V.(~-) (V 5)).X
printfn "%d" (List.reduce (fun a b -> V.(+) (a, b)) [V 1; V 2; V 3]).X
printfn "%d" (V.(<<<) (V 1, 3)).X
let r = { ref.contents = 1 }
r.Value <- r.Value + 1
printfn "%d" r.Value
type S =
    val mutable X: int
    new () = { inherit System.Object(); X = 3 }
    new (x) = { inherit obj (); X = x }
printfn "%d %d" (S().X) (S(7).X)
