// out: 3
// err: Unhandled exception. System.IndexOutOfRangeException: Index was outside the bounds of the array.
// exit: 134
let xs = [| 1; 2; 3 |]
let get i = xs.[i]
printfn "%d" (get 2)
printfn "%d" (get 3)
