// out: 2
// out: 3
// out: 0.333333
// out: 1.5
module Program
let inline next a = a + LanguagePrimitives.GenericOne
let inline next2 a = a + LanguagePrimitives.GenericOne + LanguagePrimitives.GenericOne
printfn "%g" (next 1.0)
printfn "%g" (next2 1.0)
let inline three () = LanguagePrimitives.GenericOne + LanguagePrimitives.GenericOne + LanguagePrimitives.GenericOne
let inline third x = x / three ()
let inline mid (x: ^a) (y: ^a) = (x + y) / (LanguagePrimitives.GenericOne + LanguagePrimitives.GenericOne : ^a)
printfn "%g" (third 1.0)
printfn "%g" (mid 1.0 2.0)
