// out: !e tryItem 3 [S] = None
// out: .!o tryItem 3 [S] = None
// out: ....!m tryItem 3 [S] = Some 3
// out: n tryItem 3 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e tryItem 5 [S] = None
// out: .!o tryItem 5 [S] = None
// out: .....!m tryItem 5 [S] = None
// out: n tryItem 5 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e tryItem -1 [S] = None
// out: o tryItem -1 [S] = None
// out: m tryItem -1 [S] = None
// out: n tryItem -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e iter log [S] = ()
// out: .<3>!o iter log [S] = ()
// out: .<3>.<1>.<2>.<3>.<5>!m iter log [S] = ()
// out: n iter log [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e iter (fun x -> boom 2 x |> ignore) [S] = ()
// out: .<3>!o iter (fun x -> boom 2 x |> ignore) [S] = ()
// out: .<3>.<1>.<2>!m iter (fun x -> boom 2 x |> ignore) [S] !! Exception: boom
// out: n iter (fun x -> boom 2 x |> ignore) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e iteri (fun i x -> printf '%d:%d ' i x) [S] = ()
// out: .0:3 !o iteri (fun i x -> printf '%d:%d ' i x) [S] = ()
// out: .0:3 .1:1 .2:2 .3:3 .4:5 !m iteri (fun i x -> printf '%d:%d ' i x) [S] = ()
// out: n iteri (fun i x -> printf '%d:%d ' i x) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e last [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .!o last [S] = 3
// out: .....!m last [S] = 5
// out: n last [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e tryLast [S] = None
// out: .!o tryLast [S] = Some 3
// out: .....!m tryLast [S] = Some 5
// out: n tryLast [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e length [S] = 0
// out: .!o length [S] = 1
// out: .....!m length [S] = 5
// out: n length [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e map twice [S] = []
// out: .<3>!o map twice [S] = [6]
// out: .<3>.<1>.<2>.<3>.<5>!m map twice [S] = [6; 2; 4; 6; 10]
// out: m make map twice [S] = ()
// out: n make map twice [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e map (boom 2) [S] = []
// out: .<3>!o map (boom 2) [S] = [3]
// out: .<3>.<1>.<2>!m map (boom 2) [S] !! Exception: boom
// out: m make map (boom 2) [S] = ()
// out: n make map (boom 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e mapi (fun i x -> log i; i * x) [S] = []
// out: .<0>!o mapi (fun i x -> log i; i * x) [S] = [0]
// out: .<0>.<1>.<2>.<3>.<4>!m mapi (fun i x -> log i; i * x) [S] = [0; 1; 4; 9; 20]
// out: m make mapi (fun i x -> log i; i * x) [S] = ()
// out: n mapi (fun i x -> log i; i * x) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make mapi (fun i x -> log i; i * x) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e mapi (fun i x -> boom 2 i) [S] = []
// out: .<0>!o mapi (fun i x -> boom 2 i) [S] = [0]
// out: .<0>.<1>.<2>!m mapi (fun i x -> boom 2 i) [S] !! Exception: boom
// out: m make mapi (fun i x -> boom 2 i) [S] = ()
// out: n mapi (fun i x -> boom 2 i) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make mapi (fun i x -> boom 2 i) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b = ([], 1)
// out: .!<3>o mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b = ([3], 4)
// out: .....!<3><1><2><3><5>m mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b = ([3; 4; 10; 21; 50], 15)
// out: n mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b = ([], 1)
// out: .!<3>o mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b = ([3], 4)
// out: .....!<5><3><2><1><3>m mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b = ([36; 11; 18; 18; 5], 15)
// out: n mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e max [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .!o max [S] = 3
// out: .....!m max [S] = 5
// out: n max [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e min [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .!o min [S] = 3
// out: .....!m min [S] = 1
// out: n min [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e maxBy (fun x -> log x; -x) [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .<3>!o maxBy (fun x -> log x; -x) [S] = 3
// out: .<3>.<1>.<2>.<3>.<5>!m maxBy (fun x -> log x; -x) [S] = 1
// out: n maxBy (fun x -> log x; -x) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e minBy (fun x -> log x; x % 3) [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .<3>!o minBy (fun x -> log x; x % 3) [S] = 3
// out: .<3>.<1>.<2>.<3>.<5>!m minBy (fun x -> log x; x % 3) [S] = 3
// out: n minBy (fun x -> log x; x % 3) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e maxBy (boom 2) [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .<3>!o maxBy (boom 2) [S] = 3
// out: .<3>.<1>.<2>!m maxBy (boom 2) [S] !! Exception: boom
// out: n maxBy (boom 2) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e pairwise [S] = []
// out: .!o pairwise [S] = []
// out: .....!m pairwise [S] = [(3, 1); (1, 2); (2, 3); (3, 5)]
// out: m make pairwise [S] = ()
// out: n pairwise [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make pairwise [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e permute (fun i -> i) [S] = []
// out: .!o permute (fun i -> i) [S] = [3]
// out: .....!m permute (fun i -> i) [S] = [3; 1; 2; 3; 5]
// out: m make permute (fun i -> i) [S] = ()
// out: n permute (fun i -> i) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make permute (fun i -> i) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e permute (fun i -> 4 - i) [S] = []
// out: .!o permute (fun i -> 4 - i) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: .....!m permute (fun i -> 4 - i) [S] = [5; 3; 2; 1; 3]
// out: m make permute (fun i -> 4 - i) [S] = ()
// out: n permute (fun i -> 4 - i) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make permute (fun i -> 4 - i) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e permute (fun i -> 0) [S] = []
// out: .!o permute (fun i -> 0) [S] = [3]
// out: .....!m permute (fun i -> 0) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: m make permute (fun i -> 0) [S] = ()
// out: n permute (fun i -> 0) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make permute (fun i -> 0) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e permute (fun i -> i + 1) [S] = []
// out: .!o permute (fun i -> i + 1) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: .....!m permute (fun i -> i + 1) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: m make permute (fun i -> i + 1) [S] = ()
// out: n permute (fun i -> i + 1) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make permute (fun i -> i + 1) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e permute (fun i -> -1) [S] = []
// out: .!o permute (fun i -> -1) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: .....!m permute (fun i -> -1) [S] !! ArgumentException: The function did not compute a permutation. (Parameter 'indexMap')
// out: m make permute (fun i -> -1) [S] = ()
// out: n permute (fun i -> -1) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make permute (fun i -> -1) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e pick half [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: .<3>!o pick half [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: .<3>.<1>.<2>!m pick half [S] = 1
// out: n pick half [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e pick (fun (x: int) -> log x; (None: string option)) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: .<3>!o pick (fun (x: int) -> log x; (None: string option)) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: .<3>.<1>.<2>.<3>.<5>!m pick (fun (x: int) -> log x; (None: string option)) [S] !! KeyNotFoundException: An index satisfying the predicate was not found in the collection.
// out: n pick (fun (x: int) -> log x; (None: string option)) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e tryPick half [S] = None
// out: .<3>!o tryPick half [S] = None
// out: .<3>.<1>.<2>!m tryPick half [S] = Some 1
// out: n tryPick half [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e tryPick (fun (x: int) -> log x; (None: string option)) [S] = None
// out: .<3>!o tryPick (fun (x: int) -> log x; (None: string option)) [S] = None
// out: .<3>.<1>.<2>.<3>.<5>!m tryPick (fun (x: int) -> log x; (None: string option)) [S] = None
// out: n tryPick (fun (x: int) -> log x; (None: string option)) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e reduce add [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .!o reduce add [S] = 3
// out: ..(3,1).(4,2).(6,3).(9,5)!m reduce add [S] = 14
// out: n reduce add [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e reduceBack add [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .!o reduceBack add [S] = 3
// out: .....!(3,5)(2,8)(1,10)(3,11)m reduceBack add [S] = 14
// out: n reduceBack add [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e reduce (fun a b -> boom 2 b) [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .!o reduce (fun a b -> boom 2 b) [S] = 3
// out: ..<1>.<2>!m reduce (fun a b -> boom 2 b) [S] !! Exception: boom
// out: n reduce (fun a b -> boom 2 b) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e removeAt 0 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o removeAt 0 [S] = []
// out: .....!m removeAt 0 [S] = [1; 2; 3; 5]
// out: m make removeAt 0 [S] = ()
// out: n make removeAt 0 [S] = ()
// out: !e removeAt 4 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o removeAt 4 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .....!m removeAt 4 [S] = [3; 1; 2; 3]
// out: m make removeAt 4 [S] = ()
// out: n make removeAt 4 [S] = ()
// out: !e removeAt 5 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o removeAt 5 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .....!m removeAt 5 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m make removeAt 5 [S] = ()
// out: n make removeAt 5 [S] = ()
// out: e removeAt -1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o removeAt -1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m removeAt -1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m make removeAt -1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n removeAt -1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n make removeAt -1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
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
t "e tryItem 3 [S]" (fun () -> Seq.tryItem 3 (s []))
t "o tryItem 3 [S]" (fun () -> Seq.tryItem 3 (s [ 3 ]))
t "m tryItem 3 [S]" (fun () -> Seq.tryItem 3 (s [ 3; 1; 2; 3; 5 ]))
t "n tryItem 3 [S]" (fun () -> Seq.tryItem 3 (null: int seq))
t "e tryItem 5 [S]" (fun () -> Seq.tryItem 5 (s []))
t "o tryItem 5 [S]" (fun () -> Seq.tryItem 5 (s [ 3 ]))
t "m tryItem 5 [S]" (fun () -> Seq.tryItem 5 (s [ 3; 1; 2; 3; 5 ]))
t "n tryItem 5 [S]" (fun () -> Seq.tryItem 5 (null: int seq))
t "e tryItem -1 [S]" (fun () -> Seq.tryItem -1 (s []))
t "o tryItem -1 [S]" (fun () -> Seq.tryItem -1 (s [ 3 ]))
t "m tryItem -1 [S]" (fun () -> Seq.tryItem -1 (s [ 3; 1; 2; 3; 5 ]))
t "n tryItem -1 [S]" (fun () -> Seq.tryItem -1 (null: int seq))
t "e iter log [S]" (fun () -> Seq.iter log (s []))
t "o iter log [S]" (fun () -> Seq.iter log (s [ 3 ]))
t "m iter log [S]" (fun () -> Seq.iter log (s [ 3; 1; 2; 3; 5 ]))
t "n iter log [S]" (fun () -> Seq.iter log (null: int seq))
t "e iter (fun x -> boom 2 x |> ignore) [S]" (fun () -> Seq.iter (fun x -> boom 2 x |> ignore) (s []))
t "o iter (fun x -> boom 2 x |> ignore) [S]" (fun () -> Seq.iter (fun x -> boom 2 x |> ignore) (s [ 3 ]))
t "m iter (fun x -> boom 2 x |> ignore) [S]" (fun () -> Seq.iter (fun x -> boom 2 x |> ignore) (s [ 3; 1; 2; 3; 5 ]))
t "n iter (fun x -> boom 2 x |> ignore) [S]" (fun () -> Seq.iter (fun x -> boom 2 x |> ignore) (null: int seq))
t "e iteri (fun i x -> printf '%d:%d ' i x) [S]" (fun () -> Seq.iteri (fun i x -> printf "%d:%d " i x) (s []))
t "o iteri (fun i x -> printf '%d:%d ' i x) [S]" (fun () -> Seq.iteri (fun i x -> printf "%d:%d " i x) (s [ 3 ]))
t "m iteri (fun i x -> printf '%d:%d ' i x) [S]" (fun () -> Seq.iteri (fun i x -> printf "%d:%d " i x) (s [ 3; 1; 2; 3; 5 ]))
t "n iteri (fun i x -> printf '%d:%d ' i x) [S]" (fun () -> Seq.iteri (fun i x -> printf "%d:%d " i x) (null: int seq))
t "e last [S]" (fun () -> Seq.last (s []))
t "o last [S]" (fun () -> Seq.last (s [ 3 ]))
t "m last [S]" (fun () -> Seq.last (s [ 3; 1; 2; 3; 5 ]))
t "n last [S]" (fun () -> Seq.last (null: int seq))
t "e tryLast [S]" (fun () -> Seq.tryLast (s []))
t "o tryLast [S]" (fun () -> Seq.tryLast (s [ 3 ]))
t "m tryLast [S]" (fun () -> Seq.tryLast (s [ 3; 1; 2; 3; 5 ]))
t "n tryLast [S]" (fun () -> Seq.tryLast (null: int seq))
t "e length [S]" (fun () -> Seq.length (s []))
t "o length [S]" (fun () -> Seq.length (s [ 3 ]))
t "m length [S]" (fun () -> Seq.length (s [ 3; 1; 2; 3; 5 ]))
t "n length [S]" (fun () -> Seq.length (null: int seq))
t "e map twice [S]" (fun () -> Seq.map twice (s []) |> Seq.toList)
t "o map twice [S]" (fun () -> Seq.map twice (s [ 3 ]) |> Seq.toList)
t "m map twice [S]" (fun () -> Seq.map twice (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make map twice [S]" (fun () -> Seq.map twice (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make map twice [S]" (fun () -> Seq.map twice (null: int seq) |> ignore)
t "e map (boom 2) [S]" (fun () -> Seq.map (boom 2) (s []) |> Seq.toList)
t "o map (boom 2) [S]" (fun () -> Seq.map (boom 2) (s [ 3 ]) |> Seq.toList)
t "m map (boom 2) [S]" (fun () -> Seq.map (boom 2) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make map (boom 2) [S]" (fun () -> Seq.map (boom 2) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make map (boom 2) [S]" (fun () -> Seq.map (boom 2) (null: int seq) |> ignore)
t "e mapi (fun i x -> log i; i * x) [S]" (fun () -> Seq.mapi (fun i x -> log i; i * x) (s []) |> Seq.toList)
t "o mapi (fun i x -> log i; i * x) [S]" (fun () -> Seq.mapi (fun i x -> log i; i * x) (s [ 3 ]) |> Seq.toList)
t "m mapi (fun i x -> log i; i * x) [S]" (fun () -> Seq.mapi (fun i x -> log i; i * x) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make mapi (fun i x -> log i; i * x) [S]" (fun () -> Seq.mapi (fun i x -> log i; i * x) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n mapi (fun i x -> log i; i * x) [S]" (fun () -> Seq.mapi (fun i x -> log i; i * x) (null: int seq) |> Seq.toList)
t "n make mapi (fun i x -> log i; i * x) [S]" (fun () -> Seq.mapi (fun i x -> log i; i * x) (null: int seq) |> ignore)
t "e mapi (fun i x -> boom 2 i) [S]" (fun () -> Seq.mapi (fun i x -> boom 2 i) (s []) |> Seq.toList)
t "o mapi (fun i x -> boom 2 i) [S]" (fun () -> Seq.mapi (fun i x -> boom 2 i) (s [ 3 ]) |> Seq.toList)
t "m mapi (fun i x -> boom 2 i) [S]" (fun () -> Seq.mapi (fun i x -> boom 2 i) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make mapi (fun i x -> boom 2 i) [S]" (fun () -> Seq.mapi (fun i x -> boom 2 i) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n mapi (fun i x -> boom 2 i) [S]" (fun () -> Seq.mapi (fun i x -> boom 2 i) (null: int seq) |> Seq.toList)
t "n make mapi (fun i x -> boom 2 i) [S]" (fun () -> Seq.mapi (fun i x -> boom 2 i) (null: int seq) |> ignore)
t "e mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b" (fun () -> Seq.mapFold (fun s x -> log x; s * x, s + x) 1 (s []) |> fun (a, b) -> Seq.toList a, b)
t "o mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b" (fun () -> Seq.mapFold (fun s x -> log x; s * x, s + x) 1 (s [ 3 ]) |> fun (a, b) -> Seq.toList a, b)
t "m mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b" (fun () -> Seq.mapFold (fun s x -> log x; s * x, s + x) 1 (s [ 3; 1; 2; 3; 5 ]) |> fun (a, b) -> Seq.toList a, b)
t "n mapFold (fun s x -> log x; s * x, s + x) 1 [S] |> fun (a, b) -> Seq.toList a, b" (fun () -> Seq.mapFold (fun s x -> log x; s * x, s + x) 1 (null: int seq) |> fun (a, b) -> Seq.toList a, b)
t "e mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b" (fun () -> Seq.mapFoldBack (fun x s -> log x; s * x, s + x) (s []) 1 |> fun (a, b) -> Seq.toList a, b)
t "o mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b" (fun () -> Seq.mapFoldBack (fun x s -> log x; s * x, s + x) (s [ 3 ]) 1 |> fun (a, b) -> Seq.toList a, b)
t "m mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b" (fun () -> Seq.mapFoldBack (fun x s -> log x; s * x, s + x) (s [ 3; 1; 2; 3; 5 ]) 1 |> fun (a, b) -> Seq.toList a, b)
t "n mapFoldBack (fun x s -> log x; s * x, s + x) [S] 1 |> fun (a, b) -> Seq.toList a, b" (fun () -> Seq.mapFoldBack (fun x s -> log x; s * x, s + x) (null: int seq) 1 |> fun (a, b) -> Seq.toList a, b)
t "e max [S]" (fun () -> Seq.max (s []))
t "o max [S]" (fun () -> Seq.max (s [ 3 ]))
t "m max [S]" (fun () -> Seq.max (s [ 3; 1; 2; 3; 5 ]))
t "n max [S]" (fun () -> Seq.max (null: int seq))
t "e min [S]" (fun () -> Seq.min (s []))
t "o min [S]" (fun () -> Seq.min (s [ 3 ]))
t "m min [S]" (fun () -> Seq.min (s [ 3; 1; 2; 3; 5 ]))
t "n min [S]" (fun () -> Seq.min (null: int seq))
t "e maxBy (fun x -> log x; -x) [S]" (fun () -> Seq.maxBy (fun x -> log x; -x) (s []))
t "o maxBy (fun x -> log x; -x) [S]" (fun () -> Seq.maxBy (fun x -> log x; -x) (s [ 3 ]))
t "m maxBy (fun x -> log x; -x) [S]" (fun () -> Seq.maxBy (fun x -> log x; -x) (s [ 3; 1; 2; 3; 5 ]))
t "n maxBy (fun x -> log x; -x) [S]" (fun () -> Seq.maxBy (fun x -> log x; -x) (null: int seq))
t "e minBy (fun x -> log x; x % 3) [S]" (fun () -> Seq.minBy (fun x -> log x; x % 3) (s []))
t "o minBy (fun x -> log x; x % 3) [S]" (fun () -> Seq.minBy (fun x -> log x; x % 3) (s [ 3 ]))
t "m minBy (fun x -> log x; x % 3) [S]" (fun () -> Seq.minBy (fun x -> log x; x % 3) (s [ 3; 1; 2; 3; 5 ]))
t "n minBy (fun x -> log x; x % 3) [S]" (fun () -> Seq.minBy (fun x -> log x; x % 3) (null: int seq))
t "e maxBy (boom 2) [S]" (fun () -> Seq.maxBy (boom 2) (s []))
t "o maxBy (boom 2) [S]" (fun () -> Seq.maxBy (boom 2) (s [ 3 ]))
t "m maxBy (boom 2) [S]" (fun () -> Seq.maxBy (boom 2) (s [ 3; 1; 2; 3; 5 ]))
t "n maxBy (boom 2) [S]" (fun () -> Seq.maxBy (boom 2) (null: int seq))
t "e pairwise [S]" (fun () -> Seq.pairwise (s []) |> Seq.toList)
t "o pairwise [S]" (fun () -> Seq.pairwise (s [ 3 ]) |> Seq.toList)
t "m pairwise [S]" (fun () -> Seq.pairwise (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make pairwise [S]" (fun () -> Seq.pairwise (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n pairwise [S]" (fun () -> Seq.pairwise (null: int seq) |> Seq.toList)
t "n make pairwise [S]" (fun () -> Seq.pairwise (null: int seq) |> ignore)
t "e permute (fun i -> i) [S]" (fun () -> Seq.permute (fun i -> i) (s []) |> Seq.toList)
t "o permute (fun i -> i) [S]" (fun () -> Seq.permute (fun i -> i) (s [ 3 ]) |> Seq.toList)
t "m permute (fun i -> i) [S]" (fun () -> Seq.permute (fun i -> i) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make permute (fun i -> i) [S]" (fun () -> Seq.permute (fun i -> i) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n permute (fun i -> i) [S]" (fun () -> Seq.permute (fun i -> i) (null: int seq) |> Seq.toList)
t "n make permute (fun i -> i) [S]" (fun () -> Seq.permute (fun i -> i) (null: int seq) |> ignore)
t "e permute (fun i -> 4 - i) [S]" (fun () -> Seq.permute (fun i -> 4 - i) (s []) |> Seq.toList)
t "o permute (fun i -> 4 - i) [S]" (fun () -> Seq.permute (fun i -> 4 - i) (s [ 3 ]) |> Seq.toList)
t "m permute (fun i -> 4 - i) [S]" (fun () -> Seq.permute (fun i -> 4 - i) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make permute (fun i -> 4 - i) [S]" (fun () -> Seq.permute (fun i -> 4 - i) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n permute (fun i -> 4 - i) [S]" (fun () -> Seq.permute (fun i -> 4 - i) (null: int seq) |> Seq.toList)
t "n make permute (fun i -> 4 - i) [S]" (fun () -> Seq.permute (fun i -> 4 - i) (null: int seq) |> ignore)
t "e permute (fun i -> 0) [S]" (fun () -> Seq.permute (fun i -> 0) (s []) |> Seq.toList)
t "o permute (fun i -> 0) [S]" (fun () -> Seq.permute (fun i -> 0) (s [ 3 ]) |> Seq.toList)
t "m permute (fun i -> 0) [S]" (fun () -> Seq.permute (fun i -> 0) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make permute (fun i -> 0) [S]" (fun () -> Seq.permute (fun i -> 0) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n permute (fun i -> 0) [S]" (fun () -> Seq.permute (fun i -> 0) (null: int seq) |> Seq.toList)
t "n make permute (fun i -> 0) [S]" (fun () -> Seq.permute (fun i -> 0) (null: int seq) |> ignore)
t "e permute (fun i -> i + 1) [S]" (fun () -> Seq.permute (fun i -> i + 1) (s []) |> Seq.toList)
t "o permute (fun i -> i + 1) [S]" (fun () -> Seq.permute (fun i -> i + 1) (s [ 3 ]) |> Seq.toList)
t "m permute (fun i -> i + 1) [S]" (fun () -> Seq.permute (fun i -> i + 1) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make permute (fun i -> i + 1) [S]" (fun () -> Seq.permute (fun i -> i + 1) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n permute (fun i -> i + 1) [S]" (fun () -> Seq.permute (fun i -> i + 1) (null: int seq) |> Seq.toList)
t "n make permute (fun i -> i + 1) [S]" (fun () -> Seq.permute (fun i -> i + 1) (null: int seq) |> ignore)
t "e permute (fun i -> -1) [S]" (fun () -> Seq.permute (fun i -> -1) (s []) |> Seq.toList)
t "o permute (fun i -> -1) [S]" (fun () -> Seq.permute (fun i -> -1) (s [ 3 ]) |> Seq.toList)
t "m permute (fun i -> -1) [S]" (fun () -> Seq.permute (fun i -> -1) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make permute (fun i -> -1) [S]" (fun () -> Seq.permute (fun i -> -1) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n permute (fun i -> -1) [S]" (fun () -> Seq.permute (fun i -> -1) (null: int seq) |> Seq.toList)
t "n make permute (fun i -> -1) [S]" (fun () -> Seq.permute (fun i -> -1) (null: int seq) |> ignore)
t "e pick half [S]" (fun () -> Seq.pick half (s []))
t "o pick half [S]" (fun () -> Seq.pick half (s [ 3 ]))
t "m pick half [S]" (fun () -> Seq.pick half (s [ 3; 1; 2; 3; 5 ]))
t "n pick half [S]" (fun () -> Seq.pick half (null: int seq))
t "e pick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> Seq.pick (fun (x: int) -> log x; (None: string option)) (s []))
t "o pick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> Seq.pick (fun (x: int) -> log x; (None: string option)) (s [ 3 ]))
t "m pick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> Seq.pick (fun (x: int) -> log x; (None: string option)) (s [ 3; 1; 2; 3; 5 ]))
t "n pick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> Seq.pick (fun (x: int) -> log x; (None: string option)) (null: int seq))
t "e tryPick half [S]" (fun () -> Seq.tryPick half (s []))
t "o tryPick half [S]" (fun () -> Seq.tryPick half (s [ 3 ]))
t "m tryPick half [S]" (fun () -> Seq.tryPick half (s [ 3; 1; 2; 3; 5 ]))
t "n tryPick half [S]" (fun () -> Seq.tryPick half (null: int seq))
t "e tryPick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> Seq.tryPick (fun (x: int) -> log x; (None: string option)) (s []))
t "o tryPick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> Seq.tryPick (fun (x: int) -> log x; (None: string option)) (s [ 3 ]))
t "m tryPick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> Seq.tryPick (fun (x: int) -> log x; (None: string option)) (s [ 3; 1; 2; 3; 5 ]))
t "n tryPick (fun (x: int) -> log x; (None: string option)) [S]" (fun () -> Seq.tryPick (fun (x: int) -> log x; (None: string option)) (null: int seq))
t "e reduce add [S]" (fun () -> Seq.reduce add (s []))
t "o reduce add [S]" (fun () -> Seq.reduce add (s [ 3 ]))
t "m reduce add [S]" (fun () -> Seq.reduce add (s [ 3; 1; 2; 3; 5 ]))
t "n reduce add [S]" (fun () -> Seq.reduce add (null: int seq))
t "e reduceBack add [S]" (fun () -> Seq.reduceBack add (s []))
t "o reduceBack add [S]" (fun () -> Seq.reduceBack add (s [ 3 ]))
t "m reduceBack add [S]" (fun () -> Seq.reduceBack add (s [ 3; 1; 2; 3; 5 ]))
t "n reduceBack add [S]" (fun () -> Seq.reduceBack add (null: int seq))
t "e reduce (fun a b -> boom 2 b) [S]" (fun () -> Seq.reduce (fun a b -> boom 2 b) (s []))
t "o reduce (fun a b -> boom 2 b) [S]" (fun () -> Seq.reduce (fun a b -> boom 2 b) (s [ 3 ]))
t "m reduce (fun a b -> boom 2 b) [S]" (fun () -> Seq.reduce (fun a b -> boom 2 b) (s [ 3; 1; 2; 3; 5 ]))
t "n reduce (fun a b -> boom 2 b) [S]" (fun () -> Seq.reduce (fun a b -> boom 2 b) (null: int seq))
t "e removeAt 0 [S]" (fun () -> Seq.removeAt 0 (s []) |> Seq.toList)
t "o removeAt 0 [S]" (fun () -> Seq.removeAt 0 (s [ 3 ]) |> Seq.toList)
t "m removeAt 0 [S]" (fun () -> Seq.removeAt 0 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make removeAt 0 [S]" (fun () -> Seq.removeAt 0 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make removeAt 0 [S]" (fun () -> Seq.removeAt 0 (null: int seq) |> ignore)
t "e removeAt 4 [S]" (fun () -> Seq.removeAt 4 (s []) |> Seq.toList)
t "o removeAt 4 [S]" (fun () -> Seq.removeAt 4 (s [ 3 ]) |> Seq.toList)
t "m removeAt 4 [S]" (fun () -> Seq.removeAt 4 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make removeAt 4 [S]" (fun () -> Seq.removeAt 4 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make removeAt 4 [S]" (fun () -> Seq.removeAt 4 (null: int seq) |> ignore)
t "e removeAt 5 [S]" (fun () -> Seq.removeAt 5 (s []) |> Seq.toList)
t "o removeAt 5 [S]" (fun () -> Seq.removeAt 5 (s [ 3 ]) |> Seq.toList)
t "m removeAt 5 [S]" (fun () -> Seq.removeAt 5 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make removeAt 5 [S]" (fun () -> Seq.removeAt 5 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make removeAt 5 [S]" (fun () -> Seq.removeAt 5 (null: int seq) |> ignore)
t "e removeAt -1 [S]" (fun () -> Seq.removeAt -1 (s []) |> Seq.toList)
t "o removeAt -1 [S]" (fun () -> Seq.removeAt -1 (s [ 3 ]) |> Seq.toList)
t "m removeAt -1 [S]" (fun () -> Seq.removeAt -1 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make removeAt -1 [S]" (fun () -> Seq.removeAt -1 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n removeAt -1 [S]" (fun () -> Seq.removeAt -1 (null: int seq) |> Seq.toList)
t "n make removeAt -1 [S]" (fun () -> Seq.removeAt -1 (null: int seq) |> ignore)
