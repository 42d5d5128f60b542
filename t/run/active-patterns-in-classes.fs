// out: ["La"; "1"; "?"]
// out: kw LET
// out: x-yz
// out: nested 12
// out: plain
// out: quick
// out: half 4
// out: odd
// out: [1; 0; 1] Some "IN" None
// out: 5 b 3
// active patterns among the `let`s of a class: total, partial, with arguments, recursive, using fields, as functions
type Lexer(text: string, keywords: Set<string>) =
    let mutable at = 0
    let (|Digit|Letter|Other|) (c: char) =
        if System.Char.IsDigit c then Digit(int c - int '0')
        elif System.Char.IsLetter c then Letter c
        else Other
    let (|Keyword|_|) (word: string) = if keywords.Contains word then Some(word.ToUpper()) else None
    let (|StartsWith|_|) (prefix: string) (s: string) = if s.StartsWith prefix then Some(s.Substring prefix.Length) else None
    let (|Word|) (s: string) = s.Trim().ToLower()
    let rec (|Nested|_|) depth s =
        match s with
        | StartsWith "(" rest -> (let deeper = depth + 1 in match rest with Nested deeper d -> Some d | _ -> None)
        | _ when depth > 0 -> Some(depth + at)
        | _ -> None
    [<return: Struct>]
    let (|Even|_|) n = if n % 2 = 0 then ValueSome(n / 2) else ValueNone
    let (|Quick|_|) n = n > 100
    member _.Kinds = [ for c in text do match c with Digit d -> string d | Letter l -> "L" + string l | Other -> "?" ]
    member _.Say word = match word with Word(Keyword k) -> "kw " + k | Word(StartsWith "x" rest) -> "x-" + rest | Nested 0 d -> sprintf "nested %d" d | _ -> "plain"
    member _.Num n = match n with Quick -> "quick" | Even h -> sprintf "half %d" h | _ -> "odd"
    member _.Move n = at <- at + n
    member _.Lazy = List.map (fun s -> match s with Keyword _ -> 1 | _ -> 0) [ "let"; "foo"; "in" ]
    member _.Direct w = (|Keyword|_|) w
let l = Lexer("a1 ", set [ "let"; "in" ])
printfn "%A" l.Kinds
l.Move 10
for w in [ " LET"; "xyz"; "((z"; "foo" ] do printfn "%s" (l.Say w)
for n in [ 101; 8; 7 ] do printfn "%s" (l.Num n)
printfn "%A %A %A" l.Lazy (l.Direct "in") (l.Direct "out")
type Shape<'T when 'T: comparison>(lo: 'T, hi: 'T) =
    let (|In|Below|Above|) x = if x < lo then Below elif x > hi then Above else In x
    static let (|Two|_|) xs = match xs with [ a; b ] -> Some(a, b) | _ -> None
    member _.Clamp x = match x with Below -> lo | Above -> hi | In y -> y
    static member Pair xs = match xs with Two(a, b) -> Shape(a, b) | _ -> failwith "not two"
printfn "%d %s %d" (Shape(1, 5).Clamp 9) (Shape("b", "d").Clamp "a") (Shape.Pair([ 3; 4 ]).Clamp 0)
