// out: add 230403659 0
// out: subtract 112490706 0
// out: multiply 259377500 885
// out: divide 215450647 52993
// out: remainder 204709592 52900
// out: compare 47328663 0
// out: round 105124494 0
// out: texts 82968957 118
// out: floats 255842790 0
// out: no no no no 5 0.5 -0.5 0.10 0 no no 7 1 79228162514264337593543950335 no 0.0000000000000000000000000000 1000.5 -7 .
// Arithmetic, rounding, order, texts of decimals of all sizes and scales, by checksums of their texts.
open System

let mutable state = 7UL
let next () =
    state <- state * 6364136223846793005UL + 1442695040888963407UL
    int (uint32 (state >>> 32))
let pick (n: int) = int (uint32 (next ()) % uint32 n)
let number () =
    let size = pick 5
    let part (n: int) = if size < n then 0 elif size = n then next () &&& ((1 <<< (pick 31)) - 1) else next ()
    let tail = if pick 4 = 0 then 10 * pick 100000 else part 1
    Decimal(tail, part 2, part 3, pick 2 = 0, byte (if pick 3 = 0 then pick 29 else pick 5))
let mutable sum = 0
let mutable failures = 0
let text (s: string) =
    for c in s do
        sum <- (sum * 31 + int c) &&& 0xFFFFFFF
let attempt (f: unit -> string) =
    try
        text (f ())
    with
    | :? OverflowException -> failures <- failures + 1
    | :? DivideByZeroException -> failures <- failures + 100
let show (name: string) =
    printfn "%s %d %d" name sum failures
    sum <- 0
    failures <- 0

let numbers = Array.init 400 (fun _ -> number ())
let pairs = Array.init 4000 (fun i -> (if i % 2 = 0 then numbers.[pick 400] else number ()), (if i % 5 = 0 then decimal (pick 100) else number ()))
for a, b in pairs do
    attempt (fun () -> (a + b).ToString())
show "add"
for a, b in pairs do
    attempt (fun () -> (a - b).ToString())
show "subtract"
for a, b in pairs do
    attempt (fun () -> (a * b).ToString())
show "multiply"
for a, b in pairs do
    attempt (fun () -> (a / b).ToString())
    attempt (fun () -> (b / decimal (1 + pick 1000)).ToString())
show "divide"
for a, b in pairs do
    attempt (fun () -> (a % b).ToString())
show "remainder"
for a, b in pairs do
    text (string (sign (compare a b)))
    if (a = b) <> (a.CompareTo b = 0) then text "differ"
    if a = a + 0.00M && hash a <> hash (a + 0.00M) then text "hash"
show "compare"
for a, b in pairs do
    for mode in [ MidpointRounding.ToEven; MidpointRounding.AwayFromZero; MidpointRounding.ToZero; MidpointRounding.ToNegativeInfinity; MidpointRounding.ToPositiveInfinity ] do
        attempt (fun () -> Math.Round(a, pick 20, mode).ToString())
    attempt (fun () -> Math.Floor(b).ToString() + Math.Ceiling(b).ToString() + Math.Truncate(b).ToString())
show "round"
for a, _ in pairs do
    let s = a.ToString()
    if Decimal.Parse s <> a || (Decimal.Parse s).Scale <> a.Scale then text s
    attempt (fun () -> Decimal.Parse(s + "5").ToString())
    attempt (fun () -> Decimal.Parse(" " + s + " ").ToString())
    attempt (fun () -> Decimal.Parse(s.Replace(".", "")).ToString())
    text (a.ToString "N3")
show "texts"
for a, _ in pairs do
    attempt (fun () -> (decimal (float a)).ToString())
    attempt (fun () -> string (int64 (a / 1000000000000M)))
show "floats"
for t in [ ""; "-"; "."; "-."; "5."; ".5"; "-.5"; "00.10"; "-0"; "1.2.3"; "1e3"; "+7"; "0000000000000000000000000000001"; "79228162514264337593543950335"; "79228162514264337593543950336"; "0.00000000000000000000000000005"; "1,000.5"; "7-" ] do
    match Decimal.TryParse t with
    | true, d -> printf "%O " d
    | _ -> printf "no "
printfn "."
