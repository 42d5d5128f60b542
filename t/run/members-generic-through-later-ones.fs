// out: Unkeyed (Focusable (false, false, KeyedVdom (2, Text "x")))
// out: Unkeyed (Focusable (true, false, KeyedVdom (2, Text "x")))
// out: a 1 b 2
// out: ["b"; "a"] [2; 1]
// out: (1, "x") (1, 2.0) ("s", 3)
module Program
type Vdom<'b> =
    | Keyed of KeyedVdom<'b>
    | Unkeyed of UnkeyedVdom<'b>
and KeyedVdom<'b> = KeyedVdom of int * UnkeyedVdom<'b>
and UnkeyedVdom<'b> =
    | Text of string
    | Focusable of bool * bool * KeyedVdom<'b>
type Vdom =
    static member make (s: string) : Vdom<unit> = Vdom.Unkeyed (Text s)
    static member withKey (key : int) (vdom : Vdom<'bounds>) : KeyedVdom<'bounds> =
        match vdom with
        | Vdom.Keyed (KeyedVdom (_prevKey, vdom)) -> KeyedVdom (key, vdom)
        | Vdom.Unkeyed vdom -> KeyedVdom (key, vdom)
    static member withFocusTracking
        (vdom : KeyedVdom<'bounds>, ?isFirstToFocus : bool, ?isInitiallyFocused : bool)
        : Vdom<'bounds>
        =
        Vdom.withFocusTracking' (vdom, ?isFirstToFocus = isFirstToFocus, ?isInitiallyFocused = isInitiallyFocused)
        |> Vdom.Unkeyed
    static member withFocusTracking'
        (vdom : KeyedVdom<'bounds>, ?isFirstToFocus : bool, ?isInitiallyFocused : bool)
        : UnkeyedVdom<'bounds>
        =
        let isFirstToFocus = defaultArg isFirstToFocus false
        let isInitiallyFocused = defaultArg isInitiallyFocused false
        UnkeyedVdom.Focusable (isFirstToFocus, isInitiallyFocused, vdom)
type Button =
    static member make (ctx: int, key : int, ?isFirstToFocus : bool) =
        let button = Vdom.make "x" |> Vdom.withKey key
        Vdom.withFocusTracking (button, ?isFirstToFocus = isFirstToFocus)
printfn "%A" (Button.make (1, 2))
printfn "%A" (Button.make (1, 2, true))
type V =
    static member f x = V.g x
    static member g x = x
    static member h (x: 'q) (n: int) : 'q = if n = 0 then x else V.k (x, n)
    static member k (x: 'q, n: int) : 'q = V.h x (n - 1)
    member this.m (x: 'p list) : 'p list = this.n x
    member _.n (x: 'p list) : 'p list = List.rev x
    new() = { }
printfn "%s %d %s %d" (V.f "a") (V.f 1) (V.h "b" 3) (V.h 2 3)
printfn "%A %A" (V().m [ "a"; "b" ]) (V().m [ 1; 2 ])
type C<'t>(seed: 't) =
    member this.Pair x = this.Other x
    member _.Other y = (seed, y)
let c = C 1
printfn "%A %A %A" (c.Pair "x") (c.Pair 2.0) (C("s").Pair 3)
