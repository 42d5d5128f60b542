// out: 3 4
// out: 1
// out: 3
let rec depth (x: 'a) n = if n = 0 then 0 else 1 + depth x (n - 1)
printfn "%d %d" (depth 1 3) (depth "s" 4)
let wrap x = [ x ]
printfn "%d" (List.length (wrap (wrap (wrap 1))))
let apply f x = f x
printfn "%d" (apply (apply (fun a b -> a + b) 1) 2)
