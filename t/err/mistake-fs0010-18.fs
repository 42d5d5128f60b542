let x: int := 3  //! FS0010 Unexpected symbol ':=' in binding. Expected '=' or other token.
