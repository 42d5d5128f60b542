// out: x Person value
// out: C map
// out: Name Age
// out: arg
// out: Int32 String Person
// out: 4 8 1
// out: 0
// out: true
type Person = { Name: string; Age: int }
type C() =
    member _.Method(x: int) = x
    static member Stat = 1
module Mod =
    let value = 1
let x = 3
printfn "%s %s %s" (nameof x) (nameof Person) (nameof Mod.value)
printfn "%s %s" (nameof C) (nameof List.map)
let p = { Name = "a"; Age = 1 }
printfn "%s %s" (nameof p.Name) (nameof Unchecked.defaultof<Person>.Age)
let f (arg: int) = nameof arg
printfn "%s" (f 1)
printfn "%s %s %s" typeof<int>.Name typeof<string>.Name typeof<Person>.Name
printfn "%d %d %d" sizeof<int> sizeof<float> sizeof<byte>
printfn "%d" Unchecked.defaultof<int>
printfn "%b" (isNull Unchecked.defaultof<string>)
