module Whole
let symbol = "escaped"
