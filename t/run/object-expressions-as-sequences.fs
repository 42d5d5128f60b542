// out: obj of 3
// out: true
// out: 1 2 3 
// out: 6
// out: poly 4.0
// out: seq [1.5; 2.5]
// out: true true
// out: 2
// out: A,B
// out: A;B;
module Program
open System
open System.Collections
open System.Collections.Generic

let inline enumer (s: seq<'a>) = s.GetEnumerator()

[<AbstractClass>]
type Shape(name: string) =
    member _.Name = name
    abstract Area: float
    abstract Describe: unit -> string
    default this.Describe() = sprintf "%s %.1f" name this.Area

let makeObj (xs: int list) =
    { new obj() with
        override _.ToString() = sprintf "obj of %d" xs.Length
      interface IEnumerable<int> with
          member _.GetEnumerator() : IEnumerator<int> = (xs :> seq<int>).GetEnumerator()
          member _.GetEnumerator() : IEnumerator = (xs :> IEnumerable).GetEnumerator() }

let o = makeObj [ 1; 2; 3 ]
printfn "%s" (o.ToString())
printfn "%b" (o :? seq<int>)
for x in (o :?> seq<int>) do printf "%d " x
printfn ""
printfn "%d" (Seq.sum (o :?> IEnumerable<int>))

let makeShape (parts: float list) =
    { new Shape("poly") with
        override _.Area = List.sum parts
      interface IEnumerable<float> with
          member this.GetEnumerator() : IEnumerator<float> = (Seq.ofList parts).GetEnumerator()
          member this.GetEnumerator() : IEnumerator = (this :?> IEnumerable<float>).GetEnumerator() :> IEnumerator
      interface IComparable with
          member _.CompareTo(_) = 0 }
let sh = makeShape [ 1.5; 2.5 ]
printfn "%s" (sh.Describe())
match box sh with
| :? seq<float> as s -> printfn "seq %A" (List.ofSeq s)
| _ -> printfn "no seq"
printfn "%b %b" (box sh :? IComparable) (box sh :? IEnumerable)

type IBag =
    abstract Count: int
let bag (xs: string list) =
    { new IBag with
        member _.Count = xs.Length
      interface IEnumerable<string> with
          member _.GetEnumerator() : IEnumerator<string> = (seq { for x in xs -> x.ToUpper() }).GetEnumerator()
          member x.GetEnumerator() : IEnumerator = (x :?> IEnumerable<string>).GetEnumerator() :> IEnumerator }
let b = bag [ "a"; "b" ]
printfn "%d" b.Count
match b with
| :? seq<string> as s -> printfn "%s" (String.concat "," s)
| _ -> printfn "?"
match box b with
| :? IEnumerable as e -> for x in e do printf "%O;" x
| _ -> ()
printfn ""
