// out: 00E9 | true; 0065 0301 | false; 00E9 | true; 0065 0301 | false; 
// out: 00E9 | false; 0065 0301 | true; 00E9 | false; 0065 0301 | true; 
// out: 1E9B 0323 | true; 017F 0323 0307 | false; 1E69 | false; 0073 0323 0307 | false; 
// out: FB01 | true; FB01 | true; 0066 0069 | false; 0066 0069 | false; 
// out: AC00 | true; 1100 1161 | false; AC00 | true; 1100 1161 | false; 
// out: AC00 | false; 1100 1161 | true; AC00 | false; 1100 1161 | true; 
// out: 0061 0062 0063 | true; 0061 0062 0063 | true; 0061 0062 0063 | true; 0061 0062 0063 | true; 
// out: 00C5 | false; 0041 030A | false; 00C5 | false; 0041 030A | false; 
// out: 00E0 05AE 0301 0315 0062 | false; 0061 05AE 0300 0301 0315 0062 | false; 00E0 05AE 0301 0315 0062 | false; 0061 05AE 0300 0301 0315 0062 | false; 
// out:  | true;  | true;  | true;  | true; 
// out: NullReferenceException
// out: ArgumentExceptionInvalid or unsupported normalization form. (Parameter 'normalizationForm')
// out: Creme Brulee, Zlutoucky kun, Angstrom, Viet Nam
// out: false
// out: true
// out: H1ffkgア
// out: 8
// out: 1
// out: true false
open System
open System.Text
let show (s: string) = String.Join (" ", s |> Seq.map (fun c -> sprintf "%04X" (int c)))
for s in [ "\u00e9"; "e\u0301"; "\u1e9b\u0323"; "\ufb01"; "\uac00"; "\u1100\u1161"; "abc"; "\u212b"; "a\u0315\u0300\u05ae\u0301b"; "" ] do
  for f in [ NormalizationForm.FormC; NormalizationForm.FormD; NormalizationForm.FormKC; NormalizationForm.FormKD ] do
    printf "%s | %b; " (show (s.Normalize f)) (s.IsNormalized f)
  printfn ""
printfn "%s" (try show ((null: string).Normalize ()) with e -> e.GetType().Name)
printfn "%s" (try show ("a".Normalize (enum 7)) with e -> e.GetType().Name + e.Message)

let strip (s: string) =
  s.Normalize NormalizationForm.FormD
  |> String.filter (fun c -> Globalization.CharUnicodeInfo.GetUnicodeCategory c <> Globalization.UnicodeCategory.NonSpacingMark)
printfn "%s" (strip "Crème Brûlée, Žluťoučký kůň, Ångström, Việt Nam")
printfn "%b" ("Ångström".Normalize NormalizationForm.FormD = "Ångström")
printfn "%b" (("Ångström".Normalize NormalizationForm.FormD).Normalize () = "Ångström")
printfn "%s" ("ℌ①ﬀ㎏ｱ".Normalize NormalizationForm.FormKC)
printfn "%d" ("한국어".Normalize NormalizationForm.FormD).Length
printfn "%A" ([ "é"; "e\u0301" ] |> List.distinctBy (fun s -> s.Normalize ()) |> List.length)
printfn "%b %b" ("\u00e9".IsNormalized ()) ("e\u0301".IsNormalized ())
