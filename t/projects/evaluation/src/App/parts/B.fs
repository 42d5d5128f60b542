module B
let two = First.one + 1
