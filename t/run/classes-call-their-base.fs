// out: 2 A
// out: 20 BA
// out: 25 BA
// out: my x 3
type A() =
  abstract M: int -> int
  default _.M x = x + 1
  abstract Name: string
  default _.Name = "A"
type B() =
  inherit A()
  override _.M x = base.M x * 10
  override this.Name = "B" + base.Name
type C(k: int) =
  inherit B()
  override _.M x = base.M x + k
let show (a: A) = printfn "%d %s" (a.M 1) a.Name
show (A())
show (B())
show (C 5)
type MyErr(msg: string, code: int) =
  inherit System.Exception("my " + msg)
  member _.Code = code
try raise (MyErr("x", 3)) with
| :? MyErr as e -> printfn "%s %d" e.Message e.Code
