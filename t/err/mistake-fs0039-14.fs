let f (o: int option) = o.Valu    //! FS0039 The type 'Option<_>' does not define a field, constructor, or member named 'Valu'. Maybe you want one of the following:
