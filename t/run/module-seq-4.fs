// out: !e removeManyAt 0 1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o removeManyAt 0 1 [S] = []
// out: .....!m removeManyAt 0 1 [S] = [1; 2; 3; 5]
// out: m make removeManyAt 0 1 [S] = ()
// out: n make removeManyAt 0 1 [S] = ()
// out: !e removeManyAt 1 3 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o removeManyAt 1 3 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .....!m removeManyAt 1 3 [S] = [3; 5]
// out: m make removeManyAt 1 3 [S] = ()
// out: n make removeManyAt 1 3 [S] = ()
// out: !e removeManyAt 1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o removeManyAt 1 9 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .....!m removeManyAt 1 9 [S] = [3]
// out: m make removeManyAt 1 9 [S] = ()
// out: n make removeManyAt 1 9 [S] = ()
// out: !e removeManyAt 0 0 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o removeManyAt 0 0 [S] = [3]
// out: .....!m removeManyAt 0 0 [S] = [3; 1; 2; 3; 5]
// out: m make removeManyAt 0 0 [S] = ()
// out: n make removeManyAt 0 0 [S] = ()
// out: !e removeManyAt 5 0 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o removeManyAt 5 0 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .....!m removeManyAt 5 0 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m make removeManyAt 5 0 [S] = ()
// out: n make removeManyAt 5 0 [S] = ()
// out: !e removeManyAt 6 1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o removeManyAt 6 1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .....!m removeManyAt 6 1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m make removeManyAt 6 1 [S] = ()
// out: n make removeManyAt 6 1 [S] = ()
// out: e removeManyAt -1 1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: o removeManyAt -1 1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m removeManyAt -1 1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: m make removeManyAt -1 1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n removeManyAt -1 1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: n make removeManyAt -1 1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: !e removeManyAt 0 -1 [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o removeManyAt 0 -1 [S] = [3]
// out: .....!m removeManyAt 0 -1 [S] = [3; 1; 2; 3; 5]
// out: m make removeManyAt 0 -1 [S] = ()
// out: n make removeManyAt 0 -1 [S] = ()
// out: !e removeManyAt 1 Int32.MaxValue [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .!o removeManyAt 1 Int32.MaxValue [S] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: .....!m removeManyAt 1 Int32.MaxValue [S] = [3; 1; 2; 3; 5]
// out: m make removeManyAt 1 Int32.MaxValue [S] = ()
// out: n make removeManyAt 1 Int32.MaxValue [S] = ()
// out: !e rev [S] = []
// out: .!o rev [S] = [3]
// out: .....!m rev [S] = [5; 3; 2; 1; 3]
// out: m make rev [S] = ()
// out: n rev [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make rev [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e scan add 10 [S] = [10]
// out: .(10,3)!o scan add 10 [S] = [10; 13]
// out: .(10,3).(13,1).(14,2).(16,3).(19,5)!m scan add 10 [S] = [10; 13; 14; 16; 19; 24]
// out: m make scan add 10 [S] = ()
// out: n scan add 10 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make scan add 10 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e scanBack add [S] 10 = [10]
// out: .!(3,10)o scanBack add [S] 10 = [13; 10]
// out: .....!(5,10)(3,15)(2,18)(1,20)(3,21)m scanBack add [S] 10 = [24; 21; 20; 18; 15; 10]
// out: m make scanBack add [S] 10 = ()
// out: n scanBack add [S] 10 !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make scanBack add [S] 10 !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e scan (fun s x -> boom 2 x) 0 [S] = [0]
// out: .<3>!o scan (fun s x -> boom 2 x) 0 [S] = [0; 3]
// out: .<3>.<1>.<2>!m scan (fun s x -> boom 2 x) 0 [S] !! Exception: boom
// out: m make scan (fun s x -> boom 2 x) 0 [S] = ()
// out: n scan (fun s x -> boom 2 x) 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make scan (fun s x -> boom 2 x) 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e scanBack (fun x s -> boom 2 x) [S] 0 = [0]
// out: .!<3>o scanBack (fun x s -> boom 2 x) [S] 0 = [3; 0]
// out: .....!<5><3><2>m scanBack (fun x s -> boom 2 x) [S] 0 !! Exception: boom
// out: m make scanBack (fun x s -> boom 2 x) [S] 0 = ()
// out: n scanBack (fun x s -> boom 2 x) [S] 0 !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make scanBack (fun x s -> boom 2 x) [S] 0 !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e skip 0 [S] = []
// out: .!o skip 0 [S] = [3]
// out: .....!m skip 0 [S] = [3; 1; 2; 3; 5]
// out: m make skip 0 [S] = ()
// out: n skip 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make skip 0 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e skip 2 [S] !! InvalidOperationException: tried to skip The input sequence has an insufficient number of elements. 1 past the end of the seq
// out: .!o skip 2 [S] !! InvalidOperationException: tried to skip The input sequence has an insufficient number of elements. 2 past the end of the seq
// out: .....!m skip 2 [S] = [2; 3; 5]
// out: m make skip 2 [S] = ()
// out: n skip 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make skip 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e skip 5 [S] !! InvalidOperationException: tried to skip The input sequence has an insufficient number of elements. 1 past the end of the seq
// out: .!o skip 5 [S] !! InvalidOperationException: tried to skip The input sequence has an insufficient number of elements. 2 past the end of the seq
// out: .....!m skip 5 [S] = []
// out: m make skip 5 [S] = ()
// out: n skip 5 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make skip 5 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e skip 6 [S] !! InvalidOperationException: tried to skip The input sequence has an insufficient number of elements. 1 past the end of the seq
// out: .!o skip 6 [S] !! InvalidOperationException: tried to skip The input sequence has an insufficient number of elements. 2 past the end of the seq
// out: .....!m skip 6 [S] !! InvalidOperationException: tried to skip The input sequence has an insufficient number of elements. 6 past the end of the seq
// out: m make skip 6 [S] = ()
// out: n skip 6 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make skip 6 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e skip -1 [S] = []
// out: .!o skip -1 [S] = [3]
// out: .....!m skip -1 [S] = [3; 1; 2; 3; 5]
// out: m make skip -1 [S] = ()
// out: n skip -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make skip -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e skip Int32.MinValue [S] = []
// out: .!o skip Int32.MinValue [S] = [3]
// out: .....!m skip Int32.MinValue [S] = [3; 1; 2; 3; 5]
// out: m make skip Int32.MinValue [S] = ()
// out: n skip Int32.MinValue [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make skip Int32.MinValue [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e skipWhile (fun x -> above 2 x) [S] = []
// out: .<3>!o skipWhile (fun x -> above 2 x) [S] = []
// out: .<3>.<1>...!m skipWhile (fun x -> above 2 x) [S] = [1; 2; 3; 5]
// out: m make skipWhile (fun x -> above 2 x) [S] = ()
// out: n skipWhile (fun x -> above 2 x) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make skipWhile (fun x -> above 2 x) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e skipWhile (above 100) [S] = []
// out: .<3>!o skipWhile (above 100) [S] = [3]
// out: .<3>....!m skipWhile (above 100) [S] = [3; 1; 2; 3; 5]
// out: m make skipWhile (above 100) [S] = ()
// out: n skipWhile (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make skipWhile (above 100) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e skipWhile (above 0) [S] = []
// out: .<3>!o skipWhile (above 0) [S] = []
// out: .<3>.<1>.<2>.<3>.<5>!m skipWhile (above 0) [S] = []
// out: m make skipWhile (above 0) [S] = ()
// out: n skipWhile (above 0) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make skipWhile (above 0) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e sort [S] = []
// out: .!o sort [S] = [3]
// out: .....!m sort [S] = [1; 2; 3; 3; 5]
// out: m make sort [S] = ()
// out: n sort [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make sort [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e sortDescending [S] = []
// out: .!o sortDescending [S] = [3]
// out: .....!m sortDescending [S] = [5; 3; 3; 2; 1]
// out: m make sortDescending [S] = ()
// out: n sortDescending [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make sortDescending [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e sortBy (fun x -> x % 3) [S] = []
// out: .!o sortBy (fun x -> x % 3) [S] = [3]
// out: .....!m sortBy (fun x -> x % 3) [S] = [3; 3; 1; 2; 5]
// out: m make sortBy (fun x -> x % 3) [S] = ()
// out: n sortBy (fun x -> x % 3) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make sortBy (fun x -> x % 3) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e sortByDescending (fun x -> x % 3) [S] = []
// out: .!o sortByDescending (fun x -> x % 3) [S] = [3]
// out: .....!m sortByDescending (fun x -> x % 3) [S] = [2; 5; 1; 3; 3]
// out: m make sortByDescending (fun x -> x % 3) [S] = ()
// out: n sortByDescending (fun x -> x % 3) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make sortByDescending (fun x -> x % 3) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e sortWith down [S] = []
// out: .!o sortWith down [S] = [3]
// out: .....!m sortWith down [S] = [5; 3; 3; 2; 1]
// out: m make sortWith down [S] = ()
// out: n sortWith down [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make sortWith down [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e sortWith (fun a b -> failwith 'cmp') [S] = []
// out: .!o sortWith (fun a b -> failwith 'cmp') [S] = [3]
// out: .....!m sortWith (fun a b -> failwith 'cmp') [S] !! InvalidOperationException: Failed to compare two elements in the array.
// out: m make sortWith (fun a b -> failwith 'cmp') [S] = ()
// out: n sortWith (fun a b -> failwith 'cmp') [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: n make sortWith (fun a b -> failwith 'cmp') [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: !e sortBy (boom 2) [S] = []
// out: .!o sortBy (boom 2) [S] = [3]
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
t "e removeManyAt 0 1 [S]" (fun () -> Seq.removeManyAt 0 1 (s []) |> Seq.toList)
t "o removeManyAt 0 1 [S]" (fun () -> Seq.removeManyAt 0 1 (s [ 3 ]) |> Seq.toList)
t "m removeManyAt 0 1 [S]" (fun () -> Seq.removeManyAt 0 1 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make removeManyAt 0 1 [S]" (fun () -> Seq.removeManyAt 0 1 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make removeManyAt 0 1 [S]" (fun () -> Seq.removeManyAt 0 1 (null: int seq) |> ignore)
t "e removeManyAt 1 3 [S]" (fun () -> Seq.removeManyAt 1 3 (s []) |> Seq.toList)
t "o removeManyAt 1 3 [S]" (fun () -> Seq.removeManyAt 1 3 (s [ 3 ]) |> Seq.toList)
t "m removeManyAt 1 3 [S]" (fun () -> Seq.removeManyAt 1 3 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make removeManyAt 1 3 [S]" (fun () -> Seq.removeManyAt 1 3 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make removeManyAt 1 3 [S]" (fun () -> Seq.removeManyAt 1 3 (null: int seq) |> ignore)
t "e removeManyAt 1 9 [S]" (fun () -> Seq.removeManyAt 1 9 (s []) |> Seq.toList)
t "o removeManyAt 1 9 [S]" (fun () -> Seq.removeManyAt 1 9 (s [ 3 ]) |> Seq.toList)
t "m removeManyAt 1 9 [S]" (fun () -> Seq.removeManyAt 1 9 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make removeManyAt 1 9 [S]" (fun () -> Seq.removeManyAt 1 9 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make removeManyAt 1 9 [S]" (fun () -> Seq.removeManyAt 1 9 (null: int seq) |> ignore)
t "e removeManyAt 0 0 [S]" (fun () -> Seq.removeManyAt 0 0 (s []) |> Seq.toList)
t "o removeManyAt 0 0 [S]" (fun () -> Seq.removeManyAt 0 0 (s [ 3 ]) |> Seq.toList)
t "m removeManyAt 0 0 [S]" (fun () -> Seq.removeManyAt 0 0 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make removeManyAt 0 0 [S]" (fun () -> Seq.removeManyAt 0 0 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make removeManyAt 0 0 [S]" (fun () -> Seq.removeManyAt 0 0 (null: int seq) |> ignore)
t "e removeManyAt 5 0 [S]" (fun () -> Seq.removeManyAt 5 0 (s []) |> Seq.toList)
t "o removeManyAt 5 0 [S]" (fun () -> Seq.removeManyAt 5 0 (s [ 3 ]) |> Seq.toList)
t "m removeManyAt 5 0 [S]" (fun () -> Seq.removeManyAt 5 0 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make removeManyAt 5 0 [S]" (fun () -> Seq.removeManyAt 5 0 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make removeManyAt 5 0 [S]" (fun () -> Seq.removeManyAt 5 0 (null: int seq) |> ignore)
t "e removeManyAt 6 1 [S]" (fun () -> Seq.removeManyAt 6 1 (s []) |> Seq.toList)
t "o removeManyAt 6 1 [S]" (fun () -> Seq.removeManyAt 6 1 (s [ 3 ]) |> Seq.toList)
t "m removeManyAt 6 1 [S]" (fun () -> Seq.removeManyAt 6 1 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make removeManyAt 6 1 [S]" (fun () -> Seq.removeManyAt 6 1 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make removeManyAt 6 1 [S]" (fun () -> Seq.removeManyAt 6 1 (null: int seq) |> ignore)
t "e removeManyAt -1 1 [S]" (fun () -> Seq.removeManyAt -1 1 (s []) |> Seq.toList)
t "o removeManyAt -1 1 [S]" (fun () -> Seq.removeManyAt -1 1 (s [ 3 ]) |> Seq.toList)
t "m removeManyAt -1 1 [S]" (fun () -> Seq.removeManyAt -1 1 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make removeManyAt -1 1 [S]" (fun () -> Seq.removeManyAt -1 1 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n removeManyAt -1 1 [S]" (fun () -> Seq.removeManyAt -1 1 (null: int seq) |> Seq.toList)
t "n make removeManyAt -1 1 [S]" (fun () -> Seq.removeManyAt -1 1 (null: int seq) |> ignore)
t "e removeManyAt 0 -1 [S]" (fun () -> Seq.removeManyAt 0 -1 (s []) |> Seq.toList)
t "o removeManyAt 0 -1 [S]" (fun () -> Seq.removeManyAt 0 -1 (s [ 3 ]) |> Seq.toList)
t "m removeManyAt 0 -1 [S]" (fun () -> Seq.removeManyAt 0 -1 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make removeManyAt 0 -1 [S]" (fun () -> Seq.removeManyAt 0 -1 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make removeManyAt 0 -1 [S]" (fun () -> Seq.removeManyAt 0 -1 (null: int seq) |> ignore)
t "e removeManyAt 1 Int32.MaxValue [S]" (fun () -> Seq.removeManyAt 1 Int32.MaxValue (s []) |> Seq.toList)
t "o removeManyAt 1 Int32.MaxValue [S]" (fun () -> Seq.removeManyAt 1 Int32.MaxValue (s [ 3 ]) |> Seq.toList)
t "m removeManyAt 1 Int32.MaxValue [S]" (fun () -> Seq.removeManyAt 1 Int32.MaxValue (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make removeManyAt 1 Int32.MaxValue [S]" (fun () -> Seq.removeManyAt 1 Int32.MaxValue (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n make removeManyAt 1 Int32.MaxValue [S]" (fun () -> Seq.removeManyAt 1 Int32.MaxValue (null: int seq) |> ignore)
t "e rev [S]" (fun () -> Seq.rev (s []) |> Seq.toList)
t "o rev [S]" (fun () -> Seq.rev (s [ 3 ]) |> Seq.toList)
t "m rev [S]" (fun () -> Seq.rev (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make rev [S]" (fun () -> Seq.rev (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n rev [S]" (fun () -> Seq.rev (null: int seq) |> Seq.toList)
t "n make rev [S]" (fun () -> Seq.rev (null: int seq) |> ignore)
t "e scan add 10 [S]" (fun () -> Seq.scan add 10 (s []) |> Seq.toList)
t "o scan add 10 [S]" (fun () -> Seq.scan add 10 (s [ 3 ]) |> Seq.toList)
t "m scan add 10 [S]" (fun () -> Seq.scan add 10 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make scan add 10 [S]" (fun () -> Seq.scan add 10 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n scan add 10 [S]" (fun () -> Seq.scan add 10 (null: int seq) |> Seq.toList)
t "n make scan add 10 [S]" (fun () -> Seq.scan add 10 (null: int seq) |> ignore)
t "e scanBack add [S] 10" (fun () -> Seq.scanBack add (s []) 10 |> Seq.toList)
t "o scanBack add [S] 10" (fun () -> Seq.scanBack add (s [ 3 ]) 10 |> Seq.toList)
t "m scanBack add [S] 10" (fun () -> Seq.scanBack add (s [ 3; 1; 2; 3; 5 ]) 10 |> Seq.toList)
t "m make scanBack add [S] 10" (fun () -> Seq.scanBack add (s [ 3; 1; 2; 3; 5 ]) 10 |> ignore)
t "n scanBack add [S] 10" (fun () -> Seq.scanBack add (null: int seq) 10 |> Seq.toList)
t "n make scanBack add [S] 10" (fun () -> Seq.scanBack add (null: int seq) 10 |> ignore)
t "e scan (fun s x -> boom 2 x) 0 [S]" (fun () -> Seq.scan (fun s x -> boom 2 x) 0 (s []) |> Seq.toList)
t "o scan (fun s x -> boom 2 x) 0 [S]" (fun () -> Seq.scan (fun s x -> boom 2 x) 0 (s [ 3 ]) |> Seq.toList)
t "m scan (fun s x -> boom 2 x) 0 [S]" (fun () -> Seq.scan (fun s x -> boom 2 x) 0 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make scan (fun s x -> boom 2 x) 0 [S]" (fun () -> Seq.scan (fun s x -> boom 2 x) 0 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n scan (fun s x -> boom 2 x) 0 [S]" (fun () -> Seq.scan (fun s x -> boom 2 x) 0 (null: int seq) |> Seq.toList)
t "n make scan (fun s x -> boom 2 x) 0 [S]" (fun () -> Seq.scan (fun s x -> boom 2 x) 0 (null: int seq) |> ignore)
t "e scanBack (fun x s -> boom 2 x) [S] 0" (fun () -> Seq.scanBack (fun x s -> boom 2 x) (s []) 0 |> Seq.toList)
t "o scanBack (fun x s -> boom 2 x) [S] 0" (fun () -> Seq.scanBack (fun x s -> boom 2 x) (s [ 3 ]) 0 |> Seq.toList)
t "m scanBack (fun x s -> boom 2 x) [S] 0" (fun () -> Seq.scanBack (fun x s -> boom 2 x) (s [ 3; 1; 2; 3; 5 ]) 0 |> Seq.toList)
t "m make scanBack (fun x s -> boom 2 x) [S] 0" (fun () -> Seq.scanBack (fun x s -> boom 2 x) (s [ 3; 1; 2; 3; 5 ]) 0 |> ignore)
t "n scanBack (fun x s -> boom 2 x) [S] 0" (fun () -> Seq.scanBack (fun x s -> boom 2 x) (null: int seq) 0 |> Seq.toList)
t "n make scanBack (fun x s -> boom 2 x) [S] 0" (fun () -> Seq.scanBack (fun x s -> boom 2 x) (null: int seq) 0 |> ignore)
t "e skip 0 [S]" (fun () -> Seq.skip 0 (s []) |> Seq.toList)
t "o skip 0 [S]" (fun () -> Seq.skip 0 (s [ 3 ]) |> Seq.toList)
t "m skip 0 [S]" (fun () -> Seq.skip 0 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make skip 0 [S]" (fun () -> Seq.skip 0 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n skip 0 [S]" (fun () -> Seq.skip 0 (null: int seq) |> Seq.toList)
t "n make skip 0 [S]" (fun () -> Seq.skip 0 (null: int seq) |> ignore)
t "e skip 2 [S]" (fun () -> Seq.skip 2 (s []) |> Seq.toList)
t "o skip 2 [S]" (fun () -> Seq.skip 2 (s [ 3 ]) |> Seq.toList)
t "m skip 2 [S]" (fun () -> Seq.skip 2 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make skip 2 [S]" (fun () -> Seq.skip 2 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n skip 2 [S]" (fun () -> Seq.skip 2 (null: int seq) |> Seq.toList)
t "n make skip 2 [S]" (fun () -> Seq.skip 2 (null: int seq) |> ignore)
t "e skip 5 [S]" (fun () -> Seq.skip 5 (s []) |> Seq.toList)
t "o skip 5 [S]" (fun () -> Seq.skip 5 (s [ 3 ]) |> Seq.toList)
t "m skip 5 [S]" (fun () -> Seq.skip 5 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make skip 5 [S]" (fun () -> Seq.skip 5 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n skip 5 [S]" (fun () -> Seq.skip 5 (null: int seq) |> Seq.toList)
t "n make skip 5 [S]" (fun () -> Seq.skip 5 (null: int seq) |> ignore)
t "e skip 6 [S]" (fun () -> Seq.skip 6 (s []) |> Seq.toList)
t "o skip 6 [S]" (fun () -> Seq.skip 6 (s [ 3 ]) |> Seq.toList)
t "m skip 6 [S]" (fun () -> Seq.skip 6 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make skip 6 [S]" (fun () -> Seq.skip 6 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n skip 6 [S]" (fun () -> Seq.skip 6 (null: int seq) |> Seq.toList)
t "n make skip 6 [S]" (fun () -> Seq.skip 6 (null: int seq) |> ignore)
t "e skip -1 [S]" (fun () -> Seq.skip -1 (s []) |> Seq.toList)
t "o skip -1 [S]" (fun () -> Seq.skip -1 (s [ 3 ]) |> Seq.toList)
t "m skip -1 [S]" (fun () -> Seq.skip -1 (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make skip -1 [S]" (fun () -> Seq.skip -1 (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n skip -1 [S]" (fun () -> Seq.skip -1 (null: int seq) |> Seq.toList)
t "n make skip -1 [S]" (fun () -> Seq.skip -1 (null: int seq) |> ignore)
t "e skip Int32.MinValue [S]" (fun () -> Seq.skip Int32.MinValue (s []) |> Seq.toList)
t "o skip Int32.MinValue [S]" (fun () -> Seq.skip Int32.MinValue (s [ 3 ]) |> Seq.toList)
t "m skip Int32.MinValue [S]" (fun () -> Seq.skip Int32.MinValue (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make skip Int32.MinValue [S]" (fun () -> Seq.skip Int32.MinValue (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n skip Int32.MinValue [S]" (fun () -> Seq.skip Int32.MinValue (null: int seq) |> Seq.toList)
t "n make skip Int32.MinValue [S]" (fun () -> Seq.skip Int32.MinValue (null: int seq) |> ignore)
t "e skipWhile (fun x -> above 2 x) [S]" (fun () -> Seq.skipWhile (fun x -> above 2 x) (s []) |> Seq.toList)
t "o skipWhile (fun x -> above 2 x) [S]" (fun () -> Seq.skipWhile (fun x -> above 2 x) (s [ 3 ]) |> Seq.toList)
t "m skipWhile (fun x -> above 2 x) [S]" (fun () -> Seq.skipWhile (fun x -> above 2 x) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make skipWhile (fun x -> above 2 x) [S]" (fun () -> Seq.skipWhile (fun x -> above 2 x) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n skipWhile (fun x -> above 2 x) [S]" (fun () -> Seq.skipWhile (fun x -> above 2 x) (null: int seq) |> Seq.toList)
t "n make skipWhile (fun x -> above 2 x) [S]" (fun () -> Seq.skipWhile (fun x -> above 2 x) (null: int seq) |> ignore)
t "e skipWhile (above 100) [S]" (fun () -> Seq.skipWhile (above 100) (s []) |> Seq.toList)
t "o skipWhile (above 100) [S]" (fun () -> Seq.skipWhile (above 100) (s [ 3 ]) |> Seq.toList)
t "m skipWhile (above 100) [S]" (fun () -> Seq.skipWhile (above 100) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make skipWhile (above 100) [S]" (fun () -> Seq.skipWhile (above 100) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n skipWhile (above 100) [S]" (fun () -> Seq.skipWhile (above 100) (null: int seq) |> Seq.toList)
t "n make skipWhile (above 100) [S]" (fun () -> Seq.skipWhile (above 100) (null: int seq) |> ignore)
t "e skipWhile (above 0) [S]" (fun () -> Seq.skipWhile (above 0) (s []) |> Seq.toList)
t "o skipWhile (above 0) [S]" (fun () -> Seq.skipWhile (above 0) (s [ 3 ]) |> Seq.toList)
t "m skipWhile (above 0) [S]" (fun () -> Seq.skipWhile (above 0) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make skipWhile (above 0) [S]" (fun () -> Seq.skipWhile (above 0) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n skipWhile (above 0) [S]" (fun () -> Seq.skipWhile (above 0) (null: int seq) |> Seq.toList)
t "n make skipWhile (above 0) [S]" (fun () -> Seq.skipWhile (above 0) (null: int seq) |> ignore)
t "e sort [S]" (fun () -> Seq.sort (s []) |> Seq.toList)
t "o sort [S]" (fun () -> Seq.sort (s [ 3 ]) |> Seq.toList)
t "m sort [S]" (fun () -> Seq.sort (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make sort [S]" (fun () -> Seq.sort (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n sort [S]" (fun () -> Seq.sort (null: int seq) |> Seq.toList)
t "n make sort [S]" (fun () -> Seq.sort (null: int seq) |> ignore)
t "e sortDescending [S]" (fun () -> Seq.sortDescending (s []) |> Seq.toList)
t "o sortDescending [S]" (fun () -> Seq.sortDescending (s [ 3 ]) |> Seq.toList)
t "m sortDescending [S]" (fun () -> Seq.sortDescending (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make sortDescending [S]" (fun () -> Seq.sortDescending (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n sortDescending [S]" (fun () -> Seq.sortDescending (null: int seq) |> Seq.toList)
t "n make sortDescending [S]" (fun () -> Seq.sortDescending (null: int seq) |> ignore)
t "e sortBy (fun x -> x % 3) [S]" (fun () -> Seq.sortBy (fun x -> x % 3) (s []) |> Seq.toList)
t "o sortBy (fun x -> x % 3) [S]" (fun () -> Seq.sortBy (fun x -> x % 3) (s [ 3 ]) |> Seq.toList)
t "m sortBy (fun x -> x % 3) [S]" (fun () -> Seq.sortBy (fun x -> x % 3) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make sortBy (fun x -> x % 3) [S]" (fun () -> Seq.sortBy (fun x -> x % 3) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n sortBy (fun x -> x % 3) [S]" (fun () -> Seq.sortBy (fun x -> x % 3) (null: int seq) |> Seq.toList)
t "n make sortBy (fun x -> x % 3) [S]" (fun () -> Seq.sortBy (fun x -> x % 3) (null: int seq) |> ignore)
t "e sortByDescending (fun x -> x % 3) [S]" (fun () -> Seq.sortByDescending (fun x -> x % 3) (s []) |> Seq.toList)
t "o sortByDescending (fun x -> x % 3) [S]" (fun () -> Seq.sortByDescending (fun x -> x % 3) (s [ 3 ]) |> Seq.toList)
t "m sortByDescending (fun x -> x % 3) [S]" (fun () -> Seq.sortByDescending (fun x -> x % 3) (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make sortByDescending (fun x -> x % 3) [S]" (fun () -> Seq.sortByDescending (fun x -> x % 3) (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n sortByDescending (fun x -> x % 3) [S]" (fun () -> Seq.sortByDescending (fun x -> x % 3) (null: int seq) |> Seq.toList)
t "n make sortByDescending (fun x -> x % 3) [S]" (fun () -> Seq.sortByDescending (fun x -> x % 3) (null: int seq) |> ignore)
t "e sortWith down [S]" (fun () -> Seq.sortWith down (s []) |> Seq.toList)
t "o sortWith down [S]" (fun () -> Seq.sortWith down (s [ 3 ]) |> Seq.toList)
t "m sortWith down [S]" (fun () -> Seq.sortWith down (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make sortWith down [S]" (fun () -> Seq.sortWith down (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n sortWith down [S]" (fun () -> Seq.sortWith down (null: int seq) |> Seq.toList)
t "n make sortWith down [S]" (fun () -> Seq.sortWith down (null: int seq) |> ignore)
t "e sortWith (fun a b -> failwith 'cmp') [S]" (fun () -> Seq.sortWith (fun a b -> failwith "cmp") (s []) |> Seq.toList)
t "o sortWith (fun a b -> failwith 'cmp') [S]" (fun () -> Seq.sortWith (fun a b -> failwith "cmp") (s [ 3 ]) |> Seq.toList)
t "m sortWith (fun a b -> failwith 'cmp') [S]" (fun () -> Seq.sortWith (fun a b -> failwith "cmp") (s [ 3; 1; 2; 3; 5 ]) |> Seq.toList)
t "m make sortWith (fun a b -> failwith 'cmp') [S]" (fun () -> Seq.sortWith (fun a b -> failwith "cmp") (s [ 3; 1; 2; 3; 5 ]) |> ignore)
t "n sortWith (fun a b -> failwith 'cmp') [S]" (fun () -> Seq.sortWith (fun a b -> failwith "cmp") (null: int seq) |> Seq.toList)
t "n make sortWith (fun a b -> failwith 'cmp') [S]" (fun () -> Seq.sortWith (fun a b -> failwith "cmp") (null: int seq) |> ignore)
t "e sortBy (boom 2) [S]" (fun () -> Seq.sortBy (boom 2) (s []) |> Seq.toList)
t "o sortBy (boom 2) [S]" (fun () -> Seq.sortBy (boom 2) (s [ 3 ]) |> Seq.toList)
