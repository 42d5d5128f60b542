// out: [|"A"; "B"; "C"|]
// out: [A; B; C]
// out: false true
// out: B
// out: "C" "A"
// out: true
// out: B
// out: [|"A"; "B"; "C"|]
// out: 3
// out: [A; B; C]
module Program
open System
type E = A = 1 | B = 2 | C = 5
printfn "%A" (Enum.GetNames(typedefof<E>))
printfn "%A" (Enum.GetValues(typeof<E>) |> Seq.cast<E> |> Seq.toList)
printfn "%A %A" (Enum.IsDefined(typeof<E>, 3)) (Enum.IsDefined(typeof<E>, E.B))
printfn "%A" (Enum.Parse(typeof<E>, "B") :?> E)
printfn "%A %A" (Enum.GetName(typeof<E>, 5)) (Enum.GetName(typeof<E>, E.A))
printfn "%b" (isNull (Enum.GetName(typeof<E>, 7)))
printfn "%A" (Enum.ToObject(typeof<E>, 2) :?> E)
let names<'e when 'e : enum<int> and 'e :> Enum and 'e : struct and 'e : (new : unit -> 'e)> () =
  Enum.GetNames(typeof<'e>)
printfn "%A" (names<E> ())
let count<'e> () = Enum.GetNames(typeof<'e>).Length
printfn "%d" (count<E> ())
let cases<'e when 'e : enum<int>> () = [ for v in Enum.GetValues(typeof<'e>) -> v :?> 'e ]
printfn "%A" (cases<E> ())
