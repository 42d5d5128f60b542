// out: 5 3.5 0 true 1 7 3
// out: 4
let a: int = 5
let f (x: int) (y: float) : float = float x + y
let xs: int list = []
let o: string option = None
let arr: (int * string)[] = [| (1, "a") |]
let g: int -> string = fun n -> string n
let h (p: int * int) : int = fst p + snd p
printfn "%d %.1f %d %b %d %s %d" a (f 1 2.5) (List.length xs) (o = None) arr.Length (g 7) (h (1, 2))
printfn "%d" ((3: int) + 1)
