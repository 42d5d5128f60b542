// out: BCD
// out: 1
// out: disposed
// out: 13
// out: HTT,FTP
// out: 3
// What `let!` binds in a task is known at once: its members can be used.
open System
open System.Threading.Tasks
let p1 (xs: string list) = task {
    let mutable total = 0
    for x in xs do
        let! y = task { return x.ToUpper() }
        if y.Length > 2 then printfn "%s" y
        total <- total + y.Length
    let! z = Task.FromResult "abc"
    do! Task.Delay 1
    let! w = async { return z.Length }
    let t = Task.FromResult [ 1; 2 ]
    let! l = t
    let! (a, b) = Task.FromResult((1, "b"))
    do! Task.CompletedTask
    use! d = Task.FromResult { new IDisposable with member _.Dispose() = printfn "disposed" }
    match! Task.FromResult(Some "m") with
    | Some m -> printfn "%d" m.Length
    | None -> ()
    while! Task.FromResult(total < 0) do
        total <- total + 1
    return total + w + z.Length + l.Length + b.Length + w.CompareTo 3 }
printfn "%d" (p1 [ "a"; "bcd" ]).Result
let fetch (url: string) = task {
    do! Task.Delay 1
    return url.Substring(0, 3) }
let all = task {
    let! pages = Task.WhenAll [ fetch "http://a"; fetch "ftp://b" ]
    return pages |> Array.map (fun p -> p.ToUpper()) |> String.concat "," }
printfn "%s" (all.GetAwaiter().GetResult())
let nested = task {
    let! s = task {
        let! inner = fetch "xyz123"
        return inner.PadLeft 5 }
    return s.Trim().Length }
printfn "%d" nested.Result
