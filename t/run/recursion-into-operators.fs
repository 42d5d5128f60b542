// out: 101 101 23401 23401 220168161 220168161 451500000000135457 451500000000135457
// out: 125 125 -11139 1459541117 -766170044718721923
// out: 240 2032 18446735286206463999 -1 4611686018427388031 -501 64536
// out: -4950 -302 4093 6 11
// out: 5;4;3;2;1; 15
// out: 1;2;3;4;5; 15
// out: 25
// out: 485
// out: end
// out: 1007
// out: 103
// out: -1
// out: ab cde none
// out: too large
// out: 1325 1325
// out: 418
// out: 2750
// out: 64
// out: 0.99999999999999989
// out: 11
module Program
open System

// Calls whose result goes into one operator: every operator and width, wrapping.
let rec addB (n: int) : byte = if n = 0 then 7uy else byte n + addB (n - 1)
let rec addSB (n: int) : sbyte = if n = 0 then 7y else sbyte n + addSB (n - 1)
let rec addS (n: int) : int16 = if n = 0 then 7s else addS (n - 1) + int16 (n * 31)
let rec addUS (n: int) : uint16 = if n = 0 then 7us else uint16 (n * 31) + addUS (n - 1)
let rec addI n = if n = 0 then 7 else n * 100003 + addI (n - 1)
let rec addU (n: int) : uint32 = if n = 0 then 7u else uint32 n * 100003u + addU (n - 1)
let rec addL (n: int) : int64 = if n = 0 then 7L else int64 n * 10000000000003L + addL (n - 1)
let rec addUL (n: int) : uint64 = if n = 0 then 7UL else uint64 n * 10000000000003UL + addUL (n - 1)
printfn "%d %d %d %d %d %d %d %d" (addB 300) (addSB 300) (addS 300) (addUS 300) (addI 300) (addU 300) (addL 300) (addUL 300)
let rec mulB (n: int) : byte = if n = 0 then 3uy else byte (n * 2 + 1) * mulB (n - 1)
let rec mulSB (n: int) : sbyte = if n = 0 then 3y else sbyte (n * 2 + 1) * mulSB (n - 1)
let rec mulS (n: int) : int16 = if n = 0 then 3s else int16 (n * 2 + 1) * mulS (n - 1)
let rec mulI n = if n = 0 then 3 else (n * 2 + 1) * mulI (n - 1)
let rec mulL (n: int) : int64 = if n = 0 then 3L else mulL (n - 1) * int64 (n * 2 + 1)
printfn "%d %d %d %d %d" (mulB 30) (mulSB 30) (mulS 30) (mulI 30) (mulL 30)
let rec andB (n: int) : byte = if n = 0 then 255uy else (byte n ||| 0xF0uy) &&& andB (n - 1)
let rec andI n = if n = 0 then -1 else (n ||| 0x7F0) &&& andI (n - 1)
let rec andUL (n: int) : uint64 = if n = 0 then UInt64.MaxValue else andUL (n - 1) &&& ~~~(uint64 n <<< 33)
let rec orSB (n: int) : sbyte = if n = 0 then 0y else sbyte n ||| orSB (n - 3)
let rec orL (n: int) : int64 = if n = 0 then 1L <<< 62 else int64 n ||| orL (n - 1)
let rec xorS (n: int) : int16 = if n = 0 then -1s else int16 (n * 257) ^^^ xorS (n - 1)
let rec xorI n = if n = 0 then 0 else xorI (n - 1) ^^^ (n * 65599)
printfn "%d %d %d %d %d %d %d" (andB 9) (andI 20) (andUL 1000) (orSB 129) (orL 100) (xorS 500) (xorI 999)

// Several operators in a row, a difference, several ways with one operator, with two, and a self tail call among them.
let rec several n = if n = 0 then 0 else n + (several (n - 1) - 2 * n) + 1
let rec ways n =
    if n = 0 then 5
    elif n % 3 = 0 then 1 + ways (n - 1)
    elif n % 3 = 1 then ways (n - 1) - 10
    else ways (n - 1)
let rec two n = if n = 0 then 1 elif n % 2 = 0 then 3 + two (n - 1) else 2 * two (n - 1)
let rec from n = if n = 0 then 0 else n - from (n - 1)
let rec ones (n: int) = if n = 0 then 0 elif n % 2 = 0 then ones (n / 2) else 1 + ones (n / 2)
printfn "%d %d %d %d %d" (several 100) (ways 100) (two 20) (from 11) (ones 0x7f0f)

// What happens before and behind the call keeps its order.
let rec say n = if n = 0 then 0 else (printf "%d;" n; n) + say (n - 1)
printfn " %d" (say 5)
let rec late n = if n = 0 then 0 else late (n - 1) + (printf "%d;" n; n)
printfn " %d" (late 5)
let mutable cell = 0
let rec after n = if n = 0 then 0 else (cell <- cell + 1; after (n - 1) + cell)
printfn "%d" (after 5)
let mutable seen = 100
let rec before n = if n = 0 then 0 else (seen <- seen - 1; let s = seen in s + before (n - 1))
printfn "%d" (before 5)

// Exceptions: raised at the end, caught outside, at one level, around each call.
let rec raises n = if n = 0 then failwith "end" else n + raises (n - 1)
printfn "%s" (try string (raises 10) with Failure m -> m)
let rec resumes n =
    if n = 0 then failwith "end"
    elif n = 3 then (try 10 + resumes (n - 1) with Failure _ -> 1000)
    else 1 + resumes (n - 1)
printfn "%d" (resumes 10)
let rec each n = if n = 0 then failwith "end" else (try 1 + each (n - 1) with Failure _ -> n * 100)
printfn "%d" (each 4)
let rec divides n = if n < -2 then 0 else 100 / n + divides (n - 1)
printfn "%d" (try divides 3 with :? DivideByZeroException -> -1)
let rec cleans (xs: string list) = match xs with [] -> failwith "none" | x :: t -> (try x.Length finally printf "%s " x) + cleans t
printfn "%s" (try string (cleans [ "ab"; "cde" ]) with Failure m -> m)
let rec checkedSum n = if n = 0 then Int32.MaxValue - 3 else Checked.(+) 1 (checkedSum (n - 1))
printfn "%s" (try string (checkedSum 4) with :? OverflowException -> "too large")

// Owned values along the way.
let rec lengths (xs: string list) = match xs with [] -> 0 | x :: t -> (x + "!").Length + lengths t
let words = [ for i in 1 .. 50 -> String('a', i) ]
printfn "%d %d" (lengths words) (lengths words)
type Tree = Leaf | One of Tree | Two of Tree * Tree
let rec size t = match t with Leaf -> 1 | One t -> 1 + size t | Two(a, b) -> size a + size b
let rec grow n = if n = 0 then Leaf elif n % 3 = 0 then Two(grow (n - 1), grow (n / 2)) else One(grow (n - 1))
printfn "%d" (size (grow 40))
let rec applied (f: int -> int) n = if n = 0 then 0 else f n + applied f (n - 1)
let bonus = words.Length
printfn "%d" (applied (fun x -> x * bonus) 10)
let rec wide (a: int) (s: string) (b: float) n = if n = 0 then a + s.Length + int b else 1 + wide (n + a) s (b + 0.5) (n - 1)
printfn "%d" (wide 1 "xyz" 2.0 9)
let rec float' n = if n = 0 then 0.1 else 0.1 + float' (n - 1)
printfn "%.17g" (float' 9)
let rec even n = if n = 0 then 1 else 1 + odd (n - 1)
and odd n = if n = 0 then 0 else 1 + even (n - 1)
printfn "%d" (even 11)
