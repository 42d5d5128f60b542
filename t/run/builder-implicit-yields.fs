// out: in the middle
// out: (title (n 1) two (n 3) let! a b three)
type Doc = Text of string | Group of Doc list
type DocBuilder() =
    member _.Yield(s: string) = [Text s]
    member _.Yield(d: Doc) = [d]
    member _.YieldFrom(ds: Doc list) = ds
    member _.Combine(a: Doc list, b: Doc list) = a @ b
    member _.Delay(f: unit -> Doc list) = f ()
    member _.Zero() : Doc list = []
    member _.For(xs: seq<'a>, f: 'a -> Doc list) = Seq.fold (fun acc x -> acc @ f x) [] xs
    member _.Run(ds: Doc list) = Group ds
let doc = DocBuilder()
let rec render d =
    match d with
    | Text s -> s
    | Group ds -> "(" + String.concat " " (ds |> List.map render) + ")"
let inner n = doc {
    "n"
    string n
}
let page =
    doc {
        "title"
        for i in 1 .. 3 do
            if i <> 2 then
                inner i
            else
                "two"
        printfn "in the middle"
        let x = "let"
        x + "!"
        yield! [Text "a"; Text "b"]
        match 3 with
        | 3 -> "three"
        | _ -> ()
    }
printfn "%s" (render page)
