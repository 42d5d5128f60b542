// out: Tom meow ww
// out: 1 5 2
// out: ten mask 1 9 2
// out: Red 1 1
// out: global
// signature-less modules, namespaces, rec, access, open type, abbreviations
namespace rec Zoo
type Animal =
    | Cat of Cat
    | Dog of Dog
    member a.Sound = match a with Cat c -> c.Meow | Dog d -> Kennel.bark d
type Cat = { Name: string } with member c.Meow = c.Name + " " + Sounds.meow
module Sounds =
    let meow = "meow"
    let woof = "w"
type Dog = { Age: int; Owner: Animal option }
module Kennel =

    let bark d = String.replicate d.Age Sounds.woof
[<AutoOpen>]
module Auto =
    let auto1 = 1
    module private Hidden =
        let secret = 5
    let reveal () = Hidden.secret
    type internal Internal() =
        member internal _.X = 1
        member private _.Y = 2
        member x.Z = x.Y
    [<RequireQualifiedAccess>]
    type Color = Red | Green
    type Alias = System.Collections.Generic.Dictionary<string, int>
    type 'a Pair = 'a * 'a
    type Fn<'a> = 'a -> 'a
namespace Zoo.Inner
open Zoo
open type System.Math
open type Zoo.Auto.Color
module Consts =
    [<Literal>]
    let Ten = 10
    [<Literal>]
    let Name = "con" + "st"
    [<Literal>]
    let Mask = 1 <<< 3 ||| 1
module M =
    open System.Collections.Generic
    module C = Consts
    let f x = match x with C.Ten -> "ten" | C.Mask -> "mask" | _ -> "other"
    let g s = match s with Consts.Name -> 1 | _ -> 0
    let m = Max(3, 4) + Abs -5
    let p : int Pair = 1, 2
    let inc : Fn<int> = fun x -> x + 1
    let col = Color.Red
    let d = Alias()
    let q = Queue<int>([1; 2])
module Main =
    [<EntryPoint>]
    let main argv =
        printfn "%s %s" (Cat { Name = "Tom" }).Sound (Dog { Age = 2; Owner = None }).Sound
        printfn "%d %d %d" auto1 (reveal ()) (Internal().Z)
        printfn "%s %s %d %d %d" (M.f 10) (M.f 9) (M.g "const") M.m (M.inc (fst M.p))
        M.d.["a"] <- 1
        printfn "%A %d %d" M.col M.d.Count (M.q.Dequeue())
        global.System.Console.WriteLine "global"
        0
