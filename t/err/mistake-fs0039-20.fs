let f (x: int) =
    x + 1
    |> string
    |> fun s -> s.Foo    //! FS0039 The type 'String' does not define a field, constructor, or member named 'Foo'.
