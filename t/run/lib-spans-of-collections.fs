// out: [1; 4; 5; 7; 8; 9]
// out: 1;4;5;7;8;9;4;5;
// out: 6
// out: [9; 9; 9] true
// out: true false
// out: 10
// out: 10 10
// out: false false false false -1 -1 -1
// out: true true true true 2 3 0
module Program
open System
open System.Collections.Immutable
open System.Runtime.InteropServices
type B<'T> = System.Collections.Immutable.ImmutableArray<'T>.Builder
[<Measure>] type m
let f (b: B<int>) = b.Add 1
let g (b: ImmutableArray<int>.Builder) = b.AddRange(CollectionsMarshal.AsSpan(ResizeArray [ 4; 5 ]))
let b = ImmutableArray.CreateBuilder<int>()
f b
g b
b.AddRange(Memory<int>([| 7; 8 |]).Span)
b.AddRange(ReadOnlyMemory<int>([| 9 |]).Span)
let xs = b.ToImmutable()
printfn "%A" (List.ofSeq xs)
for x in xs.AsSpan() do printf "%d;" x
for x in xs.AsSpan(1, 2) do printf "%d;" x
printfn ""
let mutable total = 0
for x in CollectionsMarshal.AsSpan(ResizeArray [ 1; 2; 3 ]) do total <- total + x
printfn "%d" total
let l = ResizeArray [ 1; 2; 3 ]
(CollectionsMarshal.AsSpan l).Fill 9
printfn "%A %b" (List.ofSeq l) (CollectionsMarshal.AsSpan(null: ResizeArray<int>).IsEmpty)
printfn "%b %b" (MemoryExtensions.SequenceEqual(xs.AsSpan(), ReadOnlySpan [| 1; 4; 5; 7; 8; 9 |])) (MemoryExtensions.SequenceEqual(CollectionsMarshal.AsSpan l, ReadOnlySpan [| 9; 9 |]))
let u (x: byte<m>) (y: uint16<m>) (z: uint32<m>) (w: uint64<m>) = uint64 x + uint64 y + uint64 z + uint64 w
printfn "%d" (u (LanguagePrimitives.ByteWithMeasure 1uy) (LanguagePrimitives.UInt16WithMeasure 2us) (LanguagePrimitives.UInt32WithMeasure 3u) (LanguagePrimitives.UInt64WithMeasure 4UL))
let n: nativeint<m> = LanguagePrimitives.IntPtrWithMeasure 5n
let un: unativeint<m> = LanguagePrimitives.UIntPtrWithMeasure 5un
printfn "%d %d" (n + n) (un * 2un)
for c in [ StringComparison.Ordinal; StringComparison.OrdinalIgnoreCase ] do
    let s = "Hello".AsSpan()
    let o = "hello".AsSpan()
    printfn "%b %b %b %b %d %d %d" (MemoryExtensions.Equals(s, o, c)) (s.StartsWith("HE".AsSpan(), c)) (s.EndsWith("LO".AsSpan(), c))
        (s.Contains("ELL".AsSpan(), c)) (s.IndexOf("L".AsSpan(), c)) (s.LastIndexOf("L".AsSpan(), c)) (sign (s.CompareTo(o, c)))
