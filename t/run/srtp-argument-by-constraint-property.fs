// out: [1.5; 1.5]
// out: ["x"; "x"]
// out: ["n"; "n"]
// out: [1; 1]
// out: [6L]
// A type argument that only a field, a property or the item of a tuple determines.
type Point = { X: float; Y: float }
type Named (name: string) =
    member _.X = name
type Show =
    static member inline Twice (x: ^t) : string = sprintf "%A" (List.replicate 2 (^t : (member X : 'a) x))
    static member inline First (x: ^t) : string = sprintf "%A" (List.replicate 2 (^t : (member Item1 : 'a) x))
    static member inline Sum (x: ^t) : string = sprintf "%A" [ (^t : (static member (+) : ^t * ^t -> 'a) (x, x)) ]
type Pick =
    static member inline Pick (x, _: Pick) = fun (_: unit) -> Show.Twice x
    static member inline Invoke (x: 't) : string =
        let inline call (a: ^a, b: ^b) = ((^a or ^b) : (static member Pick : _*_ -> _) b, a) ()
        call (Unchecked.defaultof<Pick>, x)
printfn "%s" (Pick.Invoke { X = 1.5; Y = 2.0 })
printfn "%s" (Pick.Invoke {| X = "x" |})
printfn "%s" (Pick.Invoke (Named "n"))
type Pick1 =
    static member inline Pick (x, _: Pick1) = fun (_: unit) -> Show.First x
    static member inline Invoke (x: 't) : string =
        let inline call (a: ^a, b: ^b) = ((^a or ^b) : (static member Pick : _*_ -> _) b, a) ()
        call (Unchecked.defaultof<Pick1>, x)
printfn "%s" (Pick1.Invoke (1, "b"))
type Pick2 =
    static member inline Pick (x, _: Pick2) = fun (_: unit) -> Show.Sum x
    static member inline Invoke (x: 't) : string =
        let inline call (a: ^a, b: ^b) = ((^a or ^b) : (static member Pick : _*_ -> _) b, a) ()
        call (Unchecked.defaultof<Pick2>, x)
printfn "%s" (Pick2.Invoke 3L)
