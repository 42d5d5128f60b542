// out: e Add = (true, true, true)
// out:    [0; 3; 9] 3
// out: o Add = (false, true, true)
// out:    [0; 3; 9] 3
// out: m Add = (false, true, true)
// out:    [0; 1; 2; 3; 5; 9] 6
// out: e Clear = ()
// out:    [] 0
// out: o Clear = ()
// out:    [] 0
// out: m Clear = ()
// out:    [] 0
// out: e Contains = (false, false)
// out:    [] 0
// out: o Contains = (true, false)
// out:    [3] 1
// out: m Contains = (true, false)
// out:    [1; 2; 3; 5] 4
// out: e CopyTo = [|0; 0; 0; 0; 0|]
// out:    [] 0
// out: o CopyTo = [|3; 0; 0; 0; 0|]
// out:    [3] 1
// out: m CopyTo = [|1; 2; 3; 5; 0|]
// out:    [1; 2; 3; 5] 4
// out: e CopyTo 1 = [|0; 0; 0; 0; 0|]
// out:    [] 0
// out: o CopyTo 1 = [|0; 3; 0; 0; 0|]
// out:    [3] 1
// out: m CopyTo 1 = [|0; 1; 2; 3; 5|]
// out:    [1; 2; 3; 5] 4
// out: e CopyTo short = [|0; 0|]
// out:    [] 0
// out: o CopyTo short = [|3; 0|]
// out:    [3] 1
// out: m CopyTo short !! ArgumentException: Destination array is not long enough to copy all the items in the collection. Check array index and length.
// out:    [1; 2; 3; 5] 4
// out: e CopyTo -1 !! ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')|Actual value was -1.
// out:    [] 0
// out: o CopyTo -1 !! ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')|Actual value was -1.
// out:    [3] 1
// out: m CopyTo -1 !! ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')|Actual value was -1.
// out:    [1; 2; 3; 5] 4
// out: e CopyTo null !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out:    [] 0
// out: o CopyTo null !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out:    [3] 1
// out: m CopyTo null !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out:    [1; 2; 3; 5] 4
// out: e CopyTo part = [|0; 0; 0; 0; 0|]
// out:    [] 0
// out: o CopyTo part = [|0; 3; 0; 0; 0|]
// out:    [3] 1
// out: m CopyTo part = [|0; 1; 2; 0; 0|]
// out:    [1; 2; 3; 5] 4
// out: e ExceptWith = ()
// out:    [] 0
// out: o ExceptWith = ()
// out:    [] 0
// out: m ExceptWith = ()
// out:    [1; 2] 2
// out: e ExceptWith itself = ()
// out:    [] 0
// out: o ExceptWith itself = ()
// out:    [] 0
// out: m ExceptWith itself = ()
// out:    [] 0
// out: e ExceptWith null !! ArgumentNullException: Value cannot be null. (Parameter 'other')
// out:    [] 0
// out: o ExceptWith null !! ArgumentNullException: Value cannot be null. (Parameter 'other')
// out:    [3] 1
// out: m ExceptWith null !! ArgumentNullException: Value cannot be null. (Parameter 'other')
// out:    [1; 2; 3; 5] 4
// out: e IntersectWith = ()
// out:    [] 0
// out: o IntersectWith = ()
// out:    [3] 1
// out: m IntersectWith = ()
// out:    [1; 3] 2
// out: e UnionWith = ()
// out:    [3; 8; 9] 3
// out: o UnionWith = ()
// out:    [3; 8; 9] 3
// out: m UnionWith = ()
// out:    [1; 2; 3; 5; 8; 9] 6
// out: e UnionWith itself = ()
// out:    [] 0
// out: o UnionWith itself = ()
// out:    [3] 1
// out: m UnionWith itself = ()
// out:    [1; 2; 3; 5] 4
// out: e SymmetricExceptWith = ()
// out:    [3; 8] 2
// out: o SymmetricExceptWith = ()
// out:    [8] 1
// out: m SymmetricExceptWith = ()
// out:    [1; 2; 5; 8] 4
// out: e SymmetricExceptWith itself = ()
// out:    [] 0
// out: o SymmetricExceptWith itself = ()
// out:    [] 0
// out: m SymmetricExceptWith itself = ()
// out:    [] 0
// out: e IsSubsetOf = (true, true, true, true)
// out:    [] 0
// out: o IsSubsetOf = (true, true, true, true)
// out:    [3] 1
// out: m IsSubsetOf = (true, false, false, false)
// out:    [1; 2; 3; 5] 4
// out: e IsSupersetOf = (false, false, false, false)
// out:    [] 0
// out: o IsSupersetOf = (false, false, true, true)
// out:    [3] 1
// out: m IsSupersetOf = (true, false, true, true)
// out:    [1; 2; 3; 5] 4
// out: e Overlaps = (false, false)
// out:    [] 0
// out: o Overlaps = (true, false)
// out:    [3] 1
// out: m Overlaps = (true, false)
// out:    [1; 2; 3; 5] 4
// out: e SetEquals = (false, false, true)
// out:    [] 0
// out: o SetEquals = (true, false, false)
// out:    [3] 1
// out: m SetEquals = (false, true, false)
// out:    [1; 2; 3; 5] 4
// out: e Remove = (false, false)
// out:    [] 0
// out: o Remove = (true, false)
// out:    [] 0
// out: m Remove = (true, false)
// out:    [1; 2; 5] 3
// out: e RemoveWhere = 0
// out:    [] 0
// out: o RemoveWhere = 1
// out:    [] 0
// out: m RemoveWhere = 2
// out:    [1; 2] 2
// out: e Min, Max = (0, 0)
// out:    [] 0
// out: o Min, Max = (3, 3)
// out:    [3] 1
// out: m Min, Max = (1, 5)
// out:    [1; 2; 3; 5] 4
// out: e Reverse = []
// out:    [] 0
// out: o Reverse = [3]
// out:    [3] 1
// out: m Reverse = [5; 3; 2; 1]
// out:    [1; 2; 3; 5] 4
// out: e TryGetValue = ((false, 0), (false, 0))
// out:    [] 0
// out: o TryGetValue = ((true, 3), (false, 0))
// out:    [3] 1
// out: m TryGetValue = ((true, 3), (false, 0))
// out:    [1; 2; 3; 5] 4
// out: e GetViewBetween = []
// out:    [] 0
// out: o GetViewBetween = [3]
// out:    [3] 1
// out: m GetViewBetween = [2; 3]
// out:    [1; 2; 3; 5] 4
// out: e GetViewBetween crossed !! ArgumentException: Must be less than or equal to upperValue. (Parameter 'lowerValue')
// out:    [] 0
// out: o GetViewBetween crossed !! ArgumentException: Must be less than or equal to upperValue. (Parameter 'lowerValue')
// out:    [3] 1
// out: m GetViewBetween crossed !! ArgumentException: Must be less than or equal to upperValue. (Parameter 'lowerValue')
// out:    [1; 2; 3; 5] 4
// out: e add while reading = ()
// out:    [] 0
// out: <3>o add while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    [3; 103] 2
// out: <1>m add while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    [1; 2; 3; 5; 101] 5
// out: e remove while reading = ()
// out:    [] 0
// out: <3>o remove while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    [] 0
// out: <1>m remove while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    [2; 3; 5] 3
// out: null !! ArgumentNullException: Value cannot be null. (Parameter 'collection')
// out: null element = (3, true, true, "b")
// out: descending = [3; 2; 1]
// out: comparer raises !! Exception: cmp
// out: e list Add = ()
// out:    [("z", 1)] 1
// out: o list Add = ()
// out:    [("b", 98); ("z", 1)] 2
// out: m list Add = ()
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100); ("z", 1)] 5
// out: e list Add same = ()
// out:    [("b", 1)] 1
// out: o list Add same !! ArgumentException: An item with the same key has already been added. Key: b (Parameter 'key')
// out:    [("b", 98)] 1
// out: m list Add same !! ArgumentException: An item with the same key has already been added. Key: b (Parameter 'key')
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e list Add null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [] 0
// out: o list Add null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [("b", 98)] 1
// out: m list Add null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e list set = ()
// out:    [("b", 5); ("n", 6)] 2
// out: o list set = ()
// out:    [("b", 5); ("n", 6)] 2
// out: m list set = ()
// out:    [("a", 97); ("b", 5); ("c", 99); ("d", 100); ("n", 6)] 5
// out: e list get !! KeyNotFoundException: The given key 'b' was not present in the dictionary.
// out:    [] 0
// out: o list get = 98
// out:    [("b", 98)] 1
// out: m list get = 98
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e list get null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [] 0
// out: o list get null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [("b", 98)] 1
// out: m list get null !! ArgumentNullException: Value cannot be null. (Parameter 'key')
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e list Clear = ()
// out:    [] 0
// out: o list Clear = ()
// out:    [] 0
// out: m list Clear = ()
// out:    [] 0
// out: e list ContainsKey = (false, false, false)
// out:    [] 0
// out: o list ContainsKey = (true, false, true)
// out:    [("b", 98)] 1
// out: m list ContainsKey = (true, false, true)
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e list IndexOf = (-1, -1, -1, -1)
// out:    [] 0
// out: o list IndexOf = (0, -1, 0, -1)
// out:    [("b", 98)] 1
// out: m list IndexOf = (1, -1, 1, -1)
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e list Remove = (false, false)
// out:    [] 0
// out: o list Remove = (true, false)
// out:    [] 0
// out: m list Remove = (true, false)
// out:    [("a", 97); ("c", 99); ("d", 100)] 3
// out: e list RemoveAt 0 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 0.
// out:    [] 0
// out: o list RemoveAt 0 = ()
// out:    [] 0
// out: m list RemoveAt 0 = ()
// out:    [("b", 98); ("c", 99); ("d", 100)] 3
// out: e list RemoveAt 4 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 4.
// out:    [] 0
// out: o list RemoveAt 4 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 4.
// out:    [("b", 98)] 1
// out: m list RemoveAt 4 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 4.
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e list RemoveAt -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was -1.
// out:    [] 0
// out: o list RemoveAt -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was -1.
// out:    [("b", 98)] 1
// out: m list RemoveAt -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was -1.
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e list GetKeyAtIndex !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 1.
// out:    [] 0
// out: o list GetKeyAtIndex !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 1.
// out:    [("b", 98)] 1
// out: m list GetKeyAtIndex = ("b", 98)
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e list GetKeyAtIndex -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was -1.
// out:    [] 0
// out: o list GetKeyAtIndex -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was -1.
// out:    [("b", 98)] 1
// out: m list GetKeyAtIndex -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was -1.
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e list SetValueAtIndex !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 0.
// out:    [] 0
// out: o list SetValueAtIndex = ()
// out:    [("b", 7)] 1
// out: m list SetValueAtIndex = ()
// out:    [("a", 7); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e list TryGetValue = ((false, 0), (false, 0))
// out:    [] 0
// out: o list TryGetValue = ((true, 98), (false, 0))
// out:    [("b", 98)] 1
// out: m list TryGetValue = ((true, 98), (false, 0))
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e list Keys !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 0.
// out:    [] 0
// out: o list Keys = (["b"], 1, [98], 98)
// out:    [("b", 98)] 1
// out: m list Keys = (["a"; "b"; "c"; "d"], 4, [97; 98; 99; 100], 97)
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: e list add while reading = ()
// out:    [] 0
// out: <b>o list add while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    [("b", 98); ("b!", 1)] 2
// out: <a>m list add while reading !! InvalidOperationException: Collection was modified after the enumerator was instantiated.
// out:    [("a", 97); ("a!", 1); ("b", 98); ("c", 99); ("d", 100)] 5
// out: e list TrimExcess = ()
// out:    [] 0
// out: o list TrimExcess = ()
// out:    [("b", 98)] 1
// out: m list TrimExcess = ()
// out:    [("a", 97); ("b", 98); ("c", 99); ("d", 100)] 4
// out: list capacity -1 !! ArgumentOutOfRangeException: capacity ('-1') must be a non-negative value. (Parameter 'capacity')|Actual value was -1.
// out: e queue Enqueue = ()
// out:    [("z", 1)] 1
// out: o queue Enqueue = ()
// out:    [("z", 1); ("b", 98)] 2
// out: m queue Enqueue = ()
// out:    [("z", 1); ("a", 97); ("b", 98); ("c", 99); ("a", 97); ("d", 100)] 6
// out: e queue Enqueue null = ()
// out:    [(null, 1)] 1
// out: o queue Enqueue null = ()
// out:    [(null, 1); ("b", 98)] 2
// out: m queue Enqueue null = ()
// out:    [(null, 1); ("a", 97); ("b", 98); ("c", 99); ("a", 97); ("d", 100)] 6
// out: e queue Dequeue !! InvalidOperationException: Queue empty.
// out:    [] 0
// out: o queue Dequeue = "b"
// out:    [] 0
// out: m queue Dequeue = "a"
// out:    [("a", 97); ("d", 100); ("b", 98); ("c", 99)] 4
// out: e queue Peek !! InvalidOperationException: Queue empty.
// out:    [] 0
// out: o queue Peek = "b"
// out:    [("b", 98)] 1
// out: m queue Peek = "a"
// out:    [("a", 97); ("d", 100); ("b", 98); ("c", 99); ("a", 97)] 5
// out: e queue EnqueueDequeue = ("z", "y")
// out:    [] 0
// out: o queue EnqueueDequeue = ("z", "b")
// out:    [("y", 200)] 1
// out: m queue EnqueueDequeue = ("z", "a")
// out:    [("a", 97); ("d", 100); ("b", 98); ("c", 99); ("y", 200)] 5
// out: e queue DequeueEnqueue !! InvalidOperationException: Queue empty.
// out:    [] 0
// out: o queue DequeueEnqueue = "b"
// out:    [("z", 1)] 1
// out: m queue DequeueEnqueue = "a"
// out:    [("z", 1); ("d", 100); ("b", 98); ("c", 99); ("a", 97)] 5
// out: e queue EnqueueRange = ()
// out:    [("x", 5); ("y", 5)] 2
// out: o queue EnqueueRange = ()
// out:    [("x", 5); ("b", 98); ("y", 5)] 3
// out: m queue EnqueueRange = ()
// out:    [("x", 5); ("y", 5); ("b", 98); ("c", 99); ("a", 97); ("d", 100); ("a", 97)] 7
// out: e queue EnqueueRange pairs = ()
// out:    [("y", 1); ("x", 3); ("v", 2)] 3
// out: o queue EnqueueRange pairs = ()
// out:    [("y", 1); ("b", 98); ("x", 3); ("v", 2)] 4
// out: m queue EnqueueRange pairs = ()
// out:    [("y", 1); ("v", 2); ("b", 98); ("c", 99); ("a", 97); ("d", 100); ("a", 97);
// out:  ("x", 3)] 8
// out: e queue EnqueueRange null !! ArgumentNullException: Value cannot be null. (Parameter 'elements')
// out:    [] 0
// out: o queue EnqueueRange null !! ArgumentNullException: Value cannot be null. (Parameter 'elements')
// out:    [("b", 98)] 1
// out: m queue EnqueueRange null !! ArgumentNullException: Value cannot be null. (Parameter 'elements')
// out:    [("a", 97); ("d", 100); ("b", 98); ("c", 99); ("a", 97)] 5
// out: e queue TryDequeue = ((false, null, 0), (false, null, 0))
// out:    [] 0
// out: o queue TryDequeue = ((true, "b", 98), (false, null, 0))
// out:    [] 0
// out: m queue TryDequeue = ((true, "a", 97), (true, "a", 97))
// out:    [("a", 97); ("d", 100); ("b", 98); ("c", 99)] 4
// out: e queue Clear = ()
// out:    [] 0
// out: o queue Clear = ()
// out:    [] 0
// out: m queue Clear = ()
// out:    [] 0
// out: e queue EnsureCapacity = true
// out:    [] 0
// out: o queue EnsureCapacity = true
// out:    [("b", 98)] 1
// out: m queue EnsureCapacity = true
// out:    [("a", 97); ("d", 100); ("b", 98); ("c", 99); ("a", 97)] 5
// out: e queue EnsureCapacity -1 !! ArgumentOutOfRangeException: capacity ('-1') must be a non-negative value. (Parameter 'capacity')|Actual value was -1.
// out:    [] 0
// out: o queue EnsureCapacity -1 !! ArgumentOutOfRangeException: capacity ('-1') must be a non-negative value. (Parameter 'capacity')|Actual value was -1.
// out:    [("b", 98)] 1
// out: m queue EnsureCapacity -1 !! ArgumentOutOfRangeException: capacity ('-1') must be a non-negative value. (Parameter 'capacity')|Actual value was -1.
// out:    [("a", 97); ("d", 100); ("b", 98); ("c", 99); ("a", 97)] 5
// out: e queue TrimExcess = ()
// out:    [] 0
// out: o queue TrimExcess = ()
// out:    [("b", 98)] 1
// out: m queue TrimExcess = ()
// out:    [("a", 97); ("d", 100); ("b", 98); ("c", 99); ("a", 97)] 5
// out: e queue all = []
// out:    [] 0
// out: o queue all = ["b"]
// out:    [] 0
// out: m queue all = ["a"; "a"; "b"; "c"; "d"]
// out:    [] 0
// out: queue capacity -1 !! ArgumentOutOfRangeException: initialCapacity ('-1') must be a non-negative value. (Parameter 'initialCapacity')|Actual value was -1.
// out: queue descending = [9; 4; 3; 2; 1]
// out: queue comparer raises !! Exception: cmp
// out: queue of pairs = "a"
// out: queue null !! ArgumentNullException: Value cannot be null. (Parameter 'items')
open System
open System.Collections.Generic
let name (e: exn) = e.GetType().Name
let t (what: string) (f: unit -> 'a) =
  try printfn "%s = %A" what (f ())
  with e -> printfn "%s !! %s: %s" what (name e) (e.Message.Replace("\n", "|").Replace("\r", ""))
let log x = printf "<%O>" x
let on (what: string) (f: SortedSet<int> -> 'a) =
  for w, items in [ "e", []; "o", [ 3 ]; "m", [ 5; 3; 1; 3; 2 ] ] do
    let s = SortedSet<int>(items: int list)
    t (w + " " + what) (fun () -> f s)
    printfn "   %A %d" (Seq.toList s) s.Count
on "Add" (fun s -> s.Add 3, s.Add 9, s.Add 0)
on "Clear" (fun s -> s.Clear())
on "Contains" (fun s -> s.Contains 3, s.Contains 4)
on "CopyTo" (fun s -> let a = Array.zeroCreate 5 in (s.CopyTo a; a))
on "CopyTo 1" (fun s -> let a = Array.zeroCreate 5 in (s.CopyTo(a, 1); a))
on "CopyTo short" (fun s -> let a = Array.zeroCreate 2 in (s.CopyTo a; a))
on "CopyTo -1" (fun s -> let a = Array.zeroCreate 5 in (s.CopyTo(a, -1); a))
on "CopyTo null" (fun s -> s.CopyTo null)
on "CopyTo part" (fun s -> let a = Array.zeroCreate 5 in (s.CopyTo(a, 1, 2); a))
on "ExceptWith" (fun s -> s.ExceptWith [ 3; 5; 8 ])
on "ExceptWith itself" (fun s -> s.ExceptWith s)
on "ExceptWith null" (fun s -> s.ExceptWith null)
on "IntersectWith" (fun s -> s.IntersectWith [ 1; 3; 8; 3 ])
on "UnionWith" (fun s -> s.UnionWith [ 8; 3; 9; 8 ])
on "UnionWith itself" (fun s -> s.UnionWith s)
on "SymmetricExceptWith" (fun s -> s.SymmetricExceptWith [ 3; 8; 8 ])
on "SymmetricExceptWith itself" (fun s -> s.SymmetricExceptWith s)
on "IsSubsetOf" (fun s -> s.IsSubsetOf [ 1; 2; 3; 5 ], s.IsProperSubsetOf [ 1; 2; 3; 5 ], s.IsSubsetOf [ 3 ], s.IsProperSubsetOf [ 3; 4 ])
on "IsSupersetOf" (fun s -> s.IsSupersetOf [ 1; 2; 3; 5 ], s.IsProperSupersetOf [ 1; 2; 3; 5 ], s.IsSupersetOf [ 3; 3 ], s.IsProperSupersetOf [])
on "Overlaps" (fun s -> s.Overlaps [ 8; 3 ], s.Overlaps [])
on "SetEquals" (fun s -> s.SetEquals [ 3; 3 ], s.SetEquals [ 5; 3; 2; 1; 1 ], s.SetEquals [])
on "Remove" (fun s -> s.Remove 3, s.Remove 8)
on "RemoveWhere" (fun s -> s.RemoveWhere(fun x -> x > 2))
on "Min, Max" (fun s -> s.Min, s.Max)
on "Reverse" (fun s -> s.Reverse() |> Seq.toList)
on "TryGetValue" (fun s -> s.TryGetValue 3, s.TryGetValue 8)
on "GetViewBetween" (fun s -> s.GetViewBetween(2, 4) |> Seq.toList)
on "GetViewBetween crossed" (fun s -> s.GetViewBetween(4, 2) |> Seq.toList)
on "add while reading" (fun s -> for x in s do (log x; s.Add(x + 100) |> ignore))
on "remove while reading" (fun s -> for x in s do (log x; s.Remove x |> ignore))
t "null" (fun () -> SortedSet<int>(null: seq<int>).Count)
t "null element" (fun () -> let s = SortedSet<string>([ "b"; null; "a" ]) in s.Count, s.Contains null, isNull s.Min, s.Max)
t "descending" (fun () -> SortedSet<int>([ 1; 3; 2 ], Comparer.Create(fun a b -> compare b a)) |> Seq.toList)
t "comparer raises" (fun () -> let s = SortedSet<int>(Comparer.Create(fun (a: int) (b: int) -> failwith "cmp": int)) in (s.Add 1 |> ignore; s.Add 2))
let sl (what: string) (f: SortedList<string, int> -> 'a) =
  for w, items in [ "e", []; "o", [ "b" ]; "m", [ "d"; "b"; "a"; "c" ] ] do
    let d = SortedList<string, int>()
    for x in items do d.[x] <- int x.[0]
    t (w + " list " + what) (fun () -> f d)
    printfn "   %A %d" [ for KeyValue(k, v) in d -> k, v ] d.Count
sl "Add" (fun d -> d.Add("z", 1))
sl "Add same" (fun d -> d.Add("b", 1))
sl "Add null" (fun d -> d.Add(null, 1))
sl "set" (fun d -> d.["b"] <- 5; d.["n"] <- 6)
sl "get" (fun d -> d.["b"])
sl "get null" (fun d -> d.[null])
sl "Clear" (fun d -> d.Clear())
sl "ContainsKey" (fun d -> d.ContainsKey "b", d.ContainsKey "q", d.ContainsValue 98)
sl "IndexOf" (fun d -> d.IndexOfKey "b", d.IndexOfKey "q", d.IndexOfValue 98, d.IndexOfValue 0)
sl "Remove" (fun d -> d.Remove "b", d.Remove "q")
sl "RemoveAt 0" (fun d -> d.RemoveAt 0)
sl "RemoveAt 4" (fun d -> d.RemoveAt 4)
sl "RemoveAt -1" (fun d -> d.RemoveAt -1)
sl "GetKeyAtIndex" (fun d -> d.GetKeyAtIndex 1, d.GetValueAtIndex 1)
sl "GetKeyAtIndex -1" (fun d -> d.GetKeyAtIndex -1)
sl "SetValueAtIndex" (fun d -> d.SetValueAtIndex(0, 7))
sl "TryGetValue" (fun d -> d.TryGetValue "b", d.TryGetValue "q")
sl "Keys" (fun d -> Seq.toList d.Keys, d.Keys.Count, Seq.toList d.Values, d.Values.[0])
sl "add while reading" (fun d -> for KeyValue(k, v) in d do (log k; d.[k + "!"] <- 1))
sl "TrimExcess" (fun d -> d.TrimExcess())
t "list capacity -1" (fun () -> SortedList<int, int>(-1).Count)
let pq (what: string) (f: PriorityQueue<string, int> -> 'a) =
  for w, items in [ "e", []; "o", [ "b" ]; "m", [ "d"; "b"; "a"; "c"; "a" ] ] do
    let q = PriorityQueue<string, int>()
    for x in items do q.Enqueue(x, int x.[0])
    t (w + " queue " + what) (fun () -> f q)
    printfn "   %A %d" [ for struct (e, p) in q.UnorderedItems -> e, p ] q.Count
pq "Enqueue" (fun q -> q.Enqueue("z", 1))
pq "Enqueue null" (fun q -> q.Enqueue(null, 1))
pq "Dequeue" (fun q -> q.Dequeue())
pq "Peek" (fun q -> q.Peek())
pq "EnqueueDequeue" (fun q -> q.EnqueueDequeue("z", 1), q.EnqueueDequeue("y", 200))
pq "DequeueEnqueue" (fun q -> q.DequeueEnqueue("z", 1))
pq "EnqueueRange" (fun q -> q.EnqueueRange([ "x"; "y" ], 5))
pq "EnqueueRange pairs" (fun q -> q.EnqueueRange [ struct ("x", 3); struct ("y", 1); struct ("v", 2) ])
pq "EnqueueRange null" (fun q -> q.EnqueueRange(null, 5))
pq "TryDequeue" (fun q -> q.TryDequeue(), q.TryPeek())
pq "Clear" (fun q -> q.Clear())
pq "EnsureCapacity" (fun q -> q.EnsureCapacity 0 >= 0)
pq "EnsureCapacity -1" (fun q -> q.EnsureCapacity -1)
pq "TrimExcess" (fun q -> q.TrimExcess())
pq "all" (fun q -> [ while q.Count > 0 do yield q.Dequeue() ])
t "queue capacity -1" (fun () -> PriorityQueue<int, int>(-1).Count)
t "queue descending" (fun () ->
  let q = PriorityQueue<int, int>(Comparer.Create(fun a b -> compare b a))
  for i in [ 3; 1; 2; 9; 4 ] do q.Enqueue(i, i)
  [ while q.Count > 0 do yield q.Dequeue() ])
t "queue comparer raises" (fun () ->
  let q = PriorityQueue<int, int>(Comparer.Create(fun (a: int) (b: int) -> failwith "cmp": int))
  q.Enqueue(1, 1)
  q.Enqueue(2, 2))
t "queue of pairs" (fun () -> PriorityQueue<string, int>([ struct ("b", 2); struct ("a", 1) ]).Dequeue())
t "queue null" (fun () -> PriorityQueue<string, int>(null: seq<struct (string * int)>).Count)
