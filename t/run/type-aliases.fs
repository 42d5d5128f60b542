// out: got 5
// out: 14
type Id = int
type Pairs<'a> = ('a * 'a) list
type Handler = string -> unit
let id': Id = 5
let pairs: Pairs<int> = [ (1, 2); (3, 4) ]
let handler: Handler = fun s -> printfn "got %s" s
handler (string id')
printfn "%d" (List.sum (List.map (fun (a, b) -> a * b) pairs))
