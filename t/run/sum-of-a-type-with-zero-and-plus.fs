// out: 4
// out: 6
// out: 4
// out: 6
// out: 0
// out: 4.000000
// out: 12
type V = { x: int; y: int }
         with static member Zero = { x = 0; y = 0 }
              static member (+) (a: V, b: V) = { x = a.x + b.x; y = a.y + b.y }
let vs = [ { x = 1; y = 2 }; { x = 3; y = 4 } ]
printfn "%d" (List.sum vs).x
printfn "%d" (List.sumBy (fun v -> v) vs).y
printfn "%d" (Array.sum (List.toArray vs)).x
printfn "%d" (Seq.sum vs).y
printfn "%d" (List.sum ([]: V list)).x
printfn "%f" (List.sum [1.5; 2.5])
printfn "%d" (List.sumBy (fun x -> x * 2) [1;2;3])
