// out: (1, a) 1 a
// System.Tuple's constructor makes a tuple.
module Program
let t = System.Tuple<int, string> (1, "a")
printfn "%O %d %s" t t.Item1 t.Item2
