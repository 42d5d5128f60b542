let f x =
    try
        int x  //! FS0010 Incomplete structured construct at or before this point in expression. Expected 'finally', 'with' or
    except:
        0
