// out: NaN Infinity NaN
// out: NaN
// out: Infinity
// out: Int32
// out: String
// out: 4
// out: FSharpList`1
// out: false
// out: Int32
// out: true
// out: -1
// out: true
// out: false
// out: true
// out: false
// out: true
// out: -1
// out: true
// out: false
// out: false
// out: true
// out: 3
// out: 4
// out: true
// out: false
// out: true
// out: 31
// out: 12
// out: 12
// out: 0
// out: 1
// out: Wednesday
// out: 5
// out: 3
// out: 7
// out: 0
// out: -1
// out: false
// out: 1
// out: 3d
// out: 3
// out: (3, 1, true, false)

module P
open Microsoft.FSharp.Core
printfn "%f %f %f" Operators.nan Operators.infinity (float Operators.nanf)
printfn "%f" Microsoft.FSharp.Core.Operators.nan
printfn "%f" FSharp.Core.Operators.infinityf
printfn "%s" (Operators.typeof<int>.Name)
printfn "%s" (Microsoft.FSharp.Core.Operators.typeof<string>.Name)
printfn "%d" (Operators.sizeof<int>)
printfn "%s" (Operators.typedefof<list<int>>.Name)
printfn "%b" (Operators.nan.Equals 1.0)
let g (x: 'a) = Operators.typeof<'a>.Name
printfn "%s" (g 3)
printfn "%b" (LanguagePrimitives.GenericEqualityWithComparer LanguagePrimitives.GenericEqualityComparer [1] [1])
printfn "%d" (LanguagePrimitives.GenericComparisonWithComparer LanguagePrimitives.GenericComparer [1] [2])
printfn "%b" (LanguagePrimitives.GenericHashWithComparer LanguagePrimitives.GenericEqualityComparer [1] = hash [1])
printfn "%b" (LanguagePrimitives.GenericEqualityWithComparer LanguagePrimitives.GenericEqualityComparer nan nan)
printfn "%b" (LanguagePrimitives.GenericComparisonWithComparer LanguagePrimitives.GenericComparer "b" "a" > 0)
printfn "%b" (LanguagePrimitives.GenericEquality nan nan)
printfn "%b" (LanguagePrimitives.GenericEqualityER nan nan)
printfn "%d" (LanguagePrimitives.GenericComparison 3 4)
printfn "%b" (LanguagePrimitives.GenericLessThan 3 4)
printfn "%b" (LanguagePrimitives.GenericGreaterOrEqual 3 4)
printfn "%b" (LanguagePrimitives.GenericGreaterThan 3 4)
printfn "%b" (LanguagePrimitives.GenericLessOrEqual 3 4)
printfn "%d" (LanguagePrimitives.GenericMinimum 3 4)
printfn "%d" (LanguagePrimitives.GenericMaximum 3 4)
printfn "%b" (LanguagePrimitives.GenericHash 3 = hash 3)
printfn "%b" (LanguagePrimitives.PhysicalEquality "a" "b")
printfn "%b" (LanguagePrimitives.PhysicalHash "a" = LanguagePrimitives.PhysicalHash "a")
printfn "%d" (LanguagePrimitives.ParseInt32 "0x1f")
printfn "%d" (LanguagePrimitives.ParseInt64 "12")
printfn "%d" (LanguagePrimitives.ParseUInt32 "12")
printfn "%d" LanguagePrimitives.GenericZero<int>
printfn "%d" LanguagePrimitives.GenericOne<int>
printfn "%A" (LanguagePrimitives.EnumOfValue<int, System.DayOfWeek> 3)
printfn "%d" (LanguagePrimitives.EnumToValue System.DayOfWeek.Friday)
printfn "%d" (LanguagePrimitives.DivideByInt 7.0 2 |> int)
printfn "%d" (Operators.Checked.(+) 3 4)
printfn "%d" (Operators.Unchecked.defaultof<int>)
printfn "%A" (LanguagePrimitives.FastGenericComparer<int>.Compare (3, 4))
printfn "%b" (LanguagePrimitives.FastGenericEqualityComparer<int>.Equals (3, 4))
let d = System.Collections.Generic.Dictionary<string, int>(LanguagePrimitives.FastGenericEqualityComparer<string>)
d.["a"] <- 3
printfn "%d" d.Count
printfn "%s" (Operators.string 3 + Operators.nameof d)
printfn "%A" (Operators.(|>) 3 Operators.abs)
printfn "%A" (Operators.id 3, Operators.fst (1, 2), Operators.(=) 3 3, Operators.not true)
