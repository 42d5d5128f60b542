let f x y =
    match x with
    | Some value when value > 0 && value < 100 && y.SomeVeryLongPropertyName <> "another long text" && y.Other = "abcdef" -> 1
    | _ -> 2
let reallyLongFunctionName (firstParameter: System.Collections.Generic.Dictionary<string, int>) (secondParameter: string list) (third: int) : int =
    3
let o = { new System.IDisposable with
            member _.Dispose() = ()
          interface System.IComparable with
            member _.CompareTo(o) = 0 }
type T() =
    member this.AVeryLongMemberName(firstParameter: string, secondParameter: System.Collections.Generic.List<int>, thirdParameter: int) : string = ""
let a x =
    match x with
    | Some value when value > 0 && value < 100 && y.SomeVeryLongPropertyName <> "another" && y.Oth -> 1
    | Some v when List.exists (fun z -> z > 3 && z < 1000 && anotherLongFunctionName z = someOtherLongFunctionName z value v) things -> 22
    | Some v when v > 3 -> let z = 3 in z
    | Some v when v > 3 ->
        printfn "a"
        printfn "b"
    | A | B when c -> 4
    | _ -> 2
let f = function
    | x when x > 0 -> fun y -> match y with | z when z > 1 -> 3 | _ -> 4
    | _ -> fun _ -> 0
let longFunctionNameWithoutResult (firstParameter: System.Collections.Generic.Dictionary<string, int>) (secondParameter: string list) (third: int) =
    third
let rec private inlineLong (firstParameter: System.Collections.Generic.Dictionary<string, int>) (secondParameter: string list) third : Async<int> = async { return 3 }
let q =
    { new A() with
        member _.B = 1
      interface I
      interface J with
        member _.C = 2
        member _.D() =
            let x = 1
            x + 1
      interface K with
        member _.E = 3 }
===>
let f x y =
    match x with
    | Some value when
        value > 0
        && value < 100
        && y.SomeVeryLongPropertyName <> "another long text"
        && y.Other = "abcdef"
        ->
        1
    | _ -> 2

let reallyLongFunctionName
    (firstParameter: System.Collections.Generic.Dictionary<string, int>)
    (secondParameter: string list)
    (third: int)
    : int =
    3

let o =
    { new System.IDisposable with
        member _.Dispose() = ()
      interface System.IComparable with
          member _.CompareTo(o) = 0
    }

type T() =
    member this.AVeryLongMemberName
        (firstParameter: string, secondParameter: System.Collections.Generic.List<int>, thirdParameter: int)
        : string =
        ""

let a x =
    match x with
    | Some value when value > 0 && value < 100 && y.SomeVeryLongPropertyName <> "another" && y.Oth -> 1
    | Some v when
        List.exists
            (fun z ->
                z > 3
                && z < 1000
                && anotherLongFunctionName z = someOtherLongFunctionName z value v)
            things
        ->
        22
    | Some v when v > 3 -> let z = 3 in z
    | Some v when v > 3 ->
        printfn "a"
        printfn "b"
    | A
    | B when c -> 4
    | _ -> 2

let f =
    function
    | x when x > 0 ->
        fun y ->
            match y with
            | z when z > 1 -> 3
            | _ -> 4
    | _ -> fun _ -> 0

let longFunctionNameWithoutResult
    (firstParameter: System.Collections.Generic.Dictionary<string, int>)
    (secondParameter: string list)
    (third: int)
    =
    third

let rec private inlineLong
    (firstParameter: System.Collections.Generic.Dictionary<string, int>)
    (secondParameter: string list)
    third
    : Async<int> =
    async { return 3 }

let q =
    { new A() with
        member _.B = 1
      interface I
      interface J with
          member _.C = 2

          member _.D() =
              let x = 1
              x + 1
      interface K with
          member _.E = 3
    }
