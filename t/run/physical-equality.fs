// out: false false true
// out: 1 3
// out: false
// out: true -1
type R = { mutable A: int; B: string; C: int; D: int; E: int }
let a = { A = 1; B = "a"; C = 3; D = 4; E = 5 }
let b = { A = 1; B = "a"; C = 3; D = 4; E = 5 }
printfn "%b %b %b" (obj.ReferenceEquals(a, b)) (LanguagePrimitives.PhysicalEquality a b) (LanguagePrimitives.PhysicalEquality a a)
b.A <- 3
printfn "%d %d" a.A b.A
let arr () = [|1;2|]
printfn "%b" (LanguagePrimitives.PhysicalEquality (arr ()) (arr ()))
printfn "%b %d" (LanguagePrimitives.GenericEquality [1] [1]) (LanguagePrimitives.GenericComparison 1 2)
