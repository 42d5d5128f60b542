// out: 1 2
// out: 0
// out: inner outer 3
type S<'T>() =
    let mutable items: (int * 'T) list = []
    member _.Add(x: 'T) =
        items <- (items.Length + 1, x) :: items
        let id = items.Length
        { new System.IDisposable with
            member _.Dispose() = items <- items |> List.filter (fun (i, _) -> i <> id) }
    member _.Count = items.Length
let s = S<string>()
let a = s.Add "a"
printf "%d " s.Count
let b = s.Add "b"
printfn "%d" s.Count
a.Dispose()
b.Dispose()
printfn "%d" s.Count
type Base() =
    abstract Text: string
    default _.Text = "inner"
type Outer(n: int) =
    let name = "outer"
    member _.Make() = { new Base() with override _.Text = base.Text + " " + name + " " + string n }
printfn "%s" (Outer(3).Make().Text)
