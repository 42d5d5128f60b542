// out: 1 3 12
// out: x.y
// out: abc.len.x 7
// out: b
// e?name is (?) e "name", e?name <- x is (?<-) e "name" x, e?(x) is (?) e x; (?) may be a static member.
module Maps =
    open System.Collections.Generic
    let (?) (d: Dictionary<string, 'v>) (name: string) = d[name]
    let (?<-) (d: Dictionary<string, 'v>) (name: string) (v: 'v) = d[name] <- v
    let d = Dictionary<string, int>()
    d?one <- 1
    d?``two words`` <- 2
    let key = "thr" + "ee"
    d?(key) <- 3
    printfn "%d %d %d" d?one d?(key) (d?``two words`` + d?one * 10)
    module M =
        let (?) (s: string) (p: string) = s + "." + p
        printfn "%s" "x"?y
        let s = "abc"
        printfn "%s %d" s?len?x (s?len).Length
module Members =
    type Node = { Name: string; Kids: Node list } with
        static member (?)(n: Node, name: string) = n.Kids |> List.find (fun k -> k.Name = name)
    let tree = { Name = "root"; Kids = [ { Name = "a"; Kids = [ { Name = "b"; Kids = [] } ] } ] }
    let deep: Node = tree?a?b
    printfn "%s" deep.Name
