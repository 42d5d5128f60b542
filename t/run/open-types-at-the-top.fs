// out: 3
// out: 0.5
// out: 14.1667
// out: tim
// out: b
// out: [6.25; 2.25]
// exit: 3
// Types that a whole program leaves open: operators met by a statement, unused results, measures, constructors.
let div x y = x / y
div 10 5 |> ignore
let sum logger a b =
    let answer = a + b
    logger (string answer)
    answer
ignore (sum (printfn "%s") 1 2)
let square x = x * x
let shifted x = -x / 2.0 + 5.0
let composed = square >> shifted
System.Console.WriteLine(composed 3.0)
let average (l: float<'u> list) =
    let sum, count = l |> List.fold (fun (sum, count) x -> sum + x, count + 1.0<_>) (0.0<_>, 0.0<_>)
    sum / count
let plain = average [ 10.0; 15.5; 17.0 ]
printfn "%g" plain
type Cat(name) =
    let mutable current = name
    member _.Name = current
    member _.Rename other = current <- other
let c = Cat "tom"
c.Rename "tim"
printfn "%O" c.Name
type Named(first, last) =
    member _.First = first
    member _.Last = last
printfn "%O" (Named("a", "b").Last)
let mean = 3.5
printfn "%A" ([ 1.0; 2.0 ] |> List.map (fun x -> (mean - x) ** 2))
let _ =
    let status = 3
    exit status
