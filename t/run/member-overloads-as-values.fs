// out: 3 11 2 5
// out: [1; 2] [8; 9]
// out: [3]
// out: [1; 2]
open System
type C () =
  static member M (a: int, [<ParamArray>] xs: string[]) = a + xs.Length
  static member M (a: int, b: int, c: int) = a + b + c
  static member N (a: int, ?b: int) = a + defaultArg b 7
  static member N (a: int, b: int, c: int) = a + b + c
  static member O (a: int, b: int) = a + b
  static member O (a: string, b: string) = a + b
  static member P (a: int) = a
  static member P (a: int64) = 2
  static member Q (a: obj) = 1
  static member Q (a: string) = 2
  static member R () = 1
  static member R (a: int) = a
  static member S (a: int, [<ParamArray>] xs: string[]) = a + xs.Length
let m = C.M
let n = C.N
let q = C.Q
let r = C.R
printfn "%d %d %d %d" (m 3) (n 4) (q "a") (r 5)
printfn "%A %A" ([ 1; 2 ] |> List.map C.M) ([ 1; 2 ] |> List.map C.N)
printfn "%A" ([ 1, 2 ] |> List.map C.O)
printfn "%A" ([ 1; 2 ] |> List.map C.P)
