// out: [] []
// out: [2] ["0"]
// out: [3; 4] ["0"; "1"]
// out: [6; 7; 8; 9; 10] ["0"; "1"; "2"; "3"; "4"]
// out: [] ["a!"]
// out: ["y"; "z"; "a!"; "b!"] ["z"]
// out: ([], []) ([], [1; -1]) ([2; 4; 6], [1; -1; 3; -3; 5; -5])
// out: [[]] [[1; 2]; []; [3]; []]
// out: [1; 2; -3] [1; 2]
// out: [[1]; [2; 4]; [3; 6; 9]]
// out: [(1, 1); (2, 1); (2, 2); (3, 1); (3, 2); (3, 3)] []
// out: [0; 1; 2; 3]
// out: [1; 2; 3; 1]
// out: [[1]; [1; 2]; [1; 2; 3]]
// out: ([1; 2; 3], [1; 2])
// out: [[3]; [10; 20]] [[10; 20]; [20; 30]]
// out: Error 3 Error 1 Ok [10; 20]
// out: [2; 4; 8; 9] [8]
// out: (["10"; "11"], ["0"; "1"; "2"; "3"; "4"; "5"; "6"; "7"; "8"; "9"])
// out: 012. 01# #
// Lists consed in a loop and reversed at its exits: none of the elements, one, exceptions in the middle, several accumulators.
module Program

exception Stop of int

let viaRec (f: int -> int) (xs: int list) =
    let rec go acc xs =
        match xs with
        | [] -> List.rev acc
        | x :: t -> go (f x :: acc) t
    go [] xs

let viaLoop n =
    let mutable acc = []
    let mutable i = 0
    while i < n do
        acc <- string i :: acc
        i <- i + 1
    List.rev acc

/// Called with several lists in front.
let rec onto acc (xs: string list) =
    match xs with
    | [] -> List.rev acc
    | x :: t -> onto (x + "!" :: acc) t

/// Two accumulators, one of them through a join, and two cells in one round.
let split (xs: int list) =
    let rec go even odd xs =
        match xs with
        | [] -> List.rev even, List.rev odd
        | x :: t when x % 2 = 0 -> go (x :: even) odd t
        | x :: t -> go even (-x :: x :: odd) t
    go [] [] xs

/// Lists of lists: the inner accumulator starts anew within the loop.
let runs (xs: int list) =
    let rec go all run xs =
        match xs with
        | [] -> List.rev (List.rev run :: all)
        | x :: t when x = 0 -> go (List.rev run :: all) [] t
        | x :: t -> go all (x :: run) t
    go [] [] xs

/// Several exits, one of them with another cell in front.
let untilNegative (xs: int list) =
    let rec go acc xs =
        match xs with
        | [] -> List.rev acc
        | x :: _ when x < 0 -> List.rev (x :: acc)
        | x :: t when x = 100 -> go acc t
        | x :: t -> go (x :: acc) t
    go [] xs

/// Nested loops.
let table n =
    let mutable rows = []
    for i in 1 .. n do
        let mutable row = []
        for k in 1 .. i do
            row <- (i * k) :: row
        rows <- List.rev row :: rows
    List.rev rows

/// One list made by two loops, one inside the other.
let flat n =
    let mutable all = []
    for i in 1 .. n do
        for k in 1 .. i do
            all <- (i, k) :: all
    List.rev all

/// The list is looked at before it is reversed.
let counted n =
    let mutable acc = []
    while List.length acc < n do
        acc <- acc.Length :: acc
    List.rev acc

let peeked (xs: int list) =
    let rec go acc xs =
        match xs, acc with
        | [], _ -> List.rev acc
        | x :: t, y :: _ when x = y -> go acc t
        | x :: t, _ -> go (x :: acc) t
    go [] xs

/// Every prefix reversed: the list is used again.
let prefixes (xs: int list) =
    let rec go acc out xs =
        match xs with
        | [] -> List.rev out
        | x :: t ->
            let next = x :: acc
            go next (List.rev next :: out) t
    go [] [] xs

/// A value kept from an earlier round.
let last2 (xs: int list) =
    let mutable acc = []
    let mutable before = []
    for x in xs do
        before <- acc
        acc <- x :: acc
    List.rev acc, List.rev before

/// What was made is lost, and kept by a handler.
let guarded (f: int -> int) (xs: int list) =
    let mutable acc = []
    let mutable rest = xs
    try
        while not rest.IsEmpty do
            acc <- [ f rest.Head; f (rest.Head + 1) ] :: acc
            rest <- rest.Tail
        List.rev acc
    with Stop n -> [ n ] :: List.rev acc

let tryRec f xs = try Ok(viaRec f xs) with Stop n -> Error n

/// A reversal written out, in front of something.
let appended (xs: int list) (tail: int list) =
    let rec back rest result =
        match rest with
        | [] -> result
        | x :: t -> back t (x :: result)
    let rec go acc xs =
        match xs with
        | [] -> back acc tail
        | x :: t -> go (x * 2 :: acc) t
    go [] xs

type Chain =
    | End
    | Stopped
    | Link of string * Chain

let rec reverseChain rest result =
    match rest with
    | Link(s, t) -> reverseChain t (Link(s, result))
    | _ -> result

let chain n ending =
    let rec go acc i = if i = n then reverseChain acc ending else go (Link(string i, acc)) (i + 1)
    go End 0

[<EntryPoint>]
let main _ =
    let stopAt n x = if x = n then raise (Stop n) else x * 10
    for n in [ 0; 1; 2; 5 ] do
        printfn "%A %A" (viaRec (fun x -> x + n) [ 1..n ]) (viaLoop n)
    printfn "%A %A" (onto [] []) (onto [] [ "a" ])
    printfn "%A %A" (onto [ "z"; "y" ] [ "a"; "b" ]) (onto [ "z" ] [])
    printfn "%A %A %A" (split []) (split [ 1 ]) (split [ 1..6 ])
    printfn "%A %A" (runs []) (runs [ 1; 2; 0; 0; 3; 0 ])
    printfn "%A %A" (untilNegative [ 1; 100; 2; -3; 4 ]) (untilNegative [ 1; 2 ])
    printfn "%A" (table 3)
    printfn "%A %A" (flat 3) (flat 0)
    printfn "%A" (counted 4)
    printfn "%A" (peeked [ 1; 1; 2; 2; 2; 3; 1 ])
    printfn "%A" (prefixes [ 1; 2; 3 ])
    printfn "%A" (last2 [ 1; 2; 3 ])
    printfn "%A %A" (guarded (stopAt 3) [ 1; 2; 3 ]) (guarded (stopAt 9) [ 1; 2 ])
    printfn "%A %A %A" (tryRec (stopAt 3) [ 1; 2; 3; 4 ]) (tryRec (stopAt 1) [ 1 ]) (tryRec (stopAt 9) [ 1; 2 ])
    printfn "%A %A" (appended [ 1; 2 ] [ 8; 9 ]) (appended [] [ 8 ])
    printfn "%A" (List.partition (fun (s: string) -> s.Length > 1) (viaLoop 12))
    let rec show c = match c with End -> "." | Stopped -> "#" | Link(s, t) -> s + show t
    printfn "%s %s %s" (show (chain 3 End)) (show (chain 2 Stopped)) (show (chain 0 Stopped))
    0
