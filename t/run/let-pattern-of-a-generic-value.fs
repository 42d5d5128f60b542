// out: [1] ["a"] [[2]]
// out: [true] [] 3 x
// out: 1 b
// Each variable of a record's or a single case's pattern is generic in what its value leaves open.
module Program
type R<'a, 'b> = { First: 'a list; Second: 'b list list }
type Pair<'a, 'b> = Pair of 'a list * ('b -> 'b)
let { First = none; Second = nested } = { First = []; Second = [ [] ] }
let ints: int list = 1 :: none
let texts: string list = "a" :: none
let deep: int list list = nested |> List.map (fun xs -> 2 :: xs)
printfn "%A %A %A" ints texts deep
let f () =
    let (Pair((empty as again), same)) = Pair([], fun x -> x)
    printfn "%A %A %d %s" (true :: again) (empty: int list) (same 3) "x"
    let { First = _; Second = b } = { First = [ 1 ]; Second = [ [ "b" ] ] }
    printfn "%d %s" b.Length b.[0].[0]
f ()
