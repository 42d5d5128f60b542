// out: Ok "a@b" Error "bad"
// out: Name "x" Name "" Name "y"
// A case in front of a longer path does not hide the module or the type of its name.
type Email = private Email of string

module Email =
    let create (s: string) = if s.Contains "@" then Ok(Email s) else Error "bad"
    let value (Email s) = s

type Name =
    | Name of string
    static member Create s = Name s
    static member Nobody = Name ""


printfn "%A %A" (Email.create "a@b" |> Result.map Email.value) (Email.create "ab")
printfn "%A %A %A" (Name.Create "x") Name.Nobody (Name.Name "y")
