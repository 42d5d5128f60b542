let x = 1 + 1
let f y = x + y
ignore (f 3)
