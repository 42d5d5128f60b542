// out: keys true true true
// out: behind true true true
// out: long true true true
// out: digits true true true
// out: last true true true
// out: zeros true true true
// out: true true
// Hashes of similar strings differ, in their lower bits too.
let spread name (texts: string seq) =
    let texts = Seq.toArray texts
    let codes = Array.map hash texts
    let distinct = Set.count (Set.ofArray codes)
    let most shift = codes |> Array.countBy (fun c -> (c >>> shift) &&& 1023) |> Array.map snd |> Array.max
    let average = texts.Length / 1024
    printfn "%s %b %b %b" name (distinct > texts.Length - 20) (most 0 < average * 2 + 20) (most 16 < average * 2 + 20)

spread "keys" (Seq.init 20000 (fun i -> "key" + string i))
spread "behind" (Seq.init 20000 (fun i -> string i + "key"))
spread "long" (Seq.init 20000 (fun i -> "a long name before the number " + string i + " and one behind"))
spread "digits" (Seq.init 20000 (fun i -> sprintf "%08d" i))
spread "last" (Seq.init 20000 (fun i -> sprintf "abc%c%c%c%c" (char (33 + i % 13)) (char (33 + i / 13 % 13)) (char (33 + i / 169 % 13)) (char (33 + i / 2197))))
spread "zeros" (Seq.init 20000 (fun i -> System.String('\000', i % 20) + string i))
printfn "%b %b" (hash "abc" = hash (String.concat "" [ "a"; "bc" ])) (hash "" = hash (System.String('x', 0)))
