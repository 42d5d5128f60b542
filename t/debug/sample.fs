// The program that t/debug/run.py looks at with a debugger.
module Sample

type Shape =
    | Circle of radius: float
    | Rect of width: float * height: float
    | Point

type Person = { Name: string; Age: int; Boss: Person option }

let area shape =
    match shape with
    | Circle radius -> 3.0 * radius * radius
    | Rect (width, height) -> width * height
    | Point -> 0.0

[<System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)>]
let rec depth n =
    if n = 0 then
        System.Math.Abs n // deepest
    else
        1 + depth (n - 1)

let describe (person: Person) (shapes: Shape list) (names: string[]) (ages: Map<string, int>) =
    let total = List.sumBy area shapes
    let first = List.tryHead shapes
    let count = ages.Count + names.Length
    printfn "%s %f %b %d" person.Name total (Option.isSome first) count // shown
    count

[<System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)>]
let kinds (number: int) (letter: char) =
    let text = "gr\u00f6\u00dfe " + string number
    let small = [ 1; 2; number ]
    let some, none = Some number, (None: string option)
    let pair = struct (number, text)
    let triple = 2.5, "x", true
    let shapes = [ Rect (2.0, float number); Point ]
    let words = [| text; "b\n" |]
    let ages = Map.ofList (List.map (fun n -> n, string n) small)
    let odd = Set.ofList small
    let big = 1L <<< number
    let mutable sum = 0
    for i in small do
        sum <- sum + i // looped
    let last = sum + 1
    let (a, b, c), struct (d, e) = triple, pair // all there
    printfn "%s %d %b %b %f%s%b %d%s" text small.Length some.IsSome none.IsNone a b c d e
    printfn "%d %d %d %d %d %d %c" (List.length shapes) words.Length ages.Count odd.Count big last letter

[<System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)>]
let scaled (factor: int) (word: string) (numbers: int list) =
    let grow number =
        let product = number * factor
        product + word.Length // in a local function
    let texts =
        numbers
        |> List.map (fun number ->
            let sum = number + factor
            sprintf "%s %d" word sum) // in a lambda
    List.length texts + grow 3

[<EntryPoint>]
let main args =
    let boss = { Name = "Ada"; Age = 61; Boss = None }
    let person = { Name = "Grace"; Age = 37; Boss = Some boss }
    let shapes = [ Circle 1.0; Rect (2.0, 3.0); Point ]
    let ages = Map.ofList [ for p in [ boss; person ] -> p.Name, p.Age ]
    let count = describe person shapes [| "a"; "b" |] ages
    kinds 5 'k'
    printfn "%d" (scaled 3 "word" [ 4; 5 ])
    printfn "%d" (depth (count + args.Length))
    0
