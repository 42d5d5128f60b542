let x = [1; 2].[0].[1]    //! FS0039 The type 'Int32' does not define a field, constructor, or member named 'Item'.
