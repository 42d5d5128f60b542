// out: [(true, false); (false, true)]
// out: [(true, false, false); (false, true, false); (false, false, true)]
// out: [(true, false, false, false); (false, true, false, false);
// out:  (false, false, true, false); (false, false, false, true)]
// out: [(true, false, false, false, false); (false, true, false, false, false);
// out:  (false, false, true, false, false); (false, false, false, true, false);
// out:  (false, false, false, false, true)]
// out: [(true, false, false, false, false, false);
// out:  (false, true, false, false, false, false);
// out:  (false, false, true, false, false, false);
// out:  (false, false, false, true, false, false);
// out:  (false, false, false, false, true, false);
// out:  (false, false, false, false, false, true)]
// out: [(true, false, false, false, false, false, false);
// out:  (false, true, false, false, false, false, false);
// out:  (false, false, true, false, false, false, false);
// out:  (false, false, false, true, false, false, false);
// out:  (false, false, false, false, true, false, false);
// out:  (false, false, false, false, false, true, false);
// out:  (false, false, false, false, false, false, true)]
// out: true false true
// out: None
// out: 1 two
// out: 5
// out: 1 -56 2 44
// out: 1 1 0
// out: 3
// out: text
// out: text
// out: NullReferenceException: Object reference not set to an instance of an object.
// out: true true true false false true
// out: true b -4
// out: -1 true
// out: 01/01/2021 00:00:00 00:00:00.0000004
// out: NaN NaN
// out: -7
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: OverflowException: Arithmetic operation resulted in an overflow.
// out: -1 0
// out: true true
// out: true false true
// out: [2; 3]
// out: [1; 2; 3; 4] [1; 2] []
// out: [1, a]
// out: true false true false
// out: 5 0
// out: 20 true
// out: [7; 7; 7; 7; 7]
// out: [1; 2; 3]
// out: ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: ArgumentException: The input sequence was empty. (Parameter 'source')
// out: ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: ArgumentException: The input sequence has an insufficient number of elements. (Parameter 'count')
// out: ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: ArgumentException: The input sequence was empty. (Parameter 'source')
// out: true
// out: ("op_Addition", 2)
// out: ("op_Addition", 2)
// What no other program uses of FSharp.Core: members of Choice, options and tuples, comparison that is not structural.
module Program
open System
open System.Collections.Generic

let c2: Choice<int, string> list = [ Choice1Of2 1; Choice2Of2 "b" ]
printfn "%A" [ for c in c2 -> c.IsChoice1Of2, c.IsChoice2Of2 ]
let c3: Choice<int, string, bool> list = [ Choice1Of3 1; Choice2Of3 "b"; Choice3Of3 true ]
printfn "%A" [ for c in c3 -> c.IsChoice1Of3, c.IsChoice2Of3, c.IsChoice3Of3 ]
let c4: Choice<int, string, bool, unit> list = [ Choice1Of4 1; Choice2Of4 "b"; Choice3Of4 true; Choice4Of4() ]
printfn "%A" [ for c in c4 -> c.IsChoice1Of4, c.IsChoice2Of4, c.IsChoice3Of4, c.IsChoice4Of4 ]
let c5: Choice<int, string, bool, unit, float> list = [ Choice1Of5 1; Choice2Of5 "b"; Choice3Of5 true; Choice4Of5(); Choice5Of5 1.5 ]
printfn "%A" [ for c in c5 -> c.IsChoice1Of5, c.IsChoice2Of5, c.IsChoice3Of5, c.IsChoice4Of5, c.IsChoice5Of5 ]
let c6: Choice<int, string, bool, unit, float, char> list = [ Choice1Of6 1; Choice2Of6 "b"; Choice3Of6 true; Choice4Of6(); Choice5Of6 1.5; Choice6Of6 'c' ]
printfn "%A" [ for c in c6 -> c.IsChoice1Of6, c.IsChoice2Of6, c.IsChoice3Of6, c.IsChoice4Of6, c.IsChoice5Of6, c.IsChoice6Of6 ]
let c7: Choice<int, string, bool, unit, float, char, int64> list = [ Choice1Of7 1; Choice2Of7 "b"; Choice3Of7 true; Choice4Of7(); Choice5Of7 1.5; Choice6Of7 'c'; Choice7Of7 7L ]
printfn "%A" [ for c in c7 -> c.IsChoice1Of7, c.IsChoice2Of7, c.IsChoice3Of7, c.IsChoice4Of7, c.IsChoice5Of7, c.IsChoice6Of7, c.IsChoice7Of7 ]

printfn "%b %b %b" (ValueNone: int voption).IsValueNone (ValueSome 1).IsValueNone (ValueSome 1).IsValueSome
printfn "%A" (Option<int>.None)
let t = Tuple.Create(1, "two")
printfn "%d %s" t.Item1 t.Item2
printfn "%d" (Unchecked.unbox<int> (box 5))
printfn "%d %d %d %d" (double 1.5 |> int) (int8 200) (single 2.5 |> int) (uint8 300)
let a4 = Array4D.init 2 3 4 5 (fun a b c d -> a + b + c + d)
printfn "%d %d %d" (a4.GetReverseIndex(0, 0)) (a4.GetReverseIndex(1, 1)) (a4.GetReverseIndex(3, 4))
printfn "%s" (match Nullable 3 with NonNullQuickV x -> string x)
printfn "%s" (match "text" with Unchecked.NonNullQuick x -> x)
printfn "%s" (Unchecked.nonNull "text")
try (match Nullable<int>() with NonNullQuickV x -> printfn "%d" x) with e -> printfn "%s: %s" (e.GetType().Name) (e.Message.Replace("\n", "|"))

module Plain =
    open NonStructuralComparison
    printfn "%b %b %b %b %b %b" (1 <= 1) (1 <> 2) ("a" = "a") (2.0 > nan) (nan >= nan) ('a' < 'b')
    printfn "%b %s %d" (hash 3 = hash 3) (max "a" "b") (min 3 -4)
    printfn "%d %b" (compare 3 4) (DateTime(2020, 1, 1) <= DateTime(2021, 1, 1))
    printfn "%O %O" (max (DateTime(2020, 1, 1)) (DateTime(2021, 1, 1))) (min (TimeSpan 5L) (TimeSpan 4L))
    printfn "%O %O" (max nan 1.0) (min 1.0 nan)

printfn "%d" (Checked.int32 -7.9)
try printfn "%d" (Checked.int32 3e9) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
try printfn "%d" (Checked.int32 UInt32.MaxValue) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
let byNumber = ComparisonIdentity.NonStructural<int>
printfn "%d %d" (byNumber.Compare(1, 2)) (byNumber.Compare(2, 2))
let limited = HashIdentity.LimitedStructural<int list> 3
printfn "%b %b" (limited.Equals([ 1 ], [ 1 ])) (limited.GetHashCode [ 1; 2; 3 ] = limited.GetHashCode [ 1; 2; 3 ])
let plain = HashIdentity.NonStructural<string>
printfn "%b %b %b" (plain.Equals("a", "a")) (plain.Equals("a", "b")) (plain.GetHashCode "a" = plain.GetHashCode "a")
printfn "%A" ([ 1; 2; 3; 4 ].GetSlice(Some 1, Some 2))
printfn "%A %A %A" ([ 1; 2; 3; 4 ].GetSlice(None, Some 9)) ([ 1; 2 ].GetSlice(Some -1, None)) ([ 1; 2 ].GetSlice(Some 2, None))
printfn "%s" ((KeyValuePair(1, "a")).ToString())
let n, none = Nullable 5, Nullable<int>()
printfn "%b %b %b %b" (n.Equals 5) (n.Equals 6) (none.Equals null) (n.Equals null)
printfn "%d %d" (n.GetHashCode()) (none.GetHashCode())
let choices = List.randomChoices 20 [ 1; 2; 3 ]
printfn "%d %b" choices.Length (choices |> List.forall (fun x -> x >= 1 && x <= 3))
let fromSeq = Seq.randomChoices 5 (seq { 7; 7 })
printfn "%A" (Seq.toList fromSeq)
let sample = Seq.randomSample 3 (seq { 1..3 })
printfn "%A" (sample |> Seq.sort |> Seq.toList)
for f in [ (fun () -> List.randomChoices -1 [ 1 ] |> ignore); (fun () -> List.randomChoices 1 ([]: int list) |> ignore); (fun () -> Seq.randomChoices -1 [ 1 ] |> Seq.length |> ignore); (fun () -> Seq.randomSample 4 [ 1 ] |> Seq.length |> ignore); (fun () -> Seq.randomSample -1 [ 1 ] |> Seq.length |> ignore); (fun () -> Seq.randomChoices 1 Seq.empty<int> |> Seq.length |> ignore) ] do
    try f (); printfn "done" with e -> printfn "%s: %s" (e.GetType().Name) (e.Message.Replace("\n", "|"))
printfn "%b" (isNull (Exception "never raised").StackTrace)
let half = <@ 2 @>
printfn "%A" (match <@ 1 + %half @> with FSharp.Quotations.Patterns.Call(_, m, args) -> m.Name, args.Length | _ -> "", 0)
let untyped: FSharp.Quotations.Expr = <@@ 3 @@>
printfn "%A" (match <@ 1 + %%untyped @> with FSharp.Quotations.Patterns.Call(_, m, args) -> m.Name, args.Length | _ -> "", 0)
