// out: 81

// Blocks of every small size and some large ones: moved within one array, both ways and by every small distance, copied, filled and compared.
module Program

let pattern n = Array.init n (fun i -> byte (i * 7 + i / 256 * 3 + 1))

/// What a move does, element by element.
let moved (source: byte[]) from into count =
    Array.init source.Length (fun i -> if i >= into && i < into + count then source.[from + i - into] else source.[i])

let check name (expected: byte[]) (got: byte[]) = if expected <> got then printfn "%s differs" name

let move length from into count =
    let a = pattern length
    let expected = moved a from into count
    System.Array.Copy(a, from, a, into, count)
    check $"move of {count} from {from} to {into}" expected a

[<EntryPoint>]
let main _ =
    for count in [ 0..36 ] @ [ 47..49 ] @ [ 63..65 ] @ [ 79..81 ] @ [ 95..97 ] @ [ 127..129 ] @ [ 143; 160; 191; 192; 193 ] do
        for distance in [ -70; -64; -33; -17; -16; -15 ] @ [ -9 .. 9 ] @ [ 15; 16; 17; 33; 64; 70 ] do
            move (count + 172) 81 (81 + distance) count
    for count in [ 255; 511; 512; 513; 575; 600; 4100 ] do
        for distance in [ -600; -65; -64; -63; -16; -4; -1; 1; 4; 16; 63; 64; 65; 600 ] do
            move (count + 1300) 620 (620 + distance) count
    let mutable equal = 0
    for count in 0..80 do
        let a = pattern count
        let b = Array.copy a
        check $"copy of {count}" (moved a 0 0 count) b
        if System.String(Array.map char a) = System.String(Array.map char b) then equal <- equal + 1
        for i in 0 .. count - 1 do
            let c = Array.copy a
            c.[i] <- c.[i] ^^^ 64uy
            if c = a || System.String(Array.map char c) = System.String(Array.map char a) then printfn "%d: a change at %d is not seen" count i
        let filled = pattern (count + 2)
        System.Array.Fill(filled, 9uy, 1, count)
        if Array.exists ((<>) 9uy) filled.[1..count] || filled.[0] <> 1uy || filled.[count + 1] <> (pattern (count + 2)).[count + 1] then
            printfn "fill of %d" count
        System.Array.Clear(filled, 1, count)
        if Array.exists ((<>) 0uy) filled.[1..count] || filled.[0] <> 1uy || filled.[count + 1] <> (pattern (count + 2)).[count + 1] then
            printfn "clear of %d" count
    printfn "%d" equal
    0
