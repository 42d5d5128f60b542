// out: naïve café € 12
// out: ï €
// out: café
// out: 97 233 8364 
// out: true
// out: false
let s = "naïve café €"
printfn "%s %d" s s.Length
printfn "%c %c" s.[2] s.[11]
printfn "%s" s.[6..9]
for c in "aé€" do
  printf "%d " (int c)
printfn ""
printfn "%b" ("é" = "\u00e9")
printfn "%b" ("é" < "z")
