// out: 1
// out: bc
// out: true
// out: true
// out: true false
// out: ax
// out: q
// out: [|5; 1; 9|]
// out: 1;9;
// out: [|1; 9|]
// out: 363
// out: [|2; 2; 2; 2|]
// out: [|0; 0; 0|]
// out: true
module Program
open System
let run () =
  let sp = "a,bc,d".AsSpan()
  printfn "%d" (sp.IndexOf ',')
  printfn "%s" (sp.Slice(2, 2).ToString())
  printfn "%b" (sp.StartsWith("a,".AsSpan()))
  printfn "%b" (sp.SequenceEqual("a,bc,d".AsSpan()))
  printfn "%b %b" (sp.StartsWith("a,")) (sp.SequenceEqual("a"))
  printfn "%s" (String.Concat(sp.Slice(0, 1), "x".AsSpan()))
  printfn "%s" ("  q ".AsSpan().Trim().ToString())
  let arr = [| 5; 3; 1 |]
  let s = Span<int>(arr, 1, 2)
  s.[0] <- 9
  s.Reverse()
  printfn "%A" arr
  for x in s do printf "%d;" x
  printfn ""
  let t = s.ToArray()
  printfn "%A" t
  let mutable n = 0
  for c in "xyz".AsSpan() do n <- n + int c
  printfn "%d" n
  let st = Span<int>(Array.zeroCreate 4)
  st.Fill 2
  printfn "%A" (st.ToArray())
  arr.AsSpan().Clear()
  printfn "%A" arr
  printfn "%b" (ReadOnlySpan<int>.Empty.IsEmpty)
run ()
