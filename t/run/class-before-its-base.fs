// out: rexwoofrexwoof x
// out: area 4.0 area 16.0
// in a group a class may stand before its base
type Dog(name: string) =
  inherit Animal(name)
  override this.Sound = "woof"
  member this.Twice = this.Describe() + this.Describe()
and [<AbstractClass>] Animal(name: string) =
  abstract Sound : string
  member this.Describe() = name + this.Sound
  interface INamed with
    member _.Name = name
and INamed =
  inherit IBase
  abstract Name : string
and IBase = interface end
module rec M =
  type Square(x) =
    inherit Shape()
    override _.Area = x * x
    interface IShape<float> with
      member _.Scale k = Square(x * k) :> Shape
  [<AbstractClass>]
  type Shape() =
    abstract Area : float
    override this.ToString() = sprintf "area %.1f" this.Area
  type IShape<'k> =
    abstract Scale : 'k -> Shape
printfn "%s %s" (Dog("rex").Twice) ((Dog("x") :> INamed).Name)
printfn "%O %O" (M.Square 2.0) ((M.Square 2.0 :> M.IShape<float>).Scale 2.0)
