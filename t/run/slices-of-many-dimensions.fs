// out: [[[[0; 1]; [10; 11]]; [[100; 101]; [110; 111]]; [[200; 201]; [210; 211]]];
// out:  [[[1000; 1001]; [1010; 1011]]; [[1100; 1101]; [1110; 1111]];
// out:   [[1200; 1201]; [1210; 1211]]]]
// out: [[[[100; 101]]; [[200; 201]]]]
// out: [[[1000; 1001]; [1010; 1011]]; [[1100; 1101]; [1110; 1111]];
// out:  [[1200; 1201]; [1210; 1211]]]
// out: [[[100; 101]; [110; 111]]; [[1100; 1101]; [1110; 1111]]]
// out: [[[10; 11]; [110; 111]; [210; 211]]; [[1010; 1011]; [1110; 1111]; [1210; 1211]]]
// out: [[[1; 11]; [101; 111]; [201; 211]]; [[1001; 1011]; [1101; 1111]; [1201; 1211]]]
// out: [[1200; 1201]
// out:  [1210; 1211]]
// out: [[1000; 1001]
// out:  [1100; 1101]
// out:  [1200; 1201]]
// out: [[1000; 1010]
// out:  [1100; 1110]
// out:  [1200; 1210]]
// out: [[110; 111]
// out:  [1110; 1111]]
// out: [[101; 111]
// out:  [1101; 1111]]
// out: [[11; 111; 211]
// out:  [1011; 1111; 1211]]
// out: [|1110; 1111|]
// out: [|1101; 1111|]
// out: [|1011; 1111; 1211|]
// out: [|111; 1111|]
// out: [|1011; 1111; 1211|]
// out: [|1011; 1111|]
// out: [[[7; 7]; [7; 7]; [7; 7]]; [[7; 7]; [7; 7]; [7; 7]]]
// out: [[[0; 1]; [8; 8]; [8; 8]]; [[100; 101]; [110; 111]; [120; 121]]]
// out: [[[0; 1]; [10; 11]; [20; 21]]; [[1; 2]; [3; 4]; [5; 6]]]
// out: [[[0; 1]; [1; 2]; [20; 21]]; [[100; 101]; [3; 4]; [120; 121]]]
// out: [[[0; 1]; [10; 2]; [20; 3]]; [[100; 4]; [110; 5]; [120; 6]]]
// out: [[[0; 1]; [10; 11]; [20; 21]]; [[100; 101]; [1; 2]; [120; 121]]]
// out: [[[0; 1]; [10; 11]; [20; 21]]; [[100; 1]; [110; 2]; [120; 3]]]
// out: [[[0; 1]; [10; 1]; [20; 21]]; [[100; 101]; [110; 2]; [120; 121]]]
// out: s9: IndexOutOfRangeException
// out: [[[[0; 1]; [10; 11]]; [[100; 101]; [110; 111]]; [[200; 201]; [210; 211]]];
// out:  [[[1000; 1001]; [1010; 1011]]; [[1100; 1101]; [1; 2]];
// out:   [[1200; 1201]; [1210; 1211]]]]
// out: [[[[1; 1]; [1; 1]]; [[1; 1]; [1; 1]]; [[1; 1]; [1; 1]]];
// out:  [[[1; 1]; [1; 1]]; [[1; 1]; [1; 1]]; [[1; 1]; [1; 1]]]]
// out: [[[[0; 1]; [10; 11]]; [[100; 101]; [110; 111]]; [[200; 201]; [210; 211]]];
// out:  [[[1; 1]; [1; 1]]; [[1; 1]; [1; 1]]; [[1; 1]; [1; 1]]]]
// out: [[[[0; 1]; [10; 11]]; [[1; 1]; [1; 1]]; [[200; 201]; [210; 211]]];
// out:  [[[1000; 1001]; [1010; 1011]]; [[1; 1]; [1; 1]]; [[1200; 1201]; [1210; 1211]]]]
// out: [[[[0; 1]; [10; 11]]; [[1; 2]; [110; 111]]; [[200; 201]; [210; 211]]];
// out:  [[[1000; 1001]; [1010; 1011]]; [[3; 4]; [1110; 1111]];
// out:   [[1200; 1201]; [1210; 1211]]]]
// out: [[[[0; 1]; [10; 11]]; [[100; 101]; [110; 111]]; [[200; 201]; [210; 211]]];
// out:  [[[1; 2]; [1010; 1011]]; [[3; 4]; [1110; 1111]]; [[5; 6]; [1210; 1211]]]]
// out: []
// out: [[[0; 1]; [10; 11]; [20; 21]]; [[100; 101]; [110; 111]; [120; 121]]]
// out: [||]
let t name f = try f () with e -> printfn "%s: %s" name (e.GetType().Name)
let a4 = Array4D.init 2 3 2 2 (fun i j k l -> i * 1000 + j * 100 + k * 10 + l)
let show4 (a: 'T[,,,]) = [for i in 0 .. Array4D.length1 a - 1 -> [for j in 0 .. Array4D.length2 a - 1 -> [for k in 0 .. Array4D.length3 a - 1 -> [for l in 0 .. Array4D.length4 a - 1 -> a.[i, j, k, l]]]]]
let show3 (a: 'T[,,]) = [for i in 0 .. Array3D.length1 a - 1 -> [for j in 0 .. Array3D.length2 a - 1 -> [for k in 0 .. Array3D.length3 a - 1 -> a.[i, j, k]]]]
t "1" (fun () -> printfn "%A" (show4 a4.[*, *, *, *]))
t "2" (fun () -> printfn "%A" (show4 a4.[0..0, 1.., ..0, *]))
t "3" (fun () -> printfn "%A" (show3 a4.[1, *, *, *]))
t "4" (fun () -> printfn "%A" (show3 a4.[*, 1, *, *]))
t "5" (fun () -> printfn "%A" (show3 a4.[*, *, 1, *]))
t "6" (fun () -> printfn "%A" (show3 a4.[*, *, *, 1]))
t "7" (fun () -> printfn "%A" a4.[1, 2, *, *])
t "8" (fun () -> printfn "%A" a4.[1, *, 0, *])
t "9" (fun () -> printfn "%A" a4.[1, *, *, 0])
t "10" (fun () -> printfn "%A" a4.[*, 1, 1, *])
t "11" (fun () -> printfn "%A" a4.[*, 1, *, 1])
t "12" (fun () -> printfn "%A" a4.[*, *, 1, 1])
t "13" (fun () -> printfn "%A" a4.[1, 1, 1, *])
t "14" (fun () -> printfn "%A" a4.[1, 1, *, 1])
t "15" (fun () -> printfn "%A" a4.[1, *, 1, 1])
t "16" (fun () -> printfn "%A" a4.[*, 1, 1, 1])
t "17" (fun () -> printfn "%A" a4.[1, 0.., 1, 1])
t "18" (fun () -> printfn "%A" a4[1, 0..1, 1, 1])
let a3 = Array3D.init 2 3 2 (fun i j k -> i * 100 + j * 10 + k)
t "s1" (fun () -> let b = Array3D.init 2 3 2 (fun i j k -> a3.[i, j, k]) in b.[*, *, *] <- Array3D.create 2 3 2 7; printfn "%A" (show3 b))
t "s2" (fun () -> let b = Array3D.init 2 3 2 (fun i j k -> a3.[i, j, k]) in b.[0..0, 1..2, *] <- Array3D.create 1 2 2 8; printfn "%A" (show3 b))
t "s3" (fun () -> let b = Array3D.init 2 3 2 (fun i j k -> a3.[i, j, k]) in b.[1, *, *] <- array2D [[1; 2]; [3; 4]; [5; 6]]; printfn "%A" (show3 b))
t "s4" (fun () -> let b = Array3D.init 2 3 2 (fun i j k -> a3.[i, j, k]) in b.[*, 1, *] <- array2D [[1; 2]; [3; 4]]; printfn "%A" (show3 b))
t "s5" (fun () -> let b = Array3D.init 2 3 2 (fun i j k -> a3.[i, j, k]) in b.[*, *, 1] <- array2D [[1; 2; 3]; [4; 5; 6]]; printfn "%A" (show3 b))
t "s6" (fun () -> let b = Array3D.init 2 3 2 (fun i j k -> a3.[i, j, k]) in b.[1, 1, *] <- [| 1; 2 |]; printfn "%A" (show3 b))
t "s7" (fun () -> let b = Array3D.init 2 3 2 (fun i j k -> a3.[i, j, k]) in b.[1, *, 1] <- [| 1; 2; 3 |]; printfn "%A" (show3 b))
t "s8" (fun () -> let b = Array3D.init 2 3 2 (fun i j k -> a3.[i, j, k]) in b.[*, 1, 1] <- [| 1; 2 |]; printfn "%A" (show3 b))
t "s9" (fun () -> let b = Array3D.init 2 3 2 (fun i j k -> a3.[i, j, k]) in b.[0.., 1, 1] <- [| 1 |]; printfn "%A" (show3 b))
t "s10" (fun () -> let b = Array4D.init 2 3 2 2 (fun i j k l -> a4.[i, j, k, l]) in b.[1, 1, 1, *] <- [| 1; 2 |]; printfn "%A" (show4 b))
t "s11" (fun () -> let b = Array4D.init 2 3 2 2 (fun i j k l -> a4.[i, j, k, l]) in b.[*, *, *, *] <- Array4D.create 2 3 2 2 1; printfn "%A" (show4 b))
t "s12" (fun () -> let b = Array4D.init 2 3 2 2 (fun i j k l -> a4.[i, j, k, l]) in b.[1, *, *, *] <- Array3D.create 3 2 2 1; printfn "%A" (show4 b))
t "s13" (fun () -> let b = Array4D.init 2 3 2 2 (fun i j k l -> a4.[i, j, k, l]) in b.[*, 1, *, *] <- Array3D.create 2 2 2 1; printfn "%A" (show4 b))
t "s14" (fun () -> let b = Array4D.init 2 3 2 2 (fun i j k l -> a4.[i, j, k, l]) in b.[*, 1, 0, *] <- array2D [[1; 2]; [3; 4]]; printfn "%A" (show4 b))
t "s15" (fun () -> let b = Array4D.init 2 3 2 2 (fun i j k l -> a4.[i, j, k, l]) in b.[1, *, 0, *] <- array2D [[1; 2]; [3; 4]; [5; 6]]; printfn "%A" (show4 b))
t "o1" (fun () -> printfn "%A" (show3 a3.[5.., *, *]))
t "o2" (fun () -> printfn "%A" (show3 a3.[0..5, *, *]))
t "o3" (fun () -> printfn "%A" a3.[0, 7.., 0])
