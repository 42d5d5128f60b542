let f (x) = g(x)
let x:int=1
let y = """abc
def"""
let  rec even n = n = 0 || odd (n - 1)
and odd n = n <> 0 && even (n - 1)
[<Literal>]
let Q = 1
let inline add a b = a + b
let h (x:int) (y : string):int = x
let (a, b) = 1, 2
let private mutable count = 0
let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
let ( * ) a b = a
let longFunction (parameterNumberOne: string) (parameterNumberTwo: string) (parameterNumberThree: string) (four: int) = 1
let main () =
    let x = 1
    let y =
        let z = 2
        z
    printfn "%d" x; printfn "%d" y
    use z = foo()
    let q = 1 in q + 1
===>
let f (x) = g (x)
let x: int = 1

let y =
    """abc
def"""

let rec even n = n = 0 || odd (n - 1)
and odd n = n <> 0 && even (n - 1)

[<Literal>]
let Q = 1

let inline add a b = a + b
let h (x: int) (y: string) : int = x
let (a, b) = 1, 2
let private mutable count = 0
let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
let ( * ) a b = a

let longFunction (parameterNumberOne: string) (parameterNumberTwo: string) (parameterNumberThree: string) (four: int) =
    1

let main () =
    let x = 1

    let y =
        let z = 2
        z

    printfn "%d" x
    printfn "%d" y
    use z = foo ()
    let q = 1 in q + 1
