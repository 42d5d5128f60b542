// out: dog DOG 4
// out: dog walks 3
// out: None None | over Some 3 None | over None Some "q"
// out: a,2,c
type Animal =
    abstract Name: string
    abstract Sound: loud: bool -> string
    abstract Legs: int
type IWalk =
    abstract Walk: int -> unit
let make name legs =
    { new Animal with
        member _.Name = name
        member this.Sound(loud) = if loud then this.Name.ToUpper() else this.Name
        member _.Legs = legs
      interface IWalk with
        member _.Walk n = printfn "%s walks %d" name n }
let a = make "dog" 4
printfn "%s %s %d" a.Name (a.Sound(loud = true)) a.Legs
match box a with
| :? IWalk as w -> w.Walk 3
| _ -> ()
type Default() =
    abstract M: ?x: int * ?y: string -> string
    default _.M(?x, ?y) = sprintf "%A %A" x y
type Over() =
    inherit Default()
    override _.M(?x, ?y) = "over " + base.M(?x = x, ?y = y)
printfn "%s | %s | %s" (Default().M()) (Over().M(3)) (Over().M(y = "q"))
type Fluent private (parts: string list) =
    static member Start = Fluent []
    member _.With(p) = Fluent(p :: parts)
    member x.With(p: int) = x.With(string p)
    member _.Text = parts |> List.rev |> String.concat ","
let text =
    Fluent.Start
        .With("a")
        .With(2)
        .With("c")
        .Text
printfn "%s" text
