let x = System.Math.Sqroot 2.0    //! FS0039 The type 'Math' does not define a field, constructor, or member named 'Sqroot'. Maybe you want one of the following:
