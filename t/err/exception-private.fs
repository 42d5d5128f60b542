module M

module A =
  exception private P
  exception private Q of int
  let g () = raise P

let f () = raise A.P //! FS1092 The type 'P' is not accessible from this code location
let h () = raise (A.Q 1) //! FS1092 The type 'Q' is not accessible from this code location

let i x =
  match x with
  | A.P -> 1 //! FS1092 The type 'P' is not accessible from this code location
  | A.Q n -> n //! FS1092 The type 'Q' is not accessible from this code location
  | _ -> 3

let j (x: exn) = x :? A.Q //! FS1092 The type 'Q' is not accessible from this code location

open A

let k () = raise P //! FS0039 The value or constructor 'P' is not defined.
