open Some.Lib

printf "%s" (Data.text "Some.Lib.data._1.a-b.txt")
printfn "%s" (Data.text "Some.Lib.data._1.utf.txt")
printfn "%A" (Data.bytes "the name")
printfn "%s" (Data.text "the other")
printfn "%A" (Data.names ())
let name = System.Reflection.Assembly.GetExecutingAssembly().GetName()
printfn "%s %O" name.Name name.Version
