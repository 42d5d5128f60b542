// out: 2000001000000
// out: true
// skip: check memory of dead objects is not used again there
// skip: eval the interpreter has memory of its own
// skip: aarch64 an emulator has memory of its own
// Two million pairs of nodes that refer to each other, one after the other, stay below 8 MB.
[<AllowNullLiteral>]
type Node(value: int) =
    member _.Value = value
    member val Other: Node = null with get, set

let pair n =
    let a, b = Node n, Node(n + 1)
    a.Other <- b
    b.Other <- a
    a

[<EntryPoint>]
let main _ =
    let mutable sum = 0L
    for i in 1 .. 2000000 do
        sum <- sum + int64 (pair i).Other.Other.Value
    printfn "%d" sum
    let peak = System.IO.File.ReadAllLines "/proc/self/status" |> Array.find (fun l -> l.StartsWith "VmHWM:")
    printfn "%b" (int (peak.Substring(6).Replace("kB", "").Trim()) < 8192)
    0
