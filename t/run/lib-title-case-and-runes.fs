// out: [Hello World]
// out: [HELLO World]
// out: [Mixed Case]
// out: [Don't Stop]
// out: [It's O'clock O'neil]
// out: [A-B C_D E.F]
// out: [123Abc Abc123def X1y]
// out: [Élan Ça]
// out: []
// out: [  Two  Spaces ]
// out: [USA And Uk]
// out: [X]
// out: [Ab'cd'ef Gh'ij]
// out: [Tab	New
// out: Line]
// out: ABC abc Q q
// out: War And Peace
// out: ,
// out: 233 false true 2 1 é
// out: 4 2
// out: true true false true
// out: É q �
// out: [97; 233; 8364; 128512]
// out: true -1 true
// out: Specified argument was out of the range of valid values. (Parameter 'value')
open System
open System.Text
open System.Globalization
let ti = CultureInfo.InvariantCulture.TextInfo
for s in [ "hello world"; "HELLO world"; "mIxEd cAsE"; "don't stop"; "it's o'clock O'NEIL"; "a-b c_d e.f"; "123abc abc123def x1Y"; "élan ça"; ""; "  two  spaces "; "USA and uk"; "x"; "ab'cd'EF gh'IJ"; "tab\tnew\nline" ] do
    printfn "[%s]" (ti.ToTitleCase s)
printfn "%s %s %c %c" (ti.ToUpper "abc") (ti.ToLower "ABC") (ti.ToUpper 'q') (ti.ToLower 'Q')
printfn "%s" (CultureInfo.CurrentCulture.TextInfo.ToTitleCase "war and peace")
printfn "%s" ti.ListSeparator
let r = Rune('é')
printfn "%d %b %b %d %d %O" r.Value r.IsAscii r.IsBmp r.Utf8SequenceLength r.Utf16SequenceLength r
printfn "%d %d" (Rune(0x1F600).Utf8SequenceLength) (Rune(0x1F600).Utf16SequenceLength)
printfn "%b %b %b %b" (Rune.IsLetter r) (Rune.IsDigit(Rune '5')) (Rune.IsValid 0xD800) (Rune.IsWhiteSpace(Rune ' '))
printfn "%O %O %O" (Rune.ToUpperInvariant r) (Rune.ToLowerInvariant(Rune 'Q')) Rune.ReplacementChar
printfn "%A" [ for r in "aé€😀".EnumerateRunes() -> r.Value ]
printfn "%b %d %b" (Rune 'a' = Rune 97) (compare (Rune 'a') (Rune 'b')) (Rune 'a' < Rune 'b')
try printfn "%O" (Rune 0xD800) with :? ArgumentOutOfRangeException as e -> printfn "%s" (e.Message.Split('\n').[0])
