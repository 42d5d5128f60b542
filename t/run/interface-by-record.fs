// out: p1
// out: p6
// out: <p1>
// out: <p2>
// the record is a flattened value; the upcast makes an object of it
type IShow =
  abstract Show: unit -> string
  abstract Add: int -> IShow
type P =
  { X: int
    S: string }
  interface IShow with
    member p.Show() = sprintf "%s%d" p.S p.X
    member p.Add n = { p with X = p.X + n } :> IShow
let p = { X = 1; S = "p" }
let i = p :> IShow
printfn "%s" (i.Show())
printfn "%s" ((i.Add 5).Show())
let render (x: IShow) = "<" + x.Show() + ">"
printfn "%s" (render p)
printfn "%s" (render (i.Add 1))
