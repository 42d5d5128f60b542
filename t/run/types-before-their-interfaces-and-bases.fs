// out: 3.0 6
// out: dog says Woof
// out: true
// In a group of types one may stand before the interface it implements, or the class it inherits.
type Gaussian() =
    member x.Density(point: int) = float point
    interface Distribution with
        override x.Density point = x.Density point
and Distribution =
    abstract Density: int -> float
and Twice() =
    interface Doubler<int> with
        member _.Get y = y * 2
and Doubler<'a> =
    inherit Marker
    abstract Get: 'a -> 'a
and Marker = interface end
type Dog() =
    inherit Animal("dog")
    override _.Sound = "Woof"
and [<AbstractClass>] Animal(name: string) =
    abstract Sound: string
    member this.Text = $"{name} says {this.Sound}"
printfn "%.1f %d" ((Gaussian() :> Distribution).Density 3) ((Twice() :> Doubler<int>).Get 3)
printfn "%s" (Dog().Text)
printfn "%b" (box (Twice()) :? Marker)
