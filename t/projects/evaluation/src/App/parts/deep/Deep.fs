module Deep
let three = B.two + 1
