// out: a/b/c/d/e
// out: a/b/c/d/e
// out: [|"a"; "b"; "c"|]
// out: "c"
// out: 12345
// out: false 7
// out: false 0
// out: false 0
// out: false 7
// out: false 0
// out: false 7
// out: false 7
// out: false 7
// out: false 7
// out: false 0
// out: false <null>
// out: false <null>
// out: false <null>
// out: false "old"
// out: false <null>
// out: false <null>
// out: (false, 0)
// out: (true, 1)
// out: false 0
// out: false 0.000000
// out: false false
// out: true true
// out: true
// out: NullReferenceException
// out: NullReferenceException
// out: true
// out: true
// out: true
// out: <null> true
// out: null
// out: true
// out: true
// out: NullReferenceException
// out: true
open System
open System.IO
open System.Collections.Generic
open System.Threading.Tasks
// ParamArrays
printfn "%s" (Path.Combine ("a", "b", "c", "d", "e"))
printfn "%s" (Path.Join ("a", "b", "c", "d", "e"))
printfn "%A" ("a,b;c".Split (',', ';'))
printfn "%A" ("abcba".Trim ('a', 'b'))
printfn "%s" (String.Format ("{0}{1}{2}{3}{4}", 1, 2, 3, 4, 5))

let d = dict ["a", 1]
let mutable v = 7
printfn "%b %d" (d.TryGetValue ("b", &v)) v
v <- 7
let dd = Dictionary<string, int> ()
printfn "%b %d" (dd.TryGetValue ("b", &v)) v
v <- 7
printfn "%b %d" (SortedDictionary<string, int>().TryGetValue ("b", &v)) v
v <- 7
printfn "%b %d" ((Map.ofList ["a", 1]).TryGetValue ("b", &v)) v
v <- 7
printfn "%b %d" (Int32.TryParse ("x", &v)) v
v <- 7
printfn "%b %d" ((readOnlyDict ["a", 1]).TryGetValue ("b", &v)) v
v <- 7
printfn "%b %d" ((d :> IDictionary<string, int>).TryGetValue ("b", &v)) v
v <- 7
printfn "%b %d" ((Map.ofList ["a", 1] :> IDictionary<string, int>).TryGetValue ("b", &v)) v
v <- 7
printfn "%b %d" ((Map.ofList ["a", 1] :> IReadOnlyDictionary<string, int>).TryGetValue ("b", &v)) v
v <- 7
printfn "%b %d" ((dd :> IReadOnlyDictionary<string, int>).TryGetValue ("b", &v)) v
let mutable s = "old"
let q = Queue<string> ()
printfn "%b %A" (q.TryDequeue &s) s
s <- "old"
printfn "%b %A" (q.TryPeek &s) s
s <- "old"
printfn "%b %A" (Stack<string>().TryPop &s) s
s <- "old"
printfn "%b %A" ((dict ["a", "x"]).TryGetValue ("b", &s)) s
s <- "old"
printfn "%b %A" (HashSet<string>().TryGetValue ("b", &s)) s
s <- "old"
printfn "%b %A" (SortedList<string, string>().TryGetValue ("b", &s)) s
printfn "%A" (d.TryGetValue "b")
printfn "%A" (d.TryGetValue "a")
let mutable rm = 9
printfn "%b %d" (dd.Remove ("zz", &rm)) rm
let mutable f = 1.5
printfn "%b %f" (Double.TryParse ("x", &f)) f
let mutable b = true
printfn "%b %b" (Boolean.TryParse ("x", &b)) b

let act = Unchecked.defaultof<Action>
printfn "%b %b" (isNull act) (obj.ReferenceEquals (act, null))
let fn = Unchecked.defaultof<Func<int, int>>
printfn "%b" (isNull fn)
try act.Invoke () with e -> printfn "%s" (e.GetType().Name)
try printfn "%d" (fn.Invoke 1) with e -> printfn "%s" (e.GetType().Name)
type D = delegate of int -> int
printfn "%b" (isNull Unchecked.defaultof<D>)
type H() =
    [<DefaultValue>] val mutable h: Action
    member x.Null = isNull x.h
printfn "%b" (H().Null)
let arr: Action[] = Array.zeroCreate 2
printfn "%b" (isNull arr.[0])
printfn "%A %b" (box act) (isNull (box act))
match act with null -> printfn "null" | _ -> printfn "some"
let nf = Unchecked.defaultof<int -> int>
printfn "%b" (obj.ReferenceEquals (nf, null))
printfn "%b" (isNull (box nf))
try printfn "%d" (nf 1) with e -> printfn "%s" (e.GetType().Name)
let mutable ev: Comparison<int> = null
printfn "%b" (isNull ev)
