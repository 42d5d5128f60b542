// out: f 3 3 w!
let apply f x y = f x y
let a =
  List.fold (fun s x ->
    s + x)
    0
    [ 1; 2 ]
let b = apply (fun x y ->
          x + y) 1 2
let t c = (let r = (try (try failwith "x" finally printf "f ") with _ -> "w") in r + c)
printfn "%d %d %s" a b (t "!")
