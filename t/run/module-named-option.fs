// out: 3 3
// out: 9
module Option

let orElse2 a b =
  match a with
  | None -> b
  | a -> a

let show x =
  match x with
  | Some v -> string v
  | None -> "-"

printfn "%s %s" (show (orElse2 None (Some 3))) (show (Option.map ((+) 1) (Some 2)))

let map = 4 // the library's is Option.map, not map
printfn "%d" (map + Option.count (Some 1) * 5)
