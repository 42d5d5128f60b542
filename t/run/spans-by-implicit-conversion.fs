// out: 3
// out: 4
// out: 6
// out: [|9; 9; 9|]
// out: 5
// out: 27
// out: 3
// out: 3
// out: 3
// out: 27
// out: 3
// out: 3
// out: 3
// out: 3
// out: 27
// out: 3
// out: 3
module Program
open System
let len (s: ReadOnlySpan<char>) = s.Length
let sum (s: ReadOnlySpan<int>) =
  let mutable t = 0
  for i in 0 .. s.Length - 1 do t <- t + s.[i]
  t
type T = 
  static member Len(s: ReadOnlySpan<char>) = s.Length
  static member Sum(s: ReadOnlySpan<int>) = sum s
  static member Fill(s: Span<int>) = s.Fill 9
  static member Mem(m: ReadOnlyMemory<char>) = m.Length
  static member Mem2(m: Memory<int>) = m.Length
let run () =
  let arr = [| 1; 2; 3 |]
  printfn "%d" (T.Len("abc"))
  printfn "%d" (T.Len("abcd".AsSpan()))
  printfn "%d" (T.Sum(arr))
  T.Fill(arr)
  printfn "%A" arr
  let sp : ReadOnlySpan<char> = "hello".AsSpan()
  printfn "%d" (len sp)
  let q : ReadOnlySpan<int> = ReadOnlySpan<int>.op_Implicit arr
  printfn "%d" (sum q)
  let m : Memory<int> = Memory<int>.op_Implicit arr
  printfn "%d" m.Length
  let m2 : ReadOnlyMemory<int> = ReadOnlyMemory<int>.op_Implicit arr
  printfn "%d" m2.Length
  let s3 : Span<int> = Span<int>.op_Implicit arr
  printfn "%d" s3.Length
  let q2 : ReadOnlySpan<int> = arr
  printfn "%d" (sum q2)
  let q3 : Span<int> = arr
  printfn "%d" q3.Length
  let q4 : ReadOnlySpan<char> = "abc"
  printfn "%d" q4.Length
  let q5 : ReadOnlySpan<int> = Span<int>.op_Implicit q3
  printfn "%d" q5.Length
  printfn "%d" (len "abc")
  printfn "%d" (sum arr)
  printfn "%d" (T.Mem("abc".AsMemory()))
  printfn "%d" (T.Mem2 arr)
run ()
