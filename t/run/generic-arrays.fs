// out: 3 2 1 b a 2.5 1.5 2b 1a 2 1 
let reverse (xs: 'a[]) =
  let n = Array.length xs
  Array.init n (fun i -> xs.[n - 1 - i])
reverse [| 1; 2; 3 |] |> Array.iter (printf "%d ")
reverse [| "a"; "b" |] |> Array.iter (printf "%s ")
reverse [| 1.5; 2.5 |] |> Array.iter (printf "%.1f ")
reverse [| (1, 'a'); (2, 'b') |] |> Array.iter (fun (n, c) -> printf "%d%c " n c)
reverse [| 1uy; 2uy |] |> Array.iter (printf "%d ")
printfn ""
