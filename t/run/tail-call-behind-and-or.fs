// out: true
// out: false
// out: true
// out: 3 true
// out: false true
// What stands right of && or || at a function's end is in tail position.
let rec all p i n = i > n || (p i && all p (i + 1) n)
let rec any p i n = i <= n && (p i || any p (i + 1) n)
printfn "%b" (all (fun x -> x > 0) 1 20000000)
printfn "%b" (any (fun x -> x < 0) 1 20000000)
let rec even n = n = 0 || odd (n - 1)
and odd n = n <> 0 && even (n - 1)
printfn "%b" (even 10000000)
let mutable calls = 0
let note b =
    calls <- calls + 1
    b
let both a b = note a && (note b || note true)
let r = both true false
printfn "%d %b" calls r
let caught f = try f () && failwith "no" with _ -> false
printfn "%b %b" (caught (fun () -> true)) (not (caught (fun () -> false)))
