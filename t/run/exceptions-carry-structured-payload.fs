// out: 5 f a/b true 1.5 11
type Info = { Code: int; Where: string; Trace: string list; Retry: bool; Weight: float }
exception Problem of Info * int list
let f n = raise (Problem({ Code = n; Where = "f"; Trace = [ "a"; "b" ]; Retry = true; Weight = 1.5 }, [ n; n + 1 ]))
try
  f 5
with Problem(info, xs) ->
  printfn "%d %s %s %b %.1f %d" info.Code info.Where (String.concat "/" info.Trace) info.Retry info.Weight (List.sum xs)
