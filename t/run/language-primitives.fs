// out: 12
// out: 16
// out: 3
// out: 15
// out: FormatException Input string was not in a correct format.
// out: OverflowException Value was either too large or too small for an Int32.
// out: ArgumentNullException Value cannot be null. (Parameter 's')
// out: OverflowException Value was either too large or too small for a UInt32.
// out: -1
// out: 5
// out: -1
// out: 5
// out: true
// out: true
// out: 5
// out: -1
// out: false
// LanguagePrimitives: numbers of texts, generic operations.
open System
printfn "%d" (LanguagePrimitives.ParseInt32 "12")
printfn "%d" (LanguagePrimitives.ParseInt64 "0x10")
printfn "%d" (LanguagePrimitives.ParseUInt32 "0b11")
printfn "%d" (LanguagePrimitives.ParseUInt64 "0o17")
let t f = try printfn "%A" (f ()) with e -> printfn "%s %s" (e.GetType().Name) e.Message
t (fun () -> LanguagePrimitives.ParseInt32 "")
t (fun () -> LanguagePrimitives.ParseInt32 "-100000000000000000")
t (fun () -> LanguagePrimitives.ParseInt32 null)
t (fun () -> LanguagePrimitives.ParseUInt32 "-1")
t (fun () -> LanguagePrimitives.ParseInt32 "0xFFFFFFFF")
t (fun () -> LanguagePrimitives.ParseInt32 " 5 ")
t (fun () -> LanguagePrimitives.GenericComparison 1 2)
t (fun () -> LanguagePrimitives.GenericHash 5)
t (fun () -> LanguagePrimitives.GenericLessThan 5 6)
t (fun () -> LanguagePrimitives.GenericEqualityER nan nan)
t (fun () -> LanguagePrimitives.GenericMinimum 5 6)
t (fun () -> LanguagePrimitives.FastGenericComparer<int>.Compare(1, 2))
t (fun () -> LanguagePrimitives.FastGenericEqualityComparer<int>.Equals(1, 2))
