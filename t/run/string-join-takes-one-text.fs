// out: [abc]
// out: [abc,def]
// out: [a,b]
// out: [a,b]
// out: [a,b]
// out: [1,2]
// out: [1,2]
// out: [1,x,]
// out: [1,x,2.5]
// out: [1]
// out: []
// out: [a]
// out: [abc]
// out: [abc,x]
// out: [a,b]
// out: [1,2]
// out: [a,b,c]
// out: [a,b,c]
// out: [b,c]
// out: [abc]
// out: [abc]
// out: [abcd]
// out: [ab]
// out: [ab]
// out: [1a]
// out: [12]
// out: [abc]
// out: [abc]
// out: [12]
// out: [1]
// out: [abc]
// out: [1,2xy]
// out: [Some(1)]
// out: [(1, 2)]
// out: [a,1]
// out: [[a],b]
// out: [[1, 2]]
// out: [1,3]
// out: [q,r]
// out: [abc]
open System
let p (s: string) = printfn "[%s]" s
p (String.Join (",", "abc"))
p (String.Join (",", "abc", "def"))
p (String.Join (",", [| "a"; "b" |]))
p (String.Join (",", ["a"; "b"]))
p (String.Join (",", seq { "a"; "b" }))
p (String.Join (",", [1; 2]))
p (String.Join (",", [| 1; 2 |]))
p (String.Join (",", [| box 1; box "x"; null |]))
p (String.Join (",", 1, "x", 2.5))
p (String.Join (",", 1))
p (String.Join (",", (null: string)))
p (String.Join (",", 'a'))
p (String.Join (',', "abc"))
p (String.Join (',', "abc", "x"))
p (String.Join (',', [| "a"; "b" |]))
p (String.Join (',', [1; 2]))
p (String.Join (",", "abc" :> seq<char>))
p (String.Join (",", Seq.toList "abc"))
p (String.Join (",", [| "a"; "b"; "c" |], 1, 2))
p (String.Join (",", box "abc"))
p (String.Concat "abc")
p (String.Concat ("abc", "d"))
p (String.Concat [| "a"; "b" |])
p (String.Concat ["a"; "b"])
p (String.Concat (1, "a"))
p (String.Concat [1; 2])
p (String.Concat (box "abc"))
p (String.Concat ("abc" :> seq<char>))
p (String.Concat [| box 1; box 2 |])
p (String.Concat (1))
let sb = Text.StringBuilder ()
p (sb.AppendJoin(",", "abc").ToString ())
sb.Clear () |> ignore
p (sb.AppendJoin(",", [1; 2]).AppendJoin(';', "xy").ToString ())
p (String.Join (",", Some 1))
p (String.Join (",", (1, 2)))
p (String.Join (",", "a", 1))
p (String.Join (",", ["a"], "b"))
p (String.Join (",", dict [1, 2]))
p (String.Join (",", Set.ofList [3; 1]))
p (String.Join (",", ResizeArray ["q"; "r"]))
p (String.Join ("", "abc"))
