// out: 1 true
// out: 5-AP-TERM
// out: s
type Foo<'a>() =
  member this.DoStuff () = true
  member this.DoStuff (x : 'a) = 1
let test = Foo<unit>()
printfn "%A %A" (test.DoStuff(())) (test.DoStuff())
let rec (|SCAP|) (x : obj) =
  match x with
  | :? string as sx -> sx + "-TERM"
  | x -> (|SCAP|) (x.ToString() + "-AP")
printfn "%s" ((|SCAP|) 5)
let rec ff (x : obj) = match x with :? string as s -> s | x -> ff "s"
printfn "%s" (ff 5)
