// out: plain
// out: tab	quote"back\slash
// out: ABCD
// out: verbatim \n "quoted"
// out: triple "quoted" \n
// out: two
// out: lines
// out: joined line
// out: 6
printfn "%s" "plain"
printfn "%s" "tab\tquote\"back\\slash"
printfn "%s" "A\u0042\x43\068"
printfn "%s" @"verbatim \n ""quoted"""
printfn "%s" """triple "quoted" \n"""
printfn "%s" "two
lines"
printfn "%s" "joined \
              line"
printfn "%d" "\n\t\r\\\"\'".Length
