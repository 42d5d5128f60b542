// out: a false
// out: b false
// out: c false
// out: d false
// out: d true
// out: e false
// out: f false
// out: f true
// out: g false
// out: h false
// out: i false
// out: j true
// out: k false
// out: l false
// out: m true
// out: n false
// out: o false
// out: p false
// out: q false
// out: r true
// out: s false
// out: t false
// out: u false
// out: v false
// out: w false
// out: x true
// out: y true
// out: z true
// out: A false
// out: B false
// out: C false
// out: D false
// out: E false
// out: F false
// out: G false
// out: H false
// out: I false
// out: K true
// out: L true
// out: M true
// out: N true
// out: O true
// out: P true
// out: Q false
// out: R false
// out: S true
// out: T false
// out: U true
// out: V true
// out: W false
// out: X true
// out: Y true
// out: Z true
// out: a1 true
// out: a2 false
// out: a3 true
// out: a4 true
// out: a5 false
// out: a6 false
// out: a7 false
// out: a8 false
// out: a9 false
// out: a10 true
// out: a11 true
// nan as an object, and inside of objects: = is the order of IEEE, Equals is not.
let p s (b: bool) = printfn "%s %b" s b
let id2 (x: float) = box x
let n = nan
p "a" (box nan = box nan)
p "b" (id2 n = id2 n)
let x, y = id2 n, id2 n
p "c" (x = y)
p "d" (x = x)
p "d" (x <> x)
let a = box [|n|]
p "e" (a = a)
p "f" (box [n] = box [n])
p "f" (box [n] <> box [n])
p "g" (box (n, 1) = box (n, 1))
p "h" ([box n] = [box n])
p "i" ((box n, 1) = (box n, 1))
p "j" ([box n].Equals [box n])
p "k" (box (Some n) = box (Some n))
p "l" (System.Nullable n = System.Nullable n)
p "m" (System.Collections.Generic.KeyValuePair (n, 1) = System.Collections.Generic.KeyValuePair (n, 1))
p "n" (box {| A = n |} = box {| A = n |})
p "o" (box (Map [1, n]) = box (Map [1, n]))
p "p" ((Map [1, n]) = (Map [1, n]))
p "q" (box (struct (n, 1)) = box (struct (n, 1)))
p "r" (box 1.0f = box 1.0f)
p "s" (box nanf = box nanf)
p "t" (Ok n = (Ok n: Result<float, int>))
p "u" (box (Ok n) = box (Ok n: Result<float, int>))
p "v" (box [|box n|] = box [|box n|])
p "w" ([|box n|] = [|box n|])
p "x" (LanguagePrimitives.GenericEqualityER (box n) (box n))
p "y" (LanguagePrimitives.PhysicalEquality x x)
p "z" (System.Numerics.Complex (n, 1.0) = System.Numerics.Complex (n, 1.0))
type C = { mutable F: float; G: obj }
p "A" ({ F = n; G = null } = { F = n; G = null })
p "B" ({ F = 1.0; G = box n } = { F = 1.0; G = box n })
p "C" (box { F = 1.0; G = box n } = box { F = 1.0; G = box n })
p "D" (ValueSome (box n) = ValueSome (box n))
p "E" (System.Tuple.Create (n) = System.Tuple.Create n)
p "F" (dict [1, n] = dict [1, n])
p "G" (set [Some n] = set [Some n])
let v : System.IComparable = n
p "H" (v = v)
p "I" (v = (n :> System.IComparable))
p "K" (box [|1|] = box [|1|])
p "L" (box [|"a"|] = box [|"a"|])
p "M" ((box [[|1|]]).Equals(box [[|1|]]))
p "N" (box [[|1|]] = box [[|1|]])
let ar = [|1|]
p "O" (box ar = box ar)
p "P" (box (seq [1]) = box [1])
p "Q" (box (ResizeArray [1]) = box (ResizeArray [1]))
p "R" (box 1 = box 1L)
p "S" (box "a" = box "a")
p "T" (null = box "a")
p "U" (box null = null)
p "V" (box None = box ())
type E = A = 1 | B = 2
p "W" (box E.A = box 1)
p "X" (box E.A = box E.A)
[<CustomEquality; NoComparison>]
type Cu = { Z: int } with
  override x.Equals y = true
  override x.GetHashCode () = 1
p "Y" (box { Z = 1 } = box { Z = 2 })
p "Z" (box (System.Collections.Generic.KeyValuePair (n, 1)) = box (System.Collections.Generic.KeyValuePair (n, 1)))
p "a1" ({| A = box 1.0 |} = {| A = box 1.0 |})
p "a2" (box (array2D [[n]]) = box (array2D [[n]]))
p "a3" (box (array2D [[1]]) = box (array2D [[1]]))
p "a4" (array2D [[1]] = array2D [[1]])
p "a5" (box (fun x -> x + 1) = box 3)
let f (x: 'a when 'a: equality) (y: 'a) = x = y
p "a6" (f (box n) (box n))
p "a7" (f [box n] [box n])
p "a8" (f (Some n) (Some n))
type Nest<'a> = N0 of 'a | N1 of Nest<'a * 'a>
p "a9" (N1 (N0 (n, n)) = N1 (N0 (n, n)))
p "a10" ((N1 (N0 (n, n))).Equals (N1 (N0 (n, n))))
p "a11" ((N1 (N0 (1, 1))) = (N1 (N0 (1, 1))))
