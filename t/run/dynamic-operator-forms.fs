// out: 3 4 4
// out: Contains = 10
// out: Hello.Contains(10)
// out: Hello.Contains(10)
// out: Hello.Contains(10)
// out: ["a.B(1)"; "c.D(2)"]
// out: Hello.Contains.Startswith
// out: 14
// out: H
// out: Str "x" Num 3.0
// out: red
module Z =
    let (?) (o : Map<string,int>) (s : string) : int = o.[s]
    let m = Map [ "Length", 3; "Size", 4 ]
    let test () = m ? Length
    printfn "%d %d %d" (test ()) m?Size (m ? ("Si" + "ze"))
    let log = ResizeArray<string>()
    let (?<-) (o : obj) (m : string) (v : obj) = log.Add(sprintf "%s = %A" m v)
    "hello" ? Contains <- 10
    log.ForEach(fun l -> printfn "%s" l)
module A =
    let (?) (o: string) (s: string) = fun (n: int) -> sprintf "%s.%s(%d)" o s n
    printfn "%s" ("Hello" ? Contains(10))
    printfn "%s" ("Hello" ? Contains (10))
    printfn "%s" ("Hello" ? Contains 10)
    printfn "%A" [ "a" ? B(1); "c" ? D 2 ]
module B =
    let (?) (o: string) (s: string) = o + "." + s
    printfn "%s" ("Hello" ? Contains ? Startswith)
    printfn "%d" ("Hello" ? Contains.Length)
    printfn "%c" ("Hello" ? Contains.[0])
type Json =
    | Obj of (string * Json) list
    | Str of string
    | Num of float
    static member (?) (j: Json, key: string) =
        match j with
        | Obj fields -> fields |> List.find (fun (k, _) -> k = key) |> snd
        | _ -> failwith "not an object"
let j = Obj [ "name", Str "x"; "inner", Obj [ "n", Num 3.0 ] ]
printfn "%A %A" (j?name) ((j?inner)?n)
type Bag() =
    let d = System.Collections.Generic.Dictionary<string, string>()
    static member (?<-) (b: Bag, key: string, v: string) = b.Set(key, v)
    static member (?) (b: Bag, key: string) = b.Get key
    member _.Set(k, v) = d.[k] <- v
    member _.Get k = d.[k]
let b = Bag()
b?color <- "red"
printfn "%s" b?color
