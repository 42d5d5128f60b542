// out: 0 <null> false s 1
// out: 0 <null> false s 1
// out: 0 <null> false s 1
// out: 0 <null> false s 1
// out: 0 <null> false s 1
// out: 0 <null> false s 1
// out: 0 <null> false s 1
// out: 0 <null> false s 1
// out: 0 <null> false s 1
// out: 0 <null> false s 1
// out: 1 1
// out: 2 2
// out: 3 3
// out: 1
// out: 2
// out: 3
// out: 2 true false false
// out: b
// out: b
// out: 2
// out: 1 1
// out: 0
// out: 1 bottom
// out: l4 l4
// out: async
// out: 6
// What a program adds to an exception belongs to that object alone.
open System
open System.Collections
exception E of int
exception Plain
type Own() = inherit Exception "own"
let mark (make: unit -> exn) =
  let a, b = make (), make ()
  a.Data.["x"] <- 1
  a.HelpLink <- "h"
  a.Source <- "s"
  a.HResult <- 1
  printfn "%d %A %b %s %d" b.Data.Count b.HelpLink (b.HResult = 1) a.Source a.HResult
mark (fun () -> E 5)
mark (fun () -> Plain)
mark (fun () -> Own ())
mark (fun () -> Exception "text")
mark (fun () -> try failwith "f" with e -> e)
mark (fun () -> try printfn "%d" (1 / [| 0 |].[0]); null with e -> e)
mark (fun () -> try printfn "%d" [| 0 |].[[].Length + 3]; null with e -> e)
mark (fun () -> try raise Plain with e -> e)
mark (fun () -> { new Exception "o" with member _.Message = "expr" })
mark (fun () -> AggregateException [ Exception "q" ] :> exn)
let all = [ for i in 1 .. 3 -> let e = Exception (string i) in e.Data.Add ("i", i); e ]
for e in all do printfn "%s %O" e.Message e.Data.["i"]
let outer = AggregateException (Seq.cast<exn> all)
for e in outer.InnerExceptions do printfn "%O" e.Data.["i"]
let h = Hashtable ()
h.["a"] <- 1
let d = h :> IDictionary
d.Add ("b", 2)
printfn "%d %b %b %b" d.Count (d.Contains "b") d.IsReadOnly d.IsFixedSize
d.Remove "a"
for e in d do printfn "%O" (e :?> DictionaryEntry).Key
for e in d.Keys do printfn "%O" e
for e in d.Values do printfn "%O" e
printfn "%d %d" d.Keys.Count (Seq.length (Seq.cast<obj> d))
d.Clear ()
printfn "%d" h.Count
// the exception is kept by what it holds
let rec chain n (e: exn) = if n = 0 then e else chain (n - 1) (let o = Exception ("n", e) in o.Data.["depth"] <- n; o)
let top = chain 1000 (Exception "bottom")
printfn "%O %s" top.Data.["depth"] (top.GetBaseException ()).Message
type Helped(link: string) =
  inherit Exception("helped")
  member val Count = 0 with get, set
  override this.HelpLink
    with get () = link + string this.Count
    and set v = this.Count <- String.length v
let helped = Helped "l"
(helped :> exn).HelpLink <- "four"
printfn "%s %s" helped.HelpLink (helped :> exn).HelpLink
async {
  try
    try do! async { return failwith "in" }
    with e -> e.Data.["a"] <- "async"; raise e
  with e -> printfn "%O" e.Data.["a"]
} |> Async.RunSynchronously
let first = try failwith "x" with e -> e.Data.["n"] <- 0; e
for i in 1 .. 3 do
  try raise first
  with e -> e.Data.["n"] <- (e.Data.["n"] :?> int) + i
printfn "%O" first.Data.["n"]
