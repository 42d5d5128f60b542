// out: Ann (30) of ?
// out: Ann (31) of Rome
// out: Bob (31) of Rome
// out: { Name = "Bob"
// out:   Age = 31
// out:   Address = { Street = ""
// out:               City = "Rome"
// out:               Zip = 100 }
// out:   Tags = ["x"] }
// out: true false
// out: -1
// out: 1 2
// out: { Fst = "x"
// out:   Snd = 1 }
// out: { Debug = true
// out:   Level = 4 }
// out: { Count = 5
// out:   Id = "m" }
// out: q 1 true 7
// out: {| Extra = true
// out:    Name = "q"
// out:    Nested = {| V = 1 |} |}
// out: 3
// out: [("?", ["Ann"]); ("Rome", ["Ann"; "Bob"])]
// out: ["Ann"; "Bob"; "Ann"]
// out: ann
// out: older ann
// out: from Rome
// out: 1 c 1
// out: { Fst = 1
// out:   Snd = Some { Fst = 2
// out:                Snd = None } }
// out: { Name = "Ann"
// out:   Age = 31
// out:   Address = { Street = ""
// out:               City = "Rome"
// out:               Zip = 100 }
// out:   Tags = [] }
// out: 0
// records
type Address = { Street: string; City: string; Zip: int }
type Person = { Name: string; Age: int; Address: Address; Tags: string list }
    with
        member p.Display = $"{p.Name} ({p.Age}) of {p.Address.City}"
        static member Create (name, ?age) =
            { Name = name; Age = defaultArg age 0; Address = { Street = ""; City = "?"; Zip = 0 }; Tags = [] }
[<Struct>] type Point = { X: float; Y: float }
type Pair<'a, 'b> = { Fst: 'a; Snd: 'b }
[<RequireQualifiedAccess>] type Cfg = { Debug: bool; Level: int }
type Mut = { mutable Count: int; Id: string }
let p = Person.Create ("Ann", 30)
let p2 = { p with Person.Address.City = "Rome"; Person.Address.Zip = 100; Age = 31 }
let p3 = { p2 with Name = "Bob"; Tags = "x" :: p2.Tags }
printfn "%s\n%s\n%s" p.Display p2.Display p3.Display
printfn "%A" p3
printfn "%b %b" (p = p) (p = p2)
printfn "%d" (compare { X = 1.0; Y = 2.0 } { X = 1.0; Y = 3.0 })
let pt = { X = 1.0; Y = 2.0 }
let { X = px; Y = py } = pt
printfn "%g %g" px py
let swap { Fst = a; Snd = b } = { Fst = b; Snd = a }
printfn "%A" (swap { Fst = 1; Snd = "x" })
let c = { Cfg.Debug = true; Cfg.Level = 3 }
printfn "%A" { c with Level = 4 }
let m = { Count = 0; Id = "m" }
m.Count <- m.Count + 5
printfn "%A" m
let anon = {| Name = "q"; Nested = {| V = 1 |} |}
let anon2 = {| anon with Extra = true |}
let anon3 = {| anon with Nested.V = 7 |}
printfn "%s %d %b %d" anon2.Name anon2.Nested.V anon2.Extra anon3.Nested.V
printfn "%A" anon2
let sa = struct {| A = 1; B = 2 |}
printfn "%d" (sa.A + sa.B)
let people = [ p; p2; p3 ]
people |> List.groupBy _.Address.City |> List.map (fun (k, v) -> k, v |> List.map _.Name) |> printfn "%A"
people |> List.sortBy (fun { Age = a; Name = n } -> -a, n) |> List.map _.Name |> printfn "%A"
let f = function
    | { Name = "Ann"; Age = a } when a > 30 -> "older ann"
    | { Name = "Ann" } -> "ann"
    | { Address = { City = c } } -> "from " + c
for q in people do printfn "%s" (f q)
type R1 = { A: int; B: int }
type R2 = { A: int; C: string }
let r2 = { A = 1; C = "c" }
let r1 : R1 = { A = 1; B = 2 }
let getA (r: R1) = r.A
printfn "%d %s %d" (getA r1) r2.C r2.A
let tree = { Fst = 1; Snd = Some { Fst = 2; Snd = None } } : Pair<int, Pair<int, int option> option>
printfn "%A" tree
printfn "%s" (p2.ToString ())
printfn "%d" (hash p2 - hash p2)
