// out: static do
// out: start
// out: 0 1 a b 2
// out: 0
// out: 15
// out: 7
type Counter() =
    static let mutable made = 0
    static let names = [ "a"; "b"; "c" ]
    static let pick i = names.[i % names.Length]
    static do printfn "static do"
    let id = made
    do made <- made + 1
    member _.Id = id
    member _.Name = pick id
    static member Made = made
    static member Reset() = made <- 0
    static member val Limit = 10 with get, set

type Settings private () =
    static let instance = Settings()
    member val Level = 1 with get, set
    static member Instance = instance

printfn "start"
let a = Counter()
let b = Counter()
printfn "%d %d %s %s %d" a.Id b.Id a.Name b.Name Counter.Made
Counter.Reset()
printfn "%d" Counter.Made
Counter.Limit <- Counter.Limit + 5
printfn "%d" Counter.Limit
Settings.Instance.Level <- 7
printfn "%d" Settings.Instance.Level
