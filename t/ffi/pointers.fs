// Functions of C by their addresses, as delegates.
open System
open System.Runtime.InteropServices

[<Struct>]
type Pair = { A: float; B: float }
[<Struct>]
type Wide = { X: int64; Y: int64; Z: int64 }

type IntFunction = delegate of int -> int
type ManyFunction =
    delegate of
        sbyte * double * int16 * float32 * int * double * int64 * double * byte * double * uint16 * double * uint32 * float32 *
        uint64 * double * int * double * int * double
            -> double
type PairFunction = delegate of Pair -> Pair
type WideFunction = delegate of Wide * int -> Wide
type TestFunction = delegate of int -> bool
type TextFunction = delegate of string -> string
type Action0 = delegate of unit -> unit
type Value0 = delegate of unit -> int
type Higher = delegate of IntFunction * int -> int
type Shout = delegate of string * int -> string
type Increment = delegate of byref<int> -> unit
type Filler = delegate of int[] * int -> unit

[<DllImport("pointers")>]
extern int longest(Shout shout, string[] words, int count)
[<DllImport("pointers")>]
extern nativeint address_of(string name)

let get<'D> name : 'D = Marshal.GetDelegateForFunctionPointer<'D>(address_of name)

let twice = get<IntFunction> "twice"
printfn "%d %d" (twice.Invoke 21) (twice.Invoke -1)
printfn "%A" (List.map twice.Invoke [ 1; 2; 3 ])
printfn "%g" ((get<ManyFunction> "many").Invoke(
    -1y, 2.5, -3s, 4.5f, -5, 6.5, -7L, 8.5, 9uy, 10.5, 11us, 12.5, 13u, 14.5f, 15UL, 16.5, 17, 18.5, 19, 20.5))
printfn "%A" ((get<PairFunction> "swap").Invoke { A = 1.5; B = 2.5 })
printfn "%A" ((get<WideFunction> "turn").Invoke({ X = 1L; Y = 2L; Z = 3L }, 1))
printfn "%A" [ for i in 0..3 -> (get<TestFunction> "is_even").Invoke i ]
let upper = get<TextFunction> "upper"
printfn "%s %b" (upper.Invoke "grün und blau") (isNull (upper.Invoke null))
let tick = get<Action0> "tick"
for _ in 1..5 do tick.Invoke()
printfn "%d" ((get<Value0> "ticks").Invoke())
printfn "%d" ((get<Higher> "apply").Invoke(IntFunction(fun x -> x * x), 9))
printfn "%d" ((get<Higher> "apply").Invoke(twice, 9))
let squares = Array.zeroCreate 6
(get<Filler> "fill").Invoke(squares, squares.Length)
printfn "%A" squares
let there = IntFunction(fun x -> twice.Invoke x + 100)
let back = Marshal.GetDelegateForFunctionPointer<IntFunction>(Marshal.GetFunctionPointerForDelegate there)
printfn "%d" (back.Invoke 7)
GC.KeepAlive there

// texts and references from C
let shout = Shout(fun s n -> if isNull s then null else String.replicate n (s.ToUpper()))
let through = Marshal.GetDelegateForFunctionPointer<Shout>(Marshal.GetFunctionPointerForDelegate shout)
printfn "%s %b" (through.Invoke("grün ", 3)) (isNull (through.Invoke(null, 3)))
let increment = Increment(fun x -> x <- x + 1)
let byAddress = Marshal.GetDelegateForFunctionPointer<Increment>(Marshal.GetFunctionPointerForDelegate increment)
let mutable number = 41
byAddress.Invoke(&number)
printfn "%d" number
printfn "%d" (longest (shout, [| "a"; "abc"; "ab" |], 3))
try
    get<IntFunction> "none" |> ignore
with :? ArgumentNullException as e -> printfn "%s" e.Message
