// out: [1; 11; 21; 31] [2; 12; 22; 32] 132
// out: 10 ab
// out: ["1"; "2"; "3"] 12
// out: 9
// out: [5; 20; 8; 15; 11]
// out: 6 7
// out: [Ok 3; Ok 32; Error "xx"; Ok 10]
// out: [("add", 2); ("sub", 0); ("mul", 0); ("pow", 1)]
// out: 101 502 201
// out: 101 1002
// out: 720
// out: [-9; -8]
// out: 23416728348467685 12586269025
// out: 81 zzzz
// out: [7; 700; 9]
// out: [2; 12]
// out: None Some 2
// out: [-1; 2; 1; 2; 1; -2]
// closures in all mutable places, loops with captured, nested generic functions
let mutable g = 0
let acts = System.Collections.Generic.List<unit -> int>()
for i in 0 .. 3 do
    let mutable local = i * 10
    acts.Add(fun () -> local <- local + 1; g <- g + local; local)
printfn "%A %A %d" [ for a in acts -> a () ] [ for a in acts -> a () ] g
let make<'a> (init: 'a) =
    let cell = ref init
    let get () = cell.Value
    let set v = cell.Value <- v
    let upd (f: 'a -> 'a) = set (f (get ()))
    get, set, upd
let gi, si, ui = make 1
let gs, ss, us = make "a"
si 5; ui (fun x -> x * 2); us (fun s -> s + "b")
printfn "%d %s" (gi ()) (gs ())
let rec walk (f: 'a -> 'b) (xs: 'a list) (k: 'b list -> 'c) : 'c =
    match xs with
    | [] -> k []
    | x :: rest -> walk f rest (fun r -> k (f x :: r))
printfn "%A %d" (walk string [ 1; 2; 3 ] id) (walk (fun x -> x * 2) [ 1; 2; 3 ] List.sum)
let compose fs = List.fold (>>) id fs
printfn "%d" (compose [ (+) 1; (*) 2; (fun x -> x - 3) ] 5)
let outer n =
    let rec a x = if x <= 0 then [] else x :: b (x - 1)
    and b x = if x <= 0 then [] else (x * n) :: c (x - 1)
    and c x = a x |> List.map ((+) n)
    a n
printfn "%A" (outer 5)
let partial f x = fun y -> f x y
let add3 a b c = a + b + c
let p1 = partial add3 1
let p2 = p1 2
printfn "%d %d" (p2 3) ((partial (partial add3 1) 2) 4)
type Op = { Name: string; F: int -> int -> int; mutable Uses: int }
let ops = [ for n, f in [ "add", (+); "sub", (-); "mul", (*); "pow", (fun a b -> pown a b) ] -> { Name = n; F = f; Uses = 0 } ]
let use' n a b =
    match ops |> List.tryFind (fun o -> o.Name = n) with
    | Some o -> o.Uses <- o.Uses + 1; Ok (o.F a b)
    | None -> Error n
printfn "%A" [ use' "add" 1 2; use' "pow" 2 5; use' "xx" 1 1; use' "add" 5 5 ]
printfn "%A" (ops |> List.map (fun o -> o.Name, o.Uses))
let counterFactory =
    let mutable made = 0
    fun step ->
        made <- made + 1
        let id = made
        let mutable v = 0
        {| Next = (fun () -> v <- v + step; v * 100 + id); Reset = fun () -> v <- 0 |}
let c1, c2 = counterFactory 1, counterFactory 5
printfn "%d %d %d" (c1.Next()) (c2.Next()) (c1.Next())
c1.Reset()
printfn "%d %d" (c1.Next()) (c2.Next())
let rec y f x = f (y f) x
printfn "%d" (y (fun self n -> if n = 0 then 1 else n * self (n - 1)) 6)
let flip f a b = f b a
printfn "%A" (List.map (flip (-) 10) [ 1; 2 ])
let memoFib =
    let cache = System.Collections.Generic.Dictionary<int, int64>()
    let rec fib n = 
        if n < 2 then int64 n
        else
            match cache.TryGetValue n with
            | true, v -> v
            | false, _ ->
                let r = fib (n - 1) + fib (n - 2)
                cache[n] <- r
                r
    fib
printfn "%d %d" (memoFib 80) (memoFib 50)
let apply2 (f: 'a -> 'a) = f >> f
printfn "%d %s" (apply2 (fun x -> x * x) 3) (apply2 (fun s -> s + s) "z")
let arr = Array.init 3 (fun i -> fun x -> x + i)
arr[1] <- (fun x -> x * 100)
printfn "%A" [ for f in arr -> f 7 ]
let curry f a b = f (a, b)
let uncurry f (a, b) = f a b
printfn "%A" (List.map (uncurry (curry (fun (a, b) -> a * b))) [ 1, 2; 3, 4 ])
let tryf f = try Some (f ()) with _ -> None
printfn "%A %A" (tryf (fun () -> 1 / 0)) (tryf (fun () -> 4 / 2))
let nested = [ for f in [ id; abs; (~-) ] do for x in [ -1; 2 ] do f x ]
printfn "%A" nested
