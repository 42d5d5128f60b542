// out: 101/2/3
// out: 102/3/4 4,5,6^1
// out: 104/5/6 204/5/6 304/5/6
// out: 106/7/8 8,9,10^2
// out: 108/9/10
// out: 109/10/11 11,12,13^3
// out: 111/12/13
// out: 112/13/14 1
// out: 113/14/15
// out: 114/15/16
// out: 116/17/18115/16/17
// out: empty
type Items = int[]
let makeItems n : Items = Array.init 3 (fun i -> n + i)
let showItems (a: Items) =
  a.[0] <- a.[0] + 100
  String.concat "/" (Array.toList (Array.map string a))
type Sequence = seq<int>
let mutable closed = 0
let makeSequence n : Sequence =
  seq {
    try
      for i in 1 .. 3 do
        yield n + i
    finally
      closed <- closed + 1
  }
let showSequence (s: Sequence) =
  let text = String.concat "," (Seq.toList (Seq.map string s))
  text + "^" + string closed
type Box<'a> = { mutable Value: 'a; Tag: int }
let same x = x
let flip (x, y) = (y, x)
let rec times n x = if n = 0 then [] else x :: times (n - 1) x
let rec last xs =
  match xs with
  | [ x ] -> x
  | _ :: rest -> last rest
  | [] -> failwith "empty"
let apply f x = f x
let both f g (x, y) = (f x, g y)
let keep x = { Value = x; Tag = 1 }
printfn "%s" (showItems (same (makeItems 1)))
let w, v = flip (makeItems 2, makeSequence 3)
printfn "%s %s" (showItems v) (showSequence w)
printfn "%s" (String.concat " " (List.map showItems (times 3 (makeItems 4))))
printfn "%s %s" (showItems (last [ makeItems 5; makeItems 6 ])) (showSequence (last (times 2 (makeSequence 7))))
printfn "%s" (apply showItems (makeItems 8))
let s, t = both showItems showSequence (makeItems 9, makeSequence 10)
printfn "%s %s" s t
let box' = keep (makeItems 11)
printfn "%s" (showItems box'.Value)
box'.Value <- makeItems 12
printfn "%s %d" (showItems box'.Value) (keep box').Value.Tag
let o = Option.map same (Some(makeItems 13))
match o with
| Some v -> printfn "%s" (showItems v)
| None -> printfn "none"
printfn "%s" (showItems (Option.defaultValue (makeItems 14) None))
printfn "%s" (List.fold (fun acc v -> acc + showItems v) "" (List.rev (List.filter (fun _ -> true) [ makeItems 15; makeItems 16 ])))
try
  printfn "%s" (showItems (last []))
with Failure m -> printfn "%s" m
