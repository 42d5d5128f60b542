// out: .....!m updateAt 4 9 [S] = [3; 1; 2; 3; 9]
// out: m make updateAt 4 9 [S] = ()
// out: n make updateAt 4 9 [S] = ()
// out: !e updateAt 5 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o updateAt 5 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .....!m updateAt 5 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m make updateAt 5 9 [S] = ()
// out: n make updateAt 5 9 [S] = ()
// out: e updateAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o updateAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m updateAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m make updateAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n updateAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n make updateAt -1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: !e windowed 1 [S] = []
// out: .!o windowed 1 [S] = [[3]]
// out: .....!m windowed 1 [S] = [[3]; [1]; [2]; [3]; [5]]
// out: m make windowed 1 [S] = ()
// out: n windowed 1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make windowed 1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e windowed 3 [S] = []
// out: .!o windowed 3 [S] = []
// out: .....!m windowed 3 [S] = [[3; 1; 2]; [1; 2; 3]; [2; 3; 5]]
// out: m make windowed 3 [S] = ()
// out: n windowed 3 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make windowed 3 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e windowed 5 [S] = []
// out: .!o windowed 5 [S] = []
// out: .....!m windowed 5 [S] = [[3; 1; 2; 3; 5]]
// out: m make windowed 5 [S] = ()
// out: n windowed 5 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make windowed 5 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e windowed 6 [S] = []
// out: .!o windowed 6 [S] = []
// out: .....!m windowed 6 [S] = []
// out: m make windowed 6 [S] = ()
// out: n windowed 6 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make windowed 6 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e windowed 0 [S] !! ArgumentException: The input must be positive.|windowSize = 0 (Parameter 'windowSize')
// out: o windowed 0 [S] !! ArgumentException: The input must be positive.|windowSize = 0 (Parameter 'windowSize')
// out: m windowed 0 [S] !! ArgumentException: The input must be positive.|windowSize = 0 (Parameter 'windowSize')
// out: m make windowed 0 [S] !! ArgumentException: The input must be positive.|windowSize = 0 (Parameter 'windowSize')
// out: n windowed 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make windowed 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e windowed -1 [S] !! ArgumentException: The input must be positive.|windowSize = -1 (Parameter 'windowSize')
// out: o windowed -1 [S] !! ArgumentException: The input must be positive.|windowSize = -1 (Parameter 'windowSize')
// out: m windowed -1 [S] !! ArgumentException: The input must be positive.|windowSize = -1 (Parameter 'windowSize')
// out: m make windowed -1 [S] !! ArgumentException: The input must be positive.|windowSize = -1 (Parameter 'windowSize')
// out: n windowed -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make windowed -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e randomShuffleWith (Random 42) [S] = []
// out: .!o randomShuffleWith (Random 42) [S] = [3]
// out: .....!m randomShuffleWith (Random 42) [S] = [3; 1; 2; 5; 3]
// out: .....!m make randomShuffleWith (Random 42) [S] = ()
// out: n randomShuffleWith (Random 42) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make randomShuffleWith (Random 42) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e randomShuffleBy (fun () -> 0.5) [S] = []
// out: .!o randomShuffleBy (fun () -> 0.5) [S] = [3]
// out: .....!m randomShuffleBy (fun () -> 0.5) [S] = [2; 3; 1; 5; 3]
// out: .....!m make randomShuffleBy (fun () -> 0.5) [S] = ()
// out: n randomShuffleBy (fun () -> 0.5) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make randomShuffleBy (fun () -> 0.5) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e randomChoicesWith (Random 42) 3 [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .!o randomChoicesWith (Random 42) 3 [S] = [3; 3; 3]
// out: .....!m randomChoicesWith (Random 42) 3 [S] = [3; 3; 3]
// out: .....!m make randomChoicesWith (Random 42) 3 [S] = ()
// out: n randomChoicesWith (Random 42) 3 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make randomChoicesWith (Random 42) 3 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e randomChoicesWith (Random 42) 0 [S] = []
// out: .!o randomChoicesWith (Random 42) 0 [S] = []
// out: .....!m randomChoicesWith (Random 42) 0 [S] = []
// out: .....!m make randomChoicesWith (Random 42) 0 [S] = ()
// out: n randomChoicesWith (Random 42) 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make randomChoicesWith (Random 42) 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e randomChoicesWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: o randomChoicesWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: m randomChoicesWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: m make randomChoicesWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: n randomChoicesWith (Random 42) -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make randomChoicesWith (Random 42) -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e randomSampleWith (Random 42) 2 [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .!o randomSampleWith (Random 42) 2 [S] !! ArgumentException: The input sequence has an insufficient number of elements. (Parameter 'count')
// out: .....!m randomSampleWith (Random 42) 2 [S] = [3; 3]
// out: .....!m make randomSampleWith (Random 42) 2 [S] = ()
// out: n randomSampleWith (Random 42) 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make randomSampleWith (Random 42) 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e randomSampleWith (Random 42) 6 [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .!o randomSampleWith (Random 42) 6 [S] !! ArgumentException: The input sequence has an insufficient number of elements. (Parameter 'count')
// out: .....!m randomSampleWith (Random 42) 6 [S] !! ArgumentException: The input sequence has an insufficient number of elements. (Parameter 'count')
// out: .....!m make randomSampleWith (Random 42) 6 [S] !! ArgumentException: The input sequence has an insufficient number of elements. (Parameter 'count')
// out: n randomSampleWith (Random 42) 6 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make randomSampleWith (Random 42) 6 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e randomSampleWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: o randomSampleWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: m randomSampleWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: m make randomSampleWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: n randomSampleWith (Random 42) -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make randomSampleWith (Random 42) -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e randomSampleBy (fun () -> 0.99) 1 [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .!o randomSampleBy (fun () -> 0.99) 1 [S] = [3]
// out: .....!m randomSampleBy (fun () -> 0.99) 1 [S] = [5]
// out: .....!m make randomSampleBy (fun () -> 0.99) 1 [S] = ()
// out: n randomSampleBy (fun () -> 0.99) 1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make randomSampleBy (fun () -> 0.99) 1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e randomChoicesBy (fun () -> 0.0) 2 [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .!o randomChoicesBy (fun () -> 0.0) 2 [S] = [3; 3]
// out: .....!m randomChoicesBy (fun () -> 0.0) 2 [S] = [3; 3]
// out: .....!m make randomChoicesBy (fun () -> 0.0) 2 [S] = ()
// out: n randomChoicesBy (fun () -> 0.0) 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make randomChoicesBy (fun () -> 0.0) 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e randomChoiceWith (Random 42) [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .!o randomChoiceWith (Random 42) [S] = 3
// out: .....!m randomChoiceWith (Random 42) [S] = 3
// out: n randomChoiceWith (Random 42) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e randomChoiceBy (fun () -> 0.7) [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: .!o randomChoiceBy (fun () -> 0.7) [S] = 3
// out: .....!m randomChoiceBy (fun () -> 0.7) [S] = 3
// out: n randomChoiceBy (fun () -> 0.7) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e cache [S] = []
// out: .!o cache [S] = [3]
// out: .....!m cache [S] = [3; 1; 2; 3; 5]
// out: m make cache [S] = ()
// out: n cache [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make cache [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e readonly [S] = []
// out: .!o readonly [S] = [3]
// out: .....!m readonly [S] = [3; 1; 2; 3; 5]
// out: m make readonly [S] = ()
// out: n readonly [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make readonly [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: delayed !e delay (fun () -> printf 'delayed '; [S]) = []
// out: delayed .!o delay (fun () -> printf 'delayed '; [S]) = [3]
// out: delayed .....!m delay (fun () -> printf 'delayed '; [S]) = [3; 1; 2; 3; 5]
// out: m make delay (fun () -> printf 'delayed '; [S]) = ()
// out: n make delay (fun () -> printf 'delayed '; [S]) = ()
// out: !e toList [S] = []
// out: .!o toList [S] = [3]
// out: .....!m toList [S] = [3; 1; 2; 3; 5]
// out: .....!m make toList [S] = ()
// out: n toList [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make toList [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !ee allPairs [A] [B] = []
// out: !em allPairs [A] [B] = []
// out: .!....!me allPairs [A] [B] = []
// out: ....!....!mk allPairs [A] [B] = [(3, 4); (3, 2); (3, 1); (1, 4); (1, 2); (1, 1); (2, 4); (2, 2); (2, 1); (3, 4);
// out:  (3, 2); (3, 1); (5, 4); (5, 2); (5, 1)]
// out: ......!..!km allPairs [A] [B] = [(4, 3); (4, 1); (4, 2); (4, 3); (4, 5); (2, 3); (2, 1); (2, 2); (2, 3); (2, 5);
// out:  (1, 3); (1, 1); (1, 2); (1, 3); (1, 5)]
// out: ......!....!mm allPairs [A] [B] = [(3, 3); (3, 1); (3, 2); (3, 3); (3, 5); (1, 3); (1, 1); (1, 2); (1, 3); (1, 5);
// out:  (2, 3); (2, 1); (2, 2); (2, 3); (2, 5); (3, 3); (3, 1); (3, 2); (3, 3); (3, 5);
// out:  (5, 3); (5, 1); (5, 2); (5, 3); (5, 5)]
// out: nm allPairs [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source1')
// out: mn allPairs [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source2')
// out: !!ee append [A] [B] = []
// out: !.....!em append [A] [B] = [3; 1; 2; 3; 5]
// out: .....!!me append [A] [B] = [3; 1; 2; 3; 5]
// out: .....!...!mk append [A] [B] = [3; 1; 2; 3; 5; 4; 2; 1]
// out: ...!.....!km append [A] [B] = [4; 2; 1; 3; 1; 2; 3; 5]
// out: .....!.....!mm append [A] [B] = [3; 1; 2; 3; 5; 3; 1; 2; 3; 5]
// out: !!ee compareWith (fun a b -> log a; compare a b) [A] [B] = 0
// out: !.!em compareWith (fun a b -> log a; compare a b) [A] [B] = -1
// out: .!!me compareWith (fun a b -> log a; compare a b) [A] [B] = 1
// out: ..<3>!!mk compareWith (fun a b -> log a; compare a b) [A] [B] = -1
// out: ..<4>!!km compareWith (fun a b -> log a; compare a b) [A] [B] = 1
// out: ..<3>..<1>..<2>..<3>..<5>!!mm compareWith (fun a b -> log a; compare a b) [A] [B] = 0
// out: nm compareWith (fun a b -> log a; compare a b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source1')
// out: mn compareWith (fun a b -> log a; compare a b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source2')
// out: !ee except ([A]) [B] = []
// out: .!....!em except ([A]) [B] = [3; 1; 2; 5]
// out: !me except ([A]) [B] = []
// out: ......!..!mk except ([A]) [B] = [4]
// out: ....!....!km except ([A]) [B] = [3; 5]
// out: ......!....!mm except ([A]) [B] = []
// out: nm except ([A]) [B] !! ArgumentNullException: Value cannot be null. (Parameter 'itemsToExclude')
// out: mn except ([A]) [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
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
t "m updateAt 4 9 [S]" (fun () -> Seq.updateAt 4 9 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make updateAt 4 9 [S]" (fun () -> Seq.updateAt 4 9 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make updateAt 4 9 [S]" (fun () -> Seq.updateAt 4 9 (null: int seq) |> ignore)
t "e updateAt 5 9 [S]" (fun () -> Seq.updateAt 5 9 (s []) |> Seq.toList)
t "o updateAt 5 9 [S]" (fun () -> Seq.updateAt 5 9 (s [ 3 ]) |> Seq.toList)
t "m updateAt 5 9 [S]" (fun () -> Seq.updateAt 5 9 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make updateAt 5 9 [S]" (fun () -> Seq.updateAt 5 9 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make updateAt 5 9 [S]" (fun () -> Seq.updateAt 5 9 (null: int seq) |> ignore)
t "e updateAt -1 9 [S]" (fun () -> Seq.updateAt -1 9 (s []) |> Seq.toList)
t "o updateAt -1 9 [S]" (fun () -> Seq.updateAt -1 9 (s [ 3 ]) |> Seq.toList)
t "m updateAt -1 9 [S]" (fun () -> Seq.updateAt -1 9 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make updateAt -1 9 [S]" (fun () -> Seq.updateAt -1 9 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n updateAt -1 9 [S]" (fun () -> Seq.updateAt -1 9 (null: int seq) |> Seq.toList)
t "n make updateAt -1 9 [S]" (fun () -> Seq.updateAt -1 9 (null: int seq) |> ignore)
t "e windowed 1 [S]" (fun () -> Seq.windowed 1 (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o windowed 1 [S]" (fun () -> Seq.windowed 1 (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m windowed 1 [S]" (fun () -> Seq.windowed 1 (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make windowed 1 [S]" (fun () -> Seq.windowed 1 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n windowed 1 [S]" (fun () -> Seq.windowed 1 (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make windowed 1 [S]" (fun () -> Seq.windowed 1 (null: int seq) |> ignore)
t "e windowed 3 [S]" (fun () -> Seq.windowed 3 (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o windowed 3 [S]" (fun () -> Seq.windowed 3 (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m windowed 3 [S]" (fun () -> Seq.windowed 3 (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make windowed 3 [S]" (fun () -> Seq.windowed 3 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n windowed 3 [S]" (fun () -> Seq.windowed 3 (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make windowed 3 [S]" (fun () -> Seq.windowed 3 (null: int seq) |> ignore)
t "e windowed 5 [S]" (fun () -> Seq.windowed 5 (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o windowed 5 [S]" (fun () -> Seq.windowed 5 (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m windowed 5 [S]" (fun () -> Seq.windowed 5 (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make windowed 5 [S]" (fun () -> Seq.windowed 5 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n windowed 5 [S]" (fun () -> Seq.windowed 5 (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make windowed 5 [S]" (fun () -> Seq.windowed 5 (null: int seq) |> ignore)
t "e windowed 6 [S]" (fun () -> Seq.windowed 6 (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o windowed 6 [S]" (fun () -> Seq.windowed 6 (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m windowed 6 [S]" (fun () -> Seq.windowed 6 (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make windowed 6 [S]" (fun () -> Seq.windowed 6 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n windowed 6 [S]" (fun () -> Seq.windowed 6 (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make windowed 6 [S]" (fun () -> Seq.windowed 6 (null: int seq) |> ignore)
t "e windowed 0 [S]" (fun () -> Seq.windowed 0 (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o windowed 0 [S]" (fun () -> Seq.windowed 0 (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m windowed 0 [S]" (fun () -> Seq.windowed 0 (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make windowed 0 [S]" (fun () -> Seq.windowed 0 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n windowed 0 [S]" (fun () -> Seq.windowed 0 (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make windowed 0 [S]" (fun () -> Seq.windowed 0 (null: int seq) |> ignore)
t "e windowed -1 [S]" (fun () -> Seq.windowed -1 (s []) |> Seq.map Seq.toList |> Seq.toList)
t "o windowed -1 [S]" (fun () -> Seq.windowed -1 (s [ 3 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m windowed -1 [S]" (fun () -> Seq.windowed -1 (s [ 3; 1; 2; 3; 5 ]) |> Seq.map Seq.toList |> Seq.toList)
t "m make windowed -1 [S]" (fun () -> Seq.windowed -1 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n windowed -1 [S]" (fun () -> Seq.windowed -1 (null: int seq) |> Seq.map Seq.toList |> Seq.toList)
t "n make windowed -1 [S]" (fun () -> Seq.windowed -1 (null: int seq) |> ignore)
t "e randomShuffleWith (Random 42) [S]" (fun () -> Seq.randomShuffleWith (Random 42) (s []) |> Seq.toList)
t "o randomShuffleWith (Random 42) [S]" (fun () -> Seq.randomShuffleWith (Random 42) (s [ 3 ]) |> Seq.toList)
t "m randomShuffleWith (Random 42) [S]" (fun () -> Seq.randomShuffleWith (Random 42) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make randomShuffleWith (Random 42) [S]" (fun () -> Seq.randomShuffleWith (Random 42) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n randomShuffleWith (Random 42) [S]" (fun () -> Seq.randomShuffleWith (Random 42) (null: int seq) |> Seq.toList)
t "n make randomShuffleWith (Random 42) [S]" (fun () -> Seq.randomShuffleWith (Random 42) (null: int seq) |> ignore)
t "e randomShuffleBy (fun () -> 0.5) [S]" (fun () -> Seq.randomShuffleBy (fun () -> 0.5) (s []) |> Seq.toList)
t "o randomShuffleBy (fun () -> 0.5) [S]" (fun () -> Seq.randomShuffleBy (fun () -> 0.5) (s [ 3 ]) |> Seq.toList)
t "m randomShuffleBy (fun () -> 0.5) [S]" (fun () -> Seq.randomShuffleBy (fun () -> 0.5) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make randomShuffleBy (fun () -> 0.5) [S]" (fun () -> Seq.randomShuffleBy (fun () -> 0.5) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n randomShuffleBy (fun () -> 0.5) [S]" (fun () -> Seq.randomShuffleBy (fun () -> 0.5) (null: int seq) |> Seq.toList)
t "n make randomShuffleBy (fun () -> 0.5) [S]" (fun () -> Seq.randomShuffleBy (fun () -> 0.5) (null: int seq) |> ignore)
t "e randomChoicesWith (Random 42) 3 [S]" (fun () -> Seq.randomChoicesWith (Random 42) 3 (s []) |> Seq.toList)
t "o randomChoicesWith (Random 42) 3 [S]" (fun () -> Seq.randomChoicesWith (Random 42) 3 (s [ 3 ]) |> Seq.toList)
t "m randomChoicesWith (Random 42) 3 [S]" (fun () -> Seq.randomChoicesWith (Random 42) 3 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make randomChoicesWith (Random 42) 3 [S]" (fun () -> Seq.randomChoicesWith (Random 42) 3 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n randomChoicesWith (Random 42) 3 [S]" (fun () -> Seq.randomChoicesWith (Random 42) 3 (null: int seq) |> Seq.toList)
t "n make randomChoicesWith (Random 42) 3 [S]" (fun () -> Seq.randomChoicesWith (Random 42) 3 (null: int seq) |> ignore)
t "e randomChoicesWith (Random 42) 0 [S]" (fun () -> Seq.randomChoicesWith (Random 42) 0 (s []) |> Seq.toList)
t "o randomChoicesWith (Random 42) 0 [S]" (fun () -> Seq.randomChoicesWith (Random 42) 0 (s [ 3 ]) |> Seq.toList)
t "m randomChoicesWith (Random 42) 0 [S]" (fun () -> Seq.randomChoicesWith (Random 42) 0 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make randomChoicesWith (Random 42) 0 [S]" (fun () -> Seq.randomChoicesWith (Random 42) 0 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n randomChoicesWith (Random 42) 0 [S]" (fun () -> Seq.randomChoicesWith (Random 42) 0 (null: int seq) |> Seq.toList)
t "n make randomChoicesWith (Random 42) 0 [S]" (fun () -> Seq.randomChoicesWith (Random 42) 0 (null: int seq) |> ignore)
t "e randomChoicesWith (Random 42) -1 [S]" (fun () -> Seq.randomChoicesWith (Random 42) -1 (s []) |> Seq.toList)
t "o randomChoicesWith (Random 42) -1 [S]" (fun () -> Seq.randomChoicesWith (Random 42) -1 (s [ 3 ]) |> Seq.toList)
t "m randomChoicesWith (Random 42) -1 [S]" (fun () -> Seq.randomChoicesWith (Random 42) -1 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make randomChoicesWith (Random 42) -1 [S]" (fun () -> Seq.randomChoicesWith (Random 42) -1 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n randomChoicesWith (Random 42) -1 [S]" (fun () -> Seq.randomChoicesWith (Random 42) -1 (null: int seq) |> Seq.toList)
t "n make randomChoicesWith (Random 42) -1 [S]" (fun () -> Seq.randomChoicesWith (Random 42) -1 (null: int seq) |> ignore)
t "e randomSampleWith (Random 42) 2 [S]" (fun () -> Seq.randomSampleWith (Random 42) 2 (s []) |> Seq.toList)
t "o randomSampleWith (Random 42) 2 [S]" (fun () -> Seq.randomSampleWith (Random 42) 2 (s [ 3 ]) |> Seq.toList)
t "m randomSampleWith (Random 42) 2 [S]" (fun () -> Seq.randomSampleWith (Random 42) 2 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make randomSampleWith (Random 42) 2 [S]" (fun () -> Seq.randomSampleWith (Random 42) 2 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n randomSampleWith (Random 42) 2 [S]" (fun () -> Seq.randomSampleWith (Random 42) 2 (null: int seq) |> Seq.toList)
t "n make randomSampleWith (Random 42) 2 [S]" (fun () -> Seq.randomSampleWith (Random 42) 2 (null: int seq) |> ignore)
t "e randomSampleWith (Random 42) 6 [S]" (fun () -> Seq.randomSampleWith (Random 42) 6 (s []) |> Seq.toList)
t "o randomSampleWith (Random 42) 6 [S]" (fun () -> Seq.randomSampleWith (Random 42) 6 (s [ 3 ]) |> Seq.toList)
t "m randomSampleWith (Random 42) 6 [S]" (fun () -> Seq.randomSampleWith (Random 42) 6 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make randomSampleWith (Random 42) 6 [S]" (fun () -> Seq.randomSampleWith (Random 42) 6 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n randomSampleWith (Random 42) 6 [S]" (fun () -> Seq.randomSampleWith (Random 42) 6 (null: int seq) |> Seq.toList)
t "n make randomSampleWith (Random 42) 6 [S]" (fun () -> Seq.randomSampleWith (Random 42) 6 (null: int seq) |> ignore)
t "e randomSampleWith (Random 42) -1 [S]" (fun () -> Seq.randomSampleWith (Random 42) -1 (s []) |> Seq.toList)
t "o randomSampleWith (Random 42) -1 [S]" (fun () -> Seq.randomSampleWith (Random 42) -1 (s [ 3 ]) |> Seq.toList)
t "m randomSampleWith (Random 42) -1 [S]" (fun () -> Seq.randomSampleWith (Random 42) -1 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make randomSampleWith (Random 42) -1 [S]" (fun () -> Seq.randomSampleWith (Random 42) -1 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n randomSampleWith (Random 42) -1 [S]" (fun () -> Seq.randomSampleWith (Random 42) -1 (null: int seq) |> Seq.toList)
t "n make randomSampleWith (Random 42) -1 [S]" (fun () -> Seq.randomSampleWith (Random 42) -1 (null: int seq) |> ignore)
t "e randomSampleBy (fun () -> 0.99) 1 [S]" (fun () -> Seq.randomSampleBy (fun () -> 0.99) 1 (s []) |> Seq.toList)
t "o randomSampleBy (fun () -> 0.99) 1 [S]" (fun () -> Seq.randomSampleBy (fun () -> 0.99) 1 (s [ 3 ]) |> Seq.toList)
t "m randomSampleBy (fun () -> 0.99) 1 [S]" (fun () -> Seq.randomSampleBy (fun () -> 0.99) 1 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make randomSampleBy (fun () -> 0.99) 1 [S]" (fun () -> Seq.randomSampleBy (fun () -> 0.99) 1 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n randomSampleBy (fun () -> 0.99) 1 [S]" (fun () -> Seq.randomSampleBy (fun () -> 0.99) 1 (null: int seq) |> Seq.toList)
t "n make randomSampleBy (fun () -> 0.99) 1 [S]" (fun () -> Seq.randomSampleBy (fun () -> 0.99) 1 (null: int seq) |> ignore)
t "e randomChoicesBy (fun () -> 0.0) 2 [S]" (fun () -> Seq.randomChoicesBy (fun () -> 0.0) 2 (s []) |> Seq.toList)
t "o randomChoicesBy (fun () -> 0.0) 2 [S]" (fun () -> Seq.randomChoicesBy (fun () -> 0.0) 2 (s [ 3 ]) |> Seq.toList)
t "m randomChoicesBy (fun () -> 0.0) 2 [S]" (fun () -> Seq.randomChoicesBy (fun () -> 0.0) 2 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make randomChoicesBy (fun () -> 0.0) 2 [S]" (fun () -> Seq.randomChoicesBy (fun () -> 0.0) 2 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n randomChoicesBy (fun () -> 0.0) 2 [S]" (fun () -> Seq.randomChoicesBy (fun () -> 0.0) 2 (null: int seq) |> Seq.toList)
t "n make randomChoicesBy (fun () -> 0.0) 2 [S]" (fun () -> Seq.randomChoicesBy (fun () -> 0.0) 2 (null: int seq) |> ignore)
t "e randomChoiceWith (Random 42) [S]" (fun () -> Seq.randomChoiceWith (Random 42) (s []))
t "o randomChoiceWith (Random 42) [S]" (fun () -> Seq.randomChoiceWith (Random 42) (s [ 3 ]))
t "m randomChoiceWith (Random 42) [S]" (fun () -> Seq.randomChoiceWith (Random 42) (s [ 3; 1; 2; 3; 5 ]))
t "n randomChoiceWith (Random 42) [S]" (fun () -> Seq.randomChoiceWith (Random 42) (null: int seq))
t "e randomChoiceBy (fun () -> 0.7) [S]" (fun () -> Seq.randomChoiceBy (fun () -> 0.7) (s []))
t "o randomChoiceBy (fun () -> 0.7) [S]" (fun () -> Seq.randomChoiceBy (fun () -> 0.7) (s [ 3 ]))
t "m randomChoiceBy (fun () -> 0.7) [S]" (fun () -> Seq.randomChoiceBy (fun () -> 0.7) (s [ 3; 1; 2; 3; 5 ]))
t "n randomChoiceBy (fun () -> 0.7) [S]" (fun () -> Seq.randomChoiceBy (fun () -> 0.7) (null: int seq))
t "e cache [S]" (fun () -> Seq.cache (s []) |> Seq.toList)
t "o cache [S]" (fun () -> Seq.cache (s [ 3 ]) |> Seq.toList)
t "m cache [S]" (fun () -> Seq.cache (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make cache [S]" (fun () -> Seq.cache (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n cache [S]" (fun () -> Seq.cache (null: int seq) |> Seq.toList)
t "n make cache [S]" (fun () -> Seq.cache (null: int seq) |> ignore)
t "e readonly [S]" (fun () -> Seq.readonly (s []) |> Seq.toList)
t "o readonly [S]" (fun () -> Seq.readonly (s [ 3 ]) |> Seq.toList)
t "m readonly [S]" (fun () -> Seq.readonly (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make readonly [S]" (fun () -> Seq.readonly (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n readonly [S]" (fun () -> Seq.readonly (null: int seq) |> Seq.toList)
t "n make readonly [S]" (fun () -> Seq.readonly (null: int seq) |> ignore)
t "e delay (fun () -> printf 'delayed '; [S])" (fun () -> Seq.delay (fun () -> printf "delayed "; (s [])) |> Seq.toList)
t "o delay (fun () -> printf 'delayed '; [S])" (fun () -> Seq.delay (fun () -> printf "delayed "; (s [ 3 ])) |> Seq.toList)
t "m delay (fun () -> printf 'delayed '; [S])" (fun () -> Seq.delay (fun () -> printf "delayed "; (s [ 3; 1; 2; 3; 5 ])) |> Seq.toList)
t "m make delay (fun () -> printf 'delayed '; [S])" (fun () -> Seq.delay (fun () -> printf "delayed "; (s [ 3; 1; 2; 3; 5 ])) |> ignore)
t "n make delay (fun () -> printf 'delayed '; [S])" (fun () -> Seq.delay (fun () -> printf "delayed "; (null: int seq)) |> ignore)
t "e toList [S]" (fun () -> Seq.toList (s []) |> Seq.toList)
t "o toList [S]" (fun () -> Seq.toList (s [ 3 ]) |> Seq.toList)
t "m toList [S]" (fun () -> Seq.toList (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make toList [S]" (fun () -> Seq.toList (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n toList [S]" (fun () -> Seq.toList (null: int seq) |> Seq.toList)
t "n make toList [S]" (fun () -> Seq.toList (null: int seq) |> ignore)
t "ee allPairs [A] [B]" (fun () -> Seq.allPairs (s []) (s []) |> Seq.toList)
t "em allPairs [A] [B]" (fun () -> Seq.allPairs (s []) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "me allPairs [A] [B]" (fun () -> Seq.allPairs (s [ 3; 1; 2; 3; 5 ]) (s []) |> Seq.toList)
t "mk allPairs [A] [B]" (fun () -> Seq.allPairs (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]) |> Seq.toList)
t "km allPairs [A] [B]" (fun () -> Seq.allPairs (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mm allPairs [A] [B]" (fun () -> Seq.allPairs (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "nm allPairs [A] [B]" (fun () -> Seq.allPairs (null: int seq) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mn allPairs [A] [B]" (fun () -> Seq.allPairs (s [ 3; 1; 2; 3; 5 ]) (null: int seq) |> Seq.toList)
t "ee append [A] [B]" (fun () -> Seq.append (s []) (s []) |> Seq.toList)
t "em append [A] [B]" (fun () -> Seq.append (s []) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "me append [A] [B]" (fun () -> Seq.append (s [ 3; 1; 2; 3; 5 ]) (s []) |> Seq.toList)
t "mk append [A] [B]" (fun () -> Seq.append (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]) |> Seq.toList)
t "km append [A] [B]" (fun () -> Seq.append (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mm append [A] [B]" (fun () -> Seq.append (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "ee compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> Seq.compareWith (fun a b -> log a; compare a b) (s []) (s []))
t "em compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> Seq.compareWith (fun a b -> log a; compare a b) (s []) (s [ 3; 1; 2; 3; 5 ]))
t "me compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> Seq.compareWith (fun a b -> log a; compare a b) (s [ 3; 1; 2; 3; 5 ]) (s []))
t "mk compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> Seq.compareWith (fun a b -> log a; compare a b) (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]))
t "km compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> Seq.compareWith (fun a b -> log a; compare a b) (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]))
t "mm compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> Seq.compareWith (fun a b -> log a; compare a b) (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]))
t "nm compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> Seq.compareWith (fun a b -> log a; compare a b) (null: int seq) (s [ 3; 1; 2; 3; 5 ]))
t "mn compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> Seq.compareWith (fun a b -> log a; compare a b) (s [ 3; 1; 2; 3; 5 ]) (null: int seq))
t "ee except ([A]) [B]" (fun () -> Seq.except ((s [])) (s []) |> Seq.toList)
t "em except ([A]) [B]" (fun () -> Seq.except ((s [])) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "me except ([A]) [B]" (fun () -> Seq.except ((s [ 3; 1; 2; 3; 5 ])) (s []) |> Seq.toList)
t "mk except ([A]) [B]" (fun () -> Seq.except ((s [ 3; 1; 2; 3; 5 ])) (s [ 4; 2; 1 ]) |> Seq.toList)
t "km except ([A]) [B]" (fun () -> Seq.except ((s [ 4; 2; 1 ])) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mm except ([A]) [B]" (fun () -> Seq.except ((s [ 3; 1; 2; 3; 5 ])) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "nm except ([A]) [B]" (fun () -> Seq.except ((null: int seq)) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mn except ([A]) [B]" (fun () -> Seq.except ((s [ 3; 1; 2; 3; 5 ])) (null: int seq) |> Seq.toList)
