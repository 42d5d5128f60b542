// out: true 0
// out: 1
// out: true true
open System
open System.Collections.Generic
open OptimizedClosures
let remove (q: LinkedList<'a>) pred =
    let rec loop (n: LinkedListNode<_>) =
        if n = null then None
        elif pred n.Value then
            q.Remove n
            Some n.Value
        else loop n.Next
    loop q.First
let q = LinkedList<int -> int>()
q.AddLast(fun x -> x + 1) |> ignore
printfn "%b %d" (remove q (fun g -> g 1 = 2)).IsSome q.Count
type By<'a>(compare: FSharpFunc<'a, 'a, int>, value: 'a) =
    member x.Value = value
    override x.GetHashCode() = 1
    override x.Equals o =
        match o with
        | :? By<'a> as o -> compare.Invoke(value, o.Value) = 0
        | _ -> false
    interface IComparable with
        member x.CompareTo o =
            match o with
            | :? By<'a> as o -> compare.Invoke(value, o.Value)
            | _ -> 0
let count<'k> (k: 'k) = (Map.ofList [ (By(FSharpFunc<_, _, _>.Adapt(fun a b -> 0), k), 1) ]).Count
printfn "%d" (count (fun x -> x + 1))
let mutable source: IObservable<int> = null
let stream: IO.MemoryStream = null
printfn "%b %b" (isNull source) (isNull stream)
