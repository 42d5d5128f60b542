// out: [1; 2] 1 1 [1; 2]
module Program
let xs = seq { yield 1 : int
               yield 2 }
let a = async { return 1 : int }
let b = async { return! a : Async<int> }
let c = [ yield 1 : int
          yield! [ 2 ] : int list ]
printfn "%A %d %d %A" (List.ofSeq xs) (Async.RunSynchronously a) (Async.RunSynchronously b) c
