// out: zero one i5 i-7 l9223372036854775807 s12345678901234567890 l-3000000000
// out: (5, "i") (5000000000L, "l")
module NumericLiteralG =
  let FromZero () = "zero"
  let FromOne () = "one"
  let FromInt32 (i: int) = sprintf "i%d" i
  let FromInt64 (i: int64) = sprintf "l%d" i
  let FromString (s: string) = "s" + s
printfn "%s %s %s %s %s %s %s" 0G 1G 5G -7G 9223372036854775807G 12345678901234567890G -3000000000G
module NumericLiteralQ =
  let inline FromZero () = LanguagePrimitives.GenericZero
  let inline FromOne () = LanguagePrimitives.GenericOne
  let FromInt32 (i: int) = (i, "i")
  let FromInt64 (i: int64) = (i, "l")
printfn "%A %A" (5Q: int * string) (5000000000Q: int64 * string)
