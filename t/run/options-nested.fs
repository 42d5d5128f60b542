// out: none
// out: some none
// out: some some none
// out: some some some 4
// out: some some some 5
// out: true
// out: true true
let show o =
  match o with
  | None -> "none"
  | Some None -> "some none"
  | Some(Some None) -> "some some none"
  | Some(Some(Some n)) -> sprintf "some some some %d" n
let all = [ None; Some None; Some(Some None); Some(Some(Some 4)) ]
for o in all do
  printfn "%s" (show o)
let wrap x = Some x
printfn "%s" (show (wrap (wrap (wrap 5))))
printfn "%b" (Some(Some None) = wrap (wrap (None: int option)))
let arr = [| Some(Some "x"); None |]
arr.[1] <- Some None
printfn "%b %b" (arr.[1] = Some None) (arr.[0] = Some(Some "x"))
