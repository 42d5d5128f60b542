// out: 1 a
// out: 5 a 2.5
// out: true false
// out: Bob is 5
// out: 1x 2y 
// out: 3
// out: 3 5
// out: 1 two
// out: 1 q 3.5
// out: true
// out: x!,y!
// out: 1
// out: {| X = 1
// out:    Y = "a" |}
// out: {| Only = 1 |}
let r = {| X = 1; Y = "a" |}
printfn "%d %s" r.X r.Y
let r2 = {| r with X = 5; Z = 2.5 |}
printfn "%d %s %.1f" r2.X r2.Y r2.Z
printfn "%b %b" (r = {| Y = "a"; X = 1 |}) (r = {| X = 2; Y = "a" |})
let f (p: {| Name: string; Age: int |}) = sprintf "%s is %d" p.Name p.Age
printfn "%s" (f {| Name = "Bob"; Age = 5 |})
let xs = [ {| Id = 1; V = "x" |}; {| Id = 2; V = "y" |} ]
for x in xs do printf "%d%s " x.Id x.V
printfn ""
let s = struct {| A = 1; B = 2 |}
printfn "%d" (s.A + s.B)
let nested = {| Inner = {| P = 3 |}; F = fun x -> x + 1 |}
printfn "%d %d" nested.Inner.P (nested.F 4)
let mk a b = {| First = a; Second = b |}
let m = mk 1 "two"
printfn "%d %s" m.First m.Second
type Rec = { A: int; B: string }
let fromRec = { A = 1; B = "q" }
let ext = {| fromRec with C = 3.5 |}
printfn "%d %s %.1f" ext.A ext.B ext.C
printfn "%b" (compare {| A = 1; B = 2 |} {| A = 1; B = 3 |} < 0)
let groups = xs |> List.map (fun x -> {| x with V = x.V + "!" |}) |> List.map (fun x -> x.V) |> String.concat ","
printfn "%s" groups
let o = Some {| K = 1 |}
match o with
| Some k -> printfn "%d" k.K
| None -> ()
printfn "%A" r
printfn "%A" {| Only = 1 |}
