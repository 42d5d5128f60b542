module Names
let default' = "nobody"
let greet name = "hello, " + name + " " + string (Geometry.area 1 2)
