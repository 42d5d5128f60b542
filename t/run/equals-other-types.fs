// out: false false true
// out: false false
// out: false false true
// out: false true true
// out: false true
// out: false true
// out: false false true
// out: false true
// out: false true
// out: false true
// out: false true
// out: true true
// out: false false
// out: false false
// out: false
// out: false
// out: false
// out: false
// out: false
// out: false
// out: false
// Equals of a value of another type.
type R = { A: int }
type U = | X of int
type [<Struct>] S = { B: int }
let m = Map [ (1, 2) ]
let o: obj = box 1
printfn "%b %b %b" (m.Equals(Map [ ("a", "b") ])) (m.Equals null) (m.Equals(Map [ (1, 2) ]))
printfn "%b %b" ((set [ 1 ]).Equals(set [ "a" ])) ((set [ 1 ]).Equals null)
printfn "%b %b %b" ([ 1 ].Equals [ "a" ]) ([ 1 ].Equals null) ([ 1 ].Equals [ 1 ])
printfn "%b %b %b" ({ A = 1 }.Equals 5) ({ A = 1 }.Equals { A = 1 }) ({ A = 1 }.Equals(box { A = 1 }))
printfn "%b %b" ((X 1).Equals "a") ((X 1).Equals(X 1))
printfn "%b %b" ({ B = 1 }.Equals "a") ({ B = 1 }.Equals { B = 1 })
printfn "%b %b %b" ((Some 1).Equals(Some "a")) ((Some 1).Equals null) ((Some 1).Equals(Some 1))
printfn "%b %b" ((1, 2).Equals((1, "2"))) ((1, 2).Equals((1, 2)))
printfn "%b %b" ((struct (1, 2)).Equals(5)) ((struct (1, 2)).Equals(struct (1, 2)))
printfn "%b %b" ((1).Equals 1L) ((1).Equals(1))
printfn "%b %b" ("a".Equals 1) ("a".Equals "a")
printfn "%b %b" ((1.0).Equals 1) ((1m).Equals 1m)
printfn "%b %b" ([| 1 |].Equals [| 1 |]) ([| 1 |].Equals null)
printfn "%b %b" ('a'.Equals "a") (true.Equals 1)
printfn "%b" ((Choice1Of2 1: Choice<int, int>).Equals(Choice1Of2 "a": Choice<string, int>))
printfn "%b" ((Ok 1: Result<int, int>).Equals(Ok "a": Result<string, int>))
printfn "%b" ((ref 1).Equals(ref "a"))
printfn "%b" ((ValueSome 1).Equals(ValueSome "a"))
printfn "%b" (System.DateTime(2020, 1, 1).Equals "x")
printfn "%b" ((System.Guid.Empty).Equals "x")
printfn "%b" ((1I).Equals "x")
