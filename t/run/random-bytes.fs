// out: 600 false true set [-3; -2; -1; 0; 1]
// out: true
// out: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: toExclusive ('0') must be a non-negative and non-zero value. (Parameter 'toExclusive')
// out: Actual value was 0.
// out: Range of random number does not contain at least one possibility.
// out: Value cannot be null. (Parameter 'data')
open System
open System.Security.Cryptography
let a = RandomNumberGenerator.GetBytes 600
use g = RandomNumberGenerator.Create()
let b = Array.zeroCreate<byte> 4
g.GetBytes b
let c = Array.zeroCreate<byte> 1000
g.GetNonZeroBytes c
let old = new RNGCryptoServiceProvider()
old.GetBytes b
let d = Array.zeroCreate<byte> 64
RandomNumberGenerator.Fill(Span d)
let inside = [ for _ in 1..1000 -> RandomNumberGenerator.GetInt32 6 ] |> List.forall (fun n -> n >= 0 && n < 6)
let low = [ for _ in 1..1000 -> RandomNumberGenerator.GetInt32(-3, 2) ] |> Set.ofList
printfn "%d %b %b %A" a.Length (Array.contains 0uy c) inside low
printfn "%b" (Array.exists (fun x -> x <> 0uy) d)
let attempt f = try f () with e -> printfn "%s" e.Message
attempt (fun () -> RandomNumberGenerator.GetBytes -1 |> ignore)
attempt (fun () -> RandomNumberGenerator.GetInt32 0 |> ignore)
attempt (fun () -> RandomNumberGenerator.GetInt32(3, 3) |> ignore)
attempt (fun () -> g.GetBytes null)
