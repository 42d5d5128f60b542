type S = Circle of float | Square of float
let area s = match s with Circle r -> r    //! warning FS0025 Incomplete pattern matches on this expression. For example, the value 'Square (_)' may indicate a case not covered by the pattern(s).  //! warning FS0988 Main module of program is empty
