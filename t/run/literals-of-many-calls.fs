// out: 120 1 120 7260
// out: 120 a1 a120 true
// out: 130 7930
// out: 105: stopped at 105
// out: 105: stopped at 105
// out: 3628800 101
// A list or an array of more than 100 computed elements: they are computed in order, and released when a later one raises.
let mutable made = 0
let mutable order = 0
let mutable inOrder = true
let mutable most = 1000
let next (n: int) =
    made <- made + 1
    if n < order then inOrder <- false
    order <- n
    if n = most then failwithf "stopped at %d" n
    n
let text n = sprintf "a%d" (next n)
let numbers () =
    order <- 0
    [ next 1; next 2; next 3; next 4; next 5; next 6; next 7; next 8; next 9; next 10
      next 11; next 12; next 13; next 14; next 15; next 16; next 17; next 18; next 19; next 20
      next 21; next 22; next 23; next 24; next 25; next 26; next 27; next 28; next 29; next 30
      next 31; next 32; next 33; next 34; next 35; next 36; next 37; next 38; next 39; next 40
      next 41; next 42; next 43; next 44; next 45; next 46; next 47; next 48; next 49; next 50
      next 51; next 52; next 53; next 54; next 55; next 56; next 57; next 58; next 59; next 60
      next 61; next 62; next 63; next 64; next 65; next 66; next 67; next 68; next 69; next 70
      next 71; next 72; next 73; next 74; next 75; next 76; next 77; next 78; next 79; next 80
      next 81; next 82; next 83; next 84; next 85; next 86; next 87; next 88; next 89; next 90
      next 91; next 92; next 93; next 94; next 95; next 96; next 97; next 98; next 99; next 100
      next 101; next 102; next 103; next 104; next 105; next 106; next 107; next 108; next 109; next 110
      next 111; next 112; next 113; next 114; next 115; next 116; next 117; next 118; next 119; next 120 ]
let texts () =
    order <- 0
    [| text 1; text 2; text 3; text 4; text 5; text 6; text 7; text 8; text 9; text 10
       text 11; text 12; text 13; text 14; text 15; text 16; text 17; text 18; text 19; text 20
       text 21; text 22; text 23; text 24; text 25; text 26; text 27; text 28; text 29; text 30
       text 31; text 32; text 33; text 34; text 35; text 36; text 37; text 38; text 39; text 40
       text 41; text 42; text 43; text 44; text 45; text 46; text 47; text 48; text 49; text 50
       text 51; text 52; text 53; text 54; text 55; text 56; text 57; text 58; text 59; text 60
       text 61; text 62; text 63; text 64; text 65; text 66; text 67; text 68; text 69; text 70
       text 71; text 72; text 73; text 74; text 75; text 76; text 77; text 78; text 79; text 80
       text 81; text 82; text 83; text 84; text 85; text 86; text 87; text 88; text 89; text 90
       text 91; text 92; text 93; text 94; text 95; text 96; text 97; text 98; text 99; text 100
       text 101; text 102; text 103; text 104; text 105; text 106; text 107; text 108; text 109; text 110
       text 111; text 112; text 113; text 114; text 115; text 116; text 117; text 118; text 119; text 120 |]
let mixed x =
    [ x; x + 1; x + 2; x + 3; x + 4; x + 5; x + 6; x + 7; x + 8; x + 9; x + 10; x + 11; x + 12
      x; x + 14; x + 15; x + 16; x + 17; x + 18; x + 19; x + 20; x + 21; x + 22; x + 23; x + 24; x + 25
      x; x + 27; x + 28; x + 29; x + 30; x + 31; x + 32; x + 33; x + 34; x + 35; x + 36; x + 37; x + 38
      x; x + 40; x + 41; x + 42; x + 43; x + 44; x + 45; x + 46; x + 47; x + 48; x + 49; x + 50; x + 51
      x; x + 53; x + 54; x + 55; x + 56; x + 57; x + 58; x + 59; x + 60; x + 61; x + 62; x + 63; x + 64
      x; x + 66; x + 67; x + 68; x + 69; x + 70; x + 71; x + 72; x + 73; x + 74; x + 75; x + 76; x + 77
      x; x + 79; x + 80; x + 81; x + 82; x + 83; x + 84; x + 85; x + 86; x + 87; x + 88; x + 89; x + 90
      x; x + 92; x + 93; x + 94; x + 95; x + 96; x + 97; x + 98; x + 99; x + 100; x + 101; x + 102; x + 103
      x; x + 105; x + 106; x + 107; x + 108; x + 109; x + 110; x + 111; x + 112; x + 113; x + 114; x + 115; x + 116
      x; x + 118; x + 119; x + 120; x + 121; x + 122; x + 123; x + 124; x + 125; x + 126; x + 127; x + 128; x + 129 ]
let xs = numbers ()
printfn "%d %d %d %d" xs.Length xs.Head (List.last xs) (List.sum xs)
let ts = texts ()
printfn "%d %s %s %b" ts.Length ts.[0] ts.[119] inOrder
printfn "%d %d" (mixed 1).Length (List.sum (mixed 1))
most <- 105
made <- 0
try printfn "%d" (numbers ()).Length with Failure message -> printfn "%d: %s" made message
made <- 0
try printfn "%d" (texts ()).Length with Failure message -> printfn "%d: %s" made message
let functions = [ (fun x -> x * 1); (fun x -> x * 2); (fun x -> x * 3); (fun x -> x * 4); (fun x -> x * 5); (fun x -> x * 6); (fun x -> x * 7); (fun x -> x * 8); (fun x -> x * 9); (fun x -> x * 10)
                  (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1)
                  (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1)
                  (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1)
                  (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1)
                  (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1)
                  (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1)
                  (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1)
                  (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1)
                  (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); (fun x -> x * 1); id ]
printfn "%d %d" (List.fold (fun x f -> f x) 1 functions) functions.Length
