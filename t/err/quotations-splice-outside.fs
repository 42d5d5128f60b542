let a = <@ 1 @>
let b = %a + 1                              //! FS0414 Expression-splicing operators may only be used within quotations
