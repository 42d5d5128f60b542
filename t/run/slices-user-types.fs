// out: 1 Some 'a'
// out: 2 Some 'z'
// out: 2 Some 'z'
// out: Some "a" Some "b" q
type Foo<'a>() =
  let mutable v = None
  member this.GetSlice(lb : 'a option, ub : 'a option, lb2: 'a option, ub2: 'a option) = v <- lb; 1
  member this.GetSlice(lb : 'a option, ub : 'a option) = v <- ub; 2
  member this.V = v
let f = Foo<char>()
printfn "%d %A" f.['a'..'z', '0'..'9'] f.V
printfn "%d %A" f.['a'..'z'] f.V
printfn "%d %A" f.[..'z'] f.V
type G() =
  member _.GetSlice(a: string option, b: string option) = sprintf "%A %A" a b
  member _.Item(s: string) = s
printfn "%s %s" (G().["a".."b"]) (G().["q"])
