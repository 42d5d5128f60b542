// out: !e findBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: .!<3>o findBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: .....!<5><3><2><1><3>m findBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: n findBack (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e tryFindBack (above 2) [S] = None
// out: .!<3>o tryFindBack (above 2) [S] = Some 3
// out: .....!<5>m tryFindBack (above 2) [S] = Some 5
// out: n tryFindBack (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e tryFindBack (above 100) [S] = None
// out: .!<3>o tryFindBack (above 100) [S] = None
// out: .....!<5><3><2><1><3>m tryFindBack (above 100) [S] = None
// out: n tryFindBack (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e findIndex (above 3) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: .<3>!o findIndex (above 3) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: .<3>.<1>.<2>.<3>.<5>!m findIndex (above 3) [S] = 4
// out: n findIndex (above 3) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e findIndex (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: .<3>!o findIndex (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: .<3>.<1>.<2>.<3>.<5>!m findIndex (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: n findIndex (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e tryFindIndex (above 3) [S] = None
// out: .<3>!o tryFindIndex (above 3) [S] = None
// out: .<3>.<1>.<2>.<3>.<5>!m tryFindIndex (above 3) [S] = Some 4
// out: n tryFindIndex (above 3) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e tryFindIndex (above 100) [S] = None
// out: .<3>!o tryFindIndex (above 100) [S] = None
// out: .<3>.<1>.<2>.<3>.<5>!m tryFindIndex (above 100) [S] = None
// out: n tryFindIndex (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e findIndexBack (above 2) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: .!<3>o findIndexBack (above 2) [S] = 0
// out: .....!<5>m findIndexBack (above 2) [S] = 4
// out: n findIndexBack (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e findIndexBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: .!<3>o findIndexBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: .....!<5><3><2><1><3>m findIndexBack (above 100) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: n findIndexBack (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e tryFindIndexBack (above 2) [S] = None
// out: .!<3>o tryFindIndexBack (above 2) [S] = Some 0
// out: .....!<5>m tryFindIndexBack (above 2) [S] = Some 4
// out: n tryFindIndexBack (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e tryFindIndexBack (above 100) [S] = None
// out: .!<3>o tryFindIndexBack (above 100) [S] = None
// out: .....!<5><3><2><1><3>m tryFindIndexBack (above 100) [S] = None
// out: n tryFindIndexBack (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e fold add 10 [S] = 10
// out: .(10,3)!o fold add 10 [S] = 13
// out: .(10,3).(13,1).(14,2).(16,3).(19,5)!m fold add 10 [S] = 24
// out: n fold add 10 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e fold (fun s x -> s + boom 2 x) 0 [S] = 0
// out: .<3>!o fold (fun s x -> s + boom 2 x) 0 [S] = 3
// out: .<3>.<1>.<2>!m fold (fun s x -> s + boom 2 x) 0 [S] !! Exception: boom
// out: n fold (fun s x -> s + boom 2 x) 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e foldBack add [S] 10 = 10
// out: .!(3,10)o foldBack add [S] 10 = 13
// out: .....!(5,10)(3,15)(2,18)(1,20)(3,21)m foldBack add [S] 10 = 24
// out: n foldBack add [S] 10 !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e foldBack (fun x s -> s + boom 2 x) [S] 0 = 0
// out: .!<3>o foldBack (fun x s -> s + boom 2 x) [S] 0 = 3
// out: .....!<5><3><2>m foldBack (fun x s -> s + boom 2 x) [S] 0 !! Exception: boom
// out: n foldBack (fun x s -> s + boom 2 x) [S] 0 !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e forall (above 0) [S] = true
// out: .<3>!o forall (above 0) [S] = true
// out: .<3>.<1>.<2>.<3>.<5>!m forall (above 0) [S] = true
// out: n forall (above 0) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e forall (above 2) [S] = true
// out: .<3>!o forall (above 2) [S] = true
// out: .<3>.<1>!m forall (above 2) [S] = false
// out: n forall (above 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList = []
// out: .<3>!o groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList = [(0, [3])]
// out: .<3>.<1>.<2>.<3>.<5>!m groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList = [(0, [3; 3]); (1, [1]); (2, [2; 5])]
// out: n groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList !! ArgumentNullException: Value cannot be null. (Parameter 'seq')
// out: !e head [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .!o head [S] = 3
// out: .!m head [S] = 3
// out: n head [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e tryHead [S] = None
// out: .!o tryHead [S] = Some 3
// out: .!m tryHead [S] = Some 3
// out: n tryHead [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e indexed [S] = []
// out: .!o indexed [S] = [(0, 3)]
// out: .....!m indexed [S] = [(0, 3); (1, 1); (2, 2); (3, 3); (4, 5)]
// out: m make indexed [S] = ()
// out: n indexed [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make indexed [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e insertAt 0 9 [S] = [9]
// out: .!o insertAt 0 9 [S] = [9; 3]
// out: .....!m insertAt 0 9 [S] = [9; 3; 1; 2; 3; 5]
// out: m make insertAt 0 9 [S] = ()
// out: n make insertAt 0 9 [S] = ()
// out: !e insertAt 1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o insertAt 1 9 [S] = [3; 9]
// out: .....!m insertAt 1 9 [S] = [3; 9; 1; 2; 3; 5]
// out: m make insertAt 1 9 [S] = ()
// out: n make insertAt 1 9 [S] = ()
// out: !e insertAt 5 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o insertAt 5 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .....!m insertAt 5 9 [S] = [3; 1; 2; 3; 5; 9]
// out: m make insertAt 5 9 [S] = ()
// out: n make insertAt 5 9 [S] = ()
// out: !e insertAt 6 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o insertAt 6 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .....!m insertAt 6 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m make insertAt 6 9 [S] = ()
// out: n make insertAt 6 9 [S] = ()
// out: e insertAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o insertAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m insertAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m make insertAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n insertAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n make insertAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: !e insertAt Int32.MaxValue 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o insertAt Int32.MaxValue 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .....!m insertAt Int32.MaxValue 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m make insertAt Int32.MaxValue 9 [S] = ()
// out: n make insertAt Int32.MaxValue 9 [S] = ()
// out: !e insertManyAt 0 [ 8; 9 ] [S] = [8; 9]
// out: .!o insertManyAt 0 [ 8; 9 ] [S] = [8; 9; 3]
// out: .....!m insertManyAt 0 [ 8; 9 ] [S] = [8; 9; 3; 1; 2; 3; 5]
// out: m make insertManyAt 0 [ 8; 9 ] [S] = ()
// out: n make insertManyAt 0 [ 8; 9 ] [S] = ()
// out: !e insertManyAt 1 [ 8; 9 ] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o insertManyAt 1 [ 8; 9 ] [S] = [3; 8; 9]
// out: .....!m insertManyAt 1 [ 8; 9 ] [S] = [3; 8; 9; 1; 2; 3; 5]
// out: m make insertManyAt 1 [ 8; 9 ] [S] = ()
// out: n make insertManyAt 1 [ 8; 9 ] [S] = ()
// out: !e insertManyAt 5 [ 8; 9 ] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o insertManyAt 5 [ 8; 9 ] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .....!m insertManyAt 5 [ 8; 9 ] [S] = [3; 1; 2; 3; 5; 8; 9]
// out: m make insertManyAt 5 [ 8; 9 ] [S] = ()
// out: n make insertManyAt 5 [ 8; 9 ] [S] = ()
// out: !e insertManyAt 6 [] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o insertManyAt 6 [] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .....!m insertManyAt 6 [] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m make insertManyAt 6 [] [S] = ()
// out: n make insertManyAt 6 [] [S] = ()
// out: e insertManyAt -1 [ 8 ] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o insertManyAt -1 [ 8 ] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m insertManyAt -1 [ 8 ] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m make insertManyAt -1 [ 8 ] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n insertManyAt -1 [ 8 ] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n make insertManyAt -1 [ 8 ] [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: !e isEmpty [S] = true
// out: .!o isEmpty [S] = false
// out: .!m isEmpty [S] = false
// out: n isEmpty [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e item 0 [S] !! ArgumentException: The input sequence has an insufficient number of elements.|seq was short by 1 element (Parameter 'index')
// out: .!o item 0 [S] = 3
// out: .!m item 0 [S] = 3
// out: n item 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e item 3 [S] !! ArgumentException: The input sequence has an insufficient number of elements.|seq was short by 4 elements (Parameter 'index')
// out: .!o item 3 [S] !! ArgumentException: The input sequence has an insufficient number of elements.|seq was short by 3 elements (Parameter 'index')
// out: ....!m item 3 [S] = 3
// out: n item 3 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e item 5 [S] !! ArgumentException: The input sequence has an insufficient number of elements.|seq was short by 6 elements (Parameter 'index')
// out: .!o item 5 [S] !! ArgumentException: The input sequence has an insufficient number of elements.|seq was short by 5 elements (Parameter 'index')
// out: .....!m item 5 [S] !! ArgumentException: The input sequence has an insufficient number of elements.|seq was short by 1 element (Parameter 'index')
// out: n item 5 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e item -1 [S] !! ArgumentException: The input must be non-negative.|index = -1 (Parameter 'index')
// out: o item -1 [S] !! ArgumentException: The input must be non-negative.|index = -1 (Parameter 'index')
// out: m item -1 [S] !! ArgumentException: The input must be non-negative.|index = -1 (Parameter 'index')
// out: n item -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e tryItem 0 [S] = None
// out: .!o tryItem 0 [S] = Some 3
// out: .!m tryItem 0 [S] = Some 3
// out: n tryItem 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// e, o, m, k, n: a collection that is empty, has one element, several, three, is null
open System
open System.Collections.Generic
let name (e: exn) = match e with :? MatchFailureException -> "MatchFailureException" | _ -> e.GetType().Name
let t (what: string) (f: unit -> 'a) =
  try printfn "%s = %A" what (f ())
  with e -> printfn "%s !! %s: %s" what (name e) (e.Message.Replace("\n", "|").Replace("\r", ""))
let log (x: int) = printf "<%d>" x
let above k x = log x; x > k
let twice x = log x; x * 2
let add a b = printf "(%d,%d)" a b; a + b
let boom k x = log x; if x = k then failwith "boom" else x
let half x = log x; if x % 2 = 0 then Some(x / 2) else None
let down (a: int) (b: int) = compare b a
let s (items: int list) =
  seq {
    try
      for x in items do
        printf "."
        yield x
    finally
      printf "!"
  }
t "e findBack (above 100) [S]" (fun () -> Seq.findBack (above 100) (s []))
t "o findBack (above 100) [S]" (fun () -> Seq.findBack (above 100) (s [ 3 ]))
t "m findBack (above 100) [S]" (fun () -> Seq.findBack (above 100) (s [ 3; 1; 2; 3; 5 ]))
t "n findBack (above 100) [S]" (fun () -> Seq.findBack (above 100) (null: int seq))
t "e tryFindBack (above 2) [S]" (fun () -> Seq.tryFindBack (above 2) (s []))
t "o tryFindBack (above 2) [S]" (fun () -> Seq.tryFindBack (above 2) (s [ 3 ]))
t "m tryFindBack (above 2) [S]" (fun () -> Seq.tryFindBack (above 2) (s [ 3; 1; 2; 3; 5 ]))
t "n tryFindBack (above 2) [S]" (fun () -> Seq.tryFindBack (above 2) (null: int seq))
t "e tryFindBack (above 100) [S]" (fun () -> Seq.tryFindBack (above 100) (s []))
t "o tryFindBack (above 100) [S]" (fun () -> Seq.tryFindBack (above 100) (s [ 3 ]))
t "m tryFindBack (above 100) [S]" (fun () -> Seq.tryFindBack (above 100) (s [ 3; 1; 2; 3; 5 ]))
t "n tryFindBack (above 100) [S]" (fun () -> Seq.tryFindBack (above 100) (null: int seq))
t "e findIndex (above 3) [S]" (fun () -> Seq.findIndex (above 3) (s []))
t "o findIndex (above 3) [S]" (fun () -> Seq.findIndex (above 3) (s [ 3 ]))
t "m findIndex (above 3) [S]" (fun () -> Seq.findIndex (above 3) (s [ 3; 1; 2; 3; 5 ]))
t "n findIndex (above 3) [S]" (fun () -> Seq.findIndex (above 3) (null: int seq))
t "e findIndex (above 100) [S]" (fun () -> Seq.findIndex (above 100) (s []))
t "o findIndex (above 100) [S]" (fun () -> Seq.findIndex (above 100) (s [ 3 ]))
t "m findIndex (above 100) [S]" (fun () -> Seq.findIndex (above 100) (s [ 3; 1; 2; 3; 5 ]))
t "n findIndex (above 100) [S]" (fun () -> Seq.findIndex (above 100) (null: int seq))
t "e tryFindIndex (above 3) [S]" (fun () -> Seq.tryFindIndex (above 3) (s []))
t "o tryFindIndex (above 3) [S]" (fun () -> Seq.tryFindIndex (above 3) (s [ 3 ]))
t "m tryFindIndex (above 3) [S]" (fun () -> Seq.tryFindIndex (above 3) (s [ 3; 1; 2; 3; 5 ]))
t "n tryFindIndex (above 3) [S]" (fun () -> Seq.tryFindIndex (above 3) (null: int seq))
t "e tryFindIndex (above 100) [S]" (fun () -> Seq.tryFindIndex (above 100) (s []))
t "o tryFindIndex (above 100) [S]" (fun () -> Seq.tryFindIndex (above 100) (s [ 3 ]))
t "m tryFindIndex (above 100) [S]" (fun () -> Seq.tryFindIndex (above 100) (s [ 3; 1; 2; 3; 5 ]))
t "n tryFindIndex (above 100) [S]" (fun () -> Seq.tryFindIndex (above 100) (null: int seq))
t "e findIndexBack (above 2) [S]" (fun () -> Seq.findIndexBack (above 2) (s []))
t "o findIndexBack (above 2) [S]" (fun () -> Seq.findIndexBack (above 2) (s [ 3 ]))
t "m findIndexBack (above 2) [S]" (fun () -> Seq.findIndexBack (above 2) (s [ 3; 1; 2; 3; 5 ]))
t "n findIndexBack (above 2) [S]" (fun () -> Seq.findIndexBack (above 2) (null: int seq))
t "e findIndexBack (above 100) [S]" (fun () -> Seq.findIndexBack (above 100) (s []))
t "o findIndexBack (above 100) [S]" (fun () -> Seq.findIndexBack (above 100) (s [ 3 ]))
t "m findIndexBack (above 100) [S]" (fun () -> Seq.findIndexBack (above 100) (s [ 3; 1; 2; 3; 5 ]))
t "n findIndexBack (above 100) [S]" (fun () -> Seq.findIndexBack (above 100) (null: int seq))
t "e tryFindIndexBack (above 2) [S]" (fun () -> Seq.tryFindIndexBack (above 2) (s []))
t "o tryFindIndexBack (above 2) [S]" (fun () -> Seq.tryFindIndexBack (above 2) (s [ 3 ]))
t "m tryFindIndexBack (above 2) [S]" (fun () -> Seq.tryFindIndexBack (above 2) (s [ 3; 1; 2; 3; 5 ]))
t "n tryFindIndexBack (above 2) [S]" (fun () -> Seq.tryFindIndexBack (above 2) (null: int seq))
t "e tryFindIndexBack (above 100) [S]" (fun () -> Seq.tryFindIndexBack (above 100) (s []))
t "o tryFindIndexBack (above 100) [S]" (fun () -> Seq.tryFindIndexBack (above 100) (s [ 3 ]))
t "m tryFindIndexBack (above 100) [S]" (fun () -> Seq.tryFindIndexBack (above 100) (s [ 3; 1; 2; 3; 5 ]))
t "n tryFindIndexBack (above 100) [S]" (fun () -> Seq.tryFindIndexBack (above 100) (null: int seq))
t "e fold add 10 [S]" (fun () -> Seq.fold add 10 (s []))
t "o fold add 10 [S]" (fun () -> Seq.fold add 10 (s [ 3 ]))
t "m fold add 10 [S]" (fun () -> Seq.fold add 10 (s [ 3; 1; 2; 3; 5 ]))
t "n fold add 10 [S]" (fun () -> Seq.fold add 10 (null: int seq))
t "e fold (fun s x -> s + boom 2 x) 0 [S]" (fun () -> Seq.fold (fun s x -> s + boom 2 x) 0 (s []))
t "o fold (fun s x -> s + boom 2 x) 0 [S]" (fun () -> Seq.fold (fun s x -> s + boom 2 x) 0 (s [ 3 ]))
t "m fold (fun s x -> s + boom 2 x) 0 [S]" (fun () -> Seq.fold (fun s x -> s + boom 2 x) 0 (s [ 3; 1; 2; 3; 5 ]))
t "n fold (fun s x -> s + boom 2 x) 0 [S]" (fun () -> Seq.fold (fun s x -> s + boom 2 x) 0 (null: int seq))
t "e foldBack add [S] 10" (fun () -> Seq.foldBack add (s []) 10)
t "o foldBack add [S] 10" (fun () -> Seq.foldBack add (s [ 3 ]) 10)
t "m foldBack add [S] 10" (fun () -> Seq.foldBack add (s [ 3; 1; 2; 3; 5 ]) 10)
t "n foldBack add [S] 10" (fun () -> Seq.foldBack add (null: int seq) 10)
t "e foldBack (fun x s -> s + boom 2 x) [S] 0" (fun () -> Seq.foldBack (fun x s -> s + boom 2 x) (s []) 0)
t "o foldBack (fun x s -> s + boom 2 x) [S] 0" (fun () -> Seq.foldBack (fun x s -> s + boom 2 x) (s [ 3 ]) 0)
t "m foldBack (fun x s -> s + boom 2 x) [S] 0" (fun () -> Seq.foldBack (fun x s -> s + boom 2 x) (s [ 3; 1; 2; 3; 5 ]) 0)
t "n foldBack (fun x s -> s + boom 2 x) [S] 0" (fun () -> Seq.foldBack (fun x s -> s + boom 2 x) (null: int seq) 0)
t "e forall (above 0) [S]" (fun () -> Seq.forall (above 0) (s []))
t "o forall (above 0) [S]" (fun () -> Seq.forall (above 0) (s [ 3 ]))
t "m forall (above 0) [S]" (fun () -> Seq.forall (above 0) (s [ 3; 1; 2; 3; 5 ]))
t "n forall (above 0) [S]" (fun () -> Seq.forall (above 0) (null: int seq))
t "e forall (above 2) [S]" (fun () -> Seq.forall (above 2) (s []))
t "o forall (above 2) [S]" (fun () -> Seq.forall (above 2) (s [ 3 ]))
t "m forall (above 2) [S]" (fun () -> Seq.forall (above 2) (s [ 3; 1; 2; 3; 5 ]))
t "n forall (above 2) [S]" (fun () -> Seq.forall (above 2) (null: int seq))
t "e groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList" (fun () -> Seq.groupBy (fun x -> log x; x % 3) (s []) |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList)
t "o groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList" (fun () -> Seq.groupBy (fun x -> log x; x % 3) (s [ 3 ]) |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList)
t "m groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList" (fun () -> Seq.groupBy (fun x -> log x; x % 3) (s [ 3; 1; 2; 3; 5 ]) |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList)
t "n groupBy (fun x -> log x; x % 3) [S] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList" (fun () -> Seq.groupBy (fun x -> log x; x % 3) (null: int seq) |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList)
t "e head [S]" (fun () -> Seq.head (s []))
t "o head [S]" (fun () -> Seq.head (s [ 3 ]))
t "m head [S]" (fun () -> Seq.head (s [ 3; 1; 2; 3; 5 ]))
t "n head [S]" (fun () -> Seq.head (null: int seq))
t "e tryHead [S]" (fun () -> Seq.tryHead (s []))
t "o tryHead [S]" (fun () -> Seq.tryHead (s [ 3 ]))
t "m tryHead [S]" (fun () -> Seq.tryHead (s [ 3; 1; 2; 3; 5 ]))
t "n tryHead [S]" (fun () -> Seq.tryHead (null: int seq))
t "e indexed [S]" (fun () -> Seq.indexed (s []) |> Seq.toList)
t "o indexed [S]" (fun () -> Seq.indexed (s [ 3 ]) |> Seq.toList)
t "m indexed [S]" (fun () -> Seq.indexed (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make indexed [S]" (fun () -> Seq.indexed (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n indexed [S]" (fun () -> Seq.indexed (null: int seq) |> Seq.toList)
t "n make indexed [S]" (fun () -> Seq.indexed (null: int seq) |> ignore)
t "e insertAt 0 9 [S]" (fun () -> Seq.insertAt 0 9 (s []) |> Seq.toList)
t "o insertAt 0 9 [S]" (fun () -> Seq.insertAt 0 9 (s [ 3 ]) |> Seq.toList)
t "m insertAt 0 9 [S]" (fun () -> Seq.insertAt 0 9 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make insertAt 0 9 [S]" (fun () -> Seq.insertAt 0 9 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make insertAt 0 9 [S]" (fun () -> Seq.insertAt 0 9 (null: int seq) |> ignore)
t "e insertAt 1 9 [S]" (fun () -> Seq.insertAt 1 9 (s []) |> Seq.toList)
t "o insertAt 1 9 [S]" (fun () -> Seq.insertAt 1 9 (s [ 3 ]) |> Seq.toList)
t "m insertAt 1 9 [S]" (fun () -> Seq.insertAt 1 9 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make insertAt 1 9 [S]" (fun () -> Seq.insertAt 1 9 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make insertAt 1 9 [S]" (fun () -> Seq.insertAt 1 9 (null: int seq) |> ignore)
t "e insertAt 5 9 [S]" (fun () -> Seq.insertAt 5 9 (s []) |> Seq.toList)
t "o insertAt 5 9 [S]" (fun () -> Seq.insertAt 5 9 (s [ 3 ]) |> Seq.toList)
t "m insertAt 5 9 [S]" (fun () -> Seq.insertAt 5 9 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make insertAt 5 9 [S]" (fun () -> Seq.insertAt 5 9 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make insertAt 5 9 [S]" (fun () -> Seq.insertAt 5 9 (null: int seq) |> ignore)
t "e insertAt 6 9 [S]" (fun () -> Seq.insertAt 6 9 (s []) |> Seq.toList)
t "o insertAt 6 9 [S]" (fun () -> Seq.insertAt 6 9 (s [ 3 ]) |> Seq.toList)
t "m insertAt 6 9 [S]" (fun () -> Seq.insertAt 6 9 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make insertAt 6 9 [S]" (fun () -> Seq.insertAt 6 9 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make insertAt 6 9 [S]" (fun () -> Seq.insertAt 6 9 (null: int seq) |> ignore)
t "e insertAt -1 9 [S]" (fun () -> Seq.insertAt -1 9 (s []) |> Seq.toList)
t "o insertAt -1 9 [S]" (fun () -> Seq.insertAt -1 9 (s [ 3 ]) |> Seq.toList)
t "m insertAt -1 9 [S]" (fun () -> Seq.insertAt -1 9 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make insertAt -1 9 [S]" (fun () -> Seq.insertAt -1 9 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n insertAt -1 9 [S]" (fun () -> Seq.insertAt -1 9 (null: int seq) |> Seq.toList)
t "n make insertAt -1 9 [S]" (fun () -> Seq.insertAt -1 9 (null: int seq) |> ignore)
t "e insertAt Int32.MaxValue 9 [S]" (fun () -> Seq.insertAt Int32.MaxValue 9 (s []) |> Seq.toList)
t "o insertAt Int32.MaxValue 9 [S]" (fun () -> Seq.insertAt Int32.MaxValue 9 (s [ 3 ]) |> Seq.toList)
t "m insertAt Int32.MaxValue 9 [S]" (fun () -> Seq.insertAt Int32.MaxValue 9 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make insertAt Int32.MaxValue 9 [S]" (fun () -> Seq.insertAt Int32.MaxValue 9 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make insertAt Int32.MaxValue 9 [S]" (fun () -> Seq.insertAt Int32.MaxValue 9 (null: int seq) |> ignore)
t "e insertManyAt 0 [ 8; 9 ] [S]" (fun () -> Seq.insertManyAt 0 [ 8; 9 ] (s []) |> Seq.toList)
t "o insertManyAt 0 [ 8; 9 ] [S]" (fun () -> Seq.insertManyAt 0 [ 8; 9 ] (s [ 3 ]) |> Seq.toList)
t "m insertManyAt 0 [ 8; 9 ] [S]" (fun () -> Seq.insertManyAt 0 [ 8; 9 ] (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make insertManyAt 0 [ 8; 9 ] [S]" (fun () -> Seq.insertManyAt 0 [ 8; 9 ] (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make insertManyAt 0 [ 8; 9 ] [S]" (fun () -> Seq.insertManyAt 0 [ 8; 9 ] (null: int seq) |> ignore)
t "e insertManyAt 1 [ 8; 9 ] [S]" (fun () -> Seq.insertManyAt 1 [ 8; 9 ] (s []) |> Seq.toList)
t "o insertManyAt 1 [ 8; 9 ] [S]" (fun () -> Seq.insertManyAt 1 [ 8; 9 ] (s [ 3 ]) |> Seq.toList)
t "m insertManyAt 1 [ 8; 9 ] [S]" (fun () -> Seq.insertManyAt 1 [ 8; 9 ] (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make insertManyAt 1 [ 8; 9 ] [S]" (fun () -> Seq.insertManyAt 1 [ 8; 9 ] (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make insertManyAt 1 [ 8; 9 ] [S]" (fun () -> Seq.insertManyAt 1 [ 8; 9 ] (null: int seq) |> ignore)
t "e insertManyAt 5 [ 8; 9 ] [S]" (fun () -> Seq.insertManyAt 5 [ 8; 9 ] (s []) |> Seq.toList)
t "o insertManyAt 5 [ 8; 9 ] [S]" (fun () -> Seq.insertManyAt 5 [ 8; 9 ] (s [ 3 ]) |> Seq.toList)
t "m insertManyAt 5 [ 8; 9 ] [S]" (fun () -> Seq.insertManyAt 5 [ 8; 9 ] (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make insertManyAt 5 [ 8; 9 ] [S]" (fun () -> Seq.insertManyAt 5 [ 8; 9 ] (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make insertManyAt 5 [ 8; 9 ] [S]" (fun () -> Seq.insertManyAt 5 [ 8; 9 ] (null: int seq) |> ignore)
t "e insertManyAt 6 [] [S]" (fun () -> Seq.insertManyAt 6 [] (s []) |> Seq.toList)
t "o insertManyAt 6 [] [S]" (fun () -> Seq.insertManyAt 6 [] (s [ 3 ]) |> Seq.toList)
t "m insertManyAt 6 [] [S]" (fun () -> Seq.insertManyAt 6 [] (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make insertManyAt 6 [] [S]" (fun () -> Seq.insertManyAt 6 [] (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make insertManyAt 6 [] [S]" (fun () -> Seq.insertManyAt 6 [] (null: int seq) |> ignore)
t "e insertManyAt -1 [ 8 ] [S]" (fun () -> Seq.insertManyAt -1 [ 8 ] (s []) |> Seq.toList)
t "o insertManyAt -1 [ 8 ] [S]" (fun () -> Seq.insertManyAt -1 [ 8 ] (s [ 3 ]) |> Seq.toList)
t "m insertManyAt -1 [ 8 ] [S]" (fun () -> Seq.insertManyAt -1 [ 8 ] (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make insertManyAt -1 [ 8 ] [S]" (fun () -> Seq.insertManyAt -1 [ 8 ] (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n insertManyAt -1 [ 8 ] [S]" (fun () -> Seq.insertManyAt -1 [ 8 ] (null: int seq) |> Seq.toList)
t "n make insertManyAt -1 [ 8 ] [S]" (fun () -> Seq.insertManyAt -1 [ 8 ] (null: int seq) |> ignore)
t "e isEmpty [S]" (fun () -> Seq.isEmpty (s []))
t "o isEmpty [S]" (fun () -> Seq.isEmpty (s [ 3 ]))
t "m isEmpty [S]" (fun () -> Seq.isEmpty (s [ 3; 1; 2; 3; 5 ]))
t "n isEmpty [S]" (fun () -> Seq.isEmpty (null: int seq))
t "e item 0 [S]" (fun () -> Seq.item 0 (s []))
t "o item 0 [S]" (fun () -> Seq.item 0 (s [ 3 ]))
t "m item 0 [S]" (fun () -> Seq.item 0 (s [ 3; 1; 2; 3; 5 ]))
t "n item 0 [S]" (fun () -> Seq.item 0 (null: int seq))
t "e item 3 [S]" (fun () -> Seq.item 3 (s []))
t "o item 3 [S]" (fun () -> Seq.item 3 (s [ 3 ]))
t "m item 3 [S]" (fun () -> Seq.item 3 (s [ 3; 1; 2; 3; 5 ]))
t "n item 3 [S]" (fun () -> Seq.item 3 (null: int seq))
t "e item 5 [S]" (fun () -> Seq.item 5 (s []))
t "o item 5 [S]" (fun () -> Seq.item 5 (s [ 3 ]))
t "m item 5 [S]" (fun () -> Seq.item 5 (s [ 3; 1; 2; 3; 5 ]))
t "n item 5 [S]" (fun () -> Seq.item 5 (null: int seq))
t "e item -1 [S]" (fun () -> Seq.item -1 (s []))
t "o item -1 [S]" (fun () -> Seq.item -1 (s [ 3 ]))
t "m item -1 [S]" (fun () -> Seq.item -1 (s [ 3; 1; 2; 3; 5 ]))
t "n item -1 [S]" (fun () -> Seq.item -1 (null: int seq))
t "e tryItem 0 [S]" (fun () -> Seq.tryItem 0 (s []))
t "o tryItem 0 [S]" (fun () -> Seq.tryItem 0 (s [ 3 ]))
t "m tryItem 0 [S]" (fun () -> Seq.tryItem 0 (s [ 3; 1; 2; 3; 5 ]))
t "n tryItem 0 [S]" (fun () -> Seq.tryItem 0 (null: int seq))
