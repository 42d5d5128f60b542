// out: Rex says woof | 4 legs | x! | 0
// out: TWEETY SAYS TWEET | 2 legs | x | 2
// out: Thing says ... | 4 legs | x | 0
// out: Rex says woof Rex says woof
// out: Max 5
// out: 1 -> 5
// out: 5 -> 10
// out: abc .#. #
// out: Z.. [|'.'; '.'; '.'|]
open System
type Animal(name: string, ?sound: string) =
    let sound = defaultArg sound "..."
    member val Name = name with get, set
    member val Age = 0 with get, set
    abstract Speak: unit -> string
    default this.Speak() = this.Name + " says " + sound
    member this.Speak(times: int) = String.Join(" ", [ for _ in 1..times -> this.Speak() ])
    abstract Legs: int with get
    default _.Legs = 4
    abstract Mood: string with get, set
    default val Mood = "ok" with get, set

type Dog(name) =
    inherit Animal(name, "woof")
    let mutable mood = "happy"
    override _.Mood
        with get () = mood
        and set v = mood <- v + "!"
type Bird(name) =
    inherit Animal(name, sound = "tweet")
    override _.Legs = 2
    override this.Speak() = base.Speak().ToUpper()

type Cell<'T>(init: 'T) =
    let mutable v = init
    let watchers = ResizeArray<'T -> 'T -> unit>()
    member _.Value
        with get () = v
        and set x =
            let old = v
            v <- x
            for w in watchers do w old x
    member _.Watch f = watchers.Add f
    static member op_Implicit(x: 'T) = Cell(x)

type Grid() =
    let cells = Array.init 3 (fun _ -> Array.create 3 '.')
    member _.Item
        with get (x: int, y: int) = cells.[y].[x]
        and set (x: int, y: int) (c: char) = cells.[y].[x] <- c
    member _.Item with get (y: int) = String(cells.[y])
    member _.Row with get y = cells.[y] and set y (s: string) = cells.[y] <- s.ToCharArray()
    static member val Default = Grid() with get, set

let animals: Animal list = [ Dog "Rex"; Bird("Tweety", Age = 2); Animal("Thing") ]
for a in animals do
    a.Mood <- "x"
    printfn "%s | %d legs | %s | %d" (a.Speak()) a.Legs a.Mood a.Age
printfn "%s" (animals.[0].Speak 2)
animals.[0].Name <- "Max"
animals.[0].Age <- animals.[0].Age + 5
printfn "%s %d" animals.[0].Name animals.[0].Age
let c = Cell 1
c.Watch(printfn "%d -> %d")
c.Value <- 5
c.Value <- c.Value * 2
let g = Grid()
g.[1, 1] <- '#'
g.Row(0) <- "abc"
printfn "%s %s %c" g.[0] g.[1] g.[1, 1]
Grid.Default.[0, 0] <- 'Z'
printfn "%s %A" Grid.Default.[0] (g.Row 2)
