// out: a
// out: 1
// out: 1.5
// out: True
// out: 3
// out: <1> <s>
// out: true false
// out: 3
// out: 1 2 x 
// out: 1z
// A written 'a stays open where an overload takes obj.
module Program

open System
let show (f: unit -> 'a) = Console.WriteLine(f ())
show (fun () -> "a")
show (fun () -> 1)
let pr x = Console.WriteLine(x: 'b)
pr 1.5
pr true
let sb (x: 'c) = System.Text.StringBuilder().Append(x).ToString()
printfn "%s" (sb 3)
let fmt (x: 'd) = String.Format("<{0}>", x)
printfn "%s %s" (fmt 1) (fmt "s")
let same (x: 'e) (y: 'e) = Object.Equals(x, y)
printfn "%b %b" (same 1 1) (same "a" "b")
type Log<'T>() =
    member _.Write(x: 'T) = Console.WriteLine x
Log<int>().Write 3
let lines (xs: 'a list) = for x in xs do Console.Write(x); Console.Write " "
lines [1;2]
lines ["x"]
Console.WriteLine()
let cat (x: 'a) (y: 'b) = String.Concat(x, y)
printfn "%s" (cat 1 "z")
