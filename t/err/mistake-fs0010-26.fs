let xs = [ for x in 1..3 if x > 1 -> x ]  //! FS0010 Unexpected keyword 'if' in expression. Expected '->' or other token.
