// out: GET a 30
// out: PUT a 30
// out: GET a 5
// out: DEL a 5
// out: GET a 9
// out: t
// out: h h:80
// out: h/p h:1/p
// out: 5z 1z 1b
// out: a/0 b/1 c/3
// out: 0 6 9
// out: a-b-c
open System.Runtime.InteropServices
type Req(url: string, ?verb: string, ?timeout: int) =
    let verb = defaultArg verb "GET"
    member _.Text = sprintf "%s %s %d" verb url (defaultArg timeout 30)
    member val Tag = "" with get, set
    member _.With(?verb: string, ?timeout) = Req(url, ?verb = verb, ?timeout = timeout)
    static member Build(host: string, ?port: int, ?path: string) =
        match port, path with
        | Some p, Some q -> sprintf "%s:%d/%s" host p q
        | Some p, None -> sprintf "%s:%d" host p
        | None, Some q -> sprintf "%s/%s" host q
        | None, None -> host
    static member Dflt([<Optional; DefaultParameterValue(5)>] a: int, [<Optional; DefaultParameterValue("z")>] b: string) =
        string a + b
printfn "%s" (Req("a").Text)
printfn "%s" (Req("a", "PUT").Text)
printfn "%s" (Req("a", timeout = 5).Text)
printfn "%s" (Req("a", timeout = 5, verb = "DEL").Text)
printfn "%s" (Req("a").With(timeout = 9).Text)
printfn "%s" (Req(url = "b", Tag = "t").Tag)
printfn "%s %s" (Req.Build "h") (Req.Build("h", 80))
printfn "%s %s" (Req.Build("h", path = "p")) (Req.Build("h", path = "p", port = 1))
printfn "%s %s %s" (Req.Dflt()) (Req.Dflt(1)) (Req.Dflt(1, "b"))
type Log =
    static member Write(fmt: string, [<System.ParamArray>] args: obj[]) = sprintf "%s/%d" fmt args.Length
    static member Sum([<System.ParamArray>] xs: int[]) = Array.sum xs
    static member Join(sep: string, [<System.ParamArray>] parts: string[]) = String.concat sep parts
printfn "%s %s %s" (Log.Write "a") (Log.Write("b", 1)) (Log.Write("c", 1, "x", 2.0))
printfn "%d %d %d" (Log.Sum()) (Log.Sum(1, 2, 3)) (Log.Sum [| 4; 5 |])
printfn "%s" (Log.Join("-", "a", "b", "c"))
