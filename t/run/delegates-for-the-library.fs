// out: [3; 2; 1]
// out: true
// out: 2
// out: 8
// out: got 1
// out: got 2
// out: got 1
// out: seq ["1"]
// out: [|"1"; "2"|]
// out: 5
// out: [4; 9]
// out: [2; 3]
// Delegates that the library is given where it takes functions.
module Program

open System
open System.Collections.Generic
let cmp = Comparison<int>(fun a b -> compare b a)
let xs = ResizeArray [3;1;2]
xs.Sort(cmp)
printfn "%A" (List.ofSeq xs)
let p = Predicate<int>(fun x -> x > 1)
printfn "%b" (xs.Exists p)
printfn "%d" (xs.RemoveAll p)
let f = Func<int, int>(fun x -> x * 2)
printfn "%d" (f.Invoke 4)
let a = Action<int>(fun x -> printfn "got %d" x)
[1;2] |> List.iter a.Invoke
xs.ForEach a
let conv = Converter<int, string>(string)
printfn "%A" (xs.ConvertAll conv)
printfn "%A" (Array.ConvertAll([|1;2|], conv))
let l = Lazy<int>(Func<int>(fun () -> 5))
printfn "%d" l.Value
open System.Linq
printfn "%A" ([1;2;3].Where(fun x -> x > 1).Select(fun x -> x * x).ToList() |> List.ofSeq)
printfn "%A" ([1;2;3].Where(Func<int,bool>(fun x -> x > 1)) |> List.ofSeq)
