// out: 2999998
// out: done
let rec loop n acc = if n = 0 then acc else loop (n - 1) (acc + n % 7)
printfn "%d" (loop 1000000 0)
let rec countdown n = if n > 0 then countdown (n - 1) else "done"
printfn "%s" (countdown 5000000)
