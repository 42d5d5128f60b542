// out: [|"a"; "b"; "c"|]
// out: [|"a"; "b"; "c"|]
// out: [|"a"; "b	c"|]
// out: [|"a"; "b"; "c"|]
// out: [|"a"; "b"|]
// out: [|"a"; "b"|]
// out: [|"a"; "b--c"|]
// out: [|"a"; "b"|]
// out: [|"a"; "b"|]

open System
let s = "a b\tc"
printfn "%A" (s.Split(null))
printfn "%A" (s.Split null)
printfn "%A" (s.Split(null, 2))
printfn "%A" (s.Split((null: char[])))
printfn "%A" ("a--b".Split("--"))
printfn "%A" ("a----b".Split("--", StringSplitOptions.RemoveEmptyEntries))
printfn "%A" ("a--b--c".Split("--", 2))
printfn "%A" ("a-- b".Split("--", 2, StringSplitOptions.TrimEntries))
printfn "%A" ("a-- b".Split("--", options = StringSplitOptions.TrimEntries))
