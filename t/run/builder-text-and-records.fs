// out: { Size = 14
// out:   Toppings = ["cheese"; "ham"]
// out:   Name = Some "Bianca" }
// out: 10 ["olives"]
// out: items: 1,2,3,4!!!
// out: <ul><li>a</li><li>b</li></ul>
// state-like DSL builder with custom operations w/o For
type Pizza = { Size: int; Toppings: string list; Name: string option }
type PizzaBuilder() =
    member _.Yield _ = { Size = 10; Toppings = []; Name = None }
    member _.Run p = { p with Toppings = List.rev p.Toppings }
    [<CustomOperation "size">]
    member _.Size(p, n) = { p with Size = n }
    [<CustomOperation "topping">]
    member _.Topping(p, t) = { p with Toppings = t :: p.Toppings }
    [<CustomOperation "toppings">]
    member _.Toppings(p, [<System.ParamArray>] ts: string[]) = { p with Toppings = List.rev (List.ofArray ts) @ p.Toppings }
    [<CustomOperation "named">]
    member _.Named(p, n) = { p with Name = Some n }
let pizza = PizzaBuilder()
let p1 = pizza {
    size 14
    topping "cheese"
    topping "ham"
    named "Bianca"
}
printfn "%A" p1
let p2 = pizza { topping "olives" }
printfn "%d %A" p2.Size p2.Toppings
// string builder CE
type SB() =
    member _.Yield(s: string) = fun (b: System.Text.StringBuilder) -> b.Append s |> ignore
    member _.Yield(c: char) = fun (b: System.Text.StringBuilder) -> b.Append c |> ignore
    member _.Yield(i: int) = fun (b: System.Text.StringBuilder) -> b.Append i |> ignore
    member _.YieldFrom(f: System.Text.StringBuilder -> unit) = f
    member _.Combine(f, g) = fun (b: System.Text.StringBuilder) -> f b; g b
    member _.Delay f = fun (b: System.Text.StringBuilder) -> (f ()) b
    member _.Zero() = fun (_: System.Text.StringBuilder) -> ()
    member _.For(xs: seq<'a>, f: 'a -> (System.Text.StringBuilder -> unit)) =
        fun (b: System.Text.StringBuilder) -> for x in xs do f x b
    member _.While(p: unit -> bool, f: System.Text.StringBuilder -> unit) =
        fun (b: System.Text.StringBuilder) -> while p () do f b
    member _.Run(f: System.Text.StringBuilder -> unit) =
        let b = System.Text.StringBuilder()
        f b
        b.ToString()
let sb = SB()
let text n = sb {
    "items: "
    for i in 1..n do
        i
        if i < n then ','
    let mutable k = 3
    while k > 0 do
        "!"
        k <- k - 1
}
printfn "%s" (text 4)
let html = sb {
    "<ul>"
    for x in [ "a"; "b" ] do
        "<li>" + x + "</li>"
    "</ul>"
}
printfn "%s" html
