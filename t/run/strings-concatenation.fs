// out: foobar 6
// out: foo
// out: 1,2,3,4,5,
// out: abababab
// out: 1000
let a = "foo"
let b = a + "bar"
printfn "%s %d" b b.Length
printfn "%s" ("" + a + "")
let mutable acc = ""
for i in 1 .. 5 do
  acc <- acc + string i + ","
printfn "%s" acc
let rec repeat s n = if n = 0 then "" else s + repeat s (n - 1)
printfn "%s" (repeat "ab" 4)
printfn "%d" (repeat "x" 1000).Length
