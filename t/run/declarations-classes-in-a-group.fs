// out: rex speaks woof lab | meow rex speaks woof lab
// out: 13
// out: anon a+b
// out: 3 meow z speaks woof mutt
// out: dog lab
// out: tired cat
// out: x speaks
type Animal(name: string) =
    let mutable energy = 10
    member _.Name = name
    member _.Energy with get () = energy and private set v = energy <- v
    member this.Eat(n) = this.Energy <- this.Energy + n; this
    abstract Speak: unit -> string
    default this.Speak() = this.Name + " speaks"
    new() = Animal("anon")
    new(names: string list) = Animal(String.concat "+" names)
and Dog(name, ?breed: string) =
    inherit Animal(name: string)
    member _.Breed = defaultArg breed "mutt"
    override this.Speak() = base.Speak() + " woof " + this.Breed
    member this.Friend = Cat(this)
and Cat(d: Dog) =
    inherit Animal("cat of " + d.Name)
    override _.Speak() = "meow " + d.Speak()
    member val Lives = 9 with get, set
let d = Dog("rex", breed = "lab")
printfn "%s | %s" (d.Speak()) (d.Friend.Speak())
printfn "%d" (d.Eat(3).Energy)
printfn "%s %s" (Animal().Name) (Animal([ "a"; "b" ]).Name)
let c = Cat(Dog "z", Lives = 3)
printfn "%d %s" c.Lives (c.Speak())
let all: Animal list = [ d; c; Animal "x" ]
for a in all do
    match a with
    | :? Dog as d -> printfn "dog %s" d.Breed
    | :? Cat as c when c.Lives < 5 -> printfn "tired cat"
    | _ -> printfn "%s" (a.Speak())
