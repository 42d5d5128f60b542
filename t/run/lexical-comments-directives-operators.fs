// out: 3 12 7 5
// out: 2 1 [1; 3]
// out: 28
// out: 2 26 1 2
// out: true 5 6 6 3
// out: (a(bc)) 3 true
// out: 8
// out: 0
// out: true
// out: [1; 2; 3]
// out: true
// out: 4
// out: -3 3
// out: 3
(* comment (* nested *) "string with *) inside" still *)
let a = 1 (* x *) + (* y *) 2 // z
(* 'a' '"' "\"" @"\" """ " """ *)
let mul = (*) 3 4
let ( * ) a b = a + b
let t = 3 * 4
(***)
(* ***)
(**)
//// four
/// doc
let b = 5 /// trailing
printfn "%d %d %d %d" a mul t b
#if FOO
let c = 1
#else
let c = 2
#endif
#if !FOO && (COMPILED || BAR) // note
let d = 1
#else
let d = 3
#endif
let xs = [
    1
#if FOO
    2
#endif
    3
]
#nowarn "40"
#nowarn 41 "42" FS0043
#warnon 41
#line 100 "x.fs"
# 20 "y.fs"
#light
#light "on"
#if FOO
 garbage " ' (* 
#endif
printfn "%d %d %A" c d xs
let ``a b`` = 1
let ``let`` = 2
let a' = 3
let a'' = 4
let _b = 5
let été = 6
let x1_2' = 7
printfn "%d" (``a b`` + ``let`` + a' + a'' + _b + été + x1_2')
let inline (~-.) x = -x
let (!!) x = x + 1
let (~+) x = x
let (+.) a b = a + b * 10
let (|>>) a f = f a
let (<?>) a b = a - b
let (>>=) a f = f a
let (=~) a b = a = b + 1
let (@@) a b = a * b
let ( **. ) a b = a - b
let (.+) a b = a + b
let (.*) a b = a * b
let (%%%) a b = a % b
let (^^^^) a b = sprintf "(%s%s)" a b
let (&&&&) a b = a + b
let (!=) a b = a <> b
printfn "%d %d %d %d" (!!1) (1 +. 2 +. 3) (1 |>> (fun x -> x)) (5 <?> 3)
printfn "%b %d %d %d %d" (3 =~ 2) (2 @@ 3) (9 **. 4 **. 1) (1 .+ 2 .* 3) (7 %%% 4)
printfn "%s %d %b" ("a" ^^^^ "b" ^^^^ "c") (1 &&&& 2) (1 != 2)
printfn "%d" (2 + 3 * 4 - 6 / 2 % 2)
printfn "%d" (1 <<< 2 ||| 3 &&& 1 ^^^ 8 >>> 1)
printfn "%b" (1 < 2 && 2 < 3 || false)
printfn "%A" (1 :: 2 :: [] @ [3])
printfn "%b" (not true || true)
let r = ref 3
r.Value <- 4
printfn "%d" r.Value
let g x = -x
printfn "%d %d" (g 3) (g -3)
printfn "%d" (3 |> g |> (~-))
