// out: <null> <null> -2146233088
// out: 0 false false
// out: 3 1 "two" <null>
// out: a=1
// out: b=two
// out: 3=<null>
// out: a
// out: b
// out: 3
// out: ("a", 1)
// out: ("b", "two")
// out: (3, null)
// out: a
// out: b
// out: 3
// out: 1
// out: two
// out: <null>
// out: false true
// out: 0
// out: ArgumentNullException: Value cannot be null. (Parameter 'key')
// out: ArgumentException: Item has already been added. Key in dictionary: 'q'  Key being added: 'q'
// out: ArgumentNullException: Value cannot be null. (Parameter 'key')
// out: ArgumentNullException: Value cannot be null. (Parameter 'key')
// out: ArgumentNullException: Value cannot be null. (Parameter 'key')
// out: http me -5
// out: own
// out: own own
// out: "v" 9 True
// out: 77
// out: src
// out: set q
// out: inner 12
// out: 12 0 1
// out: "now"
// out: System.Collections.ListDictionaryInternal
// out: 1
// out: true
open System
open System.Collections
type Own(m: string) =
    inherit Exception(m)
    override _.HelpLink = "own"
exception E of int
type D() as this =
    inherit InvalidOperationException("d")
    do this.HResult <- 77
type D2() =
    inherit Exception("d2")
    override _.Source with get () = "src" and set (v: string) = printfn "set %s" v
let e = Exception "x"
printfn "%A %A %d" e.HelpLink e.Source e.HResult
printfn "%d %b %b" e.Data.Count e.Data.IsReadOnly e.Data.IsFixedSize
e.Data.["a"] <- box 1
e.Data.Add ("b", "two")
e.Data.[3] <- null
printfn "%d %A %A %A" e.Data.Count e.Data.["a"] e.Data.["b"] e.Data.["nope"]
for kv in e.Data do
  let kv = kv :?> DictionaryEntry
  printfn "%O=%O" kv.Key kv.Value
for (kv: DictionaryEntry) in Seq.cast<DictionaryEntry> e.Data do printfn "%O" kv.Key
for KeyValue (k, v) in e.Data |> Seq.cast<DictionaryEntry> |> Seq.map (fun d -> System.Collections.Generic.KeyValuePair (d.Key, d.Value)) do printfn "%A" (k, v)
for k in e.Data.Keys do printfn "%O" k
for v in e.Data.Values do printfn "%O" v
e.Data.Remove "a"
printfn "%b %b" (e.Data.Contains "a") (e.Data.Contains "b")
e.Data.Clear ()
printfn "%d" e.Data.Count
let t f = try f () with x -> printfn "%s: %s" (x.GetType().Name) x.Message
t (fun () -> e.Data.[null] <- 1)
t (fun () -> e.Data.["q"] <- obj ())
e.Data.["q"] <- 5
t (fun () -> e.Data.Add ("q", 1))
t (fun () -> printfn "%A" e.Data.[null])
t (fun () -> e.Data.Remove null)
t (fun () -> printfn "%b" (e.Data.Contains null))
e.HelpLink <- "http"
e.Source <- "me"
e.HResult <- -5
printfn "%s %s %d" e.HelpLink e.Source e.HResult
let o = Own "o"
printfn "%s" o.HelpLink
o.HelpLink <- "z"
printfn "%s %s" o.HelpLink (o :> exn).HelpLink
let x = E 3
x.Data.["k"] <- "v"
x.HResult <- 9
printfn "%A %d %O" x.Data.["k"] x.HResult (E 3 = x)
printfn "%d" (D ()).HResult
let d2 = D2 ()
printfn "%s" d2.Source
d2.Source <- "q"
try
  try failwith "inner"
  with e ->
    e.Data.["n"] <- 12
    reraise ()
with e -> printfn "%s %A" e.Message e.Data.["n"]
try
  try raise (E 5)
  with e -> e.Data.["n"] <- 12; raise (Exception ("outer", e))
with e -> printfn "%A %d %d" e.InnerException.Data.["n"] e.Data.Count (e.GetBaseException()).Data.Count
try printfn "%d" (1 / (int "0")) with e -> e.Data.Add ("when", "now"); printfn "%A" (e.Data.["when"])
printfn "%s" (e.Data.GetType().FullName)
printfn "%O" (e.Data.Keys.Count)
printfn "%b" (obj.ReferenceEquals (e.Data, e.Data))
