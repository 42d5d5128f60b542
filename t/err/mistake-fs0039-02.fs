let lst = [1;2;3]
let y = lst.Lenght    //! FS0039 The type 'List<_>' does not define a field, constructor, or member named 'Lenght'. Maybe you want one of the following:
