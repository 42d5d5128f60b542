module Main
module A =
  type T = { X: int }
module B =
  type T = { Y: int }
let f (x: A.T) = x
let g (x: B.T) = f x
let m (x: A.T list) : B.T list = x
let n (x: A.T) = x :> B.T
let o (x: A.T) (y: B.T) = [ x; y ]
let p b (x: A.T) (y: B.T) = if b then x else y
type int = Foo
let h (x: System.Int32) : int = x
let inline both () = LanguagePrimitives.GenericOne + LanguagePrimitives.GenericOne
let i = printfn "%d" (both () + 1.5)
