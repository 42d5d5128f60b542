// out: 1 2 1
// out: 5 3
// out: [1] ["a"; "b"]
// out: 3-x
// out: <5>
// out: [5]
// out: 00042
// out: 2a
// out: 4!
// out: 2 1
// out: 3
// out: 9
// out: [|3; 2; 1|]
// out: { X = 2
// out:   Y = 2 }
// out: 16
// out: [|3; 100; 1|]
type S<'a>() =
  static let mutable count = 0
  static member Inc() = count <- count + 1; count
  static member val Name = typeof<'a>.Name with get, set
printfn "%d %d %d" (S<int>.Inc()) (S<int>.Inc()) (S<string>.Inc())
type P =
  val x: int
  [<DefaultValue>] static val mutable private k : int
  new (a) = { x = a }
  static member K with get() = P.k and set v = P.k <- v
P.K <- 5
printfn "%d %d" P.K (P(3).x)
type G<'t>() =
  [<DefaultValue>] static val mutable private cache : 't list
  static member Cache with get() = G<'t>.cache and set v = G<'t>.cache <- v
G<int>.Cache <- [1]
G<string>.Cache <- ["a"; "b"]
printfn "%A %A" G<int>.Cache G<string>.Cache
let fmt : Printf.TextWriterFormat<int -> string -> unit> = "%d-%s\n"
printf fmt 3 "x"
let fmt2 : Printf.StringFormat<int -> string> = "<%d>"
printfn "%s" (sprintf fmt2 5)
let fmt3 = Printf.StringFormat<int -> string>("[%d]")
printfn "%s" (sprintf fmt3 5)
let show (f: Printf.StringFormat<int -> string>) x = sprintf f x
printfn "%s" (show "%05d" 42)
printfn "%s" (show "%x" 42)
let fmtn = PrintfFormat<int -> unit, System.IO.TextWriter, unit, unit> "%d!\n"
printf fmtn 4
let swap (a: byref<int>) (b: byref<int>) =
  let t = a
  a <- b
  b <- t
let mutable u = 1
let mutable v = 2
swap &u &v
printfn "%d %d" u v
let f (x: inref<int>) = x + 1
printfn "%d" (f &u)
let o (x: outref<int>) = x <- 9
o &u
printfn "%d" u
let arr = [|1;2;3|]
swap &arr.[0] &arr.[2]
printfn "%A" arr
[<Struct>]
type Pt = { mutable X: int; Y: int }
let mutable p = { X = 1; Y = 2 }
let inc (x: byref<int>) = x <- x + 1
inc &p.X
printfn "%A" p
let g () =
  let mutable z = 5
  let r = &z
  r <- 7
  inc &z
  z + r
printfn "%d" (g ())
let refret (a: int[]) i : byref<int> = &a.[i]
let h () =
  let r = &refret arr 1
  r <- 100
h ()
printfn "%A" arr
