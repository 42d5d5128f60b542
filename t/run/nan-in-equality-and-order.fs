// out: 1 false
// out: 2 true
// out: 3 false
// out: 4 false
// out: 5 false
// out: 6 true
// out: 7 false
// out: 8 true
// out: 9 false
// out: 10 true
// out: 11 true
// out: 12 false
// out: 13 true
// out: 14 false
// out: 15 true
// out: 16 false
// out: 17 true
// out: 18 false
// out: 19 true
// out: 20 true
// out: 21 true
// out: 22 false
// out: 23 true
// out: 24 false
// out: 25 false
// out: 26 true
// out: 27 false
// out: 28 true
// out: 29 true
// out: 30 false
// out: 31 true
// out: 32 false
// out: 33 false
// out: 34 false
// out: 35 true
// out: 36 true
// out: 37 false
// out: 38 true
// out: 1
// out: 1
// out: 2
// out: 2
// out: 2
// out: 2
// out: 0
// out: 0
// out: -1
// out: 1
// out: 39 false
// out: 40 false
// out: 41 false
// out: 42 false
// out: 43 false
// out: 44 false
// out: 45 false
// out: 46 false
// out: 47 false
// out: 48 false
// out: 49 false
// out: 50 false
// out: 0
// out: -1
// out: 1
// out: [nan] [1.0]
// out: nan 1.0
// out: [nan; 1.0; 3.0]
// out: [|nan; 1.0; 3.0|]
// out: 51 false
// out: 52 false
// out: 53 false
// out: 54 true
// out: 55 false
// out: 56 true
// out: 57 false
// out: 58 true
// out: 59 false
// out: 60 true
// out: 61 false
// out: 62 false
// out: 63 false
// out: 64 false
// out: 65 true
// out: 66 true
// out: 67 true
// out: 68 true
// out: 69 false
// out: 70 true
// out: 71 false
// out: 72 false
// out: 73 false
// out: 74 true
// Where F# compares nan by the order of IEEE, and where by Equals.
open System
open System.Collections.Generic
let p (s: string) (b: bool) = printfn "%s %b" s b
p "1" ([nan] = [nan])
p "2" ([nan].Equals [nan])
p "3" ([|nan|] = [|nan|])
p "4" ([|nan|].Equals [|nan|])
p "5" ((nan, 1) = (nan, 1))
p "6" ((nan, 1).Equals ((nan, 1)))
p "7" (Some nan = Some nan)
p "8" ((Some nan).Equals (Some nan))
p "9" (struct (nan, 1) = struct (nan, 1))
p "10" (struct(nan, 1).Equals (struct (nan, 1)))
p "11" (nan.Equals nan)
p "12" (box nan = box nan)
p "13" ((box nan).Equals (box nan))
type R = { X: float }
type U = U of float | V
[<Struct>] type S = { Y: float32 }
p "14" ({ X = nan } = { X = nan })
p "15" ({ X = nan }.Equals { X = nan })
p "16" (U nan = U nan)
p "17" ((U nan).Equals (U nan))
p "18" ({ Y = nanf } = { Y = nanf })
p "19" ({ Y = nanf }.Equals { Y = nanf })
p "20" ({ Y = nanf }.Equals (box { Y = nanf }))
p "21" (LanguagePrimitives.GenericEqualityER nan nan)
p "22" (LanguagePrimitives.GenericEquality nan nan)
p "23" (LanguagePrimitives.GenericEqualityER [nan] [nan])
p "24" (LanguagePrimitives.GenericEquality [nan] [nan])
p "25" (LanguagePrimitives.HashCompare.GenericEqualityIntrinsic nan nan)
p "26" (LanguagePrimitives.HashCompare.GenericEqualityERIntrinsic nan nan)
p "27" (LanguagePrimitives.HashCompare.GenericEqualityWithComparerIntrinsic LanguagePrimitives.GenericEqualityComparer nan nan)
p "28" (LanguagePrimitives.HashCompare.GenericEqualityWithComparerIntrinsic LanguagePrimitives.GenericEqualityERComparer nan nan)
p "29" (LanguagePrimitives.HashCompare.GenericEqualityWithComparerIntrinsic LanguagePrimitives.GenericEqualityERComparer [|nan|] [|nan|])
p "30" (LanguagePrimitives.HashCompare.GenericEqualityWithComparerIntrinsic LanguagePrimitives.GenericEqualityComparer [|nan|] [|nan|])
p "31" (LanguagePrimitives.GenericEqualityWithComparer LanguagePrimitives.GenericEqualityERComparer [nan] [nan])
p "32" (HashIdentity.Structural<float>.Equals (nan, nan))
p "33" (HashIdentity.Structural<float list>.Equals ([nan], [nan]))
p "34" (HashIdentity.Structural<float[]>.Equals ([|nan|], [|nan|]))
p "35" (EqualityComparer<float list>.Default.Equals ([nan], [nan]))
p "36" (EqualityComparer<float>.Default.Equals (nan, nan))
p "37" (List.contains nan [nan])
p "38" (Set.contains nan (set [nan]))
printfn "%d" (HashSet [nan; nan]).Count
printfn "%d" (HashSet [[nan]; [nan]]).Count
printfn "%d" (List.distinct [nan; nan]).Length
printfn "%d" (List.distinct [Some nan; Some nan]).Length
printfn "%d" (List.groupBy id [nan; nan]).Length
printfn "%d" (List.countBy id [{X=nan}; {X=nan}]).Length
printfn "%d" (compare nan nan)
printfn "%d" (compare [nan] [nan])
printfn "%d" (compare [nan] [1.0])
printfn "%d" (compare [1.0] [nan])
p "39" ([nan] < [1.0])
p "40" ([nan] >= [1.0])
p "41" ([1.0] < [nan])
p "42" ((nan, 1) < (1.0, 1))
p "43" ((nan, 1) > (1.0, 1))
p "44" ((1.0, nan) <= (1.0, nan))
p "45" (Some nan <= Some nan)
p "46" ([|nan|] <= [|nan|])
p "47" ({X=nan} <= {X=nan})
p "48" ({X=nan} >= {X=nan})
p "49" (LanguagePrimitives.GenericLessThan [nan] [nan])
p "50" (LanguagePrimitives.GenericLessOrEqual [nan] [nan])
printfn "%d" (LanguagePrimitives.GenericComparison nan nan)
printfn "%d" (LanguagePrimitives.GenericComparisonWithComparer LanguagePrimitives.GenericComparer nan 1.0)
printfn "%d" (max 1.0 nan |> fun x -> if Double.IsNaN x then 1 else 0)
printfn "%A %A" (max [nan] [1.0]) (min [nan] [1.0])
printfn "%A %A" (List.max [nan; 1.0]) (List.min [1.0; nan])
printfn "%A" (List.sort [3.0; nan; 1.0])
printfn "%A" (Array.sort [|3.0; nan; 1.0|])
p "51" ((Map [1, nan]) = (Map [1, nan]))
p "52" ((Map [1, nan]).Equals (Map [1, nan]))
p "53" ((Ok nan: Result<float,int>) = Ok nan)
p "54" ((Ok nan: Result<float,int>).Equals (Ok nan: Result<float,int>))
p "55" ({| A = nan |} = {| A = nan |})
p "56" ({| A = nan |}.Equals {| A = nan |})
p "57" (Nullable nan = Nullable nan)
p "58" ((Nullable nan).Equals (Nullable nan))
p "59" (ValueSome nan = ValueSome nan)
p "60" ((ValueSome nan).Equals (ValueSome nan))
let inline eq x y = x = y
p "61" (eq [nan] [nan])
let geq (x: 'a) (y: 'a) = x = y
p "62" (geq nan nan)
p "63" (geq [nan] [nan])
p "64" (geq (box nan) (box nan))
p "65" (obj.Equals (nan, nan))
p "66" (Object.Equals ([nan], [nan]))
p "67" (KeyValuePair (nan, 1) = KeyValuePair (nan, 1))
p "68" ((KeyValuePair (nan, 1)).Equals (KeyValuePair (nan, 1)))
exception Ex of float
p "69" (Ex nan = Ex nan)
p "70" ((Ex nan).Equals (Ex nan))
p "71" ([|[|nan|]|] = [|[|nan|]|])
p "72" (box [|nan|] = box [|nan|])
p "73" (box [nan] = box [nan])
p "74" ((box [nan]).Equals (box [nan]))
