// out: [1; 1; 1]
// out: 120
// out: Some ('a', "")
// out: 4
#nowarn "40"
let rec ones = seq { yield 1; yield! ones }
printfn "%A" (Seq.take 3 ones |> List.ofSeq)
let rec fact = fun n -> if n = 0 then 1 else n * fact (n - 1)
printfn "%d" (fact 5)
type P<'a> = Parser of (string -> ('a * string) option)
let run (Parser p) s = p s
let rec expr = Parser (fun s -> if s = "" then None elif s.[0] = '(' then run expr (s.Substring 1) else Some (s.[0], s.Substring 1))
printfn "%A" (run expr "((a")
let r = ref (fun (x: int) -> x)
let rec g : Lazy<int> = lazy (h.Force() + 1)
and h : Lazy<int> = lazy 3
printfn "%d" (g.Force())
