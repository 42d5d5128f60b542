open System.Runtime.InteropServices
[<Struct; StructLayout(LayoutKind.Explicit)>]
type U =
    [<FieldOffset 0>] val mutable i: int
    [<FieldOffset 0>] val mutable f: float32 //! CLEF1017 The fields 'f' and 'i' share bytes by their FieldOffset, which is not available.
    new(x) = { i = x; f = 0.0f }
[<Struct; StructLayout(LayoutKind.Explicit)>]
type V =
    { [<FieldOffset(0)>] whole: int64
      [<FieldOffset(4)>] high: int } //! CLEF1017 The fields 'high' and 'whole' share bytes by their FieldOffset, which is not available.
[<Struct; StructLayout(LayoutKind.Explicit)>]
type Apart =
    { [<FieldOffset(8)>] second: int
      [<FieldOffset(0)>] first: int64 }
