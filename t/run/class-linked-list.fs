// out: [1; 2; 3; 4] 4
// out: 20
// out: [20; 3]
// out: [3; 4]
// out: bad index 9
// out: [a; b; a; b] true
// out: a b 
// out: ["20"; "3"; "4"]
// out: 28
// out: [(1, "a"); (20, "b")]
// out: 0 1 2
// out: 3 4 5
// out: 0 3
// out: 1 4
// out: 2 5
// out: 5 14
// out: 14 50
// out: 0 0.5 1
// out: 1.5 2 2.5
// out: 100
open System
open System.Collections.Generic

type LinkedNode<'T>(value: 'T) =
    member val Value = value with get, set
    member val Next: LinkedNode<'T> option = None with get, set

type MyList<'T>() =
    let mutable head: LinkedNode<'T> option = None
    let mutable tail: LinkedNode<'T> option = None
    let mutable count = 0
    new(items: seq<'T>) as this =
        MyList<'T>()
        then
            for i in items do
                this.Add i
    member _.Count = count
    member _.IsEmpty = count = 0
    member _.Add(x: 'T) =
        let n = Some(LinkedNode x)
        match tail with
        | None -> head <- n
        | Some t -> t.Next <- n
        tail <- n
        count <- count + 1
    member this.AddRange(xs) = for x in xs do this.Add x
    member private _.NodeAt i =
        if i < 0 || i >= count then raise (IndexOutOfRangeException $"bad index {i}")
        let mutable n = head.Value
        for _ in 1..i do n <- n.Next.Value
        n
    member this.Item
        with get i = this.NodeAt(i).Value
        and set i v = this.NodeAt(i).Value <- v
    member this.GetSlice(lo: int option, hi: int option) =
        let lo = defaultArg lo 0
        let hi = defaultArg hi (count - 1)
        MyList(seq { for i in lo..hi -> this.[i] })
    interface IEnumerable<'T> with
        member _.GetEnumerator() =
            let s =
                seq {
                    let mutable cur = head
                    while cur.IsSome do
                        yield cur.Value.Value
                        cur <- cur.Value.Next
                }
            s.GetEnumerator()
    interface Collections.IEnumerable with
        member this.GetEnumerator() : Collections.IEnumerator =
            (this :> IEnumerable<'T>).GetEnumerator() :> _
    override this.ToString() = "[" + String.Join("; ", this) + "]"
    static member Empty = MyList<'T>()
    static member (+)(a: MyList<'T>, b: MyList<'T>) = MyList(Seq.append a b)

let l = MyList<int>()
l.Add 1
l.AddRange [ 2; 3; 4 ]
printfn "%O %d" l l.Count
l.[1] <- 20
printfn "%d" l.[1]
printfn "%O" l.[1..2]
printfn "%O" l.[2..]
try l.[9] |> ignore with :? IndexOutOfRangeException as e -> printfn "%s" e.Message
let m = MyList [ "a"; "b" ]
printfn "%O %b" (m + m) (MyList<string>.Empty.IsEmpty)
for x in m do printf "%s " x
printfn ""
printfn "%A" (l |> Seq.filter (fun x -> x > 2) |> Seq.map string |> Seq.toList)
printfn "%d" (Seq.fold (+) 0 l)
printfn "%A" (Seq.zip l m |> Seq.toList)

type Matrix<'T> internal (rows: int, cols: int, data: 'T[]) =
    member _.Rows = rows
    member _.Cols = cols
    member _.Item
        with get (i, j) = data.[i * cols + j]
        and set (i, j) v = data.[i * cols + j] <- v
    member _.Map f = Matrix(rows, cols, Array.map f data)
    member this.Transpose() =
        Matrix(cols, rows, Array.init (rows * cols) (fun k -> this.[k % rows, k / rows]))
    static member Init(r, c, f) = Matrix(r, c, Array.init (r * c) (fun k -> f (k / c) (k % c)))
    static member inline Multiply(a: Matrix< ^N>, b: Matrix< ^N>) : Matrix< ^N> =
        Matrix.Init(a.Rows, b.Cols, fun i j ->
            let mutable s = LanguagePrimitives.GenericZero
            for k in 0 .. a.Cols - 1 do
                s <- s + a.[i, k] * b.[k, j]
            s)
    override this.ToString() =
        [ for i in 0 .. rows - 1 -> String.Join(" ", [ for j in 0 .. cols - 1 -> string (box this.[i, j]) ]) ]
        |> String.concat "\n"
let mm = Matrix.Init(2, 3, fun i j -> i * 3 + j)
printfn "%O" mm
printfn "%O" (mm.Transpose())
printfn "%O" (Matrix<int>.Multiply(mm, mm.Transpose()))
printfn "%O" (mm.Map(fun x -> float x / 2.0))
mm.[0, 0] <- 100
printfn "%d" mm.[0, 0]
