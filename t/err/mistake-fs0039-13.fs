let f (x: string) = x.ToUper()    //! FS0039 The type 'String' does not define a field, constructor, or member named 'ToUper'. Maybe you want one of the following:
