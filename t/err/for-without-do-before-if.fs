let xs = [ for x in 1..3 if x > 1 -> x ] //! FS0010 unexpected keyword 'if' in 'for' expression, expected 'do'
