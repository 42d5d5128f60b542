// a type variable that a function inside becomes generic in is as generic as it says
module Program
let parse (s: string) =
    let items (close: char) (item: unit -> 'a) =
        let rec go acc = if s.Length > 3 then List.rev acc else go (item () :: acc)
        go []
    items 'a' (fun () -> 1), items 'b' (fun () -> "a")
type C() =
    member _.N(x: 'a) = let k (y: 'b) = y in k 1, k "a", x
let h (x: 'a) =
    let inner (y: 'b) = if true then x else y     //! warning FS0064 This construct causes code to be less generic than indicated by the type annotations. The type variable 'b has been constrained to be type ''a'.
    inner x  //! warning FS0988 Main module of program is empty
