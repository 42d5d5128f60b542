// out: primary Ada
// out: primary Bob
// out: secondary Bob
// out: primary Cy
// out: secondary Cy
// out: third Cy ?
// out: Ada L 36, Bob M 30, Cy ? 30
// out: sq4 hex6 triangle3
// out: redcolored4 bluen9
// out: 3
// out: 8
// out: primary Zed
// out: Zed Q
// out: 12
type Person(first: string, last: string, age: int) =
    do printfn "primary %s" first
    new(first, last) =
        Person(first, last, 30)
        then printfn "secondary %s" first
    new(name: string) as this =
        Person(name, "?")
        then printfn "third %s" this.Full
    member _.Full = first + " " + last
    member _.Age = age

type Shape =
    val name: string
    val mutable sides: int
    new(n) = { name = n; sides = 4 }
    new(n, s) = { name = n; sides = s }
    new() =
        let n = "tri" + "angle"
        Shape(n, 3)
    member x.Text = x.name + string x.sides

type Colored =
    inherit Shape
    val color: string
    new(c) = { inherit Shape("colored"); color = c }
    new(c, n) = { inherit Shape(n, 9); color = c }
    member x.All = x.color + x.Text

type Thing private (n: int) =
    static member Make n = if n > 0 then Some(Thing(n)) else None
    member _.N = n

type WithSelf(n: int) as self =
    let mutable x = 0
    do x <- self.Compute()
    member _.Compute() = n * 2
    member _.X = x

let p = Person("Ada", "L", 36)
let q = Person("Bob", "M")
let r = Person("Cy")
printfn "%s %d, %s %d, %s %d" p.Full p.Age q.Full q.Age r.Full r.Age
printfn "%s %s %s" (Shape("sq").Text) (Shape("hex", 6).Text) (Shape().Text)
printfn "%s %s" (Colored("red").All) (Colored("blue", "n").All)
match Thing.Make 3 with
| Some t -> printfn "%d" t.N
| None -> printfn "none"
printfn "%d" (WithSelf(4).X)
let make: string * string * int -> Person = Person
let z = make ("Zed", "Q", 1)
printfn "%s" z.Full
printfn "%d" (List.map WithSelf [ 1; 2; 3 ] |> List.sumBy (fun w -> w.X))
