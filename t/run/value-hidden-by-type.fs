// out: ["no q"; "other"] 4 a b
// out: x
// In front of a dot a class or a structure hides a value of its name that was there before.
module A =
    [<RequireQualifiedAccess; Struct>]
    type Failure =
        | NotFound of string
        | Other
    let text = function
        | Failure.NotFound s -> "no " + s
        | Failure.Other -> "other"
    let both = [ Failure.NotFound "q"; Failure.Other ]
module B =
    let Foo x = x + 1
    type Foo() =
        static member Bar = 3
    let sum = Foo.Bar + 1
module C =
    type Name = { First: string; Last: string }
    let Full = { First = "a"; Last = "b" }
    let first = Full.First
    let make (Full: Name) = Full.Last
printfn "%A %d %s %s" (List.map A.text A.both) B.sum C.first (C.make C.Full)
try failwith "x" with Failure m -> printfn "%s" m
