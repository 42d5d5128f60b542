// out: | 0
// out: outer | 1
// out: inner outer | 3
// out: inner outer | 6
// out: inner outer | 10
// out: inner outer | 10
let s =
  seq {
    try
      yield 1
      try
        yield 2
        yield 3
      finally
        printf "inner "
      yield 4
    finally
      printf "outer "
  }
for n in 0 .. 5 do
  let taken = Seq.toList (Seq.take (min n 4) s)
  printfn "| %d" (List.sum taken)
