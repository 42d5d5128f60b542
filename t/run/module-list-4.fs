// out: o [S].IsEmpty = false
// out: m [S].IsEmpty = false
// out: e [S].Length = 0
// out: o [S].Length = 1
// out: m [S].Length = 5
// out: e [S].Item 2 !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'n')
// out: o [S].Item 2 !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'n')
// out: m [S].Item 2 = 2
// out: e [S].[5] !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'n')
// out: o [S].[5] !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'n')
// out: m [S].[5] !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'n')
// out: e [S].[-1] !! ArgumentException: The index was outside the range of elements in the list. (Parameter 'n')
// out: o [S].[-1] !! ArgumentException: The input must be non-negative. (Parameter 'n')
// out: m [S].[-1] !! ArgumentException: The input must be non-negative. (Parameter 'n')
// out: e [S].[1..2] = []
// out: o [S].[1..2] = []
// out: m [S].[1..2] = [1; 2]
// out: e [S].[..2] = []
// out: o [S].[..2] = [3]
// out: m [S].[..2] = [3; 1; 2]
// out: e [S].[3..] = []
// out: o [S].[3..] = []
// out: m [S].[3..] = [3; 5]
// out: e [S].[3..1] = []
// out: o [S].[3..1] = []
// out: m [S].[3..1] = []
// out: e [S].[-3..1] = []
// out: o [S].[-3..1] = [3]
// out: m [S].[-3..1] = [3; 1]
// out: e [S].[2..100] = []
// out: o [S].[2..100] = []
// out: m [S].[2..100] = [2; 3; 5]
// out: e [S].[100..] = []
// out: o [S].[100..] = []
// out: m [S].[100..] = []
// out: ee allPairs [A] [B] = []
// out: em allPairs [A] [B] = []
// out: me allPairs [A] [B] = []
// out: mk allPairs [A] [B] = [(3, 4); (3, 2); (3, 1); (1, 4); (1, 2); (1, 1); (2, 4); (2, 2); (2, 1); (3, 4);
// out:  (3, 2); (3, 1); (5, 4); (5, 2); (5, 1)]
// out: km allPairs [A] [B] = [(4, 3); (4, 1); (4, 2); (4, 3); (4, 5); (2, 3); (2, 1); (2, 2); (2, 3); (2, 5);
// out:  (1, 3); (1, 1); (1, 2); (1, 3); (1, 5)]
// out: mm allPairs [A] [B] = [(3, 3); (3, 1); (3, 2); (3, 3); (3, 5); (1, 3); (1, 1); (1, 2); (1, 3); (1, 5);
// out:  (2, 3); (2, 1); (2, 2); (2, 3); (2, 5); (3, 3); (3, 1); (3, 2); (3, 3); (3, 5);
// out:  (5, 3); (5, 1); (5, 2); (5, 3); (5, 5)]
// out: ee append [A] [B] = []
// out: em append [A] [B] = [3; 1; 2; 3; 5]
// out: me append [A] [B] = [3; 1; 2; 3; 5]
// out: mk append [A] [B] = [3; 1; 2; 3; 5; 4; 2; 1]
// out: km append [A] [B] = [4; 2; 1; 3; 1; 2; 3; 5]
// out: mm append [A] [B] = [3; 1; 2; 3; 5; 3; 1; 2; 3; 5]
// out: ee compareWith (fun a b -> log a; compare a b) [A] [B] = 0
// out: em compareWith (fun a b -> log a; compare a b) [A] [B] = -1
// out: me compareWith (fun a b -> log a; compare a b) [A] [B] = 1
// out: <3>mk compareWith (fun a b -> log a; compare a b) [A] [B] = -1
// out: <4>km compareWith (fun a b -> log a; compare a b) [A] [B] = 1
// out: <3><1><2><3><5>mm compareWith (fun a b -> log a; compare a b) [A] [B] = 0
// out: ee except ([A]) [B] = []
// out: em except ([A]) [B] = [3; 1; 2; 5]
// out: me except ([A]) [B] = []
// out: mk except ([A]) [B] = [4]
// out: km except ([A]) [B] = [3; 5]
// out: mm except ([A]) [B] = []
// out: ee exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] = false
// out: em exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] !! ArgumentException: The lists had different lengths. (Parameter 'list2')
// out: me exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] !! ArgumentException: The lists had different lengths. (Parameter 'list2')
// out: (3,4)(1,2)(2,1)mk exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] = true
// out: (4,3)km exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] = true
// out: (3,3)(1,1)(2,2)(3,3)(5,5)mm exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] = false
// out: ee forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] = true
// out: em forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] !! ArgumentException: The lists had different lengths.|list1 is 5 elements shorter than list2 (Parameter 'list1')
// out: me forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] !! ArgumentException: The lists had different lengths.|list2 is 5 elements shorter than list1 (Parameter 'list2')
// out: (3,4)mk forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] = false
// out: (4,3)(2,1)(1,2)km forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] = false
// out: (3,3)(1,1)(2,2)(3,3)(5,5)mm forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] = true
// out: ee fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] = 1
// out: em fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] !! ArgumentException: The lists had different lengths.|list1 is 5 elements shorter than list2 (Parameter 'list1')
// out: me fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] !! ArgumentException: The lists had different lengths.|list2 is 5 elements shorter than list1 (Parameter 'list2')
// out: (3,4)(1,2)(2,1)mk fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] !! ArgumentException: The lists had different lengths.|list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: (4,3)(2,1)(1,2)km fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] !! ArgumentException: The lists had different lengths.|list1 is 2 elements shorter than list2 (Parameter 'list1')
// out: (3,3)(1,1)(2,2)(3,3)(5,5)mm fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] = 49
// out: ee foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 = 1
// out: em foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 !! ArgumentException: The lists had different lengths.|list1 is 5 elements shorter than list2 (Parameter 'list1')
// out: me foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 !! ArgumentException: The lists had different lengths.|list2 is 5 elements shorter than list1 (Parameter 'list2')
// out: mk foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 !! ArgumentException: The lists had different lengths.|list1.Length = 5, list2.Length = 3 (Parameter 'list1, list2')
// out: km foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 !! ArgumentException: The lists had different lengths.|list1.Length = 3, list2.Length = 5 (Parameter 'list1, list2')
// out: (5,5)(3,3)(2,2)(1,1)(3,3)mm foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 = 49
// out: ee iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] = ()
// out: em iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] !! ArgumentException: The lists had different lengths.|list1 is 5 elements shorter than list2 (Parameter 'list1')
// out: me iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] !! ArgumentException: The lists had different lengths.|list2 is 5 elements shorter than list1 (Parameter 'list2')
// out: (3,4)(1,2)(2,1)mk iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] !! ArgumentException: The lists had different lengths.|list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: (4,3)(2,1)(1,2)km iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] !! ArgumentException: The lists had different lengths.|list1 is 2 elements shorter than list2 (Parameter 'list1')
// out: (3,3)(1,1)(2,2)(3,3)(5,5)mm iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] = ()
// out: ee iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] = ()
// out: em iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] !! ArgumentException: The lists had different lengths.|list1 is 5 elements shorter than list2 (Parameter 'list1')
// out: me iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] !! ArgumentException: The lists had different lengths.|list2 is 5 elements shorter than list1 (Parameter 'list2')
// out: (0,3,4)(1,1,2)(2,2,1)mk iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] !! ArgumentException: The lists had different lengths.|list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: (0,4,3)(1,2,1)(2,1,2)km iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] !! ArgumentException: The lists had different lengths.|list1 is 2 elements shorter than list2 (Parameter 'list1')
// out: (0,3,3)(1,1,1)(2,2,2)(3,3,3)(4,5,5)mm iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] = ()
// out: ee map2 add [A] [B] = []
// out: em map2 add [A] [B] !! ArgumentException: The lists had different lengths.|list1 is 5 elements shorter than list2 (Parameter 'list1')
// out: me map2 add [A] [B] !! ArgumentException: The lists had different lengths.|list2 is 5 elements shorter than list1 (Parameter 'list2')
// out: (3,4)(1,2)(2,1)mk map2 add [A] [B] !! ArgumentException: The lists had different lengths.|list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: (4,3)(2,1)(1,2)km map2 add [A] [B] !! ArgumentException: The lists had different lengths.|list1 is 2 elements shorter than list2 (Parameter 'list1')
// out: (3,3)(1,1)(2,2)(3,3)(5,5)mm map2 add [A] [B] = [6; 2; 4; 6; 10]
// out: ee mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] = []
// out: em mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] !! ArgumentException: The lists had different lengths.|list1 is 5 elements shorter than list2 (Parameter 'list1')
// out: me mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] !! ArgumentException: The lists had different lengths.|list2 is 5 elements shorter than list1 (Parameter 'list2')
// out: (0,3,4)(1,1,2)(2,2,1)mk mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] !! ArgumentException: The lists had different lengths.|list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: (0,4,3)(1,2,1)(2,1,2)km mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] !! ArgumentException: The lists had different lengths.|list1 is 2 elements shorter than list2 (Parameter 'list1')
// out: (0,3,3)(1,1,1)(2,2,2)(3,3,3)(4,5,5)mm mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] = [6; 3; 6; 9; 14]
// out: ee map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] = []
// out: em map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] !! ArgumentException: The lists had different lengths.| list1.Length = 0, list2.Length = 5, list3.Length = 0 (Parameter 'list1, list2, list3')
// out: me map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] !! ArgumentException: The lists had different lengths.| list1.Length = 5, list2.Length = 0, list3.Length = 5 (Parameter 'list1, list2, list3')
// out: (3,4,3)(1,2,1)(2,1,2)mk map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] !! ArgumentException: The lists had different lengths.| list1.Length = 5, list2.Length = 3, list3.Length = 5 (Parameter 'list1, list2, list3')
// out: (4,3,4)(2,1,2)(1,2,1)km map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] !! ArgumentException: The lists had different lengths.| list1.Length = 3, list2.Length = 5, list3.Length = 3 (Parameter 'list1, list2, list3')
// out: (3,3,3)(1,1,1)(2,2,2)(3,3,3)(5,5,5)mm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] = [9; 3; 6; 9; 15]
// out: ee map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] = []
// out: em map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] !! ArgumentException: The lists had different lengths.| list1.Length = 0, list2.Length = 0, list3.Length = 5 (Parameter 'list1, list2, list3')
// out: me map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] !! ArgumentException: The lists had different lengths.| list1.Length = 5, list2.Length = 5, list3.Length = 0 (Parameter 'list1, list2, list3')
// out: (3,3,4)(1,1,2)(2,2,1)mk map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] !! ArgumentException: The lists had different lengths.| list1.Length = 5, list2.Length = 5, list3.Length = 3 (Parameter 'list1, list2, list3')
// out: (4,4,3)(2,2,1)(1,1,2)km map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] !! ArgumentException: The lists had different lengths.| list1.Length = 3, list2.Length = 3, list3.Length = 5 (Parameter 'list1, list2, list3')
// out: (3,3,3)(1,1,1)(2,2,2)(3,3,3)(5,5,5)mm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] = [9; 3; 6; 9; 15]
// out: ee zip [A] [B] = []
// out: em zip [A] [B] !! ArgumentException: The lists had different lengths.|list1 is 5 elements shorter than list2 (Parameter 'list1')
// out: me zip [A] [B] !! ArgumentException: The lists had different lengths.|list2 is 5 elements shorter than list1 (Parameter 'list2')
// out: mk zip [A] [B] !! ArgumentException: The lists had different lengths.|list2 is 2 elements shorter than list1 (Parameter 'list2')
// out: km zip [A] [B] !! ArgumentException: The lists had different lengths.|list1 is 2 elements shorter than list2 (Parameter 'list1')
// out: mm zip [A] [B] = [(3, 3); (1, 1); (2, 2); (3, 3); (5, 5)]
// out: ee zip3 [A] [B] [A] = []
// out: em zip3 [A] [B] [A] !! ArgumentException: The lists had different lengths.| list1.Length = 0, list2.Length = 5, list3.Length = 0 (Parameter 'list1, list2, list3')
// out: me zip3 [A] [B] [A] !! ArgumentException: The lists had different lengths.| list1.Length = 5, list2.Length = 0, list3.Length = 5 (Parameter 'list1, list2, list3')
// out: mk zip3 [A] [B] [A] !! ArgumentException: The lists had different lengths.| list1.Length = 2, list2.Length = 0, list3.Length = 2 (Parameter 'list1, list2, list3')
// out: km zip3 [A] [B] [A] !! ArgumentException: The lists had different lengths.| list1.Length = 0, list2.Length = 2, list3.Length = 0 (Parameter 'list1, list2, list3')
// out: mm zip3 [A] [B] [A] = [(3, 3, 3); (1, 1, 1); (2, 2, 2); (3, 3, 3); (5, 5, 5)]
// out: ee zip3 [A] [A] [B] = []
// out: em zip3 [A] [A] [B] !! ArgumentException: The lists had different lengths.| list1.Length = 0, list2.Length = 0, list3.Length = 5 (Parameter 'list1, list2, list3')
// out: me zip3 [A] [A] [B] !! ArgumentException: The lists had different lengths.| list1.Length = 5, list2.Length = 5, list3.Length = 0 (Parameter 'list1, list2, list3')
// out: mk zip3 [A] [A] [B] !! ArgumentException: The lists had different lengths.| list1.Length = 2, list2.Length = 2, list3.Length = 0 (Parameter 'list1, list2, list3')
// out: km zip3 [A] [A] [B] !! ArgumentException: The lists had different lengths.| list1.Length = 0, list2.Length = 0, list3.Length = 2 (Parameter 'list1, list2, list3')
// out: mm zip3 [A] [A] [B] = [(3, 3, 3); (1, 1, 1); (2, 2, 2); (3, 3, 3); (5, 5, 5)]
// out: ee concat (Seq.ofList [ [A]; [B]; [A] ]) = []
// out: em concat (Seq.ofList [ [A]; [B]; [A] ]) = [3; 1; 2; 3; 5]
// out: me concat (Seq.ofList [ [A]; [B]; [A] ]) = [3; 1; 2; 3; 5; 3; 1; 2; 3; 5]
// out: mk concat (Seq.ofList [ [A]; [B]; [A] ]) = [3; 1; 2; 3; 5; 4; 2; 1; 3; 1; 2; 3; 5]
// out: km concat (Seq.ofList [ [A]; [B]; [A] ]) = [4; 2; 1; 3; 1; 2; 3; 5; 4; 2; 1]
// out: mm concat (Seq.ofList [ [A]; [B]; [A] ]) = [3; 1; 2; 3; 5; 3; 1; 2; 3; 5; 3; 1; 2; 3; 5]
// out: ee transpose (Seq.ofList [ [A]; [B] ]) = []
// out: em transpose (Seq.ofList [ [A]; [B] ]) !! ArgumentException: The lists had different lengths.|list.[0] is 5 elements shorter than list.[1] (Parameter 'list.[0]')
// out: me transpose (Seq.ofList [ [A]; [B] ]) !! ArgumentException: The lists had different lengths.|list.[1] is 5 elements shorter than list.[0] (Parameter 'list.[1]')
// out: mk transpose (Seq.ofList [ [A]; [B] ]) !! ArgumentException: The lists had different lengths.|list.[1] is 2 elements shorter than list.[0] (Parameter 'list.[1]')
// out: km transpose (Seq.ofList [ [A]; [B] ]) !! ArgumentException: The lists had different lengths.|list.[0] is 2 elements shorter than list.[1] (Parameter 'list.[0]')
// out: mm transpose (Seq.ofList [ [A]; [B] ]) = [[3; 3]; [1; 1]; [2; 2]; [3; 3]; [5; 5]]
// out: ee insertManyAt 1 ([A]) [B] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: em insertManyAt 1 ([A]) [B] = [3; 1; 2; 3; 5]
// out: me insertManyAt 1 ([A]) [B] !! ArgumentException: index must be within bounds of the list (Parameter 'index')
// out: mk insertManyAt 1 ([A]) [B] = [4; 3; 1; 2; 3; 5; 2; 1]
// out: km insertManyAt 1 ([A]) [B] = [3; 4; 2; 1; 1; 2; 3; 5]
// out: mm insertManyAt 1 ([A]) [B] = [3; 3; 1; 2; 3; 5; 1; 2; 3; 5]
// out: - init 0 twice = []
// out: <0>- init 1 twice = [0]
// out: <0><1><2>- init 3 twice = [0; 2; 4]
// out: - init -1 twice !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: <0><1>- init 3 (boom 1) !! Exception: boom
// out: - replicate 0 1 = []
// out: - replicate 3 1 = [1; 1; 1]
// out: - replicate -1 1 !! ArgumentException: The input must be non-negative. (Parameter 'count')
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
t "o [S].IsEmpty" (fun () -> [ 3 ].IsEmpty)
t "m [S].IsEmpty" (fun () -> [ 3; 1; 2; 3; 5 ].IsEmpty)
t "e [S].Length" (fun () -> ([]: int list).Length)
t "o [S].Length" (fun () -> [ 3 ].Length)
t "m [S].Length" (fun () -> [ 3; 1; 2; 3; 5 ].Length)
t "e [S].Item 2" (fun () -> ([]: int list).Item 2)
t "o [S].Item 2" (fun () -> [ 3 ].Item 2)
t "m [S].Item 2" (fun () -> [ 3; 1; 2; 3; 5 ].Item 2)
t "e [S].[5]" (fun () -> ([]: int list).[5])
t "o [S].[5]" (fun () -> [ 3 ].[5])
t "m [S].[5]" (fun () -> [ 3; 1; 2; 3; 5 ].[5])
t "e [S].[-1]" (fun () -> ([]: int list).[-1])
t "o [S].[-1]" (fun () -> [ 3 ].[-1])
t "m [S].[-1]" (fun () -> [ 3; 1; 2; 3; 5 ].[-1])
t "e [S].[1..2]" (fun () -> ([]: int list).[1..2])
t "o [S].[1..2]" (fun () -> [ 3 ].[1..2])
t "m [S].[1..2]" (fun () -> [ 3; 1; 2; 3; 5 ].[1..2])
t "e [S].[..2]" (fun () -> ([]: int list).[..2])
t "o [S].[..2]" (fun () -> [ 3 ].[..2])
t "m [S].[..2]" (fun () -> [ 3; 1; 2; 3; 5 ].[..2])
t "e [S].[3..]" (fun () -> ([]: int list).[3..])
t "o [S].[3..]" (fun () -> [ 3 ].[3..])
t "m [S].[3..]" (fun () -> [ 3; 1; 2; 3; 5 ].[3..])
t "e [S].[3..1]" (fun () -> ([]: int list).[3..1])
t "o [S].[3..1]" (fun () -> [ 3 ].[3..1])
t "m [S].[3..1]" (fun () -> [ 3; 1; 2; 3; 5 ].[3..1])
t "e [S].[-3..1]" (fun () -> ([]: int list).[-3..1])
t "o [S].[-3..1]" (fun () -> [ 3 ].[-3..1])
t "m [S].[-3..1]" (fun () -> [ 3; 1; 2; 3; 5 ].[-3..1])
t "e [S].[2..100]" (fun () -> ([]: int list).[2..100])
t "o [S].[2..100]" (fun () -> [ 3 ].[2..100])
t "m [S].[2..100]" (fun () -> [ 3; 1; 2; 3; 5 ].[2..100])
t "e [S].[100..]" (fun () -> ([]: int list).[100..])
t "o [S].[100..]" (fun () -> [ 3 ].[100..])
t "m [S].[100..]" (fun () -> [ 3; 1; 2; 3; 5 ].[100..])
t "ee allPairs [A] [B]" (fun () -> List.allPairs ([]: int list) ([]: int list))
t "em allPairs [A] [B]" (fun () -> List.allPairs ([]: int list) [ 3; 1; 2; 3; 5 ])
t "me allPairs [A] [B]" (fun () -> List.allPairs [ 3; 1; 2; 3; 5 ] ([]: int list))
t "mk allPairs [A] [B]" (fun () -> List.allPairs [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ])
t "km allPairs [A] [B]" (fun () -> List.allPairs [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ])
t "mm allPairs [A] [B]" (fun () -> List.allPairs [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ])
t "ee append [A] [B]" (fun () -> List.append ([]: int list) ([]: int list))
t "em append [A] [B]" (fun () -> List.append ([]: int list) [ 3; 1; 2; 3; 5 ])
t "me append [A] [B]" (fun () -> List.append [ 3; 1; 2; 3; 5 ] ([]: int list))
t "mk append [A] [B]" (fun () -> List.append [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ])
t "km append [A] [B]" (fun () -> List.append [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ])
t "mm append [A] [B]" (fun () -> List.append [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ])
t "ee compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> List.compareWith (fun a b -> log a; compare a b) ([]: int list) ([]: int list))
t "em compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> List.compareWith (fun a b -> log a; compare a b) ([]: int list) [ 3; 1; 2; 3; 5 ])
t "me compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> List.compareWith (fun a b -> log a; compare a b) [ 3; 1; 2; 3; 5 ] ([]: int list))
t "mk compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> List.compareWith (fun a b -> log a; compare a b) [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ])
t "km compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> List.compareWith (fun a b -> log a; compare a b) [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ])
t "mm compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> List.compareWith (fun a b -> log a; compare a b) [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ])
t "ee except ([A]) [B]" (fun () -> List.except (([]: int list)) ([]: int list))
t "em except ([A]) [B]" (fun () -> List.except (([]: int list)) [ 3; 1; 2; 3; 5 ])
t "me except ([A]) [B]" (fun () -> List.except ([ 3; 1; 2; 3; 5 ]) ([]: int list))
t "mk except ([A]) [B]" (fun () -> List.except ([ 3; 1; 2; 3; 5 ]) [ 4; 2; 1 ])
t "km except ([A]) [B]" (fun () -> List.except ([ 4; 2; 1 ]) [ 3; 1; 2; 3; 5 ])
t "mm except ([A]) [B]" (fun () -> List.except ([ 3; 1; 2; 3; 5 ]) [ 3; 1; 2; 3; 5 ])
t "ee exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> List.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) ([]: int list) ([]: int list))
t "em exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> List.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) ([]: int list) [ 3; 1; 2; 3; 5 ])
t "me exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> List.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) [ 3; 1; 2; 3; 5 ] ([]: int list))
t "mk exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> List.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ])
t "km exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> List.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ])
t "mm exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> List.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ])
t "ee forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> List.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) ([]: int list) ([]: int list))
t "em forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> List.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) ([]: int list) [ 3; 1; 2; 3; 5 ])
t "me forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> List.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) [ 3; 1; 2; 3; 5 ] ([]: int list))
t "mk forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> List.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ])
t "km forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> List.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ])
t "mm forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> List.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ])
t "ee fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> List.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 ([]: int list) ([]: int list))
t "em fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> List.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 ([]: int list) [ 3; 1; 2; 3; 5 ])
t "me fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> List.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 [ 3; 1; 2; 3; 5 ] ([]: int list))
t "mk fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> List.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ])
t "km fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> List.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ])
t "mm fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> List.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ])
t "ee foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> List.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) ([]: int list) ([]: int list) 1)
t "em foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> List.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) ([]: int list) [ 3; 1; 2; 3; 5 ] 1)
t "me foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> List.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) [ 3; 1; 2; 3; 5 ] ([]: int list) 1)
t "mk foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> List.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ] 1)
t "km foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> List.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ] 1)
t "mm foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> List.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ] 1)
t "ee iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> List.iter2 (fun a b -> printf "(%d,%d)" a b) ([]: int list) ([]: int list))
t "em iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> List.iter2 (fun a b -> printf "(%d,%d)" a b) ([]: int list) [ 3; 1; 2; 3; 5 ])
t "me iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> List.iter2 (fun a b -> printf "(%d,%d)" a b) [ 3; 1; 2; 3; 5 ] ([]: int list))
t "mk iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> List.iter2 (fun a b -> printf "(%d,%d)" a b) [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ])
t "km iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> List.iter2 (fun a b -> printf "(%d,%d)" a b) [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ])
t "mm iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> List.iter2 (fun a b -> printf "(%d,%d)" a b) [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ])
t "ee iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> List.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) ([]: int list) ([]: int list))
t "em iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> List.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) ([]: int list) [ 3; 1; 2; 3; 5 ])
t "me iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> List.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) [ 3; 1; 2; 3; 5 ] ([]: int list))
t "mk iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> List.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ])
t "km iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> List.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ])
t "mm iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> List.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ])
t "ee map2 add [A] [B]" (fun () -> List.map2 add ([]: int list) ([]: int list))
t "em map2 add [A] [B]" (fun () -> List.map2 add ([]: int list) [ 3; 1; 2; 3; 5 ])
t "me map2 add [A] [B]" (fun () -> List.map2 add [ 3; 1; 2; 3; 5 ] ([]: int list))
t "mk map2 add [A] [B]" (fun () -> List.map2 add [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ])
t "km map2 add [A] [B]" (fun () -> List.map2 add [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ])
t "mm map2 add [A] [B]" (fun () -> List.map2 add [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ])
t "ee mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> List.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) ([]: int list) ([]: int list))
t "em mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> List.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) ([]: int list) [ 3; 1; 2; 3; 5 ])
t "me mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> List.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) [ 3; 1; 2; 3; 5 ] ([]: int list))
t "mk mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> List.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ])
t "km mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> List.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ])
t "mm mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> List.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ])
t "ee map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> List.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) ([]: int list) ([]: int list) ([]: int list))
t "em map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> List.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) ([]: int list) [ 3; 1; 2; 3; 5 ] ([]: int list))
t "me map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> List.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [ 3; 1; 2; 3; 5 ] ([]: int list) [ 3; 1; 2; 3; 5 ])
t "mk map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> List.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ])
t "km map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> List.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ])
t "mm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> List.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ])
t "ee map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> List.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) ([]: int list) ([]: int list) ([]: int list))
t "em map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> List.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) ([]: int list) ([]: int list) [ 3; 1; 2; 3; 5 ])
t "me map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> List.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ] ([]: int list))
t "mk map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> List.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ])
t "km map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> List.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [ 4; 2; 1 ] [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ])
t "mm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> List.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ])
t "ee zip [A] [B]" (fun () -> List.zip ([]: int list) ([]: int list))
t "em zip [A] [B]" (fun () -> List.zip ([]: int list) [ 3; 1; 2; 3; 5 ])
t "me zip [A] [B]" (fun () -> List.zip [ 3; 1; 2; 3; 5 ] ([]: int list))
t "mk zip [A] [B]" (fun () -> List.zip [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ])
t "km zip [A] [B]" (fun () -> List.zip [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ])
t "mm zip [A] [B]" (fun () -> List.zip [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ])
t "ee zip3 [A] [B] [A]" (fun () -> List.zip3 ([]: int list) ([]: int list) ([]: int list))
t "em zip3 [A] [B] [A]" (fun () -> List.zip3 ([]: int list) [ 3; 1; 2; 3; 5 ] ([]: int list))
t "me zip3 [A] [B] [A]" (fun () -> List.zip3 [ 3; 1; 2; 3; 5 ] ([]: int list) [ 3; 1; 2; 3; 5 ])
t "mk zip3 [A] [B] [A]" (fun () -> List.zip3 [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ])
t "km zip3 [A] [B] [A]" (fun () -> List.zip3 [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ])
t "mm zip3 [A] [B] [A]" (fun () -> List.zip3 [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ])
t "ee zip3 [A] [A] [B]" (fun () -> List.zip3 ([]: int list) ([]: int list) ([]: int list))
t "em zip3 [A] [A] [B]" (fun () -> List.zip3 ([]: int list) ([]: int list) [ 3; 1; 2; 3; 5 ])
t "me zip3 [A] [A] [B]" (fun () -> List.zip3 [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ] ([]: int list))
t "mk zip3 [A] [A] [B]" (fun () -> List.zip3 [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ] [ 4; 2; 1 ])
t "km zip3 [A] [A] [B]" (fun () -> List.zip3 [ 4; 2; 1 ] [ 4; 2; 1 ] [ 3; 1; 2; 3; 5 ])
t "mm zip3 [A] [A] [B]" (fun () -> List.zip3 [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ] [ 3; 1; 2; 3; 5 ])
t "ee concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> List.concat (Seq.ofList [ ([]: int list); ([]: int list); ([]: int list) ]))
t "em concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> List.concat (Seq.ofList [ ([]: int list); [ 3; 1; 2; 3; 5 ]; ([]: int list) ]))
t "me concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> List.concat (Seq.ofList [ [ 3; 1; 2; 3; 5 ]; ([]: int list); [ 3; 1; 2; 3; 5 ] ]))
t "mk concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> List.concat (Seq.ofList [ [ 3; 1; 2; 3; 5 ]; [ 4; 2; 1 ]; [ 3; 1; 2; 3; 5 ] ]))
t "km concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> List.concat (Seq.ofList [ [ 4; 2; 1 ]; [ 3; 1; 2; 3; 5 ]; [ 4; 2; 1 ] ]))
t "mm concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> List.concat (Seq.ofList [ [ 3; 1; 2; 3; 5 ]; [ 3; 1; 2; 3; 5 ]; [ 3; 1; 2; 3; 5 ] ]))
t "ee transpose (Seq.ofList [ [A]; [B] ])" (fun () -> List.transpose (Seq.ofList [ ([]: int list); ([]: int list) ]))
t "em transpose (Seq.ofList [ [A]; [B] ])" (fun () -> List.transpose (Seq.ofList [ ([]: int list); [ 3; 1; 2; 3; 5 ] ]))
t "me transpose (Seq.ofList [ [A]; [B] ])" (fun () -> List.transpose (Seq.ofList [ [ 3; 1; 2; 3; 5 ]; ([]: int list) ]))
t "mk transpose (Seq.ofList [ [A]; [B] ])" (fun () -> List.transpose (Seq.ofList [ [ 3; 1; 2; 3; 5 ]; [ 4; 2; 1 ] ]))
t "km transpose (Seq.ofList [ [A]; [B] ])" (fun () -> List.transpose (Seq.ofList [ [ 4; 2; 1 ]; [ 3; 1; 2; 3; 5 ] ]))
t "mm transpose (Seq.ofList [ [A]; [B] ])" (fun () -> List.transpose (Seq.ofList [ [ 3; 1; 2; 3; 5 ]; [ 3; 1; 2; 3; 5 ] ]))
t "ee insertManyAt 1 ([A]) [B]" (fun () -> List.insertManyAt 1 (([]: int list)) ([]: int list))
t "em insertManyAt 1 ([A]) [B]" (fun () -> List.insertManyAt 1 (([]: int list)) [ 3; 1; 2; 3; 5 ])
t "me insertManyAt 1 ([A]) [B]" (fun () -> List.insertManyAt 1 ([ 3; 1; 2; 3; 5 ]) ([]: int list))
t "mk insertManyAt 1 ([A]) [B]" (fun () -> List.insertManyAt 1 ([ 3; 1; 2; 3; 5 ]) [ 4; 2; 1 ])
t "km insertManyAt 1 ([A]) [B]" (fun () -> List.insertManyAt 1 ([ 4; 2; 1 ]) [ 3; 1; 2; 3; 5 ])
t "mm insertManyAt 1 ([A]) [B]" (fun () -> List.insertManyAt 1 ([ 3; 1; 2; 3; 5 ]) [ 3; 1; 2; 3; 5 ])
t "- init 0 twice" (fun () -> List.init 0 twice)
t "- init 1 twice" (fun () -> List.init 1 twice)
t "- init 3 twice" (fun () -> List.init 3 twice)
t "- init -1 twice" (fun () -> List.init -1 twice)
t "- init 3 (boom 1)" (fun () -> List.init 3 (boom 1))
t "- replicate 0 1" (fun () -> List.replicate 0 1)
t "- replicate 3 1" (fun () -> List.replicate 3 1)
t "- replicate -1 1" (fun () -> List.replicate -1 1)
t "- unfold (fun s -> log s; if s > 3 then None else Some(s * 10, s + 1)) 0" (fun () -> List.unfold (fun s -> log s; if s > 3 then None else Some(s * 10, s + 1)) 0)
t "- unfold (fun s -> (None: (int * int) option)) 0" (fun () -> List.unfold (fun s -> (None: (int * int) option)) 0)
t "- unfold (fun s -> Some(boom 2 s, s + 1)) 0" (fun () -> List.unfold (fun s -> Some(boom 2 s, s + 1)) 0)
t "- singleton 5" (fun () -> List.singleton 5)
t "- M.empty<int> |> M.length" (fun () -> List.empty<int> |> List.length)
t "- concat (M.empty<M0>)" (fun () -> List.concat (List.empty<int list>))
t "- sum [F]" (fun () -> List.sum [ 2.0; nan; 1.0; nan; -1.5 ])
t "- sort [F]" (fun () -> List.sort [ 2.0; nan; 1.0; nan; -1.5 ])
t "- sortDescending [F]" (fun () -> List.sortDescending [ 2.0; nan; 1.0; nan; -1.5 ])
t "- max [F]" (fun () -> List.max [ 2.0; nan; 1.0; nan; -1.5 ])
t "- min [F]" (fun () -> List.min [ 2.0; nan; 1.0; nan; -1.5 ])
t "- maxBy id [F]" (fun () -> List.maxBy id [ 2.0; nan; 1.0; nan; -1.5 ])
t "- minBy id [F]" (fun () -> List.minBy id [ 2.0; nan; 1.0; nan; -1.5 ])
t "- max [G]" (fun () -> List.max [ nan; 1.0 ])
t "- min [G]" (fun () -> List.min [ nan; 1.0 ])
t "- average [F]" (fun () -> List.average [ 2.0; nan; 1.0; nan; -1.5 ])
t "- averageBy id [G]" (fun () -> List.averageBy id [ nan; 1.0 ])
t "- distinct [F]" (fun () -> List.distinct [ 2.0; nan; 1.0; nan; -1.5 ])
t "- contains nan [F]" (fun () -> List.contains nan [ 2.0; nan; 1.0; nan; -1.5 ])
t "- contains -0.0 [Z]" (fun () -> List.contains -0.0 [ 0.0; -0.0; 0.0 ])
t "- distinct [Z]" (fun () -> List.distinct [ 0.0; -0.0; 0.0 ])
t "- sort [Z]" (fun () -> List.sort [ 0.0; -0.0; 0.0 ])
t "- distinct [STR]" (fun () -> List.distinct [ "b"; null; "a"; ""; "b"; "A"; null; "é" ])
t "- sort [STR]" (fun () -> List.sort [ "b"; null; "a"; ""; "b"; "A"; null; "é" ])
t "- sortDescending [STR]" (fun () -> List.sortDescending [ "b"; null; "a"; ""; "b"; "A"; null; "é" ])
t "- groupBy (fun (s: string) -> String.length s) [STR] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList" (fun () -> List.groupBy (fun (s: string) -> String.length s) [ "b"; null; "a"; ""; "b"; "A"; null; "é" ] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList)
t "- countBy id [STR]" (fun () -> List.countBy id [ "b"; null; "a"; ""; "b"; "A"; null; "é" ])
t "- max [STR]" (fun () -> List.max [ "b"; null; "a"; ""; "b"; "A"; null; "é" ])
t "- min [STR]" (fun () -> List.min [ "b"; null; "a"; ""; "b"; "A"; null; "é" ])
t "- contains null [STR]" (fun () -> List.contains null [ "b"; null; "a"; ""; "b"; "A"; null; "é" ])
t "- sum [BIG]" (fun () -> List.sum [ Int32.MaxValue; 1 ])
t "- sumBy (fun x -> x) [BIG]" (fun () -> List.sumBy (fun x -> x) [ Int32.MaxValue; 1 ])
t "- average (M.map float32 [BIG])" (fun () -> List.average (List.map float32 [ Int32.MaxValue; 1 ]))
t "- average [DEC]" (fun () -> List.average [ 1.5m; 2.25m ])
t "- sum [DEC]" (fun () -> List.sum [ 1.5m; 2.25m ])
