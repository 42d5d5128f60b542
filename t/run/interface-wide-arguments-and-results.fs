// out: 2 sx 3.0 some none 3
// out: 2 ee
type IWide =
  abstract Mix: int * string * float -> (int * string * float)
  abstract Opt: int option option -> string
type R = { A: int; B: string; C: float; D: int; E: string }
type IRec =
  abstract Step: R -> R
let w =
  { new IWide with
      member _.Mix(a, b, c) = (a + 1, b + "x", c * 2.0)
      member _.Opt o = match o with None -> "none" | Some None -> "some none" | Some(Some n) -> string n }
let a, b, c = w.Mix(1, "s", 1.5)
printfn "%d %s %.1f %s %s" a b c (w.Opt(Some None)) (w.Opt(Some(Some 3)))
let r = { new IRec with member _.Step r = { r with A = r.A + 1; E = r.E + "e" } }
let x = r.Step(r.Step { A = 0; B = "b"; C = 1.0; D = 2; E = "" })
printfn "%d %s" x.A x.E
