module M
type A<'T>() = class end
type AB<'T>() = class end
let f (x: A<int>.B) = () //! FS0039 The type 'B' is not defined.
let g (x: A<int>.B<string>) = () //! FS0039 The type 'B' is not defined.
type X = System.Collections.Generic.List<int>.Foo //! FS0039 The type 'Foo' is not defined.
