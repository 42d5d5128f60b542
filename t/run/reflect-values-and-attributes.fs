// out: X,Y,Name
// out: 1,2.5,a
// out: 3,4.5,b
// out: Circle 0 Shape (radius: Double)
// out: Rect 1 Shape (width: Double; height: Double)
// out: Dot 2 Shape ()
// out: Pair 3 Shape (Item1: Int32; Item2: String)
// out: Rect [|1.5; 2.5|]
// out: Circle 2.0
// out: Dot
// out: { X = 7
// out:   Y = 8.5
// out:   Name = "q" }
// out: [|7; 8.5; "q"|]
// out: [|1; "x"; 2.5|]
// out: (1, "z")
// out: [|"Int32"; "String"|]
// out: true true true true
// out: true true false
// out: Int32 String
// out: [|1; 2.0; "n"|]
// out: { X = 1
// out:   Y = 2.0
// out:   Name = "m" }
// out: 2 0
// out: [|3.0; 4.0|]
// out: Pair (1, "s")
// out: Name: String false
// out: Age: Int32 false
// out: Nick: String true
// out: School = MIT
// out: Name = Ann
// out: Age = 20
// out: Nick = 
// out: Ann
// out: true
// out: 42
// out: [a point/0]
// out: [first/0 second/5]
// out: [across/2]
// out: [who/0]
// out: 1
// out: a point
// out: false
// out: 1
// out: 0
// out: 0
// out: 0
// out: hello
// out: hello
// out: 0
// out: Type 'System.Int32' is not an F# record type. (Parameter 'recordType')
// out: Type 'System.Int32' is not an F# union type. (Parameter 'unionType')
// out: Parameter count mismatch.
// out: Parameter count mismatch.
// out: Type 'System.Int32' is not a tuple type. (Parameter 'tuple')
module Program
// FSharpType and FSharpValue; properties; attributes; objects made by their type.
open System
open System.Reflection
open Microsoft.FSharp.Reflection

[<AttributeUsage(AttributeTargets.All, AllowMultiple = true)>]
type NoteAttribute(text: string) =
    inherit Attribute()
    member _.Text = text
    member val Level = 0 with get, set
type OtherAttribute() =
    inherit Attribute()

[<Note("a point")>]
type Point = { [<Note("across", Level = 2)>] X: int; Y: float; Name: string }
type Shape =
    | [<Note "round">] Circle of radius: float
    | Rect of width: float * height: float
    | Dot
    | Pair of int * string
type Person(name: string, age: int) =
    [<Note "who">]
    member _.Name = name
    member _.Age = age
    member val Nick = "" with get, set
    member _.Greet() = "hi " + name
[<Note "first"; Note("second", Level = 5); Other>]
type Student(name: string) =
    inherit Person(name, 20)
    member _.School = "MIT"
type Blank() =
    member _.Hello = "hello"
type Generic<'T>(v: 'T) =
    member _.Value = v

let csv<'T> (items: 'T list) =
    let fields = FSharpType.GetRecordFields typeof<'T>
    printfn "%s" (fields |> Array.map (fun f -> f.Name) |> String.concat ",")
    for item in items do
        printfn "%s" (fields |> Array.map (fun f -> string (f.GetValue(item))) |> String.concat ",")

let cases<'T> () = FSharpType.GetUnionCases typeof<'T>

[<EntryPoint>]
let main _ =
    csv [ { X = 1; Y = 2.5; Name = "a" }; { X = 3; Y = 4.5; Name = "b" } ]
    for c in cases<Shape> () do
        printfn "%s %d %s (%s)" c.Name c.Tag c.DeclaringType.Name
            (c.GetFields() |> Array.map (fun f -> f.Name + ": " + f.PropertyType.Name) |> String.concat "; ")
    let case, values = FSharpValue.GetUnionFields(Rect(1.5, 2.5), typeof<Shape>)
    printfn "%s %A" case.Name values
    let made = FSharpValue.MakeUnion(cases<Shape>().[0], [| box 2.0 |]) :?> Shape
    printfn "%A" made
    let dot = FSharpValue.MakeUnion(cases<Shape>().[2], [||]) |> unbox<Shape>
    printfn "%A" dot
    let r = FSharpValue.MakeRecord(typeof<Point>, [| box 7; box 8.5; box "q" |]) :?> Point
    printfn "%A" r
    printfn "%A" (FSharpValue.GetRecordFields r)
    printfn "%A" (FSharpValue.GetTupleFields((1, "x", 2.5)))
    let t = FSharpValue.MakeTuple([| box 1; box "z" |], typeof<int * string>) :?> (int * string)
    printfn "%A" t
    printfn "%A" (FSharpType.GetTupleElements typeof<int * string> |> Array.map (fun t -> t.Name))
    printfn "%b %b %b %b" (FSharpType.IsRecord typeof<Point>) (FSharpType.IsUnion typeof<Shape>) (FSharpType.IsTuple typeof<int * int>) (FSharpType.IsFunction typeof<int -> int>)
    printfn "%b %b %b" (FSharpType.IsUnion typeof<int option>) (FSharpType.IsUnion typeof<int list>) (FSharpType.IsRecord typeof<int>)
    let d, ran = FSharpType.GetFunctionElements typeof<int -> string>
    printfn "%s %s" d.Name ran.Name
    let read = FSharpValue.PreComputeRecordReader typeof<Point>
    printfn "%A" (read { X = 1; Y = 2.0; Name = "n" })
    let make = FSharpValue.PreComputeRecordConstructor typeof<Point>
    printfn "%A" (make [| box 1; box 2.0; box "m" |])
    let tag = FSharpValue.PreComputeUnionTagReader typeof<Shape>
    printfn "%d %d" (tag Dot) (tag (Circle 1.0))
    let reader = FSharpValue.PreComputeUnionReader (cases<Shape>().[1])
    printfn "%A" (reader (Rect(3.0, 4.0)))
    let ctor = FSharpValue.PreComputeUnionConstructor (cases<Shape>().[3])
    printfn "%A" (ctor [| box 1; box "s" |])
    for p in typeof<Person>.GetProperties() do
        printfn "%s: %s %b" p.Name p.PropertyType.Name p.CanWrite
    let someone = Student "Ann"
    for p in typeof<Student>.GetProperties() do
        printfn "%s = %O" p.Name (p.GetValue someone)
    printfn "%O" (someone.GetType().GetProperty("Name").GetValue(someone))
    printfn "%b" (isNull (typeof<Person>.GetProperty "Nothing"))
    printfn "%O" (typeof<Generic<int>>.GetProperty("Value").GetValue(Generic 42))
    let notes (m: MemberInfo) =
        m.GetCustomAttributes(typeof<NoteAttribute>, false) |> Array.map (fun a -> let n = a :?> NoteAttribute in sprintf "%s/%d" n.Text n.Level) |> String.concat " "
    printfn "[%s]" (notes typeof<Point>)
    printfn "[%s]" (notes typeof<Student>)
    printfn "[%s]" (notes (typeof<Point>.GetProperty "X"))
    printfn "[%s]" (notes (typeof<Person>.GetProperty "Name"))
    printfn "%d" (typeof<Student>.GetCustomAttributes(false) |> Array.filter (fun a -> a :? OtherAttribute) |> Array.length)
    printfn "%s" (typeof<Point>.GetCustomAttribute<NoteAttribute>()).Text
    printfn "%b" (typeof<Point>.IsDefined(typeof<OtherAttribute>, false))
    for c in cases<Shape> () do
        printfn "%d" (c.GetCustomAttributes(typeof<NoteAttribute>).Length)
    let b = Activator.CreateInstance<Blank>()
    printfn "%s" b.Hello
    let b2 = Activator.CreateInstance(typeof<Blank>) :?> Blank
    printfn "%s" b2.Hello
    printfn "%d" (Activator.CreateInstance<int>())
    try printfn "%A" (FSharpType.GetRecordFields typeof<int>) with :? ArgumentException as e -> printfn "%s" e.Message
    try printfn "%A" (FSharpType.GetUnionCases typeof<int>) with :? ArgumentException as e -> printfn "%s" e.Message
    try printfn "%A" (FSharpValue.MakeRecord(typeof<Point>, [| box 1 |])) with :? TargetParameterCountException as e -> printfn "%s" e.Message
    try printfn "%A" (FSharpValue.MakeTuple([| box 1 |], typeof<int * int>)) with :? TargetParameterCountException as e -> printfn "%s" e.Message
    try printfn "%A" (FSharpValue.GetTupleFields 1) with :? ArgumentException as e -> printfn "%s" e.Message
    0
