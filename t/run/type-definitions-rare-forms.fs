// out: ...
// out: 2
// out: (a, a, a)
type MyDu =
  | A
  | Other
  static let ofString s = match s with "A" -> A | _ -> Other
  static member OfString = ofString
  static let toString x = match x with A -> "A" | Other -> "..."
  static member PrintToString = toString
printfn "%s" (MyDu.OfString "x" |> MyDu.PrintToString)
type Disposable() =
  [<DefaultValue>] static val mutable private n: int
  do Disposable.n <- Disposable.n + 1
  static member N = Disposable.n
Disposable() |> ignore
Disposable() |> ignore
printfn "%d" Disposable.N
[<RequireQualifiedAccess>]
type DU1 = | a | b
[<RequireQualifiedAccess>]
type DU4 = a
[<RequireQualifiedAccess>]
type DU5 = ``a``
let z = DU1.a, DU4.a, DU5.a
printfn "%A" z
