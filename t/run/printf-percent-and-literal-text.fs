// out: 100%
// out: 5% of x%
// out: no holes
// out: a1b
// out:
// out: tab	here
printfn "100%%"
printfn "%d%% of %s%%" 5 "x"
printfn "no holes"
printf "a"
printf "%d" 1
printf "%s%c" "b" '\n'
printfn ""
printfn "tab\there"
