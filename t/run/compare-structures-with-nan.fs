// out: float same: = false <> true < false <= false > false >= false compare 0 0
// out:   max nan nan min nan nan
// out: list: = false <> true < false <= false > false >= false compare -1 1
// out:   max [nan] [1.0] min [1.0] [nan]
// out: list same: = false <> true < false <= false > false >= false compare 0 0
// out:   max [nan] [nan] min [nan] [nan]
// out: list later: = false <> true < false <= false > false >= false compare -1 1
// out:   max [1.0; nan] [1.0; 2.0] min [1.0; 2.0] [1.0; nan]
// out: list decided: = false <> true < true <= true > false >= false compare -1 1
// out:   max [2.0; nan] [2.0; nan] min [1.0; nan] [1.0; nan]
// out: array: = false <> true < false <= false > false >= false compare -1 1
// out:   max [|nan|] [|1.0|] min [|1.0|] [|nan|]
// out: array same: = false <> true < false <= false > false >= false compare 0 0
// out:   max [|nan|] [|nan|] min [|nan|] [|nan|]
// out: tuple: = false <> true < false <= false > false >= false compare -1 1
// out:   max (1, nan) (1, 2.0) min (1, 2.0) (1, nan)
// out: tuple decided: = false <> true < true <= true > false >= false compare -1 1
// out:   max (2, nan) (2, nan) min (1, nan) (1, nan)
// out: struct tuple: = false <> true < false <= false > false >= false compare -1 1
// out:   max struct (1, nan) struct (1, 2.0) min struct (1, 2.0) struct (1, nan)
// out: option: = false <> true < false <= false > false >= false compare -1 1
// out:   max Some nan Some 1.0 min Some 1.0 Some nan
// out: option none: = false <> true < false <= false > true >= true compare 1 -1
// out:   max Some nan Some nan min None None
// out: record: = false <> true < false <= false > false >= false compare -1 1
// out:   max { a = nan
// out:   b = 1 } { a = 1.0
// out:   b = 2 } min { a = 1.0
// out:   b = 2 } { a = nan
// out:   b = 1 }
// out: record same: = false <> true < false <= false > false >= false compare 0 0
// out:   max { a = nan
// out:   b = 1 } { a = nan
// out:   b = 1 } min { a = nan
// out:   b = 1 } { a = nan
// out:   b = 1 }
// out: union: = false <> true < false <= false > false >= false compare -1 1
// out:   max A nan A 1.0 min A 1.0 A nan
// out: union same: = false <> true < false <= false > false >= false compare 0 0
// out:   max A nan A nan min A nan A nan
// out: union cases: = false <> true < true <= true > false >= false compare -1 1
// out:   max B "x" B "x" min A nan A nan
// out: struct record: = false <> true < false <= false > false >= false compare -1 1
// out:   max { x = nan } { x = 1.0 } min { x = 1.0 } { x = nan }
// out: result: = false <> true < false <= false > false >= false compare -1 1
// out:   max Ok nan Ok 1.0 min Ok 1.0 Ok nan
// out: nested: = false <> true < false <= false > false >= false compare -1 1
// out:   max [Some [|nan|]] [Some [|2.0|]] min [Some [|2.0|]] [Some [|nan|]]
// out: true true true
// out: (2.0, 1.0, nan, nan, (3.0, 3))
// out: ((1, nan), [nan])
// out: ([nan; nan; -infinity; 1.0; 2.0], [|nan; nan; 1.0; 2.0|], [2.0; 1.0; nan],
// out:  [nan; 2.0; 1.0])
// out: ([(nan, 2); (1.0, 3); (2.0, 1)], [nan; nan; 1.0], false,
// out:  [(nan, 1); (1.0, 1); (nan, 1)])
// out: true true
let n = nan
type R = { a: float; b: int }
type U = A of float | B of string
[<Struct>]
type S = { x: float }
let show (name: string) (a: 'T) (b: 'T) =
  printfn "%s: = %b <> %b < %b <= %b > %b >= %b compare %d %d" name (a = b) (a <> b) (a < b) (a <= b) (a > b) (a >= b) (compare a b) (compare b a)
  printfn "  max %A %A min %A %A" (max a b) (max b a) (min a b) (min b a)
show "float same" n n
show "list" [ n ] [ 1.0 ]
show "list same" [ n ] [ n ]
show "list later" [ 1.0; n ] [ 1.0; 2.0 ]
show "list decided" [ 1.0; n ] [ 2.0; n ]
show "array" [| n |] [| 1.0 |]
show "array same" [| n |] [| n |]
show "tuple" (1, n) (1, 2.0)
show "tuple decided" (1, n) (2, n)
show "struct tuple" (struct (1, n)) (struct (1, 2.0))
show "option" (Some n) (Some 1.0)
show "option none" (Some n) None
show "record" { a = n; b = 1 } { a = 1.0; b = 2 }
show "record same" { a = n; b = 1 } { a = n; b = 1 }
show "union" (A n) (A 1.0)
show "union same" (A n) (A n)
show "union cases" (A n) (B "x")
show "struct record" { x = n } { x = 1.0 }
show "result" (Ok n: Result<float, string>) (Ok 1.0)
show "nested" [ Some [| n |] ] [ Some [| 2.0 |] ]
printfn "%b %b %b" ([ n ].Equals [ n ]) ((1, n).Equals((1, n))) ({ a = n; b = 1 }.Equals { a = n; b = 1 })
printfn "%A" (List.max [ 1.0; n; 2.0 ], List.min [ 1.0; n; 2.0 ], Seq.max [ n; 1.0 ], Array.min [| n; 1.0 |], List.maxBy fst [ 1.0, 1; n, 2; 3.0, 3 ])
printfn "%A" (List.max [ (1, n); (1, 2.0) ], List.min [ [ n ]; [ 1.0 ] ])
printfn "%A" (List.sort [ 2.0; n; 1.0; n; -infinity ], Array.sort [| 2.0; n; 1.0; n |], List.sortDescending [ 1.0; n; 2.0 ], List.sortBy (fun x -> -x) [ 1.0; n; 2.0 ])
printfn "%A" (List.sort [ (2.0, 1); (n, 2); (1.0, 3) ], List.distinct [ n; n; 1.0 ], List.contains n [ n ], List.countBy id [ n; 1.0; n ])
printfn "%b %b" (hash n = hash nan) (hash [ n ] = hash [ n ])
