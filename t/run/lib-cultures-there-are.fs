// out: Culture is not supported.||<null>|<null>|true
// out: m||<null>|<null>|true
// out: Culture is not supported.||<null>|<null>|true
// out: m||<null>|<null>|false
// out: m (Parameter 'p')|p|<null>|<null>|true
// out: m
// out: n is an invalid culture identifier.||"n"|<null>|false
// out: m (Parameter 'p')
// out: n is an invalid culture identifier.|p|"n"|<null>|true
// out: m
// out: 5 (0x0005) is an invalid culture identifier.||<null>|5|false
// out: m (Parameter 'p')
// out: 5 (0x0005) is an invalid culture identifier.|p|<null>|5|true
// out: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'culture')
// out: 5 (0x0005) is an invalid culture identifier.|culture|<null>|5|true
// out: culture ('-5') must be a non-negative value. (Parameter 'culture')
// out: Actual value was -5.
// out: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: de-AT is an invalid culture identifier.|name|"de-AT"|<null>|true
// out: name
// out: Culture name de-at or x is not supported. (Parameter 'name/altName')
// out: Culture name  or de is not supported. (Parameter 'name/altName')
// out: 
// out: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: x is an invalid culture identifier.
// out: Object reference not set to an instance of an object.
// out: culture ('0') must be a non-negative and non-zero value. (Parameter 'culture')
// out: Actual value was 0.
// out: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: ÄÖ-x is an invalid culture identifier.
// out: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx is an invalid culture identifier.
// out: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx is an invalid culture identifier.
// out: []
// out: 1 1
// out: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: de-de is an invalid culture identifier.
// out: Invariant Language (Invariant Country)|Invariant Language (Invariant Country)|Invariant Language (Invariant Country)|iv|127|true|false|ivl||
// out: false true
// out: Value cannot be null. (Parameter 'value')
// There is the invariant culture only: asking for another raises, as .NET does without globalization data.
open System
open System.Globalization
let show (e: CultureNotFoundException) = printfn "%s|%s|%A|%A|%A" e.Message e.ParamName e.InvalidCultureName e.InvalidCultureId (isNull e.InnerException)
show (CultureNotFoundException ())
show (CultureNotFoundException "m")
show (CultureNotFoundException (null: string))
show (CultureNotFoundException ("m", Exception "i"))
show (CultureNotFoundException ("p", "m"))
show (CultureNotFoundException ("m", "n", Exception "i"))
show (CultureNotFoundException ("p", "n", "m"))
show (CultureNotFoundException ("m", 5, Exception "i"))
show (CultureNotFoundException ("p", 5, "m"))
try CultureInfo 5 |> ignore with :? CultureNotFoundException as e -> show e
try CultureInfo -5 |> ignore with e -> printfn "%s" e.Message
try CultureInfo "de-AT" |> ignore with :? CultureNotFoundException as e -> show e
try CultureInfo "de-AT" |> ignore with :? ArgumentException as e -> printfn "%s" e.ParamName
try CultureInfo.GetCultureInfo ("DE-at", "x") |> ignore with e -> printfn "%s" e.Message
try CultureInfo.GetCultureInfo ("", "de") |> ignore with e -> printfn "%s" e.Message
try printfn "%s" (CultureInfo.CreateSpecificCulture("").Name) with e -> printfn "%s" e.Message
try printfn "%s" (CultureInfo.CreateSpecificCulture("x-Y-z").Name) with e -> printfn "%s" e.Message
try printfn "%s" (CultureInfo.CreateSpecificCulture(null: string).Name) with e -> printfn "%s" e.Message
try printfn "%s" (CultureInfo.GetCultureInfo(0).Name) with e -> printfn "%s" e.Message
try printfn "%s" (CultureInfo.GetCultureInfo("ÄÖ-x").Name) with e -> printfn "%s" e.Message
try printfn "%s" (CultureInfo.GetCultureInfo(String('x', 90)).Name) with e -> printfn "%s" e.Message
try printfn "%s" (CultureInfo(String('x', 90)).Name) with e -> printfn "%s" e.Message
try printfn "[%s]" (CultureInfo.GetCultureInfo("", "").Name) with e -> printfn "%s" e.Message
printfn "%d %d" (CultureInfo.GetCultures(CultureTypes.AllCultures).Length) (CultureInfo.GetCultures(CultureTypes.UserCustomCulture).Length)
try CultureInfo.GetCultureInfoByIetfLanguageTag "de-DE" |> ignore with e -> printfn "%s" e.Message
let c = CultureInfo.InvariantCulture
printfn "%s|%s|%s|%s|%d|%b|%b|%s|%s|%s" c.DisplayName c.EnglishName c.NativeName c.TwoLetterISOLanguageName c.LCID c.IsReadOnly c.IsNeutralCulture c.ThreeLetterISOLanguageName c.Parent.Name c.IetfLanguageTag
printfn "%b %b" ((CultureInfo "").IsReadOnly) ((CultureInfo 127).Equals c)
try CultureInfo.CurrentCulture <- null with e -> printfn "%s" e.Message
