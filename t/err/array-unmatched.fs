let x = [| 1; 2 ]  //! FS0010 Unexpected symbol ']' in binding. Expected '|]' or other tok //? FS0603 Unmatched '[|'
