// out: 4 5 6
// out: (1, "a")
// out: 3 2
// out: 1
module Program

let box1 : obj = box (fun (x: int) -> x + 1)
let f = box1 :?> int -> int
let g (o: obj) = o :?> int -> int
let h = fun (o: obj) -> o :?> int -> int
printfn "%d %d %d" (f 3) (g box1 4) (h box1 5)
printfn "%A" (box (1, "a") :?> int * string)

let measure = box (fun (s: string) -> s.Length)
let both = function a, Some b -> Some(measure :?> string -> int, b + a) | _ -> None
match both (1, Some 1) with
| Some(k, n) -> printfn "%d %d" (k "abc") n
| None -> ()
match box1 with
| o when (o :? (int -> int)) -> printfn "1"
| _ -> printfn "2"
