// out: 2;1;
// out: Some "a"
// out: [1; 4; 9]
// out: 14
// out: [3; 2; 1]
// out: x-y
// out: 3 ab [1; 2]
// out: k=v
// out: [k|v]
// out: [1]
// out: six
// out: z 1
// out: 1 3 12
// out: 0 6
// out: 7
// out: 0,1,2,
// out: [2; 4] [1; 3; 5]
// out: two
// out: 3
// out: 6
// out: 1 3 7
// out: 5
// out: 8
// out: 3
// out: Int32
// out: ([|1; 2|], [|'a'; 'b'|])
// out: [(1, "a"); (2, "b")]
// out: [3; 1]
// out: [5]
// out: Error 3
// out: [1; 3]
// out: "ABC"
// value restriction, generics, module functors via records, printf first class, misc forms
module Util =
    let tee f x = f x; x
    let inline (|>>) x f = List.map f x
    module Inner =
        let rec private helper acc = function
            | [] -> acc
            | x :: xs -> helper (x :: acc) xs
        let reverse xs = helper [] xs
open Util
open type System.String
type Stack<'a> = private Stack of 'a list
module Stack =
    let empty = Stack []
    let push x (Stack xs) = Stack(x :: xs)
    let pop (Stack xs) =
        match xs with
        | [] -> None
        | x :: rest -> Some(x, Stack rest)
    let rec toSeq s = seq {
        match pop s with
        | Some(x, rest) ->
            yield x
            yield! toSeq rest
        | None -> () }
Stack.empty |> Stack.push 1 |> Stack.push 2 |> Stack.toSeq |> Seq.iter (printf "%d;")
printfn ""
Stack.empty |> Stack.push "a" |> Stack.pop |> Option.map fst |> printfn "%A"
[ 1; 2; 3 ] |>> (fun x -> x * x) |> tee (printfn "%A") |> List.sum |> printfn "%d"
printfn "%A" (Inner.reverse [ 1; 2; 3 ])
printfn "%s" (Join("-", [ "x"; "y" ]))
type Monoid<'a> = { Zero: 'a; Plus: 'a -> 'a -> 'a }
let sumM = { Zero = 0; Plus = (+) }
let strM = { Zero = ""; Plus = fun a b -> a + b }
let listM () = { Zero = []; Plus = (@) }
let fold m xs = List.fold m.Plus m.Zero xs
printfn "%d %s %A" (fold sumM [ 1; 2 ]) (fold strM [ "a"; "b" ]) (fold (listM ()) [ [ 1 ]; [ 2 ] ])
let printers : (string -> string -> unit) list = [ printfn "%s=%s"; printfn "[%s|%s]" ]
for p in printers do p "k" "v"
let show = sprintf "%A"
printfn "%s" (show [ 1 ])
let rec (|Sum|_|) n xs =
    match xs with
    | [] when n = 0 -> Some ()
    | x :: rest -> (|Sum|_|) (n - x) rest
    | _ -> None
match [ 1; 2; 3 ] with
| Sum 6 -> printfn "six"
| _ -> printfn "other"
let swap struct (a, b) = struct (b, a)
let struct (p, q) = swap struct (1, "z")
printfn "%s %d" p q
type Opt =
    static member Area(?width: int, ?height: int) = defaultArg width 1 * defaultArg height 1
    static member Many([<System.ParamArray>] xs: int[]) = Array.sum xs
printfn "%d %d %d" (Opt.Area()) (Opt.Area(width = 3)) (Opt.Area(3, height = 4))
printfn "%d %d" (Opt.Many()) (Opt.Many(1, 2, 3))
let x = 3
let result =
    if x > 2 then
        let y = x * 2
        y + 1
    else 0
printfn "%d" result
let rec loop i =
    if i < 3 then
        printf "%d," i
        loop (i + 1)
loop 0
printfn ""
let nums = [ 1..5 ]
let evens, odds = nums |> List.partition (fun n -> n % 2 = 0)
printfn "%A %A" evens odds
let lookup = dict [ 1, "one"; 2, "two" ]
match lookup.TryGetValue 2 with
| true, v -> printfn "%s" v
| _ -> ()
let mutable count = 0
let incr' () = count <- count + 1
for _ in 1..3 do incr' ()
printfn "%d" count
let res = [ for x in 1..3 do for y in 1..3 do if x <> y then yield x, y ]
printfn "%d" res.Length
let a, _, c = 1, 2, 3
let (|Pair|) (a, b) = a + b
let (Pair s) = 3, 4
printfn "%d %d %d" a c s
let inline ap f = f ()
printfn "%d" (ap (fun () -> 5))
let compose = (>>) ((+) 1) ((*) 2)
printfn "%d" (compose 3)
let multi = "a
b"
printfn "%d" multi.Length
let t = typeof<int>
printfn "%s" t.Name
let z = [| 1, 'a'; 2, 'b' |] |> Array.unzip
printfn "%A" z
printfn "%A" (List.map2 (fun a b -> a, b) [ 1; 2 ] [ "a"; "b" ])
printfn "%A" ([ 3; 1 ] |> List.sortBy (~-))
printfn "%A" (Some 5 |> Option.filter (fun x -> x > 3) |> Option.toList)
printfn "%A" (Result.mapError String.length (Error "abc" : Result<int, string>))
printfn "%A" ([ Some 1; None; Some 3 ] |> List.choose id)
printfn "%A" (match "abc" with "abc" as s -> s.ToUpper() | _ -> "")
