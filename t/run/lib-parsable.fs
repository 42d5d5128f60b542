// out: 12 1.5 7uy -3L
// out: Some 12 None None
// out: 01:02:03
// out: None
// out: 1.10
// out: 6 0.75
// out: { X = 1
// out:   Y = 2 } None
// out: The input string 'a' was not in a correct format.
// IParsable: numbers, dates and times that a text names, in generic functions and constraints.
open System
open System.Globalization

let parse<'T when 'T :> IParsable<'T>> (s: string) = 'T.Parse(s, CultureInfo.InvariantCulture)

let tryParse<'T when 'T :> IParsable<'T>> (s: string) =
    let mutable value = Unchecked.defaultof<'T>
    if 'T.TryParse(s, CultureInfo.InvariantCulture, &value) then Some value else None

printfn "%d %g %A %A" (parse<int> "12") (parse<float> "1.5") (parse<byte> "7") (parse<int64> "-3")
printfn "%A %A %A" (tryParse<int> "12") (tryParse<float> "x") (tryParse<uint16> "70000")
printfn "%A" (parse<TimeSpan> "01:02:03")
printfn "%A" (tryParse<DateTime> "2024-02-30")
printfn "%M" (parse<decimal> "1.10")

let sumOf<'T when 'T :> IParsable<'T>> (add: 'T -> 'T -> 'T) (zero: 'T) (text: string) =
    text.Split ',' |> Seq.map parse<'T> |> Seq.fold add zero

printfn "%d %g" (sumOf (+) 0 "1,2,3") (sumOf (+) 0.0 "0.5,0.25")

type Point =
    { X: int; Y: int }

    interface IParsable<Point> with
        static member Parse(s: string, _: IFormatProvider) =
            match s.Split ';' with
            | [| x; y |] -> { X = int x; Y = int y }
            | _ -> raise (FormatException "no point")

        static member TryParse(s: string, _: IFormatProvider, result: byref<Point>) =
            match s.Split ';' with
            | [| x; y |] ->
                result <- { X = int x; Y = int y }
                true
            | _ -> false

printfn "%A %A" (parse<Point> "1;2") (tryParse<Point> "1")

try
    printfn "%d" (parse<int> "a")
with :? FormatException as e ->
    printfn "%s" e.Message
