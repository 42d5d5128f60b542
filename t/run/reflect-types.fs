// out: Int32 | System.Int32 | System
// out:   value=true enum=false array=false generic=false def=false iface=false abstract=false sealed=true class=false prim=true
// out:   base=ValueType
// out: String | System.String | System
// out:   value=false enum=false array=false generic=false def=false iface=false abstract=false sealed=true class=true prim=false
// out:   base=Object
// out: Boolean | System.Boolean | System
// out:   value=true enum=false array=false generic=false def=false iface=false abstract=false sealed=true class=false prim=true
// out:   base=ValueType
// out: Char | System.Char | System
// out:   value=true enum=false array=false generic=false def=false iface=false abstract=false sealed=true class=false prim=true
// out:   base=ValueType
// out: Double | System.Double | System
// out:   value=true enum=false array=false generic=false def=false iface=false abstract=false sealed=true class=false prim=true
// out:   base=ValueType
// out: Decimal | System.Decimal | System
// out:   value=true enum=false array=false generic=false def=false iface=false abstract=false sealed=true class=false prim=false
// out:   base=ValueType
// out: Object | System.Object | System
// out:   value=false enum=false array=false generic=false def=false iface=false abstract=false sealed=false class=true prim=false
// out:   base=-
// out: Unit | Microsoft.FSharp.Core.Unit | Microsoft.FSharp.Core
// out:   value=false enum=false array=false generic=false def=false iface=false abstract=false sealed=true class=true prim=false
// out:   base=Object
// out: Color | Program+Color | -
// out:   value=true enum=true array=false generic=false def=false iface=false abstract=false sealed=true class=false prim=false
// out:   base=Enum
// out: Point | Program+Point | -
// out:   value=false enum=false array=false generic=false def=false iface=false abstract=false sealed=true class=true prim=false
// out:   base=Object
// out: Pair | Program+Pair | -
// out:   value=true enum=false array=false generic=false def=false iface=false abstract=false sealed=true class=false prim=false
// out:   base=ValueType
// out: Shape | Program+Shape | -
// out:   value=false enum=false array=false generic=false def=false iface=false abstract=true sealed=false class=true prim=false
// out:   base=Object
// out: Single | Program+Single | -
// out:   value=false enum=false array=false generic=false def=false iface=false abstract=false sealed=true class=true prim=false
// out:   base=Object
// out: Plain | Program+Plain | -
// out:   value=false enum=false array=false generic=false def=false iface=false abstract=false sealed=true class=true prim=false
// out:   base=Object
// out: IArea | Program+IArea | -
// out:   value=false enum=false array=false generic=false def=false iface=true abstract=true sealed=false class=false prim=false
// out:   base=-
// out: Animal | Program+Animal | -
// out:   value=false enum=false array=false generic=false def=false iface=false abstract=true sealed=false class=true prim=false
// out:   base=Object
// out: Dog | Program+Dog | -
// out:   value=false enum=false array=false generic=false def=false iface=false abstract=false sealed=false class=true prim=false
// out:   base=Animal
// out: Cat | Program+Cat | -
// out:   value=false enum=false array=false generic=false def=false iface=false abstract=false sealed=true class=true prim=false
// out:   base=Animal
// out: Oops | Program+Oops | -
// out:   value=false enum=false array=false generic=false def=false iface=false abstract=false sealed=false class=true prim=false
// out:   base=Exception
// out: Fn | Program+Fn | -
// out:   value=false enum=false array=false generic=false def=false iface=false abstract=false sealed=true class=true prim=false
// out:   base=MulticastDelegate
// out: Nested | Program+Inner+Nested | -
// out:   value=false enum=false array=false generic=false def=false iface=false abstract=false sealed=true class=true prim=false
// out:   base=Object
// out: Exception | System.Exception | System
// out:   value=false enum=false array=false generic=false def=false iface=false abstract=false sealed=false class=true prim=false
// out:   base=Object
// out: DateTime | System.DateTime | System
// out:   value=true enum=false array=false generic=false def=false iface=false abstract=false sealed=true class=false prim=false
// out:   base=ValueType
// out: Guid | System.Guid | System
// out:   value=true enum=false array=false generic=false def=false iface=false abstract=false sealed=true class=false prim=false
// out:   base=ValueType
// out: Int32[] | System.Int32[] | System
// out:   value=false enum=false array=true generic=false def=false iface=false abstract=false sealed=true class=true prim=false
// out:   base=Array
// out: String[,] | System.String[,] | System
// out:   value=false enum=false array=true generic=false def=false iface=false abstract=false sealed=true class=true prim=false
// out:   base=Array
// out: IntPtr | System.IntPtr | System
// out:   value=true enum=false array=false generic=false def=false iface=false abstract=false sealed=true class=false prim=true
// out:   base=ValueType
// out: Box`1: false true false false false true [Int32] Box`1 base=Object
// out: FSharpList`1: false true false false true true [Int32] FSharpList`1 base=Object
// out: FSharpOption`1: false true false false true true [Int32] FSharpOption`1 base=Object
// out: Tuple`2: false true false false false true [Int32,String] Tuple`2 base=Object
// out: ValueTuple`2: true true false false true false [Int32,Int32] ValueTuple`2 base=ValueType
// out: FSharpFunc`2: false true false true false true [Int32,Int32] FSharpFunc`2 base=Object
// out: List`1: false true false false false true [Int32] List`1 base=Object
// out: Dictionary`2: false true false false false true [String,Int32] Dictionary`2 base=Object
// out: IEnumerable`1: false true true true false false [Int32] IEnumerable`1 base=-
// out: FSharpMap`2: false true false false true true [Int32,String] FSharpMap`2 base=Object
// out: FSharpSet`1: false true false false true true [Int32] FSharpSet`1 base=Object
// out: FSharpResult`2: true true false false true false [Int32,String] FSharpResult`2 base=ValueType
// out: Nullable`1: true true false false true false [Int32] Nullable`1 base=ValueType
// out: true
// out: false true
// out: Int32
// out: true
// out: String[]
// out: 2 1
// out: true false true true
// out: true false true
// out: [|"IDisposable"; "IArea"|]
// out: true false
// out: Dog Animal true false
// out: Cat Animal false true
// out: Int32 true false false
// out: String false false false
// out: Double true false false
// out: FSharpList`1 false true false
// out: FSharpOption`1 false true false
// out: Point false false false
// out: Color true false false
// out: Tuple`2 false true false
// out: Int32[] false false true
// out: Box`1 false true false
// out: int string point ?
// out: true false false
// out: option of Int32 String
module Program
// What typeof and GetType say of a type: kind, arguments, definition, base, interfaces; as keys.
open System
open System.Collections.Generic

type Color = Red = 0 | Green = 1
type Point = { X: int; Y: float }
[<Struct>]
type Pair = { A: int; B: int }
type Shape = Circle of float | Square of float | Dot
type Single = Only of int
type Plain = P1 | P2
type IArea =
    abstract Area: float
[<AbstractClass>]
type Animal() =
    abstract Sound: string
type Dog() =
    inherit Animal()
    override _.Sound = "woof"
    interface IArea with
        member _.Area = 1.0
    interface IDisposable with
        member _.Dispose() = ()
[<Sealed>]
type Cat() =
    inherit Animal()
    override _.Sound = "meow"
type Box<'T>(v: 'T) =
    member _.Value = v
exception Oops of string
type Fn = delegate of int -> int
module Inner =
    type Nested = { N: int }

let show (t: Type) =
    printfn "%s | %s | %s" t.Name t.FullName (if isNull t.Namespace then "-" else t.Namespace)
    printfn "  value=%b enum=%b array=%b generic=%b def=%b iface=%b abstract=%b sealed=%b class=%b prim=%b"
        t.IsValueType t.IsEnum t.IsArray t.IsGenericType t.IsGenericTypeDefinition t.IsInterface t.IsAbstract t.IsSealed t.IsClass t.IsPrimitive
    printfn "  base=%s" (if isNull t.BaseType then "-" else t.BaseType.Name)

let isNumeric<'T> () = let t = typeof<'T> in t.IsPrimitive && t <> typeof<bool> && t <> typeof<char>
let describe<'T> () = if typeof<'T>.IsGenericType && typeof<'T>.GetGenericTypeDefinition() = typedefof<option<_>> then "option of " + typeof<'T>.GetGenericArguments().[0].Name else typeof<'T>.Name

[<EntryPoint>]
let main _ =
    for t in [ typeof<int>; typeof<string>; typeof<bool>; typeof<char>; typeof<float>; typeof<decimal>; typeof<obj>; typeof<unit>
               typeof<Color>; typeof<Point>; typeof<Pair>; typeof<Shape>; typeof<Single>; typeof<Plain>; typeof<IArea>; typeof<Animal>
               typeof<Dog>; typeof<Cat>; typeof<Oops>; typeof<Fn>; typeof<Inner.Nested>; typeof<exn>; typeof<DateTime>; typeof<Guid>
               typeof<int[]>; typeof<string[,]>; typeof<nativeint> ] do
        show t
    for t in [ typeof<Box<int>>; typeof<int list>; typeof<int option>; typeof<int * string>; typeof<struct (int * int)>; typeof<int -> int>
               typeof<List<int>>; typeof<Dictionary<string, int>>; typeof<seq<int>>; typeof<Map<int, string>>; typeof<Set<int>>; typeof<Result<int, string>>; typeof<Nullable<int>> ] do
        printfn "%s: %b %b %b %b %b %b [%s] %s base=%s" t.Name t.IsValueType t.IsGenericType t.IsInterface t.IsAbstract t.IsSealed t.IsClass
            (t.GetGenericArguments() |> Array.map (fun a -> a.Name) |> String.concat ",") (t.GetGenericTypeDefinition().Name)
            (if isNull t.BaseType then "-" else t.BaseType.Name)
    printfn "%b" (typedefof<list<_>> = typeof<int list>.GetGenericTypeDefinition())
    printfn "%b %b" (typedefof<list<_>> = typedefof<option<_>>) (typedefof<Box<_>>.IsGenericTypeDefinition)
    printfn "%s" (typeof<int[]>.GetElementType().Name)
    printfn "%b" (isNull (typeof<int>.GetElementType()))
    printfn "%s" (typeof<string[][]>.GetElementType().Name)
    printfn "%d %d" (typeof<string[,]>.GetArrayRank()) (typeof<string[]>.GetArrayRank())
    printfn "%b %b %b %b" (typeof<Animal>.IsAssignableFrom typeof<Dog>) (typeof<Dog>.IsAssignableFrom typeof<Animal>) (typeof<obj>.IsAssignableFrom typeof<int>) (typeof<IArea>.IsAssignableFrom typeof<Dog>)
    printfn "%b %b %b" (typeof<Dog>.IsSubclassOf typeof<Animal>) (typeof<Dog>.IsSubclassOf typeof<Dog>) (typeof<Dog>.IsSubclassOf typeof<obj>)
    printfn "%A" (typeof<Dog>.GetInterfaces() |> Array.map (fun i -> i.Name))
    printfn "%b %b" (typeof<Animal>.IsInstanceOfType(new Dog())) (typeof<Cat>.IsInstanceOfType(new Dog()))
    let animals: Animal list = [ new Dog(); Cat() ]
    for a in animals do
        let t = a.GetType()
        printfn "%s %s %b %b" t.Name t.BaseType.Name (t = typeof<Dog>) t.IsSealed
    let values: obj list = [ 1; "a"; 2.5; [ 1 ]; Some 2; { X = 1; Y = 2.0 }; Color.Red; (1, "b"); [| 1 |]; Box 3 ]
    for v in values do
        let t = v.GetType()
        printfn "%s %b %b %b" t.Name t.IsValueType t.IsGenericType t.IsArray
    let names = Dictionary<Type, string>()
    names.[typeof<int>] <- "int"
    names.[typeof<string>] <- "string"
    names.[typeof<Point>] <- "point"
    let nameOf (v: obj) = match names.TryGetValue(v.GetType()) with | true, n -> n | _ -> "?"
    printfn "%s %s %s %s" (nameOf 1) (nameOf "x") (nameOf { X = 1; Y = 1.0 }) (nameOf 2.0)

    printfn "%b %b %b" (isNumeric<int> ()) (isNumeric<bool> ()) (isNumeric<string> ())

    printfn "%s %s" (describe<int option> ()) (describe<string> ())
    0
