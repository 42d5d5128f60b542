// out: 1 two 3 true 5.000000 6 7 eight
// out: a:1:b:2:c:3
printfn "%d %s %c %b %f %x %i %s" 1 "two" '3' true 5.0 6 7 "eight"
printfn "%s:%d:%s:%d:%s:%d" "a" 1 "b" 2 "c" 3
