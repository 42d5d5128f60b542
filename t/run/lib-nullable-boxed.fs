// out: 3 <null>
// out: (1, 3, null)
// out: 3|<null>|
// out: 3
// out: true
// out: [3; null]
// out: 3
// out: 7
// out: 0.500000
// out: toChar raises OverflowException: Value was either too large or too small for a character.
// out: toChar: 'A'
// out: toChar raises OverflowException: Value was either too large or too small for a character.
// out: toChar: 65535
// out: 5 true
// out: 5 <null>
// out: 2.5 2.5
// out: |
// out: (Some 1, [|null|])
// out: { A = 1
// out:   B = null }
// out: 3 |
// out: 3 |
// out: 189 0.5
// out: 178 2
// out: 8551 8
// out: 9312 1
// out: 19977 -1
// out: 120 -1
// out: 2413 7
// out: 188 0.25
// out: 8528 0.142857
// out: 3891 -0.5
// out: 9 -1
open System
open System.Collections.Generic
let attempt name f = try printfn "%s: %A" name (f ()) with e -> printfn "%s raises %s: %s" name (e.GetType().Name) e.Message
printfn "%A %A" (Nullable 3) (Nullable<int>())
printfn "%A" (1, Nullable 3, Nullable<int>())
printfn "%O|%O|" (Nullable 3) (Nullable<int>())
printfn "%A" (box (Nullable 3))
printfn "%b" (isNull (box (Nullable<int>())))
printfn "%A" [Nullable 3; Nullable()]
printfn "%d" (Nullable(3).GetValueOrDefault())
printfn "%d" (Nullable<int>().GetValueOrDefault(7))
printfn "%f" (Char.GetNumericValue '½')
attempt "toChar" (fun () -> Convert.ToChar 65536)
attempt "toChar" (fun () -> Convert.ToChar 65)
attempt "toChar" (fun () -> Convert.ToChar -1)
attempt "toChar" (fun () -> Convert.ToChar 65535 |> int)
let n: obj = Nullable 5
printfn "%d %b" (unbox<int> n) (match n with :? int as i -> i = 5 | _ -> false)
printfn "%A %A" (unbox<Nullable<int>> n) (unbox<Nullable<int>> null)
printfn "%O %s" (Nullable 2.5) (string (Nullable 2.5))
printfn "%s|" (string (Nullable<float>()))
printfn "%A" (Some(Nullable 1), [| Nullable<int>() |])
type R = { A: Nullable<int>; B: Nullable<DateTime> }
printfn "%A" { A = Nullable 1; B = Nullable() }
printfn "%s" (String.Format("{0} {1}|", Nullable 3, Nullable<int>()))
printfn $"{Nullable 3} {Nullable<int>()}|"
for c in "½²Ⅷ①三x७¼⅐༳\t" do printfn "%d %g" (int c) (Char.GetNumericValue c)
