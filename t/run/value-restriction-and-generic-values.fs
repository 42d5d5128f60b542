// out: 0 0
// out: false false
// out: [1] ["a"]
// out: [1] ["a"]
// out: 5
// out: [1; 2]
// out: 1
// out: [4; 6]
// out: [1]
let empty<'a> : 'a list = []
printfn "%d %d" (List.length (empty<int>)) (List.length (empty : string list))
let none = None
printfn "%b %b" (none = Some 1) (none = Some "a")
let nil = []
printfn "%A %A" (1 :: nil) ("a" :: nil)
let pair = (None, [])
let mk = fun x -> [x]
printfn "%A %A" (mk 1) (mk "a")
let idf = id
printfn "%d" (idf 5)
let lens = List.map String.length
printfn "%A" (lens ["a"; "bc"])
let constant x _ = x
printfn "%d" (constant 1 "x")
let fs = [ (fun x -> x + 1); (fun x -> x * 2) ]
printfn "%A" (List.map (fun f -> f 3) fs)
let r : int list ref = ref []
r.Value <- [1]
printfn "%A" r.Value
