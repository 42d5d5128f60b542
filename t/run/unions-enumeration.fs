// out: red green
// out: red,green,blue
// out: 2
// out: green
type Color = Red | Green | Blue
let name c = match c with Red -> "red" | Green -> "green" | Blue -> "blue"
let next c = match c with Red -> Green | Green -> Blue | Blue -> Red
printfn "%s %s" (name Red) (name (next (next Blue)))
let all = [ Red; Green; Blue ]
printfn "%s" (String.concat "," (List.map name all))
printfn "%d" (List.length (List.filter (fun c -> c = Green) (all @ all)))
let arr = [| Red; Blue |]
arr.[0] <- Green
printfn "%s" (name arr.[0])
