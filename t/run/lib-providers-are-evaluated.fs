// out: v f c 1.50
// out: v c 1.5
// out: v f 1.50
// out: 1.50
// out: 1.5
// out: 1.50
// out: FF
// out: 255
// out: True
// out: c
// out: s
// out: c 01/02/2024
// out: c 01/02/2024 00:00:00
// out: c 84:8:01:02
// out: c ¤12.50
// out: c 00012
// out: 1
// The provider of ToString is evaluated after the value and the format.
open System
open System.Globalization
let say s = printf "%s " s
let v () = say "v"; 1.5
let f () = say "f"; "N2"
let c () = say "c"; CultureInfo.InvariantCulture
printfn "%s" ((v ()).ToString (f (), c ()))
printfn "%s" ((v ()).ToString (c ()))
printfn "%s" ((v ()).ToString (f ()))
printfn "%s" ((1.5).ToString ("N2", null))
printfn "%s" ((1.5).ToString (null, CultureInfo.InvariantCulture))
printfn "%s" ((1.5).ToString ("N2", NumberFormatInfo.InvariantInfo))
printfn "%s" ((255).ToString ("X", (CultureInfo.InvariantCulture :> IFormatProvider)))
printfn "%s" ((255uy).ToString (CultureInfo.InvariantCulture :> IFormatProvider))
printfn "%s" (true.ToString CultureInfo.InvariantCulture)
printfn "%s" ('c'.ToString CultureInfo.InvariantCulture)
printfn "%s" ("s".ToString CultureInfo.InvariantCulture)
printfn "%s" (DateTime(2024, 1, 2).ToString ("d", c ()))
printfn "%s" (DateTime(2024, 1, 2).ToString (c ()))
printfn "%s" (TimeSpan(2024, 1, 2).ToString ("g", c ()))
printfn "%s" ((12.5m).ToString ("C", c ()))
printfn "%s" ((12I).ToString ("D5", c ()))
printfn "%s" (DayOfWeek.Monday.ToString "D")
