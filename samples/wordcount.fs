// in: the quick brown fox
// in: jumps over the lazy dog
// in:
// in: The dog sleeps, the fox runs
// out: 4 lines, 15 words, 74 characters
// out:    4 the
// out:    2 dog
// out:    2 fox
// Counts the lines, words and characters of standard input, as wc does, and the words that come more than once.

type Counts = { Lines: int; Words: int; Chars: int }

let isLetter c = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')

let lower c = if c >= 'A' && c <= 'Z' then char (int c + 32) else c

/// The words of a line, in order: longest runs of letters, in lower case.
let words (line: string) =
  let rec skip i acc =
    if i >= line.Length then List.rev acc
    elif isLetter line.[i] then take i i acc
    else skip (i + 1) acc
  and take start i acc =
    if i < line.Length && isLetter line.[i] then
      take start (i + 1) acc
    else
      let word = String.concat "" [ for c in line.[start .. i - 1] -> string (lower c) ]
      skip i (word :: acc)
  skip 0 []

let tally table word =
  match Map.tryFind word table with
  | Some n -> Map.add word (n + 1) table
  | None -> Map.add word 1 table

/// Reads to the end of the input; the counts and how often each word came.
let rec read counts table =
  match System.Console.ReadLine() with
  | null -> counts, table
  | line ->
    let found = words line
    let counts =
      { Lines = counts.Lines + 1
        Words = counts.Words + List.length found
        Chars = counts.Chars + line.Length + 1 }
    read counts (List.fold tally table found)

let counts, table = read { Lines = 0; Words = 0; Chars = 0 } Map.empty
printfn "%d lines, %d words, %d characters" counts.Lines counts.Words counts.Chars

// The most frequent first: pairs compare by their first part, so the count is made negative.
Map.toList table
|> List.filter (fun (_, n) -> n > 1)
|> List.map (fun (word, n) -> (-n, word))
|> List.sort
|> List.iter (fun (n, word) -> printfn "%4d %s" -n word)
