// out: sum 5
// out: sum0 0
// out: sumn 0
// out: avg 2.5
// out: avg0 <null>
// out: avgn <null>
// out: min 1
// out: min0 <null>
// out: minn <null>
// out: max 4
// out: max0 <null>
// out: maxn <null>
// out: fsum nan
// out: favg nan
// out: fmin nan
// out: fmax 1.5
// out: lsum OverflowException Arithmetic operation resulted in an overflow.
// out: lavg OverflowException Arithmetic operation resulted in an overflow.
// out: isum OverflowException Arithmetic operation resulted in an overflow.
// out: iavg 1073741824.0
// out: msum 3.75M
// out: mavg 1.875M
// out: mmin 1.5M
// out: mmax 2.25M
// out: ssum 3.75f
// out: savg 1.875f
// out: smin 1.5f
// out: smax 2.25f
// out: sel 4 2.0 1 3
// out: sel2 4.0
// out: sel3 2M
open System
open System.Linq
let t n f = try printfn "%s %s" n (f ()) with e -> printfn "%s %s %s" n (e.GetType().Name) e.Message
let a = [ Nullable 1; Nullable (); Nullable 4 ]
let none : Nullable<int> list = []
let nulls : Nullable<int> list = [ Nullable (); Nullable () ]
t "sum" (fun () -> sprintf "%A" (a.Sum ()))
t "sum0" (fun () -> sprintf "%A" (none.Sum ()))
t "sumn" (fun () -> sprintf "%A" (nulls.Sum ()))
t "avg" (fun () -> sprintf "%A" (a.Average ()))
t "avg0" (fun () -> sprintf "%A" (none.Average ()))
t "avgn" (fun () -> sprintf "%A" (nulls.Average ()))
t "min" (fun () -> sprintf "%A" (a.Min ()))
t "min0" (fun () -> sprintf "%A" (none.Min ()))
t "minn" (fun () -> sprintf "%A" (nulls.Min ()))
t "max" (fun () -> sprintf "%A" (a.Max ()))
t "max0" (fun () -> sprintf "%A" (none.Max ()))
t "maxn" (fun () -> sprintf "%A" (nulls.Max ()))
let f = [ Nullable 1.5; Nullable (); Nullable nan; Nullable -2.0 ]
t "fsum" (fun () -> sprintf "%A" (f.Sum ()))
t "favg" (fun () -> sprintf "%A" (f.Average ()))
t "fmin" (fun () -> sprintf "%A" (f.Min ()))
t "fmax" (fun () -> sprintf "%A" (f.Max ()))
let l = [ Nullable Int64.MaxValue; Nullable 1L ]
t "lsum" (fun () -> sprintf "%A" (l.Sum ()))
t "lavg" (fun () -> sprintf "%A" (l.Average ()))
t "isum" (fun () -> sprintf "%A" ([ Nullable Int32.MaxValue; Nullable 1 ].Sum ()))
t "iavg" (fun () -> sprintf "%A" ([ Nullable Int32.MaxValue; Nullable 1 ].Average ()))
let m = [ Nullable 1.5m; Nullable (); Nullable 2.25m ]
t "msum" (fun () -> sprintf "%A" (m.Sum ()))
t "mavg" (fun () -> sprintf "%A" (m.Average ()))
t "mmin" (fun () -> sprintf "%A" (m.Min ()))
t "mmax" (fun () -> sprintf "%A" (m.Max ()))
let s = [ Nullable 1.5f; Nullable (); Nullable 2.25f ]
t "ssum" (fun () -> sprintf "%A" (s.Sum ()))
t "savg" (fun () -> sprintf "%A" (s.Average ()))
t "smin" (fun () -> sprintf "%A" (s.Min ()))
t "smax" (fun () -> sprintf "%A" (s.Max ()))
let words = [ "a"; "bbb"; "" ]
let len (w: string) = if w = "" then Nullable () else Nullable w.Length
t "sel" (fun () -> sprintf "%A %A %A %A" (words.Sum len) (words.Average len) (words.Min len) (words.Max len))
t "sel2" (fun () -> sprintf "%A" (words.Sum (fun w -> Nullable (float w.Length))))
t "sel3" (fun () -> sprintf "%A" (words.Average (fun w -> if w = "" then Nullable () else Nullable (decimal w.Length))))
