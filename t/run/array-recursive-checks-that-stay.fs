// out: sum from 0 6
// out: sum from -1 outside
// out: back from the end 6
// out: back from the length outside
// out: two of a length 21
// out: two of different lengths outside
// out: crossed 9
// out: crossed and short outside
// out: jump 1
// out: jump over the end outside
// out: even 24
// out: down outside
// out: least 2
// out: least outside
// out: shorter outside
// out: used 6
// out: used and more outside
// Recursive functions over arrays, some of whose callers keep to the bounds and some do not.
let attempt (what: string) f =
    try
        printfn "%s %d" what (f ())
    with :? System.IndexOutOfRangeException -> printfn "%s outside" what
let a = [| 1; 2; 3 |]
let rec sum (a: int[]) i = if i >= a.Length then 0 else a.[i] + sum a (i + 1)
attempt "sum from 0" (fun () -> sum a 0)
attempt "sum from -1" (fun () -> sum a -1)
let rec back (a: int[]) j = if j < 0 then 0 else a.[j] + back a (j - 1)
attempt "back from the end" (fun () -> back a (a.Length - 1))
attempt "back from the length" (fun () -> back a a.Length)
// one array's length for another
let rec two (a: int[]) (b: int[]) j = if j < 0 then 0 else a.[j] + b.[j] + two a b (j - 1)
attempt "two of a length" (fun () -> two a [| 4; 5; 6 |] (a.Length - 1))
attempt "two of different lengths" (fun () -> two a [| 4; 5 |] (a.Length - 1))
let rec crossed (a: int[]) (b: int[]) j = if j < 0 then 0 else a.[j] + crossed b a (j - 1)
attempt "crossed" (fun () -> crossed a [| 4; 5; 6; 7 |] (a.Length - 1))
attempt "crossed and short" (fun () -> crossed a [| 4 |] (a.Length - 1))
// wraps on the way
let rec jump (a: int[]) i n = if n = 0 then 0 elif i < a.Length then a.[i] + jump a (i + 1073741824) (n - 1) else jump a (i + 1073741824) (n - 1)
attempt "jump" (fun () -> jump a 0 2)
attempt "jump over the end" (fun () -> jump a 1 4)
// each other
let rec even (a: int[]) i = if i >= a.Length then 0 else a.[i] + odd a (i + 1)
and odd (a: int[]) i = if i >= a.Length then 0 else 10 * a.[i] + even a (i + 1)
attempt "even" (fun () -> even a 0)
let rec down (a: int[]) i = if i = -2 then 0 else a.[i] + up a (i - 1)
and up (a: int[]) i = if i < 0 then down a i else a.[i] + down a (i - 1)
attempt "down" (fun () -> down a 2)
// also as a value: anybody may call it
let rec least (a: int[]) i = if i >= a.Length then 99 else min a.[i] (least a (i + 1))
let calls = [ least a; (fun i -> least a (i - 5)) ]
for f in calls do attempt "least" (fun () -> f 1)
// the array gets shorter
let rec shorter (a: int[]) i = if i < 0 then 0 else a.[i] + shorter (Array.sub a 0 (max 0 (a.Length - 2))) (i - 1)
attempt "shorter" (fun () -> shorter a 2)
type Row = { Cells: int[]; Used: int }
let rec used (r: Row) i = if i >= r.Used then 0 else r.Cells.[i] + used r (i + 1)
attempt "used" (fun () -> used { Cells = a; Used = 3 } 0)
attempt "used and more" (fun () -> used { Cells = a; Used = 4 } 0)
