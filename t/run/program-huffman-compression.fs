// out: empty: 0 bytes, crc 00000000
// out:     none                0 true
// out:     huffman             3 true
// out:     runs                0 true
// out:     lz4095              3 true
// out:     lz64                3 true
// out:     mtf+huffman         3 true
// out:     lz4095+huffman      5 true
// out: one: 40 bytes, crc c95b8a25
// out:     none               40 true
// out:     huffman            10 true
// out:     runs                2 true
// out:     lz4095             11 true
// out:     lz64               11 true
// out:     mtf+huffman        11 true
// out:     lz4095+huffman     19 true
// out: abra: 11 bytes, crc 17eaf9b7
// out:     none               11 true
// out:     huffman            12 true
// out:     runs               22 true
// out:     lz4095             13 true
// out:     lz64               13 true
// out:     mtf+huffman        17 true
// out:     lz4095+huffman     23 true
// out: song: 196 bytes, crc 02dd763b
// out:     none              196 true
// out:     huffman           122 true
// out:     runs              392 true
// out:     lz4095             70 true
// out:     lz64               70 true
// out:     mtf+huffman       131 true
// out:     lz4095+huffman    131 true
// out: mixed: 200 bytes, crc 90f2cd5a
// out:     none              200 true
// out:     huffman           147 true
// out:     runs              400 true
// out:     lz4095            120 true
// out:     lz64              228 true
// out:     mtf+huffman       180 true
// out:     lz4095+huffman    193 true
// out: a 0
// out: b 110
// out: c 1110
// out: d 1111
// out: r 10
// out: [Literal 120uy; Literal 121uy; Literal 122uy; Copy (3, 6); Literal 113uy]
// out: 6 bits: [|184uy|]
// out: 11 true 5
// out: out of bits at 32
// Compression: Huffman codes with bit streams, run lengths, LZ77, move to front, checksums, and a codec interface to combine them.
module Compression

open System
open System.Collections.Generic
open System.Text

/// Bits written one after the other, most significant first.
type BitWriter() =
    let bytes = ResizeArray<byte>()
    let mutable current = 0uy
    let mutable used = 0
    member _.Length = bytes.Count * 8 + used
    member _.Write(bit: bool) =
        if bit then current <- current ||| (1uy <<< (7 - used))
        used <- used + 1
        if used = 8 then
            bytes.Add current
            current <- 0uy
            used <- 0
    member this.Write(value: int, count: int) =
        for i = count - 1 downto 0 do
            this.Write((value >>> i) &&& 1 = 1)
    member this.Write(bits: bool list) = List.iter (fun (b: bool) -> this.Write b) bits
    member _.ToArray() = [| yield! bytes; if used > 0 then current |]

exception EndOfBits of position: int

type BitReader(bytes: byte[]) =
    let mutable position = 0
    member _.Position = position
    member _.Read() =
        if position >= bytes.Length * 8 then raise (EndOfBits position)
        let bit = bytes.[position / 8] >>> (7 - position % 8) &&& 1uy
        position <- position + 1
        bit = 1uy
    member this.Read(count: int) =
        let mutable value = 0
        for _ in 1..count do
            value <- (value <<< 1) ||| (if this.Read() then 1 else 0)
        value

type ICodec =
    abstract Name: string
    abstract Encode: byte[] -> byte[]
    abstract Decode: byte[] -> byte[]

module Codec =
    let (>->) (a: ICodec) (b: ICodec) =
        { new ICodec with
            member _.Name = a.Name + "+" + b.Name
            member _.Encode data = data |> a.Encode |> b.Encode
            member _.Decode data = data |> b.Decode |> a.Decode }

    let identity =
        { new ICodec with
            member _.Name = "none"
            member _.Encode data = data
            member _.Decode data = data }

type HuffmanTree =
    | Leaf of symbol: byte * weight: int
    | Fork of HuffmanTree * HuffmanTree * weight: int * smallest: byte

    member tree.Weight =
        match tree with
        | Leaf(_, w)
        | Fork(_, _, w, _) -> w

    member tree.Smallest =
        match tree with
        | Leaf(s, _) -> s
        | Fork(smallest = s) -> s

    static member Join(a: HuffmanTree, b: HuffmanTree) =
        Fork(a, b, a.Weight + b.Weight, min a.Smallest b.Smallest)

    static member Build(data: byte[]) =
        let rec merge (trees: HuffmanTree list) =
            match trees with
            | [] -> None
            | [ tree ] -> Some tree
            | a :: b :: rest ->
                let joined = HuffmanTree.Join(a, b)
                let key (t: HuffmanTree) = struct (t.Weight, t.Smallest)
                let before, after = rest |> List.partition (fun t -> key t <= key joined)
                merge (before @ joined :: after)
        data
        |> Array.countBy id
        |> Array.map Leaf
        |> Array.sortBy (fun t -> t.Weight, t.Smallest)
        |> List.ofArray
        |> merge

    member tree.Codes =
        let rec go prefix t =
            seq {
                match t with
                | Leaf(s, _) -> yield s, List.rev prefix
                | Fork(a, b, _, _) ->
                    yield! go (false :: prefix) a
                    yield! go (true :: prefix) b
            }
        match tree with
        | Leaf(s, _) -> Map.ofList [ s, [ false ] ]
        | _ -> Map.ofSeq (go [] tree)

    member tree.Save(writer: BitWriter) : unit =
        match tree with
        | Leaf(s, _) ->
            writer.Write true
            writer.Write(int s, 8)
        | Fork(a, b, _, _) ->
            writer.Write false
            a.Save writer
            b.Save writer

    static member Load(reader: BitReader) : HuffmanTree =
        if reader.Read() then
            Leaf(byte (reader.Read 8), 0)
        else
            let a = HuffmanTree.Load reader
            let b = HuffmanTree.Load reader
            HuffmanTree.Join(a, b)

type Huffman() =
    interface ICodec with
        member _.Name = "huffman"
        member _.Encode data =
            let writer = BitWriter()
            writer.Write(data.Length, 24)
            match HuffmanTree.Build data with
            | None -> ()
            | Some tree ->
                tree.Save writer
                let codes = tree.Codes
                for b in data do
                    writer.Write codes.[b]
            writer.ToArray()
        member _.Decode bytes =
            let reader = BitReader bytes
            let length = reader.Read 24
            if length = 0 then [||]
            else
                let tree = HuffmanTree.Load reader
                let rec symbol t =
                    match t with
                    | Leaf(s, _) -> s
                    | Fork(a, b, _, _) -> symbol (if reader.Read() then b else a)
                let single = match tree with Leaf _ -> true | _ -> false
                Array.init length (fun _ ->
                    if single then reader.Read() |> ignore
                    symbol tree)

type RunLength() =
    interface ICodec with
        member _.Name = "runs"
        member _.Encode data =
            [| let mutable i = 0
               while i < data.Length do
                   let mutable n = 1
                   while i + n < data.Length && n < 255 && data.[i + n] = data.[i] do
                       n <- n + 1
                   yield byte n
                   yield data.[i]
                   i <- i + n |]
        member _.Decode data = data |> Array.chunkBySize 2 |> Array.collect (fun p -> Array.replicate (int p.[0]) p.[1])

type MoveToFront() =
    let alphabet () = List<byte>(seq { 0uy .. 255uy })
    interface ICodec with
        member _.Name = "mtf"
        member _.Encode data =
            let order = alphabet ()
            data
            |> Array.map (fun b ->
                let i = order.IndexOf b
                order.RemoveAt i
                order.Insert(0, b)
                byte i)
        member _.Decode data =
            let order = alphabet ()
            [| for i in data do
                   let b = order.[int i]
                   order.RemoveAt(int i)
                   order.Insert(0, b)
                   b |]

[<Struct>]
type Token =
    | Literal of symbol: byte
    | Copy of distance: int * length: int

type LempelZiv(window: int) =
    let tokens (data: byte[]) =
        let matching i j =
            let mutable n = 0
            while n < 18 && j + n < data.Length && data.[i + n] = data.[j + n] do
                n <- n + 1
            n
        let rec go at acc =
            if at >= data.Length then
                List.rev acc
            else
                let best =
                    seq { max 0 (at - window) .. at - 1 }
                    |> Seq.map (fun i -> matching i at, at - i)
                    |> Seq.fold max (0, 0)
                match best with
                | n, d when n >= 3 -> go (at + n) (Copy(d, n) :: acc)
                | _ -> go (at + 1) (Literal data.[at] :: acc)
        go 0 []
    member _.Tokens data = tokens data
    interface ICodec with
        member _.Name = $"lz{window}"
        member _.Encode data =
            let w = BitWriter()
            w.Write(data.Length, 24)
            for t in tokens data do
                match t with
                | Literal b ->
                    w.Write false
                    w.Write(int b, 8)
                | Copy(d, n) ->
                    w.Write true
                    w.Write(d, 12)
                    w.Write(n - 3, 4)
            w.ToArray()
        member _.Decode bytes =
            let r = BitReader bytes
            let length = r.Read 24
            let out = ResizeArray<byte> length
            while out.Count < length do
                if r.Read() then
                    let d = r.Read 12
                    for _ in 1 .. r.Read 4 + 3 do
                        out.Add out.[out.Count - d]
                else
                    out.Add(byte (r.Read 8))
            out.ToArray()

let crc32 =
    let table =
        [| for n in 0u .. 255u ->
               (n, [ 1..8 ]) ||> List.fold (fun c _ -> if c &&& 1u = 1u then 0xEDB88320u ^^^ (c >>> 1) else c >>> 1) |]
    fun (data: byte[]) ->
        ~~~(Array.fold (fun crc (b: byte) -> table.[int ((crc ^^^ uint32 b) &&& 0xFFu)] ^^^ (crc >>> 8)) 0xFFFFFFFFu data)

open Codec

let codecs: ICodec list =
    [ identity; Huffman(); RunLength(); LempelZiv 4095; LempelZiv 64; MoveToFront() >-> Huffman(); LempelZiv(4095) >-> Huffman() ]

let texts =
    [ "empty", ""
      "one", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
      "abra", "abracadabra"
      "song", String.replicate 4 "row, row, row your boat, gently down the stream. "
      "mixed", String([| for i in 0..199 -> char (32 + i * i % 90) |]) ]

for name, text in texts do
    let data = Encoding.UTF8.GetBytes text
    printfn "%s: %d bytes, crc %08x" name data.Length (crc32 data)
    for codec in codecs do
        let packed = codec.Encode data
        let same = codec.Decode packed = data
        printfn "    %-16s %4d %b" codec.Name packed.Length same

match HuffmanTree.Build(Encoding.ASCII.GetBytes "abracadabra") with
| Some tree ->
    for KeyValue(symbol, code) in tree.Codes do
        printfn "%c %s" (char symbol) (code |> List.map (fun b -> if b then "1" else "0") |> String.Concat)
| None -> ()

printfn "%A" (LempelZiv(16).Tokens(Encoding.ASCII.GetBytes "xyzxyzxyzq"))
let w = BitWriter()
w.Write(0b1011, 4)
w.Write [ true; false ]
printfn "%d bits: %A" w.Length (w.ToArray())
let r = BitReader(w.ToArray())
printfn "%d %b %d" (r.Read 4) (r.Read()) r.Position
try (Huffman() :> ICodec).Decode [| 0uy; 0uy; 9uy; 0x80uy |] |> ignore
with EndOfBits p -> printfn "out of bits at %d" p
