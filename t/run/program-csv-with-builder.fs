// out: id |name           |      salary|     hired|dept
// out: ------------------------------------------------------------
// out: 1  |Lovelace, Ada  |   12,500.50|  10.12.15|Engineering
// out: 2  |Grace Hopper   |   11,800.00|  29.02.16|Engineering
// out: 3  |O"Brien        |    7,200.25|  01.07.19|Sales
// out: 4  |Linus          |    6,100.00|  15.01.20|Support
// out: 7  |Katherine      |    9,900.99|  30.11.14|Other "Research"
// out: line 6: bad salary 'abc'
// out: line 7: column 'salary' missing
// out: line 9: bad hired '2021-13-01'
// out: Engineering          2    12150.250 Lovelace, Ada
// out: Sales                1     7200.250 O"Brien
// out: Support              1     6100.000 Linus
// out: Other "Research"     1     9900.990 Katherine
// out: Lovelace, Ada
// out: Grace Hopper <- Lovelace, Ada
// out: O"Brien <- Lovelace, Ada
// out: Linus <- O"Brien <- Lovelace, Ada
// out: Katherine <- Lovelace, Ada
// out: Lovelace 8.48 Thursday 344 10
// out: Grace Hopper 8.25 Monday 60 29
// out: O"Brien 4.92 Monday 182 1
// out: Linus 4.38 Wednesday 15 15
// out: Katherine 9.50 Sunday 334 30
// out: { Id = 2
// out:   Name = "Grace Hopper"
// out:   Dept = Engineering
// out:   Salary = 11800M
// out:   Hired = 02/29/2016 00:00:00
// out:   Manager = Some 1 }
// out: 47501.74 ¤47,501.74
// out: 10/12 29/02 01/07 15/01 15/01 30/11 01/13 
// out: on 02.01.2020 and 04.03.2021
open System
open System.Globalization
open System.Text.RegularExpressions

type Department = Engineering | Sales | Support | Other of string

[<NoComparison>]
type Employee =
    { Id: int
      Name: string
      Dept: Department
      Salary: decimal
      Hired: DateTime
      Manager: int option }

type ParseError =
    | MissingColumn of line: int * column: string
    | BadValue of line: int * column: string * value: string
    override this.ToString() =
        match this with
        | MissingColumn(l, c) -> sprintf "line %d: column '%s' missing" l c
        | BadValue(line = l; column = c; value = v) -> $"line {l}: bad {c} '{v}'"

let data = """id,name,dept,salary,hired,manager
1,"Lovelace, Ada",Engineering,12500.50,2015-12-10,
2,Grace Hopper,Engineering,11800,2016-02-29,1
3,"O""Brien",Sales,7200.25,2019-07-01,1
4,Linus,support,6100.00,2020-01-15,3
5,Bad,Sales,abc,2020-01-15,3
6,Short,Sales
7,Katherine,Research,9900.99,2014-11-30,1
8,Dennis,Engineering,10400,2021-13-01,2
"""

let splitCsv (line: string) =
    let fields = ResizeArray()
    let sb = Text.StringBuilder()
    let mutable quoted = false
    let mutable i = 0
    while i < line.Length do
        match line[i], quoted with
        | '"', true when i + 1 < line.Length && line[i + 1] = '"' ->
            sb.Append '"' |> ignore
            i <- i + 1
        | '"', _ -> quoted <- not quoted
        | ',', false ->
            fields.Add(sb.ToString())
            sb.Clear() |> ignore
        | c, _ -> sb.Append(c) |> ignore
        i <- i + 1
    fields.Add(string sb)
    fields.ToArray()

let (|Int|_|) (s: string) = match Int32.TryParse s with | true, v -> Some v | _ -> None
let (|Decimal|_|) (s: string) =
    match Decimal.TryParse(s, NumberStyles.Number, CultureInfo.InvariantCulture) with
    | true, v -> Some v
    | _ -> None
let (|Date|_|) (s: string) =
    match DateTime.TryParseExact(s, "yyyy-MM-dd", CultureInfo.InvariantCulture, DateTimeStyles.None) with
    | true, d -> Some d
    | _ -> None
let (|Dept|) (s: string) =
    match s.ToLowerInvariant() with
    | "engineering" -> Engineering
    | "sales" -> Sales
    | "support" -> Support
    | _ -> Other s

type ResultBuilder() =
    member _.Bind(x, f) = Result.bind f x
    member _.Return x = Ok x
    member _.ReturnFrom(x: Result<_, _>) = x
    member _.MergeSources(a, b) =
        match a, b with
        | Ok a, Ok b -> Ok(a, b)
        | Error e, _ | _, Error e -> Error e
let result = ResultBuilder()

let parseRow line (header: string[]) (fields: string[]) =
    let column name =
        match Array.tryFindIndex ((=) name) header with
        | Some i when i < fields.Length -> Ok fields[i]
        | _ -> Error(MissingColumn(line, name))
    let parse name f =
        column name |> Result.bind (fun s -> match f s with Some v -> Ok v | None -> Error(BadValue(line, name, s)))
    result {
        let! id = parse "id" (|Int|_|)
        let! name = column "name"
        let! (Dept dept) = column "dept"
        let! salary = parse "salary" (|Decimal|_|)
        and! hired = parse "hired" (|Date|_|)
        let! manager = parse "manager" (function "" -> Some None | Int n -> Some(Some n) | _ -> None)
        return { Id = id; Name = name; Dept = dept; Salary = salary; Hired = hired; Manager = manager }
    }

let rows = data.Split([| '\n' |], StringSplitOptions.RemoveEmptyEntries)
let header = splitCsv rows[0]
let parsed = rows |> Array.skip 1 |> Array.mapi (fun i l -> parseRow (i + 2) header (splitCsv l))
let employees = parsed |> Array.choose (function Ok e -> Some e | Error _ -> None)
let errors = parsed |> Array.choose (function Error e -> Some e | _ -> None)

printfn "%-3s|%-15s|%12s|%10s|%s" "id" "name" "salary" "hired" "dept"
printfn "%s" (String.replicate 60 "-")
for e in employees do
    printfn "%-3d|%-15s|%12s|%10s|%A" e.Id e.Name (e.Salary.ToString("N2", CultureInfo.InvariantCulture)) (e.Hired.ToString "dd.MM.yy") e.Dept
errors |> Seq.iter (printfn "%O")

employees
|> Array.groupBy _.Dept
|> Array.map (fun (d, es) -> d, es.Length, es |> Array.averageBy _.Salary, es |> Array.maxBy _.Salary |> _.Name)
|> Array.sortBy (fun (d, _, _, _) -> d)
|> Array.iter (fun (d, n, avg, top) -> Console.WriteLine("{0,-20} {1} {2,12:F3} {3}", sprintf "%A" d, n, avg, top))

let byId = employees |> Array.map (fun e -> e.Id, e) |> Map.ofArray
let rec chain e =
    e.Name :: (match e.Manager |> Option.bind (fun m -> Map.tryFind m byId) with Some m -> chain m | None -> [])
employees |> Array.iter (chain >> String.concat " <- " >> printfn "%s")

let years (d: DateTime) = (DateTime(2024, 6, 1) - d).TotalDays / 365.25
for e in employees do
    printfn "%s %.2f %s %d %A" (e.Name.Split(',')[0]) (years e.Hired) (e.Hired.DayOfWeek.ToString()) e.Hired.DayOfYear (e.Hired.AddMonths 1).Day
printfn "%A" employees[1]
printfn "%M %s" (employees |> Array.sumBy _.Salary) ((employees |> Array.sumBy _.Salary).ToString("C", CultureInfo.InvariantCulture))
let rx = Regex(@"(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)")
for m in rx.Matches data do
    printf "%s/%s " m.Groups["d"].Value m.Groups.["m"].Value
printfn ""
printfn "%s" (rx.Replace("on 2020-01-02 and 2021-03-04", "$3.$2.$1"))
