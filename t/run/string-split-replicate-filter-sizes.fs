// out: 240426543
// out: 873819212
// out: 568123129
// out: 416342242
// out: 421255909
// out: 183884092
// out: 310077292
// out: 983559119
// out: 537033356
// out: 572532796
// out: 253417201
// out: 886117976
// out: 73832490
// out: 214995418
// out: 792502444
// out: 256592472
// out: 383696904
// out: 43925726
// out: 777231332
// out: 106756546
// out: 803253940
// out: 842761788
// out: 602947043
// out: 399184865
// out: 614912142
// out: 201291368
// out: 796059731
// out: 403809718
// out: 765726625
// out: 803616343
// out: 933056617
// out: 73775369
// out: [] []
// out: [] [a]
// out: [1] []
// out: [123] [abc]
// out: [12345678] []
// out: [123] [äöü]
// out: [] [abcdefghijk]
// out: [12] []
// out: []
// String.Split with empty pieces kept and left out, replicate, filter: pieces of all sizes at all places in a word.
open System

let mix (text: string) = Seq.fold (fun s (c: char) -> (s * 31L + int64 c) % 1000000007L) 7L text
let mutable shown = ""
let show (pieces: string[]) = shown <- $"{shown} {pieces.Length} {mix (String.Join('|', pieces))}"

/// One line for all that was shown since the last.
let line () =
    printfn "%d" (mix shown)
    shown <- ""

for size in 0 .. 20 do
    let text = String.Join(",", [ for k in 0 .. 12 -> String('a', (k * 7 + size) % (size + 1)) ])
    show (text.Split ',')
    show (text.Split(',', StringSplitOptions.RemoveEmptyEntries))
    show (text.Split(',', StringSplitOptions.TrimEntries))
    show (text.Split(',', 3, StringSplitOptions.RemoveEmptyEntries))
    show (("é" + text + "ü").Split(',', StringSplitOptions.RemoveEmptyEntries))
    line ()

show ("".Split(',', StringSplitOptions.RemoveEmptyEntries))
show (",,,".Split(',', StringSplitOptions.RemoveEmptyEntries))
show (",".Split ',')
show ("abcdefgh,abcdefghi,é,€uro,".Split ',')
show ("  a  b ".Split(' ', StringSplitOptions.RemoveEmptyEntries))
show ("a;b,c;;d".Split([| ';'; ',' |], StringSplitOptions.RemoveEmptyEntries))

line ()
for count in 0 .. 9 do
    for text in [ ""; "x"; "ab"; "é"; "abcdefgh"; "abcdefghijklmnopq" ] do
        let many = String.replicate count text
        show [| many |]
    line ()

for text in [ ""; "a"; "1"; "a1b2c3"; "12345678"; "ä1ö2ü3"; "abcdefghijk"; "€1€2" ] do
    printfn "[%s] [%s]" (String.filter Char.IsDigit text) (String.filter Char.IsLetter text)
printfn "[%s]" (String.filter (fun _ -> true) null)
