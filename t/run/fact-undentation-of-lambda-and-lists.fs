// out: 10
// out: 2 3
let f =
  List.map (fun x ->
    let y = x + 1
    y * 2) [ 1; 2 ]
printfn "%d" (List.sum f)
let xs = [
  1
  2
]
let g a
      b =
  a + b
printfn "%d %d" (List.length xs) (g 1
                                    2)
