// out: Foo | Program+Foo | Program+Foo | Program+Foo: Foo 3
// out: MyEx | Program+MyEx | Program+MyEx | Program+MyEx: x
// out: Bar | Program+Inner+Bar | Program+Inner+Bar | Program+Inner+Bar: Bar "q"
// out: ArgumentException | System.ArgumentException | System.ArgumentException | System.ArgumentException: a
// out: Exception | System.Exception | System.Exception | System.Exception: f
// out: C true false
module Program
open System
exception Foo of int
type MyEx(m: string) =
    inherit Exception(m)
module Inner =
    exception Bar of string
    type C() = class end
let t (e: exn) = printfn "%s | %s | %s | %s" (e.GetType().Name) (e.GetType().FullName) (e.GetType().ToString()) (e.ToString())
t (Foo 3); t (MyEx "x"); t (Inner.Bar "q"); t (ArgumentException "a"); t (Failure "f")
printfn "%s %b %b" (Inner.C().GetType().Name) ((MyEx "x").GetType() = (MyEx "y").GetType()) ((MyEx "x").GetType() = (Failure "f").GetType())
