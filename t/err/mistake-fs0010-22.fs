let f x = case x of  //! FS0010 Unexpected keyword 'of' in binding. Expected incomplete structured construct at or before this point
            1 -> "a"
            _ -> "b"
