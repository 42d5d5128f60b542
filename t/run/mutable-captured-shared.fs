// out: start
// out: changed
// out: 1 one 2
let make () =
  let mutable value = "start"
  let get () = value
  let set v = value <- v
  (get, set)
let get, set = make ()
printfn "%s" (get ())
set "changed"
printfn "%s" (get ())
let f () =
  let mutable p = (0, "none")
  let update n s = p <- (n, s)
  update 1 "one"
  let n, s = p
  update 2 "two"
  printfn "%d %s %d" n s (fst p)
f ()
