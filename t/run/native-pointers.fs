// out: 60 99
// out: 2
// out: [|1; 2; 42|]
// out: 2
// out: 7
// out: 11
#nowarn "9"
#nowarn "51"
open FSharp.NativeInterop
let f () =
  let p = NativePtr.stackalloc<int> 4
  for i in 0 .. 3 do NativePtr.set p i (i * 10)
  let mutable sum = 0
  for i in 0 .. 3 do sum <- sum + NativePtr.get p i
  NativePtr.write (NativePtr.add p 1) 99
  printfn "%d %d" sum (NativePtr.read (NativePtr.add p 1))
let g () =
  let arr = [| 1; 2; 3 |]
  use p = fixed arr
  printfn "%d" (NativePtr.get p 1)
  NativePtr.set p 2 42
  printfn "%A" arr
  use q = fixed &arr.[1]
  printfn "%d" (NativePtr.read q)
let h () =
  let mutable x = 5
  let p = &&x
  NativePtr.write p 7
  printfn "%d" x
let i (p: nativeptr<int>) = NativePtr.read p
f (); g (); h ()
let j () =
  let mutable y = 11
  printfn "%d" (i &&y)
j ()
