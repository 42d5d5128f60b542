// out: <div id='x' n='4' class='a b c'></div>
// out: <div>hello<span>inner</span><span>item 1</span><span>item 2</span><span>item 3</span>yeselse</div>
// out: Ok { Name = "web"
// out:      Port = 80
// out:      Tags = ["y"; "x"] }
// out: Error "no port"
// custom ops as DSL
type Html = { Tag: string; Attrs: (string * string) list; Kids: Node list }
and Node = Elem of Html | Text of string
type HB(tag: string) =
    member _.Yield(()) = { Tag = tag; Attrs = []; Kids = [] }
    member _.Yield(s: string) = { Tag = tag; Attrs = []; Kids = [ Text s ] }
    member _.Yield(h: Html) = { Tag = tag; Attrs = []; Kids = [ Elem h ] }
    member _.Combine(a: Html, b: Html) = { a with Attrs = a.Attrs @ b.Attrs; Kids = a.Kids @ b.Kids }
    member _.Delay f : Html = f ()
    member _.Zero() = { Tag = tag; Attrs = []; Kids = [] }
    member x.For(s: seq<'a>, f: 'a -> Html) = s |> Seq.map f |> Seq.fold (fun a b -> x.Combine(a, b)) (x.Zero())
    [<CustomOperation "attr">]
    member _.Attr(h: Html, k: string, v: string) = { h with Attrs = h.Attrs @ [ k, v ] }
    [<CustomOperation "attr">]
    member _.Attr(h: Html, k: string, v: int) = { h with Attrs = h.Attrs @ [ k, string v ] }
    [<CustomOperation "cls">]
    member _.Cls(h: Html, [<System.ParamArray>] names: string[]) = { h with Attrs = h.Attrs @ [ "class", String.concat " " names ] }
let div = HB "div"
let span = HB "span"
let rec render (h: Html) =
    let a = h.Attrs |> List.map (fun (k, v) -> $" {k}='{v}'") |> String.concat ""
    let k = h.Kids |> List.map (function Text s -> s | Elem e -> render e) |> String.concat ""
    $"<{h.Tag}{a}>{k}</{h.Tag}>"
let one = div { attr "id" "x"
                attr "n" 4
                cls "a" "b" "c" }
printfn "%s" (render one)
let two = div {
    "hello"
    span { "inner" }
    for i in 1..3 do
        span { $"item {i}" }
    if true then "yes"
    if false then "no" else "else"
}
printfn "%s" (render two)
type Cfg = { Name: string; Port: int; Tags: string list }
type CfgB() =
    member _.Yield _ = { Name = ""; Port = 0; Tags = [] }
    member _.Run(c: Cfg) = if c.Port = 0 then Error "no port" else Ok c
    [<CustomOperation("name")>] member _.Name(c, n) = { c with Name = n }
    [<CustomOperation("port")>] member _.Port(c, p) = { c with Port = p }
    [<CustomOperation("tag")>] member _.Tag(c, t) = { c with Tags = t :: c.Tags }
let cfg = CfgB()
printfn "%A" (cfg { name "web"; port 80; tag "x"; tag "y" })
printfn "%A" (cfg {
    name "web"
    tag ("a" + "b")
})
