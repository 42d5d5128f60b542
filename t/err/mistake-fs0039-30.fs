let f a = try int a with e -> e.Mesage.Length    //! FS0039 The type 'Exception' does not define a field, constructor, or member named 'Mesage'. Maybe you want one of the following:
