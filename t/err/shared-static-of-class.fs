// A static value of a generic class is one for each exact type, which is not known where types share an instance.
type Nested<'a> = Nil | Cons of 'a * Nested<'a * 'a>

type Registry<'a>() =
  static let items = ResizeArray<'a>()
  static member Items = items //! CLEF3002 'Items' is compiled once for all of them

let n = Cons(1, Nil)
Registry<((int * int) * (int * int)) * ((int * int) * (int * int))>.Items.Add(((1, 2), (3, 4)), ((1, 2), (3, 4)))
printfn "%d" Registry<((string * string) * (string * string)) * ((string * string) * (string * string))>.Items.Count
