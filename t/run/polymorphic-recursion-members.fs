// out: (((1, 1), (1, 1)), ((1, 1), (1, 1)))
// out: ((1, 1), (1, 1))
// out: Tree 3 4
// out: 6 1
// out: 1 [[[[1]]]]
// out: Some (Some (Some (Some (Some "q"))))
// out: { Item = { Item = { Item = 1 } } }
// out: (((((x, 5), 4), 3), 2), 1)
// Classes, interfaces and members whose types grow.
type Tree<'a>(value: 'a, depth: int) =
    member _.Value = value
    member _.Sub: Tree<'a * 'a> = Tree<'a * 'a>((value, value), depth + 1)
    member t.Show(n: int) : string = if n = 0 then sprintf "%A" value else t.Sub.Show(n - 1)
    member _.Depth = depth
    override t.ToString() = sprintf "Tree %d" depth

let t = Tree<int>(1, 0)
printfn "%s" (t.Show 3)
printfn "%A" t.Sub.Sub.Value
printfn "%O %d" t.Sub.Sub.Sub t.Sub.Sub.Sub.Sub.Depth

type Counter<'a>(items: 'a list) =
    let mutable calls = 0
    member _.Calls = calls
    member _.Items = items
    member c.Run(n: int) : int =
        calls <- calls + 1
        if n = 0 then List.length items else Counter<Counter<'a>>([ c; c ]).Run(n - 1) + calls
let c = Counter<string>([ "a"; "b"; "c" ])
printfn "%d %d" (c.Run 4) c.Calls

type IShape<'a> =
    abstract Item: 'a
    abstract Grow: unit -> IShape<'a list>
type Shape<'a>(x: 'a) =
    interface IShape<'a> with
        member _.Item = x
        member _.Grow() = Shape<'a list>([ x ]) :> IShape<'a list>
let rec grow<'a> (s: IShape<'a>) (n: int) : string =
    if n = 0 then sprintf "%A" s.Item else grow (s.Grow()) (n - 1)
printfn "%s %s" (grow (Shape 1) 0) (grow (Shape 1) 4)
let rec fresh<'a> (x: 'a) (n: int) : string =
    let s = { new IShape<'a> with
                member _.Item = x
                member _.Grow() = failwith "no" }
    if n = 0 then sprintf "%A" s.Item else fresh (Some x) (n - 1)
printfn "%s" (fresh "q" 5)

type Record<'a> =
    { Item: 'a }
    member r.Nest(n: int) : string = if n = 0 then sprintf "%A" r else { Item = r }.Nest(n - 1)
printfn "%s" ({ Item = 1 }.Nest 2)
type Maker<'a> =
    static member Make(x: 'a, n: int) : string = if n = 0 then string (box x) else Maker<'a * int>.Make((x, n), n - 1)
printfn "%s" (Maker<string>.Make("x", 5))
