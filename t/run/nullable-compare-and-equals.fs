// out: 0 true true
// out: -1 false false
// out: -1 false false
// out: -1 false false
// out: 1 false false
// out: 0 true true
// out: 1 false false
// out: 1 false false
// out: 1 false false
// out: -1 false false
// out: 0 true true
// out: 1 false false
// out: 1 false false
// out: -1 false false
// out: -1 false false
// out: 0 true true
// out: 1
// out: true
// out: 1
// out: true
// out: true 5
// Nullable.Compare and Equals; none comes before every value.
open System
let xs = [ Nullable(); Nullable 3; Nullable 0; Nullable -4 ]
for a in xs do
    for b in xs do
        printfn "%d %b %b" (Nullable.Compare(a, b)) (Nullable.Equals(a, b)) (a.Equals b)
printfn "%d" (Nullable.Compare(Nullable 1.5, Nullable nan))
printfn "%b" (Nullable.Equals(Nullable DateTime.MinValue, Nullable DateTime.MinValue))
printfn "%d" (Nullable.Compare<int>(Nullable 1, Nullable()))
printfn "%b" (Nullable<int>(3).Equals(box 3))
let n = Nullable 5
printfn "%b %d" n.HasValue n.Value
