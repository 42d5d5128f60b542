// out: [[1.0]
// out:  [2.5]]
// out: generation 4
// out: .....
// out: ..#..
// out: ...#.
// out: .###.
// out: .....
// out: [["0/0"; "0/1"; "0/2"]
// out:  ["1/0"; "0/0!"; "1/2"]]
// out: true
// out: [[[1; 2]; [0; 1; 2]]
// out:  [[1; 2]; [1; 2]]]
// out: 0/0! 4 Some "0/0!"
// out: 21
// out: changed 0/0
// out: b 5
// out: 3
// out: [[1uy]
// out:  [1uy]] [[Some 2]
// out:  [Some 2]]
// out: [[-3; 0]
// out:  [10; 0]]
// out: root n10
// out: int[,] 4
// out: no
// out: 000- 001- 010- 011- 100- 101+ 110- 111- 
// out: 10 -1 2
// out: 8
// matrices, grids and tables of every element type
let multiply (a: float[,]) (b: float[,]) =
    let n, m, p = Array2D.length1 a, Array2D.length2 a, Array2D.length2 b
    let c = Array2D.zeroCreate n p
    for i in 0 .. n - 1 do
        for j in 0 .. p - 1 do
            let mutable sum = 0.0
            for k in 0 .. m - 1 do
                sum <- sum + a.[i, k] * b[k, j]
            c.[i, j] <- sum
    c
printfn "%A" (multiply (array2D [ [ 1.0; 2.0 ]; [ 3.0; 4.0 ] ]) (array2D [ [ 0.5 ]; [ 0.25 ] ]))

type Grid = { cells: bool[,]; mutable generation: int }
let step (g: Grid) =
    let rows, columns = g.cells.GetLength 0, g.cells.GetLength 1
    let alive r c =
        seq {
            for dr in -1 .. 1 do
                for dc in -1 .. 1 do
                    if (dr, dc) <> (0, 0) then
                        let r, c = r + dr, c + dc
                        if r >= 0 && r < rows && c >= 0 && c < columns && g.cells[r, c] then yield 1
        }
        |> Seq.sum
    { cells = Array2D.init rows columns (fun r c -> match alive r c with 3 -> true | 2 -> g.cells[r, c] | _ -> false)
      generation = g.generation + 1 }
let show (g: Grid) =
    printfn "generation %d" g.generation
    for r in 0 .. Array2D.length1 g.cells - 1 do
        printfn "%s" (String.concat "" [ for c in 0 .. Array2D.length2 g.cells - 1 -> if g.cells[r, c] then "#" else "." ])
let glider = Array2D.create 5 5 false
for (r, c) in [ 0, 1; 1, 2; 2, 0; 2, 1; 2, 2 ] do glider[r, c] <- true
let mutable g = { cells = glider; generation = 0 }
for _ in 1 .. 4 do g <- step g
show g

// counted elements: strings, lists, tuples, options, functions
let names = Array2D.init 2 3 (fun i j -> sprintf "%d/%d" i j)
names.[1, 1] <- names.[0, 0] + "!"
printfn "%A" names
let empty : string[,] = Array2D.zeroCreate 1 2
printfn "%b" (isNull empty.[0, 1])
let lists = Array2D.create 2 2 [ 1; 2 ]
lists.[0, 1] <- 0 :: lists.[0, 0]
printfn "%A" lists
let pairs = Array2D.map (fun (s: string) -> s, s.Length, Some s) names
let (s, n, o) = pairs.[1, 1]
printfn "%s %d %A" s n o
let functions = Array2D.init 2 2 (fun i j -> fun x -> x * i + j)
printfn "%d" (functions.[1, 1] 20)
let copy = Array2D.copy names
copy.[0, 0] <- "changed"
printfn "%s %s" copy.[0, 0] names.[0, 0]
let jagged = [| Array2D.create 1 1 'a'; Array2D.create 2 2 'b' |]
printfn "%c %d" jagged.[1].[1, 1] (Array.sumBy (fun (a: char[,]) -> a.Length) jagged)
// edit distance
let distance (a: string) (b: string) =
    let d = Array2D.zeroCreate (a.Length + 1) (b.Length + 1)
    for i in 0 .. a.Length do d.[i, 0] <- i
    for j in 0 .. b.Length do d.[0, j] <- j
    for i in 1 .. a.Length do
        for j in 1 .. b.Length do
            let cost = if a.[i - 1] = b.[j - 1] then 0 else 1
            d.[i, j] <- min (min (d.[i - 1, j] + 1) (d.[i, j - 1] + 1)) (d.[i - 1, j - 1] + cost)
    d.[a.Length, b.Length]
printfn "%d" (distance "kitten" "sitting")
let generic (x: 'T) = Array2D.create 2 1 x
printfn "%A %A" (generic 1uy) (generic (Some 2))
let captured = Array2D.create 2 2 0
let bump () = captured.[1, 0] <- captured.[1, 0] + 5
bump (); bump ()
captured.[0, 0] <- captured.[0, 0] - 3
printfn "%A" captured
type Node = { name: string; children: Node[,] }
let leaf n = { name = n; children = Array2D.zeroCreate 0 0 }
let tree = { name = "root"; children = Array2D.init 2 2 (fun i j -> leaf (sprintf "n%d%d" i j)) }
printfn "%s %s" tree.name tree.children.[1, 0].name
let boxed = box captured
match boxed with
| :? (int[,]) as a -> printfn "int[,] %d" a.Length
| _ -> printfn "no"
match boxed with
| :? (float[,]) -> printfn "float[,]"
| _ -> printfn "no"
let cube = Array3D.create 2 2 2 "-"
cube.[1, 0, 1] <- "+"
Array3D.iteri (fun i j k s -> printf "%d%d%d%s " i j k s) cube
printfn ""
let four = Array4D.init 2 2 2 2 (fun a b c d -> a * 8 + b * 4 + c * 2 + d)
four.[1, 1, 1, 1] <- -1
printfn "%d %d %d" four.[1, 0, 1, 0] (Array4D.get four 1 1 1 1) (Array4D.length4 four)
printfn "%d" (Array3D.map String.length cube |> Seq.cast<int> |> Seq.sum)
