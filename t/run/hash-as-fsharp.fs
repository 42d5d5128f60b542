// out: i 1
// out: i -5
// out: i8 5
// out: i8 -5
// out: u8 200
// out: i16 300
// out: i16 -300
// out: u16 40000
// out: u32 -294967296
// out: i64 5
// out: i64 4
// out: i64 1942889672
// out: u64 0
// out: u64 1942889672
// out: ni 5
// out: ni 4
// out: un 7
// out: c 6357089
// out: c 305402420
// out: b 1
// out: b 0
// out: f 1072693248
// out: f 0
// out: f 0
// out: f 2146435072
// out: f 2146435072
// out: f 300063655
// out: f 1983353248
// out: s 1065353216
// out: s 0
// out: s 0
// out: s 2139095040
// out: s 1078523331
// out: d 1
// out: d 1
// out: d 65551
// out: d -2147483647
// out: d 0
// out: d -793199564
// out: d 100
// out: d 196609
// out: I 0
// out: I 1
// out: I -1
// out: I 2147483647
// out: I -2147483647
// out: unit 0
// out: t2 35
// out: t3 1152
// out: t4 1252
// out: t5 41313
// out: t6 41415
// out: t7 46176
// out: t8 46216
// out: t9 81152
// out: tn 1152
// out: tf 301665474
// out: r 329500392
// out: r 329500712
// out: u 0
// out: u -1640531458
// out: u 329508616
// out: e 0
// out: e 1
// out: e 2
// out: su -1640531524
// out: su -566527495
// out: en 3
// out: o -1640531462
// out: o 0
// out: vo -1640531460
// out: vo 0
// out: ok -1640531526
// out: er -1640531462
// out: l 0
// out: l 1
// out: l 2535
// out: l 1073722231
// out: a 0
// out: a 1
// out: a 6327
// out: a 1338508527
// out: ba 1267
// out: la 1267
// out: ca 6357089
// out: fa 1073217536
// out: oa -1640531462
// out: set 4428
// out: map 9491
// out: null 0
// out: cho -1640531524
// out: ano 329500392
// out: ref -1640531524
// out: obj 3
// out: objt 35
// out: dt 1327849986
// out: nul 3
// out: kv 1
// out: 5 35
// out: 4 1069547520 329500392
// out: 35 635
// out: -165444577
// out: 1
// out: -1640531463
// out: 1267
// out: 1073722231
// out: 35
// out: 125864
// out: 275712
// out: 269608
// out: 269312
// out: 328928
// out: 531456
// out: -692517843
// out: -313921965
// out: 5067 19203438
// out: 698994914
// out: 2066 10119
module Program
open System
[<Struct>]
type S = { sa: int; sb: string }
type R = { a: int; b: int }
type U = A | B of int | C of int * int
type E1 = One | Two | Three
[<Struct>]
type SU = P of p: int | Q of q: float
type En = X = 3 | Y = 4
let h (name: string) x = printfn "%s %d" name (hash x)
h "i" 1; h "i" -5; h "i8" 5y; h "i8" -5y; h "u8" 200uy; h "i16" 300s; h "i16" -300s; h "u16" 40000us; h "u32" 4000000000u
h "i64" 5L; h "i64" -5L; h "i64" 12345678901234L; h "u64" 0xFFFFFFFFFFFFFFFFUL; h "u64" 12345678901234UL; h "ni" 5n; h "ni" -5n; h "un" 7un
h "c" 'a'; h "c" '\u1234'; h "b" true; h "b" false; h "f" 1.0; h "f" 0.0; h "f" -0.0; h "f" nan; h "f" infinity; h "f" 3.14; h "f" -1e300
h "s" 1.0f; h "s" 0.0f; h "s" -0.0f; h "s" nanf; h "s" 3.14f
h "d" 1m; h "d" 1.0m; h "d" 1.5m; h "d" -1m; h "d" 0m; h "d" 123456789012345678901234.5678m; h "d" 100m; h "d" 0.001m
h "I" 0I; h "I" 1I; h "I" -1I; h "I" 2147483647I; h "I" -2147483647I
h "unit" (); h "t2" (1, 2); h "t3" (1, 2, 3); h "t4" (1, 2, 3, 4); h "t5" (1, 2, 3, 4, 5); h "t6" (1,2,3,4,5,6); h "t7" (1,2,3,4,5,6,7); h "t8" (1,2,3,4,5,6,7,8); h "t9" (1,2,3,4,5,6,7,8,9)
h "tn" ((1, 2), 3); h "tf" (1.5, 'c', true)
h "r" { a = 1; b = 2 }; h "r" { a = -1; b = 7 }; h "u" A; h "u" (B 5); h "u" (C (1, 2)); h "e" One; h "e" Two; h "e" Three; h "su" (P 3); h "su" (Q 2.5); h "en" En.X
h "o" (Some 1); h "o" (None: int option); h "vo" (ValueSome 3); h "vo" (ValueNone: int voption); h "ok" (Ok 1: Result<int,int>); h "er" (Error 1: Result<int,int>)
h "l" ([]: int list); h "l" [1]; h "l" [1; 2; 3]; h "l" [1..30]; h "a" ([||]: int[]); h "a" [|1|]; h "a" [|1; 2; 3|]; h "a" [|1..19|]; h "ba" [|1uy; 2uy|]; h "la" [|1L; 2L|]; h "ca" [|'a'|]; h "fa" [|1.5|]; h "oa" [|Some 1|]
h "set" (set [1; 2; 3]); h "map" (Map [1, 2; 3, 4]); h "null" (null: string)
h "cho" (Choice1Of2 3: Choice<int,int>); h "ano" {| a = 1; b = 2 |}; h "ref" (ref 3); h "obj" (box 3); h "objt" (box (1, 2)); h "dt" (DateTime(2000, 1, 1)); h "nul" (Nullable 3)
h "kv" (Collections.Generic.KeyValuePair(1, 2) |> fun k -> k.Key)
printfn "%d %d" (5y.GetHashCode()) ((1, 2).GetHashCode())
printfn "%d %d %d" ((-5L).GetHashCode()) ((1.5f).GetHashCode()) ({ a = 1; b = 2 }.GetHashCode())
printfn "%d %d" (Unchecked.hash (1, 2)) (LanguagePrimitives.GenericHash [1; 2])
printfn "%d" (hash (Some (Some 2), [Some 1; None]))
printfn "%d" (hash (DateTimeKind.Utc)); printfn "%d" (hash (Some ()))
printfn "%d" (hash [|[|1|]; [|2|]|])
printfn "%d" (limitedHash 2 [1..30])
let rec gen x = hash x
printfn "%d" (gen (1, 2))
printfn "%d" (hash (1,2,3,4,5,6,7,8,9,10))
printfn "%d" (hash (1,2,3,4,5,6,7,8,9,10,11,12,13))
printfn "%d" (hash (1,2,3,4,5,6,7,8,9,10,11,12,13,14))
printfn "%d" (hash (1,2,3,4,5,6,7,8,9,10,11,12,13,14,15))
printfn "%d" (hash (1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17))
printfn "%d" (hash (1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23))
type R2 = { a: int; b: string option; c: float list }
printfn "%d" (hash ({ a = 3; b = None; c = [1.5; 2.5] }: R2))
type T = Leaf | Node of T * int * T
let rec build n = if n = 0 then Leaf else Node(build (n - 1), n, build (n - 1))
printfn "%d" (hash (build 4))
printfn "%d %d" (hash [[1; 2]; []; [3]]) (hash [|(1, 'a'); (2, 'b')|])
printfn "%d" (hash [(Some 1, (Ok 2.5f: Result<float32,int>), true)])
printfn "%d %d" (hash (Set.ofList [1, 2; 3, 4])) (hash (Map [1, [1]; 2, [2; 3]]))
