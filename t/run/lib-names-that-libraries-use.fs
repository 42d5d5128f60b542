// out: "first"
// out: Exception: first
// out: InvalidOperationException: second
// out: ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: Exception: x
// out: (true, 0)
// out: (true, false)
// out: (1, 1, false, (true, 1))
// out: (2, ["a"; "b"], [1; 2])
// out: KeyNotFoundException: The given key 'zz' was not present in the dictionary.
// out: NotSupportedException: Collection is read-only.
// out: 2
// out: [("a", 1); ("b", 2)]
// out: ArgumentNullException: Value cannot be null. (Parameter 'dictionary')
// out: (LowercaseLetter, 0.5, 5, 2)
// out: (UppercaseLetter, 7.0, -1, OtherSymbol)
// out: [1; 2; 3; 4]
// out: [1; 5; 6]
// out: []
// out: [|1; 2; 3|]
// out: [||] [|7; 8|]
// out: ("1,2", null, null, 3, [|"a"; "b"; "c"|])
// out: ([|"1"; "2"|], null, null)
// out: ("1,2", "c", null)
// out: ("9", true)
// out: (2, [|"b"; "c"|])
// out: b c 
// out: [("b", null); ("c", "x")]
// out: (3, [|"b"; "c"; null|], "nokey")
// out: 0
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: (2, "b")
// out: start
// out: end
// out: [1; 2] [1; 2]
// out: start
// out: 1
// out: end
// out: start
// out: end
// out: [(1, 1); (1, 2); (2, 1); (2, 2)]
// ExceptionDispatchInfo, RuntimeHelpers, ReadOnlyDictionary, CharUnicodeInfo, the collectors, NameValueCollection; Seq.cache is an IDisposable.
open System
open System.Runtime.ExceptionServices
open System.Runtime.CompilerServices
open System.Collections.Generic
open System.Collections.ObjectModel
open System.Globalization
open FSharp.Core.CompilerServices
open System.Collections.Specialized

module Edi =
    let t f = try printfn "%A" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
    let edi = try failwith "first" with e -> ExceptionDispatchInfo.Capture e
    t (fun () -> edi.SourceException.Message)
    t (fun () -> edi.Throw(); 1)
    t (fun () -> ExceptionDispatchInfo.Throw(InvalidOperationException "second"); 1)
    t (fun () -> ExceptionDispatchInfo.Capture null)
    t (fun () -> (raise (ExceptionDispatchInfo.SetCurrentStackTrace(exn "x"))) : int)
    let o = obj ()
    t (fun () -> RuntimeHelpers.GetHashCode o = RuntimeHelpers.GetHashCode o, RuntimeHelpers.GetHashCode null)
    t (fun () -> RuntimeHelpers.Equals(o, o), RuntimeHelpers.Equals(o, obj ()))
    let d = Dictionary<string, int>()
    d.["a"] <- 1
    let ro = ReadOnlyDictionary<string, int>(d)
    t (fun () -> ro.Count, ro.["a"], ro.ContainsKey "b", ro.TryGetValue "a")
    d.["b"] <- 2
    t (fun () -> ro.Count, List.ofSeq ro.Keys, List.ofSeq ro.Values)
    t (fun () -> ro.["zz"])
    t (fun () -> (ro :> IDictionary<string, int>).Add("q", 1))
    t (fun () -> (ro :> IReadOnlyDictionary<string, int>).["b"])
    t (fun () -> [ for KeyValue(k, v) in ro -> k, v ])
    t (fun () -> ReadOnlyDictionary<string, int>(null).Count)
    t (fun () -> CharUnicodeInfo.GetUnicodeCategory 'a', CharUnicodeInfo.GetNumericValue '½', CharUnicodeInfo.GetDecimalDigitValue '5', CharUnicodeInfo.GetDigitValue '²')
    t (fun () -> CharUnicodeInfo.GetUnicodeCategory("aB1", 1), CharUnicodeInfo.GetNumericValue("a7", 1), CharUnicodeInfo.GetDecimalDigitValue 'x', CharUnicodeInfo.GetUnicodeCategory 0x1F600)

module Coll =
    let mutable lc = ListCollector<int>()
    lc.Add 1
    lc.Add 2
    lc.AddMany [ 3; 4 ]
    printfn "%A" (lc.Close())
    let mutable l2 = ListCollector<int>()
    l2.Add 1
    printfn "%A" (l2.AddManyAndClose [ 5; 6 ])
    let mutable l3 = ListCollector<string>()
    printfn "%A" (l3.Close())
    let mutable ac = ArrayCollector<int>()
    ac.Add 1
    ac.AddMany [ 2; 3 ]
    printfn "%A" (ac.Close())
    let mutable a2 = ArrayCollector<int>()
    printfn "%A %A" (a2.Close()) (a2.AddManyAndClose [ 7; 8 ])

module Nvc =
    let t f = try printfn "%A" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
    let n = NameValueCollection()
    n.Add("a", "1")
    n.Add("A", "2")
    n.Add("b", null)
    n.["c"] <- "x"
    t (fun () -> n.["a"], n.["b"], n.["zz"], n.Count, n.AllKeys)
    t (fun () -> n.GetValues "a", n.GetValues "b", n.GetValues "zz")
    t (fun () -> n.Get 0, n.GetKey 2, n.[1])
    n.Set("a", "9")
    t (fun () -> n.["A"], n.HasKeys())
    n.Remove "a"
    t (fun () -> n.Count, n.AllKeys)
    for k in n do printf "%O " k
    printfn ""
    t (fun () -> [ for k in n.AllKeys -> k, n.[k] ])
    let m = NameValueCollection()
    m.Add n
    m.Add(null, "nokey")
    t (fun () -> m.Count, m.AllKeys, m.[null])
    m.Clear()
    t (fun () -> m.Count)
    t (fun () -> n.Get 17)
    t (fun () -> n.Keys.Count, n.Keys.[0])

module Lln =
    let c = Seq.cache (seq { try printfn "start"; 1; 2 finally printfn "end" })
    printfn "%A %A" (List.ofSeq c) (List.ofSeq c)
    (c :?> System.IDisposable).Dispose()
    printfn "%A" (Seq.head c)
    (c :?> System.IDisposable).Dispose()
    printfn "%A" (List.ofSeq (Seq.allPairs [ 1; 2 ] c))
    match box c with
    | :? System.IDisposable as d -> d.Dispose()
    | _ -> printfn "none"
