// out: 3 1
// out: x,y
// out: true
// out: 0
let a = Array.ofList [ 1; 2; 3 ]
printfn "%d %d" a.Length a.[0]
printfn "%s" (String.concat "," (Array.toList [| "x"; "y" |]))
printfn "%b" (Array.ofList (Array.toList a) = a)
printfn "%d" (List.length (Array.toList ([||]: int[])))
