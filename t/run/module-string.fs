// out: null collect = ""
// out: null collect raises = ""
// out: null collect null = ""
// out: null concat = "xy"
// out: null exists = false
// out: null forall = true
// out: null filter = ""
// out: null iter = ()
// out: null iteri = ()
// out: null length = 0
// out: null map = ""
// out: null mapi = ""
// out: null replicate = ""
// out: null replicate 0 = ""
// out: null replicate -1 !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: empty collect = ""
// out: empty collect raises = ""
// out: empty collect null = ""
// out: empty concat = "xy"
// out: empty exists = false
// out: empty forall = true
// out: empty filter = ""
// out: empty iter = ()
// out: empty iteri = ()
// out: empty length = 0
// out: empty map = ""
// out: empty mapi = ""
// out: empty replicate = ""
// out: empty replicate 0 = ""
// out: empty replicate -1 !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: <b>one collect = "bb"
// out: one collect raises = ""
// out: one collect null = ""
// out: one concat = "xbbyb"
// out: <b>one exists = true
// out: <b>one forall = true
// out: <b>one filter = "b"
// out: b.one iter = ()
// out: 0b.one iteri = ()
// out: one length = 1
// out: <b>one map = "B"
// out: one mapi = "_"
// out: one replicate = "bbb"
// out: one replicate 0 = ""
// out: one replicate -1 !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: <a><B><c>< ><d><é>many collect = "aaBBcc  ddéé"
// out: many collect raises !! Exception: boom
// out: many collect null = ""
// out: many concat = "xaBc déaBc déyaBc dé"
// out: <a><B><c>many exists = true
// out: <a>many forall = false
// out: <a><B><c>< ><d><é>many filter = "ac dé"
// out: a.B.c. .d.é.many iter = ()
// out: 0a.1B.2c.3 .4d.5é.many iteri = ()
// out: many length = 6
// out: <a><B><c>< ><d><é>many map = "ABC DÉ"
// out: many mapi = "_B_ _é"
// out: many replicate = "aBc déaBc déaBc dé"
// out: many replicate 0 = ""
// out: many replicate -1 !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: <0><1><2><3>init = "0369"
// out: init 0 = ""
// out: init -1 !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: init null = ""
// out: init raises !! Exception: boom
// out: concat none = ""
// out: concat one = "x"
// out: concat array = "x, y"
// out: <1><2><3>concat seq = "1-2-3"
open System
open System.Collections.Generic
let name (e: exn) = e.GetType().Name
let t (what: string) (f: unit -> 'a) =
  try printfn "%s = %A" what (f ())
  with e -> printfn "%s !! %s: %s" what (name e) (e.Message.Replace("\n", "|").Replace("\r", ""))
let log x = printf "<%O>" x
let up (c: char) = log c; Char.ToUpperInvariant c
let each (f: string -> string -> unit) = f "null" null; f "empty" ""; f "one" "b"; f "many" "aBc dé"
each (fun w s ->
  t (w + " collect") (fun () -> String.collect (fun c -> log c; String.replicate 2 (string c)) s)
  t (w + " collect raises") (fun () -> String.collect (fun c -> if c = 'B' then failwith "boom" else "") s)
  t (w + " collect null") (fun () -> String.collect (fun c -> null) s)
  t (w + " concat") (fun () -> String.concat s [ "x"; null; "y"; "" ])
  t (w + " exists") (fun () -> String.exists (fun c -> log c; c > 'a') s)
  t (w + " forall") (fun () -> String.forall (fun c -> log c; c > 'a') s)
  t (w + " filter") (fun () -> String.filter (fun c -> log c; c <> 'B') s)
  t (w + " iter") (fun () -> String.iter (fun c -> printf "%c." c) s)
  t (w + " iteri") (fun () -> String.iteri (fun i c -> printf "%d%c." i c) s)
  t (w + " length") (fun () -> String.length s)
  t (w + " map") (fun () -> String.map up s)
  t (w + " mapi") (fun () -> String.mapi (fun i c -> if i % 2 = 0 then '_' else c) s)
  t (w + " replicate") (fun () -> String.replicate 3 s)
  t (w + " replicate 0") (fun () -> String.replicate 0 s)
  t (w + " replicate -1") (fun () -> String.replicate -1 s))
t "init" (fun () -> String.init 4 (fun i -> log i; string (i * 3)))
t "init 0" (fun () -> String.init 0 string)
t "init -1" (fun () -> String.init -1 string)
t "init null" (fun () -> String.init 2 (fun _ -> null))
t "init raises" (fun () -> String.init 4 (fun i -> if i = 2 then failwith "boom" else string i))
t "concat none" (fun () -> String.concat "," [])
t "concat one" (fun () -> String.concat "," [ "x" ])
t "concat array" (fun () -> String.concat ", " [| "x"; "y" |])
t "concat seq" (fun () -> String.concat "-" (seq { for i in 1..3 do log i; yield string i }))
