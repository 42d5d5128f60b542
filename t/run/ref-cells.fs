// out: 6
// out: 100 true
// out: 101
// out: b,a
// out: true
let r = ref 5
r.Value <- r.Value + 1
printfn "%d" r.Value
let s = r
s.Value <- 100
printfn "%d %b" r.Value (r = s)
let bump (c: int ref) = c.Value <- c.Value + 1
bump r
printfn "%d" r.Value
let names = ref [ "a" ]
names.Value <- "b" :: names.Value
printfn "%s" (String.concat "," names.Value)
printfn "%b" (ref 1 = ref 1)
