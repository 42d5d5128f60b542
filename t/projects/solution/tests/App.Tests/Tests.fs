module Tests

let four = Core.twice "2"
