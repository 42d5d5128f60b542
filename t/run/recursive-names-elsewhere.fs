// out: 2
// out: ["a"; "b"]
// out: [2; 1]
// A recursive namespace: functions whose names members use for other things are as generic as any other function.
namespace rec Lib

open System.Collections.Generic

module Seqs =
    let toSeq (xs: 'a list) : 'a seq = Seq.ofList xs

[<Struct; CustomEquality; NoComparison>]
type Bag<'t, 'q when 'q :> IEqualityComparer<'t>> =
    val Items: 't list
    val Comparer: 'q
    new(items, comparer) = { Items = items; Comparer = comparer }
    override this.Equals(other: obj) = false
    override this.GetHashCode() = Seq.length (Seqs.toSeq this.Items)
    member this.Add(bag: 't) = Bag<'t, 'q>(bag :: this.Items, this.Comparer)

type Bag<'t> = Bag<'t, IEqualityComparer<'t>>

module Bag =
    let toSeq (b: Bag<'t, _>) : 't seq = Seq.ofList b.Items
    let ofList (items: 't list) : Bag<'t> = Bag<_>(items, HashIdentity.Structural)

[<AutoOpen>]
module Constructors =
    let bag items = Bag.ofList items

module Main =
    type Mod4() =
        interface IEqualityComparer<int> with
            member _.Equals(a, b) = a % 4 = b % 4
            member _.GetHashCode a = a % 4
    printfn "%d" (Seq.length (Bag.toSeq (Bag<int, Mod4>([ 1; 2 ], Mod4()))))
    printfn "%A" (Seq.toList (Bag.toSeq (bag [ "a"; "b" ])))
    printfn "%A" (Seq.toList (Bag.toSeq ((bag [ 1 ]).Add 2)))
