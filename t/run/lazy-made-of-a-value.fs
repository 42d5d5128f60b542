// out: true "abc" true
// out: false 5 true
// out: true [1; 2] true
// out: true <null> true
// out: false 5 true
// out: false 5 true
// out: false 6 true
// out: x1
// out: Value is not created.
open System
let show (l: Lazy<'T>) = printfn "%b %A %b" l.IsValueCreated l.Value l.IsValueCreated
show (Lazy<string>("abc"))
show (Lazy<int>.CreateFromValue 5)
show (Lazy<int list>([ 1; 2 ]))
show (Lazy<string>(null: string))
show (lazy 5)
show (Lazy<int>(fun () -> 5))
show (Lazy<int>.Create(fun () -> 6))
let made = Lazy<string>("x" + string 1)
printfn "%s" (string made)
printfn "%s" (string (lazy 1))
