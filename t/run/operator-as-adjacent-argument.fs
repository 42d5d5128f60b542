// out: [|-1.0; -2.0|] [|2.0; 2.414213562|]
// out: 6 24
// out: [|2|]
// out: [-1; -2]
// out: 3.5
// out: [None; Some ()]
// An operator's name directly behind the function or method that takes it.
type Items(xs: float[]) =
    member _.Map f = Array.map f xs
    member _.Fold(f, start) = Array.fold f start xs

let items = Items [| 1.0; 2.0 |]
printfn "%A %A" (items.Map(~-)) (items.Map(sqrt >> (+) 1.0))
printfn "%d %d" (List.reduce(+) [ 1; 2; 3 ]) (List.reduce(*) [ 2; 3; 4 ])
printfn "%A" (Array.map2(-) [| 5 |] [| 3 |])
printfn "%A" (List.map(~~~) [ 0; 1 ])
printfn "%g" (items.Fold((+), 0.5))
let (|Even|_|) n = if n % 2 = 0 then Some() else None
printfn "%A" (List.map(|Even|_|) [ 1; 2 ])
