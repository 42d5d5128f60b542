let f x =
    try
        int x  //! FS0010 Incomplete structured construct at or before this point in expression. Expected 'finally', 'with' or
    catch e ->  //? FS0010 Unexpected symbol '->' in binding. Expected incomplete structured construct at or before this point 
        0
