// out: origin
// out: line 3
// out: high h
// out: plain
// out: 5 let
type P = { X: int; Y: int; Name: string }
let f p =
  match p with
  | { X = 0; Y = 0 } -> "origin"
  | { X = x; Name = "line" } -> sprintf "line %d" x
  | { Name = n; Y = y } when y > 5 -> sprintf "high %s" n
  | { Name = n } -> n
printfn "%s" (f { X = 0; Y = 0; Name = "o" })
printfn "%s" (f { X = 3; Y = 1; Name = "line" })
printfn "%s" (f { X = 1; Y = 9; Name = "h" })
printfn "%s" (f { X = 1; Y = 1; Name = "plain" })
let { X = a; Name = b } = { X = 5; Y = 6; Name = "let" }
printfn "%d %s" a b
