// out: 1
// out: Index was outside the bounds of the array.
// out: Index was outside the bounds of the array.
// out: set refused
// out: index value raised
let a = [| 1; 2; 3 |]
let get i = try string a.[i] with e -> e.Message
printfn "%s" (get 0)
printfn "%s" (get 3)
printfn "%s" (get -1)
let set i = try a.[i] <- 5; "set" with _ -> "refused"
printfn "%s %s" (set 2) (set 3)
let t name v = printf "%s " name; v
try
  a.[t "index" 7] <- t "value" 1
with _ -> printfn "raised"
