// out: rnbqkbnr
// out: pppppppp
// out: ........
// out: ........
// out: ........
// out: ........
// out: PPPPPPPP
// out: RNBQKBNR
// out: perft 0 = 1
// out: perft 1 = 20
// out: perft 2 = 400
// out: 14 191 2812
// out: r.bqkb.r
// out: pppp.Qpp
// out: ..n..n..
// out: ....p...
// out: ..B.P...
// out: ........
// out: PPPP.PPP
// out: RNB.K.NR
// out: mate: true
// out: ["b4xf4"]
// out: illegal a2a3
// out: 1
// Chess: positions from FEN, legal moves counted, a small search.
module Chess
open System
type Color = White | Black with member c.Opp = match c with White -> Black | Black -> White
type Kind = Pawn | Knight | Bishop | Rook | Queen | King
[<Struct>] type Piece = { Color: Color; Kind: Kind }
type Square = int * int
type Move = { From: Square; To: Square; Promo: Kind voption; Capture: bool }
type Board = { Cells: Piece option[,]; Turn: Color; Castling: Set<char>; EnPassant: Square option }
let parseFen (fen: string) =
    let parts = fen.Split ' '
    let cells = Array2D.create 8 8 None
    parts[0].Split '/' |> Array.iteri (fun r row ->
        let mutable c = 0
        for ch in row do
            if Char.IsDigit ch then c <- c + int ch - int '0'
            else
                let kind =
                    match Char.ToLower ch with
                    | 'p' -> Pawn | 'n' -> Knight | 'b' -> Bishop
                    | 'r' -> Rook | 'q' -> Queen | 'k' -> King
                    | x -> failwithf "bad piece %c" x
                cells[r, c] <- Some { Color = (if Char.IsUpper ch then White else Black); Kind = kind }
                c <- c + 1)
    { Cells = cells; Turn = (if parts[1] = "w" then White else Black); Castling = set parts[2]
      EnPassant = match parts[3] with "-" -> None | s -> Some(8 - int (string s[1]), int s[0] - int 'a') }
let inside (r, c) = r >= 0 && r < 8 && c >= 0 && c < 8
let glyph = function
    | None -> '.'
    | Some { Color = c; Kind = k } ->
        let ch = match k with Pawn -> 'p' | Knight -> 'n' | Bishop -> 'b' | Rook -> 'r' | Queen -> 'q' | King -> 'k'
        if c = White then Char.ToUpper ch else ch
let show b = String.Join("\n", [ for r in 0..7 -> String [| for c in 0..7 -> glyph b.Cells[r, c] |] ])
let diag = [ 1, 1; 1, -1; -1, 1; -1, -1 ]
let ortho = [ 0, 1; 0, -1; 1, 0; -1, 0 ]
let jumps = [ for a in [ -2; -1; 1; 2 ] do for b in [ -2; -1; 1; 2 ] do if abs a <> abs b then a, b ]
let targets (b: Board) (r, c) =
    let p = b.Cells[r, c].Value
    let free sq = inside sq && (match b.Cells[fst sq, snd sq] with None -> true | Some q -> q.Color <> p.Color)
    let slide dirs = [
        for dr, dc in dirs do
            let mutable sq = r + dr, c + dc
            let mutable go = inside sq
            while go do
                let i, j = sq
                match b.Cells[i, j] with
                | None ->
                    yield sq
                    sq <- i + dr, j + dc
                    go <- inside sq
                | Some q ->
                    if q.Color <> p.Color then yield sq
                    go <- false ]
    let step ds = [ for dr, dc in ds do let sq = r + dr, c + dc in if free sq then sq ]
    match p.Kind with
    | Knight -> step jumps
    | King -> step (diag @ ortho)
    | Bishop -> slide diag
    | Rook -> slide ortho
    | Queen -> slide (diag @ ortho)
    | Pawn ->
        let d, home = match p.Color with White -> -1, 6 | Black -> 1, 1
        let empty (i, j) = inside (i, j) && b.Cells[i, j].IsNone
        [ if empty (r + d, c) then
              r + d, c
              if r = home && empty (r + 2 * d, c) then r + 2 * d, c
          for dc in [ -1; 1 ] do
              let sq = r + d, c + dc
              if inside sq then
                  match b.Cells[r + d, c + dc] with
                  | Some q when q.Color <> p.Color -> sq
                  | None when b.EnPassant = Some sq -> sq
                  | _ -> () ]
let squares = [ for r in 0..7 do for c in 0..7 -> r, c ]
let own color b = squares |> List.filter (fun (r, c) -> match b.Cells[r, c] with Some p -> p.Color = color | None -> false)
let apply b m =
    let cells = Array2D.copy b.Cells
    let (fr, fc), (tr, tc) = m.From, m.To
    let p = cells[fr, fc].Value
    if p.Kind = Pawn && b.EnPassant = Some m.To then cells[fr, tc] <- None
    cells[fr, fc] <- None
    cells[tr, tc] <- Some(match m.Promo with ValueSome k -> { p with Kind = k } | ValueNone -> p)
    { b with Cells = cells; Turn = b.Turn.Opp; EnPassant = (if p.Kind = Pawn && abs (fr - tr) = 2 then Some((fr + tr) / 2, fc) else None) }
let attacked color b =
    own color b |> Seq.collect (targets b) |> Seq.exists (fun (r, c) -> match b.Cells[r, c] with Some { Kind = King; Color = k } -> k <> color | _ -> false)
let moves b = [
    for f in own b.Turn b do
        for t in targets b f do
            let p = b.Cells[fst f, snd f].Value
            let promos = if p.Kind = Pawn && (fst t = 0 || fst t = 7) then [ for k in [ Queen; Rook; Bishop; Knight ] -> ValueSome k ] else [ ValueNone ]
            for promo in promos do
                let m = { From = f; To = t; Promo = promo; Capture = b.Cells[fst t, snd t].IsSome }
                let after = apply b m
                if not (attacked b.Turn.Opp { after with Turn = b.Turn.Opp }) then m ]
let rec perft depth b =
    if depth = 0 then 1L
    else moves b |> List.sumBy (fun m -> perft (depth - 1) (apply b m))
let name (r, c) = sprintf "%c%d" ("abcdefgh"[c]) (8 - r)
let start = parseFen "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
printfn "%s" (show start)
for d in 0..2 do printfn "perft %d = %d" d (perft d start)
let mid = parseFen "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
printfn "%d %d %d" (perft 1 mid) (perft 2 mid) (perft 3 mid)
let scholar = [ "e2e4"; "e7e5"; "f1c4"; "b8c6"; "d1h5"; "g8f6"; "h5f7" ]
let play b (s: string) =
    let sq i = 8 - int (string s[i + 1]), int s[i] - int 'a'
    match moves b |> List.tryFind (fun m -> m.From = sq 0 && m.To = sq 2) with
    | Some m -> apply b m
    | None -> invalidOp $"illegal {s}"
let final = List.fold play start scholar
printfn "%s" (show final)
printfn "mate: %b" (moves final |> List.isEmpty && attacked final.Turn.Opp final)
printfn "%A" (moves mid |> List.filter _.Capture |> List.map (fun m -> name m.From + "x" + name m.To))
try play final "a2a3" |> ignore with :? InvalidOperationException as e -> printfn "%s" e.Message
let value = function Pawn -> 1 | Knight | Bishop -> 3 | Rook -> 5 | Queen -> 9 | King -> 0
let rec negamax depth alpha beta b =
    match depth, moves b with
    | _, [] -> if attacked b.Turn.Opp b then -1000 - depth else 0
    | 0, _ -> squares |> List.sumBy (fun (r, c) -> match b.Cells[r, c] with Some p -> (if p.Color = b.Turn then 1 else -1) * value p.Kind | None -> 0)
    | _, ms ->
        let rec go best alpha = function
            | [] -> best
            | m :: rest ->
                let v = -(negamax (depth - 1) -beta -alpha (apply b m))
                let best = max best v
                if best >= beta then best else go best (max alpha best) rest
        go -9999 alpha ms
printfn "%d" (negamax 2 -9999 9999 mid)
