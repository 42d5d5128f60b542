// out: zero negative positive
// out: 6
// out: 3 1
let describe =
  function
  | 0 -> "zero"
  | n when n < 0 -> "negative"
  | _ -> "positive"
printfn "%s %s %s" (describe 0) (describe -1) (describe 1)
let rec sum = function [] -> 0 | x :: rest -> x + sum rest
printfn "%d" (sum [ 1; 2; 3 ])
let add a = function Some b -> a + b | None -> a
printfn "%d %d" (add 1 (Some 2)) (add 1 None)
