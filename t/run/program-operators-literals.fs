// out: 5
// out: 21 1024 -1
// out: 25 5
// out: 7 a/b/c
// out: true
// out: Some 3
// out: 12
// out: 2 255 6 -6
// out: 1024 -4 8
// out: 15 255 15 1000000
// out: 1y 2uy 3s 4us 5
// out: 6u 7L 8UL 9n 1.5f
// out: 1000.0 0.0015 1.0
// out: 97uy [|97uy; 98uy; 99uy|]
// out: 2147483647 0 -9223372036854775808
// out: 3 -1
// out: 3.500000 1.500000
// out: 5 -1 81
// out: 2 3 2 -2
// out: 3 -3
// out: 97 b 42
// out: 3 2.5
// out: 5 2.5
// out: false false true
// out: 5 1
// out: 1
// out: false true
// out: 6
// out: 9
// out: (1, "2", 3.0)
// out: 3
// out: 7
// out: (1, 2)
// out: 3
// out: ([1; 2; 3], [0; 1])
// out: ab1
// out: true
// out: 3
// out: ff 10 101
// out: 0
// out: (false, true, -infinity)
// out: +=9 -=5 *=14 /=3 %=1 
// out: 1 12
// out: 12
// operators, bit ops, literals
let (|>!) x f = f x; x
let (+.) a b = a + b * 10
let ( ** ) a b = pown a b
let (<=>) a b = compare a b
let inline (>>|) f g = fun x -> g (f x)
let (!!) x = x * x
let (~%) x = x / 2
let (|?) o d = match o with Some v -> v | None -> d
let (=~) (s: string) (p: string) = s.Contains p
let (@@) a b = a + "/" + b
let (<!>) f x = Option.map f x
let (<*>) f x = match f, x with Some f, Some x -> Some (f x) | _ -> None
5 |>! printfn "%d" |> ignore
printfn "%d %d %d" (1 +. 2) (2 ** 10) (3 <=> 4)
printfn "%d %d" (!!5) (%10)
printfn "%d %s" (None |? 7) ("a" @@ "b" @@ "c")
printfn "%b" ("hello" =~ "ell")
printfn "%A" ((+) <!> Some 1 <*> Some 2)
printfn "%d" ((((+) 1) >>| ((*) 2)) 5)
printfn "%d %d %d %d" (0b1010 &&& 0b0110) (0xF0 ||| 0x0F) (5 ^^^ 3) (~~~5)
printfn "%d %d %d" (1 <<< 10) (-16 >>> 2) (1UL <<< 63 >>> 60 |> int)
printfn "%d %d %d %d" 0o17 0xFF 0b1111 1_000_000
printfn "%A %A %A %A %A" 1y 2uy 3s 4us 5l
printfn "%A %A %A %A %A" 6u 7L 8UL 9n 1.5f
printfn "%A %A %A" 1e3 1.5e-3 1.
printfn "%A %A" 'a'B "abc"B
printfn "%d %d %d" System.Int32.MaxValue System.Byte.MinValue System.Int64.MinValue
printfn "%d %d" (7 / 2) (-7 % 3)
printfn "%f %f" (7.0 / 2.0) (7.5 % 2.0)
printfn "%d %d %d" (abs -5) (sign -3) (pown 3 4)
printfn "%g %g %g %g" (floor 2.7) (ceil 2.1) (round 2.5) (truncate -2.7)
printfn "%d %d" (int 3.99) (int -3.99)
printfn "%d %c %d" (int 'a') (char 98) (int "42")
printfn "%g %g" (float 3) (float "2.5")
printfn "%s %s" (string 5) (string 2.50)
printfn "%b %b %b" (not true) (true && false) (true || false)
printfn "%d %d" (max 3 5) (min "a" "b").Length
printfn "%A" (compare (1, "b") (1, "a"))
printfn "%b %b" (LanguagePrimitives.PhysicalEquality "a" "b") (obj.ReferenceEquals (null, null))
let x = 5 in printfn "%d" (x + 1)
printfn "%d" (let y = 3 in y * y)
printfn "%A" (1, 2 |> string, 3.0)
printfn "%d" <| 1 + 2
printfn "%d" ((fun a b -> a - b) 10 3)
printfn "%A" (fst (1, 2), snd (1, 2))
printfn "%d" (id 5 |> (fun x -> x + 1) |> (+) 1 |> (-) 10)
printfn "%A" ([ 1; 2 ] @ [ 3 ], 0 :: [ 1 ])
printfn "%s" ("a" + "b" + string 1)
printfn "%b" ("abc" < "abd" && 'a' < 'b' && (1, 2) < (1, 3) && [ 1 ] < [ 1; 0 ])
printfn "%d" (if 1 < 2 then 3 else 4)
printfn "%x %o %B" 255 8 5
printfn "%d" (hash 5 - hash 5)
printfn "%A" (nan = nan, infinity > 1e308, -infinity)
let ops = [ "+", (+); "-", (-); "*", (*); "/", (/); "%", (%) ]
for (n, f) in ops do printf "%s=%d " n (f 7 2)
printfn ""
let mutable acc = 0
acc <- acc + 1
let r = ref 10
r.Value <- r.Value + 1
r := !r + 1
printfn "%d %d" acc !r
incr r
decr r
printfn "%d" r.contents
