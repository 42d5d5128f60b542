let h () =
    async {
        let! (Some x), y = async { return Some 1, 2 }
        return x + y
    }
let h2 () =
    async {
        let! (x, Some y) = async { return Some 1, Some 2 }
        return 1
    }
type B() =
    member _.Bind(x: 'a option, f) = Option.bind f x
    member _.Return x = Some x
    member _.MergeSources(a, b) = match a, b with Some a, Some b -> Some (a, b) | _ -> None
    member _.MergeSources3(a, b, c) = match a, b, c with Some a, Some b, Some c -> Some (a, b, c) | _ -> None
let b = B()
let o =
    b {
        let! x = Some (Some 1)
        and! [ y ] = Some [ 2 ]
        return x
    }
let o2 =
    b {
        let! x = Some (Some 1)
        and! [ y ] = Some [ 2 ]
        and! (Some z) = Some (Some 3)
        and! w = Some (Some 3)
        return x
    }
let q = b { let! (Some x: int option) = Some (Some 1) in return x }
let q2 = b { let! Some x: int option = Some (Some 1) in return x }
let q3 = b { let! ((Some x)) = Some (Some 1) in return x }
let q4 = b { let! Some x as y = Some (Some 1) in return x }
let q5 = async { for (Some x) in [ Some 1 ] do printfn "%d" x }
let q6 = async { for Some x, y in [ Some 1, 2 ] do printfn "%d" x }
let q8 = async { match! async.Return (Some 1) with Some x -> return () }
let q9 = seq { for (Some x) in [ Some 1 ] -> x }
let q10 = [ for (Some x) in [ Some 1 ] -> x ]
let q11 = query { for (Some x) in [ Some 1 ] do select x }
let q12 = async { let! { contents = Some x } = async.Return (ref (Some 1)) in return x }
let f = function ((Some x), y) -> x
let g = function (Some x), y -> x
let h0 z = match z with (Some x), y -> x
let k = fun ((Some x), y) -> x
let l = fun (Some x, y) -> x
let m (Some x, y) = x
let n = List.map (function (Some x, y) -> x) []
type C() =
    member _.M((Some x), y) = x
    member _.N(Some x, y) = x
    member _.O((Some x, y)) = x
let o0 = fun (Some x, y) [ z ] -> x
let p = function Some x, y -> x
for (Some x, y) in [ (Some 1, 2) ] do ()
let q0 = fun struct (Some x, y) -> x
printfn "end"
