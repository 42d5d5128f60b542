// out: 3
// out: 2
// out: 1
// out: 0
// out: []
// out: a b ["a"; "a"; "b"; "b"]
// out: start
// out: end
// out: [1; 2]
// out: ["1"; "2"]
// out: ["1"; "2"]
module Program
let rec walk f n = [ f n
                     if n > 0 then yield! walk f (n - 1) ]
let r: int list = walk (printfn "%d") 3
printfn "%A" r
let g log xs = [ for x in xs do
                   log x
                   yield! [ x; x ] ]
printfn "%A" (g (printf "%s ") ["a"; "b"])
let h log xs = seq { 
    log "start"
    yield! Seq.map id xs
    log "end" }
printfn "%A" (h (printfn "%s") [1;2] |> Seq.toList)
let k f = [ f 1; f 2 ]
printfn "%A" (k string)
let l f = [ f 1
            f 2 ]
printfn "%A" (l string)
