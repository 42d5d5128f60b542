// out: [("b", 43); ("a", 12)]
// out: ["b"; "a"]
// out: [("b", -3); ("a", -12); ("b", -40)]
// out: [("b", 3); ("a", 12); ("b", 40)]
// out: [("b", 40); ("a", 12); ("b", 3)]
// out: [("b!", 80); ("a!", 24)]
// out: 43
// out: [13; 4; 41]
// Lets and loops behind an operation, with operations on all that they give.
module Program

let xs = [ "a", 12; "b", 3; "b", 40 ]
let a = query { for x in xs do
                groupBy (fst x) into g
                let s = g |> Seq.sumBy snd
                sortByDescending s
                select (g.Key, s) }
printfn "%A" (List.ofSeq a)
let b = query { for x in xs do
                groupBy (fst x) into g
                sortByDescending (g |> Seq.sumBy snd)
                select g.Key }
printfn "%A" (List.ofSeq b)
let c = query { for x in xs do
                let s = -(snd x)
                sortByDescending s
                select (fst x, s) }
printfn "%A" (List.ofSeq c)
let d = query { for x in xs do
                let s = snd x
                sortBy s
                select (fst x, s) }
printfn "%A" (List.ofSeq d)
let e = query { for x in xs do
                let s = snd x
                sortByDescending s
                select (fst x, s) }
printfn "%A" (List.ofSeq e)
let f = query { for x in xs do
                groupBy (fst x) into g
                for y in g do
                    let n = snd y * 2
                    where (n > 6)
                    sortByDescending n
                    let k = g.Key + "!"
                    where (k <> "z!")
                    select (k, n) }
printfn "%A" (List.ofSeq f)
let h = query { for x in xs do
                groupBy (fst x) into g
                let s = Seq.sumBy snd g
                maxBy s }
printfn "%d" h
let m = query { for x in xs do
                groupBy (fst x) into g
                for (_, v) in g do
                    yield v + 1 }
printfn "%A" (List.ofSeq m)
