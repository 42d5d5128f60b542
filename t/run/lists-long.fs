// out: 200000
// out: 200000
// out: 960007
// out: 400000
// out: 100000
let rec build n acc = if n = 0 then acc else build (n - 1) (n :: acc)
let xs = build 200000 []
printfn "%d" (List.length xs)
printfn "%d" (List.length (List.map (fun x -> x + 1) xs))
printfn "%d" (List.fold (fun a x -> (a + x) % 1000007) 0 xs)
printfn "%d" (List.length (xs @ xs))
printfn "%d" (List.length (List.filter (fun x -> x % 2 = 0) (List.rev xs)))
