module Some.Lib.Data

open System.IO
open System.Reflection

type Marker = class end

let text (name: string) =
    use stream = Assembly.GetExecutingAssembly().GetManifestResourceStream name
    if isNull stream then "none"
    else
        use reader = new StreamReader(stream)
        reader.ReadToEnd()

let bytes (name: string) =
    use stream = typeof<Marker>.Assembly.GetManifestResourceStream name
    Array.init (int stream.Length) (fun _ -> stream.ReadByte())

let names () = Assembly.GetExecutingAssembly().GetManifestResourceNames() |> Array.sort
