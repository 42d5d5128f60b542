// out: zero odd 5 11 21
let f x = match x with
          | 0 -> "zero"
          | _ ->
            match x % 2 with
            | 0 -> "even"
            | _ -> "odd"
let g x =
  (match x with
   | Some y -> y
   | None -> 0)
  + 1
let h x = 1 + match x with true -> 10 | false -> 20
printfn "%s %s %d %d %d" (f 0) (f 3) (g (Some 4)) (h true) (h false)
