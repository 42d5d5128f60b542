// out: 2
// out: 3
// out: [1; 2]
// A type argument that only a constraint of the chosen overload determines: the element of what is counted.
type Default6 = class end
type Default5 = class inherit Default6 end
type Default4 = class inherit Default5 end
type Default3 = class inherit Default4 end
type Default2 = class inherit Default3 end
type Default1 = class inherit Default2 end

type Id<'t> = Id of 't with member x.getValue = let (Id v) = x in v

type ToSeq =
    inherit Default1
    static member ToSeq (x: seq<'T>, _impl: ToSeq) = x
    static member ToSeq (x: string       ,                 _: ToSeq) = (x :> seq<char>)
    static member ToSeq (x: option<'T>   , _impl: ToSeq) = match x with Some      x -> Seq.singleton x | _ -> Seq.empty
    static member ToSeq (x: Id<'T>       , _impl: ToSeq) = Seq.singleton x.getValue

    static member inline Invoke (source: '``Foldable<'T>``) : seq<'T>  =
        let inline call_2 (a: ^a, b: ^b) = ((^a or ^b) : (static member ToSeq : _*_ -> _) b, a)
        let inline call (a: 'a, b: 'b) = call_2 (a, b)
        call (Unchecked.defaultof<ToSeq>, source)

    static member inline InvokeOnInstance (source: '``Foldable<'T>``) : seq<'T> = (^``Foldable<'T>``: (static member ToSeq : _ -> _) source)

type ToSeq with
    static member inline ToSeq (x: 'S when 'S :> System.Collections.IEnumerable, _impl: Default2) =
        let _f i x : 'T = (^S : (member get_Item : int -> 'T) x, i)
        Seq.cast<'T> x : seq<'T>

    static member inline ToSeq (x: 'Foldable                            , _impl: Default1) = ToSeq.InvokeOnInstance x
    static member inline ToSeq (_: 'T when 'T: null and 'T: struct      ,                 _: Default1) = ()

type Length =
    inherit Default1
    static member inline Length (x: '``Foldable<'T>``, _impl: Default2) = Seq.length (ToSeq.Invoke x : seq<'T>)
    static member Length (x: 'T list, _impl: Length) = List.length x
    static member Length (x: 'T [], _impl: Length) = Array.length x
    static member inline Invoke (source: '``Foldable<'T>``) : int =
        let inline call_2 (a: ^a, b: ^b) = ((^a or ^b) : (static member Length : _*_ -> _) b, a)
        let inline call (a: 'a, b: 'b) = call_2 (a, b)
        call (Unchecked.defaultof<Length>, source)

printfn "%d" (Length.Invoke (Set.ofList [1;1;2]))
printfn "%d" (Length.Invoke [1;1;2])
printfn "%A" (ToSeq.Invoke (Set.ofList [1;1;2]) |> Seq.toList)
