// out: 1 a
// out: 3
// out: [3]
// out: 3 [2; 1]
// out: 4
// out: Some (3, 4)
// out: None
// Items of tuples as properties (FS3220 warns), labels in the types of values, names of array types, tuples for methods.
#nowarn "3220"
let t = (1, "a")
printfn "%d %s" t.Item1 t.Item2
let sum (x: int * int) = x.Item1 + x.Item2
printfn "%d" (sum (1, 2))
printfn "%A" ([ (1, 2, 3) ] |> List.map (fun t -> t.Item3))

let shown: count: int -> string = fun count -> string count
let rec private insert: 'a -> rest: 'a list -> 'a list =
    fun x ->
        function
        | [] -> [ x ]
        | y :: ys -> y :: insert x ys
printfn "%s %A" (shown 3) (insert 1 [ 2 ])

let grid: int array2d = array2D [ [ 1; 2 ]; [ 3; 4 ] ]
printfn "%d" grid.[1, 1]

type Piece(position: int * int) =
    let mutable place = Piece.Checked position
    static member Checked(row: int, column: int) = if row < 0 then None else Some(row, column)
    member _.Place
        with get () = place
        and set p =
            match p with
            | None -> place <- None
            | Some p -> place <- Piece.Checked p
let p = Piece((1, 2))
p.Place <- Some(3, 4)
printfn "%A" p.Place
p.Place <- Some(-1, 4)
printfn "%A" p.Place
