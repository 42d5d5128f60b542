// out: 5
// out: vv
// out: 2
// out: vv
// out: 3
// out: 3
// out: 2
// out: 3
// out: g
// out: 3
// out: got
// out: ["GOT"]
// out: t 1.5 42 Some(1)
// out: own 77 own
// out: tok tok
// out: { Q = 1 }
// members of a constraint's result; constraints with override; ToString and GetHashCode of every type
let inline show (x: ^T when ^T : (override ToString: unit -> string)) = x.ToString()
let inline show2 (x: ^T) = (^T: (override ToString: unit -> string) x)
printfn "%s" (show2 5)
type V = { X: int; Name: string } with
    static member (+) (a: V, b: V) = { X = a.X + b.X; Name = a.Name + b.Name }
    static member (*) (a: V, k: int) = { X = a.X * k; Name = a.Name }
    static member Zero = { X = 0; Name = "" }
let inline add (a: ^T) (b: ^T) : ^R = a + b
let v = { X = 1; Name = "v" }
printfn "%s" (add v v).Name
printfn "%d" (add v v).X
let inline plus a b = a + b
printfn "%s" (plus v v).Name
let inline scale a k = a * k
printfn "%d" (scale v 3).X
let inline scale2 a k = (scale a k)
printfn "%d" (scale2 v 3).X
let f () = (add v v).Name.Length
printfn "%d" (f ())
let inline call (x: ^T) = (^T : (member Get : unit -> ^R) x)
type G() =
    member _.Get() = "got"
printfn "%d" (call (G())).Length
printfn "%c" (call (G())).[0]
let r = call (G())
printfn "%d" r.Length
for c in call (G()) do printf "%c" c
printfn ""
printfn "%A" (List.map (fun (g: G) -> (call g).ToUpper()) [ G() ])
let inline hash3 (x: ^T) = (^T : (member GetHashCode: unit -> int) x)
printfn "%s %s %d %s" (show2 "t") (show2 1.5) (hash3 42) (show2 (Some 1))
type Own() =
    override _.ToString() = "own"
    override _.GetHashCode() = 77
    override _.Equals o = true
printfn "%s %d %s" (show2 (Own())) (hash3 (Own())) (show (Own()))
type Tok = A | B of int with override this.ToString() = "tok"
printfn "%s %s" (show2 A) (show2 (B 2))
type Rec = { Q: int }
printfn "%s" (show2 { Q = 1 })
