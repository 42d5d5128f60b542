// out: 0
// copies of every length and overlap against a plain loop
let check () =
    let mutable bad = 0
    for n in 0 .. 700 do
        if n < 80 || n % 37 = 0 || (n > 505 && n < 520) then
            for shift in [ -40; -17; -16; -15; -9; -8; -7; -3; -1; 0; 1; 2; 5; 8; 15; 16; 17; 33; 100 ] do
                let a = Array.init 1000 (fun i -> byte (i * 7 + i / 256))
                let b = Array.copy a
                let from = 120
                let expected = Array.init n (fun i -> a.[from + i])
                System.Array.Copy(b, from, b, from + shift, n)
                for i in 0 .. 999 do
                    let at = i - (from + shift)
                    let want = if at >= 0 && at < n then expected.[at] else a.[i]
                    if b.[i] <> want then bad <- bad + 1
        let s = System.String('x', n) + "y"
        if s.Length <> n + 1 || s.[n] <> 'y' then bad <- bad + 1
        let f = Array.create n 7uy
        for x in f do if x <> 7uy then bad <- bad + 1
    bad
printfn "%d" (check ())
