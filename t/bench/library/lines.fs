// The time of reading standard input by lines: a name, milliseconds and a result; the same as lines.c and lines.ml do.
open System

let watch = Diagnostics.Stopwatch.StartNew()
let mutable count = 0L
let mutable length = 0L
let mutable line = Console.ReadLine()
while not (isNull line) do
    count <- count + 1L
    length <- length + int64 line.Length
    line <- Console.ReadLine()
printfn "lines %d.000 %d" watch.ElapsedMilliseconds (length + count)
