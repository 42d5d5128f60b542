// out: <1; 2> <3; -4> <4; -2> 1 2
// out: <-2; 6> <11; 2> <-2; -1.5> <-1; -2>
// out: <2; 2> <2; 4> <0.5; 1>
// out: <0; -2> <2; 4> <4; -0>
// out: 5 5 1.5708
// out: <0; 0> <1; 0> <0; 1>
// out: <1; -2> <0; -0.5>
// out: <0; 2> <2; 1>
// out: true false false
// out: -1.131204 1.107149
// out: -3.000000 95.946534
// out: 3.165779 -3.051898
// out: 2.000000
// out: <1.00; 2.00>
// out: <5; -2>
// out: [1; 5; 35; 50; 50; 6; 2]
// out: &lt;a href=&quot;x&quot;&gt;Tom &amp; &#39;Jerry&#39; &#233; €&lt;/a&gt;
// out: a+b%26c%3Dd%2F%C3%A9%3F-_.!*()%7E
// out: a b&c=d/é?%zz
// out: a%20b%26c%3Dd%2F%C3%A9%3F-_.%21%2A%28%29~
// out: a+b&c é%
// out: [|51uy; 34uy; 17uy; 0uy; 85uy; 68uy; 119uy; 102uy; 136uy; 153uy; 170uy; 187uy;
// out:   204uy; 221uy; 238uy; 255uy|]
// out: 00112233-4455-6677-8899-aabbccddeeff true
// out: bytes raises ArgumentException: Byte array for Guid must be exactly 16 bytes long. (Parameter 'b')
// out: ffffffff-ffff-ffff-ffff-ffffffffffff 4
// out: true false true false
// out: true true
// out: 3 1 -2.5
// out: clamp raises ArgumentException: '4' cannot be greater than 3.
// out: 2.5 1 7 4000000000
// out: 5
// out: 7
// out: 3 begun,made
// out: again raises InvalidOperationException: The MailboxProcessor has already been started.
// out: 5 13
// out: 13 9
// out: true Utc
open System
open System.Net
open System.Numerics
open System.Threading
open System.Threading.Tasks
let attempt name f = try printfn "%s: %A" name (f ()) with e -> printfn "%s raises %s: %s" name (e.GetType().Name) e.Message
// complex numbers
let a = Complex(1.0, 2.0)
let b = Complex(3.0, -4.0)
printfn "%O %A %s %g %g" a b (string (a + b)) a.Real a.Imaginary
printfn "%O %O %O %O" (a - b) (a * b) (b / Complex(0.0, 2.0)) (-a)
printfn "%O %O %O" (a + 1.0) (2.0 * a) (a / 2.0)
printfn "%O %O %O" (1.0 - a) (a * 2.0) (8.0 / Complex(2.0, 0.0))
printfn "%g %g %g" b.Magnitude (Complex.Abs b) (Complex(0.0, 1.0).Phase)
printfn "%O %O %O" Complex.Zero Complex.One Complex.ImaginaryOne
printfn "%O %O" (Complex.Conjugate a) (Complex.Reciprocal(Complex(0.0, 2.0)))
printfn "%O %O" (Complex.Sqrt(Complex(-4.0, 0.0))) (Complex.Sqrt(Complex(3.0, 4.0)))
printfn "%b %b %b" (a = Complex(1.0, 2.0)) (a = b) (a.Equals b)
printfn "%.6f %.6f" (Complex.Exp(a)).Real (Complex.Log(a)).Imaginary
printfn "%.6f %.6f" (Complex.Pow(a, 2.0)).Real (Complex.Pow(a, b)).Imaginary
printfn "%.6f %.6f" (Complex.Sin a).Real (Complex.Cos a).Imaginary
printfn "%.6f" (Complex.FromPolarCoordinates(2.0, Math.PI / 2.0)).Imaginary
printfn "%s" (a.ToString "F2")
printfn "%O" (List.fold (+) Complex.Zero [ a; b; Complex.One ])
let rec mandelbrot (z: Complex) (c: Complex) n = if n = 50 || z.Magnitude > 2.0 then n else mandelbrot (z * z + c) c (n + 1)
printfn "%A" [ for x in -2.0 .. 0.5 .. 1.0 -> mandelbrot Complex.Zero (Complex(x, 0.3)) 0 ]
// texts for the web
printfn "%s" (WebUtility.HtmlEncode "<a href=\"x\">Tom & 'Jerry' é €</a>")
printfn "%s" (WebUtility.UrlEncode "a b&c=d/é?-_.!*()~")
printfn "%s" (WebUtility.UrlDecode "a+b%26c%3Dd%2F%C3%A9%3F%zz")
printfn "%s" (Uri.EscapeDataString "a b&c=d/é?-_.!*()~")
printfn "%s" (Uri.UnescapeDataString "a+b%26c%20%C3%A9%")
// guids
let g = Guid.Parse "00112233-4455-6677-8899-aabbccddeeff"
printfn "%A" (g.ToByteArray())
printfn "%O %b" (Guid(g.ToByteArray())) (Guid(g.ToByteArray()) = g)
attempt "bytes" (fun () -> Guid [| 1uy |])
printfn "%O %d" Guid.AllBitsSet (Guid.NewGuid().Version)
// decimals
printfn "%b %b %b %b" (Decimal.IsNegative -1M) (Decimal.IsPositive -1M) (Decimal.IsEvenInteger 4.0M) (Decimal.IsOddInteger 3.5M)
printfn "%b %b" (Decimal.IsOddInteger -3M) (Decimal.IsEvenInteger 0M)
printfn "%M %M %M" (Decimal.Clamp(5M, 1M, 3M)) (Decimal.Clamp(0M, 1M, 3M)) (Decimal.CopySign(2.5M, -1M))
attempt "clamp" (fun () -> Decimal.Clamp(5M, 4M, 3M))
printfn "%M %M %M %M" (Convert.ToDecimal 2.5f) (Convert.ToDecimal true) (Convert.ToDecimal 7uy) (Convert.ToDecimal 4000000000u)
// tasks, events, mailboxes
let t2 = Task.FromResult 5
let t3 = Task.FromResult 6
printfn "%d" (Task.WhenAny(t2, t3).Result.Result)
let event = Event<int>()
let waiter = Async.AwaitEvent event.Publish |> Async.StartImmediateAsTask
event.Trigger 7
event.Trigger 8
printfn "%d" waiter.Result
let order = ResizeArray<string>()
let agent =
    MailboxProcessor.StartImmediate(fun inbox ->
        async {
            order.Add "begun"
            let! (message: string, reply: AsyncReplyChannel<int>) = inbox.Receive()
            reply.Reply message.Length
        })
order.Add "made"
printfn "%d %s" (agent.PostAndReply(fun reply -> "abc", reply)) (String.Join(",", order))
attempt "again" (fun () -> agent.StartImmediate())
let mutable bits = 5
printfn "%d %d" (Interlocked.Or(&bits, 8)) bits
printfn "%d %d" (Interlocked.And(&bits, 9)) bits
let d = DateTime(2024, 2, 29, 1, 2, 3, DateTimeKind.Utc)
printfn "%b %A" (DateTime.FromBinary(d.ToBinary()) = d) (DateTime.FromBinary(d.ToBinary())).Kind
