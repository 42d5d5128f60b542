module M

open System.Runtime.InteropServices

[<Export "good">]
let good (x: int, y: float) (s: string) : int[] = [| x |]
[<Export "9lives">] //! CLEF1019 '9lives' is not a name that a function of C can have here.
let nine () = 9
[<Export("clef_error")>] //! CLEF1019
let error () = ()
[<Export "while">] //! CLEF1019
let loop () = ()
[<Export "good">] //! CLEF1020 Two functions are exported as 'good'.
let again () = 1
[<Export "same">] //! CLEF1021 The function 'same' cannot be exported, since it is generic.
let same x = x
[<Export "one_more">] //! CLEF1021 The function 'oneMore' cannot be exported, since it is inline.
let inline oneMore (x: int) = x + 1
[<Export "optional">] //! CLEF1022 C cannot pass a value of type 'int option' to the exported function 'optional'.
let optional (x: int option) = x.IsSome
[<Export "callback">] //! CLEF1022
let callback (f: int -> int) = f 1
[<Export "generic_callback">] //! CLEF1022
let genericCallback (f: System.Func<int, int>) = f.Invoke 1
[<Export "nested">] //! CLEF1022
let nested ((a: int, b: int), c: int) = a + b + c
[<Export "listed">] //! CLEF1023 The exported function 'listed' cannot return a value of type 'int list' to C.
let listed () = [ 1 ]
[<Export "curried">] //! CLEF1023
let curried (x: int) : int -> int = if x > 0 then id else fun y -> x + y
[<Export "value">] //! CLEF1018 //! warning FS0842
let value = 5
[<Struct; StructLayout(LayoutKind.Sequential, Pack = 1)>]
type Packed = { a: byte; b: int }
[<Export "packed">] //! CLEF1044 A header of C cannot describe the struct 'Packed', whose StructLayout is not sequential or sets Pack or Size.
let packed (p: Packed) = p.b
type Class() =
    [<Export "fine">]
    static member Fine(x: int) = x
    [<UnmanagedCallersOnly(EntryPoint = "fine")>] //! CLEF1020
    static member Twice(x: int) = 2 * x
