// A program's own attribute of that name is not Clef's.
type ExportAttribute(what: string) =
    inherit System.Attribute()
    member _.What = what
[<Export "not a name of C">]
let same x = x
printfn "%d" (same 2)
let wrong: string = 1 //! FS0001
