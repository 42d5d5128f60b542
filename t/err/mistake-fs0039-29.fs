let sb = System.Text.StringBuilder()
sb.Append(1).Foo()    //! FS0039 The type 'StringBuilder' does not define a field, constructor, or member named 'Foo'.
