// out: none
// out: 2
// out: none
// out: a!
let memoLast f =
  let mutable last = None
  fun x ->
    let r = f x
    let previous = last
    last <- Some r
    previous
let g = memoLast (fun x -> x * 2)
let show o = match o with None -> "none" | Some v -> string v
printfn "%s" (show (g 1))
printfn "%s" (show (g 2))
let h = memoLast (fun s -> s + "!")
let showS o = match o with None -> "none" | Some v -> v
printfn "%s" (showS (h "a"))
printfn "%s" (showS (h "b"))
