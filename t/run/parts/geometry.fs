module Geometry
let mutable counter = 41
let area w h = w * h
