let xs = [ 1; 2  //! FS0598 Unmatched '[' //? FS3118 Incomplete value or function definition. If this is in an
let y = 3        //? FS0058 Unexpected syntax or possible incorrect indentation: this //? FS0010 Unexpected keyword 'let' or 'use' in expression.
