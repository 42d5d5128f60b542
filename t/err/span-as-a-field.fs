open System
type Stored = { Whole: Span<int>; Count: int }  //! FS0412 A type instantiation involves a byref type
type Named = Named of ReadOnlySpan<char>  //! FS0412 A type instantiation involves a byref type
[<Struct; System.Runtime.CompilerServices.IsByRefLike>]
type View =
    val Part: Span<int>
    new (part) = { Part = part }
