// Values of modules and captured mutable variables, for t/debug/run.py.
module Values

type Person = { Name: string; Age: int }
type Shape =
    | Circle of float
    | Square of float

let answer = 42
let name = "Ada"
let letter = 'k'
let words = [ "a"; "b" ]
let computed = System.Environment.GetCommandLineArgs().Length + 5
let mutable counter = 10
let table = [| 1; 2; 3 |]
let person = { Name = name; Age = 3 }
let opt = Some computed
let mutable ratio = 2.5
let pair = (computed, "x")
let struct (part, rest) = struct (computed + 1, "y")
let shape = Circle 2.0

module Inner =
    let deep = computed * 2

[<System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)>]
let bump () =
    counter <- counter + 1
    counter

[<System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)>]
let show () =
    printfn "%A %d %A %A %A %A" words computed table person opt pair // here
    printfn "%A %A %d %A %s%c" (part, rest) shape Inner.deep ratio name letter
    ratio <- ratio + 1.0

[<EntryPoint>]
let main _ =
    let mutable total = 0
    let add n =
        total <- total + n // in a closure
    [ 1; 2; 3 ] |> List.iter add
    let mutable seen = (0, "")
    let push s = seen <- (fst seen + 1, s)
    List.iter push words
    show ()
    printfn "%d %d" (bump ()) total
    printfn "%A %d" seen answer
    0
