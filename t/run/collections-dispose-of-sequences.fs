// out: dispose 2
// out: dispose 1
// out: resize: two
// out: dispose 2
// out: dispose 1
// out: addrange: two
// out: dispose 2
// out: dispose 1
// out: insertrange: two
// out: dispose 2
// out: dispose 1
// out: queue: two
// out: dispose 2
// out: dispose 1
// out: hashset: two
// out: dispose 2
// out: dispose 1
// out: stack: two
// out: dispose 2
// out: dispose 1
// out: union: two
// out: dispose 2
// out: dispose 1
// out: sorted: two
// out: dispose 2
// out: dispose 1
// out: linked: two
// out: dispose 2
// out: dispose 1
// out: priority: two
// out: dispose 2
// out: dispose 1
// out: join: two
// out: dispose 2
// out: dispose 1
// out: builder: two
// out: dispose 2
// out: dispose 1
// out: immutable: two
// out: dispose 2
// out: dispose 1
// out: concurrent: two
// The collections dispose of a sequence whose MoveNext raises.
let t name f = try f () with e -> printfn "%s: %s" name (e: exn).Message
let fin n = { new System.IDisposable with member _.Dispose () = printfn "dispose %d" n }
let two = seq {
    use a = fin 1
    use b = fin 2
    yield 5
    failwith "two" }
t "resize" (fun () -> printfn "%A" (ResizeArray two))
t "addrange" (fun () -> let l = ResizeArray [1] in l.AddRange two)
t "insertrange" (fun () -> let l = ResizeArray [1] in l.InsertRange(0, two))
t "queue" (fun () -> printfn "%d" (System.Collections.Generic.Queue two).Count)
t "hashset" (fun () -> printfn "%d" (System.Collections.Generic.HashSet two).Count)
t "stack" (fun () -> printfn "%d" (System.Collections.Generic.Stack two).Count)
t "union" (fun () -> (System.Collections.Generic.HashSet [ 1 ]).UnionWith two)
t "sorted" (fun () -> printfn "%d" (System.Collections.Generic.SortedSet two).Count)
t "linked" (fun () -> printfn "%d" (System.Collections.Generic.LinkedList two).Count)
t "priority" (fun () -> (System.Collections.Generic.PriorityQueue<int, int>()).EnqueueRange(two, 1))
t "join" (fun () -> printfn "%s" (System.String.Join(",", two)))
t "builder" (fun () -> printfn "%O" ((System.Text.StringBuilder()).AppendJoin(",", two)))
t "immutable" (fun () -> printfn "%d" (System.Collections.Immutable.ImmutableList.CreateRange two).Count)
t "concurrent" (fun () -> printfn "%d" (System.Collections.Concurrent.ConcurrentQueue two).Count)
