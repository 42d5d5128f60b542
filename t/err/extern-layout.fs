open System.Runtime.InteropServices

[<Struct; StructLayout(LayoutKind.Explicit)>]
type Overlay =
    { [<FieldOffset 0>] whole: int64
      [<FieldOffset 8>] part: int }
[<Struct; StructLayout(LayoutKind.Sequential, Pack = 1)>]
type Packed = { tag: byte; number: int }
[<Struct; StructLayout(LayoutKind.Sequential, Size = 64)>]
type Padded = { first: int }
[<Struct; StructLayout(LayoutKind.Sequential, Pack = 0, CharSet = CharSet.Ansi)>]
type Plain = { x: int; y: double }
[<Struct>]
type Outer = { inner: Packed; count: int }
type Visit = delegate of nativeptr<Packed> -> int

[<DllImport("c")>]
extern int whole(Overlay x) //! CLEF1016 C cannot get the struct 'Overlay', whose StructLayout is not sequential or sets Pack or Size.
[<DllImport("c")>]
extern Packed result() //! CLEF1016 C cannot get the struct 'Packed', whose StructLayout is not sequential or sets Pack or Size.
[<DllImport("c")>]
extern int padded(Padded& x) //! CLEF1016
[<DllImport("c")>]
extern int items(Packed[] x, int count) //! CLEF1016
[<DllImport("c")>]
extern int pointer(Overlay* x) //! CLEF1016
[<DllImport("c")>]
extern int nested(Outer x) //! CLEF1016 C cannot get the struct 'Packed', whose StructLayout is not sequential or sets Pack or Size.
[<DllImport("c")>]
extern int visit(Visit f) //! CLEF1016
[<DllImport("c")>]
extern Plain plain(Plain x, Plain[] items, Plain* one)
let wrong: int = plain //! FS0001
