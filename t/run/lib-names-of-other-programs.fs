// out: UnreachableException: The program executed an instruction that was thought to be unreachable.
// out: UnreachableException: here
// out: zwölf
// out: 133536816000000000 02/29/2024 08:00:00
// out: ArgumentOutOfRangeException: Not a valid Win32 FileTime.
// out: ArgumentOutOfRangeException: Not a valid Win32 FileTime. (Parameter 'fileTime')
// out: &lt;a href=&quot;x&quot;&gt;&#233;&amp;&#39;&lt;/a&gt;
// out: a+b%2fc%3f%c3%a9
// out: a b/c?
// out: &lt;a>&quot;&amp;&#39;
// out: 0 16 16 32 128 2048 
// out: ArgumentOutOfRangeException: minimumLength ('-1') must be a non-negative value. (Parameter 'minimumLength')
// out: Actual value was -1.
// out: true true
// out: A task was canceled.
// out: 5 true
open System
open System.Diagnostics
open System.IO
open System.Text
open System.Threading
open System.Threading.Tasks
open System.Web
let attempt f = try f () with e -> printfn "%s: %s" (e.GetType().Name) e.Message
Trace.WriteLine "hidden"
Trace.TraceError("{0}: {1}", "a", "b")
Trace.Assert(true, "fine")
attempt (fun () -> raise (UnreachableException()))
attempt (fun () -> raise (UnreachableException "here"))
use reader = new StreamReader(new MemoryStream(Encoding.UTF8.GetBytes "zwölf\nx"), true)
printfn "%s" (reader.ReadLine())
let day = DateTime(2024, 2, 29, 12, 0, 0, DateTimeKind.Utc)
printfn "%d %O" (day.ToFileTimeUtc()) (DateTime.FromFileTimeUtc 133536672000000000L)
attempt (fun () -> DateTime(1600, 1, 1).ToFileTimeUtc() |> ignore)
attempt (fun () -> DateTime.FromFileTimeUtc -1L |> ignore)
printfn "%s" (HttpUtility.HtmlEncode "<a href=\"x\">é&'</a>")
printfn "%s" (HttpUtility.UrlEncode "a b/c?é")
printfn "%s" (HttpUtility.UrlDecode "a+b%2fc%3F")
printfn "%s" (HttpUtility.HtmlAttributeEncode "<a>\"&'")
let pool = Buffers.ArrayPool<char>.Shared
for n in [ 0; 1; 16; 17; 100; 1025 ] do
    let lent = pool.Rent n
    printf "%d " lent.Length
    pool.Return lent
printfn ""
attempt (fun () -> pool.Rent -1 |> ignore)
type Key<'k>(k: 'k, f: 'k -> 'k) =
    member _.Hash = HashCode.Combine(k, 1)
    member _.Add() =
        let mutable h = HashCode()
        h.Add k
        h.ToHashCode()
let a, b = Key(3, id), Key(3, id)
printfn "%b %b" (a.Hash = b.Hash) (a.Add() = b.Add())
let source = new CancellationTokenSource()
let never = TaskCompletionSource<int>()
let waiting = never.Task.WaitAsync source.Token
source.Cancel()
try printfn "%d" waiting.Result with :? AggregateException as e -> printfn "%s" e.InnerException.Message
let later = TaskCompletionSource<int>()
let again = later.Task.WaitAsync((new CancellationTokenSource()).Token)
later.SetResult 5
printfn "%d %b" again.Result waiting.IsCanceled
