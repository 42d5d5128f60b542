// out: 32
// out: a1 b2 
let zipWith f xs ys =
  let rec go xs ys acc =
    match xs, ys with
    | x :: xs, y :: ys -> go xs ys (f x y :: acc)
    | _ -> List.rev acc
  go xs ys []
printfn "%d" (zipWith (fun a b -> a * b) [ 1; 2; 3 ] [ 4; 5; 6 ] |> List.sum)
zipWith (fun a b -> sprintf "%s%d" a b) [ "a"; "b" ] [ 1; 2; 3 ] |> List.iter (printf "%s ")
printfn ""
