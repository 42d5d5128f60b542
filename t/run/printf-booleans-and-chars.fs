// out: true false
// out: [  true][false ]
// out: abc
// out: [  x][y  ]
printfn "%b %b" true false
printfn "[%6b][%-6b]" true false
printfn "%c%c%c" 'a' 'b' 'c'
printfn "[%3c][%-3c]" 'x' 'y'
