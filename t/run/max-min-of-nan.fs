// out: NaN NaN NaN NaN
// out: NaN NaN
// out: NaN 1.000000
// out: 2 1 b a
// out: (1, 3.0) [] Some 1
printfn "%f %f %f %f" (max 1.0 nan) (max nan 1.0) (min 1.0 nan) (min nan 1.0)
printfn "%f %f" (max nan nan) (List.fold min infinity [ 3.0; nan; 1.0 ])
printfn "%f %f" (max 1.0f nanf) (min 2.0f 1.0f)
printfn "%d %d %s %s" (max 1 2) (min 1 2) (max "a" "b") (min "a" "b")
printfn "%A %A %A" (max (1, 2.0) (1, 3.0)) (min [ 1 ] []) (max (Some 1) None)
