// out: rex woof rex fetches
// out: tom meow cat
// out: bit woof! puppy bit fetches
// out: thing ... unknown
// out: int 1
// out: string s
// out: float 2.5
// out: animal d
// out: list 2
// out: option 3
// out: null
// out: tuple t
// out: char c
// out: other True
// out: true false
// out: up fetches
// out: up
// out: 5
// out: bad unbox
// out: rex,tom,bit,thing
// out: yes meow
// out: true
type Animal(n: string) =
    member _.Name = n
    abstract Sound: string
    default _.Sound = "..."
type Dog(n) =
    inherit Animal(n)
    override _.Sound = "woof"
    member _.Fetch() = n + " fetches"
type Puppy(n) =
    inherit Dog(n)
    override _.Sound = base.Sound + "!"
type Cat(n) =
    inherit Animal(n)
    override _.Sound = "meow"
let zoo: Animal list = [ Dog "rex"; Cat "tom"; Puppy "bit"; Animal "thing" ]
for a in zoo do
    let extra =
        match a with
        | :? Puppy as p -> "puppy " + p.Fetch()
        | :? Dog as d -> d.Fetch()
        | :? Cat -> "cat"
        | _ -> "unknown"
    printfn "%s %s %s" a.Name a.Sound extra
let objs: obj list = [ box 1; box "s"; box 2.5; box (Dog "d"); box [ 1; 2 ]; box (Some 3); null; box (1, "t"); box 'c'; box true ]
for o in objs do
    match o with
    | null -> printfn "null"
    | :? int as i -> printfn "int %d" i
    | :? string as s -> printfn "string %s" s
    | :? float as f -> printfn "float %.1f" f
    | :? Animal as a -> printfn "animal %s" a.Name
    | :? (int list) as l -> printfn "list %d" l.Length
    | :? (int option) as o -> printfn "option %d" o.Value
    | :? (int * string) as t -> printfn "tuple %s" (snd t)
    | :? char as c -> printfn "char %c" c
    | _ -> printfn "other %O" o
let up = Dog "up" :> Animal
printfn "%b %b" (up :? Dog) (up :? Puppy)
let down = up :?> Dog
printfn "%s" (down.Fetch())
let d2: Dog = downcast up
let a2: Animal = upcast d2
printfn "%s" a2.Name
printfn "%d" (unbox<int> (box 5))
try printfn "%s" (unbox<string> (box 5)) with :? System.InvalidCastException -> printfn "bad unbox"
let names: seq<string> = seq { for a in zoo -> a.Name }
printfn "%s" (String.concat "," names)
let pick b : Animal = if b then Dog "yes" else Cat "no"
printfn "%s %s" (pick true).Name (pick false).Sound
printfn "%b" (obj.ReferenceEquals(up, d2))
