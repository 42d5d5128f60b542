module M01 =
  type A() = class end
  type B() = class end
  let x : A = B()  //! FS0193 Type constraint mismatch. The type
  let y = B() :> A  //! FS0193 Type constraint mismatch. The type
  let z = B() :?> A  //! FS0193 Type constraint mismatch. The type
module M02 =
  let x = 3 :> string  //! warning FS0059 The type 'string' does not have any proper subtypes and need not be us  //! FS0193 Type constraint mismatch. The type
module M03 =
  type Shape(n: int) =
    member _.N = n
  let f (shape: Shape) =
    match shape with
    | :? seq<Shape> -> 1  //! FS0193 Type constraint mismatch. The type
    | _ -> 2
module M04 =
  type A() = class end
  type B() =
    inherit A()
  let f (a: A) = a :> B  //! FS0193 Type constraint mismatch. The type
  let g (b: B) = b :?> A  //! warning FS0067 This type test or downcast will always hold  //! FS3198 The conversion from B to A is a compile-time safe upcast, not a downca
  let h (a: A) = match a with :? B as b -> 1 | :? A -> 2 | _ -> 3  //! warning FS0067 This type test or downcast will always hold
