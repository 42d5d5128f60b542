// out: 3
// out: (1, "s")
// out: (1, "a") (1, "b")
// out: ([2], ["a!"])
let rec f x = x
and g x = f 1 |> ignore; f "1" |> ignore; f 1.0 |> ignore; f x
printfn "%d" (g 3)
let h () =
  let rec id x = x
  and k () = id 1, id "s"
  k ()
printfn "%A" (h ())
type T() =
  static member Id x = x
  static member Use () = T.Id 1, T.Id "a"
  member this.A x = x
  member this.B () = this.A 1, this.A "b"
printfn "%A %A" (T.Use ()) (T().B())
let rec map f xs = match xs with [] -> [] | x :: r -> f x :: map f r
and both () = map (fun x -> x + 1) [1], map (fun s -> s + "!") ["a"]
printfn "%A" (both ())
