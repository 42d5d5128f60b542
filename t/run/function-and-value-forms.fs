// out: N (L, "1", N (L, "2", L)) 1
// out: (0, 0)
// out: 8 2 11
// out: 9 x1
// out: 3 7
// out: 120
// out: calc
// out: 9 9
// out: side 5
// out: 5
// out: (4, 6) false -5 false
// out: forced
// out: 42 42 true
// out: [1; 1; 1]
// out: [5; 6; 7]
// out: (1, "x")
// out: 3 s false 5 false
// out: 14 16
// out: applied
// out: applied2
// out: 15
// out: 15
// out: 3
// out: 0 5 9
// out: 9
// out: 44
// out: 1 2 2
// out: (4, 10)
// out: Error "big"
// out: 15
// out: false
// out: [(1, 1); (2, 2); (3, 1); (3, 3)]
// out: 1a
// out: 2
// out: 3
// out: a;b
// out: [1; 2] ["(1, x)"]
// out: bad
// out: fin
// out: caught a
// out: inner
// out: z
// out: three
// out: 2
// out: [|[|0|]; [|0; 1|]; [|0; 2; 4|]|]
// out: [(1, "a", true); (2, "b", false)]
// out: ([1; 2], ['a'; 'b'])
// out: 5
// out: 2 1
// out: [|1; 20; 3|]
// generics, functions, values
type Tree<'a> = L | N of Tree<'a> * 'a * Tree<'a>
let rec mapTree<'a, 'b> (f: 'a -> 'b) (t: Tree<'a>) : Tree<'b> =
    match t with
    | L -> L
    | N (l, x, r) -> N (mapTree f l, f x, mapTree f r)
let rec depth = function L -> 0 | N (l, _, r) -> 1 + max (depth l) (depth r)
printfn "%A %d" (mapTree string (N (L, 1, N (L, 2, L)))) (depth (N (L, 'a', L)))
let empty<'T> : 'T list = []
let sizes = List.length (empty: int list), List.length empty<string>
printfn "%A" sizes
let compose = (>>) ((+) 1) ((*) 2)
printfn "%d %d %d" (compose 3) ((fun x -> x - 1) >> string >> String.length <| 100) ((<<) ((+) 1) ((*) 2) 5)
let flip f a b = f b a
printfn "%d %s" (flip (-) 1 10) (flip (fun a b -> a + string b) 1 "x")
let curry f a b = f (a, b)
let uncurry f (a, b) = f a b
printfn "%d %d" (curry (fun (a, b) -> a + b) 1 2) (uncurry (+) (3, 4))
let rec fix f x = f (fix f) x
printfn "%d" (fix (fun self n -> if n = 0 then 1 else n * self (n - 1)) 5)
let memo f =
    let d = System.Collections.Generic.Dictionary<_, _>()
    fun k ->
        match d.TryGetValue k with
        | true, v -> v
        | _ -> let v = f k in d.[k] <- v; v
let slow = memo (fun x -> printfn "calc"; x * x)
printfn "%d %d" (slow 3) (slow 3)
let (|>!) x f = f x; x
5 |>! printfn "side %d" |> printfn "%d"
let (+.) (a, b) (c, d) = (a + c, b + d)
let (!!) x = not x
let (~~) x = -x
let (<?>) a b = if a then b else not b
printfn "%A %b %d %b" ((1, 2) +. (3, 4)) (!!true) (~~5) (true <?> false)
let lazyVal = lazy (printfn "forced"; 42)
printfn "%d %d %b" (lazyVal.Force()) lazyVal.Value lazyVal.IsValueCreated
let rec ones = seq { yield 1; yield! ones }
printfn "%A" (Seq.take 3 ones |> List.ofSeq)
let rec nat n = seq { yield n; yield! nat (n + 1) }
printfn "%A" (nat 5 |> Seq.take 3 |> Seq.toList)
let f (x: 'a) (y: 'b) : 'a * 'b when 'a: comparison and 'b: equality = x, y
printfn "%A" (f 1 "x")
let g<'T when 'T: struct> (x: 'T) = x
let h<'T when 'T: not struct> (x: 'T) = x
let k<'T when 'T: (new: unit -> 'T)> () = new 'T()
let en<'E when 'E: enum<int>> (e: 'E) = LanguagePrimitives.EnumToValue e
let nl<'T when 'T: null> (x: 'T) = isNull x
printfn "%d %s %b %d %b" (g 3) (h "s") (k<System.Text.StringBuilder> () |> isNull) (en System.DayOfWeek.Friday) (nl "x")
let sumSq = Seq.fold (fun acc x -> acc + x * x) 0
printfn "%d %d" (sumSq [1; 2; 3]) (sumSq [4])
let apply (f: unit -> unit) = f ()
apply (fun () -> printfn "applied")
apply <| fun () ->
    printfn "applied2"
let tupled (a, b) c (d, e) = a + b + c + d + e
printfn "%d" (tupled (1, 2) 3 (4, 5))
let partial = tupled (1, 2)
printfn "%d" (partial 3 (4, 5))
let pat { contents = x } = x
printfn "%d" (pat (ref 3))
let fn = function [] -> 0 | [x] -> x | x :: y :: _ when x > y -> x | _ :: y :: _ -> y
printfn "%d %d %d" (fn []) (fn [5]) (fn [1; 9])
let asPat ((a, b) as whole, (c :: _ as l)) = a + b + c + List.length l + fst whole
printfn "%d" (asPat ((1, 2), [3; 4]))
let nestedFn x =
    let y = x * 2
    let inner z =
        let w = y + z
        let innermost () = w * x
        innermost
    inner 3 ()
printfn "%d" (nestedFn 4)
let mutable m = 0
let inc () = m <- m + 1; m
printfn "%d %d %d" (inc ()) (inc ()) m
let r = ref 0
let loop () =
    let mutable i = 0
    while i < 5 && (r.Value <- r.Value + i; r.Value < 8) do
        i <- i + 1
    i, r.Value
printfn "%A" (loop ())
let res : Result<int, string> = Ok 3 |> Result.map ((+) 1) |> Result.bind (fun x -> if x > 3 then Error "big" else Ok x)
printfn "%A" res
let (a, b), [c; d], { contents = e } = (1, 2), [3; 4], ref 5
printfn "%d" (a + b + c + d + e)
let rec isEven = function 0 -> true | n -> isOdd (n - 1)
and isOdd = function 0 -> false | n -> isEven (n - 1)
printfn "%b" (isEven 7)
let seqExpr = seq { for i in 1..3 do for j in 1..i do if (i + j) % 2 = 0 then yield i, j }
printfn "%A" (List.ofSeq seqExpr)
let typed = fun (x: int) (y: string) -> sprintf "%d%s" x y
printfn "%s" (typed 1 "a")
let wild = fun _ (_, z) -> z
printfn "%d" (wild "x" (1, 2))
let unitArg () () = 3
printfn "%d" (unitArg () ())
let strs = ["b"; "a"] |> List.sortWith (fun a b -> compare a b) |> String.concat ";"
printfn "%s" strs
let dotLambda = [ "a"; "bb" ] |> List.map _.Length
printfn "%A %A" dotLambda ([ (1, "x") ] |> List.map (_.ToString()))
let ifThen = if true then 1 else failwith "no"
let raiseIt () : int = raise (System.InvalidOperationException "bad")
printfn "%s" (try string (raiseIt ()) with :? System.InvalidOperationException as e -> e.Message)
let nest = try (try failwith "a" finally printfn "fin") with Failure m -> printfn "caught %s" m
let reraised = try (try failwith "z" with e -> printfn "inner"; reraise ()) with e -> e.Message
printfn "%s" reraised
let filt = try failwithf "code %d" 3 with Failure s when s.EndsWith "3" -> "three" | _ -> "other"
printfn "%s" filt
assert (1 + 1 = 2)
let choice = if m > 0 then Choice1Of2 m else Choice2Of2 "neg"
match choice with Choice1Of2 n -> printfn "%d" n | Choice2Of2 s -> printfn "%s" s
let arr2 = [| for i in 0..2 -> [| for j in 0..i -> i * j |] |]
printfn "%A" arr2
printfn "%A" (List.zip3 [1;2] ["a";"b"] [true;false])
printfn "%A" <| List.unzip [ (1, 'a'); (2, 'b') ]
let ``weird name!`` = 5
printfn "%d" ``weird name!``
let inline swap (a: byref<int>) (b: byref<int>) = let t = a in a <- b; b <- t
let mutable p1 = 1
let mutable p2 = 2
swap &p1 &p2
printfn "%d %d" p1 p2
let span = [| 1; 2; 3 |]
let setMid () =
    let rf = &span.[1]
    rf <- 20
setMid ()
printfn "%A" span
