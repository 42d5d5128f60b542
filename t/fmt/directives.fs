#nowarn "25"
module M
#if A
let  x = 1
#else
let  x = 2
#endif
let  y = 3
let  z =
#if B
    1
#else
    2
#endif
let  w = 4
===>
#nowarn "25"
module M

#if A
let  x = 1
#else
let  x = 2
#endif
let y = 3

let  z =
#if B
    1
#else
    2
#endif

let w = 4
