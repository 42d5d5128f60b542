// out: 1 2 3 apple fig pear 1b 1z 2a none 1 2 -1.0 2.5 
// out: 2 b 2.5
// out: 2
let rec insert x xs =
  match xs with
  | [] -> [ x ]
  | y :: _ when compare x y <= 0 -> x :: xs
  | y :: rest -> y :: insert x rest
let sort xs = List.fold (fun acc x -> insert x acc) [] xs
sort [ 3; 1; 2 ] |> List.iter (printf "%d ")
sort [ "pear"; "apple"; "fig" ] |> List.iter (printf "%s ")
sort [ (2, 'a'); (1, 'z'); (1, 'b') ] |> List.iter (fun (n, c) -> printf "%d%c " n c)
sort [ Some 2; None; Some 1 ] |> List.iter (fun o -> match o with Some n -> printf "%d " n | None -> printf "none ")
sort [ 2.5; -1.0 ] |> List.iter (printf "%.1f ")
printfn ""
let biggest a b = if a > b then a else b
printfn "%d %s %.1f" (biggest 1 2) (biggest "a" "b") (biggest 2.5 1.5)
printfn "%d" (List.length (biggest [ 1; 2 ] [ 1 ]))
