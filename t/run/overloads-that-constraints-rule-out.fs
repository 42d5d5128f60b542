// out: [3, 3]
// out: ("pairs", (4, 6))
// overloads that a member constraint rules out
open System.Collections.Generic
type Default3() = class end
type Default2() = inherit Default3()
type Default1() = inherit Default2()
type Apply() =
    inherit Default1()
    static member inline Ap (struct (KeyValue(a: 'Key, f), KeyValue(b: 'Key, x: 'T)), _output: KeyValuePair<'Key,'U>, _mthd: Default2) : KeyValuePair<'Key,'U> = KeyValuePair (a + b, f x)
    static member inline Ap (struct (f: '``F<'T->'U>``, x: '``F<'T>``), _output: '``F<'U>``, _mthd: Default1) : '``F<'U>`` = ((^``F<'T->'U>`` or ^``F<'T>`` or ^``F<'U>``) : (static member Ap: _*_ -> _) f, x)
type Zip =
    static member inline Z (struct (f: KeyValuePair<'Key,_>, x: KeyValuePair<'Key,'T>), _output: KeyValuePair<'Key,'U>, _mthd: Default2) = Apply.Ap (struct (f, x), _output, Apply())
printfn "%A" (Zip.Z (struct (KeyValuePair (1, string), KeyValuePair (2, 3)), Unchecked.defaultof<KeyValuePair<int, string>>, Apply()))
type Lift() =
    inherit Default1()
    static member inline Lift (f, (a: 'M, x: 'T), (b: 'M, y: 'T), _mthd: Lift) = "pairs", (a + b, f x y)
    static member inline Lift (f, x: 'A, y: 'A, _mthd: Default3) = "values", f x y
#nowarn "64"
let inline two f (x: 'M * 'T) (y: 'M * 'U) = Lift.Lift (f, x, y, Lift())
printfn "%A" (two (fun x y -> x + y) (1, 2) (3, 4))
