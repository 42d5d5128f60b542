type Point =
  val x: int
  new(n: int) = failwith "no"     //! FS0696 This is not a valid object construction expression.
