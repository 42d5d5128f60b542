// out: true
// out: true
// out: -1
// out: true
// out: false
// out: false false
// out: false
// out: false
// out: true
// out: true
// out: -1 -1
let c = LanguagePrimitives.GenericEqualityComparer
printfn "%b" (LanguagePrimitives.GenericEqualityWithComparer LanguagePrimitives.GenericEqualityComparer [1] [1])
printfn "%b" (LanguagePrimitives.GenericEqualityWithComparer LanguagePrimitives.GenericEqualityERComparer [nan] [nan])
printfn "%d" (LanguagePrimitives.GenericComparisonWithComparer LanguagePrimitives.GenericComparer [1] [2])
printfn "%b" (LanguagePrimitives.GenericHashWithComparer LanguagePrimitives.GenericEqualityComparer [1] = hash [1])
printfn "%b" (LanguagePrimitives.GenericEqualityWithComparer LanguagePrimitives.GenericEqualityComparer [nan] [nan])
let upper =
    { new System.Collections.IEqualityComparer with
        member _.Equals(a, b) = (string a).ToUpper() = (string b).ToUpper()
        member _.GetHashCode o = (string o).ToUpper().Length }
printfn "%b %b" (LanguagePrimitives.GenericEqualityWithComparer upper "a" "A") (LanguagePrimitives.GenericEqualityWithComparer upper "a" "B")
printfn "%b" (LanguagePrimitives.GenericEqualityWithComparer upper ("a", "b") ("A", "B"))
printfn "%b" (LanguagePrimitives.GenericEqualityWithComparer upper ("a", "b") ("A", "C"))
printfn "%b" (LanguagePrimitives.GenericEqualityWithComparer upper [ nan ] [ nan ])
printfn "%b" (LanguagePrimitives.GenericHashWithComparer upper 5 = hash 5)
let down =
    { new System.Collections.IComparer with
        member _.Compare(a, b) = compare (b :?> int) (a :?> int) }
printfn "%d %d" (LanguagePrimitives.GenericComparisonWithComparer down 1 2) (LanguagePrimitives.GenericComparisonWithComparer down (1, 1) (1, 2))
