// out: true ok Ann
// out: false Name: required; Age: too young; Email: invalid; Street: required; Zip: must be 5 digits
// out: true ok Bob
// out: <42> ["parse"; "double"; "show"]
module Rules

open System

/// A validator with generic constraints and static resolution
type ValidationError =
    { Field: string; Message: string }
    override e.ToString() = $"{e.Field}: {e.Message}"

type IValidator<'T> =
    abstract Validate: 'T -> ValidationError list

[<RequireQualifiedAccess>]
module Validator =
    let create f =
        { new IValidator<'T> with
            member _.Validate x = f x }
    let combine (vs: IValidator<'T> list) =
        { new IValidator<'T> with
            member _.Validate x = vs |> List.collect (fun v -> v.Validate x) }
    let contramap (f: 'A -> 'B) (v: IValidator<'B>) = create (fun a -> v.Validate(f a))
    let field name pred msg (get: 'T -> 'F) =
        create (fun t -> if pred (get t) then [] else [ { Field = name; Message = msg } ])

type Address = { Street: string; Zip: string }
type Customer =
    { Name: string
      Email: string option
      Age: int
      Address: Address }

let addressValidator =
    Validator.combine
        [ Validator.field "Street" (String.IsNullOrWhiteSpace >> not) "required" (fun a -> a.Street)
          Validator.field "Zip" (fun z -> String.length z = 5 && Seq.forall Char.IsDigit z) "must be 5 digits" (fun a -> a.Zip) ]

let customerValidator: IValidator<Customer> =
    Validator.combine
        [ Validator.field "Name" (fun n -> n <> "") "required" (fun (c: Customer) -> c.Name)
          Validator.field "Age" (fun a -> a >= 18) "too young" (fun c -> c.Age)
          Validator.field "Email" (Option.forall (fun (e: string) -> e.Contains '@')) "invalid" (fun c -> c.Email)
          Validator.contramap (fun c -> c.Address) addressValidator ]

type Validated<'T> =
    private
    | Valid of 'T
    | Invalid of ValidationError list
    member v.IsOk =
        match v with
        | Valid _ -> true
        | Invalid _ -> false
    static member OfResult(x, errors) = if List.isEmpty errors then Valid x else Invalid errors
    member v.Match(onOk: 'T -> 'R, onError: ValidationError list -> 'R) =
        match v with
        | Valid x -> onOk x
        | Invalid es -> onError es

type IValidator<'T> with
    member v.Run x = Validated<'T>.OfResult(x, v.Validate x)

let samples =
    [ { Name = "Ann"; Email = Some "a@b.c"; Age = 30; Address = { Street = "Main"; Zip = "12345" } }
      { Name = ""; Email = Some "nope"; Age = 3; Address = { Street = " "; Zip = "12a" } }
      { Name = "Bob"; Email = None; Age = 18; Address = { Street = "x"; Zip = "00000" } } ]

for c in samples do
    let r = customerValidator.Run c
    let text =
        r.Match(
            (fun c -> $"ok {c.Name}"),
            fun es -> es |> List.map string |> String.concat "; "
        )
    printfn "%b %s" r.IsOk text

type Pipeline<'In, 'Out>(steps: string list, f: 'In -> 'Out) =
    member _.Steps = List.rev steps
    member _.Run x = f x
    member _.Then(name, g: 'Out -> 'Next) = Pipeline<'In, 'Next>(name :: steps, f >> g)
    static member Start(name, f: 'In -> 'Out) = Pipeline<'In, 'Out>([ name ], f)

let p =
    Pipeline
        .Start("parse", int)
        .Then("double", fun x -> x * 2)
        .Then("show", sprintf "<%d>")
printfn "%s %A" (p.Run "21") p.Steps
