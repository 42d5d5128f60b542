// out: none bind = (None, None)
// out: none contains = (false, false)
// out: none count = 0
// out: <with>none defaultValue = (9, 8)
// out: none exists = (false, true)
// out: none filter = (None, None)
// out: none flatten = (None, None)
// out: none fold = (10, 10)
// out: none get !! ArgumentException: The option value was None (Parameter 'option')
// out: none Value !! NullReferenceException: Object reference not set to an instance of an object.
// out: none is = (true, false, true, false)
// out: none iter = ()
// out: none map = None
// out: none map raises = None
// out: none none map2 = None
// out: none none map3 = None
// out: <else>none none orElse = (None, None)
// out: none none compare = (0, true, false, None)
// out: none some map2 = None
// out: none some map3 = None
// out: none some orElse = (Some 3, Some 3)
// out: none some compare = (-1, false, true, Some 3)
// out: none nullable = (false, None)
// out: none list = ([], [||], ValueNone, None)
// out: none text = ("None <null>", "")
// out: <3>some bind = (Some 6, None)
// out: some contains = (true, false)
// out: some count = 1
// out: some defaultValue = (3, 3)
// out: some exists = (true, false)
// out: <3>some filter = (Some 3, None)
// out: some flatten = (Some 3, None)
// out: some fold = (13, 7)
// out: some get = 3
// out: some Value = 3
// out: some is = (false, true, false, true)
// out: <3>some iter = ()
// out: <3>some map = Some 4
// out: some map raises !! Exception: boom
// out: some none map2 = None
// out: some none map3 = None
// out: <else>some none orElse = (Some 3, Some 3)
// out: some none compare = (1, false, false, Some 3)
// out: <3>some some map2 = Some 6
// out: <3>some some map3 = Some 7
// out: some some orElse = (Some 3, Some 3)
// out: some some compare = (0, true, false, Some 3)
// out: some nullable = (true, Some 3)
// out: some list = ([3], [|3|], ValueSome 3, Some 3)
// out: some text = ("Some 3 Some(3)", "Some(3)")
// out: obj = (Some "a", None, "b", true)
// out: unit = (Some (), true, Some None, Some (Some ()))
// out: of strings = (false, 1)
// out: vnone bind = ValueNone
// out: vnone contains = (false, false)
// out: vnone count = 0
// out: <with>vnone defaultValue = (9, 8)
// out: vnone exists = (false, true)
// out: vnone filter = (ValueNone, ValueNone)
// out: vnone flatten = (ValueNone, ValueNone)
// out: vnone fold = (10, 10)
// out: vnone get !! ArgumentException: The option value was None (Parameter 'option')
// out: vnone Value !! InvalidOperationException: ValueOption.Value
// out: vnone is = (true, false, true, false)
// out: vnone iter = ()
// out: vnone map = ValueNone
// out: vnone vnone map2 = ValueNone
// out: vnone vnone map3 = ValueNone
// out: <else>vnone vnone orElse = (ValueNone, ValueNone)
// out: vnone vnone compare = (0, true, false, ValueNone)
// out: vnone vsome map2 = ValueNone
// out: vnone vsome map3 = ValueNone
// out: vnone vsome orElse = (ValueSome 3, ValueSome 3)
// out: vnone vsome compare = (-1, false, true, ValueSome 3)
// out: vnone nullable = (false, ValueNone)
// out: vnone list = ([], [||], None, ValueNone)
// out: vnone text = ("ValueNone ValueNone", "ValueNone")
// out: <3>vsome bind = ValueSome 6
// out: vsome contains = (true, false)
// out: vsome count = 1
// out: vsome defaultValue = (3, 3)
// out: vsome exists = (true, false)
// out: <3>vsome filter = (ValueSome 3, ValueNone)
// out: vsome flatten = (ValueSome 3, ValueNone)
// out: vsome fold = (13, 7)
// out: vsome get = 3
// out: vsome Value = 3
// out: vsome is = (false, true, false, true)
// out: <3>vsome iter = ()
// out: <3>vsome map = ValueSome 4
// out: vsome vnone map2 = ValueNone
// out: vsome vnone map3 = ValueNone
// out: <else>vsome vnone orElse = (ValueSome 3, ValueSome 3)
// out: vsome vnone compare = (1, false, false, ValueSome 3)
// out: <3>vsome vsome map2 = ValueSome 6
// out: <3>vsome vsome map3 = ValueSome 7
// out: vsome vsome orElse = (ValueSome 3, ValueSome 3)
// out: vsome vsome compare = (0, true, false, ValueSome 3)
// out: vsome nullable = (true, ValueSome 3)
// out: vsome list = ([3], [|3|], Some 3, ValueSome 3)
// out: vsome text = ("ValueSome 3 3", "3")
// out: vobj = (ValueSome "a", ValueNone, "b", true)
// out: <3>ok bind = (Ok 6, Error "no")
// out: ok contains = (true, false)
// out: ok count = 1
// out: ok default = (3, 3)
// out: ok exists = (true, false)
// out: ok fold = (13, 7)
// out: ok is = (true, false, true, false)
// out: <3>ok iter = ()
// out: <3>ok map = (Ok 4, Ok 3)
// out: ok map raises !! Exception: boom
// out: ok to = ([|3|], [3], Some 3, ValueSome 3)
// out: ok text = ("Ok 3 Microsoft.FSharp.Core.FSharpResult`2[System.Int32,System.String]",
// out:  "Microsoft.FSharp.Core.FSharpResult`2[System.Int32,System.String]")
// out: ok ok compare = (0, true, false, true)
// out: ok error compare = (-1, false, true, false)
// out: error bind = (Error "bad", Error "bad")
// out: error contains = (false, false)
// out: error count = 0
// out: <bad>error default = (9, 8)
// out: error exists = (false, true)
// out: error fold = (10, 10)
// out: error is = (false, true, false, true)
// out: error iter = ()
// out: error map = (Error "bad", Error 3)
// out: error map raises = Error "bad"
// out: error to = ([||], [], None, ValueNone)
// out: error text = ("Error "bad" Microsoft.FSharp.Core.FSharpResult`2[System.Int32,System.String]",
// out:  "Microsoft.FSharp.Core.FSharpResult`2[System.Int32,System.String]")
// out: error ok compare = (1, false, false, false)
// out: error error compare = (0, true, false, true)
// out: choice = (Choice1Of2 1, Choice2Of2 "x", Choice3Of3 2.5, Choice4Of4 4, Choice7Of7 7)
// out: choice order = (-1, false, true, Choice2Of2 "x")
// out: choice match = ("2.5", 7)
// out: lazy before = (false, "Value is not created.", "Value is not created.")
// out: <run>lazy force = (3, 3, 3)
// out: lazy after = (true, "3", "3")
// out: <bad>lazy raises !! Exception: boom
// out: lazy raises again !! Exception: boom
// out: lazy state = false
// out: lazy on itself !! InvalidOperationException: ValueFactory attempted to access the Value property of this instance.
// out: lazy pattern = 4
// out: lazy from value = (false, 6)
// out: lazy constructors = (4, true)
// out: ref = (4, 4, true)
open System
open System.Collections.Generic
let name (e: exn) = e.GetType().Name
let t (what: string) (f: unit -> 'a) =
  try printfn "%s = %A" what (f ())
  with e -> printfn "%s !! %s: %s" what (name e) (e.Message.Replace("\n", "|").Replace("\r", ""))
let log x = printf "<%O>" x
let n: int option = None
let s = Some 3
let each f = f "none" n; f "some" s
each (fun w x ->
  t (w + " bind") (fun () -> Option.bind (fun v -> log v; if v > 2 then Some(v * 2) else None) x, Option.bind (fun _ -> (None: string option)) x)
  t (w + " contains") (fun () -> Option.contains 3 x, Option.contains 4 x)
  t (w + " count") (fun () -> Option.count x)
  t (w + " defaultValue") (fun () -> Option.defaultValue 9 x, Option.defaultWith (fun () -> log "with"; 8) x)
  t (w + " exists") (fun () -> Option.exists (fun v -> v = 3) x, Option.forall (fun v -> v = 4) x)
  t (w + " filter") (fun () -> Option.filter (fun v -> log v; v = 3) x, Option.filter (fun v -> false) x)
  t (w + " flatten") (fun () -> Option.flatten (Some x), Option.flatten (None: int option option))
  t (w + " fold") (fun () -> Option.fold (fun a v -> a + v) 10 x, Option.foldBack (fun v a -> a - v) x 10)
  t (w + " get") (fun () -> Option.get x)
  t (w + " Value") (fun () -> x.Value)
  t (w + " is") (fun () -> Option.isNone x, Option.isSome x, x.IsNone, x.IsSome)
  t (w + " iter") (fun () -> Option.iter log x)
  t (w + " map") (fun () -> Option.map (fun v -> log v; v + 1) x)
  t (w + " map raises") (fun () -> Option.map (fun v -> if v = 3 then failwith "boom" else v) x)
  each (fun w2 y ->
    t (w + " " + w2 + " map2") (fun () -> Option.map2 (fun a b -> log a; a + b) x y)
    t (w + " " + w2 + " map3") (fun () -> Option.map3 (fun a b c -> log a; a + b + c) x y (Some 1))
    t (w + " " + w2 + " orElse") (fun () -> Option.orElse x y, Option.orElseWith (fun () -> log "else"; x) y)
    t (w + " " + w2 + " compare") (fun () -> compare x y, x = y, x < y, max x y))
  t (w + " nullable") (fun () -> (Option.toNullable x).HasValue, Option.ofNullable (Option.toNullable x))
  t (w + " list") (fun () -> Option.toList x, Option.toArray x, Option.toValueOption x, Option.ofValueOption (Option.toValueOption x))
  t (w + " text") (fun () -> sprintf "%A %O" x x, string x))
t "obj" (fun () -> Option.ofObj "a", Option.ofObj (null: string), Option.toObj (Some "b"), isNull (Option.toObj (None: string option)))
t "unit" (fun () -> Some (), Some () = Some (), Some None, Some (Some ()))
t "of strings" (fun () -> Some null = Some "", Option.count (Some (null: string)))
let vn: int voption = ValueNone
let vs = ValueSome 3
let eachv f = f "vnone" vn; f "vsome" vs
eachv (fun w x ->
  t (w + " bind") (fun () -> ValueOption.bind (fun v -> log v; if v > 2 then ValueSome(v * 2) else ValueNone) x)
  t (w + " contains") (fun () -> ValueOption.contains 3 x, ValueOption.contains 4 x)
  t (w + " count") (fun () -> ValueOption.count x)
  t (w + " defaultValue") (fun () -> ValueOption.defaultValue 9 x, ValueOption.defaultWith (fun () -> log "with"; 8) x)
  t (w + " exists") (fun () -> ValueOption.exists (fun v -> v = 3) x, ValueOption.forall (fun v -> v = 4) x)
  t (w + " filter") (fun () -> ValueOption.filter (fun v -> log v; v = 3) x, ValueOption.filter (fun v -> false) x)
  t (w + " flatten") (fun () -> ValueOption.flatten (ValueSome x), ValueOption.flatten (ValueNone: int voption voption))
  t (w + " fold") (fun () -> ValueOption.fold (fun a v -> a + v) 10 x, ValueOption.foldBack (fun v a -> a - v) x 10)
  t (w + " get") (fun () -> ValueOption.get x)
  t (w + " Value") (fun () -> x.Value)
  t (w + " is") (fun () -> ValueOption.isNone x, ValueOption.isSome x, x.IsNone, x.IsSome)
  t (w + " iter") (fun () -> ValueOption.iter log x)
  t (w + " map") (fun () -> ValueOption.map (fun v -> log v; v + 1) x)
  eachv (fun w2 y ->
    t (w + " " + w2 + " map2") (fun () -> ValueOption.map2 (fun a b -> log a; a + b) x y)
    t (w + " " + w2 + " map3") (fun () -> ValueOption.map3 (fun a b c -> log a; a + b + c) x y (ValueSome 1))
    t (w + " " + w2 + " orElse") (fun () -> ValueOption.orElse x y, ValueOption.orElseWith (fun () -> log "else"; x) y)
    t (w + " " + w2 + " compare") (fun () -> compare x y, x = y, x < y, max x y))
  t (w + " nullable") (fun () -> (ValueOption.toNullable x).HasValue, ValueOption.ofNullable (ValueOption.toNullable x))
  t (w + " list") (fun () -> ValueOption.toList x, ValueOption.toArray x, ValueOption.toOption x, ValueOption.ofOption (ValueOption.toOption x))
  t (w + " text") (fun () -> sprintf "%A %O" x x, string x))
t "vobj" (fun () -> ValueOption.ofObj "a", ValueOption.ofObj (null: string), ValueOption.toObj (ValueSome "b"), isNull (ValueOption.toObj (ValueNone: string voption)))
let eachr f = f "ok" (Ok 3: Result<int, string>); f "error" (Error "bad")
eachr (fun w x ->
  t (w + " bind") (fun () -> Result.bind (fun v -> log v; if v > 2 then Ok(v * 2) else Error "small") x, Result.bind (fun v -> (Error "no": Result<bool, string>)) x)
  t (w + " contains") (fun () -> Result.contains 3 x, Result.contains 4 x)
  t (w + " count") (fun () -> Result.count x)
  t (w + " default") (fun () -> Result.defaultValue 9 x, Result.defaultWith (fun e -> log e; 8) x)
  t (w + " exists") (fun () -> Result.exists (fun v -> v = 3) x, Result.forall (fun v -> v = 4) x)
  t (w + " fold") (fun () -> Result.fold (fun a v -> a + v) 10 x, Result.foldBack (fun v a -> a - v) x 10)
  t (w + " is") (fun () -> Result.isOk x, Result.isError x, x.IsOk, x.IsError)
  t (w + " iter") (fun () -> Result.iter log x)
  t (w + " map") (fun () -> Result.map (fun v -> log v; v + 1) x, Result.mapError (fun (e: string) -> e.Length) x)
  t (w + " map raises") (fun () -> Result.map (fun v -> failwith "boom"; 1) x)
  t (w + " to") (fun () -> Result.toArray x, Result.toList x, Result.toOption x, Result.toValueOption x)
  t (w + " text") (fun () -> sprintf "%A %O" x x, string x)
  eachr (fun w2 y -> t (w + " " + w2 + " compare") (fun () -> compare x y, x = y, x < y, hash x = hash y)))
let c1: Choice<int, string> = Choice1Of2 1
let c2: Choice<int, string> = Choice2Of2 "x"
let c3: Choice<int, string, float> = Choice3Of3 2.5
let c4: Choice<int, int, int, int> = Choice4Of4 4
let c7: Choice<int, int, int, int, int, int, int> = Choice7Of7 7
t "choice" (fun () -> c1, c2, c3, c4, c7)
t "choice order" (fun () -> compare c1 c2, c1 = c2, c2 = Choice2Of2 "x", max c1 c2)
t "choice match" (fun () -> (match c3 with Choice1Of3 _ -> "1" | Choice2Of3 _ -> "2" | Choice3Of3 f -> string f), (match c7 with Choice7Of7 n -> n | _ -> 0))
let lz = lazy (log "run"; 3)
t "lazy before" (fun () -> lz.IsValueCreated, sprintf "%A" lz, lz.ToString())
t "lazy force" (fun () -> lz.Force(), lz.Value, lz.Force())
t "lazy after" (fun () -> lz.IsValueCreated, sprintf "%A" lz, lz.ToString())
let bad: Lazy<int> = lazy (log "bad"; failwith "boom")
t "lazy raises" (fun () -> bad.Force())
t "lazy raises again" (fun () -> bad.Value)
t "lazy state" (fun () -> bad.IsValueCreated)
let rec self: Lazy<int> = lazy (self.Value + 1)
t "lazy on itself" (fun () -> self.Value)
t "lazy pattern" (fun () -> match lz with Lazy v -> v + 1)
t "lazy from value" (fun () -> (Lazy<int>.CreateFromValue 5).IsValueCreated, (Lazy<_>.Create (fun () -> 6)).Value)
t "lazy constructors" (fun () -> (Lazy<int>(fun () -> 4)).Value, (Lazy<string>(fun () -> null)).Value = null)
let r = ref 3
t "ref" (fun () -> r.Value <- r.Value + 1; incr r; decr r; r.contents, !r, r = ref 4)
