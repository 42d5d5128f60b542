// out: (1, "a")
// out: (1.5, true)
// out: 18 a!!
// out: 16
// out: 12
// out: 0 false
// out: 5 x
// out: Some 5 None
// out: 2
// out: [1; 2] ["a"] Some 2.5
// out: [true; false; true; false]
// out: ("4", 'c')
type Conv =
    static member Pair<'a, 'b>(a: 'a, b: 'b) = (a, b)
    static member Twice(f: 'a -> 'a, x) = f (f x)
    static member Fold<'s, 'a>(xs: 'a list, init: 's, f: 's -> 'a -> 's) = List.fold f init xs
    static member Default<'a>() = Unchecked.defaultof<'a>
    static member Cast<'a>(o: obj) = o :?> 'a
    static member Try<'a>(o: obj) = match o with :? 'a as x -> Some x | _ -> None
    static member Count<'a when 'a: equality>(xs: 'a seq, x: 'a) = xs |> Seq.filter ((=) x) |> Seq.length
type Holder(items: obj list) =
    member _.OfType<'T>() = items |> List.choose (function :? 'T as x -> Some x | _ -> None)
    member _.Map<'R>(f: obj -> 'R) = List.map f items
    member h.First<'T>() = List.tryHead (h.OfType<'T>())
printfn "%A" (Conv.Pair(1, "a"))
printfn "%A" (Conv.Pair<float, bool>(1.5, true))
printfn "%d %s" (Conv.Twice((fun x -> x * 3), 2)) (Conv.Twice((fun s -> s + "!"), "a"))
printfn "%d" (Conv.Fold([ 1; 2; 3 ], 10, fun s x -> s + x))
printfn "%s" (Conv.Fold<string, int>([ 1; 2 ], "", fun s x -> s + string x))
printfn "%d %b" (Conv.Default<int>()) (Conv.Default<bool>())
printfn "%d %s" (Conv.Cast<int>(box 5)) (Conv.Cast<string> "x")
printfn "%A %A" (Conv.Try<int>(box 5)) (Conv.Try<string>(box 5))
printfn "%d" (Conv.Count([ 1; 2; 1 ], 1))
let h = Holder [ box 1; box "a"; box 2; box 2.5 ]
printfn "%A %A %A" (h.OfType<int>()) (h.OfType<string>()) (h.First<float>())
printfn "%A" (h.Map(fun o -> o :? int))
type Chain<'T>(x: 'T) =
    member _.Value = x
    member _.Then<'U>(f: 'T -> 'U) : Chain<'U> = Chain(f x)
    member c.Zip(d: Chain<'U>) = c.Then(fun v -> v, d.Value)
printfn "%A" (Chain(3).Then(fun x -> x + 1).Then(string).Zip(Chain 'c')).Value
