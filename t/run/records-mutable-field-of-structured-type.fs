// out: 3 4 b,a
// out: 2
// out: 9
// out: true
type State = { mutable Pos: int * int; mutable Items: string list; mutable Next: State option; Id: int }
let s = { Pos = (0, 0); Items = []; Next = None; Id = 1 }
s.Pos <- (3, 4)
s.Items <- "a" :: s.Items
s.Items <- "b" :: s.Items
s.Next <- Some { Pos = (1, 1); Items = []; Next = None; Id = 2 }
printfn "%d %d %s" (fst s.Pos) (snd s.Pos) (String.concat "," s.Items)
match s.Next with
| Some n ->
  n.Pos <- (9, 9)
  printfn "%d" n.Id
| None -> ()
match s.Next with
| Some n -> printfn "%d" (fst n.Pos)
| None -> ()
s.Next <- None
printfn "%b" (s.Next = None)
