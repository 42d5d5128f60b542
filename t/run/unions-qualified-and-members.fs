// out: 5 0 100
// out: false
type Light =
  | On of int
  | Off
  member l.Level =
    match l with
    | On n -> n
    | Off -> 0
  static member Full = On 100
printfn "%d %d %d" (Light.On 5).Level Light.Off.Level Light.Full.Level
[<RequireQualifiedAccess>]
type Mode =
  | Fast
  | Slow
let m = Mode.Fast
printfn "%b" (m = Mode.Slow)
