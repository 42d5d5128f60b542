// out: bind -> ((Some 6, None), (ValueSome 6, ValueNone), (Error "small", Error "bad"))
// out: contains -> ((true, false), (false, false), (true, false))
// out: count -> ((1, 0), (1, 0), (1, 0))
// out: defaultValue -> ((3, 9), (3, 9), (3, 9))
// out: d defaultWith -> ((3, 8), (3, 8), (3, 3))
// out: exists -> ((true, false), (true, false), (true, false))
// out: filter -> ((None, None), (ValueSome 3, ValueNone))
// out: flatten -> (Some 3, None, None, ValueSome 3)
// out: fold -> ((53, 5), (53, 5), (53, 5))
// out: foldBack -> ((53, 5), (53, 5), (53, 5))
// out: forall -> ((false, true), (false, true), (false, true))
// out: get -> (3, 3, 3, 3)
// out: get0 !! The option value was None (Parameter 'option')
// out: get1 !! The option value was None (Parameter 'option')
// out: value1 !! ValueOption.Value
// out: is -> ((true, false), (false, true), (true, false), (false, true), (true, false),
// out:  (false, true), true, true, true, true, true, true, true)
// out: 3 3 3 iter -> (((), ()), ((), ()), ((), ()))
// out: map -> ((Some "3", None), (ValueSome "3", ValueNone), (Ok "3", Error "bad"),
// out:  (Ok 3, Error 3))
// out: map2 -> (Some 6, None, ValueSome 6, Some 9, None, ValueNone)
// out: w orElse -> ((Some 3, Some 7), (ValueSome 3, ValueNone), (Some 3, Some 6),
// out:  (ValueSome 3, ValueSome 6))
// out: to -> (([3], []), ([|3|], [||]), ([3], []), ([|3|], [||]), ([3], []), ([|3|], [||]),
// out:  (Some 3, None), (ValueSome 3, ValueNone))
// out: convert -> ((ValueSome 3, ValueNone), (Some 3, None), Some 3, ValueNone)
// out: null -> (Some "a", None, true, "b", ValueSome "c")
// out: defaults -> (3, 4, 3, 4)
// out: order -> (1, -1, true, true, -1, true)
// out: choice -> (Choice1Of2 1, Choice2Of3 "x", -1)
let t (name: string) (f: unit -> 'a) = try printfn "%s -> %A" name (f ()) with e -> printfn "%s !! %s" name e.Message
let s = Some 3
let n: int option = None
let vs = ValueSome 3
let vn: int voption = ValueNone
let ok: Result<int, string> = Ok 3
let er: Result<int, string> = Error "bad"
let each f = f s, f n
let vach f = f vs, f vn
let rach f = f ok, f er
t "bind" (fun () -> each (Option.bind (fun x -> if x > 2 then Some(x * 2) else None)), vach (ValueOption.bind (fun x -> ValueSome(x * 2))), rach (Result.bind (fun x -> if x > 5 then Ok "big" else Error "small")))
t "contains" (fun () -> each (Option.contains 3), vach (ValueOption.contains 4), rach (Result.contains 3))
t "count" (fun () -> each Option.count, vach ValueOption.count, rach Result.count)
t "defaultValue" (fun () -> each (Option.defaultValue 9), vach (ValueOption.defaultValue 9), rach (Result.defaultValue 9))
t "defaultWith" (fun () -> each (Option.defaultWith (fun () -> printf "d "; 8)), vach (ValueOption.defaultWith (fun () -> 8)), rach (Result.defaultWith (fun e -> e.Length)))
t "exists" (fun () -> each (Option.exists (fun x -> x > 2)), vach (ValueOption.exists (fun x -> x > 2)), rach (Result.exists (fun x -> x > 2)))
t "filter" (fun () -> each (Option.filter (fun x -> x > 3)), vach (ValueOption.filter (fun x -> x < 9)))
t "flatten" (fun () -> Option.flatten (Some s), Option.flatten (Some n), Option.flatten (None: int option option), ValueOption.flatten (ValueSome vs))
t "fold" (fun () -> each (Option.fold (fun a x -> a * 10 + x) 5), vach (ValueOption.fold (fun a x -> a * 10 + x) 5), rach (Result.fold (fun a x -> a * 10 + x) 5))
t "foldBack" (fun () -> each (fun o -> Option.foldBack (fun x a -> a * 10 + x) o 5), vach (fun o -> ValueOption.foldBack (fun x a -> a * 10 + x) o 5), rach (fun o -> Result.foldBack (fun x a -> a * 10 + x) o 5))
t "forall" (fun () -> each (Option.forall (fun x -> x > 5)), vach (ValueOption.forall (fun x -> x > 5)), rach (Result.forall (fun x -> x > 5)))
t "get" (fun () -> Option.get s, ValueOption.get vs, s.Value, vs.Value)
t "get0" (fun () -> Option.get n)
t "get1" (fun () -> ValueOption.get vn)
t "value1" (fun () -> vn.Value)
t "is" (fun () -> each Option.isSome, each Option.isNone, vach ValueOption.isSome, vach ValueOption.isNone, rach Result.isOk, rach Result.isError, s.IsSome, n.IsNone, vs.IsSome, vn.IsNone, vs.IsValueSome, ok.IsOk, er.IsError)
t "iter" (fun () -> each (Option.iter (printf "%d ")), vach (ValueOption.iter (printf "%d ")), rach (Result.iter (printf "%d ")))
t "map" (fun () -> each (Option.map string), vach (ValueOption.map string), rach (Result.map string), rach (Result.mapError (fun e -> e.Length)))
t "map2" (fun () -> Option.map2 (+) s s, Option.map2 (+) s n, ValueOption.map2 (+) vs vs, Option.map3 (fun a b c -> a + b + c) s s s, Option.map3 (fun a b c -> a + b + c) s n s, ValueOption.map3 (fun a b c -> a + b + c) vs vs vn)
t "orElse" (fun () -> each (Option.orElse (Some 7)), vach (ValueOption.orElse vn), each (Option.orElseWith (fun () -> printf "w "; Some 6)), vach (ValueOption.orElseWith (fun () -> ValueSome 6)))
t "to" (fun () -> each Option.toList, each Option.toArray, vach ValueOption.toList, vach ValueOption.toArray, rach Result.toList, rach Result.toArray, rach Result.toOption, rach Result.toValueOption)
t "convert" (fun () -> each Option.toValueOption, vach ValueOption.toOption, Option.ofValueOption vs, ValueOption.ofOption n)
t "null" (fun () -> Option.ofObj "a", Option.ofObj (null: string), isNull (Option.toObj (None: string option)), Option.toObj (Some "b"), ValueOption.ofObj "c")
t "defaults" (fun () -> defaultArg s 4, defaultArg n 4, defaultValueArg vs 4, defaultValueArg vn 4)
t "order" (fun () -> compare s n, compare n s, Some 1 < Some 2, vn < vs, compare ok er, Ok 1 = Ok 1)
t "choice" (fun () -> (Choice1Of2 1: Choice<int, string>), (Choice2Of3 "x": Choice<int, string, bool>), compare (Choice1Of2 9: Choice<int, int>) (Choice2Of2 1))
