// A Stack, Queue or List that does not leave its function is no object: its fields are values, its array is all there is.
// func: Local.stack Local.queue Local.list
// not: alloc row
// not: Stack.
// not: Queue.
// not: List.
module Local
open System.Collections.Generic
let stack n =
    let q = Stack<int>()
    let mutable sum = 0
    for i in 1 .. n do
        q.Push i
        if i &&& 3 = 0 then sum <- sum + q.Pop()
    while q.Count > 0 do
        sum <- sum * 3 + q.Pop()
    sum
let queue n =
    let q = Queue<int>()
    let mutable sum = 0
    for i in 1 .. n do
        q.Enqueue i
        if i &&& 3 = 0 then sum <- sum + q.Dequeue()
    sum + q.Count
let list n =
    let l = List<int>()
    for i in 1 .. n do
        l.Add(i * i)
    let mutable sum = 0
    for i in 0 .. l.Count - 1 do
        sum <- sum + l.[i]
    sum
printfn "%d %d %d" (stack 100) (queue 100) (list 100)
printfn "%d %d %d" (stack 200) (queue 200) (list 200)
