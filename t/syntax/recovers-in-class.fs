type T() =
    member _.A = 1
    member _.B = )
    member _.C x = x
    member D = 
let y = 1
===>
test.fs(3,18): error FS0010: Unexpected symbol ')' in member definition
test.fs(6,1): error FS0058: Possible incorrect indentation: this token is offside of context started at position 5:5.
