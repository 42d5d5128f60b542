// step: hints
type Five = { A: int; B: string; C: float; D: int64; E: byte }
type Shape = Circle of float | Rect of float * float | Empty
type Tree = Leaf | Node of Tree * int * Tree
let show (pair: int * string) (five: Five) (shape: Shape) (tree: Tree) (f: int -> int) (o: int option) =
    let b, (c: char), (u: unit), (bytes: byte[]) = 1uy, 'x', (), [||]
    (pair, five, shape, tree, f 1, o, b, c, u, bytes) |> ignore
show (1, "a") { A = 1; B = ""; C = 0.0; D = 1L; E = 0uy } Empty Leaf id None
// ===>
// TFun((int * string) -> TFun(Five -> TFun(Shape -> TFun(Tree -> TFun(TFun(int -> int) -> TFun(int option -> unit)))))): 8 aligned 8
// int * string: 16 aligned 8
// Five: 8 aligned 8
// Shape: 24 aligned 8
// Tree: 8 aligned 8
// TFun(int -> int): 8 aligned 8
// int option: 8 aligned 4
// byte: 1 aligned 1
// char: 4 aligned 4
// unit: 0 aligned 1
// byte array: 8 aligned 8
// int: 4 aligned 4
// (int * string) * Five * Shape * Tree * int * int option * byte * char * unit * byte array: 8 aligned 8
// TFun(((int * string) * Five * Shape * Tree * int * int option * byte * char * unit * byte array) -> unit): 8 aligned 8
// string: 8 aligned 8
// float: 8 aligned 8
// int64: 8 aligned 8
