// out: true false true false
// out: true true false
// out: false false
// out: None
// out: ()
// out: None
// out: true
// out: <null> <null> Some None
// out: <null>|<null>|
// out: |
// out: opt Some 1 null other
// out: true true
// out: 0 0
// out: false
// out: [|1; null; null; null|]
// out: false
// out: NullReferenceException
// out: NullReferenceException
// out: <null>
// out: NullReferenceException
// out: true
let isn (x: obj) = obj.ReferenceEquals(x, null)
printfn "%b %b %b %b" (isn (box (None: int option))) (isn (box (Some 1))) (isn (box ())) (isn (box ([]: int list)))
let g (x: 'a) = isn (box x)
printfn "%b %b %b" (g (None: string option)) (g ()) (g (Some ()))
printfn "%b %b" (isn (box (ValueNone: int voption))) (isn (box (Some None: int option option)))
let o: obj = null
printfn "%A" (unbox<int option> o)
printfn "%A" (unbox<unit> o)
printfn "%A" (o :?> int option)
printfn "%b" (o :? (int option))
printfn "%A %A %A" (box None) (box ()) (box (Some None))
printfn "%O|%O|" (box None) (box ())
printfn "%s|" (string (box None))
let f (x: obj) = match x with null -> "null" | :? (int option) as v -> sprintf "opt %A" v | _ -> "other"
printfn "%s %s %s" (f (box (Some 1))) (f (box None)) (f (box 3))
printfn "%b %b" (box None = box None) (box (Some 1) = box (Some 1))
printfn "%d %d" (hash (box None)) (hash (None: int option))
printfn "%b" (isn (box "a"))
let arr: obj[] = [| box 1; box None; null; box () |]
printfn "%A" arr
printfn "%b" (match box None with :? string -> true | _ -> false)
try printfn "%A" (unbox<int> null) with e -> printfn "%s" (match e with :? System.NullReferenceException -> "NullReferenceException" | _ -> "?")
try printfn "%A" (unbox<int list> null) with e -> printfn "%s" (match e with :? System.NullReferenceException -> "NullReferenceException" | _ -> "?")
try printfn "%A" (unbox<int[]> null) with e -> printfn "%s" (match e with :? System.NullReferenceException -> "NullReferenceException" | _ -> "?")
try printfn "%A" (unbox<int * int> null) with e -> printfn "%s" (match e with :? System.NullReferenceException -> "NullReferenceException" | _ -> "?")
let z: int[] = Unchecked.defaultof<_>
printfn "%b" (isNull (box z))
