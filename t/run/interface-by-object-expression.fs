// out: a: one
// out: a: two
// out: b: three
// out: 2 1
// out: a: from run
type ILogger =
  abstract Log: string -> unit
  abstract Count: int
let make prefix =
  let mutable n = 0
  { new ILogger with
      member _.Log s =
        n <- n + 1
        printfn "%s: %s" prefix s
      member _.Count = n }
let a = make "a"
let b = make "b"
a.Log "one"
a.Log "two"
b.Log "three"
printfn "%d %d" a.Count b.Count
let run (l: ILogger) = l.Log "from run"
run a
