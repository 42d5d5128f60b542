// out: [|1; 21; 3; 4|] 3
// out: 29
// out: [|1; 9; 9; 4|]
// out: [|4; 9; 9; 1|] false
// out: [|0; 4; 9; 9; 1; 0|]
// out: 3 e ell
// out: 3 1
// out: 30 hello
// out: 25 [|0uy; 1uy; 4uy; 9uy; 16uy; 25uy; 36uy; 49uy|]
// out: 0
// out: [|"z2"; "a1!"; "a1!"|]
// out: range
open System
open FSharp.NativeInterop
#nowarn "9"
let h () =
  let arr = [| 1; 2; 3; 4 |]
  let sp = Span<int>(arr)
  sp.[1] <- 20
  let t = sp.Slice(1)
  t.[0] <- t.[0] + 1
  printfn "%A %d" arr t.Length
  let mutable sum = 0
  for x in sp do sum <- sum + x
  printfn "%d" sum
  let m = arr.AsSpan(1, 2)
  m.Fill 9
  printfn "%A" arr
  sp.Reverse()
  printfn "%A %b" (sp.ToArray()) sp.IsEmpty
  let target : int[] = Array.zeroCreate 6
  sp.CopyTo(target.AsSpan(1))
  printfn "%A" target
let count (s: ReadOnlySpan<char>) (c: char) =
  let mutable n = 0
  for i in 0 .. s.Length - 1 do
    if s.[i] = c then n <- n + 1
  n
let texts () =
  let s = "hello, world"
  let sp = s.AsSpan()
  let q = sp.Slice(1, 3)
  printfn "%d %c %s" q.Length q.[0] (q.ToString())
  printfn "%d %d" (count sp 'l') (count (s.AsSpan 7) 'l')
  let total = Int32.Parse("12;30".AsSpan(3).ToString())
  printfn "%d %s" total (String(s.AsSpan(0, 5).ToArray()))
let memory () =
  let p = NativePtr.stackalloc<byte> 8
  let bytes = Span<byte>(NativePtr.toVoidPtr p, 8)
  for i in 0 .. 7 do bytes.[i] <- byte (i * i)
  printfn "%d %A" (NativePtr.get p 5) (bytes.ToArray())
  bytes.Clear()
  printfn "%d" (NativePtr.get p 5)
let strings () =
  let names = [| "a" + string 1; "b"; "c" |]
  let sp = names.AsSpan()
  sp.[1] <- sp.[0] + "!"
  sp.[2] <- sp.[1]
  sp.Slice(0, 1).Fill("z" + string 2)
  printfn "%A" names
h (); texts (); memory (); strings ()
let tooLong () =
  try
    let sp = Span<int>([| 1 |])
    printfn "%d" (sp.Slice(0, 2).Length)
  with :? ArgumentOutOfRangeException -> printfn "range"
tooLong ()
