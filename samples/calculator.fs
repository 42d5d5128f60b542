// in: 1 + 2 * 3
// in: (1 + 2) * 3
// in: x = 2 ^ 10
// in: y = x / 3
// in: -x + 4 * y
// in: 2 ^ 3 ^ 2
// in: 10 % 4 - -1
// in: sqrt(2) * max(1, 3)
// in: 1 / 0
// in: 2 +
// in: (1 + 2
// in: 3 $ 4
// in: z + 1
// in: abs(1, 2)
// in: 1.5.2
// in:
// in: ans * 2
// out: 7
// out: 9
// out: x = 1024
// out: y = 341.3333333333333
// out: 341.33333333333326
// out: 512
// out: 3
// out: 4.242640687119285
// out: error: division by zero
// out: error at 4: expected a number, a name or '(', found the end
// out: error at 7: expected ')', found the end
// out: error at 3: expected an operator, found '$'
// out: error: nothing is called 'z'
// out: error: abs takes one argument, not 2
// out: error at 1: '1.5.2' is not a number
// out: 8.48528137423857
// A calculator: a line is an expression or `name = expression`; each result is kept as `ans`. A line with an error prints
// where and what, and changes nothing.

type Token =
  | Number of float
  | Name of string
  | Symbol of char
  | End

type Expr =
  | Const of float
  | Var of string
  | Negate of Expr
  | Binary of char * Expr * Expr
  | Call of string * Expr list

/// What is wrong with a line, and the column, counted from 1; 0 when it is not the text.
exception Wrong of string * int

// ---- characters to tokens ----

let isDigit c = c >= '0' && c <= '9'
let isLetter c = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c = '_'

/// The first place from `i` on where `test` does not hold.
let rec skipWhile test (text: string) i = if i < text.Length && test text.[i] then skipWhile test text (i + 1) else i

/// The tokens of a line, each with its column.
let tokenize (text: string) =
  let rec scan i acc =
    if i >= text.Length then
      List.rev ((End, i + 1) :: acc)
    else
      let c = text.[i]
      if c = ' ' then
        scan (i + 1) acc
      elif isDigit c then
        let stop = skipWhile (fun c -> isDigit c || c = '.') text i
        let digits = text.[i .. stop - 1]
        let value = try float digits with _ -> raise (Wrong("'" + digits + "' is not a number", i + 1))
        scan stop ((Number value, i + 1) :: acc)
      elif isLetter c then
        let stop = skipWhile (fun c -> isLetter c || isDigit c) text i
        scan stop ((Name text.[i .. stop - 1], i + 1) :: acc)
      else
        scan (i + 1) ((Symbol c, i + 1) :: acc)
  scan 0 []

let describe token =
  match token with
  | Number x -> string x
  | Name s -> "'" + s + "'"
  | Symbol c -> "'" + string c + "'"
  | End -> "the end"

// ---- tokens to expressions: recursive descent, one function a level of precedence ----
// Each takes the tokens that are left and gives the expression with the tokens after it.

let unexpected wanted tokens =
  match tokens with
  | (token, column) :: _ -> raise (Wrong(sprintf "expected %s, found %s" wanted (describe token), column))
  | [] -> failwith "a line always has an end"

let expect c tokens =
  match tokens with
  | (Symbol found, _) :: rest when found = c -> rest
  | _ -> unexpected ("'" + string c + "'") tokens

let rec parseSum tokens =
  let rec more left tokens =
    match tokens with
    | (Symbol('+' | '-' as op), _) :: rest ->
      let right, rest = parseProduct rest
      more (Binary(op, left, right)) rest
    | _ -> left, tokens
  let first, rest = parseProduct tokens
  more first rest

and parseProduct tokens =
  let rec more left tokens =
    match tokens with
    | (Symbol('*' | '/' | '%' as op), _) :: rest ->
      let right, rest = parseUnary rest
      more (Binary(op, left, right)) rest
    | _ -> left, tokens
  let first, rest = parseUnary tokens
  more first rest

and parseUnary tokens =
  match tokens with
  | (Symbol '-', _) :: rest ->
    let operand, rest = parseUnary rest
    Negate operand, rest
  | _ -> parsePower tokens

/// The one operator that groups to the right.
and parsePower tokens =
  let left, rest = parseAtom tokens
  match rest with
  | (Symbol '^', _) :: rest ->
    let right, rest = parseUnary rest
    Binary('^', left, right), rest
  | _ -> left, rest

and parseAtom tokens =
  match tokens with
  | (Number x, _) :: rest -> Const x, rest
  | (Name f, _) :: (Symbol '(', _) :: rest ->
    let args, rest = parseArguments rest
    Call(f, args), rest
  | (Name s, _) :: rest -> Var s, rest
  | (Symbol '(', _) :: rest ->
    let inner, rest = parseSum rest
    inner, expect ')' rest
  | _ -> unexpected "a number, a name or '('" tokens

and parseArguments tokens =
  let first, rest = parseSum tokens
  match rest with
  | (Symbol ',', _) :: rest ->
    let others, rest = parseArguments rest
    first :: others, rest
  | _ -> [ first ], expect ')' rest

let parse tokens =
  let e, rest = parseSum tokens
  match rest with
  | (End, _) :: _ -> e
  | _ -> unexpected "an operator" rest

// ---- expressions to numbers ----

let rec power x n =
  if n < 0.0 then 1.0 / power x -n
  elif n < 1.0 then 1.0
  else x * power x (n - 1.0)

/// Newton's method, until the next step changes nothing that is shown.
let squareRoot x =
  let rec improve guess =
    let next = (guess + x / guess) / 2.0
    if abs (next - guess) < 1e-12 * next then next else improve next
  if x < 0.0 then raise (Wrong("no root of a negative number", 0))
  elif x = 0.0 then 0.0
  else improve x

let rec eval vars e =
  match e with
  | Const x -> x
  | Var name ->
    match Map.tryFind name vars with
    | Some x -> x
    | None -> raise (Wrong("nothing is called '" + name + "'", 0))
  | Negate a -> -(eval vars a)
  | Binary(op, a, b) ->
    let x = eval vars a
    let y = eval vars b
    match op with
    | '+' -> x + y
    | '-' -> x - y
    | '*' -> x * y
    | '^' -> power x y
    | _ when y = 0.0 -> raise (Wrong("division by zero", 0))
    | '/' -> x / y
    | _ -> x % y
  | Call(f, args) ->
    match f, List.map (eval vars) args with
    | "sqrt", [ x ] -> squareRoot x
    | "abs", [ x ] -> abs x
    | "min", x :: rest -> List.fold min x rest
    | "max", x :: rest -> List.fold max x rest
    | ("sqrt" | "abs"), many -> raise (Wrong(sprintf "%s takes one argument, not %d" f (List.length many), 0))
    | _ -> raise (Wrong("no function is called '" + f + "'", 0))

/// Runs one line: the variables after it.
let run vars line =
  match tokenize line with
  | [ (End, _) ] -> vars
  | (Name name, _) :: (Symbol '=', _) :: rest ->
    let x = eval vars (parse rest)
    printfn "%s = %s" name (string x)
    vars |> Map.add name x |> Map.add "ans" x
  | tokens ->
    let x = eval vars (parse tokens)
    printfn "%s" (string x)
    Map.add "ans" x vars

let rec loop vars =
  match System.Console.ReadLine() with
  | null -> ()
  | line ->
    let after =
      try
        run vars line
      with Wrong(what, column) ->
        if column > 0 then printfn "error at %d: %s" column what else printfn "error: %s" what
        vars
    loop after

loop (Map.add "pi" 3.14159265358979 Map.empty)
