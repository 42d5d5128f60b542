// out: { Home = { Street = { Name = "A"
// out:                       Number = 9 }
// out:            City = "Z" }
// out:   Work = { Street = { Name = "B"
// out:                       Number = 2 }
// out:            City = "W" }
// out:   Age = 6 }
// out: base one three two 
// out: C 1 D X
// out: 77 v
// out: 5 2 12 n
// out: 3
// out: Q
// out: true 3
type Street = { Name: string; Number: int }
type Place = { Street: Street; City: string }
type Person = { Home: Place; Work: Place; Age: int }
type Wrapped<'a> = { Inner: 'a; Tag: string }
let t s v = printf "%s " s; v
let p =
    { Home = { Street = { Name = "A"; Number = 1 }; City = "X" }
      Work = { Street = { Name = "B"; Number = 2 }; City = "Y" }
      Age = 5 }
let q = { p with Home.Street.Number = 9; Age = 6; Home.City = "Z"; Person.Work.City = "W" }
printfn "%A" q
let get () = t "base" p
let r = { get () with Work.Street.Name = t "one" "C"; Age = t "two" 1; Work.City = t "three" "D" }
printfn ""
printfn "%s %d %s %s" r.Work.Street.Name r.Age r.Work.City r.Home.City
let w = { Inner = p; Tag = "w" }
let w2 = { w with Inner.Age = 77; Wrapped.Tag = "v" }
printfn "%d %s" w2.Inner.Age w2.Tag
let a = {| Name = "n"; Sub = {| V = 1; W = 2 |}; P = p |}
let b = {| a with Sub.V = 5; P.Age = 12 |}
printfn "%d %d %d %s" b.Sub.V b.Sub.W b.P.Age b.Name
let older (x: Person) = { x with Home.Street.Number = x.Home.Street.Number + 1 }
printfn "%d" (older (older p)).Home.Street.Number
let f x = { x with Home.City = "Q" }
printfn "%s" (f p).Home.City
module M =
    type Cfg = { Level: int; Sub: Sub }
    and Sub = { On: bool }
let c : M.Cfg = { Level = 1; Sub = { On = false } }
let d = { c with M.Cfg.Sub.On = true; M.Level = 3 }
printfn "%b %d" d.Sub.On d.Level
