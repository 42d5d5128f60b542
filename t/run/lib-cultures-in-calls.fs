// out: 1: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: de-de is an invalid culture identifier.
// out: 2: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: de-de is an invalid culture identifier.
// out: 3: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: fr-FR is an invalid culture identifier.
// out: 4: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: fr is an invalid culture identifier.
// out: 5: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: fr is an invalid culture identifier.
// out: 6: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: fr is an invalid culture identifier.
// out: 7: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: fr is an invalid culture identifier.
// out: 8: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: fr is an invalid culture identifier.
// out: 9: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: tr is an invalid culture identifier.
// out: 10: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: tr is an invalid culture identifier.
// out: 11: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: en-US is an invalid culture identifier.
// out: 12: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: fr is an invalid culture identifier.
// out: 13: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: fr is an invalid culture identifier.
// out: 14: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: fr is an invalid culture identifier.
// out: 15: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: fr is an invalid culture identifier.
// out: 17: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: fr is an invalid culture identifier.
// out: 18: Only the invariant culture is supported in globalization-invariant mode. See https://aka.ms/GlobalizationInvariantMode for more information. (Parameter 'name')
// out: fr is an invalid culture identifier.
// A culture that there is not, in the calls that take one.
open System
open System.Globalization
let t name f = try printfn "%s: %s" name (f ()) with e -> printfn "%s: %s" name e.Message
t "1" (fun () -> (1.5).ToString (CultureInfo.GetCultureInfo "de-DE"))
t "2" (fun () -> (1.5).ToString ("N2", CultureInfo.GetCultureInfo "de-DE"))
t "3" (fun () -> String.Format (CultureInfo "fr-FR", "{0}", 1.5))
t "4" (fun () -> string (Double.Parse ("1,5", CultureInfo "fr")))
t "5" (fun () -> string (Double.TryParse ("1,5", NumberStyles.Any, CultureInfo "fr")))
t "6" (fun () -> DateTime(2024,1,1).ToString ("d", CultureInfo "fr"))
t "7" (fun () -> (box 1.5 :?> IFormattable).ToString ("N1", CultureInfo "fr"))
t "8" (fun () -> Convert.ToString (1.5, CultureInfo "fr"))
t "9" (fun () -> "a".ToUpper (CultureInfo "tr"))
t "10" (fun () -> string (String.Compare ("a", "b", true, CultureInfo "tr")))
t "11" (fun () -> CultureInfo.CurrentCulture <- CultureInfo "en-US"; "")
t "12" (fun () -> string (Int32.Parse ("5", CultureInfo "fr")))
t "13" (fun () -> string (DateTime.Parse ("1/2/2024", CultureInfo "fr")))
t "14" (fun () -> (5m).ToString ("C", CultureInfo "fr"))
t "15" (fun () -> (5).ToString (CultureInfo "fr"))
t "17" (fun () -> (Runtime.CompilerServices.FormattableStringFactory.Create ("{0}", 1.5)).ToString (CultureInfo "fr"))
t "18" (fun () -> Text.StringBuilder().AppendFormat(CultureInfo "fr", "{0}", 1.5).ToString ())
