// out: 2 false false [1; 2] 1
// out: 3 true false [1; 2; 3] 1
// out: 2
// out: [9; 5; 3] true false
// out: ArgumentException: The value "x" is not of type "System.Int32" and cannot be used in this generic collection. (Parameter 'value')
// out: ArgumentNullException: Value cannot be null. (Parameter 'item')
// out: NotSupportedException: Collection was of a fixed size.
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: 2 false false [1; "two"] -1
// out: 3 2 1
// out: true 3
// out: true
// out: 3 ["a"; "b"; "c"]
// out: 2 true
// out: 9
// Lists and arrays as System.Collections.IList and ICollection.
open System
open System.Collections
open System.Collections.Generic
open System.Collections.ObjectModel

let show (l: IList) =
    printfn "%d %b %b %A %d" l.Count l.IsFixedSize l.IsReadOnly [ for x in l -> x ] (l.IndexOf(box 2))

let attempt (f: unit -> unit) =
    try
        f ()
    with e ->
        printfn "%s: %s" (e.GetType().Name) e.Message

let numbers = ResizeArray [ 1; 2 ]
show numbers
show [| 1; 2; 3 |]
let untyped = numbers :> IList
printfn "%d" (untyped.Add(box 3))
untyped.Insert(0, box 9)
untyped.Remove(box 2)
untyped.Remove(box "x")
untyped.[1] <- box 5
printfn "%A %b %b" (List.ofSeq numbers) (untyped.Contains(box 3)) (untyped.Contains(box "3"))
attempt (fun () -> untyped.Add(box "x") |> ignore)
attempt (fun () -> untyped.Add null |> ignore)
attempt (fun () -> ([| 1 |] :> IList).Add(box 1) |> ignore)
attempt (fun () -> printfn "%A" untyped.[7])
let array = ArrayList [| box 1; box "two" |]
show array
let count (c: ICollection) = c.Count
printfn "%d %d %d" (count numbers) (count array) (count [| 'a' |])
let o = box numbers
printfn "%b %d" (o :? IList) (o :?> IList).Count
printfn "%b" (Object.ReferenceEquals(untyped, numbers))
let names : IList<string> = ResizeArray [ "a"; "b" ]
let fixedNames = ReadOnlyCollection names
names.Add "c"
printfn "%d %A" fixedNames.Count (List.ofSeq fixedNames)
let fixedArray = ReadOnlyCollection [| 1; 2 |]
printfn "%d %b" fixedArray.[1] (fixedArray.Contains 2)
let toReadOnlyList (source: IList<_>) = ReadOnlyCollection source :> IReadOnlyList<_>
printfn "%d" (toReadOnlyList numbers).[0]
