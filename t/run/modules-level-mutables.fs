// out: 2 some
// out: 3
let mutable count = 0
let mutable name = "none"
let bump () = count <- count + 1
bump ()
bump ()
name <- "some"
printfn "%d %s" count name
module Inner =
  let mutable state = [ 1 ]
  let push x = state <- x :: state
Inner.push 2
Inner.state <- 9 :: Inner.state
printfn "%d" (List.length Inner.state)
