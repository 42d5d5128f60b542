module M01 =
  type Shape(n: int) =
    member _.N = n
  let f (shape: Shape) =
    match shape with
    | :? seq<Shape> -> 1  //! FS0193 Type constraint mismatch. The type
    | _ -> 2
