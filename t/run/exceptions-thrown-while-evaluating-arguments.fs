// out: a boom
// out: x boom
let t name v = printf "%s " name; v
let f a b c = a + b + c
let boom () : int = failwith "boom"
printfn "%s" (try string (f (t "a" 1) (boom ()) (t "c" 3)) with Failure m -> m)
let make s = (s + "!", [ s ])
printfn "%s" (try (let (a, _), b = make (t "x" "x"), boom () in a + string b) with Failure m -> m)
