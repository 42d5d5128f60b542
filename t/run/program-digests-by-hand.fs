// out: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 true
// out:  | true
// out: ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad true
// out: YWJj | true
// out: d7a8fbb307d7809469ca9abcb0082e4f8d5651e46d3cdb762d02d0bf37c9e592 true
// out: VGhlIHF1aWNrIGJyb3duIGZveCBqdW1wcyBvdmVyIHRoZSBsYXp5IGRvZw== | true
// out: 41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3 true
// out: f83e039796c6453a10f5519e39fd113901572316a1a8ea07cb525d2801dfd074 true
// out: R3LDvMOfZQ== | true
// out: 414FA339 5BDC0FDA f3f9b7f5e7e47110
open System
open System.Text

let k =
    [| 0x428a2f98u; 0x71374491u; 0xb5c0fbcfu; 0xe9b5dba5u; 0x3956c25bu; 0x59f111f1u; 0x923f82a4u; 0xab1c5ed5u
       0xd807aa98u; 0x12835b01u; 0x243185beu; 0x550c7dc3u; 0x72be5d74u; 0x80deb1feu; 0x9bdc06a7u; 0xc19bf174u
       0xe49b69c1u; 0xefbe4786u; 0x0fc19dc6u; 0x240ca1ccu; 0x2de92c6fu; 0x4a7484aau; 0x5cb0a9dcu; 0x76f988dau
       0x983e5152u; 0xa831c66du; 0xb00327c8u; 0xbf597fc7u; 0xc6e00bf3u; 0xd5a79147u; 0x06ca6351u; 0x14292967u
       0x27b70a85u; 0x2e1b2138u; 0x4d2c6dfcu; 0x53380d13u; 0x650a7354u; 0x766a0abbu; 0x81c2c92eu; 0x92722c85u
       0xa2bfe8a1u; 0xa81a664bu; 0xc24b8b70u; 0xc76c51a3u; 0xd192e819u; 0xd6990624u; 0xf40e3585u; 0x106aa070u
       0x19a4c116u; 0x1e376c08u; 0x2748774cu; 0x34b0bcb5u; 0x391c0cb3u; 0x4ed8aa4au; 0x5b9cca4fu; 0x682e6ff3u
       0x748f82eeu; 0x78a5636fu; 0x84c87814u; 0x8cc70208u; 0x90befffau; 0xa4506cebu; 0xbef9a3f7u; 0xc67178f2u |]

let inline rotr (x: uint32) n = (x >>> n) ||| (x <<< (32 - n))

let pad (message: byte[]) =
    let bits = uint64 message.Length * 8UL
    let zeros = (55 - message.Length % 64 + 64) % 64
    [| yield! message
       yield 0x80uy
       yield! Array.zeroCreate<byte> zeros
       for i in 7 .. -1 .. 0 -> byte (bits >>> (8 * i)) |]

let sha256 (message: byte[]) =
    let h = [| 0x6a09e667u; 0xbb67ae85u; 0x3c6ef372u; 0xa54ff53au; 0x510e527fu; 0x9b05688cu; 0x1f83d9abu; 0x5be0cd19u |]
    for block in pad message |> Array.chunkBySize 64 do
        let w = Array.zeroCreate<uint32> 64
        for i in 0..15 do
            w.[i] <- (0u, block.[4 * i .. 4 * i + 3]) ||> Array.fold (fun acc b -> (acc <<< 8) ||| uint32 b)
        for i in 16..63 do
            let s0 = rotr w.[i - 15] 7 ^^^ rotr w.[i - 15] 18 ^^^ (w.[i - 15] >>> 3)
            let s1 = rotr w[i - 2] 17 ^^^ rotr w[i - 2] 19 ^^^ (w[i - 2] >>> 10)
            w[i] <- w[i - 16] + s0 + w[i - 7] + s1
        let step (a, b, c, d, e, f, g, hh) i =
            let s1 = rotr e 6 ^^^ rotr e 11 ^^^ rotr e 25
            let ch = (e &&& f) ^^^ (~~~e &&& g)
            let t1 = hh + s1 + ch + k.[i] + w.[i]
            let s0 = rotr a 2 ^^^ rotr a 13 ^^^ rotr a 22
            let maj = (a &&& b) ^^^ (a &&& c) ^^^ (b &&& c)
            (t1 + s0 + maj, a, b, c, d + t1, e, f, g)
        let a, b, c, d, e, f, g, hh =
            Seq.fold step (h[0], h[1], h[2], h[3], h[4], h[5], h[6], h[7]) (seq { 0 .. 63 })
        [| a; b; c; d; e; f; g; hh |] |> Array.iteri (fun i v -> h[i] <- h[i] + v)
    h |> Array.collect (fun v -> [| for s in 24 .. -8 .. 0 -> byte (v >>> s) |])

let hex (bs: byte[]) = bs |> Array.map (sprintf "%02x") |> String.concat ""

let base64 (data: byte[]) =
    let alphabet = [| yield! [ 'A' .. 'Z' ]; yield! [ 'a' .. 'z' ]; yield! [ '0' .. '9' ]; '+'; '/' |]
    let sb = StringBuilder()
    for chunk in Seq.chunkBySize 3 data do
        let n = chunk |> Array.fold (fun acc b -> acc * 256 + int b) 0
        let n = n <<< (8 * (3 - chunk.Length))
        for i in 0..3 do
            if i <= chunk.Length then sb.Append(alphabet.[(n >>> (18 - 6 * i)) &&& 63]) |> ignore
            else sb.Append '=' |> ignore
    sb.ToString()

for s in [ ""; "abc"; "The quick brown fox jumps over the lazy dog"; String('a', 1000); "Grüße" ] do
    let bytes = Encoding.UTF8.GetBytes s
    let mine = sha256 bytes |> hex
    let theirs = Convert.ToHexString(Security.Cryptography.SHA256.HashData bytes).ToLowerInvariant()
    printfn "%s %b" mine (mine = theirs)
    if s.Length < 50 then
        printfn "%s | %b" (base64 bytes) (base64 bytes = Convert.ToBase64String bytes)

// CRC-32 and Adler, FNV
let crcTable =
    Array.init 256 (fun n ->
        let mutable c = uint32 n
        for _ in 1..8 do
            c <- if c &&& 1u <> 0u then 0xEDB88320u ^^^ (c >>> 1) else c >>> 1
        c)
let crc32 (bs: byte seq) =
    ~~~(Seq.fold (fun c b -> crcTable.[int ((c ^^^ uint32 b) &&& 0xffu)] ^^^ (c >>> 8)) 0xFFFFFFFFu bs)
let adler (bs: byte[]) =
    let a, b = ((1u, 0u), bs) ||> Array.fold (fun (a, b) x -> let a = (a + uint32 x) % 65521u in a, (a + b) % 65521u)
    (b <<< 16) ||| a
let fnv1a (bs: byte[]) = Array.fold (fun h b -> (h ^^^ uint64 b) * 1099511628211UL) 14695981039346656037UL bs
let q = Encoding.ASCII.GetBytes "The quick brown fox jumps over the lazy dog"
printfn "%08X %08X %016x" (crc32 q) (adler q) (fnv1a q)
