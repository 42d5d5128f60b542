// out: 30
// out: 1000
// out: 77
// out: 3
// out: 2
// out: 1
// out: 2
// out: animal dog animal cat ordered object
// out: list by index sequence
// out: option of int
// out: 3 3
// A member constraint that overloads fit: the best by F#'s order, with arguments passed as their supertypes.
open System.Collections.Generic

type Default2 = class end
type Default1 = class inherit Default2 end

type Size =
    inherit Default1
    static member Size(x: seq<'T>, _: Default2) = Seq.length x
    static member Size(x: string, _: Size) = x.Length * 10
    static member Size(x: option<'T>, _: Size) = if x.IsSome then 1000 else 0
    static member inline Size(x: ^T, _: Default1) = (^T: (member Extent: int) x)

let inline call (a: ^a, b: ^b) = ((^a or ^b): (static member Size: _ * _ -> int) b, a)
type Own = { Extent: int }
let by = Unchecked.defaultof<Size>

printfn "%d" (call (by, "abc"))
printfn "%d" (call (by, Some 1))
printfn "%d" (call (by, { Extent = 77 }))
printfn "%d" (call (by, [ 1; 2; 3 ]))
printfn "%d" (call (by, ResizeArray [ 1; 2 ]))
printfn "%d" (call (by, [| 'a' |]))
printfn "%d" (call (by, Set.ofList [ 1; 2; 2 ]))

// a base class, an interface, obj
type Animal(name: string) =
    member _.Name = name

type Dog() =
    inherit Animal "dog"

type Speak =
    static member Speak(x: Animal) = "animal " + x.Name
    static member Speak(x: System.IComparable) = "ordered"
    static member Speak(x: obj) = "object"

let inline speak (_: ^w) (x: ^a) = ((^w or ^a): (static member Speak: ^a -> string) x)
let s = Unchecked.defaultof<Speak>
printfn "%s %s %s %s" (speak s (Dog())) (speak s (Animal "cat")) (speak s 1) (speak s (fun x -> x + 1))

// the more derived of two bases; the method that is not generic
type Pick =
    static member Pick(x: seq<int>) = "sequence"
    static member Pick(x: IReadOnlyList<int>) = "list by index"
    static member Pick(x: 'a option) = "any option"
    static member Pick(x: int option) = "option of int"

let inline pick (_: ^w) (x: ^a) = ((^w or ^a): (static member Pick: ^a -> string) x)
let p = Unchecked.defaultof<Pick>
printfn "%s %s" (pick p (ResizeArray [ 1 ])) (pick p (Set.ofList [ 1 ]))
printfn "%s" (pick p (Some 1))

// one member, whose argument is coerced
type Total =
    static member Total(xs: seq<int>) = Seq.sum xs

let inline total (_: ^w) (x: ^a) = ((^w or ^a): (static member Total: ^a -> int) x)
printfn "%d %d" (total Unchecked.defaultof<Total> [ 1; 2 ]) (total Unchecked.defaultof<Total> [| 3 |])
