type T =
    interface
        abstract M : 
    end  //! FS0010 Incomplete structured construct at or before this point in m
