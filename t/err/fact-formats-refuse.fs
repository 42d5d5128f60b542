module M01 =
  let a = sprintf "%d" 1I  //! FS0001 The type 'BigInteger' is not compatible with any of the types byte,int
  let b = sprintf "%d" 'a'  //! FS0001 The type 'char' is not compatible with any of the types byte,int16,int
  type E = A = 1
  let c = sprintf "%d" E.A  //! FS0001 The type 'E' is not compatible with any of the types byte,int16,int32,
module M02 =
  let a = sprintf "%#x" 5  //! FS0741 Unable to parse format string 'The # formatting modifier is invalid in
  let b = sprintf "%05s" "a"  //! FS0741 Unable to parse format string ''s' format does not support '0' flag'
