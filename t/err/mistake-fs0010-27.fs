let xs = [x * 2 for x in [1;2;3]]  //! FS0010 Unexpected keyword 'for' in expression. Expected ']' or other token.  //? FS0598 Unmatched '['
