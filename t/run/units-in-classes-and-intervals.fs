// out: 5.0 6
// out: 7.0
// out: Ok 50M Ok -70M Error "ann: -150 below -100"
// out: 50 -120 -70
// out: ["+50"; "-120"]
// out: -70 3
// out: 9 3
// out: [2.0; 4.0]
// out: { Lo = 4
// out:   Hi = 9 } 5 true
// out: None Some "positive" Some "small"
module Program
open System
open System.Collections.Generic
// units of measure in classes, generic units, SRTP over them, seq of them asked for what they are
[<Measure>] type usd
[<Measure>] type eur
type Rate<[<Measure>] 'a, [<Measure>] 'b>(r: decimal<'b/'a>) =
    member _.Value : decimal<'b/'a> = r
    member _.Convert(x: decimal<'a>) : decimal<'b> = x * r
    member _.Inverse : Rate<'b, 'a> = Rate<'b, 'a>(1m / r)
let r = Rate<usd, eur>(0.5m<eur/usd>)
printfn "%M %M" (r.Convert 10m<usd>) (r.Inverse.Convert 3m<eur>)
let both (x: Rate<'a, 'b>) (y: Rate<'b, 'c>) = Rate<'a, 'c>(x.Value * y.Value)
printfn "%M" ((both r r.Inverse).Convert 7m<usd>)
type Account<[<Measure>] 'u>(owner: string) =
    let entries = ResizeArray<struct (DateTime * decimal<'u>)>()
    let limit = LanguagePrimitives.DecimalWithMeasure<'u> -100m
    member _.Balance = entries |> Seq.sumBy (fun struct (_, x) -> x)
    member this.Add(x, ?day) =
        let day = defaultArg day 1
        if this.Balance + x < limit then Error(sprintf "%s: %M below %M" owner (decimal (this.Balance + x)) (decimal limit))
        else
            entries.Add(struct (DateTime(2020, 1, day), x))
            Ok this.Balance
    interface IEnumerable<decimal<'u>> with
        member _.GetEnumerator() : IEnumerator<decimal<'u>> = (entries |> Seq.map (fun struct (_, x) -> x)).GetEnumerator()
        member this.GetEnumerator() : System.Collections.IEnumerator = (this :> seq<decimal<'u>>).GetEnumerator() :> _
let acc = Account<usd>("ann")
printfn "%A %A %A" (acc.Add 50m<usd>) (acc.Add(-120m<usd>, day = 2)) (acc.Add -80m<usd>)
for x in acc do printf "%M " (decimal x)
printfn "%M" (Seq.sum acc / 1m<usd>)
let (|Credit|Debit|) (x: decimal<'u>) = if x > 0m<_> then Credit(decimal x) else Debit(-(decimal x))
printfn "%A" [ for x in acc -> match x with Credit c -> "+" + string c | Debit d -> "-" + string d ]
let total (xs: seq<decimal<'u>>) = match xs with :? Account<'u> as a -> a.Balance | xs -> Seq.sum xs
printfn "%M %M" (total acc) (total [ 1m<eur>; 2m<eur> ])
let inline sq (x: ^a) = x * x
let area : float<usd^2> = sq 3.0<usd>
printfn "%g %g" area (sqrt area)
let inline scale (k: ^k) (xs: ^a list) = List.map (fun x -> k * x) xs
printfn "%A" (scale 2.0 [ 1.0<usd>; 2.0<usd> ])
type Interval<'t when 't: comparison> =
    { Lo: 't; Hi: 't }
    static member inline Width(i: Interval< ^u>) = i.Hi - i.Lo
    member i.Contains x = i.Lo <= x && x <= i.Hi
    static member (&&&) (a, b) = { Lo = max a.Lo b.Lo; Hi = min a.Hi b.Hi }
let i = { Lo = 1<usd>; Hi = 9<usd> } &&& { Lo = 4<usd>; Hi = 20<usd> }
printfn "%A %d %b" i (Interval<_>.Width i) (i.Contains 5<usd>)
let validate rules x = rules |> List.tryPick (fun (name, ok) -> if ok x then None else Some name)
let rules : (string * (decimal<usd> -> bool)) list = [ "positive", (fun x -> x > 0m<usd>); "small", (fun x -> x < 100m<usd>) ]
printfn "%A %A %A" (validate rules 5m<usd>) (validate rules -5m<usd>) (validate rules 500m<usd>)
