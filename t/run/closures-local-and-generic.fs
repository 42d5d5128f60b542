// out: 61
// out: 2
// out: 0a
// out: 1b
// out: 6
// out: ab
// out: 9
// out: 9
// out: 12
// out: 7
// out: add 9
// out: sub 3
// out: mul 18
// out: 10
// out: 14
// out: 7
// out: 2
// local functions, closures, generic inner
let outer n =
  let rec go acc i = if i > n then acc else go (acc + i) (i + 1)
  let id x = x
  let a = id 5
  let b = id "s"
  go 0 1 + a + b.Length
printfn "%d" (outer 10)
let counter () =
  let mutable n = 0
  (fun () -> n <- n + 1; n), (fun () -> n)
let inc, get = counter ()
inc () |> ignore
inc () |> ignore
printfn "%d" (get ())
let mapi f l =
  let rec loop i l =
    match l with
    | [] -> []
    | x :: r ->
      let y = f i x
      y :: loop (i + 1) r
  loop 0 l
mapi (fun i x -> sprintf "%d%s" i x) [ "a"; "b" ] |> List.iter (printfn "%s")
let fold f z l =
  let mutable acc = z
  for x in l do acc <- f acc x
  acc
printfn "%d" (fold (+) 0 [ 1; 2; 3 ])
printfn "%s" (fold (fun s c -> s + string c) "" [ 'a'; 'b' ])
let rec ack m n =
  match m, n with
  | 0, n -> n + 1
  | m, 0 -> ack (m - 1) 1
  | m, n -> ack (m - 1) (ack m (n - 1))
printfn "%d" (ack 2 3)
let compose fs = List.fold (>>) id fs
printfn "%d" (compose [ (+) 1; (*) 2; (fun x -> x - 3) ] 5)
let partial = List.map ((*) 2)
printfn "%d" (partial [ 1; 2; 3 ] |> List.sum)
let (f1, f2) = (fun x -> x + 1), (fun x -> x * 2)
printfn "%d" (f1 (f2 3))
let table = [ "add", (+); "sub", (-); "mul", fun a b -> a * b ]
for name, op in table do printfn "%s %d" name (op 6 3)
let tupled (a, b) (c, d) = a + b + c + d
printfn "%d" (tupled (1, 2) (3, 4))
let p = tupled (1, 2)
printfn "%d" (p (5, 6))
let unitf () () = 7
printfn "%d" (unitf () ())
let lazyAdd = fun () -> 1 + 1
printfn "%d" (lazyAdd ())
