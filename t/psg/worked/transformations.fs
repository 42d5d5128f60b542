module Transformations
let greet prefix name = printfn "%s, %s!" prefix name
let full () = greet "Hello" "World"
let greetHello = greet "Hello"
let piped prefix name = name |> greet prefix
let plain prefix name = greet prefix name
let compound prefix = Console.readln() |> greet prefix
let pattern = fun (a, b) -> a + b

// ClefExpr 5.1 notation
//Lambda([($0, tuple)],
//  Match($0, [TuplePattern(a, b) -> a + b]))

// ClefExpr 5.2 notation
//Application(Var(greet), ["Hello"; "World"])

// ClefExpr 5.2 notation
//Application(Var(greet), ["Hello"])
//with returnType = TFun(string, unit)

// ClefExpr 5.3 notation
//Application(Var(greet), [Var(prefix); Var(name)])

// ClefExpr 5.3 notation
//Application(Var(greet),
//  [Var(prefix);
//   Application(Intrinsic(Console.readln), [])])
