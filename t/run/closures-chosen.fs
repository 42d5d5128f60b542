// out: 16 280
// out: (".namenamename", "!name")
// out: ("aaa.b.cba.b.ccbaa.b.cba.b.ccc", "a!b!c")
// out: (".", "!")
// out: ("name3name3name3.", "name3!")
// out: ("name4name4name4.", "name4!")
// out: [89; 2325630; 2; 2]
// out: [24; 6561; 18]
// out: [74; 108305653; 5; 9; 17; 17] 5 74
// out: 32 523 12
// out: Exception
// out: DivideByZeroException
// out: 864 96
// out: ({ X = 0.5
// out:    Y = 2.25 }, 6)
// out: ({ X = 0.5
// out:    Y = 0.75 }, -6)
// out: ({ X = 0.5
// out:    Y = 1.5 }, 0)
// out: [Some 1; Some 2; Some 3] [Some 3; Some 3; Some 3]
// out: made
// out: got 3
// out: got 0
// out: got 17
// out: got 32
// out: 4464 45
// out: (11, [11; 30], 6)
// out: (-7, [9; -10], -4)
// out: (30, [10; 200], 6)
// out: (5, [10; 20], 3)
// out: 2000000 -1000000 15 5
// out: true true true
// out: [5; 7] [6; 8; 10; 12]
// out: [4; 5] [4; 5; 6; 7]
// out: [8; 10] [18; 20; 22; 24]
// out: [7; 8] [13; 14; 15; 16]
// out: 1121 aabb
// out: -3 40 30 -30 0
module Program
// One of a few functions is chosen, in every way that there is, and called: with what it captures, what it raises, what it gives.
open System

// if, captured numbers, in a loop
let sums b k n =
    let f = if b then (fun x -> x + k) else (fun x -> x * k)
    let mutable s = 1
    for i in 1 .. n do
        s <- f s ^^^ f i
    s

// captured objects: counted as often as they are called
let texts n (name: string) (xs: string list) =
    let f =
        match n with
        | 0 -> fun (t: string) -> t + name
        | 1 -> fun t -> String.Join(t, xs)
        | 2 -> fun t -> t
        | _ -> fun t -> name + string n + t
    let mutable t = "."
    for i in 1 .. 3 do
        t <- f t
    t, f "!"

// functions of the module, through a function and through `function`
let double x = x + x
let square x = x * x
let negate x = -x
let pick i = match i with 0 -> double | 1 -> square | _ -> negate
let named i n =
    let f = pick i
    let mutable s = 1
    for j in 1 .. n do
        s <- f s + j
    s
let choose = function "double" -> double | "square" -> square | t -> fun x -> x + t.Length
let rec repeat f n x = if n = 0 then x else repeat f (n - 1) (f x)

// five are too many, one comes from outside: the same results all the same
let five i =
    let f = match i with 0 -> double | 1 -> square | 2 -> negate | 3 -> (fun x -> x - 1) | _ -> (fun x -> x + 1)
    let mutable s = 3
    for j in 1 .. 4 do
        s <- f s + j
    s
let outside b (g: int -> int) =
    let f = if b then g else double
    let mutable s = 3
    for j in 1 .. 4 do
        s <- f s + j
    s

// changed in the loop that calls it
let changed n =
    let mutable f = double
    let mutable s = 1
    for j in 1 .. n do
        s <- f s
        if s > 1000 then f <- negate
        elif s < 0 then f <- (fun x -> x / -2 + j)
    s

// exceptions, with and without a handler around the call; the one that raises and the one that does not
let raising b k =
    let f = if b then (fun x -> if x > k then failwithf "more than %d" k else x) else (fun x -> x / (k - x))
    let mutable s = 0
    for i in 0 .. 5 do
        s <- s + (try f i with :? DivideByZeroException -> 100 | e -> s * e.Message.Length)
    try s + f (k + 1) + f k with e -> printfn "%s" (e.GetType().Name); s

// several results; floats, options, records
type Point = { X: float; Y: float }
let moves way d =
    let f =
        match way with
        | 'u' -> fun (p: Point) -> { p with Y = p.Y + d }, 1
        | 'd' -> fun p -> { p with Y = p.Y - d }, -1
        | _ -> fun p -> p, 0
    let mutable p = { X = 0.5; Y = 1.5 }
    let mutable c = 0
    for i in 1 .. 3 do
        let q, n = f p
        p <- q
        c <- c + n * i
    p, c
let found b (xs: int list) =
    let f = if b then List.tryHead else List.tryLast
    [ for i in 0 .. 2 -> f (List.skip i xs) ]

// fewer and more arguments than are named at once
let curried b k =
    let f =
        if b then (fun x y -> x * 10 + y + k)
        else
            printfn "made"
            let z = k * 2
            fun x -> printfn "got %d" x; fun y -> x - y + z
    let g = f 3
    let mutable s = 0
    for i in 1 .. 3 do
        s <- f s i + g i
    s
let operators c =
    let op = match c with '+' -> (+) | '-' -> (-) | '*' -> (*) | _ -> max
    List.fold op 2 [ 1; 5; 3 ], List.map (op 10) [ 1; 20 ], op (op 1 2) 3

// tail calls: a million of them
let tails b n =
    let rec go f i s = if i = 0 then f s else (if i % 2 = 0 then go f else go (if b then f else negate)) (i - 1) (s + 1)
    go (if b then double else square) n 0
let last b x =
    let f = if b then (fun y -> y + x) else (fun y -> y - x)
    f (x * 2)
let rec even b n =
    let f = if b then odd else (fun _ m -> m = 0)
    f b n
and odd b n = if n = 0 then false else even (n <> 1) (n - 1)

// two that are called in turn, one inside the other
let nested a b n =
    let f = if a then (fun x -> x + 1) else (fun x -> x + n)
    let g = if b then (fun x -> f x * 2) else (fun x -> f (f x))
    let h = if n > 2 then f >> g else g >> f
    [ for i in 1 .. n -> h i ]
let generic b (x: 'a) (y: 'a) (show: 'a -> string) =
    let f = if b then (fun v -> show v + show x) else show
    f x + f y
let units n =
    let mutable count = 0
    let cell = ref 0
    let f = if n > 2 then (fun () -> cell.Value <- cell.Value + n) else (fun () -> cell.Value <- cell.Value - 1)
    for i in 1 .. n do
        f ()
        count <- count + cell.Value
    count

type Counter(step: int) =
    let mutable total = 0
    member _.Add x = total <- total + x * step
    member _.Sub x = total <- total - x * step
    member _.Total = total
let methods b =
    let c = Counter 3
    let f = if b then c.Add else c.Sub
    for i in 1 .. 4 do f i
    c.Total

let lists () =
    let fs = [ double; square; negate ]
    let mutable s = 2
    for f in fs do s <- s + f s
    s

[<EntryPoint>]
let main _ =
    printfn "%d %d" (sums true 3 5) (sums false 3 5)
    for n in 0 .. 4 do printfn "%A" (texts n "name" [ "a"; "b"; "c" ])
    printfn "%A" [ for i in 0 .. 3 -> named i 5 ]
    printfn "%A" [ for t in [ "double"; "square"; "other" ] -> repeat (choose t) 3 3 ]
    printfn "%A %d %d" [ for i in 0 .. 5 -> five i ] (outside true negate) (outside false negate)
    printfn "%d %d %d" (changed 5) (changed 12) (changed 30)
    printfn "%d %d" (raising true 3) (raising false 3)
    for w in "udx" do printfn "%A" (moves w 0.25)
    printfn "%A %A" (found true [ 1; 2; 3 ]) (found false [ 1; 2 ; 3 ])
    printfn "%d %d" (curried true 4) (curried false 4)
    for c in "+-*m" do printfn "%A" (operators c)
    printfn "%d %d %d %d" (tails true 1000000) (tails false 1000000) (last true 5) (last false 5)
    printfn "%b %b %b" (even true 10) (even true 7) (even false 0)
    for a in [ true; false ] do
        for b in [ true; false ] do printfn "%A %A" (nested a b 2) (nested a b 4)
    printfn "%s %s" (generic true 1 2 string) (generic false "a" "b" (fun t -> t + t))
    printfn "%d %d %d %d %d" (units 2) (units 4) (methods true) (methods false) (lists ())
    0
