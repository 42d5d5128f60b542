// out: e Add = (true, true)
// out:    ([3; 9], 2)
// out: o Add = (false, true)
// out:    ([3; 9], 2)
// out: m Add = (false, true)
// out:    ([5; 3; 1; 2; 9], 5)
// out: e Clear = ()
// out:    ([], 0)
// out: o Clear = ()
// out:    ([], 0)
// out: m Clear = ()
// out:    ([], 0)
// out: e Contains = (false, false)
// out:    ([], 0)
// out: o Contains = (true, false)
// out:    ([3], 1)
// out: m Contains = (true, false)
// out:    ([5; 3; 1; 2], 4)
// out: e CopyTo = [|0; 0; 0; 0; 0|]
// out:    ([], 0)
// out: o CopyTo = [|3; 0; 0; 0; 0|]
// out:    ([3], 1)
// out: m CopyTo = [|5; 3; 1; 2; 0|]
// out:    ([5; 3; 1; 2], 4)
// out: e CopyTo 1 = [|0; 0; 0; 0; 0|]
// out:    ([], 0)
// out: o CopyTo 1 = [|0; 3; 0; 0; 0|]
// out:    ([3], 1)
// out: m CopyTo 1 = [|0; 5; 3; 1; 2|]
// out:    ([5; 3; 1; 2], 4)
// out: e CopyTo short = [|0; 0|]
// out:    ([], 0)
// out: o CopyTo short = [|3; 0|]
// out:    ([3], 1)
// out: m CopyTo short !! ArgumentException: Destination array is not long enough to copy all the items in the collection. Check array index and length.
// out:    ([5; 3; 1; 2], 4)
// out: e CopyTo -1 !! ArgumentOutOfRangeException: arrayIndex ('-1') must be a non-negative value. (Parameter 'arrayIndex')|Actual value was -1.
// out:    ([], 0)
// out: o CopyTo -1 !! ArgumentOutOfRangeException: arrayIndex ('-1') must be a non-negative value. (Parameter 'arrayIndex')|Actual value was -1.
// out:    ([3], 1)
// out: m CopyTo -1 !! ArgumentOutOfRangeException: arrayIndex ('-1') must be a non-negative value. (Parameter 'arrayIndex')|Actual value was -1.
// out:    ([5; 3; 1; 2], 4)
// out: e CopyTo part = [|0; 0; 0; 0; 0|]
// out:    ([], 0)
// out: o CopyTo part = [|0; 3; 0; 0; 0|]
// out:    ([3], 1)
// out: m CopyTo part = [|0; 5; 3; 0; 0|]
// out:    ([5; 3; 1; 2], 4)
// out: e CopyTo null !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out:    ([], 0)
// out: o CopyTo null !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out:    ([3], 1)
// out: m CopyTo null !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out:    ([5; 3; 1; 2], 4)
// out: e ExceptWith = ()
// out:    ([], 0)
// out: o ExceptWith = ()
// out:    ([], 0)
// out: m ExceptWith = ()
// out:    ([1; 2], 2)
// out: e ExceptWith itself = ()
// out:    ([], 0)
// out: o ExceptWith itself = ()
// out:    ([], 0)
// out: m ExceptWith itself = ()
// out:    ([], 0)
// out: e ExceptWith null !! ArgumentNullException: Value cannot be null. (Parameter 'other')
// out:    ([], 0)
// out: o ExceptWith null !! ArgumentNullException: Value cannot be null. (Parameter 'other')
// out:    ([3], 1)
// out: m ExceptWith null !! ArgumentNullException: Value cannot be null. (Parameter 'other')
// out:    ([5; 3; 1; 2], 4)
// out: e IntersectWith = ()
// out:    ([], 0)
// out: o IntersectWith = ()
// out:    ([3], 1)
// out: m IntersectWith = ()
// out:    ([3; 1], 2)
// out: e IntersectWith none = ()
// out:    ([], 0)
// out: o IntersectWith none = ()
// out:    ([], 0)
// out: m IntersectWith none = ()
// out:    ([], 0)
// out: e UnionWith = ()
// out:    ([8; 3; 9], 3)
// out: o UnionWith = ()
// out:    ([3; 8; 9], 3)
// out: m UnionWith = ()
// out:    ([5; 3; 1; 2; 8; 9], 6)
// out: e UnionWith itself = ()
// out:    ([], 0)
// out: o UnionWith itself = ()
// out:    ([3], 1)
// out: m UnionWith itself = ()
// out:    ([5; 3; 1; 2], 4)
// out: e UnionWith null !! ArgumentNullException: Value cannot be null. (Parameter 'other')
// out:    ([], 0)
// out: o UnionWith null !! ArgumentNullException: Value cannot be null. (Parameter 'other')
// out:    ([3], 1)
// out: m UnionWith null !! ArgumentNullException: Value cannot be null. (Parameter 'other')
// out:    ([5; 3; 1; 2], 4)
// out: e SymmetricExceptWith = ()
// out:    ([3; 8], 2)
// out: o SymmetricExceptWith = ()
// out:    ([8], 1)
// out: m SymmetricExceptWith = ()
// out:    ([5; 1; 2; 8], 4)
// out: e SymmetricExceptWith itself = ()
// out:    ([], 0)
// out: o SymmetricExceptWith itself = ()
// out:    ([], 0)
// out: m SymmetricExceptWith itself = ()
// out:    ([], 0)
// out: e IsSubsetOf = (true, true, true, true)
// out:    ([], 0)
// out: o IsSubsetOf = (true, true, true, true)
// out:    ([3], 1)
// out: m IsSubsetOf = (true, false, false, false)
// out:    ([5; 3; 1; 2], 4)
// out: e IsSupersetOf = (false, false, false, false)
// out:    ([], 0)
// out: o IsSupersetOf = (false, false, true, true)
// out:    ([3], 1)
// out: m IsSupersetOf = (true, false, true, true)
// out:    ([5; 3; 1; 2], 4)
// out: e Overlaps = (false, false)
// out:    ([], 0)
// out: o Overlaps = (true, false)
// out:    ([3], 1)
// out: m Overlaps = (true, false)
// out:    ([5; 3; 1; 2], 4)
// out: e SetEquals = (false, false, true)
// out:    ([], 0)
// out: o SetEquals = (true, false, false)
// out:    ([3], 1)
// out: m SetEquals = (false, true, false)
// out:    ([5; 3; 1; 2], 4)
// out: e SetEquals null !! ArgumentNullException: Value cannot be null. (Parameter 'other')
// out:    ([], 0)
// out: o SetEquals null !! ArgumentNullException: Value cannot be null. (Parameter 'other')
// out:    ([3], 1)
// out: m SetEquals null !! ArgumentNullException: Value cannot be null. (Parameter 'other')
// out:    ([5; 3; 1; 2], 4)
// out: e Remove = (false, false)
// out:    ([], 0)
// out: o Remove = (true, false)
// out:    ([], 0)
// out: m Remove = (true, false)
// out:    ([5; 1; 2], 3)
// out: e RemoveWhere = 0
// out:    ([], 0)
// out: <3>o RemoveWhere = 1
// out:    ([], 0)
// out: <5><3><1><2>m RemoveWhere = 2
// out:    ([1; 2], 2)
// out: e RemoveWhere raises = 0
// out:    ([], 0)
// out: o RemoveWhere raises = 1
// out:    ([], 0)
// out: m RemoveWhere raises !! Exception: boom
// out:    ([1; 2], 2)
// out: e TryGetValue = ((false, 0), (false, 0))
// out:    ([], 0)
// out: o TryGetValue = ((true, 3), (false, 0))
// out:    ([3], 1)
// out: m TryGetValue = ((true, 3), (false, 0))
// out:    ([5; 3; 1; 2], 4)
// out: e remove, then add = true
// out:    ([10; 11; 12], 3)
// out: o remove, then add = true
// out:    ([10; 11; 12], 3)
// out: m remove, then add = true
// out:    ([10; 11; 1; 2; 12], 5)
// out: e add while reading = ()
// out:    ([], 0)
// out: <3>o add while reading !! InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out:    ([3; 103], 2)
// out: <5>m add while reading !! InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out:    ([5; 3; 1; 2; 105], 5)
// out: e add the same while reading = ()
// out:    ([], 0)
// out: <3>o add the same while reading = ()
// out:    ([3], 1)
// out: <5><3><1><2>m add the same while reading = ()
// out:    ([5; 3; 1; 2], 4)
// out: e remove while reading = ()
// out:    ([], 0)
// out: <3>o remove while reading = ()
// out:    ([], 0)
// out: <5><3><1><2>m remove while reading = ()
// out:    ([], 0)
// out: e clear while reading = ()
// out:    ([], 0)
// out: <3>o clear while reading = ()
// out:    ([], 0)
// out: <5>m clear while reading = ()
// out:    ([], 0)
// out: e TrimExcess = ()
// out:    ([], 0)
// out: o TrimExcess = ()
// out:    ([3], 1)
// out: m TrimExcess = ()
// out:    ([5; 3; 1; 2], 4)
// out: e copy = ([], 0)
// out:    ([], 0)
// out: o copy = ([3], 1)
// out:    ([3], 1)
// out: m copy = ([5; 3; 1; 2], 4)
// out:    ([5; 3; 1; 2], 4)
// out: e many = ()
// out:    ([18; 1; 7; 13; 19; 2; 8; 14; 20; 3; 9; 15; 21; 4; 10; 16; 22; 5; 11; 17], 20)
// out: o many = ()
// out:    ([3; 18; 1; 7; 13; 19; 2; 8; 14; 20; 9; 15; 21; 4; 10; 16; 22; 5; 11; 17], 20)
// out: m many = ()
// out:    ([5; 3; 1; 2; 18; 7; 13; 19; 8; 14; 20; 9; 15; 21; 4; 10; 16; 22; 11; 17], 20)
// out: e EnsureCapacity -1 !! ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'capacity')
// out:    ([], 0)
// out: o EnsureCapacity -1 !! ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'capacity')
// out:    ([3], 1)
// out: m EnsureCapacity -1 !! ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'capacity')
// out:    ([5; 3; 1; 2], 4)
// out: capacity -1 !! ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'capacity')
// out: null !! ArgumentNullException: Value cannot be null. (Parameter 'collection')
// out: null element = (true, false, true, 1, true)
// out: ignoring case = (["a"; "b"], true)
// out: own comparer = [1; 2; 3]
// out: e queue Enqueue = ()
// out:    [9; 8] 2
// out: o queue Enqueue = ()
// out:    [3; 9; 8] 3
// out: m queue Enqueue = ()
// out:    [5; 3; 1; 3; 2; 9; 8] 7
// out: e queue Dequeue !! InvalidOperationException: Queue empty.
// out:    [] 0
// out: o queue Dequeue = 3
// out:    [] 0
// out: m queue Dequeue = 5
// out:    [3; 1; 3; 2] 4
// out: e queue Peek !! InvalidOperationException: Queue empty.
// out:    [] 0
// out: o queue Peek = 3
// out:    [3] 1
// out: m queue Peek = 5
// out:    [5; 3; 1; 3; 2] 5
// out: e queue TryDequeue = ((false, 0), (false, 0))
// out:    [] 0
// out: o queue TryDequeue = ((true, 3), (false, 0))
// out:    [] 0
// out: m queue TryDequeue = ((true, 5), (true, 3))
// out:    [3; 1; 3; 2] 4
// out: e queue Clear = ()
// out:    [] 0
// out: o queue Clear = ()
// out:    [] 0
// out: m queue Clear = ()
// out:    [] 0
// out: e queue Contains = (false, false)
// out:    [] 0
// out: o queue Contains = (true, false)
// out:    [3] 1
// out: m queue Contains = (true, false)
// out:    [5; 3; 1; 3; 2] 5
// out: e queue CopyTo = [|0; 0; 0; 0; 0; 0|]
// out:    [] 0
// out: o queue CopyTo = [|0; 3; 0; 0; 0; 0|]
// out:    [3] 1
// out: m queue CopyTo = [|0; 5; 3; 1; 3; 2|]
// out:    [5; 3; 1; 3; 2] 5
// out: e queue CopyTo short = [|0; 0|]
// out:    [] 0
// out: o queue CopyTo short = [|3; 0|]
// out:    [3] 1
// out: m queue CopyTo short !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out:    [5; 3; 1; 3; 2] 5
// out: e queue CopyTo -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'arrayIndex')
// out:    [] 0
// out: o queue CopyTo -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'arrayIndex')
// out:    [3] 1
// out: m queue CopyTo -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'arrayIndex')
// out:    [5; 3; 1; 3; 2] 5
// out: e queue CopyTo null !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out:    [] 0
// out: o queue CopyTo null !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out:    [3] 1
// out: m queue CopyTo null !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out:    [5; 3; 1; 3; 2] 5
// out: e queue ToArray = [||]
// out:    [] 0
// out: o queue ToArray = [|3|]
// out:    [3] 1
// out: m queue ToArray = [|5; 3; 1; 3; 2|]
// out:    [5; 3; 1; 3; 2] 5
// out: e queue round = ()
// out:    [15; 16; 17; 18; 19; 20] 6
// out: o queue round = ()
// out:    [14; 15; 16; 17; 18; 19; 20] 7
// out: m queue round = ()
// out:    [10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20] 11
// out: e queue change while reading = ()
// out:    [] 0
// out: <3>o queue change while reading !! InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out:    [3; 3] 2
// out: <5>m queue change while reading !! InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out:    [5; 3; 1; 3; 2; 5] 6
// out: e queue dequeue while reading = ()
// out:    [] 0
// out: <3>o queue dequeue while reading !! InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out:    [] 0
// out: <5>m queue dequeue while reading !! InvalidOperationException: Collection was modified; enumeration operation may not execute.
// out:    [3; 1; 3; 2] 4
// out: e queue TrimExcess = ()
// out:    [] 0
// out: o queue TrimExcess = ()
// out:    [3] 1
// out: m queue TrimExcess = ()
// out:    [5; 3; 1; 3; 2] 5
// out: queue capacity -1 !! ArgumentOutOfRangeException: capacity ('-1') must be a non-negative value. (Parameter 'capacity')|Actual value was -1.
// out: queue null !! ArgumentNullException: Value cannot be null. (Parameter 'collection')
// out: e stack Push = ()
// out:    [8; 9] 2
// out: o stack Push = ()
// out:    [8; 9; 3] 3
// out: m stack Push = ()
// out:    [8; 9; 2; 3; 1; 3; 5] 7
// out: e stack Pop !! InvalidOperationException: Stack empty.
// out:    [] 0
// out: o stack Pop = 3
// out:    [] 0
// out: m stack Pop = 2
// out:    [3; 1; 3; 5] 4
// out: e stack Peek !! InvalidOperationException: Stack empty.
// out:    [] 0
// out: o stack Peek = 3
// out:    [3] 1
// out: m stack Peek = 2
// out:    [2; 3; 1; 3; 5] 5
// out: e stack TryPop = ((false, 0), (false, 0))
// out:    [] 0
// out: o stack TryPop = ((true, 3), (false, 0))
// out:    [] 0
// out: m stack TryPop = ((true, 2), (true, 3))
// out:    [3; 1; 3; 5] 4
// out: e stack Clear = ()
// out:    [] 0
// out: o stack Clear = ()
// out:    [] 0
// out: m stack Clear = ()
// out:    [] 0
// out: e stack Contains = (false, false)
// out:    [] 0
// out: o stack Contains = (true, false)
// out:    [3] 1
// out: m stack Contains = (true, false)
// out:    [2; 3; 1; 3; 5] 5
// out: e stack CopyTo = [|0; 0; 0; 0; 0; 0|]
// out:    [] 0
// out: o stack CopyTo = [|0; 3; 0; 0; 0; 0|]
// out:    [3] 1
// out: m stack CopyTo = [|0; 2; 3; 1; 3; 5|]
// out:    [2; 3; 1; 3; 5] 5
// out: e stack CopyTo short = [|0; 0|]
// out:    [] 0
// out: o stack CopyTo short = [|3; 0|]
// out:    [3] 1
// out: m stack CopyTo short !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out:    [2; 3; 1; 3; 5] 5
// out: e stack CopyTo -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'arrayIndex')|Actual value was -1.
// out:    [] 0
// out: o stack CopyTo -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'arrayIndex')|Actual value was -1.
// out:    [3] 1
// out: m stack CopyTo -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'arrayIndex')|Actual value was -1.
// out:    [2; 3; 1; 3; 5] 5
// out: e stack CopyTo null !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out:    [] 0
// out: o stack CopyTo null !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out:    [3] 1
// out: m stack CopyTo null !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out:    [2; 3; 1; 3; 5] 5
// out: e stack ToArray = [||]
// out:    [] 0
// out: o stack ToArray = [|3|]
// out:    [3] 1
// out: m stack ToArray = [|2; 3; 1; 3; 5|]
// out:    [2; 3; 1; 3; 5] 5
// out: e stack change while reading = ()
// out:    [] 0
// out: <3>o stack change while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    [3; 3] 2
// out: <2>m stack change while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    [2; 2; 3; 1; 3; 5] 6
// out: e stack pop while reading = ()
// out:    [] 0
// out: <3>o stack pop while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    [] 0
// out: <2>m stack pop while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    [3; 1; 3; 5] 4
// out: e stack TrimExcess = ()
// out:    [] 0
// out: o stack TrimExcess = ()
// out:    [3] 1
// out: m stack TrimExcess = ()
// out:    [2; 3; 1; 3; 5] 5
// out: stack capacity -1 !! ArgumentOutOfRangeException: capacity ('-1') must be a non-negative value. (Parameter 'capacity')|Actual value was -1.
// out: stack null !! ArgumentNullException: Value cannot be null. (Parameter 'collection')
open System
open System.Collections.Generic
let name (e: exn) = e.GetType().Name
let t (what: string) (f: unit -> 'a) =
  try printfn "%s = %A" what (f ())
  with e -> printfn "%s !! %s: %s" what (name e) (e.Message.Replace("\n", "|").Replace("\r", ""))
let log x = printf "<%O>" x
let show (s: HashSet<int>) = Seq.toList s, s.Count
let on (what: string) (f: HashSet<int> -> 'a) =
  for w, items in [ "e", []; "o", [ 3 ]; "m", [ 5; 3; 1; 3; 2 ] ] do
    let s = HashSet<int>(items: int list)
    t (w + " " + what) (fun () -> f s)
    printfn "   %A" (show s)
on "Add" (fun s -> s.Add 3, s.Add 9)
on "Clear" (fun s -> s.Clear())
on "Contains" (fun s -> s.Contains 3, s.Contains 4)
on "CopyTo" (fun s -> let a = Array.zeroCreate 5 in (s.CopyTo a; a))
on "CopyTo 1" (fun s -> let a = Array.zeroCreate 5 in (s.CopyTo(a, 1); a))
on "CopyTo short" (fun s -> let a = Array.zeroCreate 2 in (s.CopyTo a; a))
on "CopyTo -1" (fun s -> let a = Array.zeroCreate 5 in (s.CopyTo(a, -1); a))
on "CopyTo part" (fun s -> let a = Array.zeroCreate 5 in (s.CopyTo(a, 1, 2); a))
on "CopyTo null" (fun s -> s.CopyTo null)
on "ExceptWith" (fun s -> s.ExceptWith [ 3; 5; 8 ])
on "ExceptWith itself" (fun s -> s.ExceptWith s)
on "ExceptWith null" (fun s -> s.ExceptWith null)
on "IntersectWith" (fun s -> s.IntersectWith [ 1; 3; 8; 3 ])
on "IntersectWith none" (fun s -> s.IntersectWith [])
on "UnionWith" (fun s -> s.UnionWith [ 8; 3; 9; 8 ])
on "UnionWith itself" (fun s -> s.UnionWith s)
on "UnionWith null" (fun s -> s.UnionWith null)
on "SymmetricExceptWith" (fun s -> s.SymmetricExceptWith [ 3; 8; 8 ])
on "SymmetricExceptWith itself" (fun s -> s.SymmetricExceptWith s)
on "IsSubsetOf" (fun s -> s.IsSubsetOf [ 1; 2; 3; 5 ], s.IsProperSubsetOf [ 1; 2; 3; 5 ], s.IsSubsetOf [ 3 ], s.IsProperSubsetOf [ 3; 4 ])
on "IsSupersetOf" (fun s -> s.IsSupersetOf [ 1; 2; 3; 5 ], s.IsProperSupersetOf [ 1; 2; 3; 5 ], s.IsSupersetOf [ 3; 3 ], s.IsProperSupersetOf [])
on "Overlaps" (fun s -> s.Overlaps [ 8; 3 ], s.Overlaps [])
on "SetEquals" (fun s -> s.SetEquals [ 3; 3 ], s.SetEquals [ 5; 3; 2; 1; 1 ], s.SetEquals [])
on "SetEquals null" (fun s -> s.SetEquals null)
on "Remove" (fun s -> s.Remove 3, s.Remove 8)
on "RemoveWhere" (fun s -> s.RemoveWhere(fun x -> log x; x > 2))
on "RemoveWhere raises" (fun s -> s.RemoveWhere(fun x -> if x = 1 then failwith "boom" else true))
on "TryGetValue" (fun s -> s.TryGetValue 3, s.TryGetValue 8)
on "remove, then add" (fun s -> s.Remove 3 |> ignore; s.Remove 5 |> ignore; s.Add 10 |> ignore; s.Add 11 |> ignore; s.Add 12)
on "add while reading" (fun s -> for x in s do (log x; s.Add(x + 100) |> ignore))
on "add the same while reading" (fun s -> for x in s do (log x; s.Add x |> ignore))
on "remove while reading" (fun s -> for x in s do (log x; s.Remove x |> ignore))
on "clear while reading" (fun s -> for x in s do (log x; s.Clear()))
on "TrimExcess" (fun s -> s.TrimExcess())
on "copy" (fun s -> show (HashSet<int>(s)))
on "many" (fun s -> for i in 20 .. -1 .. 1 do s.Add(i * 17 % 23) |> ignore)
on "EnsureCapacity -1" (fun s -> s.EnsureCapacity -1)
t "capacity -1" (fun () -> HashSet<int>(-1).Count)
t "null" (fun () -> HashSet<int>(null: seq<int>).Count)
t "null element" (fun () -> let s = HashSet<string>() in (s.Add null, s.Add null, s.Contains null, s.Count, s.Remove null))
t "ignoring case" (fun () -> let s = HashSet<string>([ "a"; "A"; "b" ], StringComparer.OrdinalIgnoreCase) in Seq.toList s, s.Contains "B")
t "own comparer" (fun () -> Seq.toList (HashSet<int>([ 1..9 ], HashIdentity.FromFunctions (fun x -> x % 3) (fun a b -> a % 3 = b % 3))))
let q (what: string) (f: Queue<int> -> 'a) =
  for w, items in [ "e", []; "o", [ 3 ]; "m", [ 5; 3; 1; 3; 2 ] ] do
    let s = Queue<int>(items: int list)
    t (w + " queue " + what) (fun () -> f s)
    printfn "   %A %d" (Seq.toList s) s.Count
q "Enqueue" (fun s -> s.Enqueue 9; s.Enqueue 8)
q "Dequeue" (fun s -> s.Dequeue())
q "Peek" (fun s -> s.Peek())
q "TryDequeue" (fun s -> s.TryDequeue(), s.TryPeek())
q "Clear" (fun s -> s.Clear())
q "Contains" (fun s -> s.Contains 3, s.Contains 8)
q "CopyTo" (fun s -> let a = Array.zeroCreate 6 in (s.CopyTo(a, 1); a))
q "CopyTo short" (fun s -> let a = Array.zeroCreate 2 in (s.CopyTo(a, 0); a))
q "CopyTo -1" (fun s -> let a = Array.zeroCreate 2 in (s.CopyTo(a, -1); a))
q "CopyTo null" (fun s -> s.CopyTo(null, 0))
q "ToArray" (fun s -> s.ToArray())
q "round" (fun s -> for i in 1..20 do (s.Enqueue i; if i % 3 <> 0 then s.Dequeue() |> ignore))
q "change while reading" (fun s -> for x in s do (log x; s.Enqueue x))
q "dequeue while reading" (fun s -> for x in s do (log x; s.Dequeue() |> ignore))
q "TrimExcess" (fun s -> s.TrimExcess())
t "queue capacity -1" (fun () -> Queue<int>(-1).Count)
t "queue null" (fun () -> Queue<int>(null: seq<int>).Count)
let k (what: string) (f: Stack<int> -> 'a) =
  for w, items in [ "e", []; "o", [ 3 ]; "m", [ 5; 3; 1; 3; 2 ] ] do
    let s = Stack<int>(items: int list)
    t (w + " stack " + what) (fun () -> f s)
    printfn "   %A %d" (Seq.toList s) s.Count
k "Push" (fun s -> s.Push 9; s.Push 8)
k "Pop" (fun s -> s.Pop())
k "Peek" (fun s -> s.Peek())
k "TryPop" (fun s -> s.TryPop(), s.TryPeek())
k "Clear" (fun s -> s.Clear())
k "Contains" (fun s -> s.Contains 3, s.Contains 8)
k "CopyTo" (fun s -> let a = Array.zeroCreate 6 in (s.CopyTo(a, 1); a))
k "CopyTo short" (fun s -> let a = Array.zeroCreate 2 in (s.CopyTo(a, 0); a))
k "CopyTo -1" (fun s -> let a = Array.zeroCreate 2 in (s.CopyTo(a, -1); a))
k "CopyTo null" (fun s -> s.CopyTo(null, 0))
k "ToArray" (fun s -> s.ToArray())
k "change while reading" (fun s -> for x in s do (log x; s.Push x))
k "pop while reading" (fun s -> for x in s do (log x; s.Pop() |> ignore))
k "TrimExcess" (fun s -> s.TrimExcess())
t "stack capacity -1" (fun () -> Stack<int>(-1).Count)
t "stack null" (fun () -> Stack<int>(null: seq<int>).Count)
