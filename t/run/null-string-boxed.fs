// out: true
// out: true
// out: true
// out: false
// out: true
// out: true
// out: Object reference not set to an instance of an object.
let s : string = null
let o = box s
printfn "%b" (isNull o)
let t : string = unbox o
printfn "%b" (isNull t)
printfn "%b" (isNull (o :?> string))
printfn "%b" (match o with :? string -> true | _ -> false)
printfn "%b" (match box "a" with :? string as s -> s = "a" | _ -> false)
printfn "%b" (match o with null -> true | _ -> false)
try printfn "%d" (unbox<int> o) with e -> printfn "%s" e.Message
