// out: utf-16 [(2, 1); (4, 2); (12, 4); (202, 51)]
// out: ArgumentOutOfRangeException
// out: utf-8 [(3, 1); (6, 2); (18, 6); (303, 101)]
// out: ArgumentOutOfRangeException
// out: us-ascii [(1, 0); (2, 1); (6, 5); (101, 100)]
// out: ArgumentOutOfRangeException
// out: utf-32 [(4, 2); (8, 2); (24, 4); (404, 52)]
// out: ArgumentOutOfRangeException
// out: iso-8859-1 [(1, 0); (2, 1); (6, 5); (101, 100)]
// out: ArgumentOutOfRangeException
// out: utf-16BE [(2, 1); (4, 2); (12, 4); (202, 51)]
// out: ArgumentOutOfRangeException
// out: [1; 2]
// out: [1; 2] 1
// out: disposed
// out: [1; 2] 2
// out: false
// out: 1
// out: ["fin"]
// out: [1; 2; 3]
open System
open System.Text
for e in [Encoding.Unicode; Encoding.UTF8; Encoding.ASCII; Encoding.UTF32; Encoding.Latin1; Encoding.BigEndianUnicode] do
    printfn "%s %A" e.WebName [for n in [0; 1; 5; 100] -> e.GetMaxByteCount n, e.GetMaxCharCount n]
    try printfn "%d" (e.GetMaxByteCount -1) with x -> printfn "%s" (x.GetType().Name)
let mutable n = 0
let c = Seq.cache (seq { n <- n + 1; yield 1; yield 2 })
printfn "%A" (Seq.toList c)
printfn "%A %d" (Seq.toList c) n
match box c with
| :? IDisposable as d -> d.Dispose (); printfn "disposed"
| _ -> printfn "not disposable"
printfn "%A %d" (Seq.toList c) n
(c :?> IDisposable).Dispose ()
let s = seq { 1 .. 3 }
printfn "%b" (match box s with :? IDisposable -> true | _ -> false)
let log = ResizeArray<string> ()
let c2 = Seq.cache (seq {
    try
        yield 1
        yield 2
        yield 3
    finally log.Add "fin" })
printfn "%d" (Seq.head c2)
(c2 :?> IDisposable).Dispose ()
printfn "%A" (List.ofSeq log)
printfn "%A" (Seq.toList c2)
(use d = c2 :?> IDisposable in ())
