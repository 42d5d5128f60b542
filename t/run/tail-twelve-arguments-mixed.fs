// out: d 2.0 1000000 i 3.0 1000000 g true a 1.0 -999995
let rec go (n: int) (a: string) (b: float) (c: int64) (d: string) (e: float) (f: int) (g: char) (h: bool) (i: string) (j: float) (k: int) =
  if n = 0 then sprintf "%s %.1f %d %s %.1f %d %c %b %s %.1f %d" a b c d e f g h i j k
  else go (n - 1) d e (c + 1L) i j (f + 1) g (not h) a b (k - 1)
printfn "%s" (go 1000000 "a" 1.0 0L "d" 2.0 0 'g' true "i" 3.0 5)
