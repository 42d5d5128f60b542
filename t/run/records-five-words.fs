// out: 1 o1 30.00 2 -
// out: 1 x 30.00 2 vip
// out: 1 o1 30.00 2 -
// out: 1 x 30.00 2 vip
// out: 3 o3 0.00 0 -
// out: 6 o6 8.00 2 -
type Account = { Id: int64; Owner: string; Balance: float; History: int list; Note: string option }
let make id = { Id = id; Owner = sprintf "o%d" id; Balance = 0.0; History = []; Note = None }
let deposit n a = { a with Balance = a.Balance + float n; History = n :: a.History }
let show a =
  sprintf "%d %s %.2f %d %s" a.Id a.Owner a.Balance (List.length a.History) (match a.Note with Some s -> s | None -> "-")
let a = make 1L |> deposit 10 |> deposit 20
let b = { a with Note = Some "vip"; Owner = "x" }
printfn "%s" (show a)
printfn "%s" (show b)
[ a; b; make 3L ] |> List.map show |> List.iter (printfn "%s")
let keep = [| make 5L; deposit 7 (make 6L) |]
keep.[0] <- deposit 1 keep.[1]
printfn "%s" (show keep.[0])
