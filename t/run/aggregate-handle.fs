// out: m (a) (b) (One or more errors occurred. (c)) (a) (One or more errors occurred. (c)) 2
// out: a
// out: b
// out: c
// out: in the predicate
// out: m (a) (b) (One or more errors occurred. (c))
// out: deep
// out: none
// AggregateException: Handle, Flatten, GetBaseException.
open System

let all = AggregateException("m", [ Failure "a"; ArgumentException "b" :> exn; AggregateException(Failure "c") :> exn ])
try
    all.Handle(fun e -> e :? ArgumentException)
with :? AggregateException as e -> printfn "%s %d" e.Message e.InnerExceptions.Count
all.Flatten().Handle(fun e -> printfn "%s" e.Message; true)
try all.Handle(fun _ -> failwith "in the predicate") with e -> printfn "%s" e.Message
printfn "%s" (all.GetBaseException().Message)
printfn "%s" (AggregateException(AggregateException(Failure "deep")).GetBaseException().Message)
printfn "%s" (AggregateException("none").GetBaseException().Message)
