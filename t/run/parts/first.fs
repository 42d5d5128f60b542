module First
let value = 10
