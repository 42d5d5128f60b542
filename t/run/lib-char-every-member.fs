// out: IsControl: 0 0 0 0 1 0 0 0 0 0 0 0
// out: IsLetterOrDigit: 1 1 1 0 0 0 0 0 0 0 0 1
// out: IsLower: 1 0 0 0 0 0 0 0 0 0 0 1
// out: IsUpper: 0 1 0 0 0 0 0 0 0 0 0 0
// out: IsNumber: 0 0 1 0 0 0 0 1 1 0 0 0
// out: IsDigit: 0 0 1 0 0 0 0 0 0 0 0 0
// out: IsLetter: 1 1 0 0 0 0 0 0 0 0 0 1
// out: IsPunctuation: 0 0 0 0 0 1 0 0 0 1 0 0
// out: IsSeparator: 0 0 0 1 0 0 0 0 0 0 1 0
// out: IsSymbol: 0 0 0 0 0 0 1 0 0 0 0 0
// out: IsWhiteSpace: 0 0 0 1 1 0 0 0 0 0 1 0
// out: [-1.0; -1.0; 5.0; -1.0; -1.0; -1.0; -1.0; 2.0; 0.5; -1.0; -1.0; -1.0]
// out: [LowercaseLetter; UppercaseLetter; DecimalDigitNumber; SpaceSeparator; Control;
// out:  OtherPunctuation; MathSymbol; OtherNumber; OtherNumber; ConnectorPunctuation;
// out:  SpaceSeparator; LowercaseLetter]
// out: [true; true; false; false; false; true] [true; false; true; false; false; true]
// out: [true; true; false; false; false; false; false]
// out: false false false
// out: 0 228
// out: q Q i ß
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'index')
// out: ArgumentNullException: Value cannot be null. (Parameter 's')
// out: ArgumentNullException: Value cannot be null. (Parameter 's')
// out: ArgumentNullException: Value cannot be null. (Parameter 's')
// out: ArgumentNullException: Value cannot be null. (Parameter 'culture')
// out: ArgumentNullException: Value cannot be null. (Parameter 'culture')
// System.Char's members, on a character and on a place of a text.
module Program
open System
open System.Globalization

let s = "aZ5 \t.+²½_\u00a0é"
let show name (f: string * int -> bool) = printfn "%s: %s" name (String.Join(" ", [ for i in 0 .. s.Length - 1 -> if f (s, i) then 1 else 0 ]))
show "IsControl" Char.IsControl
show "IsLetterOrDigit" Char.IsLetterOrDigit
show "IsLower" Char.IsLower
show "IsUpper" Char.IsUpper
show "IsNumber" Char.IsNumber
show "IsDigit" Char.IsDigit
show "IsLetter" Char.IsLetter
show "IsPunctuation" Char.IsPunctuation
show "IsSeparator" Char.IsSeparator
show "IsSymbol" Char.IsSymbol
show "IsWhiteSpace" Char.IsWhiteSpace
printfn "%A" [ for i in 0 .. s.Length - 1 -> Char.GetNumericValue(s, i) ]
printfn "%A" [ for i in 0 .. s.Length - 1 -> Char.GetUnicodeCategory(s, i) ]
let hex = "0aFgG9"
printfn "%A %A" (Seq.map Char.IsAsciiHexDigitLower hex |> Seq.toList) (Seq.map Char.IsAsciiHexDigitUpper hex |> Seq.toList)
printfn "%A" (Seq.map Char.IsAsciiLetterLower "azAZ`{é" |> Seq.toList)
printfn "%b %b %b" (Char.IsHighSurrogate 'a') (Char.IsLowSurrogate 'a') (Char.IsSurrogatePair('a', 'b'))
printfn "%d %d" (int Char.MinValue) (int (Char.ToLowerInvariant 'Ä'))
printfn "%c %c %c %c" (Char.ToLower('Q', CultureInfo.InvariantCulture)) (Char.ToUpper('q', CultureInfo.InvariantCulture)) (Char.ToLowerInvariant 'I') (Char.ToUpper('ß', CultureInfo.InvariantCulture))
for f in
    [ (fun () -> Char.IsControl("a", 1)); (fun () -> Char.IsControl("a", -1)); (fun () -> Char.IsLetterOrDigit("", 0)); (fun () -> Char.IsLower("a", 2)); (fun () -> Char.IsUpper("a", 2))
      (fun () -> Char.IsNumber("a", 2)); (fun () -> Char.IsPunctuation("a", 2)); (fun () -> Char.IsSeparator("a", 2)); (fun () -> Char.IsSymbol("a", 2)); (fun () -> Char.IsWhiteSpace("a", 2))
      (fun () -> Char.GetNumericValue("a", 2) = 0.0); (fun () -> Char.GetUnicodeCategory("a", 2) = UnicodeCategory.Control); (fun () -> Char.IsUpper(null, 0)); (fun () -> Char.GetNumericValue(null, 0) = 1.0)
      (fun () -> Char.IsWhiteSpace(null, 0)); (fun () -> Char.ToLower('a', null) = 'a'); (fun () -> Char.ToUpper('a', null) = 'a') ] do
    try printfn "%b" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) (e.Message.Replace("\n", "|"))
