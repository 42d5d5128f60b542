module M01 =
  let a = Math.Sqrt 4.0  //! FS0039 The value, constructor, namespace or type 'Sqrt' is not defined.
  let b = System.math.Sqrt 4.0  //! FS0039 The value, constructor, namespace or type 'math' is not defined. Maybe
  let c = Console.WriteLine "a"  //! FS0039 The value, namespace, type or module 'Console' is not defined. Maybe y
