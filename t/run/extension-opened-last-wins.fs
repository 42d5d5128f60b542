// out: mine
// out: 1
// out: "mine where"
// out: own last
// out: 2
// out: own count
// out: 42
// out: "own where"
// out: a
// out: aa
// out: a!a
// out: later last
// out: 2

open System.Linq
open System.Collections.Generic
open System.Runtime.CompilerServices
module Ext =
    type List<'T> with
        member xs.First () = printfn "mine"; Seq.head xs
        member xs.Where (f: System.Func<'T, bool>) = "mine where"
open Ext
let a = ResizeArray [1; 2]
printfn "%d" (a.First ())
printfn "%A" (a.Where (fun x -> x > 1))
[<Extension>]
type Exts =
    [<Extension>]
    static member Last (xs: IEnumerable<'T>) = printfn "own last"; Seq.last xs
    [<Extension>]
    static member Count (xs: IEnumerable<'T>) = printfn "own count"; 42
    [<Extension>]
    static member Where (xs: IEnumerable<'T>, f: System.Func<'T, bool>) = "own where"
    [<Extension>]
    static member Trim (s: string) = "own trim"
    [<Extension>]
    static member Twice (s: string) = s + s
printfn "%d" (a.Last ())
printfn "%d" ([1;2].Count ())
printfn "%A" ([1;2].Where (fun x -> x > 1))
printfn "%s" (" a ".Trim ())
printfn "%s" ("a".Twice ())
module Later =
    [<Extension>]
    type Exts2 =
        [<Extension>]
        static member Twice (s: string) = s + "!" + s
        [<Extension>]
        static member Last (xs: IEnumerable<'T>) = printfn "later last"; Seq.last xs
open Later
printfn "%s" ("a".Twice ())
printfn "%d" (a.Last ())
