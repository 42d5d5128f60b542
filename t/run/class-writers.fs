// out: <a>
// out:   x
// out:   <b>
// out:     y
// out:   </b>
// out: </a>
// out: a {
// out:   x
// out:   b {
// out:     y
// out:   }
// out: }
// out: a {
// out:   x
// out:   b {
// out:     y
// out:   end
// out: end
// out: acquire a
// out: acquire b
// out: use a
// out: use b
// out: release b
// out: release a
// out: oops 0
// out: false
// out: acquire lazy
// out: use lazy
// out: release lazy
open System
open System.Text

[<AbstractClass>]
type Writer() =
    let sb = StringBuilder()
    let mutable indent = 0
    abstract Begin: string -> unit
    abstract End: string -> unit
    member _.Sb = sb
    member internal _.Indent with get () = indent and set v = indent <- v
    member this.Line(s: string) = sb.Append(String(' ', indent * 2)).AppendLine(s) |> ignore
    member this.Scope name body =
        this.Begin name
        this.Indent <- this.Indent + 1
        body ()
        this.Indent <- this.Indent - 1
        this.End name
    interface IDisposable with
        member _.Dispose() = sb.Clear() |> ignore
    override _.ToString() = sb.ToString()

[<Sealed>]
type XmlWriter() =
    inherit Writer()
    override this.Begin n = this.Line $"<{n}>"
    override this.End n = this.Line $"</{n}>"

type BraceWriter(ending: string) =
    inherit Writer()
    new() = new BraceWriter("}")
    override this.Begin n = this.Line(n + " {")
    override this.End _ = this.Line ending

let demo (w: Writer) =
    w.Scope "a" (fun () ->
        w.Line "x"
        w.Scope "b" (fun () -> w.Line "y"))
    printf "%s" (w.ToString())

do
    use w = new XmlWriter()
    demo w
using (new BraceWriter()) demo
demo (new BraceWriter("end"))

type Resource(name: string) =
    static let mutable live = 0
    do
        live <- live + 1
        printfn "acquire %s" name
    static member Live = live
    member _.Use() = printfn "use %s" name
    interface IDisposable with
        member _.Dispose() =
            live <- live - 1
            printfn "release %s" name

let run () =
    use a = new Resource("a")
    use b = new Resource("b")
    a.Use()
    b.Use()
    if Resource.Live = 2 then failwith "oops"
try run () with e -> printfn "%s %d" e.Message Resource.Live
let makeLazy = lazy (new Resource("lazy"))
printfn "%b" makeLazy.IsValueCreated
makeLazy.Value.Use()
(makeLazy.Value :> IDisposable).Dispose()
