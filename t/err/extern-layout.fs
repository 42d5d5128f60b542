open System.Runtime.InteropServices

[<Struct; StructLayout(LayoutKind.Auto)>]
type Free = { tag: byte; number: int }
[<Literal>]
let At = 8
[<Struct; StructLayout(LayoutKind.Explicit)>]
type Named =
    { [<FieldOffset 0>] first: int
      [<FieldOffset(At)>] second: int }
[<Struct>]
type Outer = { inner: Free; count: int }
type Visit = delegate of nativeptr<Free> -> int
[<Struct; StructLayout(LayoutKind.Sequential, Pack = 1, Size = 64)>]
type Packed = { x: byte; y: double }

[<DllImport("c")>]
extern int whole(Free x) //! CLEF1016 C cannot get the struct 'Free', whose layout is Auto or not constant.
[<DllImport("c")>]
extern Free result() //! CLEF1016 C cannot get the struct 'Free', whose layout is Auto or not constant.
[<DllImport("c")>]
extern int named(Named& x) //! CLEF1016 C cannot get the struct 'Named', whose layout is Auto or not constant.
[<DllImport("c")>]
extern int items(Free[] x, int count) //! CLEF1016
[<DllImport("c")>]
extern int pointer(Free* x) //! CLEF1016
[<DllImport("c")>]
extern int nested(Outer x) //! CLEF1016 C cannot get the struct 'Free', whose layout is Auto or not constant.
[<DllImport("c")>]
extern int visit(Visit f) //! CLEF1016
[<DllImport("c")>]
extern Packed packed(Packed x, Packed[] items, Packed* one)
let wrong: int = packed //! FS0001
