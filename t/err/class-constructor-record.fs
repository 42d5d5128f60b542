type E2(y: int) =
    let z = y
    new(a: int, b: int) = { inherit System.Object() } //! FS0762 Constructors for the type 'E2' must directly or indirectly call its implicit object constructor. Use a call to the implicit object constructor instead of a record expression.
