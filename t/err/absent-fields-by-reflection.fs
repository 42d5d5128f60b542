// Fields by reflection raise where they are called: a library in which nobody calls the function is accepted.
open System.Reflection
let names (x: obj) = x.GetType().GetFields(BindingFlags.NonPublic ||| BindingFlags.Instance) |> Array.map (fun f -> f.Name) //! warning CLEF1009 'GetFields' is not available
let set (x: obj) (name: string) (value: obj) =
    let field = x.GetType().GetField(name, BindingFlags.Instance) //! warning CLEF1009 'GetField' is not available
    field.SetValue(x, value)
printfn "%d" 1
