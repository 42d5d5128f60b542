// library: z zlib1g-dev zlib1g
// Text compressed and back, checksums.
open System.Runtime.InteropServices
open System.Text

[<DllImport("z")>]
extern unativeint crc32(unativeint crc, byte[] bytes, uint32 count)
[<DllImport("z")>]
extern unativeint adler32(unativeint adler, byte[] bytes, uint32 count)
[<DllImport("z")>]
extern unativeint compressBound(unativeint count)
[<DllImport("z", EntryPoint = "compress2")>]
extern int compress(byte[] target, unativeint& size, byte[] source, unativeint count, int level)
[<DllImport("z")>]
extern int uncompress([<Out>] byte[] target, unativeint& size, byte[] source, unativeint count)
[<DllImport("z")>]
extern nativeint zlibVersion()

let text = Encoding.UTF8.GetBytes(String.replicate 200 "to be or not to be ")
printfn "%x %x" (crc32 (0un, text, uint32 text.Length)) (adler32 (1un, text, uint32 text.Length))
let packed: byte[] = Array.zeroCreate (int (compressBound (unativeint text.Length)))
let mutable size = unativeint packed.Length
printfn "%d" (compress (packed, &size, text, unativeint text.Length, 9))
printfn "%b" (size < 100un)
let back: byte[] = Array.zeroCreate text.Length
let mutable restored = unativeint back.Length
printfn "%d %d" (uncompress (back, &restored, packed, size)) restored
printfn "%b" (back = text)
let mutable small = 10un
printfn "%d" (uncompress (back, &small, packed, size))
printfn "%c" (Marshal.PtrToStringUTF8(zlibVersion ()).[0])
