module M01 =
  let f (s: string) =
    match System.Int32.TryParse s with  //! warning FS0025 Incomplete pattern matches on this expression. For example, the value
    | true, n -> n  //! warning FS0988 Main module of program is empty
