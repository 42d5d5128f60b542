// out: ["8"; "8"]
// out: [set [1; 2]; set [1]] [292; 294]
// out: [[('a', 2); ('b', 1)]; [('a', 1); ('b', 1); ('c', 1)]]
// out: [2; 3] [1; 1]
// out: 3
// out: a-b
// out: ["abc"; "de"; "f"]
// Functions of sequences and classes that have their first arguments, as values: their last parameter stays flexible.
module Program

type Shape() =
  abstract Area : unit -> int
  default _.Area() = 1
type Sq() =
  inherit Shape()
  override _.Area() = 4
let grow (n: int) (s: Shape) = n * s.Area()
let areas xs = xs |> List.map (grow 2 >> string)
let squares : Sq list = [Sq(); Sq()]
printfn "%A" (areas squares)
let part1 lines = lines |> List.map (Seq.groupBy id >> Seq.map (snd >> Seq.length) >> Set.ofSeq)
let part2 lines = lines |> List.map (Seq.map int >> Seq.sum)
let raw : string list = ["aab"; "abc"]
printfn "%A %A" (part1 raw) (part2 raw)
let counts xs = xs |> List.map (Seq.countBy id)
printfn "%A" (counts raw |> List.map List.ofSeq)
let sizes xs = List.map (Seq.countBy id >> Seq.length) xs
printfn "%A %A" (sizes raw) (sizes [[|1; 1|]; [|2|]])
let total = Seq.map abs >> Seq.sum
printfn "%d" (total [1; -2])
let words = Seq.filter (fun (w: string) -> w <> "") >> String.concat "-"
printfn "%s" (words [| "a"; ""; "b" |])

open System.Text.RegularExpressions
let letters = Regex("[a-z]+")
let found = letters.Matches >> Seq.map _.Value >> List.ofSeq
printfn "%A" (found "abc de f")
