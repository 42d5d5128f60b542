// out: -+qe15e-00E+0E+05(
// out: --E+0E+00
// out: e000+ e-00e-00\
// out: e27)79E+0
// out:  E+41E+0+(E+0.6
// out: E+35)(1e-00
// out: 5E-8qE+0
// out: e08e-00)+4
// out: E+89e-00
// out: -a1e02E+0
// out: -E+3E+00 
// out: E+1798E+00(
// out: -E+10e-00
// out: E+0e-00ae-00)
// out: \
// out: )e07)6E+00a0
// out: -E+14-e-00qa
// out: -4q%E+12e-00)q)
// out: ‰.‰\e06‰6e-00
// out: ‰e000E+00
// out: NaN
// out: \e16-‰%)7E+0
// out: -e00aE+0(ae-00
// out: -6E+08ae-00
// out: E+0+%+e-00
// out: E+20q8‰%E+0
// out: -+e25e-00
// out: E+18%E+0
// out: -e07e-00\6%
// out: -()e12e-00200 
// out: )e14\E+0E+0
// out: e14\6E+00\2
// out: E+0e-00)
// out: E+8E+0\38
// out:
// out: e04ae-00)\
// out: 1273045950745189638
// out: %E+9E+0)
// out: E-3e-00
// out: -e-02%\e-00
// Of a picture of a number the first exponent counts; another is text.
open System
open System.Globalization
open System.Numerics

let t (f: unit -> 'a) =
    try printfn "%s" (string (box (f ())))
    with e -> printfn "%s: %s" (e.GetType().Name) e.Message

t (fun () -> (-4969104039605661L).ToString("+'q'e-00e-00E+0E+0#(", NumberFormatInfo.CurrentInfo))
t (fun () -> (-0.000174409f).ToString("-E+0E+00", NumberFormatInfo.InvariantInfo))
t (fun () -> (3713109.3391170165m).ToString("e-000+ e-00e-00\\\\", CultureInfo.InvariantCulture))
t (fun () -> (Decimal.MaxValue).ToString("e-00)##E+0", CultureInfo.InvariantCulture))
t (fun () -> (59065784957949598411829931155333136117591I).ToString(" E+0E+0+(E+0.0", NumberFormatInfo.CurrentInfo))
t (fun () -> (144089570138272974603287192818271578I).ToString(",E+0)(#e-00"))
t (fun () -> (4.821234780092851e-08).ToString("0E+0'q'E+0;#e-00"))
t (fun () -> (438557813.7916970360m).ToString("e-00e-00)+0"))
t (fun () -> (931971642.0).ToString("E+0#e-00"))
t (fun () -> (-125y).ToString("a0e-00E+0", NumberFormatInfo.CurrentInfo))
t (fun () -> (-74.10722264347m).ToString("E+0E+00 ", CultureInfo.InvariantCulture))
t (fun () -> (9849690488130541123UL).ToString("E+0##E+00("))
t (fun () -> (-512327302.0).ToString("E+0e-00"))
t (fun () -> (22192029.0f).ToString("E+0e-00ae-00)", CultureInfo.InvariantCulture))
t (fun () -> (-638.2).ToString("#- ;\\\\;e-00E+0"))
t (fun () -> (6e+09f).ToString(")e-00)#E+0#a#", NumberFormatInfo.CurrentInfo))
t (fun () -> (-5725274993058.24916611m).ToString("E+0,,-e-00'q'a", CultureInfo.InvariantCulture))
t (fun () -> (-41953857597L).ToString("0'q'%E+0e-00)'q')"))
t (fun () -> (0.00055f).ToString("‰.‰\\\\e-00‰0e-00", CultureInfo.InvariantCulture))
t (fun () -> (-0.00m).ToString("‰e-000E+0#;"))
t (fun () -> (nanf).ToString("%e-00e-000.\\\\0-", CultureInfo.InvariantCulture))
t (fun () -> (690862531913L).ToString("\\\\e-00-‰%)#E+0", NumberFormatInfo.InvariantInfo))
t (fun () -> (-48198326.63633698).ToString("e-00aE+0(ae-00", CultureInfo.InvariantCulture))
t (fun () -> (-586326529.0).ToString("0E+00a.e-00"))
t (fun () -> (109y).ToString("E+0+%+e-00"))
t (fun () -> (7584413097943810L).ToString("E+0'q'#‰%E+0"))
t (fun () -> (-888010347490347431931227I).ToString("+e-00e-00", CultureInfo.InvariantCulture))
t (fun () -> (715714339967706L).ToString("E+0%E+0"))
t (fun () -> (-593698.1f).ToString("e-00e-00\\\\0%", NumberFormatInfo.InvariantInfo))
t (fun () -> (-200437816269758L).ToString("()e-00e-00##0 ", CultureInfo.InvariantCulture))
t (fun () -> (8707105701828L).ToString(")e-00\\\\E+0E+0", CultureInfo.InvariantCulture))
t (fun () -> (60184953460577937L).ToString("e-00\\\\#E+0#\\\\0"))
t (fun () -> (-34984277955579450485803I).ToString("E+0e-00)", NumberFormatInfo.CurrentInfo))
t (fun () -> (3841552338u).ToString("E+0E+0\\\\00"))
t (fun () -> (691236617541491620I).ToString(";E+0E+0'q'", CultureInfo.InvariantCulture))
t (fun () -> (889.5377f).ToString("e-00ae-00)\\\\", NumberFormatInfo.InvariantInfo))
t (fun () -> (1273045950745189637.8m).ToString("#;0E+0;.e-00"))
t (fun () -> (-845240.99043483543m).ToString("‰\\\\;%E+0E+0)", CultureInfo.InvariantCulture))
t (fun () -> (0.00006230m).ToString("E+0e-00,", NumberFormatInfo.InvariantInfo))
t (fun () -> (-0.0000062783m).ToString("e-00%\\\\e-00"))
