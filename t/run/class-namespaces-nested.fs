// out: created #7
// out: { Id = Id 7
// out:   Name = "Bob"
// out:   Status = Active }
// out: Error "no user #1"
// out: spam 5 true
// out: Suspended ("x", 99) true
// out: 3 4
namespace MyApp.Core
    [<AutoOpen>]
    module Prelude =
        let inline (|?) o d = defaultArg o d
        let tee f x = f x; x
        type Result<'a, 'e> with
            member r.Value = match r with Ok v -> v | Error _ -> failwith "no value"
    type Id = Id of int
        with
            static member Next = let mutable n = 0 in fun () -> n <- n + 1; Id n
            override x.ToString() = let (Id n) = x in sprintf "#%d" n
    type internal Secret = { Code: int }
    module internal Impl =
        let mk c = { Code = c }

namespace MyApp.Domain
    open MyApp.Core
    type Status = Active | Suspended of reason: string * until: int | Closed
        with
        member s.IsOpen = match s with Closed -> false | _ -> true
        static member Default = Active
    type User = { Id: Id; Name: string; Status: Status }
        with
        static member Create name = { Id = Id 7; Name = name; Status = Status.Default }
        member u.Suspend(reason, ?until) = { u with Status = Suspended(reason, defaultArg until 99) }
    module User =
        let name u = u.Name
        let rename n (u: User) = { u with Name = n }
        module Validation =
            let ok u = name u <> ""

namespace MyApp
    open System
    open MyApp.Core
    open MyApp.Domain
    type Repo = Map<Id, User>
    type App(?repo: Repo) =
        let mutable repo: Repo = repo |? Map.empty
        member _.Save u = repo <- Map.add u.Id u repo; u
        member _.Find id = Map.tryFind id repo
        member this.Rename(id, n) =
            match this.Find id with
            | Some u -> u |> User.rename n |> this.Save |> Ok
            | None -> Error $"no user {id}"
    module Main =
        type private Local = { X: int }
        let private local = { X = 3 }
        [<EntryPoint>]
        let main args =
            let app = App()
            let u = User.Create "bob" |> tee (fun u -> printfn "created %O" u.Id) |> app.Save
            printfn "%A" (app.Rename(u.Id, "Bob").Value)
            printfn "%A" (app.Rename(Id 1, "x"))
            let s = u.Suspend("spam", until = 5)
            match s.Status with
            | Suspended(reason = r; until = n) -> printfn "%s %d %b" r n s.Status.IsOpen
            | _ -> ()
            printfn "%A %b" (u.Suspend "x").Status (User.Validation.ok u)
            printfn "%d %d" local.X (Impl.mk 4).Code
            (args |> Array.length)
