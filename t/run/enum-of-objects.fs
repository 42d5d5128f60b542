// out: Some B None
// out: true
// out: "A"
// out: true
// out: "B"
// out: false
// out: <null>
// out: true
// out: "A"
// out: false
// out: <null>
// out: true
// out: ArgumentException: The value passed in must be an enum base or an underlying type for an enum, such as an Int32. (Parameter 'value')
// out: false
// out: ArgumentException: The value passed in must be an enum base or an underlying type for an enum, such as an Int32. (Parameter 'value')
// out: false
// out: ArgumentException: The value passed in must be an enum base or an underlying type for an enum, such as an Int32. (Parameter 'value')
// out: ArgumentException: Enum underlying type and the object must be same type or object must be a String. Type passed in was 'System.Int64'; the enum underlying type was 'System.Int32'.
// out: "A"
// out: ArgumentException: Enum underlying type and the object must be same type or object must be a String. Type passed in was 'System.Int16'; the enum underlying type was 'System.Int32'.
// out: "A"
// out: ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: InvalidOperationException: Unknown enum type.
// out: ArgumentException: The value passed in must be an enum base or an underlying type for an enum, such as an Int32. (Parameter 'value')
// out: true
// out: ArgumentException: The value passed in must be an enum base or an underlying type for an enum, such as an Int32. (Parameter 'value')
// out: true
// out: "X"
// out: "Y"
// out: ArgumentException: Enum underlying type and the object must be same type or object must be a String. Type passed in was 'System.Int32'; the enum underlying type was 'System.Int16'.
open System
type E = A = 1 | B = 2
type S = X = 1s | Y = 2s
type F = P = 3 | Q = 1
let inline check value = if Enum.IsDefined(typeof<'E>, value) then LanguagePrimitives.EnumOfValue<_, 'E> value |> Some else None
let e: E option = check 2
let s: S option = check 7s
printfn "%A %A" e s
let named (x: 'a) = Enum.GetName(typeof<E>, x)
let t f = try printfn "%A" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
let defined (x: obj) = Enum.IsDefined(typeof<E>, x)
for x in [ box 1; box 2; box 3; box E.A; box (enum<E> 9); box "A"; box "a"; box "Q"; box 1L; box 1s; null; box [1]; box "B" ] do
    t (fun () -> defined x)
    t (fun () -> named x)
t (fun () -> Enum.IsDefined(typeof<S>, 1s))
t (fun () -> Enum.GetName(typeof<S>, 1s))
t (fun () -> Enum.GetName(typeof<S>, S.Y))
t (fun () -> Enum.IsDefined(typeof<S>, 1))
