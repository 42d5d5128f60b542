// out: 6
// out: 5
// out: 1 2 
// out: 3
type T =
  | One of int
  | Two of int * string
let ones = List.map One [ 1; 2; 3 ]
let value t = match t with One n -> n | Two(n, _) -> n
printfn "%d" (List.sum (List.map value ones))
let f = Two
printfn "%d" (value (f (5, "x")))
[ (1, "a"); (2, "b") ] |> List.map Two |> List.iter (fun t -> printf "%d " (value t))
printfn ""
printfn "%d" (Some 3 |> Option.map One |> Option.map value |> Option.defaultValue 0)
