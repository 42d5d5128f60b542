// err: Out of memory.
// exit: 134
// skip: eval the interpreter's memory is its own
let items: byte[] = Array.zeroCreate 65536
let chunk = String.replicate 100000 "0123456789"
if chunk.Length = 3 then printfn "%d" (Array.allPairs items items).Length
printfn "%d" (String.concat chunk (Array.create 5000 chunk)).Length
