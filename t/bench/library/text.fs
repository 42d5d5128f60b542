// Times of printing and reading: each line of output is a name, milliseconds and a result; arguments name the parts that are
// wanted. text.c and text.ml do the same work where C and OCaml have the thing. Lines that begin with # are the work of printing.
open System
open System.Text
open Measure

let mutable state = 1UL
let next () =
    state <- state * 6364136223846793005UL + 1442695040888963407UL
    state >>> 11

/// Less than 1, of all sizes, amounts.
let allFloats =
    lazy (Array.init 300000 (fun i ->
        let n = next ()
        match i % 3 with
        | 0 -> float n / 1e16
        | 1 -> BitConverter.Int64BitsToDouble(int64 (n * 1024UL % 0x7FE0000000000000UL))
        | _ -> float (n % 10000000UL) / 100.0))

type Point = { x: int; y: float; name: string }
type Shape =
    | Circle of center: Point * radius: float
    | Path of Point list
    | Nothing

time "printf" (fun () ->
    for i in 1 .. 1000000 do
        printfn "# %d %s %5.2f" i "text" (float i * 0.5)
    0L)

time "printf-int" (fun () ->
    for i in 1 .. 1000000 do
        printf "# %d\n" i
    0L)

time "writeline" (fun () ->
    for i in 1 .. 1000000 do
        Console.Out.Write "# "
        Console.WriteLine i
    0L)

time "sprintf" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 300000 do
        sum <- sum + int64 (sprintf "%5d: %-8s = %08x" i "name" (i * 77)).Length
    sum)

time "interpolation" (fun () ->
    let floats = allFloats.Force()
    let mutable sum = 0L
    for i in 1 .. 300000 do
        sum <- sum + int64 $"{i}, {i * 3,8} and {floats.[i - 1]:F3}".Length
    sum)

time "any" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 3000 do
        let p = { x = i; y = float i * 0.5; name = "point" }
        sum <- sum + int64 (sprintf "%A" [ Circle(p, 2.5); Path [ p; p ]; Nothing ]).Length
    sum)

time "any-million" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 1000000 do
        sum <- sum + int64 (sprintf "%A" (i, "text")).Length
    sum)

time "any-list" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 1000 do
        sum <- sum + int64 (sprintf "%A" [ i .. i + 90 ]).Length
    sum)

time "float-shortest" (fun () ->
    let floats = allFloats.Force()
    let mutable sum = 0L
    for x in floats do
        sum <- sum + int64 (x.ToString().Length)
    sum)

time "float-fixed" (fun () ->
    let floats = allFloats.Force()
    let mutable sum = 0L
    for i in 0 .. 3 .. 299999 do
        sum <- sum + int64 (floats.[i].ToString("F6").Length)
    sum)

time "float-scientific" (fun () ->
    let floats = allFloats.Force()
    let mutable sum = 0L
    for x in floats do
        sum <- sum + int64 (sprintf "%.10e" x).Length
    sum)

let allTexts = lazy (Array.map (fun (x: float) -> x.ToString "R") (allFloats.Force()))

time "float-parse" (fun () ->
    let texts = allTexts.Force()
    let mutable sum = 0L
    for t in texts do
        sum <- sum ^^^ BitConverter.DoubleToInt64Bits(Double.Parse t)
    sum)

time "int-print" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 1000000 do
        sum <- sum + int64 (string (i * 1237)).Length
    sum)

let allNumbers = lazy (Array.init 300000 (fun i -> string (int64 i * 1000003L)))

time "int-parse" (fun () ->
    let numbers = allNumbers.Force()
    let mutable sum = 0L
    for t in numbers do
        sum <- sum + Int64.Parse t
    sum)

time "number-format" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 200000 do
        sum <- sum + int64 ((float i * 1234.567).ToString("N2").Length + (i * 7).ToString("#,##0").Length)
    sum)

time "stringbuilder-mixed" (fun () ->
    let b = StringBuilder()
    for i in 1 .. 200000 do
        b.Append(i).Append(", ").Append(float i * 0.25).Append(';').AppendFormat("{0,6}|", i) |> ignore
        if b.Length > 10000 then b.Length <- b.Length - 9000
    int64 b.Length)

time "string-split-join" (fun () ->
    let line = String.Join(",", Array.init 100 string)
    let mutable sum = 0L
    for _ in 1 .. 3000 do
        let parts = line.Split ','
        sum <- sum + int64 (String.Join(";", parts).Replace(";", "::").Length)
    sum)

time "bigint-factorial" (fun () ->
    let mutable f = 1I
    for i in 2 .. 3000 do
        f <- f * bigint i
    int64 (f.ToString().Length))

time "decimal" (fun () ->
    let mutable sum = 0M
    for i in 1 .. 200000 do
        sum <- sum + decimal i * 1.05M
    int64 (sum.ToString().Length))

time "string-concat" (fun () ->
    let mutable sum = 0L
    let mutable text = ""
    for i in 1 .. 1000000 do
        text <- text + "ab" + string (i &&& 7)
        if text.Length > 100 then
            sum <- sum + int64 text.Length
            text <- ""
    sum)

time "string-concat-seq" (fun () ->
    let parts = [ for i in 1 .. 200000 -> "part" + string i ]
    int64 (String.concat ", " parts).Length)

time "string-search" (fun () ->
    let text = String.replicate 20000 "the quick brown fox jumps over the lazy dog. "
    let mutable at = 0
    let mutable found = 0L
    while at >= 0 do
        at <- text.IndexOf("lazy dog", at, StringComparison.Ordinal)
        if at >= 0 then
            found <- found + int64 at
            at <- at + 1
    found + int64 (text.Replace("quick", "slow").ToUpperInvariant().Length))

time "string-chars" (fun () ->
    let text = String.replicate 50000 "some words, 42 of them; "
    let mutable letters = 0L
    for c in text do
        if Char.IsLetter c then letters <- letters + 1L
    let digits = text |> String.filter Char.IsDigit
    letters * 1000L + int64 digits.Length + int64 (text.Trim().Split(' ', StringSplitOptions.RemoveEmptyEntries).Length))

time "int32-parse" (fun () ->
    let numbers = allNumbers.Force()
    let mutable sum = 0L
    for t in numbers do
        let ok, n = Int32.TryParse t
        if ok then sum <- sum + int64 n
    sum)
