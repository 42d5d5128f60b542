// out: text
// out: <>
// out: [     abc][abc     ][abc]
// out: one and two
// out: [    é]
printfn "%s" "text"
printfn "<%s>" ""
printfn "[%8s][%-8s][%2s]" "abc" "abc" "abc"
printfn "%s and %s" "one" "two"
printfn "[%5s]" "é"
