// out: 2 Null
// out: { Width = 2
// out:   Height = 1 }
// out: 4
// RequireQualifiedAccess hides cases and fields from others, not from the type's own members.
[<RequireQualifiedAccess>]
type Json =
    | Null
    | Text of string
    | List of Json list
    member this.Depth =
        match this with
        | List items -> 1 + (items |> Seq.map (fun i -> i.Depth) |> Seq.fold max 0)
        | Null | Text _ -> 0
    static member Of(s: string) = if s = "" then Null else Text s

[<RequireQualifiedAccess>]
type Size =
    { Width: int; Height: int }
    member s.Turned = { Width = s.Height; Height = s.Width }
    static member Square n = { Width = n; Height = n }

printfn "%d %A" (Json.List [ Json.Null; Json.List [ Json.Of "a" ] ]).Depth (Json.Of "")
printfn "%A" { Size.Width = 1; Size.Height = 2 }.Turned
printfn "%d" (Size.Square 4).Height
