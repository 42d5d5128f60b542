// out: -2 0
// out: -12
// out: 12
// out: 4
// out: 4
// out: 5
// out: true
// out: 1 2 4
// out: 12
// out: ["1"; "2"; "3"]
// out: [1; 2]
// out: [1]
// out: [2]
// out: [8]
// out: 4 4
// out: 3 2
// out: 3
// out: 5 -5
// out: 3
// out: BC
// out: 5
// out: 102 8 15
// out: 9
// out: ([2; 3], [6], 6)
// out: 4
// out: false
// out: 5
// out: 3
// out: ("Int32", "FSharpList`1")
// out: x1c
// out: 1
// out: (Some -1, Some -1, -3, -3, [-1; -3], [2], [3; -1])
let f x = x + 1
let g (x: int) (y: int) = x * 10 + y
let n = 3
let id2<'a> (x: 'a) = x
printfn "%d %d" (f -n) (f -1)
printfn "%d" (g -1 -2)
printfn "%d" (g +1 +2)
printfn "%d" (n+1)
printfn "%d" (id2<int> 4)
printfn "%d" (id2<int>(4) + 1)
printfn "%b" (n < 4 && n > (2))
let xs = [| 1; 2; 3 |]
printfn "%d %d %d" xs.[0] xs[1] (f xs[2])
printfn "%d" (g xs[0] xs.[1])
printfn "%A" ([1;2;3] |> List.map _.ToString())
printfn "%A" (["a";"bb"] |> List.map _.Length)
type R = { P: {| Q: int list |} ; M: int -> int }
let r = [ { P = {| Q = [1;2] |}; M = fun x -> x * 2 } ]
printfn "%A" (r |> List.map _.P.Q.Head)
printfn "%A" (r |> List.map _.P.Q[1])
printfn "%A" (r |> List.map (fun q -> q.M 4))
let m = dict ["k", 4]
printfn "%d %d" m["k"] m.["k"]
let mat = array2D [[1;2];[3;4]]
printfn "%d %d" mat[1,0] mat.[0,1]
let fn (x: int list) = List.sum x
printfn "%d" (fn [1;2])
let h = function 0 -> (fun x -> x) | _ -> (~-)
printfn "%d %d" (h 0 5) (h 1 5)
printfn "%d" ("abc".Length)
printfn "%s" ("abc".Substring(1).ToUpper())
printfn "%d" (System.Math.Max(1, 2) + System.Math.Min (3, 4))
let (+.) a b = a * 100 + b
let (!!) x = x * 2
let (~%%) x = x * 3
printfn "%d %d %d" (1 +. 2) (!!4) (%%5)
printfn "%d" (!! 4 + 1)
printfn "%A" (List.map ((+) 1) [1;2], List.map ((*) 2) [3], (( * ) 2 3))
printfn "%d" <| (f <| 3)
printfn "%b" (not<| true)
let inline (|>>) x f = f (f x)
printfn "%d" (3 |>> f)
let op_Test = (+)
printfn "%d" (op_Test 1 2)
printfn "%A" (typeof<int>.Name, typeof<int list>.Name)
let c = new System.Text.StringBuilder(16)
c.Append("x").Append(1).Append('c') |> ignore
printfn "%s" (c.ToString())
printfn "%d" (if true then 1 else 2 + 3)
printfn "%A" (Some -1, Some(-1), -n, - n, [-1; -n], [n - 1], [n; -1])
