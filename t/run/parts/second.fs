module Second
let value = First.value * 2
