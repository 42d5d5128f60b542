// out: 3
// out: [1; 3; 5; 8]
// out: ["ccc"; "bb"; "a"]
// out: [(0.5, "z"); (1.5, "y"); (2.5, "x")]
// The functions of a generic class take the type of this, whatever called them.
type Heap<'T>(compare: 'T -> 'T -> int) =
    let data = ResizeArray<'T>()
    let swap i j =
        let t = data.[i]
        data.[i] <- data.[j]
        data.[j] <- t
    let rec up i =
        let p = (i - 1) / 2
        if i > 0 && compare data.[i] data.[p] < 0 then
            swap i p
            up p
    let rec down i =
        let l, r = 2 * i + 1, 2 * i + 2
        let mutable m = i
        if l < data.Count && compare data.[l] data.[m] < 0 then m <- l
        if r < data.Count && compare data.[r] data.[m] < 0 then m <- r
        if m <> i then
            swap i m
            down m
    member _.Push x =
        data.Add x
        up (data.Count - 1)
    member _.TryPop() =
        if data.Count = 0 then
            None
        else
            let top = data.[0]
            data.[0] <- data.[data.Count - 1]
            data.RemoveAt(data.Count - 1)
            down 0
            Some top
    member _.Swap() = swap 0 1
    member _.First = data.[0]

let drain (h: Heap<'T>) =
    [ let mutable go = true
      while go do
          match h.TryPop() with
          | Some x -> yield x
          | None -> go <- false ]

let ints = Heap compare
List.iter ints.Push [ 5; 3; 8; 1 ]
ints.Swap()
printfn "%d" ints.First
ints.Swap()
printfn "%A" (drain ints)
let words = Heap(fun (a: string) b -> compare b.Length a.Length)
List.iter words.Push [ "a"; "ccc"; "bb" ]
printfn "%A" (drain words)
let pairs = Heap(fun (a, _) (b, _) -> compare a b)
List.iter pairs.Push [ 2.5, "x"; 1.5, "y"; 0.5, "z" ]
printfn "%A" (drain pairs)
