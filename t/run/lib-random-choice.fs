// out: [|9; 3; 4; 8; 6; 7; 11; 10; 1; 12; 5; 2|]
// out: 9
// out: [|9; 2; 2; 7; 3|]
// out: [|9; 2; 11; 5; 10|]
// out: [|9; 2; 11; 5; 10; 8; 12; 3; 1; 6; 4; 7|]
// out: [|268; 57; 51; 210; 68; 106; 290; 206; 70; 305|]
// out: [|268; 57; 51; 210|]
// out: [||]
// out: The input sequence has an insufficient number of elements. (Parameter 'count')
// out: The input must be non-negative.
// out: count = -1 (Parameter 'count')
// out: [||]
// out: The input must be non-negative.
// out: count = -1 (Parameter 'count')
// out: The input sequence was empty. (Parameter 'source')
// out: The input array was empty. (Parameter 'source')
// out: [||]
// out: [|5; 11; 9; 4; 7; 10; 1; 12; 8; 3; 2; 6|]
// out: 5
// out: [|5; 11; 8; 1; 5|]
// out: [|5; 10; 7; 1; 3|]
// out: [|154; 349; 265; 21; 147; 271; 17; 382; 338; 342|]
// out: The index is outside the legal range.
// out: randomizer returned 1, should be in range [0.0, 1.0). (Parameter 'randomizer')
// out: The index is outside the legal range.
// out: randomizer returned -0.5, should be in range [0.0, 1.0). (Parameter 'randomizer')
// out: The index is outside the legal range.
// out: randomizer returned NaN, should be in range [0.0, 1.0). (Parameter 'randomizer')
// out: [|9; 3; 4; 8; 6; 7; 11; 10; 1; 12; 5; 2|]
// out: [|6; 5; 1; 8; 11; 12; 9; 2; 10; 4; 3; 7|]
// out: ['f'; 'b'; 'c'; 'a'; 'e'; 'd'; 'h'; 'g']
// out: 'f'
// out: ['f'; 'b'; 'b'; 'e'; 'b']
// out: ['f'; 'a'; 'g'; 'c'; 'h']
// out: The input sequence has an insufficient number of elements. (Parameter 'count')
// out: The input must be non-negative.
// out: count = -9 (Parameter 'count')
// out: The input sequence was empty. (Parameter 'source')
// out: The input sequence was empty. (Parameter 'source')
// out: The input sequence was empty. (Parameter 'source')
// out: []
// out: [268; 57; 51; 210; 68; 106; 290; 206; 70; 305]
// out: ['d'; 'h'; 'f'; 'a'; 'c'; 'b'; 'g'; 'e']
// out: 'd'
// out: ['d'; 'g'; 'f'; 'a'; 'c']
// out: ['d'; 'g'; 'h'; 'a'; 'b']
// out: The index is outside the legal range.
// out: randomizer returned 2, should be in range [0.0, 1.0). (Parameter 'randomizer')
// out: [16; 1; 4; 0; 9; 25]
// out: 16
// out: [16; 0; 0; 9; 1]
// out: [16; 0; 25; 1; 9]
// out: The input sequence has an insufficient number of elements. (Parameter 'count')
// out: The input must be non-negative.
// out: count = -9 (Parameter 'count')
// out: The input sequence was empty. (Parameter 'source')
// out: The input sequence was empty. (Parameter 'source')
// out: The input sequence was empty. (Parameter 'source')
// out: []
// out: The input must be non-negative.
// out: count = -9 (Parameter 'count')
// out: The input sequence has an insufficient number of elements. (Parameter 'count')
// out: The input sequence was empty. (Parameter 'source')
// out: [4; 25; 16; 9; 0; 1]
// out: 4
// out: [4; 25; 9; 0; 4]
// out: [4; 16; 25; 0; 9]
// out: (true, true, [0; 1; 4; 9; 16; 25])
// out: (3, 3, true)
// out: (true, true, true)
// out: The input sequence was empty. (Parameter 'source')
// out: [||]
// out: [||]
// out: []
// out: []
// out: []
// out: []
// out: The input sequence was empty. (Parameter 'source')
// out: The input array was empty. (Parameter 'source')
// out: The input array was empty. (Parameter 'source')
open System
let t f = try printfn "%A" (f ()) with e -> printfn "%s" e.Message
let a = [| 1 .. 12 |]
let big = [| 1 .. 400 |]
let l = [ 'a' .. 'h' ]
let s = Seq.init 6 (fun i -> i * i)
let r () = Random(42)
let f () = let q = Random(7) in fun () -> q.NextDouble()
t (fun () -> Array.randomShuffleWith (r ()) a)
t (fun () -> Array.randomChoiceWith (r ()) a)
t (fun () -> Array.randomChoicesWith (r ()) 5 a)
t (fun () -> Array.randomSampleWith (r ()) 5 a)
t (fun () -> Array.randomSampleWith (r ()) 12 a)
t (fun () -> Array.randomSampleWith (r ()) 10 big)
t (fun () -> Array.randomSampleWith (r ()) 4 big)
t (fun () -> Array.randomSampleWith (r ()) 0 big)
t (fun () -> Array.randomSampleWith (r ()) 13 a)
t (fun () -> Array.randomSampleWith (r ()) -1 a)
t (fun () -> Array.randomSampleWith (r ()) 0 ([||]: int[]))
t (fun () -> Array.randomChoicesWith (r ()) -1 a)
t (fun () -> Array.randomChoicesWith (r ()) 2 ([||]: int[]))
t (fun () -> Array.randomChoiceWith (r ()) ([||]: int[]))
t (fun () -> Array.randomShuffleWith (r ()) ([||]: int[]))
t (fun () -> Array.randomShuffleBy (f ()) a)
t (fun () -> Array.randomChoiceBy (f ()) a)
t (fun () -> Array.randomChoicesBy (f ()) 5 a)
t (fun () -> Array.randomSampleBy (f ()) 5 a)
t (fun () -> Array.randomSampleBy (f ()) 10 big)
t (fun () -> Array.randomChoiceBy (fun () -> 1.0) a)
t (fun () -> Array.randomChoiceBy (fun () -> -0.5) a)
t (fun () -> Array.randomShuffleBy (fun () -> nan) a)
let c = Array.copy a
Array.randomShuffleInPlaceWith (r ()) c
t (fun () -> c)
Array.randomShuffleInPlaceBy (f ()) c
t (fun () -> c)
t (fun () -> List.randomShuffleWith (r ()) l)
t (fun () -> List.randomChoiceWith (r ()) l)
t (fun () -> List.randomChoicesWith (r ()) 5 l)
t (fun () -> List.randomSampleWith (r ()) 5 l)
t (fun () -> List.randomSampleWith (r ()) 9 l)
t (fun () -> List.randomSampleWith (r ()) -9 l)
t (fun () -> List.randomSampleWith (r ()) 1 ([]: int list))
t (fun () -> List.randomChoiceWith (r ()) ([]: int list))
t (fun () -> List.randomChoicesWith (r ()) 3 ([]: int list))
t (fun () -> List.randomShuffleWith (r ()) ([]: int list))
t (fun () -> List.randomSampleWith (r ()) 10 (List.ofArray big))
t (fun () -> List.randomShuffleBy (f ()) l)
t (fun () -> List.randomChoiceBy (f ()) l)
t (fun () -> List.randomChoicesBy (f ()) 5 l)
t (fun () -> List.randomSampleBy (f ()) 5 l)
t (fun () -> List.randomChoiceBy (fun () -> 2.0) l)
t (fun () -> Seq.randomShuffleWith (r ()) s |> Seq.toList)
t (fun () -> Seq.randomChoiceWith (r ()) s)
t (fun () -> Seq.randomChoicesWith (r ()) 5 s |> Seq.toList)
t (fun () -> Seq.randomSampleWith (r ()) 5 s |> Seq.toList)
t (fun () -> Seq.randomSampleWith (r ()) 9 s |> Seq.toList)
t (fun () -> Seq.randomSampleWith (r ()) -9 s |> Seq.toList)
t (fun () -> Seq.randomChoiceWith (r ()) (Seq.empty: int seq))
t (fun () -> Seq.randomChoicesWith (r ()) 2 (Seq.empty: int seq) |> Seq.toList)
t (fun () -> Seq.randomSampleWith (r ()) 2 (Seq.empty: int seq) |> Seq.toList)
t (fun () -> Seq.randomShuffleWith (r ()) (Seq.empty: int seq) |> Seq.toList)
t (fun () -> Seq.randomSampleWith (r ()) -9 s |> ignore; 1)
t (fun () -> Seq.randomSampleWith (r ()) 9 s |> ignore; 1)
t (fun () -> Seq.randomChoicesWith (r ()) 2 (Seq.empty: int seq) |> ignore; 1)
t (fun () -> Seq.randomShuffleBy (f ()) s |> Seq.toList)
t (fun () -> Seq.randomChoiceBy (f ()) s)
t (fun () -> Seq.randomChoicesBy (f ()) 5 s |> Seq.toList)
t (fun () -> Seq.randomSampleBy (f ()) 5 s |> Seq.toList)
t (fun () -> Array.randomShuffle a |> Array.sort = a, List.randomShuffle l |> List.sort = l, Seq.randomShuffle s |> Seq.sort |> Seq.toList)
t (fun () -> Array.randomChoices 3 a |> Array.length, (List.randomSample 3 l |> List.distinct |> List.length), Seq.contains (Seq.randomChoice s) s)
t (fun () -> (let x = Array.copy a in Array.randomShuffleInPlace x; Array.sort x = a), Array.contains (Array.randomChoice a) a, List.contains (List.randomChoice l) l)
t (fun () -> Array.randomSampleWith (r ()) 1 ([||]: int[]))
t (fun () -> Array.randomSampleBy (fun () -> 0.5) 0 ([||]: int[]))
t (fun () -> Array.randomChoicesWith (r ()) 0 ([||]: int[]))
t (fun () -> List.randomSampleWith (r ()) 0 ([]: int list))
t (fun () -> List.randomChoicesWith (r ()) 0 ([]: int list))
t (fun () -> Seq.randomSampleWith (r ()) 0 (Seq.empty: int seq) |> Seq.toList)
t (fun () -> Seq.randomChoicesWith (r ()) 0 (Seq.empty: int seq) |> Seq.toList)
t (fun () -> Array.randomChoicesBy (fun () -> 0.5) 2 ([||]: int[]))
t (fun () -> Array.randomChoiceBy (fun () -> 0.5) ([||]: int[]))
t (fun () -> Array.randomChoice ([||]: int[]))
