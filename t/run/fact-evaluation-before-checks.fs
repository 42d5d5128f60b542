// out: i v out of range
// out: l k zero
// out: l k zero
// out: key value 1
// out: i v argument
let t name v = printf "%s " name; v
let arr = [| 1; 2 |]
try arr.[t "i" 7] <- t "v" 1 with :? System.IndexOutOfRangeException -> printfn "out of range"
try printfn "%d" (t "l" 1 / t "k" 0) with :? System.DivideByZeroException -> printfn "zero"
try printfn "%d" (t "l" 1 % t "k" 0) with :? System.DivideByZeroException -> printfn "zero"
let d = System.Collections.Generic.Dictionary<string, int>()
d.[t "key" "a"] <- t "value" 1
printfn "%d" d.["a"]
let xs = ResizeArray [ 1 ]
try xs.[t "i" 3] <- t "v" 9 with :? System.ArgumentOutOfRangeException -> printfn "argument"
