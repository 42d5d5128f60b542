// Names of other languages' libraries.
module Foreign

let xs = [ 1; 2 ]
let a = xs.map (fun x -> x + 1)
let b = xs.Where(fun x -> x > 1)
let c = "abc".Count
let d = "abc".ToUpperCase()
let e = String.split "," "a,b"
let y = List.reverse xs
let g = len xs
print "x"
let h = xs.push 3
let i = f"x = {g}"
let j = x => x + 1
let mut k = 3
k <- 4
let l = System
let m = lambda
let n = (Some 1).unwrap()
let o = Array.foldl (+) 0 [| 1 |]
