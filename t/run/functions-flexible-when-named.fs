// out: W
// out: W
// out: TW
// out: W 1
// out: W
// out: W
// out: W
// out: Email "x" Email "" Email "x"
// out: [pre]WW
// out: WW
// out: 3
// out: [2; 1]
// out: [1]
// out: ['a'; 'b']
type W() =
    member _.Go = "W"
type B() =
    inherit W()
let demo (w: W) = printfn "%s" w.Go
let two (w: W) (x: int) = printfn "%s %d" w.Go x
type T =
    static member Show(w: W) = printfn "T%s" w.Go
List.iter demo [ B() ]
[ B() ] |> List.iter demo
[ B() ] |> List.iter T.Show
List.iter2 two [ B() ] [1]
let f : B -> unit = demo
f (B())
let app (x: 'T) (f: 'T -> 'U) = f x
app (B()) demo
B() |> demo
type Email = Email of string
  with static member Create s = Email s
       static member Zero = Email ""
printfn "%A %A %A" (Email.Create "x") Email.Zero (Email.Email "x")

let pre () = printf "[pre]"; B()
let three (a: W) (b: W) = printfn "%s%s" a.Go b.Go
[ B(); B() ] |> List.iter (three (pre ()))
printfn "%d" ([[1;2]] |> List.map Seq.sum |> List.head)
printfn "%A" ([[|1;2|]; [|3|]] |> List.map Seq.length)
let g (x: obj) = 1
printfn "%A" ([1] |> List.map g)
printfn "%A" (["a"; "b"] |> List.map Seq.toList |> List.collect id)
