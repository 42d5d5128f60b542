// with: parts/geometry.fs parts/names.fs
// out: 12
// out: hello, Ada 2
// out: nobody
// out: 42
printfn "%d" (Geometry.area 3 4)
printfn "%s" (Names.greet "Ada")
printfn "%s" Names.default'
Geometry.counter <- Geometry.counter + 1
printfn "%d" Geometry.counter
