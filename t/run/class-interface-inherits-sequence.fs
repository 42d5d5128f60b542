// out: 3 6 [1; 2; 3]
// out: 1 2 3 
// out: <1><2><3>
// out: 2 9 [4; 5]
// out: 4 5 
// out: <4><5>
// out: 7 5 [0; 1; 4]
// out: 0 1 4 
// out: <0><1><4>
// out: a,b
// out:
// out: 2 ["b"; "a"]
// out: 1 ["c"]
// Interfaces that inherit IEnumerable: implemented by classes and object expressions, enumerated through the interface.
open System.Collections
open System.Collections.Generic
type IBag<'T> =
  inherit IEnumerable<'T>
  abstract Count: int
type Bag<'T>(xs: 'T list) =
  interface IBag<'T> with
    member _.Count = xs.Length
    member _.GetEnumerator() : IEnumerator<'T> = (xs :> seq<'T>).GetEnumerator()
    member _.GetEnumerator() : IEnumerator = (xs :> seq<'T>).GetEnumerator() :> IEnumerator
type Bag2<'T>(xs: 'T list) =
  interface IBag<'T> with
    member _.Count = xs.Length
  interface IEnumerable<'T> with
    member _.GetEnumerator() : IEnumerator<'T> = (xs :> seq<'T>).GetEnumerator()
  interface IEnumerable with
    member _.GetEnumerator() : IEnumerator = (xs :> seq<'T>).GetEnumerator() :> IEnumerator
let show (b: IBag<int>) =
  printfn "%d %d %A" b.Count (Seq.sum b) (Seq.toList b)
  for x in b do printf "%d " x
  printfn ""
  use e = b.GetEnumerator()
  while e.MoveNext() do printf "<%d>" e.Current
  printfn ""
show (Bag [1;2;3])
show (Bag2 [4;5])
let o = { new IBag<int> with
            member _.Count = 7
          interface IEnumerable<int> with
            member _.GetEnumerator() : IEnumerator<int> = (Seq.init 3 (fun i -> i * i)).GetEnumerator()
          interface IEnumerable with
            member _.GetEnumerator() : IEnumerator = (Seq.init 3 (fun i -> i * i)).GetEnumerator() :> IEnumerator }
show o
let b = Bag ["a"; "b"]
printfn "%s" (String.concat "," b)
printfn ""
let xs: IBag<string> list = [ b; Bag2 ["c"] ]
for x in xs do printfn "%d %A" x.Count (Seq.rev x |> List.ofSeq)
