// out: !ee exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] = false
// out: !em exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] = false
// out: .!!me exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] = false
// out: ..(3,4)..(1,2)..(2,1)!!mk exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] = true
// out: ..(4,3)!!km exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] = true
// out: ..(3,3)..(1,1)..(2,2)..(3,3)..(5,5)!!mm exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] = false
// out: nm exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source1')
// out: mn exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source2')
// out: !ee forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] = true
// out: !em forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] = true
// out: .!!me forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] = true
// out: ..(3,4)!!mk forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] = false
// out: ..(4,3)..(2,1)..(1,2)!!km forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] = false
// out: ..(3,3)..(1,1)..(2,2)..(3,3)..(5,5)!!mm forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] = true
// out: nm forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source1')
// out: mn forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source2')
// out: !ee fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] = 1
// out: !em fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] = 1
// out: .!!me fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] = 1
// out: ..(3,4)..(1,2)..(2,1).!!mk fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] = 17
// out: ..(4,3)..(2,1)..(1,2)!!km fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] = 17
// out: ..(3,3)..(1,1)..(2,2)..(3,3)..(5,5)!!mm fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] = 49
// out: nm fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source1')
// out: mn fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source2')
// out: !!ee foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 = 1
// out: !.!em foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 = 1
// out: .!!me foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 = 1
// out: .......!!(2,1)(1,2)(3,4)mk foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 = 17
// out: ......!.!(1,2)(2,1)(4,3)km foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 = 17
// out: ..........!!(5,5)(3,3)(2,2)(1,1)(3,3)mm foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 = 49
// out: nm foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 !! ArgumentNullException: Value cannot be null. (Parameter 'source1')
// out: mn foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 !! ArgumentNullException: Value cannot be null. (Parameter 'source2')
// out: !ee iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] = ()
// out: !em iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] = ()
// out: .!!me iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] = ()
// out: ..(3,4)..(1,2)..(2,1).!!mk iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] = ()
// out: ..(4,3)..(2,1)..(1,2)!!km iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] = ()
// out: ..(3,3)..(1,1)..(2,2)..(3,3)..(5,5)!!mm iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] = ()
// out: nm iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source1')
// out: mn iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source2')
// out: !ee iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] = ()
// out: !em iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] = ()
// out: .!!me iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] = ()
// out: ..(0,3,4)..(1,1,2)..(2,2,1).!!mk iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] = ()
// out: ..(0,4,3)..(1,2,1)..(2,1,2)!!km iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] = ()
// out: ..(0,3,3)..(1,1,1)..(2,2,2)..(3,3,3)..(4,5,5)!!mm iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] = ()
// out: nm iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source1')
// out: mn iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source2')
// out: !!ee map2 add [A] [B] = []
// out: !.!em map2 add [A] [B] = []
// out: .!!me map2 add [A] [B] = []
// out: ..(3,4)..(1,2)..(2,1).!!mk map2 add [A] [B] = [7; 3; 3]
// out: ..(4,3)..(2,1)..(1,2)!.!km map2 add [A] [B] = [7; 3; 3]
// out: ..(3,3)..(1,1)..(2,2)..(3,3)..(5,5)!!mm map2 add [A] [B] = [6; 2; 4; 6; 10]
// out: nm map2 add [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source1')
// out: mn map2 add [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source2')
// out: !ee mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] = []
// out: !em mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] = []
// out: .!!me mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] = []
// out: ..(0,3,4)..(1,1,2)..(2,2,1).!!mk mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] = [7; 4; 5]
// out: ..(0,4,3)..(1,2,1)..(2,1,2)!!km mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] = [7; 4; 5]
// out: ..(0,3,3)..(1,1,1)..(2,2,2)..(3,3,3)..(4,5,5)!!mm mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] = [6; 3; 6; 9; 14]
// out: nm mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source1')
// out: mn mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source2')
// out: !!!ee map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] = []
// out: !.!!em map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] = []
// out: .!.!!me map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] = []
// out: ...(3,4,3)...(1,2,1)...(2,1,2).!.!!mk map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] = [10; 4; 5]
// out: ...(4,3,4)...(2,1,2)...(1,2,1)!.!!km map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] = [11; 5; 4]
// out: ...(3,3,3)...(1,1,1)...(2,2,2)...(3,3,3)...(5,5,5)!!!mm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] = [9; 3; 6; 9; 15]
// out: nm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] !! ArgumentNullException: Value cannot be null. (Parameter 'source1')
// out: mn map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] !! ArgumentNullException: Value cannot be null. (Parameter 'source2')
// out: !!!ee map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] = []
// out: !!.!em map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] = []
// out: ..!!!me map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] = []
// out: ...(3,3,4)...(1,1,2)...(2,2,1)..!!!mk map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] = [10; 4; 5]
// out: ...(4,4,3)...(2,2,1)...(1,1,2)!!.!km map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] = [11; 5; 4]
// out: ...(3,3,3)...(1,1,1)...(2,2,2)...(3,3,3)...(5,5,5)!!!mm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] = [9; 3; 6; 9; 15]
// out: nm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source1')
// out: mn map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source3')
// out: !!ee zip [A] [B] = []
// out: !.!em zip [A] [B] = []
// out: .!!me zip [A] [B] = []
// out: .......!!mk zip [A] [B] = [(3, 4); (1, 2); (2, 1)]
// out: ......!.!km zip [A] [B] = [(4, 3); (2, 1); (1, 2)]
// out: ..........!!mm zip [A] [B] = [(3, 3); (1, 1); (2, 2); (3, 3); (5, 5)]
// out: nm zip [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source1')
// out: mn zip [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source2')
// out: !!!ee zip3 [A] [B] [A] = []
// out: !.!!em zip3 [A] [B] [A] = []
// out: .!.!!me zip3 [A] [B] [A] = []
// out: ..........!.!!mk zip3 [A] [B] [A] = [(3, 4, 3); (1, 2, 1); (2, 1, 2)]
// out: .........!.!!km zip3 [A] [B] [A] = [(4, 3, 4); (2, 1, 2); (1, 2, 1)]
// out: ...............!!!mm zip3 [A] [B] [A] = [(3, 3, 3); (1, 1, 1); (2, 2, 2); (3, 3, 3); (5, 5, 5)]
// out: nm zip3 [A] [B] [A] !! ArgumentNullException: Value cannot be null. (Parameter 'source1')
// out: mn zip3 [A] [B] [A] !! ArgumentNullException: Value cannot be null. (Parameter 'source2')
// out: !!!ee zip3 [A] [A] [B] = []
// out: !!.!em zip3 [A] [A] [B] = []
// out: ..!!!me zip3 [A] [A] [B] = []
// out: ...........!!!mk zip3 [A] [A] [B] = [(3, 3, 4); (1, 1, 2); (2, 2, 1)]
// out: .........!!.!km zip3 [A] [A] [B] = [(4, 4, 3); (2, 2, 1); (1, 1, 2)]
// out: ...............!!!mm zip3 [A] [A] [B] = [(3, 3, 3); (1, 1, 1); (2, 2, 2); (3, 3, 3); (5, 5, 5)]
// out: nm zip3 [A] [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source1')
// out: mn zip3 [A] [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source3')
// out: !!!ee concat (Seq.ofList [ [A]; [B]; [A] ]) = []
// out: !.....!!em concat (Seq.ofList [ [A]; [B]; [A] ]) = [3; 1; 2; 3; 5]
// out: .....!!.....!me concat (Seq.ofList [ [A]; [B]; [A] ]) = [3; 1; 2; 3; 5; 3; 1; 2; 3; 5]
// out: .....!...!.....!mk concat (Seq.ofList [ [A]; [B]; [A] ]) = [3; 1; 2; 3; 5; 4; 2; 1; 3; 1; 2; 3; 5]
// out: ...!.....!...!km concat (Seq.ofList [ [A]; [B]; [A] ]) = [4; 2; 1; 3; 1; 2; 3; 5; 4; 2; 1]
// out: .....!.....!.....!mm concat (Seq.ofList [ [A]; [B]; [A] ]) = [3; 1; 2; 3; 5; 3; 1; 2; 3; 5; 3; 1; 2; 3; 5]
// out: !!ee transpose (Seq.ofList [ [A]; [B] ]) = []
// out: !.....!em transpose (Seq.ofList [ [A]; [B] ]) = [[3]; [1]; [2]; [3]; [5]]
// out: .....!!me transpose (Seq.ofList [ [A]; [B] ]) = [[3]; [1]; [2]; [3]; [5]]
// out: .....!...!mk transpose (Seq.ofList [ [A]; [B] ]) = [[3; 4]; [1; 2]; [2; 1]; [3]; [5]]
// out: ...!.....!km transpose (Seq.ofList [ [A]; [B] ]) = [[4; 3]; [2; 1]; [1; 2]; [3]; [5]]
// out: .....!.....!mm transpose (Seq.ofList [ [A]; [B] ]) = [[3; 3]; [1; 1]; [2; 2]; [3; 3]; [5; 5]]
// out: nm transpose (Seq.ofList [ [A]; [B] ]) !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: .....!mn transpose (Seq.ofList [ [A]; [B] ]) !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !ee insertManyAt 1 ([A]) [B] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: ..!...!em insertManyAt 1 ([A]) [B] = [3; 1; 2; 3; 5]
// out: !me insertManyAt 1 ([A]) [B] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .......!.!mk insertManyAt 1 ([A]) [B] = [4; 3; 1; 2; 3; 5; 2; 1]
// out: .....!...!km insertManyAt 1 ([A]) [B] = [3; 4; 2; 1; 1; 2; 3; 5]
// out: .......!...!mm insertManyAt 1 ([A]) [B] = [3; 3; 1; 2; 3; 5; 1; 2; 3; 5]
// out: - init 0 twice = []
// out: <0>- init 1 twice = [0]
// out: <0><1><2>- init 3 twice = [0; 2; 4]
// out: - init -1 twice !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: <0><1>- init 3 (boom 1) !! Exception: boom
// out: - replicate 0 1 = []
// out: - replicate 3 1 = [1; 1; 1]
// out: - replicate -1 1 !! ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'count')
// out: <0><1><2><3><4>- unfold (fun s -> log s; if s > 3 then None else Some(s * 10, s + 1)) 0 = [0; 10; 20; 30]
// out: - unfold (fun s -> (None: (int * int) option)) 0 = []
// out: <0><1><2>- unfold (fun s -> Some(boom 2 s, s + 1)) 0 !! Exception: boom
// out: - singleton 5 = [5]
// out: - M.empty<int> |> M.length = 0
// out: - concat (M.empty<M0>) = []
// out: - sum [F] = nan
// out: - sort [F] = [nan; nan; -1.5; 1.0; 2.0]
// out: - sortDescending [F] = [2.0; 1.0; -1.5; nan; nan]
// out: - max [F] = 2.0
// out: - min [F] = -1.5
// out: - maxBy id [F] = 2.0
// out: - minBy id [F] = -1.5
// out: - max [G] = nan
// out: - min [G] = nan
// out: - average [F] = nan
// out: - averageBy id [G] = nan
// out: - distinct [F] = [2.0; nan; 1.0; nan; -1.5]
// out: - contains nan [F] = false
// out: - contains -0.0 [Z] = true
// out: - distinct [Z] = [0.0]
// out: - sort [Z] = [0.0; -0.0; 0.0]
// out: - distinct [STR] = ["b"; null; "a"; ""; "A"; "é"]
// out: - sort [STR] = [null; null; ""; "A"; "a"; "b"; "b"; "é"]
// out: - sortDescending [STR] = ["é"; "b"; "b"; "a"; "A"; ""; null; null]
// out: - groupBy (fun (s: string) -> String.length s) [STR] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList = [(1, ["b"; "a"; "b"; "A"; "é"]); (0, [null; ""; null])]
// out: - countBy id [STR] = [("b", 2); (null, 2); ("a", 1); ("", 1); ("A", 1); ("é", 1)]
// out: - max [STR] = "é"
// out: - min [STR] = <null>
// out: - contains null [STR] = true
// out: - sum [BIG] !! OverflowException: Arithmetic operation resulted in an overflow.
// out: - sumBy (fun x -> x) [BIG] !! OverflowException: Arithmetic operation resulted in an overflow.
// out: - average (M.map float32 [BIG]) = 1073741824.0f
// out: - average [DEC] = 1.875M
// out: - sum [DEC] = 3.75M
// e, o, m, k, n: a collection that is empty, has one element, several, three, is null
open System
open System.Collections.Generic
let name (e: exn) = match e with :? MatchFailureException -> "MatchFailureException" | _ -> e.GetType().Name
let t (what: string) (f: unit -> 'a) =
  try printfn "%s = %A" what (f ())
  with e -> printfn "%s !! %s: %s" what (name e) (e.Message.Replace("\n", "|").Replace("\r", ""))
let log (x: int) = printf "<%d>" x
let above k x = log x; x > k
let twice x = log x; x * 2
let add a b = printf "(%d,%d)" a b; a + b
let boom k x = log x; if x = k then failwith "boom" else x
let half x = log x; if x % 2 = 0 then Some(x / 2) else None
let down (a: int) (b: int) = compare b a
let s (items: int list) =
  seq {
    try
      for x in items do
        printf "."
        yield x
    finally
      printf "!"
  }
t "ee exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> Seq.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) (s []) (s []))
t "em exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> Seq.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) (s []) (s [ 3; 1; 2; 3; 5 ]))
t "me exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> Seq.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) (s [ 3; 1; 2; 3; 5 ]) (s []))
t "mk exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> Seq.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]))
t "km exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> Seq.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]))
t "mm exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> Seq.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]))
t "nm exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> Seq.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) (null: int seq) (s [ 3; 1; 2; 3; 5 ]))
t "mn exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> Seq.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) (s [ 3; 1; 2; 3; 5 ]) (null: int seq))
t "ee forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> Seq.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) (s []) (s []))
t "em forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> Seq.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) (s []) (s [ 3; 1; 2; 3; 5 ]))
t "me forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> Seq.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) (s [ 3; 1; 2; 3; 5 ]) (s []))
t "mk forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> Seq.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]))
t "km forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> Seq.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]))
t "mm forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> Seq.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]))
t "nm forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> Seq.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) (null: int seq) (s [ 3; 1; 2; 3; 5 ]))
t "mn forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> Seq.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) (s [ 3; 1; 2; 3; 5 ]) (null: int seq))
t "ee fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> Seq.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 (s []) (s []))
t "em fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> Seq.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 (s []) (s [ 3; 1; 2; 3; 5 ]))
t "me fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> Seq.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 (s [ 3; 1; 2; 3; 5 ]) (s []))
t "mk fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> Seq.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]))
t "km fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> Seq.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]))
t "mm fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> Seq.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]))
t "nm fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> Seq.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 (null: int seq) (s [ 3; 1; 2; 3; 5 ]))
t "mn fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> Seq.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 (s [ 3; 1; 2; 3; 5 ]) (null: int seq))
t "ee foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> Seq.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) (s []) (s []) 1)
t "em foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> Seq.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) (s []) (s [ 3; 1; 2; 3; 5 ]) 1)
t "me foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> Seq.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) (s [ 3; 1; 2; 3; 5 ]) (s []) 1)
t "mk foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> Seq.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]) 1)
t "km foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> Seq.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]) 1)
t "mm foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> Seq.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) 1)
t "nm foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> Seq.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) (null: int seq) (s [ 3; 1; 2; 3; 5 ]) 1)
t "mn foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> Seq.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) (s [ 3; 1; 2; 3; 5 ]) (null: int seq) 1)
t "ee iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> Seq.iter2 (fun a b -> printf "(%d,%d)" a b) (s []) (s []))
t "em iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> Seq.iter2 (fun a b -> printf "(%d,%d)" a b) (s []) (s [ 3; 1; 2; 3; 5 ]))
t "me iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> Seq.iter2 (fun a b -> printf "(%d,%d)" a b) (s [ 3; 1; 2; 3; 5 ]) (s []))
t "mk iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> Seq.iter2 (fun a b -> printf "(%d,%d)" a b) (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]))
t "km iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> Seq.iter2 (fun a b -> printf "(%d,%d)" a b) (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]))
t "mm iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> Seq.iter2 (fun a b -> printf "(%d,%d)" a b) (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]))
t "nm iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> Seq.iter2 (fun a b -> printf "(%d,%d)" a b) (null: int seq) (s [ 3; 1; 2; 3; 5 ]))
t "mn iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> Seq.iter2 (fun a b -> printf "(%d,%d)" a b) (s [ 3; 1; 2; 3; 5 ]) (null: int seq))
t "ee iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> Seq.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) (s []) (s []))
t "em iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> Seq.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) (s []) (s [ 3; 1; 2; 3; 5 ]))
t "me iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> Seq.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) (s [ 3; 1; 2; 3; 5 ]) (s []))
t "mk iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> Seq.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]))
t "km iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> Seq.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]))
t "mm iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> Seq.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]))
t "nm iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> Seq.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) (null: int seq) (s [ 3; 1; 2; 3; 5 ]))
t "mn iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> Seq.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) (s [ 3; 1; 2; 3; 5 ]) (null: int seq))
t "ee map2 add [A] [B]" (fun () -> Seq.map2 add (s []) (s []) |> Seq.toList)
t "em map2 add [A] [B]" (fun () -> Seq.map2 add (s []) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "me map2 add [A] [B]" (fun () -> Seq.map2 add (s [ 3; 1; 2; 3; 5 ]) (s []) |> Seq.toList)
t "mk map2 add [A] [B]" (fun () -> Seq.map2 add (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]) |> Seq.toList)
t "km map2 add [A] [B]" (fun () -> Seq.map2 add (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mm map2 add [A] [B]" (fun () -> Seq.map2 add (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "nm map2 add [A] [B]" (fun () -> Seq.map2 add (null: int seq) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mn map2 add [A] [B]" (fun () -> Seq.map2 add (s [ 3; 1; 2; 3; 5 ]) (null: int seq) |> Seq.toList)
t "ee mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> Seq.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) (s []) (s []) |> Seq.toList)
t "em mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> Seq.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) (s []) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "me mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> Seq.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) (s [ 3; 1; 2; 3; 5 ]) (s []) |> Seq.toList)
t "mk mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> Seq.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]) |> Seq.toList)
t "km mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> Seq.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mm mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> Seq.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "nm mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> Seq.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) (null: int seq) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mn mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> Seq.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) (s [ 3; 1; 2; 3; 5 ]) (null: int seq) |> Seq.toList)
t "ee map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> Seq.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (s []) (s []) (s []) |> Seq.toList)
t "em map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> Seq.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (s []) (s [ 3; 1; 2; 3; 5 ]) (s []) |> Seq.toList)
t "me map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> Seq.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (s [ 3; 1; 2; 3; 5 ]) (s []) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mk map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> Seq.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "km map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> Seq.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]) |> Seq.toList)
t "mm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> Seq.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "nm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> Seq.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (null: int seq) (s [ 3; 1; 2; 3; 5 ]) (null: int seq) |> Seq.toList)
t "mn map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> Seq.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (s [ 3; 1; 2; 3; 5 ]) (null: int seq) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "ee map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> Seq.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (s []) (s []) (s []) |> Seq.toList)
t "em map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> Seq.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (s []) (s []) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "me map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> Seq.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) (s []) |> Seq.toList)
t "mk map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> Seq.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]) |> Seq.toList)
t "km map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> Seq.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (s [ 4; 2; 1 ]) (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> Seq.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "nm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> Seq.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (null: int seq) (null: int seq) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mn map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> Seq.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) (null: int seq) |> Seq.toList)
t "ee zip [A] [B]" (fun () -> Seq.zip (s []) (s []) |> Seq.toList)
t "em zip [A] [B]" (fun () -> Seq.zip (s []) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "me zip [A] [B]" (fun () -> Seq.zip (s [ 3; 1; 2; 3; 5 ]) (s []) |> Seq.toList)
t "mk zip [A] [B]" (fun () -> Seq.zip (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]) |> Seq.toList)
t "km zip [A] [B]" (fun () -> Seq.zip (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mm zip [A] [B]" (fun () -> Seq.zip (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "nm zip [A] [B]" (fun () -> Seq.zip (null: int seq) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mn zip [A] [B]" (fun () -> Seq.zip (s [ 3; 1; 2; 3; 5 ]) (null: int seq) |> Seq.toList)
t "ee zip3 [A] [B] [A]" (fun () -> Seq.zip3 (s []) (s []) (s []) |> Seq.toList)
t "em zip3 [A] [B] [A]" (fun () -> Seq.zip3 (s []) (s [ 3; 1; 2; 3; 5 ]) (s []) |> Seq.toList)
t "me zip3 [A] [B] [A]" (fun () -> Seq.zip3 (s [ 3; 1; 2; 3; 5 ]) (s []) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mk zip3 [A] [B] [A]" (fun () -> Seq.zip3 (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "km zip3 [A] [B] [A]" (fun () -> Seq.zip3 (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]) |> Seq.toList)
t "mm zip3 [A] [B] [A]" (fun () -> Seq.zip3 (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "nm zip3 [A] [B] [A]" (fun () -> Seq.zip3 (null: int seq) (s [ 3; 1; 2; 3; 5 ]) (null: int seq) |> Seq.toList)
t "mn zip3 [A] [B] [A]" (fun () -> Seq.zip3 (s [ 3; 1; 2; 3; 5 ]) (null: int seq) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "ee zip3 [A] [A] [B]" (fun () -> Seq.zip3 (s []) (s []) (s []) |> Seq.toList)
t "em zip3 [A] [A] [B]" (fun () -> Seq.zip3 (s []) (s []) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "me zip3 [A] [A] [B]" (fun () -> Seq.zip3 (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) (s []) |> Seq.toList)
t "mk zip3 [A] [A] [B]" (fun () -> Seq.zip3 (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) (s [ 4; 2; 1 ]) |> Seq.toList)
t "km zip3 [A] [A] [B]" (fun () -> Seq.zip3 (s [ 4; 2; 1 ]) (s [ 4; 2; 1 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mm zip3 [A] [A] [B]" (fun () -> Seq.zip3 (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "nm zip3 [A] [A] [B]" (fun () -> Seq.zip3 (null: int seq) (null: int seq) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mn zip3 [A] [A] [B]" (fun () -> Seq.zip3 (s [ 3; 1; 2; 3; 5 ]) (s [ 3; 1; 2; 3; 5 ]) (null: int seq) |> Seq.toList)
t "ee concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> Seq.concat (Seq.ofList [ (s []); (s []); (s []) ]) |> Seq.toList)
t "em concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> Seq.concat (Seq.ofList [ (s []); (s [ 3; 1; 2; 3; 5 ]); (s []) ]) |> Seq.toList)
t "me concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> Seq.concat (Seq.ofList [ (s [ 3; 1; 2; 3; 5 ]); (s []); (s [ 3; 1; 2; 3; 5 ]) ]) |> Seq.toList)
t "mk concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> Seq.concat (Seq.ofList [ (s [ 3; 1; 2; 3; 5 ]); (s [ 4; 2; 1 ]); (s [ 3; 1; 2; 3; 5 ]) ]) |> Seq.toList)
t "km concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> Seq.concat (Seq.ofList [ (s [ 4; 2; 1 ]); (s [ 3; 1; 2; 3; 5 ]); (s [ 4; 2; 1 ]) ]) |> Seq.toList)
t "mm concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> Seq.concat (Seq.ofList [ (s [ 3; 1; 2; 3; 5 ]); (s [ 3; 1; 2; 3; 5 ]); (s [ 3; 1; 2; 3; 5 ]) ]) |> Seq.toList)
t "ee transpose (Seq.ofList [ [A]; [B] ])" (fun () -> Seq.transpose (Seq.ofList [ (s []); (s []) ]) |> Seq.map Seq.toList |> Seq.toList)
t "em transpose (Seq.ofList [ [A]; [B] ])" (fun () -> Seq.transpose (Seq.ofList [ (s []); (s [ 3; 1; 2; 3; 5 ]) ]) |> Seq.map Seq.toList |> Seq.toList)
t "me transpose (Seq.ofList [ [A]; [B] ])" (fun () -> Seq.transpose (Seq.ofList [ (s [ 3; 1; 2; 3; 5 ]); (s []) ]) |> Seq.map Seq.toList |> Seq.toList)
t "mk transpose (Seq.ofList [ [A]; [B] ])" (fun () -> Seq.transpose (Seq.ofList [ (s [ 3; 1; 2; 3; 5 ]); (s [ 4; 2; 1 ]) ]) |> Seq.map Seq.toList |> Seq.toList)
t "km transpose (Seq.ofList [ [A]; [B] ])" (fun () -> Seq.transpose (Seq.ofList [ (s [ 4; 2; 1 ]); (s [ 3; 1; 2; 3; 5 ]) ]) |> Seq.map Seq.toList |> Seq.toList)
t "mm transpose (Seq.ofList [ [A]; [B] ])" (fun () -> Seq.transpose (Seq.ofList [ (s [ 3; 1; 2; 3; 5 ]); (s [ 3; 1; 2; 3; 5 ]) ]) |> Seq.map Seq.toList |> Seq.toList)
t "nm transpose (Seq.ofList [ [A]; [B] ])" (fun () -> Seq.transpose (Seq.ofList [ (null: int seq); (s [ 3; 1; 2; 3; 5 ]) ]) |> Seq.map Seq.toList |> Seq.toList)
t "mn transpose (Seq.ofList [ [A]; [B] ])" (fun () -> Seq.transpose (Seq.ofList [ (s [ 3; 1; 2; 3; 5 ]); (null: int seq) ]) |> Seq.map Seq.toList |> Seq.toList)
t "ee insertManyAt 1 ([A]) [B]" (fun () -> Seq.insertManyAt 1 ((s [])) (s []) |> Seq.toList)
t "em insertManyAt 1 ([A]) [B]" (fun () -> Seq.insertManyAt 1 ((s [])) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "me insertManyAt 1 ([A]) [B]" (fun () -> Seq.insertManyAt 1 ((s [ 3; 1; 2; 3; 5 ])) (s []) |> Seq.toList)
t "mk insertManyAt 1 ([A]) [B]" (fun () -> Seq.insertManyAt 1 ((s [ 3; 1; 2; 3; 5 ])) (s [ 4; 2; 1 ]) |> Seq.toList)
t "km insertManyAt 1 ([A]) [B]" (fun () -> Seq.insertManyAt 1 ((s [ 4; 2; 1 ])) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "mm insertManyAt 1 ([A]) [B]" (fun () -> Seq.insertManyAt 1 ((s [ 3; 1; 2; 3; 5 ])) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "- init 0 twice" (fun () -> Seq.init 0 twice |> Seq.toList)
t "- init 1 twice" (fun () -> Seq.init 1 twice |> Seq.toList)
t "- init 3 twice" (fun () -> Seq.init 3 twice |> Seq.toList)
t "- init -1 twice" (fun () -> Seq.init -1 twice |> Seq.toList)
t "- init 3 (boom 1)" (fun () -> Seq.init 3 (boom 1) |> Seq.toList)
t "- replicate 0 1" (fun () -> Seq.replicate 0 1 |> Seq.toList)
t "- replicate 3 1" (fun () -> Seq.replicate 3 1 |> Seq.toList)
t "- replicate -1 1" (fun () -> Seq.replicate -1 1 |> Seq.toList)
t "- unfold (fun s -> log s; if s > 3 then None else Some(s * 10, s + 1)) 0" (fun () -> Seq.unfold (fun s -> log s; if s > 3 then None else Some(s * 10, s + 1)) 0 |> Seq.toList)
t "- unfold (fun s -> (None: (int * int) option)) 0" (fun () -> Seq.unfold (fun s -> (None: (int * int) option)) 0 |> Seq.toList)
t "- unfold (fun s -> Some(boom 2 s, s + 1)) 0" (fun () -> Seq.unfold (fun s -> Some(boom 2 s, s + 1)) 0 |> Seq.toList)
t "- singleton 5" (fun () -> Seq.singleton 5 |> Seq.toList)
t "- M.empty<int> |> M.length" (fun () -> Seq.empty<int> |> Seq.length)
t "- concat (M.empty<M0>)" (fun () -> Seq.concat (Seq.empty<int seq>) |> Seq.toList)
t "- sum [F]" (fun () -> Seq.sum (Seq.ofList [ 2.0; nan; 1.0; nan; -1.5 ]))
t "- sort [F]" (fun () -> Seq.sort (Seq.ofList [ 2.0; nan; 1.0; nan; -1.5 ]) |> Seq.toList)
t "- sortDescending [F]" (fun () -> Seq.sortDescending (Seq.ofList [ 2.0; nan; 1.0; nan; -1.5 ]) |> Seq.toList)
t "- max [F]" (fun () -> Seq.max (Seq.ofList [ 2.0; nan; 1.0; nan; -1.5 ]))
t "- min [F]" (fun () -> Seq.min (Seq.ofList [ 2.0; nan; 1.0; nan; -1.5 ]))
t "- maxBy id [F]" (fun () -> Seq.maxBy id (Seq.ofList [ 2.0; nan; 1.0; nan; -1.5 ]))
t "- minBy id [F]" (fun () -> Seq.minBy id (Seq.ofList [ 2.0; nan; 1.0; nan; -1.5 ]))
t "- max [G]" (fun () -> Seq.max (Seq.ofList [ nan; 1.0 ]))
t "- min [G]" (fun () -> Seq.min (Seq.ofList [ nan; 1.0 ]))
t "- average [F]" (fun () -> Seq.average (Seq.ofList [ 2.0; nan; 1.0; nan; -1.5 ]))
t "- averageBy id [G]" (fun () -> Seq.averageBy id (Seq.ofList [ nan; 1.0 ]))
t "- distinct [F]" (fun () -> Seq.distinct (Seq.ofList [ 2.0; nan; 1.0; nan; -1.5 ]) |> Seq.toList)
t "- contains nan [F]" (fun () -> Seq.contains nan (Seq.ofList [ 2.0; nan; 1.0; nan; -1.5 ]))
t "- contains -0.0 [Z]" (fun () -> Seq.contains -0.0 (Seq.ofList [ 0.0; -0.0; 0.0 ]))
t "- distinct [Z]" (fun () -> Seq.distinct (Seq.ofList [ 0.0; -0.0; 0.0 ]) |> Seq.toList)
t "- sort [Z]" (fun () -> Seq.sort (Seq.ofList [ 0.0; -0.0; 0.0 ]) |> Seq.toList)
t "- distinct [STR]" (fun () -> Seq.distinct (Seq.ofList [ "b"; null; "a"; ""; "b"; "A"; null; "é" ]) |> Seq.toList)
t "- sort [STR]" (fun () -> Seq.sort (Seq.ofList [ "b"; null; "a"; ""; "b"; "A"; null; "é" ]) |> Seq.toList)
t "- sortDescending [STR]" (fun () -> Seq.sortDescending (Seq.ofList [ "b"; null; "a"; ""; "b"; "A"; null; "é" ]) |> Seq.toList)
t "- groupBy (fun (s: string) -> String.length s) [STR] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList" (fun () -> Seq.groupBy (fun (s: string) -> String.length s) (Seq.ofList [ "b"; null; "a"; ""; "b"; "A"; null; "é" ]) |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList)
t "- countBy id [STR]" (fun () -> Seq.countBy id (Seq.ofList [ "b"; null; "a"; ""; "b"; "A"; null; "é" ]) |> Seq.toList)
t "- max [STR]" (fun () -> Seq.max (Seq.ofList [ "b"; null; "a"; ""; "b"; "A"; null; "é" ]))
t "- min [STR]" (fun () -> Seq.min (Seq.ofList [ "b"; null; "a"; ""; "b"; "A"; null; "é" ]))
t "- contains null [STR]" (fun () -> Seq.contains null (Seq.ofList [ "b"; null; "a"; ""; "b"; "A"; null; "é" ]))
t "- sum [BIG]" (fun () -> Seq.sum (Seq.ofList [ Int32.MaxValue; 1 ]))
t "- sumBy (fun x -> x) [BIG]" (fun () -> Seq.sumBy (fun x -> x) (Seq.ofList [ Int32.MaxValue; 1 ]))
t "- average (M.map float32 [BIG])" (fun () -> Seq.average (Seq.map float32 (Seq.ofList [ Int32.MaxValue; 1 ])))
t "- average [DEC]" (fun () -> Seq.average (Seq.ofList [ 1.5m; 2.25m ]))
t "- sum [DEC]" (fun () -> Seq.sum (Seq.ofList [ 1.5m; 2.25m ]))
