// out: ' ' 101      6
// out: 'a' 1001     3
// out: 'c' 01010    1
// out: 'd' 01011    1
// out: 'e' 1100     3
// out: 'f' 1101     3
// out: 'g' 01100    1
// out: 'h' 11111    2
// out: 'i' 1110     3
// out: 'l' 01101    1
// out: 'm' 0010     2
// out: 'n' 000      4
// out: 'o' 0011     2
// out: 'p' 01110    1
// out: 'r' 01111    1
// out: 's' 0100     2
// out: 't' 10000    1
// out: 'u' 10001    1
// out: 'x' 11110    1
// out: 1000011111111001001011110010010110010001011100111101001001001110011011100101110100110111110111111100011101110100101001000101110000001010001101011111000001100
// out: 157 bits instead of 312: 50.3%
// out: this is an example for huffman encoding
// out: 39
// out: [84; 79; 66; 69; 79; 82; 78; 79; 84; 256; 258; 260; 265; 259; 261; 263]
// out: TOBEORNOTTOBEORTOBEORNOT
// out: bad code 900 (Parameter 'codes') / codes
// out: [('W', 12); ('B', 1); ('W', 12); ('B', 3); ('W', 4)]
// out: 12W1B12W3B4W
// out: WWWWWWWWWWWWBWWWWWWWWWWWWBBBWWWW
// out: aanndnbb|_naaaa -> banana_bandana
// out: broood         1,17,15,0,0,5
// out: bananaaa       1,1,13,1,1,1,0,0
// out: hiphophiphop   7,8,15,2,15,2,2,3,2,2,3,2
open System
open System.Collections.Generic

type Huffman<'a when 'a: comparison> =
    | Leaf of weight: int * symbol: 'a
    | Node of weight: int * left: Huffman<'a> * right: Huffman<'a>
    member t.Weight = match t with Leaf(w, _) | Node(w, _, _) -> w

module Huffman =
    let build (input: seq<'a>) =
        let queue = PriorityQueue<Huffman<'a>, struct (int * int)>()
        let mutable order = 0
        let push (t: Huffman<'a>) =
            queue.Enqueue(t, struct (t.Weight, order))
            order <- order + 1
        input |> Seq.countBy id |> Seq.sortBy (fun (s, n) -> n, s) |> Seq.iter (fun (s, n) -> push (Leaf(n, s)))
        while queue.Count > 1 do
            let a = queue.Dequeue()
            let b = queue.Dequeue()
            push (Node(a.Weight + b.Weight, a, b))
        queue.Dequeue()

    let codes tree =
        let rec go prefix tree =
            seq {
                match tree with
                | Leaf(symbol = s) -> yield s, (if prefix = "" then "0" else prefix)
                | Node(left = l; right = r) ->
                    yield! go (prefix + "0") l
                    yield! go (prefix + "1") r
            }
        go "" tree |> Map.ofSeq

    let encode codes (s: seq<_>) = s |> Seq.map (fun c -> Map.find c codes) |> String.concat ""

    let decode tree (bits: string) =
        let rec go t i acc =
            match t with
            | Leaf(_, s) when i = bits.Length -> List.rev (s :: acc)
            | Leaf(_, s) -> go tree i (s :: acc)
            | Node(_, l, r) when i < bits.Length -> go (if bits.[i] = '0' then l else r) (i + 1) acc
            | Node _ -> List.rev acc
        go tree 0 []

let text = "this is an example for huffman encoding"
let tree = Huffman.build text
let codes = Huffman.codes tree
for KeyValue(c, code) in codes do
    printfn "%A %-8s %d" c code (text |> Seq.filter ((=) c) |> Seq.length)
let bits = Huffman.encode codes text
printfn "%s" bits
printfn "%d bits instead of %d: %.1f%%" bits.Length (8 * text.Length) (100.0 * float bits.Length / float (8 * text.Length))
printfn "%s" (Huffman.decode tree bits |> Array.ofList |> String)
printfn "%d" tree.Weight

// LZW
let compress (s: string) =
    let dict = Dictionary<string, int>()
    for i in 0..255 do dict.Add(string (char i), i)
    let out = ResizeArray<int>()
    let mutable w = ""
    for c in s do
        let wc = w + string c
        if dict.ContainsKey wc then w <- wc
        else
            out.Add dict.[w]
            dict.[wc] <- dict.Count
            w <- string c
    if w <> "" then out.Add dict.[w]
    List.ofSeq out

let decompress codes =
    let dict = Dictionary<int, string>()
    for i in 0..255 do dict[i] <- string (char i)
    match codes with
    | [] -> ""
    | first :: rest ->
        let sb = Text.StringBuilder(dict[first])
        let mutable w = dict[first]
        for k in rest do
            let entry =
                match dict.TryGetValue k with
                | true, e -> e
                | false, _ when k = dict.Count -> w + string w[0]
                | _ -> invalidArg (nameof codes) (sprintf "bad code %d" k)
            sb.Append entry |> ignore
            dict[dict.Count] <- w + string entry.[0]
            w <- entry
        string sb

let lz = compress "TOBEORNOTTOBEORTOBEORNOT"
printfn "%A" lz
printfn "%s" (decompress lz)
try decompress [ 65; 900 ] |> printfn "%s"
with :? ArgumentException as e -> printfn "%s / %s" e.Message e.ParamName

// run-length encoding, Burrows-Wheeler
let rle (s: string) =
    Seq.foldBack (fun c acc ->
        match acc with
        | (c', n) :: t when c' = c -> (c, n + 1) :: t
        | _ -> (c, 1) :: acc) s []
let unrle = List.map (fun (c, n) -> String.replicate n (string c)) >> String.Concat
let r = rle "WWWWWWWWWWWWBWWWWWWWWWWWWBBBWWWW"
printfn "%A" r
r |> List.iter (fun (c, n) -> printf "%d%c" n c)
printfn "\n%s" (unrle r)
let bwt (s: string) =
    let s = s + "\003"
    let n = s.Length
    [| for i in 0 .. n - 1 -> s.[i..] + s.[.. i - 1] |]
    |> Array.sortWith (fun a b -> String.CompareOrdinal(a, b))
    |> Array.map Seq.last
    |> String
let ibwt (r: string) =
    let table = Array.create r.Length ""
    for _ in r do
        for i in 0 .. r.Length - 1 do table[i] <- string r[i] + table[i]
        Array.sortInPlaceWith (fun (a: string) b -> String.CompareOrdinal(a, b)) table
    (table |> Array.find (fun s -> s.EndsWith "\003")).TrimEnd('\003')
let b = bwt "banana_bandana"
printfn "%s -> %s" (b.Replace('\003', '|')) (ibwt b)
// move to front
let mtf (s: string) =
    List.mapFold (fun alphabet c ->
        let i = List.findIndex ((=) c) alphabet
        i, c :: List.removeAt i alphabet) [ 'a' .. 'z' ] (List.ofSeq s)
    |> fst
for w in [ "broood"; "bananaaa"; "hiphophiphop" ] do
    printfn "%-14s %s" w (mtf w |> List.map string |> String.concat ",")
