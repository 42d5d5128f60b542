// What is not there: of .NET, of other packages, of the program itself.
module Absent

open System.Text.Json.Nodes
open System.Net.Quic
open Acme.Widgets
open System.Colections.Generic

let text = JsonNode.Parse "1"
let client = new HttpClient()
let reply = client.GetAsync("http://localhost").Result
let widget = Widget(3)
widget.Show()

type Shape = Circle of float
let area (s: Shap) = s.Radius * 2.0
type Own() =
    inherit Shap()
    override this.Paint g = g.Draw base.Size
Own().Paint 3
