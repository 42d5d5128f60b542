// out: <a, b, c> <> <only>
// out: xy
// out: 5 0
// out: 1,2,3
// out: 4
printfn "<%s> <%s> <%s>" (String.concat ", " [ "a"; "b"; "c" ]) (String.concat "-" []) (String.concat "-" [ "only" ])
printfn "%s" (String.concat "" [| "x"; "y" |])
printfn "%d %d" (String.length "hello") (String.length "")
printfn "%s" (String.concat "," (Seq.map string (seq { 1 .. 3 })))
printfn "%d" (String.length (String.concat "ab" [ ""; ""; "" ]))
