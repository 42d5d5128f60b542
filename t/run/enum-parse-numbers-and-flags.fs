// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for a signed byte.
// out: 256
// out: 256
// out: 256
// out: 256
// out: 256
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: X
// out: X
// out: OverflowException: Value was either too large or too small for a UInt16.
// out: OverflowException: Value was either too large or too small for a UInt32.
// out: -1
// out: OverflowException: Value was either too large or too small for a UInt64.
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: X
// out: 1
// out: 1
// out: X
// out: X
// out: X
// out: X
// out: X
// out: X
// out: X
// out: X
// out: X
// out: X
// out: X
// out: X
// out: X
// out: ArgumentException: Requested value 'y' was not found.
// out: ArgumentException: Requested value 'y' was not found.
// out: ArgumentException: Requested value 'y' was not found.
// out: ArgumentException: Requested value 'y' was not found.
// out: ArgumentException: Requested value 'y' was not found.
// out: ArgumentException: Requested value 'y' was not found.
// out: ArgumentException: Requested value 'y' was not found.
// out: Y
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for a signed byte.
// out: OverflowException: Value was either too large or too small for an Int16.
// out: OverflowException: Value was either too large or too small for a UInt16.
// out: 70000
// out: 70000
// out: 70000
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for a signed byte.
// out: OverflowException: Value was either too large or too small for an Int16.
// out: OverflowException: Value was either too large or too small for a UInt16.
// out: OverflowException: Value was either too large or too small for a UInt32.
// out: 5000000000
// out: 5000000000
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for a signed byte.
// out: OverflowException: Value was either too large or too small for an Int16.
// out: OverflowException: Value was either too large or too small for a UInt16.
// out: OverflowException: Value was either too large or too small for a UInt32.
// out: -5000000000
// out: OverflowException: Value was either too large or too small for a UInt64.
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for a signed byte.
// out: OverflowException: Value was either too large or too small for an Int16.
// out: OverflowException: Value was either too large or too small for a UInt16.
// out: OverflowException: Value was either too large or too small for a UInt32.
// out: OverflowException: Value was either too large or too small for an Int64.
// out: OverflowException: Value was either too large or too small for a UInt64.
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for a signed byte.
// out: OverflowException: Value was either too large or too small for an Int16.
// out: OverflowException: Value was either too large or too small for a UInt16.
// out: OverflowException: Value was either too large or too small for a UInt32.
// out: OverflowException: Value was either too large or too small for an Int64.
// out: 18446744073709551615
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: 3
// out: X
// out: ArgumentException: Requested value 'X,Y' was not found.
// out: ArgumentException: Requested value 'X,Y' was not found.
// out: ArgumentException: Requested value 'X,Y' was not found.
// out: ArgumentException: Requested value 'X,Y' was not found.
// out: ArgumentException: Requested value 'X,Y' was not found.
// out: 3
// out: 3
// out: X
// out: ArgumentException: Requested value 'X , Y ' was not found.
// out: ArgumentException: Requested value 'X , Y ' was not found.
// out: ArgumentException: Requested value 'X , Y ' was not found.
// out: ArgumentException: Requested value 'X , Y ' was not found.
// out: ArgumentException: Requested value 'X , Y ' was not found.
// out: 3
// out: ArgumentException: Requested value 'X,' was not found.
// out: ArgumentException: Requested value 'X,' was not found.
// out: ArgumentException: Requested value 'X,' was not found.
// out: ArgumentException: Requested value 'X,' was not found.
// out: ArgumentException: Requested value 'X,' was not found.
// out: ArgumentException: Requested value 'X,' was not found.
// out: ArgumentException: Requested value 'X,' was not found.
// out: ArgumentException: Requested value 'X,' was not found.
// out: ArgumentException: Requested value ',' was not found.
// out: ArgumentException: Requested value ',' was not found.
// out: ArgumentException: Requested value ',' was not found.
// out: ArgumentException: Requested value ',' was not found.
// out: ArgumentException: Requested value ',' was not found.
// out: ArgumentException: Requested value ',' was not found.
// out: ArgumentException: Requested value ',' was not found.
// out: ArgumentException: Requested value ',' was not found.
// out: Y
// out: Y
// out: 2
// out: 2
// out: 2
// out: 2
// out: 2
// out: Y
// out: Y
// out: Y
// out: 2
// out: 2
// out: 2
// out: 2
// out: 2
// out: Y
// out: ArgumentException: Requested value '1,2' was not found.
// out: ArgumentException: Requested value '1,2' was not found.
// out: ArgumentException: Requested value '1,2' was not found.
// out: ArgumentException: Requested value '1,2' was not found.
// out: ArgumentException: Requested value '1,2' was not found.
// out: ArgumentException: Requested value '1,2' was not found.
// out: ArgumentException: Requested value '1,2' was not found.
// out: ArgumentException: Requested value '1,2' was not found.
// out: 128
// out: OverflowException: Value was either too large or too small for a signed byte.
// out: 128
// out: 128
// out: 128
// out: 128
// out: 128
// out: 128
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for a signed byte.
// out: -129
// out: OverflowException: Value was either too large or too small for a UInt16.
// out: OverflowException: Value was either too large or too small for a UInt32.
// out: -129
// out: OverflowException: Value was either too large or too small for a UInt64.
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for a signed byte.
// out: OverflowException: Value was either too large or too small for an Int16.
// out: OverflowException: Value was either too large or too small for a UInt16.
// out: OverflowException: Value was either too large or too small for a UInt32.
// out: -32769
// out: OverflowException: Value was either too large or too small for a UInt64.
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for a signed byte.
// out: OverflowException: Value was either too large or too small for an Int16.
// out: OverflowException: Value was either too large or too small for a UInt16.
// out: 65536
// out: 65536
// out: 65536
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: OverflowException: Value was either too large or too small for a signed byte.
// out: OverflowException: Value was either too large or too small for an Int16.
// out: OverflowException: Value was either too large or too small for a UInt16.
// out: OverflowException: Value was either too large or too small for a UInt32.
// out: 4294967296
// out: 4294967296
// out: OverflowException: Value was either too large or too small for an unsigned byte.
// out: A, C
// out: A, B
// out: (false, None)
// out: (true, A, B, C)
// out: (false, None)
// out: ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: (false, None)
// out: (false, "A", [|"None"; "A"; "B"; "C"|], [|None; A; B; C|])
open System
type B = X = 1uy | Y = 2uy
type SB = X = -1y | Y = 2y
type S = X = -1s
type US = X = 1us
type U = X = 1u
type L = X = 1L
type UL = X = 1UL
[<Flags>]
type Fl = None = 0 | A = 1 | B = 2 | C = 4
let t f = try printfn "%s" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
for x in ["256"; "-1"; "1"; "X"; "y"; "70000"; "5000000000"; "-5000000000"; "99999999999999999999"; "18446744073709551615"; "X,Y"; " X , Y "; "X,"; ","; "2 "; "+2"; "1,2"; "128"; "-129"; "-32769"; "65536"; "4294967296"] do
  t (fun () -> sprintf "%A" (Enum.Parse<B> x))
  t (fun () -> sprintf "%A" (Enum.Parse<SB> x))
  t (fun () -> sprintf "%A" (Enum.Parse<S> x))
  t (fun () -> sprintf "%A" (Enum.Parse<US> x))
  t (fun () -> sprintf "%A" (Enum.Parse<U> x))
  t (fun () -> sprintf "%A" (Enum.Parse<L> x))
  t (fun () -> sprintf "%A" (Enum.Parse<UL> x))
  t (fun () -> sprintf "%A" (Enum.Parse<B>(x, true)))
t (fun () -> sprintf "%A" (Enum.Parse<Fl> "A, C"))
t (fun () -> sprintf "%A" (Enum.Parse<Fl>("a,b", true)))
t (fun () -> sprintf "%A" (Enum.TryParse<Fl> "A,Q"))
t (fun () -> sprintf "%A" (Enum.TryParse<Fl> "7"))
t (fun () -> sprintf "%A" (Enum.TryParse<Fl> (null: string)))
t (fun () -> sprintf "%A" (Enum.Parse<Fl> (null: string)))
t (fun () -> sprintf "%A" (Enum.TryParse<Fl> ""))
t (fun () -> sprintf "%A" (Enum.IsDefined(Fl.A ||| Fl.B), Enum.GetName(Fl.A), Enum.GetNames<Fl>(), Enum.GetValues<Fl>()))
