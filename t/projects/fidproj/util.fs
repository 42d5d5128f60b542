module Util
let twice (x: int) = x + x
