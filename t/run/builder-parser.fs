// out: 1+2*3 = 7 rest 0
// out: (1+2)*3 = 9 rest 0
// out: 2*(3+4)*5 = 70 rest 0
// out: x fails
type Parser<'a> = P of (char list -> ('a * char list) option)
let run (P p) (s: string) = p [ for c in s -> c ]
type ParserBuilder() =
    member _.Bind(P p, f) = P (fun s -> match p s with None -> None | Some (a, rest) -> let (P q) = f a in q rest)
    member _.Return x = P (fun s -> Some (x, s))
    member _.ReturnFrom(p: Parser<'a>) = p
    member _.Delay(f: unit -> Parser<'a>) = P (fun s -> let (P p) = f () in p s)
    member _.Zero() = P (fun _ -> None)
let parser = ParserBuilder()
let item = P (function [] -> None | c :: cs -> Some (c, cs))
let sat pred = parser { let! c = item in if pred c then return c else return! P (fun _ -> None) }
let orElse (P p) (P q) = P (fun s -> match p s with None -> q s | r -> r)
let rec many p = orElse (many1 p) (parser { return [] })
and many1 p = parser {
    let! x = p
    let! xs = many p
    return x :: xs }
let digit = sat (fun c -> c >= '0' && c <= '9')
let number = parser {
    let! ds = many1 digit
    return List.fold (fun n d -> n * 10 + int d - int '0') 0 ds }
let ch c = sat (fun x -> x = c)
let rec expr () = parser {
    let! t = term ()
    return! sumOf t }
and sumOf acc =
    orElse
        (parser {
            let! _ = ch '+'
            let! t = term ()
            return! sumOf (acc + t) })
        (parser { return acc })
and term () = parser {
    let! f = factor ()
    return! product f }
and product acc =
    orElse
        (parser {
            let! _ = ch '*'
            let! f = factor ()
            return! product (acc * f) })
        (parser { return acc })
and factor () =
    orElse number (parser {
        let! _ = ch '('
        let! e = expr ()
        let! _ = ch ')'
        return e })
for s in ["1+2*3"; "(1+2)*3"; "2*(3+4)*5"; "x"] do
    match run (expr ()) s with
    | Some (v, rest) -> printfn "%s = %d rest %d" s v (List.length rest)
    | None -> printfn "%s fails" s
