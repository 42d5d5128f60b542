// out: 7.5 512 [1; 2; 3] a^b^c
// out: 3 7
// out: Some 7
// out: [2; 3; 10; 20] [2; 3]
// out: 300 3.5 5 true
// out: 7 [1; 2; 3; 4] 80 2
// out: false true ("x", 1) ("k", 1)
// out: 3 5 9 Some 3
// out: 8
// out: 5 2 1
// out: true true
// out: [1; 2; 3; 4]
// out: 8
// out: 3
// out: abc
// out: 9 8
// out: true
// out: 1
// out: (Some -1, [-1; -2; 3], (-1, -2))
// out: 8
// out: 4 4 4
// out: [5; -5; 0; 0]
// out: N 10 N 4 N 14 N 14 2 N 1
// out: N -7 N 3 7 N 3 N 7 N 4 N -8
// out: N 14 N 3 n7
// out: N 4 N 4
// out: N 10 N 3
// out: N 9
// out: N 17
// out: N 10
// out: 3 N 10
// out: [16; 8; 48; 3]
// out: [true; false; false; true; true; false]
// out: 3 7
// out: true
// out: 8
// out: 11
// out: 3
// out: 6
// out: 12
// operators and precedence, custom operators
let (+.) a b = a + b + 0.5
let ( *. ) a b = a * b
let (@@) xs x = xs @ [x]
let (^^) a b = sprintf "%s^%s" a b
let (|?) o d = match o with Some x -> x | None -> d
let (>=>) f g x = match f x with Some y -> g y | None -> None
let (<*>) fs xs = [ for f in fs do for x in xs -> f x ]
let (<!>) f x = List.map f x
let (~%%) x = x * 100
let (~+.) x = x + 1.0
let (!%) x = x / 2
let (=~) (s: string) (p: string) = s.Contains p
let (.+.) a b = a ||| b
let (--) a b = [a .. b]
let (-*) a b = a - b * 10
let (%%) a b = a % b
let (&&&&) a b = a && b
let (||||) a b = a || b
let (<->) a b = (b, a)
let (=>) a b = a, b
let (|-) f x = f x
let ($) f x = f x
let (?|) a b = if a = 0 then b else a
let (>>=) m f = Option.bind f m
let inline (<?>) x y = if x > y then x else y
printfn "%g %g %A %s" (1.0 +. 2.0 *. 3.0) (2.0 ** 3.0 ** 2.0) (([1] @@ 2) @@ 3) ("a" ^^ "b" ^^ "c")
printfn "%d %d" (Some 3 |? 0) (None |? 7)
printfn "%A" ((fun x -> if x > 0 then Some (x * 2) else None) >=> (fun y -> Some (y + 1)) <| 3)
printfn "%A %A" ([(+) 1; (*) 10] <*> [1; 2]) ((fun x -> x + 1) <!> [1; 2])
printfn "%d %g %d %b" (%%3) (+.2.5) (!%10) ("hello" =~ "ell")
printfn "%d %A %d %d" (5 .+. 2) (1 -- 4) (100 -* 2) (17 %% 5)
printfn "%b %b %A %A" (true &&&& false) (false |||| true) (1 <-> "x") ("k" => 1)
printfn "%d %s %d %A" (id |- 3) (string $ 5) (0 ?| 9) (Some 2 >>= (fun x -> Some (x + 1)))
printfn "%d" (3 <?> 8)
printfn "%d %d %d" (1 + 2 * 3 - 4 / 2 % 3) (2 * 3 % 4) (-2 + 3)
printfn "%b %b" (1 < 2 && 3 > 2 || false) (not true || true && not false)
printfn "%A" (1 :: 2 :: [3] @ [4])
printfn "%d" (1 |> (+) 2 |> (*) 3 |> fun x -> x - 1)
printfn "%d" (List.length <| [1; 2] @ [3])
printfn "%s" ("a" + "b" |> fun s -> s + "c")
printfn "%d %d" (5 &&& 3 ||| 8) (1 <<< 2 + 1)
printfn "%b" (1 = 1 = true)
printfn "%d" (-1 |> abs)
printfn "%A" (Some -1, [-1; - 2; +3], (-1, -2))
let f x y = x - y
printfn "%d" (f 5 -3)
let x = 5
printfn "%d %d %d" (x-1) (x - 1) (x+ -1)
printfn "%A" [x; -x; x-x; x - x]
type N = N of int with
    static member (+) (N a, N b) = N (a + b)
    static member (-) (N a, N b) = N (a - b)
    static member (*) (N a, b: int) = N (a * b)
    static member (*) (a: int, N b) = N (a * b)
    static member (/) (N a, N b) = a / b
    static member (%) (N a, N b) = N (a % b)
    static member (~-) (N a) = N -a
    static member (~+) (N a) = N (abs a)
    static member (!!) (N a) = a
    static member (&&&) (N a, N b) = N (a &&& b)
    static member (|||) (N a, N b) = N (a ||| b)
    static member (^^^) (N a, N b) = N (a ^^^ b)
    static member (~~~) (N a) = N (~~~a)
    static member (<<<) (N a, b) = N (a <<< b)
    static member (>>>) (N a, b) = N (a >>> b)
    static member (=>) (N a, N b) = a > b
    static member (@@@) (N a, s: string) = s + string a
    static member Abs(N a) = N (abs a)
    static member Sqrt(N a) = N (int (sqrt (float a)))
    static member Zero = N 0
    static member One = N 1
    static member DivideByInt(N a, b: int) = N (a / b)
let a, b = N 7, N 3
printfn "%A %A %A %A %d %A" (a + b) (a - b) (a * 2) (2 * a) (a / b) (a % b)
printfn "%A %A %d %A %A %A %A" (-a) (+(N -3)) (!!a) (a &&& b) (a ||| b) (a ^^^ b) (~~~a)
printfn "%A %A %s" (a <<< 1) (a >>> 1) (a @@@ "n")
printfn "%A %A" (abs (N -4)) (sqrt (N 16))
printfn "%A %A" (List.sum [a; b]) (List.average [N 2; N 4])
printfn "%A" ([N 1; N 2] |> List.sumBy (fun x -> x * 3))
printfn "%A" (Seq.reduce (+) [a; b; a])
let mutable acc = N 0
acc <- acc + a
for i in 1 .. 2 do acc <- acc + N i
printfn "%A" acc
let add = (+)
let addN: N -> N -> N = (+)
printfn "%d %A" (add 1 2) (addN a b)
let ops = [ (+); (-); ( * ); (/) ]
printfn "%A" (ops |> List.map (fun op -> op 12 4))
let cmp = [ (<); (>); (=); (<>); (<=); (>=) ] |> List.map (fun op -> op 1 2)
printfn "%A" cmp
printfn "%A %A" ((+) 1 <| 2) ((-) 10 3)
printfn "%b" ((&&) true ((||) false true))
let compose = (fun x -> x + 1) >> (fun x -> x * 2) >> string
printfn "%s" (compose 3)
let revPipe = string << (+) 1 << (*) 2
printfn "%s" (revPipe 5)
(1, 2) ||> (fun a b -> printfn "%d" (a + b))
(1, 2, 3) |||> (fun a b c -> printfn "%d" (a + b + c))
printfn "%d" ((fun a b -> a * b) <|| (3, 4))
