// out: |Apple|ab|app|apple|apple pie|banana|zebra
// out: true true
// out: true
// out: zebra
let xs = [ "banana"; "apple"; "Apple"; "app"; ""; "zebra"; "apple pie"; "ab" ]
printfn "%s" (String.concat "|" (List.sort xs))
printfn "%b %b" ("abcdefghi" < "abcdefghj") ("abcdefgh" = "abcdefgh")
printfn "%b" ("abcdefgh" < "abcdefghi")
printfn "%s" (List.fold max "" xs)
