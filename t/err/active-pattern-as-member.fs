type P() =
  static member (|P|_|) (x: int) = if x > 1 then Some x else None  //! FS0827 use a 'let' binding
