// out: 3 1
// out: Object reference not set to an instance of an object.
// err: Unhandled exception. System.NullReferenceException: Object reference not set to an instance of an object.
// exit: 134
[<AllowNullLiteral>]
type Node(v: int, next: Node) =
  member _.Value = v
  member _.Next = next
  member this.Sum() : int = if isNull next then v else v + next.Sum()
  member this.Deep(n: int) : int = if n = 0 then v else this.Deep(n - 1)
  member _.Hello() = printfn "hello"; printfn "a"; printfn "b"; printfn "c"; printfn "d"; for i in 1 .. 10 do printfn "%d" i
let c = Node(1, Node(2, null))
printfn "%d %d" (c.Sum()) (c.Deep 100)
try c.Next.Next.Hello() with e -> printfn "%s" e.Message
let d = c.Next.Next
d.Hello()
