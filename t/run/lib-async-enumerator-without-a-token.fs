// out: 10
// out: 6
// out: 0
// GetAsyncEnumerator takes a token or none.
open System.Threading
open System.Threading.Tasks
open System.Collections.Generic

let upTo (n: int) =
    { new IAsyncEnumerable<int> with
        member _.GetAsyncEnumerator token =
            let mutable i = 0

            { new IAsyncEnumerator<int> with
                member _.MoveNextAsync() =
                    i <- i + 1
                    ValueTask<bool>(i <= n && not token.IsCancellationRequested)

                member _.Current = i
                member _.DisposeAsync() = ValueTask() } }

let sum (items: IAsyncEnumerator<int>) =
    task {
        let mutable total = 0
        let! more = items.MoveNextAsync()
        let mutable more = more

        while more do
            total <- total + items.Current
            let! next = items.MoveNextAsync()
            more <- next

        return total
    }

printfn "%d" (sum ((upTo 4).GetAsyncEnumerator())).Result
printfn "%d" (sum ((upTo 3).GetAsyncEnumerator(CancellationToken.None))).Result
let stopped = new CancellationTokenSource()
stopped.Cancel()
printfn "%d" (sum ((upTo 3).GetAsyncEnumerator stopped.Token)).Result
