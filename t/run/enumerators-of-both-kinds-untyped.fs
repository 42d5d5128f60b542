// out: 1 2 3 1 2 3 
open System.Collections
open System.Collections.Generic
type Coll<'T>(items: 'T[]) =
    interface IEnumerable<'T> with
        member this.GetEnumerator() =
            let array = items :> IEnumerable<'T>
            array.GetEnumerator()

        member this.GetEnumerator() =
            items.GetEnumerator()
let c = Coll [| 1; 2; 3 |]
for x in c do printf "%d " x
for x in (c :> IEnumerable) do printf "%O " x
printfn ""
