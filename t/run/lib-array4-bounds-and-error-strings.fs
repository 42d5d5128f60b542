// out: 0 4 2
// out: 0 3
// out: The input sequence was empty.
// out: The input array was empty.
// out: The input must be non-negative.
// out: Negating the minimum value of a twos complement number is invalid.
// out: First class uses of address-of operators are not permitted.
let x4 = Array4D.zeroCreate<int> 2 3 4 5
printfn "%d %d %d" (x4.GetLowerBound 0) (x4.GetUpperBound 3) (x4.GetUpperBound 1)
let x3 = Array3D.zeroCreate<int> 2 3 4
printfn "%d %d" (x3.GetLowerBound 0) (x3.GetUpperBound 2)
printfn "%s" LanguagePrimitives.ErrorStrings.InputSequenceEmptyString
printfn "%s" LanguagePrimitives.ErrorStrings.InputArrayEmptyString
printfn "%s" LanguagePrimitives.ErrorStrings.InputMustBeNonNegativeString
printfn "%s" LanguagePrimitives.ErrorStrings.NoNegateMinValueString
printfn "%s" LanguagePrimitives.ErrorStrings.AddressOpNotFirstClassString
