module Core

let twice x = 2 * x
