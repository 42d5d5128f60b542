type B() =
  member _.Bind(x, f) = f x
  member _.Return x = x
let b = B()
let r = b { let! x = 3   //! CLEF1005 an expression of the form
            return x + 1 }
