// out: a <StructuredFormatDisplay exception: Exception has been thrown by the target of an invocation.>
// out: r <StructuredFormatDisplay exception: Exception has been thrown by the target of an invocation.>
// out: u <StructuredFormatDisplay exception: Exception has been thrown by the target of an invocation.>
// out: list [<StructuredFormatDisplay exception: Exception has been thrown by the target of an invocation.>;
// out:  <StructuredFormatDisplay exception: Exception has been thrown by the target of an invocation.>]
// out: nested (1,
// out:  Some
// out:    <StructuredFormatDisplay exception: Exception has been thrown by the target of an invocation.>)
// out: v <StructuredFormatDisplay exception: Exception has been thrown by the target of an invocation.>
// out: w Error: in seq
// out: t <ToString exception: in ToString>
// out: plain <ToString exception: plain>
// out: seq Error: s
// out: obj <StructuredFormatDisplay exception: Exception has been thrown by the target of an invocation.>
// out: O <StructuredFormatDisplay exception: Exception has been thrown by the target of an invocation.>
// out: interp { <StructuredFormatDisplay exception: Exception has been thrown by the target of an invocation.> }
// out: failwithf raised Exception: <StructuredFormatDisplay exception: Exception has been thrown by the target of an invocation.>
// out: rec { Name = "n"
// out:   Lazy = Value is not created.
// out:   P =
// out:    <StructuredFormatDisplay exception: Exception has been thrown by the target of an invocation.> }
[<StructuredFormatDisplay("<{Text}>")>]
type A () =
  member _.Text : string = failwith "no text"
[<StructuredFormatDisplay("<{Text}>")>]
type R = { X: int } with
  member _.Text : int = raise (System.InvalidOperationException "bad")
[<StructuredFormatDisplay("{A} and {B} end")>]
type U = U of int with
  member _.A = 1
  member _.B : int = failwith "b"
[<StructuredFormatDisplay("{A}")>]
type V = V of int with
  member _.A : int list = [ 1; failwith "in list" ]
[<StructuredFormatDisplay("{A}")>]
type W = W of int with
  member _.A = seq { 1; failwith "in seq" }
[<StructuredFormatDisplay("{A}")>]
type T = T of int with
  member _.A = { new obj () with member _.ToString () = failwith "in ToString" }
type Plain () =
  override _.ToString () = failwith "plain"
let t n f = try printfn "%s %s" n (f ()) with e -> printfn "%s raised %s: %s" n (e.GetType().Name) e.Message
t "a" (fun () -> sprintf "%A" (A ()))
t "r" (fun () -> sprintf "%A" { X = 1 })
t "u" (fun () -> sprintf "%A" (U 1))
t "list" (fun () -> sprintf "%A" [ U 1; U 2 ])
t "nested" (fun () -> sprintf "%A" (1, Some (A ())))
t "v" (fun () -> sprintf "%A" (V 1))
t "w" (fun () -> sprintf "%A" (W 1))
t "t" (fun () -> sprintf "%A" (T 1))
t "plain" (fun () -> sprintf "%A" (Plain ()))
t "seq" (fun () -> sprintf "%A" (seq { 1; failwith "s" }))
t "obj" (fun () -> sprintf "%A" (box (A ())))
t "O" (fun () -> sprintf "%O" { X = 1 })
t "interp" (fun () -> $"{{ %A{A ()} }}")
t "failwithf" (fun () -> failwithf "%A" (A ()))
type Rec = { Name: string; Lazy: Lazy<int>; P: A }
t "rec" (fun () -> sprintf "%A" { Name = "n"; Lazy = lazy 3; P = A () })
