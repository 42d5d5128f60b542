// out: 6 queens: 4 solutions
// out:  . . . . Q .
// out:  . . Q . . .
// out:  Q . . . . .
// out:  . . . . . Q
// out:  . . . Q . .
// out:  . Q . . . .
// out: 1     1
// out: 2     0
// out: 3     0
// out: 4     2
// out: 5    10
// out: 6     4
// out: 7    40
// out: 8    92
// out: 9   352
// In how many ways can n queens stand on an n x n board so that none attacks another? Usage: queens [N]

/// A queen in `column` is safe from those of the rows before, nearest row first.
let safe column placed =
  let rec check distance rest =
    match rest with
    | [] -> true
    | c :: others -> c <> column && c <> column + distance && c <> column - distance && check (distance + 1) others
  check 1 placed

/// All solutions, each the list of columns from the last row to the first.
let rec solutions n row =
  if row = 0 then
    [ [] ]
  else
    [ for placed in solutions n (row - 1) do
        for column in 1 .. n do
          if safe column placed then
            yield column :: placed ]

/// The number of solutions, found without keeping them: a set bit is a column or diagonal in use.
let count n =
  let all = (1 <<< n) - 1
  let rec place columns left right =
    if columns = all then
      1
    else
      let mutable free = all &&& ~~~(columns ||| left ||| right)
      let mutable found = 0
      while free <> 0 do
        let bit = free &&& -free
        free <- free ^^^ bit
        found <- found + place (columns ||| bit) ((left ||| bit) <<< 1) ((right ||| bit) >>> 1)
      found
  place 0 0 0

let draw n columns =
  for c in columns do
    for i in 1 .. n do
      printf "%s" (if i = c then " Q" else " .")
    printfn ""

[<EntryPoint>]
let main args =
  let n = if args.Length > 0 then int args.[0] else 6
  let found = solutions n n
  printfn "%d queens: %d solutions" n (List.length found)
  match found with
  | first :: _ -> draw n first
  | [] -> ()
  for size in 1 .. 9 do
    printfn "%d %5d" size (count size)
  0
