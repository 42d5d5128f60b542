// out: w h 1 2
type Shape = Rect of width: int * height: int
let t name v = printf "%s " name; v
let (Rect(w, h)) = Rect(height = t "h" 2, width = t "w" 1)
printfn "%d %d" w h
