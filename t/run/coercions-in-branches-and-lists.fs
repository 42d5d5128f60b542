// out: 4.0 3.0 12.0
// out: 4.0
// out: 9.0
// out: true
// out: int 1
// out: str a
// out: flt 2.5
// out: other
// out: null obj
// out: 2
// out: 3
// out: 4.0
// out: d1 base
// out: base
// out: d1 base
// out: d1 base
// out: d1 base
// coercions in branches, lists, results
type IShape = abstract Area: float
type Sq(s: float) =
  interface IShape with member _.Area = s * s
type Ci(r: float) =
  interface IShape with member _.Area = 3.0 * r * r
let mk b : IShape = if b then Sq 2.0 else Ci 1.0
let mk2 n : IShape =
  match n with
  | 0 -> Sq 1.0
  | _ -> Ci 2.0
printfn "%.1f %.1f %.1f" (mk true).Area (mk false).Area (mk2 1).Area
let l: IShape list = [ Sq 1.0; Ci 1.0 ]
printfn "%.1f" (List.sum (List.map (fun (s: IShape) -> s.Area) l))
let arr: IShape[] = [| Sq 3.0 |]
printfn "%.1f" arr.[0].Area
let o: obj = 5
printfn "%b" (match o with :? int -> true | _ -> false)
let objs: obj list = [ 1; "a"; 2.5; [ 1 ] ]
for x in objs do
  match x with
  | :? int as i -> printfn "int %d" i
  | :? string as s -> printfn "str %s" s
  | :? float as f -> printfn "flt %.1f" f
  | _ -> printfn "other"
let f (x: obj) = match x with null -> "null" | _ -> "obj"
printfn "%s %s" (f null) (f 1)
let g (xs: int seq) = Seq.toList xs
printfn "%d" (g [ 1; 2 ]).Length
printfn "%d" (g (seq { 1; 2; 3 })).Length
let rec sumAll (xs: seq<IShape>) = xs |> Seq.map (fun s -> s.Area) |> Seq.sum
printfn "%.1f" (sumAll l)
type Base() =
  abstract M: unit -> string
  default _.M() = "base"
type D1() =
  inherit Base()
  override _.M() = "d1 " + base.M()
let b: Base = D1()
printfn "%s" (b.M())
let bs = [ Base(); D1() ]
for x in bs do printfn "%s" (x.M())
let h (b: Base) = b.M()
printfn "%s" (h (D1()))
[ D1() ] |> List.iter (fun d -> printfn "%s" (h d))
