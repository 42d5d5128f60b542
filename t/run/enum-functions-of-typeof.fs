// out: Red
// out: Green
// out: Blue
// out: [Red; Green; Blue]
// out: [|Red; Green; Blue|] [Red; Green; Blue]
// out: [|"Red"; "Green"; "Blue"|]
// out: Green
// out: Green
// out: Blue Blue
// out: true false
// out: true
// out: true
// out: "Blue"
// out: 3
// out: 3
// out: [Red; Green; Blue]
// out: [Red; Green; Blue]
open System
type Color = Red = 1 | Green = 2 | Blue = 4
let p fmt = printfn fmt
for v in Enum.GetValues(typeof<Color>) do p "%O" v
Enum.GetValues(typeof<Color>) |> Seq.cast<Color> |> Seq.toList |> p "%A"
let all = Enum.GetValues(typeof<Color>) :?> Color[]
let all2 = (Enum.GetValues typeof<Color>) :?> (Color array) |> Array.toList
p "%A %A" all all2
p "%A" (Enum.GetNames(typeof<Color>))
p "%A" (Enum.Parse(typeof<Color>, "Green") :?> Color)
p "%A" (Enum.Parse(typeof<Color>, "green", true) :?> Color)
let c = unbox<Color> (Enum.Parse(typeof<Color>, "Blue"))
let d: Color = downcast Enum.Parse(typeof<Color>, "Blue")
p "%A %A" c d
p "%b %b" (Enum.IsDefined(typeof<Color>, 2)) (Enum.IsDefined(typeof<Color>, 3))
p "%b" (Enum.IsDefined(typeof<Color>, "Red"))
p "%b" (System.Enum.IsDefined(typeof<Color>, Color.Red))
p "%A" (Enum.GetName(typeof<Color>, Color.Blue))
p "%d" (Enum.GetValues(typeof<Color>).Length)
p "%d" (Enum.GetNames(typeof<Color>).Length)
let values<'T> = Enum.GetValues(typeof<'T>) |> Seq.cast<'T> |> List.ofSeq
p "%A" (values<Color>)
p "%A" [ for x in Enum.GetValues(typeof<Color>) -> unbox<Color> x ]
