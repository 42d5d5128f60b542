// out: 1.5
// out: two
// out: two
// out: K
// out: neg
// out: other
// out: zero one b no
// out: 1 2 3 4
// out: all
// out: native
// out: big
// out: bytes
// out: m5
// out: red
// out: bases
// out: not matched nan
// out: ok
[<Literal>]
let K = 3.5M
let f x = match x with | 1.5M -> "1.5" | 2M -> "two" | K -> "K" | -1M -> "neg" | _ -> "other"
for v in [1.5M; 2.0M; 2M; 3.50M; -1M; 7M] do printfn "%s" (f v)
let g x = match x with 0.0M, 1 -> "zero one" | (1M | 2M), n when n > 1 -> "b" | _ -> "no"
printfn "%s %s %s" (g (0M, 1)) (g (2M, 5)) (g (2M, 1))
let h = function Some 10M -> 1 | Some 20M -> 2 | Some _ -> 3 | None -> 4
printfn "%d %d %d %d" (h (Some 10.00M)) (h (Some 20M)) (h (Some 1M)) (h None)
match 3L, 4UL, 5y, 'c', "s", 1.5, 2.5f with
| 3L, 4UL, 5y, 'c', "s", 1.5, 2.5f -> printfn "all"
| _ -> printfn "none"
match 5n, 6un with 5n, 6un -> printfn "native" | _ -> ()
match 12I with x when x = 12I -> printfn "big" | _ -> ()
match "ab"B with "ab"B -> printfn "bytes" | _ -> printfn "nobytes"
match -5 with -5 -> printfn "m5" | _ -> ()
match System.ConsoleColor.Red with System.ConsoleColor.Red -> printfn "red" | _ -> ()
match 0x10, 0b11, 0o7 with 16, 3, 7 -> printfn "bases" | _ -> ()
match nan with System.Double.NaN -> printfn "nan?" | _ -> printfn "not matched nan"
match (), 1uy, 2s, 3us, 4u with (), 1uy, 2s, 3us, 4u -> printfn "ok" | _ -> printfn "bad"
