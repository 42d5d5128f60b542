// out: -1 7
// out: derived early
// out: invalid operation
type A() as this =
  let early = try this.Value with :? System.InvalidOperationException -> -1
  let value = 7
  member _.Early = early
  member _.Value: int = value
let a = A()
printfn "%d %d" a.Early a.Value
[<AbstractClass>]
type Base() as this =
  let seen = try this.Name with :? System.InvalidOperationException -> "early"
  abstract Name: string
  member _.Seen = seen
type Derived() as me =
  inherit Base()
  let name = "derived"
  do ignore me
  override _.Name = name
printfn "%s %s" (Derived().Name) (try Derived().Seen with :? System.InvalidOperationException -> "raised")
type B() as this =
  let x = this.Y + 1
  member _.Y: int = x
printfn "%s" (try string (B().Y) with :? System.InvalidOperationException -> "invalid operation")
