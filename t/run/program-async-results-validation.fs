// out: log: ann
// out: ok ANN:6:2
// out: log: bob
// out: invalid age: bob is 17
// out: no zed
// out: released
// out: Error (Crash "boom")
// out: Ok {| Age = 30
// out:       City = 4
// out:       Name = "ANN" |}
// out: Error ["name required"; "age: 'x' is no number"; "city required"]
// out: info start
// out: info modern
// out: 2024-05-06
// Results over async and tasks by a builder with Source overloads, some of them extensions; validation by and!; an environment.
module AsyncResult
open System
open System.Threading.Tasks
// as FsToolkit.ErrorHandling has it: a builder with Source overloads, lower-priority ones in extensions
type AsyncResult<'a, 'e> = Async<Result<'a, 'e>>
module AsyncResult =
    let ok x : AsyncResult<_, _> = async { return Ok x }
    let bind (f: 'a -> AsyncResult<'b, 'e>) (m: AsyncResult<'a, 'e>) : AsyncResult<'b, 'e> = async {
        match! m with
        | Ok x -> return! f x
        | Error e -> return Error e }
    let map f m = bind (f >> ok) m
    let mapError f (m: AsyncResult<'a, 'e>) = async {
        let! r = m
        return Result.mapError f r }
type AsyncResultBuilder() =
    member _.Return(x: 'a) : AsyncResult<'a, 'e> = AsyncResult.ok x
    member _.ReturnFrom(m: AsyncResult<'a, 'e>) = m
    member _.Bind(m: AsyncResult<'a, 'e>, f: 'a -> AsyncResult<'b, 'e>) = AsyncResult.bind f m
    member _.Zero() : AsyncResult<unit, 'e> = AsyncResult.ok ()
    member _.Delay(f: unit -> AsyncResult<'a, 'e>) : AsyncResult<'a, 'e> = async.Delay f
    member _.Combine(a: AsyncResult<unit, 'e>, b: AsyncResult<'b, 'e>) = AsyncResult.bind (fun () -> b) a
    member _.TryWith(m: AsyncResult<'a, 'e>, h: exn -> AsyncResult<'a, 'e>) : AsyncResult<'a, 'e> = async.TryWith(m, h)
    member _.TryFinally(m: AsyncResult<'a, 'e>, f: unit -> unit) : AsyncResult<'a, 'e> = async.TryFinally(m, f)
    member _.Using(r: 'r when 'r :> IDisposable, f: 'r -> AsyncResult<'a, 'e>) : AsyncResult<'a, 'e> = async.Using(r, f)
    member this.While(guard: unit -> bool, body: AsyncResult<unit, 'e>) : AsyncResult<unit, 'e> =
        if not (guard ()) then this.Zero() else this.Bind(body, fun () -> this.While(guard, body))
    member this.For(xs: seq<'a>, f: 'a -> AsyncResult<unit, 'e>) : AsyncResult<unit, 'e> =
        this.Using(xs.GetEnumerator(), fun e -> this.While((fun () -> e.MoveNext()), this.Delay(fun () -> f e.Current)))
    member _.Source(m: AsyncResult<'a, 'e>) : AsyncResult<'a, 'e> = m
    member _.Source(m: Task<Result<'a, 'e>>) : AsyncResult<'a, 'e> = Async.AwaitTask m
[<AutoOpen>]
module Extensions =
    type AsyncResultBuilder with
        member _.Source(m: Result<'a, 'e>) : AsyncResult<'a, 'e> = async { return m }
        member _.Source(m: Async<'a>) : AsyncResult<'a, 'e> = async {
            let! x = m
            return Ok x }
        member _.Source(xs: seq<'a>) : seq<'a> = xs
let asyncResult = AsyncResultBuilder()
type Err = NotFound of string | Invalid of field: string * why: string | Crash of string
type User = { Name: string; Age: int; Friends: string list }
let db = Map [ "ann", { Name = "ann"; Age = 30; Friends = [ "bob"; "cid" ] }; "bob", { Name = "bob"; Age = 17; Friends = [] } ]
let find name : AsyncResult<User, Err> = async {
    do! Async.Sleep 1
    return match db.TryFind name with Some u -> Ok u | None -> Error(NotFound name) }
let adult (u: User) = if u.Age >= 18 then Ok u else Error(Invalid("age", $"{u.Name} is {u.Age}"))
let logged msg = async { printfn "log: %s" msg }
let fetchTask (s: string) : Task<Result<string, Err>> = task { return if s.Length > 2 then Ok(s.ToUpper()) else Error(Invalid("name", "short")) }
let greet name = asyncResult {
    let! user = find name
    do! logged user.Name
    let! adult = adult user
    let! shout = fetchTask adult.Name
    let mutable n = 0
    for f in user.Friends do
        n <- n + f.Length
    if n > 100 then return! Error(Invalid("friends", "too many")) |> fun e -> async { return e }
    return $"{shout}:{n}:{user.Friends.Length}" }
for n in [ "ann"; "bob"; "zed" ] do
    match greet n |> Async.RunSynchronously with
    | Ok s -> printfn "ok %s" s
    | Error (NotFound n) -> printfn "no %s" n
    | Error (Invalid (field = f; why = w)) -> printfn "invalid %s: %s" f w
    | Error (Crash m) -> printfn "crash %s" m
let guarded = asyncResult {
    use _ = { new IDisposable with member _.Dispose() = printfn "released" }
    try
        let! u = find "ann"
        if u.Age > 20 then failwith "boom"
        return u.Name
    with e -> return! async { return Error(Crash e.Message) } }
printfn "%A" (Async.RunSynchronously guarded)
// validation with and!, applicative error lists
type Validation<'a> = Result<'a, string list>
type ValidationBuilder() =
    member _.MergeSources(a: Validation<'a>, b: Validation<'b>) : Validation<'a * 'b> =
        match a, b with
        | Ok x, Ok y -> Ok(x, y)
        | Error e, Error f -> Error(e @ f)
        | Error e, _ | _, Error e -> Error e
    member _.BindReturn(m: Validation<'a>, f) : Validation<'b> = Result.map f m
    member _.Bind(m: Validation<'a>, f: 'a -> Validation<'b>) = Result.bind f m
    member _.Return x : Validation<'a> = Ok x
    member _.ReturnFrom(m: Validation<'a>) = m
let validation = ValidationBuilder()
let required name (s: string) : Validation<string> = if String.IsNullOrWhiteSpace s then Error [ name + " required" ] else Ok(s.Trim())
let number name (s: string) : Validation<int> = match Int32.TryParse s with | true, n -> Ok n | _ -> Error [ $"{name}: '{s}' is no number" ]
let form n a c = validation {
    let! name = required "name" n
    and! age = number "age" a
    and! city = required "city" c
    return {| Name = name.ToUpper(); Age = age; City = city.Length |} }
printfn "%A" (form " ann " "30" "Rome")
printfn "%A" (form "" "x" " ")
// reader over task with interfaces as environment
type ILog = abstract Info: string -> unit
type IClock = abstract Now: DateTime
type Env = inherit ILog inherit IClock
type App<'env, 'a> = App of ('env -> Task<'a>)
module App =
    let run env (App f) : Task<'a> = f env
type AppBuilder() =
    member _.Return x = App(fun _ -> Task.FromResult x)
    member _.Bind(m: App<'e, 'a>, f: 'a -> App<'e, 'b>) = App(fun e -> task {
        let! a = App.run e m
        return! App.run e (f a) })
    member _.Zero() = App(fun _ -> Task.FromResult())
    member _.Delay f = App(fun e -> App.run e (f ()))
    member _.Combine(a: App<'e, unit>, b: App<'e, 'b>) = App(fun e -> task {
        do! App.run e a
        return! App.run e b })
let app = AppBuilder()
let info s = App(fun (e: #ILog) -> e.Info s; Task.FromResult())
let now<'e when 'e :> IClock> : App<'e, DateTime> = App(fun (e: 'e) -> Task.FromResult e.Now)
let program : App<Env, string> = app {
    do! info "start"
    let! t = now
    if t.Year > 2000 then do! info "modern"
    return t.ToString "yyyy-MM-dd" }
type Live() =
    interface Env
    interface ILog with member _.Info s = printfn "info %s" s
    interface IClock with member _.Now = DateTime(2024, 5, 6)
printfn "%s" (App.run (Live() :> Env) program).Result
