// out: [2.0; 1.0] ["2x"; "1x"]
// out: 1 1
// out: [3.0] ["3x"]
// out: 0.5 a
// out: [2.0; 1.0] ["3!"]
// out: [(2, 'c'); (1, 'c')]
// An abstract generic method with a default, inferred or written, overridden, called through the class, its base and base.
[<AbstractClass>]
type Source() =
    abstract Each<'R> : (int -> 'R) -> 'R list
    default _.Each f = [ f 1; f 2 ]
    abstract Pick<'R> : 'R * (int -> 'R) -> 'R
    default this.Pick<'R>(first: 'R, f: int -> 'R) : 'R = List.last (first :: this.Each f)

type Backwards() =
    inherit Source()
    override _.Each f = base.Each f |> List.rev

type Single() =
    inherit Source()
    override _.Each<'T>(f: int -> 'T) : 'T list = [ f 3 ]
    override _.Pick(first, _) = first

for s in [ Backwards() :> Source; Single() ] do
    printfn "%A %A" (s.Each float) (s.Each(fun n -> string n + "x"))
    printfn "%g %s" (s.Pick(0.5, float)) (s.Pick("a", string))

printfn "%A %A" (Backwards().Each float) (Single().Each(sprintf "%d!"))
printfn "%A" ((Backwards().Each(fun n -> n, 'c')))
