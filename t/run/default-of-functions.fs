// out: func 6 2 true
// out: seq 6 2 true
// out: lazy 6 2 true
// out: delegate 6 2 true
// out: exn 6 2 true
// out: iface 6 2 true
// out: ref 6 2 true
// out: opt 6 2 true
// out: 3
// out: true
// out: 3
// out: 6
// out: true
open System
let test name (n: int) (mk: unit -> 'a) =
  let a : 'a[] = Array.zeroCreate n
  let d = Unchecked.defaultof<'a>
  let xs = [d; d]
  a.[0] <- d
  a.[1] <- mk ()
  let b = Array.copy a
  b.[1] <- d
  b.[2] <- a.[1]
  let c = Array.append a b
  printfn "%s %d %d %b" name (Array.length c) (List.length xs) (obj.ReferenceEquals(box d, null))
test "func" 3 (fun () -> let k = string (List.length [1;2]) in fun (x: int) -> k + string x)
test "seq" 3 (fun () -> seq { yield 1 })
test "lazy" 3 (fun () -> lazy (string 1))
test "delegate" 3 (fun () -> Func<int, int>(fun x -> x + 1))
test "exn" 3 (fun () -> exn "a")
test "iface" 3 (fun () -> { new IDisposable with member _.Dispose() = () })
test "ref" 3 (fun () -> ref 1)
test "opt" 3 (fun () -> Some (fun (x: int) -> x))
type R = { mutable f: int -> int; mutable s: seq<int>; mutable l: Lazy<int> }
let r : R[] = Array.zeroCreate 2
r.[0] <- { f = Unchecked.defaultof<_>; s = Unchecked.defaultof<_>; l = Unchecked.defaultof<_> }
r.[0].f <- fun x -> x + 1
let g = r.[0].f
r.[0].f <- Unchecked.defaultof<_>
r.[0].s <- [1]
r.[0].s <- Unchecked.defaultof<_>
r.[0].l <- lazy 2
r.[0].l <- Unchecked.defaultof<_>
printfn "%d" (g 2)
type C() =
  [<DefaultValue>] val mutable F : int -> int
  [<DefaultValue>] val mutable S : seq<int>
  [<DefaultValue>] val mutable L : Lazy<int>
let c = C()
printfn "%b" (obj.ReferenceEquals(c.F, null))
let cf = c.F
c.F <- fun x -> x
printfn "%d" (c.F 3)
c.S <- seq { 1 .. 3 }
printfn "%d" (Seq.sum c.S)
printfn "%b" (isNull (box cf))
