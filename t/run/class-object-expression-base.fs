// out: Rex makes a noise loudly, on 4 legs, Rex
// out: hello you
// out: loud
// out: Tom makes a noise 3
// out: an object
// out: in f
// out: disposed 3
// out: disposed 2
type Animal(name: string) =
    member _.Name = name
    abstract Speak: unit -> string
    default _.Speak() = name + " makes a noise"
    abstract Legs: int
    default _.Legs = 4
type IGreet =
    abstract Greet: string -> string
type INamed =
    abstract Label: string
let loud =
    { new Animal("Rex") with
        override this.Speak() = base.Speak() + " loudly, on " + string base.Legs + " legs, " + this.Name
      interface IGreet with
        member _.Greet who = "hello " + who
      interface INamed with
        member _.Label = "loud" }
printfn "%s" (loud.Speak())
match loud :> obj with
| :? IGreet as g -> printfn "%s" (g.Greet "you")
| _ -> printfn "no"
match box loud with
| :? INamed as g -> printfn "%s" g.Label
| _ -> printfn "no"
let plain = { new Animal("Tom") with member _.Legs = 3 }
printfn "%s %d" (plain.Speak()) plain.Legs
let o = { new obj() with override _.ToString() = "an object" }
printfn "%s" (o.ToString())
let counter start =
    let n = ref start
    { new System.IDisposable with
        member _.Dispose() = n.Value <- n.Value + 1; printfn "disposed %d" n.Value }
let f () =
    use a = counter 1
    use b = counter 2
    printfn "in f"
f ()
