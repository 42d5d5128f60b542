let x = {| A = 1  //! FS0605 Unmatched '{|' //? FS3118 Incomplete value or function definition. If this is in an ex
let y = 2  //! FS0058 Unexpected syntax or possible incorrect indentation: this to //? FS0010 Unexpected keyword 'let' or 'use' in binding. Expected '|}'
