type C (v: float) =
  static member op_Explicit (c: C) : int = 1
let c = C 300.7
printfn "%d" (Checked.int64 c) //! FS0001 The type 'C' does not support a conversion to the type 'int64'
