// out: {"Name":"\u00DCn\u00EF \u003Cx\u003E","Count":3,"Ratio":0.5,"Price":1.20,"Flag":true,"Inner":{"X":1,"Label":null},"Items":[1,2],"Words":["a","b"],"Maybe":4,"Nothing":null,"Table":{"k":1,"l":2},"Kind":2,"Pair":{"Item1":1,"Item2":"p"},"When":"2024-01-02T03:04:05","Id":"00000000-0000-0000-0000-000000000000","Letter":"c","Bytes":"AQL/"}
// out: {
// out:   "X": 1,
// out:   "Label": null
// out: }
// out: [1,2,3]
// out: "text"
// out: 1
// out: 1
// out: null
// out: "x"
// out: null
// out: {"A":1,"B":["x"]}
// out: {"a":1,"b":2}
// out: {"5":["five"]}
// out: [{"X":2,"Label":"l"}]
// out: [1,3]
// out: [1,2,3]
// out: {"1":"a"}
// out: {"Number":4,"Twice":8,"Text":"t"}
// out: {"the_name":"f","URLValue":1}
// out: [
// out:   {
// out:     "the_name": "f",
// out:     "urlValue": 1
// out:   }
// out: ]
// out: {"some_name":1,"x":2}
// out: "é<\"'&+\\\n"
// out: [1,"a",null]
// out: 10
// out: 3
// out: F# discriminated union serialization is not suppor
// JsonSerializer.Serialize: records, collections, options, attributes, settings.
open System
open System.Collections.Generic
open System.Text.Json
open System.Text.Json.Serialization

type Kind =
    | One = 1
    | Two = 2
type Inner = { X: int; Label: string }
type Outer =
    { Name: string
      Count: int
      Ratio: float
      Price: decimal
      Flag: bool
      Inner: Inner
      Items: int list
      Words: string[]
      Maybe: int option
      Nothing: string option
      Table: Map<string, int>
      Kind: Kind
      Pair: int * string
      When: DateTime
      Id: Guid
      Letter: char
      Bytes: byte[] }
[<CLIMutable>]
type Named =
    { [<JsonPropertyName "the_name">]
      FirstName: string
      [<JsonIgnore>]
      Secret: string
      URLValue: int }
type Class(n: int) =
    member _.Number = n
    member _.Twice = n * 2
    member val Text = "t" with get, set
type Shape =
    | Circle of float
    | Dot

let outer =
    { Name = "Ünï <x>"
      Count = 3
      Ratio = 0.5
      Price = 1.20M
      Flag = true
      Inner = { X = 1; Label = null }
      Items = [ 1; 2 ]
      Words = [| "a"; "b" |]
      Maybe = Some 4
      Nothing = None
      Table = Map [ "k", 1; "l", 2 ]
      Kind = Kind.Two
      Pair = (1, "p")
      When = DateTime(2024, 1, 2, 3, 4, 5)
      Id = Guid.Empty
      Letter = 'c'
      Bytes = [| 1uy; 2uy; 255uy |] }
printfn "%s" (JsonSerializer.Serialize outer)
printfn "%s" (JsonSerializer.Serialize(outer.Inner, JsonSerializerOptions(WriteIndented = true)))
printfn "%s" (JsonSerializer.Serialize [ 1; 2; 3 ])
printfn "%s" (JsonSerializer.Serialize "text")
printfn "%s" (JsonSerializer.Serialize 1.0)
printfn "%s" (JsonSerializer.Serialize(Some 1))
printfn "%s" (JsonSerializer.Serialize(None: int option))
printfn "%s" (JsonSerializer.Serialize(ValueSome "x"))
printfn "%s" (JsonSerializer.Serialize(null: string))
printfn "%s" (JsonSerializer.Serialize {| A = 1; B = [ "x" ] |})
printfn "%s" (JsonSerializer.Serialize(dict [ "a", 1; "b", 2 ]))
let table = Dictionary<int, string list>()
table.[5] <- [ "five" ]
printfn "%s" (JsonSerializer.Serialize table)
printfn "%s" (JsonSerializer.Serialize(ResizeArray [ { X = 2; Label = "l" } ]))
printfn "%s" (JsonSerializer.Serialize(set [ 3; 1 ]))
printfn "%s" (JsonSerializer.Serialize(seq { 1..3 }))
printfn "%s" (JsonSerializer.Serialize(Map [ 1, "a" ]))
printfn "%s" (JsonSerializer.Serialize(Class 4))
printfn "%s" (JsonSerializer.Serialize { FirstName = "f"; Secret = "s"; URLValue = 1 })
let camel = JsonSerializerOptions(PropertyNamingPolicy = JsonNamingPolicy.CamelCase, WriteIndented = true)
printfn "%s" (JsonSerializer.Serialize([ { FirstName = "f"; Secret = "s"; URLValue = 1 } ], camel))
let snake = JsonSerializerOptions(PropertyNamingPolicy = JsonNamingPolicy.SnakeCaseLower, DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingNull)
printfn "%s" (JsonSerializer.Serialize({| SomeName = 1; URLValue = (null: string); X = Some 2; Y = (None: int option) |}, snake))
let relaxed = JsonSerializerOptions(Encoder = System.Text.Encodings.Web.JavaScriptEncoder.UnsafeRelaxedJsonEscaping)
printfn "%s" (JsonSerializer.Serialize("é<\"'&+\\\n", relaxed))
printfn "%s" (JsonSerializer.Serialize(box [ box 1; box "a"; null ]))
printfn "%d" (JsonSerializer.SerializeToUtf8Bytes([ "é" ]).Length)
printfn "%d" (JsonSerializer.SerializeToElement(outer).GetProperty("Count").GetInt32())
try printfn "%s" (JsonSerializer.Serialize(Circle 1.0)) with :? NotSupportedException as e -> printfn "%s" (e.Message.Substring(0, 50))
