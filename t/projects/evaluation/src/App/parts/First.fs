module First
let one = 1
