// out: Da bD
// out: Ga
// out: name text
// out: name
type D() =
  static member (+)(a: D, b: string) = "D" + b
  static member (+)(a: string, b: D) = a + "D"
type D2() = inherit D()
printfn "%s %s" (D2() + "a") ("b" + D2())
type G<'T>() =
  static member (+)(a: G<'T>, b: string) = "G" + b
type G2() = inherit G<int>()
printfn "%s" (G2() + "a")
// { new obj() with … interface I } is an I
type IName = abstract Name : string
let o =
  { new obj() with
      override _.ToString() = "text"
    interface IName with
      member _.Name = "name" }
printfn "%s %O" o.Name o
let named : IName = o
printfn "%s" named.Name
