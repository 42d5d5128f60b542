// out: [1; 2] ["2"] Some 1
// out: done
// out: Some "Some(1)"
// out: Some "Some(1)"
// out: Wrapped "text"
// Explicit type arguments of inline functions: type parameters stand in the order of the signature, each followed by those that its
// member constraints mention. A curried member brings its constraints where it is used.
type Op =
    static member Op(x: int list, _: Op) = [ string x.Length ]
    static member Op(x: int option, _: Op) = Some(string x)
    static member Op(x: string list, _: Op) = Some x.Length

    static member inline Do (_: int) (x: 'a) : 'b =
        let inline call (m: ^m, a: ^a, r: ^r) = ((^m or ^a or ^r): (static member Op: _ * _ -> ^r) a, m)
        call (Unchecked.defaultof<Op>, x, Unchecked.defaultof<'b>)

let inline show (x: 'a) (label: 'p) : 'p =
    let y: ^b = Op.Do 1 x
    let z: ^c = Op.Do 1 y
    printfn "%A %A %A" x (box y) (box z)
    label

#nowarn "686"
printfn "%s" (show<int list, string list, int option, string> [ 1; 2 ] "done")

let inline nested (x: 'a) : unit =
    let rec loop (n: int) (x: 'a) : unit =
        if n > 0 then
            let y: ^b = Op.Do 1 x
            printfn "%A" (box y)
            loop (n - 1) x

    loop 2 x

nested<int option, string option> (Some 1)

// a value whose type only a constraint decides, as an object
type Wrapped = Wrapped of obj
let inline wrap (x: ^a) : Wrapped =
    let (_: int) = (^a: (member Length: int) x)
    Wrapped x

printfn "%A" (wrap "text")
