module HelloWorldDirect
open System

[<EntryPoint>]
let main argv =
    Console.Write "Hello, World!"
    Console.WriteLine ""
    0

// ClefExpr 6.1 text
//=== Entry Point 0 ===
//Module HelloWorldDirect:
//  Let main =
//    Lambda(argv) ->
//      Seq:
//        App(Var(Console.Write -> 12356), [Literal(String "Hello, World!")])
//        Seq:
//          App(Var(Console.WriteLine -> 12362), [Literal(String "")])
//          Literal(Int32 0)

// ClefExpr 3.1 json
//{
//  "kind": "Variable",
//  "name": "Console.Write",
//  "type": "TFun(string -> unit)",
//  "isMutable": false,
//  "definitionId": 12356
//}

// ClefExpr 6.2 json: returnType is what the call returns, as 5.2 has it; the text has the type of the function here
//{
//  "kind": "Application",
//  "function": {
//    "kind": "Variable",
//    "name": "Console.Write",
//    "definitionId": 12356
//  },
//  "arguments": [
//    {
//      "kind": "Literal",
//      "value": "String \"Hello, World!\""
//    }
//  ],
//  "returnType": "unit",
//  "srtpResolution": null
//}
