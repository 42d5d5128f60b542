// out: [0; 1; 4; 9]
// out: [0; 1; 4; 9]
// out: [|1; 2; 9; 1; 2|]
// out: [1; 4; 9]
// out: [1; 2; 2; 4]
// out: [(); (); ()]
// out: [3; 7]
// out: [1; 2; 1; 2; 3]
// out: ["12"; "34"]
// `->` yields, alone, nested, and beside other yields; statements that are not unit are dropped where yields are written.
#nowarn "20"
printfn "%A" (seq { yield 0; for i in 1..3 -> i * i } |> Seq.toList)
printfn "%A" [ yield 0; for i in 1..3 -> i * i ]
printfn "%A" [| yield! [ 1; 2 ]; yield 9; for i in 1..2 -> i |]
printfn "%A" [ 0; for i in 1..3 -> i * i ]
printfn "%A" [ for i in 1..2 do for j in 1..2 -> i * j ]
printfn "%A" [ for i in 1..3 -> () ]
printfn "%A" [ for (a, b) in [ 1, 2; 3, 4 ] -> a + b ]
printfn "%A" [ for i in 1..3 do if i > 1 then for j in 1..i -> j ]

let numbers (row: string) =
    [ let digits = System.Text.StringBuilder()
      for c in row do
          if System.Char.IsDigit c then
              digits.Append c
          else
              if digits.Length > 0 then yield digits.ToString()
              digits.Clear()
      if digits.Length > 0 then yield digits.ToString() ]
printfn "%A" (numbers "12a34")
