// out: [[1; 2; 3]
// out:  [4; 5; 6]]
// out: System.Int32[,]
// out: System.Int32[,]
// out: 6 2 2 2
// out: 1 2 3 4 5 6 
// out: [|1; 2; 3|]
// out: [|2; 5|]
// out: [[2; 3]]
// out: [[4; 5]]
// out: [[1; 2]]
// out: []
// out: [["x"; "x"]
// out:  ["x"; "x"]]
// out: [|rank=3|]
// out: [|rank=4|]
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: ArgumentException: The input must be non-negative.
// out: length1 = -1 (Parameter 'length1')
// out: ArgumentException: The input must be non-negative.
// out: length2 = -1 (Parameter 'length2')
// out: ArgumentException: The input must be non-negative.
// out: length1 = -1 (Parameter 'length1')
// out: ArgumentException: The arrays have different lengths. (Parameter 'vals')
// out: []
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: IndexOutOfRangeException: Array does not have that many dimensions.
// out: [[1; 2; 3]
// out:  [4; 1; 6]]
// out: ArgumentOutOfRangeException: The index is outside the legal range.
// out: count1 = 2, target axis-0 end index = 3 target axis-0 upper bound = 2 (Parameter 'count1')
// out: ArgumentOutOfRangeException: The index is outside the legal range.
// out: sourceIndex1 = -1, source axis-0 lower bound = 0 (Parameter 'sourceIndex1')
// out: [[1; 2; 3]
// out:  [4; 1; 6]]
// out: ArgumentOutOfRangeException: The index is outside the legal range.
// out: count2 = 9, source axis-1 end index = 9 source axis-1 upper bound = 3 (Parameter 'count2')
// out: ArgumentOutOfRangeException: The index is outside the legal range.
// out: sourceIndex2 = -1, source axis-1 lower bound = 0 (Parameter 'sourceIndex2')
// out: ArgumentOutOfRangeException: The index is outside the legal range.
// out: targetIndex1 = -1, target axis-0 lower bound = 0 (Parameter 'targetIndex1')
// out: ArgumentOutOfRangeException: The index is outside the legal range.
// out: targetIndex2 = -1, target axis-1 lower bound = 0 (Parameter 'targetIndex2')
// out: ArgumentOutOfRangeException: The index is outside the legal range.
// out: count2 = 1, target axis-1 end index = 6 target axis-1 upper bound = 3 (Parameter 'count2')
// out: (true, true, 1, -1)
// out: ArgumentException: The input must be non-negative.
// out: n1 = -1 (Parameter 'n1')
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: ArgumentException: The input must be non-negative.
// out: n2 = -2 (Parameter 'n2')
// out: ArgumentException: The input must be non-negative.
// out: n3 = -3 (Parameter 'n3')
// out: [[42; 7; 8]
// out:  [4; 9; 10]]
// out: [[1; 2; 3]
// out:  [4; 9; 10]]
// out: [[5; 2; 3]
// out:  [6; 9; 10]]
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: [|1; 20; 30; 4; 5|]
// out: ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: [|20; 1; 2; 4; 5|]
// out: [|20; 1; 2; 20; 1|]
// out: [[1; 8; 5]
// out:  [16; 20; 22]]
// out: (0, 0, 2, [[1; 7; 3]
// out:            [6; 9; 10]])
// out: 0,0=1 0,1=7 0,2=3 1,0=6 1,1=9 1,2=10 
// out: 36
// out: [[0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0; 0;
// out:   0; 0; 0; 0]
// out:  [0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21;
// out:   22; 23; 24; 25; 26; 27; 28; 29]
// out:  [0; 2; 4; 6; 8; 10; 12; 14; 16; 18; 20; 22; 24; 26; 28; 30; 32; 34; 36; 38; 40;
// out:   42; 44; 46; 48; 50; 52; 54; 56; 58]
// out:  [0; 3; 6; 9; 12; 15; 18; 21; 24; 27; 30; 33; 36; 39; 42; 45; 48; 51; 54; 57; 60;
// out:   63; 66; 69; 72; 75; 78; 81; 84; 87]
// out:  [0; 4; 8; 12; 16; 20; 24; 28; 32; 36; 40; 44; 48; 52; 56; 60; 64; 68; 72; 76;
// out:   80; 84; 88; 92; 96; 100; 104; 108; 112; 116]
// out:  [0; 5; 10; 15; 20; 25; 30; 35; 40; 45; 50; 55; 60; 65; 70; 75; 80; 85; 90; 95;
// out:   100; 105; 110; 115; 120; 125; 130; 135; 140; 145]
// out:  [0; 6; 12; 18; 24; 30; 36; 42; 48; 54; 60; 66; 72; 78; 84; 90; 96; 102; 108;
// out:   114; 120; 126; 132; 138; 144; 150; 156; 162; 168; 174]
// out:  [0; 7; 14; 21; 28; 35; 42; 49; 56; 63; 70; 77; 84; 91; 98; 105; 112; 119; 126;
// out:   133; 140; 147; 154; 161; 168; 175; 182; 189; 196; 203]
// out:  [0; 8; 16; 24; 32; 40; 48; 56; 64; 72; 80; 88; 96; 104; 112; 120; 128; 136; 144;
// out:   152; 160; 168; 176; 184; 192; 200; 208; 216; 224; 232]
// out:  [0; 9; 18; 27; 36; 45; 54; 63; 72; 81; 90; 99; 108; 117; 126; 135; 144; 153;
// out:   162; 171; 180; 189; 198; 207; 216; 225; 234; 243; 252; 261]
// out:  [0; 10; 20; 30; 40; 50; 60; 70; 80; 90; 100; 110; 120; 130; 140; 150; 160; 170;
// out:   180; 190; 200; 210; 220; 230; 240; 250; 260; 270; 280; 290]
// out:  [0; 11; 22; 33; 44; 55; 66; 77; 88; 99; 110; 121; 132; 143; 154; 165; 176; 187;
// out:   198; 209; 220; 231; 242; 253; 264; 275; 286; 297; 308; 319]]
// out: [[[0; 0]; [0; 1]]
// out:  [[1; 0]; [1; 1]]]
// out: {| m = [[1; 2]
// out:         [3; 4]] |}
// out: Some [[1.5; 2.0]
// out:       [3.0; 4.0]]
// out: [[0; 1; 2; 3]
// out:  [10; 11; 12; 13]
// out:  [20; 21; 22; 23]]
// out: [|12; 112|]
// out: [|rank=3|]
// out: [|110; 111; 112; 113|]
// out: 0
// out: [[[1; 2]
// out:   [3; 4]]; [[1; 2]
// out:             [3; 4]]]
// out: [[0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21;
// out:   22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41;
// out:   42; 43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61;
// out:   62; 63; 64; 65; 66; 67; 68; 69; 70; 71; 72; 73; 74; 75; 76; 77; 78; 79; 80; 81;
// out:   82; 83; 84; 85; 86; 87; 88; 89; 90; 91; 92; 93; 94; 95; 96; 97; 98; 99; ...]]
// out: [[0]
// out:  [1]
// out:  [2]
// out:  [3]
// out:  [4]
// out:  [5]
// out:  [6]
// out:  [7]
// out:  [8]
// out:  [9]
// out:  [10]
// out:  [11]
// out:  [12]
// out:  [13]
// out:  [14]
// out:  [15]
// out:  [16]
// out:  [17]
// out:  [18]
// out:  [19]
// out:  [20]
// out:  [21]
// out:  [22]
// out:  [23]
// out:  [24]
// out:  [25]
// out:  [26]
// out:  [27]
// out:  [28]
// out:  [29]
// out:  [30]
// out:  [31]
// out:  [32]
// out:  [33]
// out:  [34]
// out:  [35]
// out:  [36]
// out:  [37]
// out:  [38]
// out:  [39]
// out:  [40]
// out:  [41]
// out:  [42]
// out:  [43]
// out:  [44]
// out:  [45]
// out:  [46]
// out:  [47]
// out:  [48]
// out:  [49]
// out:  [50]
// out:  [51]
// out:  [52]
// out:  [53]
// out:  [54]
// out:  [55]
// out:  [56]
// out:  [57]
// out:  [58]
// out:  [59]
// out:  [60]
// out:  [61]
// out:  [62]
// out:  [63]
// out:  [64]
// out:  [65]
// out:  [66]
// out:  [67]
// out:  [68]
// out:  [69]
// out:  [70]
// out:  [71]
// out:  [72]
// out:  [73]
// out:  [74]
// out:  [75]
// out:  [76]
// out:  [77]
// out:  [78]
// out:  [79]
// out:  [80]
// out:  [81]
// out:  [82]
// out:  [83]
// out:  [84]
// out:  [85]
// out:  [86]
// out:  [87]
// out:  [88]
// out:  [89]
// out:  [90]
// out:  [91]
// out:  [92]
// out:  [93]
// out:  [94]
// out:  [95]
// out:  [96]
// out:  [97]
// out:  [98]
// out:  [99]
// out:  ...]
// out: ArgumentOutOfRangeException: destinationIndex ('-1') must be greater than or equal to '0'. (Parameter 'destinationIndex')
// out: Actual value was -1.
// out: ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: [|20; 1; 2; 20; 1|]
// out: [|20; 1; 2; 20; 1|]
// out: [|20; 3; 4; 5; 6|]
// out: OutOfMemoryException: Array dimensions exceeded supported range.
// out: OutOfMemoryException: Array dimensions exceeded supported range.
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: [||]
// out: [||]
// out: []
// out: 3
// out: 2
// out: [[1; 7; 3]
// out:  [6; 9; 10]]
let a = array2D [ [1;2;3]; [4;5;6] ]
printfn "%A" a
printfn "%O" a
printfn "%s" (string a)
printfn "%d %d %d %d" a.Length a.Rank (a.GetLength 0) (a.GetUpperBound 1)
for x in a do printf "%O " x
printfn ""
printfn "%A" a.[0,*]
printfn "%A" a.[*,1]
printfn "%A" a.[0..0,1..]
printfn "%A" a.[1..5,0..1]
printfn "%A" a.[-1..0,0..1]
printfn "%A" (Array2D.zeroCreate<int> 0 3)
printfn "%A" (Array2D.create 2 2 "x")
printfn "%A" (Array3D.create 2 2 2 1)
printfn "%A" (Array4D.create 1 2 1 2 1)
let name (e: exn) =
    match e with
    | :? System.IndexOutOfRangeException -> "IndexOutOfRangeException"
    | :? System.ArgumentOutOfRangeException -> "ArgumentOutOfRangeException"
    | :? System.ArgumentException -> "ArgumentException"
    | :? System.OutOfMemoryException -> "OutOfMemoryException"
    | _ -> "other"
let t f = try printfn "%A" (f ()) with e -> printfn "%s: %s" (name e) e.Message
t (fun () -> a.[2,0])
t (fun () -> a.[0,3])
t (fun () -> a.[-1,0])
t (fun () -> a.[0,*].[5])
t (fun () -> a.[5,*].Length)
t (fun () -> a.[*,5].Length)
t (fun () -> Array2D.create -1 2 0)
t (fun () -> Array2D.zeroCreate<int> 2 -1)
t (fun () -> Array2D.init -1 2 (fun i j -> 0))
t (fun () -> array2D [ [1]; [2;3] ])
t (fun () -> array2D ([]: int list list))
t (fun () -> Array2D.get a 2 2)
t (fun () -> Array2D.set a 2 2 0)
t (fun () -> a.GetLength 2)
t (fun () -> Array2D.blit a 0 0 a 1 1 1 1; a)
t (fun () -> Array2D.blit a 0 0 a 1 1 2 2; a)
t (fun () -> Array2D.blit a -1 0 a 1 1 2 2; a)
t (fun () -> Array2D.blit a 0 0 a 0 0 -1 2; a)
t (fun () -> Array2D.blit a 0 0 a 0 0 2 9; a)
t (fun () -> Array2D.blit a 0 -1 a 0 0 2 1; a)
t (fun () -> Array2D.blit a 0 0 a -1 0 2 1; a)
t (fun () -> Array2D.blit a 0 0 a 0 -1 2 1; a)
t (fun () -> Array2D.blit a 0 0 a 0 5 2 1; a)
t (fun () -> a = array2D [[1;2;3];[4;1;6]], a = a, compare a (array2D [[9]]), compare (array2D [[1;2]]) (array2D [[1;3]]))
t (fun () -> Array3D.create -1 2 3 0)
t (fun () -> (Array3D.create 1 2 3 0).[1,0,0])
t (fun () -> Array3D.init 1 -2 3 (fun _ _ _ -> 0))
t (fun () -> Array4D.create 1 2 -3 0 0)
a.[0,0] <- 42
a.[0..1,1..2] <- array2D [[7;8];[9;10]]
printfn "%A" a
a.[0,*] <- [|1;2;3|]
printfn "%A" a
a.[*,0] <- [|5;6|]
printfn "%A" a
t (fun () -> a.[0..1,1..2] <- array2D [[7]]; a)
t (fun () -> a.[0,*] <- [|1|]; a)
let v = [|1;2;3;4;5|]
v.[1..2] <- [|20;30|]
printfn "%A" v
t (fun () -> v.[1..2] <- [|20|]; v)
t (fun () -> v.[..2] <- [|20;1;2;3|]; v)
t (fun () -> v.[3..] <- [|20;1|]; v)
printfn "%A" (Array2D.mapi (fun i j x -> i*10+j+x) a)
printfn "%A" (Array2D.base1 a, Array2D.base2 a, Array2D.length1 a, Array2D.rebase a)
Array2D.iteri (fun i j x -> printf "%d,%d=%d " i j x) a
printfn ""
printfn "%A" (Seq.cast<int> a |> Seq.sum)
let big = Array2D.init 12 30 (fun i j -> i*j)
printfn "%A" big
printfn "%A" (Array2D.init 2 2 (fun i j -> [i;j]))
printfn "%A" {| m = array2D [[1;2];[3;4]] |}
printfn "%A" (Some (array2D [[1.5;2.];[3.;4.]]))
let c3 = Array3D.init 2 3 4 (fun i j k -> i*100+j*10+k)
printfn "%A" c3.[0,*,*]
printfn "%A" c3.[*,1,2]
printfn "%A" c3.[0..0,1..2,2..3]
printfn "%A" c3.[1,1,*]
printfn "%d" (hash a - hash (Array2D.copy a))
printfn "%A" [array2D [[1;2];[3;4]]; array2D [[1;2];[3;4]]]
printfn "%A" (Array2D.init 1 120 (fun i j -> j))
printfn "%A" (Array2D.init 120 1 (fun i j -> i))

t (fun () -> v.[-1..2] <- [|20;3;4;5;6|]; v)
t (fun () -> v.[4..6] <- [|20;3;4;5;6|]; v)
t (fun () -> v.[9..10] <- [|20;3;4;5;6|]; v)
t (fun () -> v.[3..2] <- [|20;3;4;5;6|]; v)
t (fun () -> v.[9..] <- [|20;3;4;5;6|]; v)
t (fun () -> v.[*] <- [|20;3;4;5;6|]; v)
t (fun () -> Array2D.zeroCreate<int> 65536 65536)
t (fun () -> Array3D.zeroCreate<byte> 65536 32768 2)
t (fun () -> a.[-1..0,0..0] <- a; a)
t (fun () -> a.[0..0,-1..0] <- a; a)
t (fun () -> a.[5,1..0])
t (fun () -> a.[1,5..9])
t (fun () -> a.[1..0,*])
t (fun () -> a.[3..,*].GetLength 1)
t (fun () -> a.[*,3..].GetLength 0)
t (fun () -> Array2D.copy a)
