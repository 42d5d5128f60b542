// out: 606
// out: now here
// out: Value cannot be null. (Parameter 'handler')
// out: text true
open System
open System.Threading

let seen = new CountdownEvent(3)
let total = ref 0
let progress = Progress<int>(fun value ->
    lock total (fun () -> total.Value <- total.Value + value)
    seen.Signal() |> ignore)
progress.ProgressChanged.Add(fun value -> lock total (fun () -> total.Value <- total.Value + 100 * value))
let report (p: IProgress<int>) = for i in 1 .. 3 do p.Report i
report progress
seen.Wait()
Thread.Sleep 50
printfn "%d" total.Value

type Now(handler) =
    inherit Progress<string>()
    override _.OnReport value = handler ("now " + value)

(Now(printfn "%s") :> IProgress<string>).Report "here"
try Progress<int>(Unchecked.defaultof<Action<int>>) |> ignore
with e -> printfn "%s" e.Message

let services =
    { new IServiceProvider with
        member _.GetService t = if t = typeof<string> then box "text" else null }
printfn "%O %b" (services.GetService typeof<string>) (isNull (services.GetService typeof<int>))
