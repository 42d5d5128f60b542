// in:
// in: t
// in: th
// in: the
// in: the 
// in: the q
// in: the qu
// in: the qui
// in: the quic
// in: the quick
// in: the quick 
// in: the quick b
// in: the quick br
// in: the quick bro
// in: the quick brow
// in: the quick brown
// in: the quick brown 
// in: the quick brown f
// in: the quick brown fo
// in: the quick brown fox
// in: the quick brown fox 
// in: the quick brown fox j
// in: the quick brown fox ju
// in: the quick brown fox jum
// in: the quick brown fox jump
// in: the quick brown fox jumps
// in: the quick brown fox jumps 
// in: the quick brown fox jumps o
// in: the quick brown fox jumps ov
// in: the quick brown fox jumps ove
// in: the quick brown fox jumps over
// in: the quick brown fox jumps over 
// in: the quick brown fox jumps over t
// in: the quick brown fox jumps over th
// in: the quick brown fox jumps over the
// in: the quick brown fox jumps over the 
// in: the quick brown fox jumps over the l
// in: the quick brown fox jumps over the la
// in: the quick brown fox jumps over the laz
// in: the quick brown fox jumps over the lazy
// in: é
// in: té
// in: thét
// in: theét
// in: the éth
// in: the qéth
// in: the quéthe
// in: the quiéthe
// in: the quicéthe 
// in: the quickéthe 
// in: the quick éthe q
// in: the quick béthe q
// in: the quick bréthe qu
// in: the quick broéthe qu
// in: the quick browéthe qui
// in: the quick brownéthe qui
// in: the quick brown éthe quic
// in: the quick brown féthe quic
// in: the quick brown foéthe quick
// in: the quick brown foxéthe quick
// in:
// in:
// in: x
// in: €€€€€€€€€€€
// in:
// in: the quick brown fox jumps over the lazy dog and runs away from all of them at oncethe quick brown fox jumps over the lazy dog and runs away from all of them at once
// in: last
// out: 67 36123148
// Lines of all lengths, ASCII and not, wherever they lie in the input's words.
open System

let mutable count = 0
let mutable sum = 0L
let mutable line = Console.ReadLine()
while not (isNull line) do
    count <- count + 1
    sum <- (sum * 31L + int64 line.Length) % 1000000007L
    for c in line do
        sum <- (sum * 31L + int64 c) % 1000000007L
    line <- Console.ReadLine()
printfn "%d %d" count sum
