// out: true
// out: false
// out: true
// out: OSX Plan9
// out: true
// out: true
// out: true
// out: true
// out: true
// out: true
// out: true false
// out: false
// out: The value cannot be an empty string. (Parameter 'osPlatform')
// out: Value cannot be null. (Parameter 'osPlatform')
// out: false
// out: true
// out: true
// out: true
// out: 100 false
// out: SynchronizationLockException
// out: F7BC83F430538424B13298E6AA6FB143EF4D59A14946175997479DBC2D1A3CD8
// out: F7BC83F430538424B13298E6AA6FB143EF4D59A14946175997479DBC2D1A3CD8
// out: DE7C9B85B8B78AA6BC8A7A36F70A90701C9DB4D9
// out: D7F4727E2C0B39AE0F1E40CC96F60242D5B7801841CEA6FC592C5D3E1AE50700582A96CF35E1E554995FE4E03381C237
// out: 9371E8E7C8C5C0D1D5331AF84B2FECCE97442114AED49D48EEC1C12A8BF237FFA0CC540DB12877AB58A86ED33A6E90F3ECB81EACAB0CB6B9C75ED89C9AA801CD
// out: 74E6F7298A9C2D168935F58C001BAD88
// out: B8C89552FB08F7F76525515FF80F64138F3B777AF778CB91048B790E082018A6
// out: 6B6579 512
// out: Value cannot be null. (Parameter 'key')
// out: Value cannot be null. (Parameter 'source')
// out: 3 84
// out: ArgumentOutOfRangeException
// What the program runs on; Lock; HMAC; options of FileStream.
open System
open System.Diagnostics
open System.IO
open System.Runtime.InteropServices
open System.Security.Cryptography
open System.Text
open System.Threading

printfn "%b" (RuntimeInformation.IsOSPlatform OSPlatform.Linux)
printfn "%b" (RuntimeInformation.IsOSPlatform OSPlatform.Windows)
printfn "%b" (RuntimeInformation.IsOSPlatform(OSPlatform.Create "linux"))
printfn "%O %O" OSPlatform.OSX (OSPlatform.Create "Plan9")
printfn "%b" (OSPlatform.Create "linux" = OSPlatform.Linux)
printfn "%b" ((OSPlatform.Create "linux").GetHashCode() = OSPlatform.Linux.GetHashCode())
printfn "%b" (List.contains RuntimeInformation.ProcessArchitecture [ Architecture.X64; Architecture.Arm64 ])
printfn "%b" (RuntimeInformation.OSArchitecture = RuntimeInformation.ProcessArchitecture)
printfn "%b" (RuntimeInformation.FrameworkDescription.StartsWith ".NET 10.")
printfn "%b" (RuntimeInformation.OSDescription.Length > 0)
printfn "%b %b" (OperatingSystem.IsOSPlatform "linux") (OperatingSystem.IsOSPlatform "Windows")
printfn "%b" Debugger.IsAttached

try OSPlatform.Create "" |> ignore with e -> printfn "%s" e.Message
try OSPlatform.Create null |> ignore with e -> printfn "%s" e.Message

let gate = Lock()
printfn "%b" gate.IsHeldByCurrentThread
gate.Enter()
gate.Enter()
printfn "%b" (gate.TryEnter())
gate.Exit()
gate.Exit()
let mutable count = 0
let work () =
    for _ in 1 .. 100 do
        gate.Enter()
        count <- count + 1
        gate.Exit()
let other = Thread(work)
other.Start()
printfn "%b" gate.IsHeldByCurrentThread
printfn "%b" (gate.TryEnter 10)
gate.Exit()
gate.Exit()
other.Join()
printfn "%d %b" count gate.IsHeldByCurrentThread
try gate.Exit() with e -> printfn "%s" (e.GetType().Name)

let hex (bytes: byte[]) = Convert.ToHexString bytes
let key = Encoding.UTF8.GetBytes "key"
let message = Encoding.UTF8.GetBytes "The quick brown fox jumps over the lazy dog"
printfn "%s" (hex ((new HMACSHA256(key)).ComputeHash message))
printfn "%s" (hex (HMACSHA256.HashData(key, message)))
printfn "%s" (hex (HMACSHA1.HashData(key, message)))
printfn "%s" (hex (HMACSHA384.HashData(key, message)))
printfn "%s" (hex (HMACSHA512.HashData(Array.create 200 7uy, message)))
printfn "%s" (hex (HMACMD5.HashData([||], [||])))
printfn "%s" (hex ((new HMACSHA256(Array.create 65 1uy)).ComputeHash(message, 4, 5)))
printfn "%s %d" (hex (new HMACSHA512(key)).Key) (new HMACSHA512(key)).HashSize
try HMACSHA256.HashData((null: byte[]), message) |> ignore with e -> printfn "%s" e.Message
try HMACSHA256.HashData(key, (null: byte[])) |> ignore with e -> printfn "%s" e.Message

let path = Path.GetTempFileName()
let write () =
    use stream = new FileStream(path, FileMode.Create, FileAccess.Write, FileShare.None, 4096, FileOptions.SequentialScan)
    stream.Write(message, 0, 3)
write ()
let read () =
    use stream = new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.Read, 1)
    printfn "%d %d" stream.Length (stream.ReadByte())
read ()
try (new FileStream(path, FileMode.Open, FileAccess.Read, FileShare.Read, -1)).Dispose() with e -> printfn "%s" (e.GetType().Name)
File.Delete path
