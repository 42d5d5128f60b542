// out: load: 43
// out: start: 12
// out: 505
// out: AC AB CB AC BA BC AC
// out: [[0; 1]
// out:  [1; 0]] 6
// out: 10 0 'y'
// out: c|b|a
// out: [0; 1; 1; 2; 3; 5; 8; 13; 21; 34]
// out: map [("k", set [1; 2; 3])]
// Patterns, query, tasks, arrays in one program.
module Program

open System
open System.Text.RegularExpressions
open System.Threading.Tasks
let words = Regex(@"(?<w>[a-z]+)(?:-(?<n>\d+))?", RegexOptions.IgnoreCase)
let log = "Start-12 load-3 Stop load-40 bad-x load"
let totals =
    query {
        for m in words.Matches log do
        where (m.Groups.["n"].Success)
        groupBy (m.Groups.["w"].Value.ToLower()) into g
        let sum = g |> Seq.sumBy (fun m -> int m.Groups.["n"].Value)
        sortByDescending sum
        select struct (g.Key, sum)
    }
for struct (k, v) in totals do printfn "%s: %d" k v
let work n = task {
    do! Task.Delay 1
    if n = 3 then failwith "three"
    return n * n }
let all = task {
    let! xs = Task.WhenAll [ for i in 1 .. 2 -> work i ]
    let mutable s = 0
    for x in xs do s <- s + x
    try
        let! y = work 3
        return y
    with e -> return s * 100 + e.Message.Length }
printfn "%d" all.Result
let rec hanoi n a b c = seq { if n > 0 then yield! hanoi (n - 1) a c b; yield a, c; yield! hanoi (n - 1) b a c }
hanoi 3 'A' 'B' 'C' |> Seq.map (fun (a, b) -> $"{a}{b}") |> String.concat " " |> printfn "%s"
let grid = Array2D.init 3 4 (fun i j -> if (i + j) % 2 = 0 then 1 else 0)
printfn "%A %d" grid.[1.., ..1] (Seq.cast<int> grid |> Seq.sum)
let inline clamp lo hi x = x |> max lo |> min hi
printfn "%d %g %A" (clamp 0 10 42) (clamp 0.0 1.0 -3.5) (clamp 'b' 'y' 'z')
printfn "%s" (String.Join("|", "a,b;c".Split([| ','; ';' |]) |> Array.rev))
printfn "%A" (List.unfold (fun (a, b) -> if a > 50 then None else Some(a, (b, a + b))) (0, 1))
printfn "%A" (Map.ofSeq [ "k", Set.ofList [ 3; 1; 2 ] ])
