// out: 5 -1
// out: 12
// out: 300 3.000000
// out: [7; 9]
// out: 5
// out: Some 4
// out: true -1
// out: overflow
// out: [] true
// out: 56 -1
// an operator by the path of its module
module M =
    let (++) a b = a + b * 2
    let (<) a b = a - b
    let (|Even|_|) n = if n % 2 = 0 then Some(n / 2) else None
    module N =
        let (~%) x = x * 100
        let (+.) (a: float) b = a + b
printfn "%d %d" (M.(++) 1 2) (M.(<) 1 2)
printfn "%d" (List.fold M.(++) 0 [ 1; 2; 3 ])
printfn "%d %f" (M.N.(~%) 3) (M.N.(+.) 1.0 2.0)
printfn "%A" (List.map (M.(++) 5) [ 1; 2 ])
match 10 with
| M.Even h -> printfn "%d" h
| _ -> ()
printfn "%A" (M.(|Even|_|) 8)
printfn "%b %d" (NonStructuralComparison.(<) 1 2) (NonStructuralComparison.compare 1 2)
let checkedSum = try Checked.(+) System.Int32.MaxValue 1 |> string with :? System.OverflowException -> "overflow"
printfn "%s" checkedSum
printfn "%A %A" list<int>.Empty (System.Random.Shared.Next 3 < 3)
let apply (f: int -> int -> int) = f 7 8
printfn "%d %d" (apply Checked.(*)) (apply Checked.(-))
