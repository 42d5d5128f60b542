// The monad of a computation without a result: nothing decides the type that Return makes.
type D3 = class end
type D1 = class inherit D3 end
type Bind =
    static member (>>=) (source, f: 'T -> _) = Option.bind f source : option<'U>
    static member (>>=) (source, f: 'T -> _) = List.collect f source : list<'U>
    static member inline Invoke (source: '``M<'T>``) (binder: 'T -> '``M<'U>``) : '``M<'U>`` =
        let inline call (_: 'M, input: 'I, _: 'R, f) = ((^M or ^I or ^R) : (static member (>>=) : _*_ -> _) input, f)
        call (Unchecked.defaultof<Bind>, source, Unchecked.defaultof<'``M<'U>``>, binder)
type Return =
    inherit D1
    static member inline InvokeOnInstance (x: 'T) = (^R : (static member Return : ^T -> ^R) x)
    static member inline Invoke (x: 'T) : '``M<'T>`` =
        let inline call (mthd: ^M, output: ^R) = ((^MM or ^R) : (static member Return : _*_ -> _) output, mthd)
        call (Unchecked.defaultof<Return>, Unchecked.defaultof<'``M<'T>``>) x
    static member inline Return (_: 'R, _: D1) = fun (x: 'T) -> Return.InvokeOnInstance x : 'R
    static member Return (_: option<'a>, _: Return) = fun x -> Some x : option<'a>
    static member Return (_: list<'a>, _: Return) = fun x -> [ x ] : list<'a>
type Delay =
    inherit D1
    static member inline Delay (_: D3, x: unit -> ^R, _: D1) = Bind.Invoke (Return.Invoke ()) x : ^R
    static member inline Invoke (source: unit -> '``M<'T>``) : '``M<'T>`` =
        let inline call (mthd: ^M, input: unit -> ^I) = ((^M or ^I) : (static member Delay : _*_*_ -> _) mthd, input, Unchecked.defaultof<Delay>)
        call (Unchecked.defaultof<Delay>, source)
printfn "%A" (Delay.Invoke (fun () -> Some 1))  //! FS0071 Type constraint mismatch when applying the default type 'obj' for a type inference variable. None of the types
