// out: 6
// out: 9
// out: ab
// out: empty string
let f xs = List.map (fun x -> if x > 2 then failwith ("too big: " + string x) else x * 2) xs
let attempt g = try g () with Failure m -> [ -1; String.length m ]
printfn "%d" (List.sum (attempt (fun () -> f [ 1; 2 ])))
printfn "%d" (List.sum (attempt (fun () -> f [ 1; 2; 3; 4 ])))
let g (xs: string[]) = Array.fold (fun acc s -> if s = "" then failwith "empty string" else acc + s) "" xs
printfn "%s" (try g [| "a"; "b" |] with Failure m -> m)
printfn "%s" (try g [| "a"; ""; "c" |] with Failure m -> m)
