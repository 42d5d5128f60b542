// out: 11 two 3.5 9 6 7
// out: 21 two 3.5 9 6 7
let make (a: int) (b: string) (c: float) (d: int list) (e: int * int) =
  fun x -> sprintf "%d %s %.1f %d %d %d" (a + x) b c (List.sum d) (fst e) (snd e)
let f = make 1 "two" 3.5 [ 4; 5 ] (6, 7)
printfn "%s" (f 10)
printfn "%s" (f 20)
