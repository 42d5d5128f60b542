// What the library makes of each line of standard input; floats.c writes the questions and checks the answers.
//   d BITS PLACES   a float: its text, %f %e %g to PLACES, the bits of its text read back
//   s BITS          a float32: its text, the bits of its text read back
//   r TEXT          the bits of the float and of the float32 nearest to a number
open System

let bits (x: float) = BitConverter.DoubleToInt64Bits x
let bits32 (x: float32) = BitConverter.SingleToInt32Bits x

let mutable line = Console.ReadLine()
while not (isNull line) do
    let parts = line.Split ' '
    if parts.[0] = "d" then
        let x = BitConverter.Int64BitsToDouble(Convert.ToInt64(parts.[1], 16))
        let places = int parts.[2]
        let text = x.ToString()
        printfn "%s %.*f %.*e %.*g %016x" text places x places x places x (bits (float text))
    elif parts.[0] = "s" then
        let x = BitConverter.Int32BitsToSingle(Convert.ToInt32(parts.[1], 16))
        let text = x.ToString()
        printfn "%s %08x" text (bits32 (float32 text))
    else printfn "%016x %08x" (bits (float parts.[1])) (bits32 (float32 parts.[1]))
    line <- Console.ReadLine()
