// Module-level values that are constants are static data: start-up makes and stores nothing, and whoever reads them has the constant.
// func: clef_start Constants.read Constants.area
// not: alloc
// not: store
// not: load.i
// not: load.f
module Constants
open System.Runtime.CompilerServices
type R = { A: int; B: string }
type U = P of int | Q of string * int | E
let limit = 5 * 4
let pi2 = 3.14159 * 2.0
let record = { A = 1; B = "two" }
let list = [ 1; 2; 3 ]
let some = Some "x"
let none: int option = None
let twice = fun (x: int) -> x * 2
let doubled = List.map twice
let text = "hello" + ", " + "world"
let pair = 1, "a"
let nested = [ { A = 1; B = "x" }; { A = 2; B = "y" } ]
let union = Q("q", 3)
let unions = [ P 1; E; union ]
let boxed: obj list = [ box 1; box 2.5 ]

[<MethodImpl(MethodImplOptions.NoInlining)>]
let read n = if n > limit then record.A + fst pair else limit

[<MethodImpl(MethodImplOptions.NoInlining)>]
let area r = r * pi2

[<MethodImpl(MethodImplOptions.NoInlining)>]
let print () =
    printfn "%d %d %f %s %A %A %A" (read 3) (read 30) (area 2.0) record.B list some none
    printfn "%A %s %A %A %A %A %d" (doubled [ 4 ]) text pair nested union unions boxed.Length

print ()
