#nowarn "40"
let rec a = b + 1        //! FS0031 This value will be eventually evaluated as part of its own definition. You may need to make the value lazy or a function. Value 'a' will evaluate 'b' will evaluate 'a'.
and b = a + 1
let rec c = c + 1        //! FS0031 The value 'c' will be evaluated as part of its own definition
