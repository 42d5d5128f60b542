// out: save failed: bad email 'nope'
// out: Hello a@x [Admin]
// out: Welcome back, b@x (member for 3 years)
// out: Who?
// out: Hi guest 4
// out: Who?
// out: [Info]/save user 1 Admin
// out: [Info]/save user 2 Member 05/05/2020 00:00:00
// out: [Error]/save bad email nope for 3
// out: [Info]/save user 4 Guest
// out: [Info] missing 3
// out: [Info] missing 5
// out: InvalidOperationException: circular: FakeClock <- Container
// out: no registration for String
// out: [Some 2; None; None; Some 8; None; None]
// out: 3 3
// out: 3 calls 2
// out: down | "Closed 1"
// out: down | "open"
// out: circuit open | "open"
// out: down | "open"
// out: fine | "Closed 0"
// out: fine | "Closed 0"
// out: 10 demo 2
// out: line 1: expected key: value
// out: line 1: empty section
// out: line 1: cannot read 'x'
// out: line 2: unexpected indent
// out: line 1: unterminated string
// out: line 2: duplicate key a
// out: line 3: unexpected indent
// message-passing style, agents, timers replaced by simulated clock, type providers not; also Result-heavy parsing of a config language; also a tiny DI container and plugin pattern
module Services
open System
open System.Collections.Generic
open System.Diagnostics
open System.Threading

type LogLevel = Trace = 0 | Info = 1 | Error = 2
type ILogger =
    abstract Log: LogLevel * string -> unit
    abstract Scope: string -> IDisposable
[<AutoOpen>]
module LoggerExtensions =
    type ILogger with
        member l.Info fmt = Printf.kprintf (fun s -> l.Log(LogLevel.Info, s)) fmt
        member l.Error(fmt, [<ParamArray>] args: obj[]) = l.Log(LogLevel.Error, String.Format(fmt, args))
type MemoryLogger() =
    let entries = Queue<string>()
    let mutable scopes: string list = []
    interface ILogger with
        member _.Log(level, m) = entries.Enqueue(sprintf "[%A]%s %s" level (scopes |> List.rev |> List.map (fun s -> "/" + s) |> String.concat "") m)
        member _.Scope name =
            scopes <- name :: scopes
            { new IDisposable with member _.Dispose() = scopes <- List.tail scopes }
    member _.Drain() = [ while entries.Count > 0 do entries.Dequeue() ]

type IClock = abstract Now: DateTime
type FakeClock(start: DateTime) =
    let mutable now = start
    member _.Advance(ms: float) = now <- now.AddMilliseconds ms
    interface IClock with member _.Now = now

type Container() =
    let factories = Dictionary<string, Container -> obj>()
    let singletons = Dictionary<string, obj>()
    let resolving = Stack<string>()
    member this.Register<'t>(f: Container -> 't) =
        factories.[typeof<'t>.Name] <- fun c -> box (f c)
        this
    member this.Resolve<'t>() : 't =
        let key = typeof<'t>.Name
        match singletons.TryGetValue key with
        | true, o -> unbox o
        | _ ->
            if resolving.Contains key then
                raise (InvalidOperationException(sprintf "circular: %s" (String.Join(" <- ", resolving))))
            match factories.TryGetValue key with
            | true, f ->
                resolving.Push key
                try
                    let o = f this
                    singletons.[key] <- o
                    unbox<'t> o
                finally
                    resolving.Pop() |> ignore
            | _ -> raise (KeyNotFoundException $"no registration for {key}")

type User = { Id: int; Email: string; Role: Role }
and Role = Admin | Member of since: DateTime | Guest
type IUserRepo =
    abstract Get: int -> User option
    abstract Save: User -> Result<unit, string>
type Repo(log: ILogger) =
    let table = SortedDictionary<int, User>()
    interface IUserRepo with
        member _.Get id = match table.TryGetValue id with | true, u -> Some u | _ -> None
        member _.Save u =
            use _ = log.Scope "save"
            if u.Email.Contains '@' |> not then
                log.Error("bad email {0} for {1}", u.Email, u.Id)
                Error $"bad email '{u.Email}'"
            else
                log.Info "user %d %A" u.Id u.Role
                table.[u.Id] <- u
                Ok()
type Greeter(repo: IUserRepo, clock: IClock, log: ILogger) =
    member _.Greet id =
        match repo.Get id with
        | Some { Email = e; Role = Member since } when clock.Now - since > TimeSpan.FromDays 365. -> sprintf "Welcome back, %s (member for %d years)" e ((clock.Now - since).Days / 365)
        | Some { Email = e; Role = (Admin | Member _) as r } -> $"Hello {e} [{r}]"
        | Some u -> $"Hi guest {u.Id}"
        | None ->
            log.Info "missing %i" id
            "Who?"

// throttle / debounce / retry as higher-order functions over the clock
let throttle (clock: IClock) (ms: float) f =
    let mutable last = DateTime.MinValue
    fun x ->
        if (clock.Now - last).TotalMilliseconds >= ms then
            last <- clock.Now
            Some(f x)
        else None
let memoizeWithExpiry (clock: IClock) ttl f =
    let cache = Dictionary<_, struct (DateTime * _)>()
    fun k ->
        match cache.TryGetValue k with
        | true, struct (at, v) when clock.Now - at < ttl -> v
        | _ ->
            let v = f k
            cache.[k] <- struct (clock.Now, v)
            v
type CircuitState = Closed of failures: int | OpenUntil of DateTime | HalfOpen
type CircuitBreaker(clock: IClock, limit, cooldown: TimeSpan) =
    let mutable state = Closed 0
    member _.State = state
    member _.Call(f: unit -> 'a) : Result<'a, exn> =
        let attempt onFail =
            try
                let r = f ()
                state <- Closed 0
                Ok r
            with e ->
                state <- onFail
                Error e
        match state with
        | OpenUntil t when clock.Now < t -> Error(TimeoutException "circuit open")
        | OpenUntil _ | HalfOpen ->
            state <- HalfOpen
            attempt (OpenUntil(clock.Now + cooldown))
        | Closed n when n + 1 >= limit -> attempt (OpenUntil(clock.Now.Add cooldown))
        | Closed n -> attempt (Closed(n + 1))

// config language
type Cfg = Str of string | Int of int | Flag of bool | Section of Map<string, Cfg> | List of Cfg list
type ParseError = { Line: int; Message: string }
let parseCfg (text: string) : Result<Cfg, ParseError> =
    let lines = text.Split '\n' |> Array.mapi (fun i l -> i + 1, l) |> Array.filter (fun (_, l) -> l.Trim() <> "" && not (l.TrimStart().StartsWith "#")) |> List.ofArray
    let indent (l: string) = l |> Seq.takeWhile ((=) ' ') |> Seq.length
    let rec value n (s: string) =
        match s.Trim() with
        | "true" | "yes" -> Ok(Flag true)
        | "false" | "no" -> Ok(Flag false)
        | s when s.StartsWith '[' && s.EndsWith ']' ->
            let items = s.Trim('[', ']').Split(',', StringSplitOptions.RemoveEmptyEntries) |> List.ofArray |> List.map (value n)
            List.foldBack (fun x acc -> match x, acc with Ok x, Ok xs -> Ok(x :: xs) | Error e, _ -> Error e | _, e -> e) items (Ok []) |> Result.map List
        | s when s.StartsWith '"' -> if s.Length > 1 && s.EndsWith '"' then Ok(Str s.[1 .. s.Length - 2]) else Error { Line = n; Message = "unterminated string" }
        | s ->
            match Int32.TryParse s with
            | true, i -> Ok(Int i)
            | _ -> Error { Line = n; Message = $"cannot read '{s}'" }
    let rec block depth lines acc =
        match lines with
        | (n, l: string) :: rest when indent l = depth ->
            match l.IndexOf ':' with
            | -1 -> Error { Line = n; Message = "expected key: value" }
            | i ->
                let key, v = l.[.. i - 1].Trim(), l.[i + 1 ..]
                if Map.containsKey key acc then Error { Line = n; Message = $"duplicate key {key}" }
                elif v.Trim() = "" then
                    match rest with
                    | (_, next) :: _ when indent next > depth ->
                        match block (indent next) rest Map.empty with
                        | Ok(sub, rest') -> block depth rest' (acc.Add(key, Section sub))
                        | Error e -> Error e
                    | _ -> Error { Line = n; Message = "empty section" }
                else
                    match value n v with
                    | Ok v -> block depth rest (acc.Add(key, v))
                    | Error e -> Error e
        | (n, l) :: _ when indent l > depth -> Error { Line = n; Message = "unexpected indent" }
        | rest -> Ok(acc, rest)
    match block 0 lines Map.empty with
    | Ok(m, []) -> Ok(Section m)
    | Ok(_, (n, _) :: _) -> Error { Line = n; Message = "bad dedent" }
    | Error e -> Error e
let rec (|At|_|) (path: string) cfg =
    match path.Split('.', 2), cfg with
    | [| k |], Section m -> m.TryFind k
    | [| k; rest |], Section m -> (match m.TryFind k with Some(At rest v) -> Some v | _ -> None)
    | _ -> None

[<EntryPoint>]
let main _ =
    let clock = FakeClock(DateTime(2024, 1, 1))
    let logger = MemoryLogger()
    let c =
        Container()
            .Register<ILogger>(fun _ -> logger :> ILogger)
            .Register<IClock>(fun _ -> upcast clock)
            .Register<IUserRepo>(fun c -> Repo(c.Resolve()) :> _)
            .Register<Greeter>(fun c -> Greeter(c.Resolve(), c.Resolve(), c.Resolve()))
            .Register<FakeClock>(fun c -> c.Resolve<Container>() |> ignore; clock)
            .Register<Container>(fun c -> c.Resolve<FakeClock>() |> ignore; c)
    let repo = c.Resolve<IUserRepo>()
    for u in [ { Id = 1; Email = "a@x"; Role = Admin }; { Id = 2; Email = "b@x"; Role = Member(DateTime(2020, 5, 5)) }; { Id = 3; Email = "nope"; Role = Guest }; { Id = 4; Email = "g@x"; Role = Guest } ] do
        match repo.Save u with
        | Ok() -> ()
        | Error e -> printfn "save failed: %s" e
    let g = c.Resolve<Greeter>()
    [ 1..5 ] |> List.iter (g.Greet >> printfn "%s")
    logger.Drain() |> List.iter (printfn "%s")
    try c.Resolve<Container>() |> ignore with e -> printfn "%s: %s" (e.GetType().Name) e.Message
    try c.Resolve<string>() |> ignore with :? KeyNotFoundException as e -> printfn "%s" e.Message
    let t = throttle clock 100.0 (fun x -> x * 2)
    printfn "%A" [ for i in 1..6 do
                       clock.Advance 40.0
                       t i ]
    let calls = ref 0
    let m = memoizeWithExpiry clock (TimeSpan.FromSeconds 1.0) (fun (k: string) -> incr calls; k.Length)
    printfn "%d %d" (m "abc") (m "abc")
    clock.Advance 2000.0
    printfn "%d calls %d" (m "abc") calls.Value
    let cb = CircuitBreaker(clock, 2, TimeSpan.FromSeconds 5.0)
    let mutable healthy = false
    let call () = cb.Call(fun () -> if healthy then "fine" else failwith "down")
    let showCall () = printfn "%s | %A" (match call () with Ok s -> s | Error e -> e.Message) (match cb.State with OpenUntil t -> "open" | s -> string s)
    showCall (); showCall (); showCall ()
    clock.Advance 6000.0
    showCall ()
    clock.Advance 6000.0
    healthy <- true
    showCall (); showCall ()
    let cfg = "# config\nname: \"demo\"\nserver:\n  port: 8080\n  tls: yes\n  hosts: [\"a\", \"b\"]\n  limits:\n    max: 10\nsizes: [1, 2, 3]\n"
    (match parseCfg cfg with
     | Ok(At "server.limits.max" (Int n) & At "name" (Str s) & At "server.hosts" (List hs)) -> printfn "%d %s %d" n s hs.Length
     | Ok other -> printfn "other %A" other
     | Error e -> printfn "%A" e)
    for bad in [ "a 1"; "a:\nb: 1"; "a: x"; "a: 1\n  b: 2"; "a: \"q"; "a: 1\na: 2"; "s:\n    a: 1\n  b: 2" ] do
        match parseCfg bad with
        | Ok v -> printfn "ok %A" v
        | Error { Line = l; Message = m } -> printfn "line %d: %s" l m
    0
