type E = A = 0 | B = 1
let f e = match e with | E.A -> 1 | E.B -> 2    //! warning FS0104 Enums may take values outside known cases. For example, the value 'enum<E> (2)' may indicate a case not covered by the pattern(s).  //! warning FS0988 Main module of program is empty
