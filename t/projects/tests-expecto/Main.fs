module Main

open Expecto

[<Tests>]
let more = testSequenced (testList "more" [ testCase "fine" (fun () -> ()) ])

[<EntryPoint>]
let main argv = runTestsInAssemblyWithCLIArgs [] argv
