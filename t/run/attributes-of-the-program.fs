// out: runs x
// Attributes defined by the program: on types, members, values, with and without the suffix.
open System

[<AttributeUsage(AttributeTargets.Class ||| AttributeTargets.Method, AllowMultiple = true)>]
type AuthorAttribute(name: string) =
    inherit Attribute()
    member _.Name = name
    member val Year = 0 with get, set

type NoteAttribute() =
    inherit System.Attribute()

[<Author("Ada", Year = 1843); Note>]
type Engine() =
    [<Author "Bob">]
    member _.Run() = "runs"

[<NoteAttribute>]
let run (e: Engine) = e.Run()

printfn "%s %s" (run (Engine())) (AuthorAttribute("x", Year = 3).Name)
