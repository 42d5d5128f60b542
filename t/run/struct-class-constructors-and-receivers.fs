// out: 3 7
// out: 17
// out: 10
// out: true
// out: 0
// out: 8
// out: S(5,6)
// out: 3 5
// out: 12
// out: 10 10
// out: 2 7
// out: true false
[<Struct>]
type S(a: int, b: int) =
  member _.A = a
  member this.Sum = a + b
  member this.Add(o: S) = S(a + o.A, b)
  static member Make x = S(x, x)
  override this.ToString() = sprintf "S(%d,%d)" a b
let s = S(3, 4)
printfn "%d %d" s.A s.Sum
printfn "%d" (s.Add(S(10, 1))).Sum
let arr = [| S(1,2); S(3,4) |]
printfn "%d" (arr |> Array.map (fun (s: S) -> s.Sum) |> Array.sum)
printfn "%b" (S(1,2) = S(1,2))
let d = S()
printfn "%d" d.Sum
printfn "%d" (S.Make 4).Sum
printfn "%s" (string (S(5, 6)))
[<Struct>]
type T =
  val mutable X: int
  val Y: int
  new(x, y) = { X = x; Y = y }
  new(x) = { X = x; Y = 1 }
  member this.Inc() = this.X <- this.X + 1
  member this.Sum = this.X + this.Y
let f () =
  let mutable t = T(1, 2)
  t.Inc()
  t.Inc()
  printfn "%d %d" t.X t.Sum
  t.X <- 10
  printfn "%d" t.Sum
  let u = t
  u.Inc()
  printfn "%d %d" u.X t.X
  let arr = [| T(1); T(2, 5) |]
  arr[0].Inc()
  printfn "%d %d" arr[0].X arr[1].Sum
f ()
[<Struct; CustomEquality; NoComparison>]
type E(x: int) =
  member _.X = x
  override _.Equals(o: obj) = match o with :? E as e -> e.X % 10 = x % 10 | _ -> false
  override _.GetHashCode() = x % 10
printfn "%b %b" (E(3) = E(13)) (E(3) = E(4))
