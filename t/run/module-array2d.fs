// out: create = (2, 2, [['x'; 'x']; ['x'; 'x']])
// out: create 0 = (0, 2, [])
// out: create -1 !! ArgumentException: The input must be non-negative.|length1 = -1 (Parameter 'length1')
// out: create 2 -1 !! ArgumentException: The input must be non-negative.|length2 = -1 (Parameter 'length2')
// out: zeroCreate = (1, 2, [[0; 0]])
// out: zeroCreate -1 !! ArgumentException: The input must be non-negative.|length1 = -1 (Parameter 'length1')
// out: 00 01 10 11 init order = (2, 2, [[0; 1]; [1; 2]])
// out: init -1 !! ArgumentException: The input must be non-negative.|length1 = -1 (Parameter 'length1')
// out: init raises !! Exception: boom
// out: get = (12, 1)
// out: get 2 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: item 2 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: set 2 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: set item 2 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: get of none 2 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: get 0 3 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: item 0 3 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: set 0 3 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: set item 0 3 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: get of none 0 3 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: get -1 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: item -1 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: set -1 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: set item -1 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: get of none -1 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: get 0 -1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: item 0 -1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: set 0 -1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: set item 0 -1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: get of none 0 -1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: get 2147483647 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: item 2147483647 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: set 2147483647 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: set item 2147483647 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: get of none 2147483647 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: get 1 2147483647 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: item 1 2147483647 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: set 1 2147483647 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: set item 1 2147483647 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: get of none 1 2147483647 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: set = ((2, 3, [[8; 1; 2]; [10; 9; 12]]), (2, 3, [[0; 1; 2]; [10; 11; 12]]))
// out: copy = ((2, 3, [[0; 1; 2]; [10; 11; 12]]), (3, 0, [[]; []; []]))
// out: <0><1><2><10><11><12>iter = ()
// out: 00:0 01:1 02:2 10:10 11:11 12:12 iteri = ()
// out: <0><1><2><10><11><12>map = (2, 3, [["0"; "1"; "2"]; ["10"; "11"; "12"]])
// out: mapi = (2, 3, [[0; 1; 2]; [10; 12; 14]])
// out: map none = (3, 0, [[]; []; []])
// out: lengths = (3, 0, 6, 2, 3, 2, 0, 0)
// out: GetLength 2 !! IndexOutOfRangeException: Array does not have that many dimensions.
// out: bounds = (0, 2, 1)
// out: rebase = (2, 3, [[0; 1; 2]; [10; 11; 12]])
// out: blit (0, 0, 0, 0, 2, 3) = (3, 3, [[0; 1; 2]; [10; 11; 12]; [0; 0; 0]])
// out: blit (0, 1, 1, 1, 2, 2) = (3, 3, [[0; 0; 0]; [0; 1; 2]; [0; 11; 12]])
// out: blit (1, 2, 2, 2, 1, 1) = (3, 3, [[0; 0; 0]; [0; 0; 0]; [0; 0; 12]])
// out: blit (0, 0, 0, 0, 0, 0) = (3, 3, [[0; 0; 0]; [0; 0; 0]; [0; 0; 0]])
// out: blit (-1, 0, 0, 0, 1, 1) !! ArgumentOutOfRangeException: The index is outside the legal range.|sourceIndex1 = -1, source axis-0 lower bound = 0 (Parameter 'sourceIndex1')
// out: blit (0, -1, 0, 0, 1, 1) !! ArgumentOutOfRangeException: The index is outside the legal range.|sourceIndex2 = -1, source axis-1 lower bound = 0 (Parameter 'sourceIndex2')
// out: blit (0, 0, -1, 0, 1, 1) !! ArgumentOutOfRangeException: The index is outside the legal range.|targetIndex1 = -1, target axis-0 lower bound = 0 (Parameter 'targetIndex1')
// out: blit (0, 0, 0, -1, 1, 1) !! ArgumentOutOfRangeException: The index is outside the legal range.|targetIndex2 = -1, target axis-1 lower bound = 0 (Parameter 'targetIndex2')
// out: blit (0, 0, 0, 0, -1, 1) = (3, 3, [[0; 0; 0]; [0; 0; 0]; [0; 0; 0]])
// out: blit (0, 0, 0, 0, 1, -1) = (3, 3, [[0; 0; 0]; [0; 0; 0]; [0; 0; 0]])
// out: blit (0, 0, 0, 0, 3, 1) !! ArgumentOutOfRangeException: The index is outside the legal range.|count1 = 3, source axis-0 end index = 3 source axis-0 upper bound = 2 (Parameter 'count1')
// out: blit (0, 0, 0, 0, 1, 4) !! ArgumentOutOfRangeException: The index is outside the legal range.|count2 = 4, source axis-1 end index = 4 source axis-1 upper bound = 3 (Parameter 'count2')
// out: blit (0, 0, 2, 0, 2, 1) !! ArgumentOutOfRangeException: The index is outside the legal range.|count1 = 2, target axis-0 end index = 4 target axis-0 upper bound = 3 (Parameter 'count1')
// out: blit (0, 0, 0, 2, 1, 2) !! ArgumentOutOfRangeException: The index is outside the legal range.|count2 = 2, target axis-1 end index = 4 target axis-1 upper bound = 3 (Parameter 'count2')
// out: blit (0, 0, 0, 0, 2147483647, 1) !! ArgumentOutOfRangeException: The index is outside the legal range.|count1 = 2147483647, source axis-0 end index = 2147483647 source axis-0 upper bound = 2 (Parameter 'count1')
// out: equal = (true, 0, true)
// out: array2D = (2, 2, [[1; 2]; [3; 4]])
// out: array2D none = (0, 0, [])
// out: array2D uneven !! ArgumentException: The arrays have different lengths. (Parameter 'vals')
// out: array2D uneven 2 !! ArgumentException: The arrays have different lengths. (Parameter 'vals')
// out: text = [[0; 1; 2]
// out:  [10; 11; 12]]
// out: <0><1><2><10><11><12>for = ()
// out: cast = 36
// out: slice = ((2, 2, [[1; 2]; [11; 12]]), (1, 3, [[10; 11; 12]]), (2, 0, [[]; []]))
// out: slice row = ([|10; 11; 12|], [|1; 11|], [|1; 2|])
// out: slice outside = ((0, 1, []), (1, 3, [[0; 1; 2]]))
// out: set slice = (2, 3, [[7; 8; 2]; [9; 6; 12]])
// out: set row = (2, 3, [[0; 1; 2]; [7; 8; 9]])
// out: 3 create = (1, 2, 3, ['x'; 'x'; 'x'; 'x'; 'x'; 'x'])
// out: 3 create -1 !! ArgumentException: The input must be non-negative.|n2 = -1 (Parameter 'n2')
// out: 3 zeroCreate = (1, 1, 2, [0; 0])
// out: 3 zeroCreate -1 !! ArgumentException: The input must be non-negative.|n3 = -2 (Parameter 'n3')
// out: 000 001 010 011 3 init = (1, 2, 2, [0; 1; 1; 2])
// out: 3 init -1 !! ArgumentException: The input must be non-negative.|n1 = -1 (Parameter 'n1')
// out: <0><1><2><10><11><12><100><101><102><110><111><112>3 iter = ()
// out: 000:0 001:1 002:2 010:10 011:11 012:12 100:100 101:101 102:102 110:110 111:111 112:112 3 iteri = ()
// out: 3 map = (2, 2, 3, [1; 2; 3; 11; 12; 13; 101; 102; 103; 111; 112; 113])
// out: 3 mapi = (2, 2, 3, [0; 1; 2; 1; 2; 3; 1; 2; 3; 2; 3; 4])
// out: 3 get = (112, 12)
// out: 3 get 2 0 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 set 2 0 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 item 2 0 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 get 0 2 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 set 0 2 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 item 0 2 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 get 0 0 3 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 set 0 0 3 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 item 0 0 3 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 get -1 0 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 set -1 0 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 item -1 0 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 get 0 -1 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 set 0 -1 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 item 0 -1 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 get 0 0 -1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 set 0 0 -1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 item 0 0 -1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 get 0 0 -2147483648 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 set 0 0 -2147483648 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 item 0 0 -2147483648 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 3 set = (2, 2, 3, [6; 1; 2; 10; 11; 12; 100; 101; 102; 110; -5; 112])
// out: 3 slice = ((1, 2, 2, [1; 2; 11; 12]), (2, 3, [[100; 101; 102]; [110; -5; 112]]))
// out: 4 = (1, 2, 1, 2, 2, 1)
// out: 4 outside !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 4 outside set !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: 4 create = ('x', 0)
// out: 4 create -1 !! ArgumentException: The input must be non-negative.|n4 = -2 (Parameter 'n4')
open System
open System.Collections.Generic
let name (e: exn) = e.GetType().Name
let t (what: string) (f: unit -> 'a) =
  try printfn "%s = %A" what (f ())
  with e -> printfn "%s !! %s: %s" what (name e) (e.Message.Replace("\n", "|").Replace("\r", ""))
let log x = printf "<%O>" x
let e: int[,] = Array2D.zeroCreate 0 0
let e3: int[,] = Array2D.zeroCreate 3 0
let m = Array2D.init 2 3 (fun i j -> 10 * i + j)
let show (a: 'T[,]) = Array2D.length1 a, Array2D.length2 a, [ for i in 0 .. Array2D.length1 a - 1 -> [ for j in 0 .. Array2D.length2 a - 1 -> a.[i, j] ] ]
t "create" (fun () -> show (Array2D.create 2 2 'x'))
t "create 0" (fun () -> show (Array2D.create 0 2 'x'))
t "create -1" (fun () -> show (Array2D.create -1 2 'x'))
t "create 2 -1" (fun () -> show (Array2D.create 2 -1 'x'))
t "zeroCreate" (fun () -> show (Array2D.zeroCreate<int> 1 2))
t "zeroCreate -1" (fun () -> show (Array2D.zeroCreate<int> -1 2))
t "init order" (fun () -> show (Array2D.init 2 2 (fun i j -> printf "%d%d " i j; i + j)))
t "init -1" (fun () -> show (Array2D.init -1 2 (fun i j -> 0)))
t "init raises" (fun () -> show (Array2D.init 2 2 (fun i j -> if j = 1 then failwith "boom" else 0)))
t "get" (fun () -> Array2D.get m 1 2, m.[0, 1])
for i, j in [ 2, 0; 0, 3; -1, 0; 0, -1; Int32.MaxValue, 0; 1, Int32.MaxValue ] do
  t (sprintf "get %d %d" i j) (fun () -> Array2D.get m i j)
  t (sprintf "item %d %d" i j) (fun () -> m.[i, j])
  t (sprintf "set %d %d" i j) (fun () -> Array2D.set m i j 1)
  t (sprintf "set item %d %d" i j) (fun () -> m.[i, j] <- 1)
  t (sprintf "get of none %d %d" i j) (fun () -> e3.[i, j])
t "set" (fun () -> let a = Array2D.copy m in (Array2D.set a 1 1 9; a.[0, 0] <- 8; show a, show m))
t "copy" (fun () -> show (Array2D.copy m), show (Array2D.copy e3))
t "iter" (fun () -> Array2D.iter log m)
t "iteri" (fun () -> Array2D.iteri (fun i j x -> printf "%d%d:%d " i j x) m)
t "map" (fun () -> show (Array2D.map (fun x -> log x; string x) m))
t "mapi" (fun () -> show (Array2D.mapi (fun i j x -> i * j + x) m))
t "map none" (fun () -> show (Array2D.map string e3))
t "lengths" (fun () -> Array2D.length1 e3, Array2D.length2 e3, m.Length, m.GetLength 0, m.GetLength 1, m.Rank, Array2D.base1 m, Array2D.base2 m)
t "GetLength 2" (fun () -> m.GetLength 2)
t "bounds" (fun () -> m.GetLowerBound 1, m.GetUpperBound 1, m.GetUpperBound 0)
t "rebase" (fun () -> show (Array2D.rebase m))
let blit a b c d e f =
  let target = Array2D.create 3 3 0
  t (sprintf "blit %A" (a, b, c, d, e, f)) (fun () -> Array2D.blit m a b target c d e f; show target)
blit 0 0 0 0 2 3
blit 0 1 1 1 2 2
blit 1 2 2 2 1 1
blit 0 0 0 0 0 0
blit -1 0 0 0 1 1
blit 0 -1 0 0 1 1
blit 0 0 -1 0 1 1
blit 0 0 0 -1 1 1
blit 0 0 0 0 -1 1
blit 0 0 0 0 1 -1
blit 0 0 0 0 3 1
blit 0 0 0 0 1 4
blit 0 0 2 0 2 1
blit 0 0 0 2 1 2
blit 0 0 0 0 Int32.MaxValue 1
t "equal" (fun () -> m = Array2D.copy m, compare m (Array2D.copy m), hash m = hash (Array2D.copy m))
t "array2D" (fun () -> show (array2D [ [ 1; 2 ]; [ 3; 4 ] ]))
t "array2D none" (fun () -> show (array2D ([]: int list list)))
t "array2D uneven" (fun () -> show (array2D [ [ 1; 2 ]; [ 3 ] ]))
t "array2D uneven 2" (fun () -> show (array2D [ [ 1 ]; [ 3; 4 ] ]))
t "text" (fun () -> m)
t "for" (fun () -> for x in m do log x)
t "cast" (fun () -> m |> Seq.cast<int> |> Seq.sum)
t "slice" (fun () -> show m.[0.., 1..2], show m.[1..1, *], show m.[*, 3..])
t "slice row" (fun () -> m.[1, *], m.[*, 1], m.[0, 1..])
t "slice outside" (fun () -> show m.[2..5, 0..0], show m.[-1..0, 0..9])
t "set slice" (fun () -> let a = Array2D.copy m in (a.[0..1, 0..1] <- array2D [ [ 7; 8 ]; [ 9; 6 ] ]; show a))
t "set row" (fun () -> let a = Array2D.copy m in (a.[1, *] <- [| 7; 8; 9 |]; show a))
let c = Array3D.init 2 2 3 (fun i j k -> 100 * i + 10 * j + k)
let show3 (a: 'T[,,]) = Array3D.length1 a, Array3D.length2 a, Array3D.length3 a, [ for x in a |> Seq.cast<'T> -> x ]
t "3 create" (fun () -> show3 (Array3D.create 1 2 3 'x'))
t "3 create -1" (fun () -> show3 (Array3D.create 1 -1 3 'x'))
t "3 zeroCreate" (fun () -> show3 (Array3D.zeroCreate<int> 1 1 2))
t "3 zeroCreate -1" (fun () -> show3 (Array3D.zeroCreate<int> 1 1 -2))
t "3 init" (fun () -> show3 (Array3D.init 1 2 2 (fun i j k -> printf "%d%d%d " i j k; i + j + k)))
t "3 init -1" (fun () -> show3 (Array3D.init -1 2 2 (fun i j k -> i)))
t "3 iter" (fun () -> Array3D.iter log c)
t "3 iteri" (fun () -> Array3D.iteri (fun i j k x -> printf "%d%d%d:%d " i j k x) c)
t "3 map" (fun () -> show3 (Array3D.map (fun x -> x + 1) c))
t "3 mapi" (fun () -> show3 (Array3D.mapi (fun i j k x -> i + j + k) c))
t "3 get" (fun () -> Array3D.get c 1 1 2, c.[0, 1, 2])
for i, j, k in [ 2, 0, 0; 0, 2, 0; 0, 0, 3; -1, 0, 0; 0, -1, 0; 0, 0, -1; 0, 0, Int32.MinValue ] do
  t (sprintf "3 get %d %d %d" i j k) (fun () -> Array3D.get c i j k)
  t (sprintf "3 set %d %d %d" i j k) (fun () -> Array3D.set c i j k 1)
  t (sprintf "3 item %d %d %d" i j k) (fun () -> c.[i, j, k])
t "3 set" (fun () -> Array3D.set c 1 1 1 -5; c.[0, 0, 0] <- 6; show3 c)
t "3 slice" (fun () -> show3 c.[0..0, *, 1..], show c.[1, *, *])
let f = Array4D.init 1 2 1 2 (fun i j k l -> i + j + k + l)
t "4" (fun () -> Array4D.length1 f, Array4D.length2 f, Array4D.length3 f, Array4D.length4 f, f.[0, 1, 0, 1], Array4D.get f 0 1 0 0)
t "4 outside" (fun () -> f.[0, 2, 0, 0])
t "4 outside set" (fun () -> Array4D.set f 0 0 1 0 3)
t "4 create" (fun () -> (Array4D.create 1 1 1 2 'x').[0, 0, 0, 1], (Array4D.zeroCreate<int> 1 1 1 1).[0, 0, 0, 0])
t "4 create -1" (fun () -> (Array4D.create 1 1 1 -2 'x').Length)
