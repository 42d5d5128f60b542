// Times of texts and numbers, call by call: each line of output is a name, milliseconds and a result; arguments name the parts
// that are wanted.
open System
open System.Globalization
open System.Numerics
open System.Text
open System.Text.RegularExpressions
open Measure

let words = [| "alpha"; "beta"; "gamma"; "delta"; "epsilon"; "zeta"; "eta"; "theta"; "iota"; "kappa" |]
let phrases = Array.init 1000 (fun i -> words.[i % 10] + " " + words.[i / 10 % 10] + " " + words.[i / 100] + " " + string i)
let long = String.Join(" ", Array.init 20000 (fun i -> words.[i * 7 % 10]))

/// The sum of f over the phrases, 100 times.
let each (f: string -> int) =
    let mutable sum = 0L
    for _ in 1 .. 100 do
        for p in phrases do
            sum <- sum + int64 (f p)
    sum

time "replace" (fun () -> each (fun p -> p.Replace("eta", "ETA!").Length))
time "replace-char" (fun () -> each (fun p -> p.Replace('a', 'o').Length))
time "replace-long" (fun () -> int64 (long.Replace("gamma", "g").Length + long.Replace(" ", ", ").Length))
time "index-of" (fun () -> each (fun p -> p.IndexOf("theta", StringComparison.Ordinal)))
time "index-of-char" (fun () -> each (fun p -> p.IndexOf 'k' + p.LastIndexOf ' '))
time "index-of-long" (fun () ->
    let mutable sum = 0L
    for _ in 1 .. 20 do
        sum <- sum + int64 (long.IndexOf("omega", StringComparison.Ordinal) + long.IndexOf '?')
    sum)
time "contains" (fun () -> each (fun p -> if p.Contains "kappa" then 1 else 0))
time "starts-ends" (fun () -> each (fun p -> (if p.StartsWith("be", StringComparison.Ordinal) then 1 else 0) + (if p.EndsWith("9", StringComparison.Ordinal) then 2 else 0)))
time "substring" (fun () -> each (fun p -> p.Substring(3, 7).Length + p.Substring(5).Length))
time "slice" (fun () -> each (fun p -> p.[2..8].Length + p.[..4].Length))
time "trim" (fun () ->
    let padded = Array.map (fun p -> "  " + p + "\t ") phrases
    let mutable sum = 0L
    for _ in 1 .. 100 do
        for p in padded do
            sum <- sum + int64 (p.Trim().Length + p.TrimStart().Length + p.TrimEnd().Length)
    sum)
time "to-upper" (fun () -> each (fun p -> p.ToUpperInvariant().Length + p.ToUpper().Length))
time "to-lower" (fun () -> each (fun p -> p.ToLowerInvariant().Length))
time "pad" (fun () -> each (fun p -> p.PadLeft(30).Length + p.PadRight(30, '.').Length))
time "insert-remove" (fun () -> each (fun p -> p.Insert(4, "++").Remove(2, 5).Length))
time "split-words" (fun () -> each (fun p -> p.Split(' ').Length))
time "split-text" (fun () -> each (fun p -> p.Split([| "ta " |], StringSplitOptions.None).Length))
time "split-long" (fun () -> int64 (long.Split(' ').Length))
time "join" (fun () -> int64 (String.Join(", ", phrases).Length + (String.concat ";" phrases).Length))
time "compare" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 100 do
        for j in 1 .. 999 do
            if String.CompareOrdinal(phrases.[j - 1], phrases.[j]) < 0 then sum <- sum + 1L
            if phrases.[j] = phrases.[j - 1] then sum <- sum + 2L
            if compare phrases.[j - 1] phrases.[j] > 0 then sum <- sum + 4L
    sum)
time "compare-ignorecase" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 100 do
        for j in 1 .. 999 do
            if String.Equals(phrases.[j - 1], phrases.[j], StringComparison.OrdinalIgnoreCase) then sum <- sum + 1L
            if String.Compare(phrases.[j - 1], phrases.[j], StringComparison.OrdinalIgnoreCase) < 0 then sum <- sum + 2L
    sum)
time "chars-array" (fun () -> each (fun p -> (String(Array.rev (p.ToCharArray()))).Length))
time "string-map" (fun () -> each (fun p -> (String.map Char.ToUpperInvariant p).Length))
time "string-collect" (fun () -> each (fun p -> (String.collect (fun c -> string c + "-") p).Length))
time "string-exists" (fun () -> each (fun p -> (if String.exists Char.IsDigit p then 1 else 0) + (if String.forall Char.IsLetter p then 1 else 0)))
time "string-iteri" (fun () ->
    each (fun p ->
        let mutable sum = 0
        p |> String.iteri (fun i c -> sum <- sum + i * int c)
        sum &&& 1023))
time "string-indexing" (fun () ->
    each (fun p ->
        let mutable sum = 0
        for i in 0 .. p.Length - 1 do
            if p.[i] = 'a' then sum <- sum + i
        sum))
time "seq-over-string" (fun () -> each (fun p -> p |> Seq.filter (fun c -> c = 'a') |> Seq.length))
time "string-rev" (fun () -> each (fun p -> (p |> Seq.rev |> Seq.toArray |> String).Length))

time "builder-chars" (fun () ->
    let b = StringBuilder()
    for i in 1 .. 1000000 do
        b.Append(char (97 + i % 26)) |> ignore
    int64 (b.ToString().Length))
time "builder-insert" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 200 do
        let b = StringBuilder()
        for j in 1 .. 200 do
            b.Insert(0, "ab").Insert(b.Length / 2, 'x') |> ignore
        sum <- sum + int64 (b.ToString().Length)
    sum)
time "builder-remove" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 100 do
        let b = StringBuilder(long.Substring(0, 5000))
        while b.Length > 10 do
            b.Remove(b.Length / 2, 10) |> ignore
        sum <- sum + int64 (b.ToString().Length)
    sum)
time "builder-replace" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 20 do
        let b = StringBuilder(long.Substring(0, 20000))
        b.Replace("alpha", "a").Replace("beta", "BETABETA").Replace('g', 'G') |> ignore
        sum <- sum + int64 b.Length
    sum)
time "builder-index" (fun () ->
    let b = StringBuilder(long.Substring(0, 1000))
    let mutable sum = 0L
    for _ in 1 .. 100 do
        for i in 0 .. b.Length - 1 do
            if b.[i] = 'a' then sum <- sum + 1L
            b.[i] <- b.[i]
    sum)
time "builder-line" (fun () ->
    let b = StringBuilder()
    for i in 1 .. 100000 do
        b.AppendLine("line").Append(i).AppendLine() |> ignore
    int64 (b.ToString().Length))

time "regex-match" (fun () ->
    let r = Regex(@"\b([a-z]+)ta\s+(\w+)")
    each (fun p ->
        let m = r.Match p
        if m.Success then m.Groups.[1].Value.Length + m.Index else 0))
time "regex-ismatch" (fun () ->
    let r = Regex(@"^[a-z]+ [a-z]+ .* [0-9]+$")
    each (fun p -> if r.IsMatch p then 1 else 0))
time "regex-matches" (fun () ->
    let r = Regex(@"[aeiou][^aeiou ]+[aeiou]")
    let mutable sum = 0L
    for m in r.Matches long do
        sum <- sum + int64 m.Index
    sum)
time "regex-literal" (fun () ->
    let r = Regex("theta iota")
    int64 (r.Matches(long).Count))
time "regex-replace" (fun () -> int64 (Regex.Replace(long, @"(\w)eta", "$1ETA").Length))
time "regex-split" (fun () -> int64 (Regex.Split(long, @"\s+").Length))
time "regex-alternation" (fun () -> int64 (Regex("gamma|delta|kappa").Matches(long).Count))

time "sprintf-mixed" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 100000 do
        sum <- sum + int64 (sprintf "%s %d %f" "text" i (float i * 0.5)).Length
    sum)
time "interpolate" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 100000 do
        let name = words.[i % 10]
        sum <- sum + int64 $"{name}: {i} of {100000}, {float i * 0.25}".Length
    sum)
time "interpolate-typed" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 100000 do
        sum <- sum + int64 $"%d{i} %s{words.[i % 10]} %.2f{float i * 0.25}".Length
    sum)
time "failwithf" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 2000 do
        try
            failwithf "number %d" i
        with e -> sum <- sum + int64 e.Message.Length
    sum)
time "string-format" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 100000 do
        sum <- sum + int64 (String.Format("{0} = {1:F2} ({2,6})", words.[i % 10], float i * 0.5, i)).Length
    sum)
time "to-string-n2" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 100000 do
        sum <- sum + int64 ((float i * 123.456).ToString("N2").Length)
    sum)
time "to-string-d-x" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 100000 do
        sum <- sum + int64 (i.ToString("D8").Length + (i * 77).ToString("X").Length + i.ToString("N0").Length)
    sum)
time "float-string" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 100000 do
        sum <- sum + int64 ((string (float i * 0.37)).Length + (string (float i)).Length)
    sum)
let integers = Array.init 1000 (fun i -> string (i * 123457 - 50000000))
let floats = Array.init 1000 (fun i -> string (float i * 1.234567 - 300.0))
time "parse-int" (fun () ->
    let mutable sum = 0L
    for _ in 1 .. 200 do
        for t in integers do
            sum <- sum + int64 (Int32.Parse t) + int64 (int t)
    sum)
time "try-parse-int" (fun () ->
    let mutable sum = 0L
    for _ in 1 .. 200 do
        for t in integers do
            match Int32.TryParse t with
            | true, n -> sum <- sum + int64 n
            | _ -> ()
        for p in words do
            match Int32.TryParse p with
            | true, n -> sum <- sum + int64 n
            | _ -> sum <- sum + 1L
    sum)
time "parse-float" (fun () ->
    let mutable sum = 0.0
    for _ in 1 .. 100 do
        for t in floats do
            sum <- sum + Double.Parse t + float t
    int64 sum)
time "parse-float-culture" (fun () ->
    let mutable sum = 0.0
    for _ in 1 .. 100 do
        for t in floats do
            sum <- sum + Double.Parse(t, CultureInfo.InvariantCulture)
    int64 sum)
time "char-tests" (fun () ->
    let mutable sum = 0L
    for _ in 1 .. 10 do
        for c in long do
            if Char.IsLetter c then sum <- sum + 1L
            if Char.IsDigit c then sum <- sum + 2L
            if Char.IsWhiteSpace c then sum <- sum + 3L
            if Char.IsUpper c then sum <- sum + 4L
            sum <- sum + int64 (Char.ToUpper c)
    sum)
time "int-string-hex" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 100000 do
        sum <- sum + int64 (Convert.ToString(i, 2).Length + Convert.ToInt32("ff" + string (i % 10), 16))
    sum)
time "string-hash" (fun () ->
    let mutable sum = 0L
    for _ in 1 .. 100 do
        for p in phrases do
            sum <- sum + int64 (if hash p = hash "alpha" then 1 else 0)
    sum)

time "decimal-loop" (fun () ->
    let mutable sum = 0M
    for i in 1 .. 100000 do
        sum <- sum + decimal i * 1.07M / 3M
    int64 sum)
time "decimal-text" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 100000 do
        sum <- sum + int64 ((decimal i * 0.01M).ToString().Length)
    sum)
time "decimal-parse-round" (fun () ->
    let mutable sum = 0M
    for _ in 1 .. 100 do
        for t in floats do
            sum <- sum + Math.Round(Decimal.Parse t, 1)
    int64 sum)
time "bigint-mul" (fun () ->
    let a = BigInteger.Pow(3I, 20000)
    let b = BigInteger.Pow(7I, 12000)
    let mutable sum = 0L
    for i in 1 .. 10 do
        sum <- sum + int64 ((a * b) % 1000007I)
    sum)
time "bigint-div" (fun () ->
    let a = BigInteger.Pow(3I, 20000)
    let b = BigInteger.Pow(7I, 5000)
    let mutable sum = 0L
    for i in 1 .. 10 do
        sum <- sum + int64 ((a / b) % 1000007I) + int64 ((a % b) % 1000003I)
    sum)
time "bigint-pow" (fun () ->
    let mutable sum = 0L
    for i in 1 .. 20 do
        sum <- sum + int64 (BigInteger.Pow(BigInteger(i + 2), 5000) % 1000007I)
    sum)
time "bigint-modpow" (fun () ->
    let m = BigInteger.Pow(2I, 521) - 1I
    let mutable sum = 0L
    for i in 1 .. 20 do
        sum <- sum + int64 (BigInteger.ModPow(BigInteger(i + 2), m - 2I, m) % 1000007I)
    sum)
time "bigint-tostring" (fun () -> int64 (BigInteger.Pow(3I, 40000).ToString().Length))
time "bigint-parse" (fun () ->
    let text = String('7', 10000)
    int64 (BigInteger.Parse text % 1000007I))
time "bigint-small" (fun () ->
    let mutable a = 0I
    let mutable b = 1I
    let mutable sum = 0L
    for i in 1 .. 100000 do
        let c = (a + b) % 1000000007I
        a <- b
        b <- c
    int64 a)
time "bigint-fibonacci" (fun () ->
    let mutable a = 0I
    let mutable b = 1I
    for i in 1 .. 20000 do
        let c = a + b
        a <- b
        b <- c
    int64 (a % 1000007I))
time "random" (fun () ->
    let r = Random 42
    let mutable sum = 0L
    for _ in 1 .. 500000 do
        sum <- sum + int64 (r.Next()) + int64 (r.Next(1, 100)) + int64 (r.NextDouble() * 10.0)
    sum)
time "random-unseeded" (fun () ->
    let r = Random()
    let mutable sum = 0L
    for _ in 1 .. 500000 do
        sum <- sum + int64 (r.Next 100) / 100L
    sum)
time "datetime" (fun () ->
    let mutable sum = 0L
    let start = DateTime(2020, 1, 1)
    for i in 1 .. 50000 do
        let d = start.AddDays(float i).AddHours 5.0
        sum <- sum + int64 (d.Year + d.Month + d.Day + int d.DayOfWeek) + int64 (d - start).TotalDays
    sum)
time "datetime-text" (fun () ->
    let mutable sum = 0L
    let start = DateTime(2020, 1, 1)
    for i in 1 .. 20000 do
        let t = start.AddMinutes(float i).ToString("yyyy-MM-dd HH:mm:ss")
        sum <- sum + int64 t.Length + int64 (DateTime.Parse(t, CultureInfo.InvariantCulture).Minute)
    sum)
