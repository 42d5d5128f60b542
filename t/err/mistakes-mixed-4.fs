module M01 =
  let xs = seq { (yield 1; yield 2) }
module M02 =
  let f x = return x
module M03 =
  type P = { Name: string; Age: int }
  let p = { Name = "a" }
module M04 =
  type A() =
    abstract F: int -> int
    default _.F x = x
  type B() =
    inherit A()
    override _.G x = x
module M05 =
  type A() =
    member _.X = 1
  type B() =
    inherit A()
    override _.X = 2
module M06 =
  module M =
    let private x = 1
  let y = M.x
module M07 =
  type P = { Name: string; Age: int }
  let p = { Name = "a"; Age = 1 }
  let q = { p with Agee = 3 }
module M08 =
  let xs = new List<int>()
module M09 =
  let x = 12345678901  //! FS1147 This number is outside the allowable range for 32-bit signed integers
  let y = 300uy  //! FS1144 This number is outside the allowable range for 8-bit unsigned integers
  let z = 1e400
module M10 =
  type T =
    | A of a: int * b: string
  let f t = match t with A(a = x; c = y) -> x
  let g t = match t with A(a = x) -> x
  let h = A(a = 1, c = "x")
module M11 =
  type C() =
    member _.M(a: int) = a
  let z = C.M 1
module M12 =
  let f x = try x with | Failure -> 1
