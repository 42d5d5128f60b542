// out: web:8080:z,y
// out: 20 40 40 80 60 120 
// out: 18
type Config = { Name: string; Port: int; Tags: string list }
type ConfigBuilder() =
    member _.Yield(_: unit) = { Name = ""; Port = 0; Tags = [] }
    [<CustomOperation("name")>]
    member _.Name(c: Config, n) = { c with Name = n }
    [<CustomOperation "port">]
    member _.Port(c: Config, p) = { c with Port = p }
    [<CustomOperation "tag">]
    member _.Tag(c: Config, t) = { c with Tags = t :: c.Tags }
    [<CustomOperation "reset">]
    member _.Reset(c: Config) = { c with Tags = [] }
    member _.Run(c: Config) = sprintf "%s:%d:%s" c.Name c.Port (String.concat "," c.Tags)
let config = ConfigBuilder()
let a =
    config {
        name "web"
        port (8000 + 80)
        tag "x"
        reset
        tag "y"
        tag "z"
    }
printfn "%s" a
type PipeBuilder() =
    member _.For(xs: seq<'a>, f: 'a -> seq<'b>) : seq<'b> = Seq.collect f xs
    member _.Yield(x: 'a) : seq<'a> = seq { yield x }
    [<CustomOperation("where", MaintainsVariableSpace = true)>]
    member _.Where(xs: seq<'a>, [<ProjectionParameter>] f: 'a -> bool) = Seq.filter f xs
    [<CustomOperation("select")>]
    member _.Select(xs: seq<'a>, [<ProjectionParameter>] f: 'a -> 'b) = Seq.map f xs
    [<CustomOperation("total")>]
    member _.Total(xs: seq<int>) = Seq.fold (fun a x -> a + x) 0 xs
let pipe = PipeBuilder()
let q =
    pipe {
        for x in [1; 2; 3; 4; 5; 6] do
        for y in [10; 20] do
        where (x % 2 = 0)
        select (x * y)
    }
for x in q do printf "%d " x
printfn ""
let t =
    pipe {
        for x in [1; 2; 3; 4] do
            let z = x * x
            where (z > 3)
            where (x < 4)
            select (x + z)
            total
    }
printfn "%d" t
