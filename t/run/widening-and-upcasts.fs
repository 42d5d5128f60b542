// out: dog woof
// out: cat meow
// out: thing ...
// out: dog,cat
// out: woof ...
// out: meow
// out: true
// out: int 5
// out: [1.0; 2.0; 3.0]
// out: 6
// out: 9.0
// out: 3
// out: dog
// out: 1
// out: dog
type Animal(name: string) =
    member _.Name = name
    abstract Sound: unit -> string
    default _.Sound() = "..."
type Dog() =
    inherit Animal("dog")
    override _.Sound() = "woof"
type Cat() =
    inherit Animal("cat")
    override _.Sound() = "meow"
let make k : Animal =
    match k with
    | 0 -> Dog()
    | 1 -> upcast Cat()
    | _ -> Animal "thing"
for i in 0 .. 2 do printfn "%s %s" ((make i).Name) ((make i).Sound())
let all : Animal list = [ Dog(); Cat() ]
let names = all |> List.map (fun a -> a.Name) |> String.concat ","
printfn "%s" names
let say (a: #Animal) = a.Sound()
printfn "%s %s" (say (Dog())) (say (Animal "x"))
let dict = System.Collections.Generic.Dictionary<string, Animal>()
dict.["d"] <- Dog()
dict.Add("c", Cat())
printfn "%s" (dict.["c"].Sound())
let tryFind b : Animal option = if b then Some (Dog()) else None
printfn "%b" (tryFind true).IsSome
let o : obj = box 5
match o with
| :? string as s -> printfn "string %s" s
| :? int as i -> printfn "int %d" i
| _ -> printfn "other"
let fl : float list = [1; 2; 3]
printfn "%A" fl
let l64 : int64 = 5
printfn "%d" (l64 + 1L)
let area (r: float) = r * r
printfn "%.1f" (area 3)
let seqs : seq<int> list = [ [1]; [2; 3] ]
printfn "%d" (seqs |> List.sumBy Seq.length)
let fn : Animal -> string = fun a -> a.Name
printfn "%s" (fn (Dog()))
let ifseq b : seq<int> = if b then [1] else Seq.empty
printfn "%d" (Seq.length (ifseq true))
let (a: Animal), n = Dog(), 5
printfn "%s" a.Name
