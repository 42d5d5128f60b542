// out: later22
// out: 42

module Program
// task { } waits for whatever has an awaiter: the program's own, and what an inline member constrains.
open System
open System.Runtime.CompilerServices
open System.Threading.Tasks

type Ready(value: int) =
    member _.IsCompleted = true
    member _.GetResult() = value
    interface ICriticalNotifyCompletion with
        member _.OnCompleted(k) = k.Invoke()
        member _.UnsafeOnCompleted(k) = k.Invoke()
type Number(value: int) =
    member _.GetAwaiter() = Ready value
type Slow(task: Task<string>) =
    member _.GetAwaiter() = task.GetAwaiter()

let inline twice< ^T, ^A when ^T: (member GetAwaiter: unit -> ^A) and ^A :> ICriticalNotifyCompletion and ^A: (member get_IsCompleted: unit -> bool) and ^A: (member GetResult: unit -> int)> (x: ^T) : Task<int> =
    task {
        let! r = x
        return r * 2
    }

[<EntryPoint>]
let main _ =
    let t =
        task {
            let! a = Number 20
            let! b = Task.FromResult 2
            do! Task.Delay 1
            let! s = Slow(task {
                do! Task.Yield()
                return "later" })
            return s + string (a + b)
        }
    printfn "%s" t.Result
    printfn "%d" (twice (Number 21)).Result
    0
