// out: 2
// out: 1
// out: 1
// out: 3
// out: false
// out: 4
// out: 1
// out: true
// out: 1
// out: 2
// out: 2
// out: 1
// out: 1
// out: 1
// out: 2
// out: 1
// out: 1
// out: false
// out: -1
// out: 0
// out: -1
// out: 1
// out: false
// out: true
// out: true
// out: false
// out: true
// out: true
// out: false
// out: true
// out: 2
// out: 1
// out: 1
// out: 2
// out: 0
// out: 1
// out: false
// out: false
// out: false
// out: false
// out: true
// out: false
// out: false
// out: false
// out: false
// out: true
// out: true
// out: false
// out: 1
// out: 1
// out: false
// out: false
// out: false
// out: true
// out: false
// out: true
// out: true
// out: true
// out: true
// out: true
// out: 1
// out: 1
// out: false
// out: true
// out: 2
// out: 1
open System
open System.Collections.Generic
open System.Linq
let show (x: obj) = printfn "%A" x
show (HashSet [ [| 1 |]; [| 1 |] ]).Count
show (HashSet([ [| 1 |]; [| 1 |] ], HashIdentity.Structural)).Count
let a1 = [| 1 |]
show (HashSet [ a1; a1 ]).Count
let d = Dictionary<int[], int>()
d.[[|1|]] <- 1
d.[[|1|]] <- 2
d.[a1] <- 3
d.[a1] <- 4
show d.Count
show (d.ContainsKey [| 1 |])
show d.[a1]
let ds = Dictionary<int[], int>(HashIdentity.Structural)
ds.[[|1|]] <- 1
ds.[[|1|]] <- 2
show ds.Count
let dd = dict [ ([|1|], 1) ]
show (dd.ContainsKey [|1|])
type R = { xs: int[] }
show (HashSet [ { xs = [|1|] }; { xs = [|1|] } ]).Count
show (HashSet [ ([|1|], 2); ([|1|], 2) ]).Count
show (HashSet [ struct ([|1|], 2); struct ([|1|], 2) ]).Count
show (HashSet [ Some [|1|]; Some [|1|] ]).Count
show (HashSet [ [ [|1|] ]; [ [|1|] ] ]).Count
show (HashSet [ ValueSome [|1|]; ValueSome [|1|] ]).Count
show ([ [|1|]; [|1|] ].Distinct().Count())
show ([ [|1|]; [|1|] ] |> List.distinct |> List.length)
show ([ [|1|]; [|1|] ] |> Seq.distinct |> Seq.length)
show (List<int[]>([ [|1|] ]).Contains [|1|])
show (List<int[]>([ [|1|] ]).IndexOf [|1|])
show (List<int[]>([ a1 ]).IndexOf a1)
show (Array.IndexOf ([| [|1|]; a1 |], [|1|]))
show (Array.IndexOf ([| [|1|]; a1 |], a1))
show ([| [|1|] |].Contains [|1|])
show (Array.contains [|1|] [| [|1|] |])
show (List.contains [|1|] [ [|1|] ])
show (EqualityComparer<int[]>.Default.Equals([|1|], [|1|]))
show (EqualityComparer<int[]>.Default.Equals(a1, a1))
show ([|1|] = [|1|])
show ([|1|].Equals [|1|])
show (box [|1|] = box [|1|])
show ([ [|1|]; [|1|] ].GroupBy(fun x -> x).Count())
show ([ [|1|]; [|1|] ] |> List.groupBy id |> List.length)
show ([ [|1|]; [|1|] ] |> List.countBy id |> List.length)
show ([ [|1|] ].Union([ [|1|] ]).Count())
show ([ [|1|] ].Intersect([ [|1|] ]).Count())
show ([ [|1|] ].Except([ [|1|] ]).Count())
show ([ [|1|] ].ToLookup(fun x -> x).Contains [|1|])
show ([ [|1|] ].SequenceEqual([ [|1|] ]))
show ([ [|1|] ].ToDictionary(fun x -> x).ContainsKey [|1|])
show ([ [|1|] ].ToHashSet().Contains [|1|])
show (hash [|1|] = hash [|1|])
show (LinkedList<int[]>([ [|1|] ]).Contains [|1|])
show (Queue<int[]>([ [|1|] ]).Contains [|1|])
show (Stack<int[]>([ [|1|] ]).Contains [|1|])
show (Tuple.Create([|1|], 1).Equals(Tuple.Create([|1|], 1)))
show ((Some [|1|]).Equals(Some [|1|]))
show ({ xs = [|1|] }.Equals { xs = [|1|] })
show (KeyValuePair([|1|], 1).Equals(KeyValuePair([|1|], 1)))
show (set [ [|1|]; [|1|] ]).Count
show (Map [ [|1|], 1; [|1|], 2 ]).Count
let inline eq (a: 'a) (b: 'a) = EqualityComparer<'a>.Default.Equals(a, b)
show (eq [|1|] [|1|])
show (eq ([|1|], 1) ([|1|], 1))
show (eq (struct ([|1|], 1)) (struct ([|1|], 1)))
show (eq [Some [|1|]] [Some [|1|]])
let gen (a: 'a) (b: 'a) = EqualityComparer<'a>.Default.Equals(a, b)
show (gen [|1|] [|1|])
show (gen { xs = [|1|] } { xs = [|1|] })
show (eq (Nullable 1) (Nullable 1))
show (eq nan nan)
show (eq (nan, 1) (nan, 1))
show (eq [nan] [nan])
show (HashSet [ nan; nan ]).Count
show (HashSet [ [nan]; [nan] ]).Count
show (eq [| [|1|] |] [| [|1|] |])
show (Object.ReferenceEquals(a1, a1))
show (HashSet [ array2D [[1]]; array2D [[1]] ]).Count
let e1: seq<int> = [|1|]
show (HashSet [ e1; e1 ]).Count
