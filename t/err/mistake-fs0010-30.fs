let d = {"a": 1, "b": 2}  //! FS0010 Unexpected symbol ':' in expression. Expected '}' or other token.  //? FS0604 Unmatched '{'
