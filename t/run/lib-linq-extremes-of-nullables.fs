// out: <null>
// out: <null>
// out: <null>
// out: <null>
// out: <null>
// out: 3
// out: 2
// out: <null>
// out: <null>
// out: 1
// out: 3
// out: "a"
// out: "b"
// out: 2
// out: [null; 2; 3]
open System
open System.Linq
let t f = try f () |> printfn "%A" with e -> printfn "%s" (e.GetType().Name)
let n = Nullable<int>()
t (fun () -> Seq.empty<Nullable<int>>.Max())
t (fun () -> Seq.empty<string>.Max())
t (fun () -> Seq.empty<string>.Min())
t (fun () -> [n; n].Max())
t (fun () -> [n; n].Min())
t (fun () -> [n; Nullable 3; n; Nullable 2].Max())
t (fun () -> [n; Nullable 3; n; Nullable 2].Min())
t (fun () -> [1; 2].Max(fun x -> n))
t (fun () -> Seq.empty<int>.Min(fun x -> n))
t (fun () -> [1; 2; 3].MinBy(fun x -> if x = 2 then n else Nullable x))
t (fun () -> [1; 2; 3].MaxBy(fun x -> if x = 2 then n else Nullable x))
t (fun () -> [null; "b"; null; "a"].Min())
t (fun () -> [null; "b"; null; "a"].Max())
t (fun () -> [1; 2].Max(fun x -> if x = 1 then n else Nullable x))
t (fun () -> [Nullable 3; n; Nullable 2].OrderBy(fun x -> x) |> Seq.toList)
