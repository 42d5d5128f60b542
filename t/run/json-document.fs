// out: Object 12
// out: name: String "Ada \u00e9\n\"x\""
// out: n: Number 12
// out: f: Number -1.5e3
// out: big: Number 12345678901
// out: ok: True true
// out: no: False false
// out: nil: Null null
// out: list: Array [1, 2, [], {}]
// out: deep: Object { "a": { "b": [ { "c": "d" } ] } }
// out: dec: Number 0.1
// out: when: String "2024-02-03T04:05:06Z"
// out: n: Number 13
// out: Ada é
// out: "x"
// out: 13 -1500 12345678901
// out: true false
// out: true
// out: 4 1 {}
// out: Number;Number;Array;Object;
// out: d
// out: 0.1
// out: 2024-02-03 04:05:06Z
// out: Undefined false
// out: 13
// out: (false, 0)
// out: Ada é
// out: "x"|True|
// out: KeyNotFoundException: The given key was not present in the dictionary.
// out: InvalidOperationException: The requested operation requires an element of type 'String', but the target element has type 'Number'.
// out: InvalidOperationException: The requested operation requires an element of type 'Number', but the target element has type 'String'.
// out: FormatException: One of the identified items was in an invalid format.
// out: InvalidOperationException: The requested operation requires an element of type 'Boolean', but the target element has type 'Number'.
// out: IndexOutOfRangeException: Index was outside the bounds of the array.
// out: InvalidOperationException: The requested operation requires an element of type 'Array', but the target element has type 'Object'.
// out: JsonException: The input does not contain any JSON tokens. Expected the input to start with a valid JSON token, when isFinalBlock is true. LineNumber: 0 | BytePositionInLine: 0.
// out: JsonException: The input does not contain any JSON tokens. Expected the input to start with a valid JSON token, when isFinalBlock is true. LineNumber: 0 | BytePositionInLine: 1.
// out: JsonException: Expected depth to be zero at the end of the JSON payload. There is an open JSON object or array that should be closed. LineNumber: 0 | BytePositionInLine: 1.
// out: JsonException: Expected start of a property name or value, but instead reached end of data. LineNumber: 0 | BytePositionInLine: 2.
// out: JsonException: '2' is invalid after a value. Expected either ',', '}', or ']'. LineNumber: 0 | BytePositionInLine: 3.
// out: JsonException: '1' is invalid after a property name. Expected a ':'. LineNumber: 0 | BytePositionInLine: 5.
// out: JsonException: 'a' is an invalid start of a property name. Expected a '"'. LineNumber: 0 | BytePositionInLine: 1.
// out: JsonException: 'tru' is an invalid JSON literal. Expected the literal 'true'. LineNumber: 0 | BytePositionInLine: 3.
// out: JsonException: 'nul!' is an invalid JSON literal. Expected the literal 'null'. LineNumber: 0 | BytePositionInLine: 3.
// out: JsonException: Invalid leading zero before '1'. LineNumber: 0 | BytePositionInLine: 1.
// out: JsonException: Expected a digit ('0'-'9'), but instead reached end of data. LineNumber: 0 | BytePositionInLine: 2.
// out: JsonException: Expected a digit ('0'-'9'), but instead reached end of data. LineNumber: 0 | BytePositionInLine: 1.
// out: JsonException: The JSON array contains a trailing comma at the end which is not supported in this mode. Change the reader options. LineNumber: 0 | BytePositionInLine: 3.
// out: JsonException: The JSON object contains a trailing comma at the end which is not supported in this mode. Change the reader options. LineNumber: 0 | BytePositionInLine: 7.
// out: JsonException: Expected end of string, but instead reached end of data. LineNumber: 0 | BytePositionInLine: 4.
// out: JsonException: '0x0A' is invalid within a JSON string. The string should be correctly escaped. LineNumber: 0 | BytePositionInLine: 2.
// out: JsonException: 'q' is an invalid escapable character within a JSON string. The string should be correctly escaped. LineNumber: 0 | BytePositionInLine: 2.
// out: JsonException: '2' is invalid after a single JSON value. Expected end of data. LineNumber: 0 | BytePositionInLine: 2.
// out: JsonException: '}' is an invalid start of a value. LineNumber: 0 | BytePositionInLine: 0.
// out: JsonException: 'x' is an invalid start of a value. LineNumber: 2 | BytePositionInLine: 1.
// out: JsonException: 'x' is an invalid end of a number. Expected a delimiter. LineNumber: 0 | BytePositionInLine: 1.
// out: JsonException: 'g' is not a hex digit following '\u' within a JSON string. The string should be correctly escaped. LineNumber: 0 | BytePositionInLine: 5.
// out: 3
// out: 😀 ß
// out: {"s":"a\u0022b\\c/\u003C\u00E9\u003E\u0027\t\u0001\uD83D\uDE00","i":1,"f":1.5,"g":1E+20,"d":1.50,"b":true,"z":null,"empty":[],"none":{},"list":[1,"x",{"k":false},null],"null":null,"time":"2024-01-02T03:04:05Z"}
// out: {
// out:   "s": "a\u0022b\\c/\u003C\u00E9\u003E\u0027\t\u0001\uD83D\uDE00",
// out:   "i": 1,
// out:   "f": 1.5,
// out:   "g": 1E+20,
// out:   "d": 1.50,
// out:   "b": true,
// out:   "z": null,
// out:   "empty": [],
// out:   "none": {},
// out:   "list": [
// out:     1,
// out:     "x",
// out:     {
// out:       "k": false
// out:     },
// out:     null
// out:   ],
// out:   "null": null,
// out:   "time": "2024-01-02T03:04:05Z"
// out: }
// out: []
// out: {
// out:   "name": "Ada \u00E9\n\u0022x\u0022",
// out:   "n": 12,
// out:   "f": -1.5e3,
// out:   "big": 12345678901,
// out:   "ok": true,
// out:   "no": false,
// out:   "nil": null,
// out:   "list": [
// out:     1,
// out:     2,
// out:     [],
// out:     {}
// out:   ],
// out:   "deep": {
// out:     "a": {
// out:       "b": [
// out:         {
// out:           "c": "d"
// out:         }
// out:       ]
// out:     }
// out:   },
// out:   "dec": 0.1,
// out:   "when": "2024-02-03T04:05:06Z",
// out:   "n": 13
// out: }
// out: InvalidOperationException: Cannot write a JSON value within an object without a property name. Current token type is 'StartObject'.
// System.Text.Json: documents, elements, the writer, messages of what is no JSON.
open System
open System.IO
open System.Text
open System.Text.Json

let text = """{ "name": "Ada \u00e9\n\"x\"", "n": 12, "f": -1.5e3, "big": 12345678901, "ok": true, "no": false, "nil": null,
  "list": [1, 2, [], {}], "deep": { "a": { "b": [ { "c": "d" } ] } }, "dec": 0.1, "when": "2024-02-03T04:05:06Z", "n": 13 }"""
let doc = JsonDocument.Parse text
let root = doc.RootElement
printfn "%O %d" root.ValueKind (Seq.length (root.EnumerateObject()))
for p in root.EnumerateObject() do
    printfn "%s: %O %s" p.Name p.Value.ValueKind (p.Value.GetRawText())
printfn "%s" (root.GetProperty("name").GetString())
printfn "%d %g %d" (root.GetProperty("n").GetInt32()) (root.GetProperty("f").GetDouble()) (root.GetProperty("big").GetInt64())
printfn "%b %b" (root.GetProperty("ok").GetBoolean()) (root.GetProperty("no").GetBoolean())
printfn "%b" (isNull (root.GetProperty("nil").GetString()))
let list = root.GetProperty "list"
printfn "%d %O %O" (list.GetArrayLength()) list.[0] list.[3]
for item in list.EnumerateArray() do
    printf "%O;" item.ValueKind
printfn ""
printfn "%s" (root.GetProperty("deep").GetProperty("a").GetProperty("b").[0].GetProperty("c").GetString())
printfn "%M" (root.GetProperty("dec").GetDecimal())
printfn "%s" (root.GetProperty("when").GetDateTime().ToString("u"))
let mutable found = JsonElement()
printfn "%O %b" found.ValueKind (root.TryGetProperty("absent", &found))
match root.TryGetProperty "n" with
| true, n -> printfn "%d" (n.GetInt32())
| _ -> printfn "none"
printfn "%A" (root.GetProperty("big").TryGetInt32())
printfn "%O|%O|%O" (root.GetProperty "name") (root.GetProperty "ok") (root.GetProperty "nil")
let fails (f: unit -> 'a) =
    try
        f () |> ignore
        printfn "no failure"
    with e -> printfn "%s: %s" (if e :? JsonException then "JsonException" else e.GetType().Name) e.Message
fails (fun () -> root.GetProperty "absent")
fails (fun () -> root.GetProperty("n").GetString())
fails (fun () -> root.GetProperty("name").GetInt32())
fails (fun () -> root.GetProperty("big").GetInt32())
fails (fun () -> root.GetProperty("n").GetBoolean())
fails (fun () -> list.[9])
fails (fun () -> root.EnumerateArray())
for wrong in [ ""; " "; "{"; "[1,"; "[1 2]"; "{\"a\" 1}"; "{a:1}"; "tru"; "nul!"; "01"; "1."; "-"; "[1,]"; "{\"a\":1,}"; "\"abc"; "\"a\nb\""; "\"\\q\""; "1 2"; "}"; "[\n 1,\n x]"; "1x"; "\"\\u12g4\"" ] do
    fails (fun () -> JsonDocument.Parse wrong)
let options = JsonDocumentOptions(AllowTrailingCommas = true, CommentHandling = JsonCommentHandling.Skip)
printfn "%d" (JsonDocument.Parse("[1, /* two */ 2, // three\n 3,]", options).RootElement.GetArrayLength())
printfn "%s" (JsonDocument.Parse("\"\\ud83d\\ude00 \\u00df\"").RootElement.GetString())

// the writer
let written (indented: bool) (write: Utf8JsonWriter -> unit) =
    use stream = new MemoryStream()
    use writer = new Utf8JsonWriter(stream, JsonWriterOptions(Indented = indented))
    write writer
    writer.Flush()
    Encoding.UTF8.GetString(stream.ToArray())
let content (w: Utf8JsonWriter) =
    w.WriteStartObject()
    w.WriteString("s", "a\"b\\c/<é>'\t\u0001😀")
    w.WriteNumber("i", 1)
    w.WriteNumber("f", 1.5)
    w.WriteNumber("g", 1e20)
    w.WriteNumber("d", 1.50M)
    w.WriteBoolean("b", true)
    w.WriteNull "z"
    w.WriteStartArray "empty"
    w.WriteEndArray()
    w.WriteStartObject "none"
    w.WriteEndObject()
    w.WritePropertyName "list"
    w.WriteStartArray()
    w.WriteNumberValue 1
    w.WriteStringValue "x"
    w.WriteStartObject()
    w.WriteBoolean("k", false)
    w.WriteEndObject()
    w.WriteNullValue()
    w.WriteEndArray()
    w.WriteString("null", (null: string))
    w.WriteString("time", DateTime(2024, 1, 2, 3, 4, 5, DateTimeKind.Utc))
    w.WriteEndObject()
printfn "%s" (written false content)
printfn "%s" (written true content)
printfn "%s" (written true (fun w -> w.WriteStartArray(); w.WriteEndArray()))
printfn "%s" (written true (fun w -> root.WriteTo w))
fails (fun () -> written false (fun w -> w.WriteStartObject(); w.WriteNumberValue 1))
