// out: 1
// out: boo

open System.Collections.Generic
type MyList() =
    inherit List<int>()
let inline cnt (x: ^a) = (^a : (member Count : int) x)
let inline add (x: ^a) (v: ^b) = (^a : (member Add : ^b -> unit) (x, v))
let m = MyList()
add m 3
printfn "%d" (cnt m)
type MyEx() =
    inherit System.Exception("boo")
let inline msg (x: ^a) = (^a : (member Message : string) x)
printfn "%s" (msg (MyEx()))
