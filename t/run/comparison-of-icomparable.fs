// out: 0
// out: [1; 2; 3]
// out: -1
// out: texts [null; "a"; "b"]
// out: mixed ArgumentException Object must be of type Int32.
// out: null (-1, 1, 0)
// out: tuples -1
// out: lists -1
// out: records true
// out: max 2.5
// out: map 2
// out: keys [(1, [1; 3]); (0, [2])]
// out: sortBy [3; 2; 1]
// out: options -1
// out: arrays 1
// IComparable as the type of what is compared.
open System
let b = ([] : (IComparable * IComparable) list) |> Map.ofList
printfn "%d" b.Count
let s = Set.ofList [ (1 :> IComparable); (3 :> IComparable); (2 :> IComparable) ]
printfn "%A" (Set.toList s)
printfn "%d" (compare (1 :> IComparable) (2 :> IComparable))
let t name (f: unit -> 'a) = try printfn "%s %A" name (f ()) with e -> printfn "%s %s %s" name (e.GetType().Name) e.Message
t "texts" (fun () -> List.sort [ ("b" :> IComparable); ("a" :> IComparable); null ])
t "mixed" (fun () -> compare (1 :> IComparable) ("a" :> IComparable))
t "null" (fun () -> compare (null: IComparable) (1 :> IComparable), compare (1 :> IComparable) null, compare (null: IComparable) null)
t "tuples" (fun () -> compare ((1, 2) :> IComparable) ((1, 3) :> IComparable))
t "lists" (fun () -> compare ([ 1 ] :> IComparable) ([ 1; 2 ] :> IComparable))
type R = { A: int }
t "records" (fun () -> ({ A = 1 } :> IComparable) < ({ A = 2 } :> IComparable))
t "max" (fun () -> max (1.5 :> IComparable) (2.5 :> IComparable))
let m = Map.ofList [ ("x" :> IComparable), 1; ("y" :> IComparable), 2 ]
t "map" (fun () -> m.["y"])
t "keys" (fun () -> List.groupBy (fun (x: int) -> (x % 2) :> IComparable) [ 1; 2; 3 ])
t "sortBy" (fun () -> List.sortBy (fun x -> (-x) :> IComparable) [ 1; 3; 2 ])
t "options" (fun () -> compare (Some(1 :> IComparable)) (Some(2 :> IComparable)))
t "arrays" (fun () -> compare [| 1 :> IComparable |] [| 0 :> IComparable |])
