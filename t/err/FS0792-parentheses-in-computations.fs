// parentheses around a step of a computation
let w () = async.Zero()
type B() =
    member _.Yield x = [ x ]
    member _.Zero() = []
    member _.Combine(a, b) = a @ b
    member _.Delay f = f ()
let b = B()
let v1 = async { (do! w ()) } //! FS0792
let v2 = async { (if true then do! w ()) } //! FS0792
let v3 = async { (for i in [1] do do! w ()) } //! FS0792
let v4 = async { (return 1) } //! FS0792
let v5 = async { (while false do ()) } //! FS0792
let v6 = async { if true then (return 1) else (return 2) } //! FS0792
let v7 = async { begin do! w () end } //! FS0792
let v8 = async { (do! w ()); return 1 } //! FS0792
let v9 = async { (let! x = w () in return x) } //! FS0792
let v10 = async { (try do! w () with _ -> ()) } //! FS0792
let v11 = async { (match 1 with _ -> return 1) } //! FS0792
let v12 = async { match 1 with _ -> (return 1) } //! FS0792
let v13 = [ (if true then 1 else 2) ]
let v14 = async { for i in [1] do (do! w ()) } //! FS0792
let v15 = async { while false do (do! w ()) } //! FS0792
let v16 = async { (use! d = async.Return (null: System.IDisposable) in ()) } //! FS0792
let v17 = async { (for i in [1] do ()) } //! FS0792
let v18 = async { (if true then ()) } //! FS0792
let v19 = async { (let x = 1 in do! w ()) } //! FS0792
let v20 = async { (); (return 1) } //! FS0792
let v21 = async { (printfn "a") } //! FS0792
let v22 = async { (printfn "a"; printfn "b"); return 1 } //! FS0792
let v23 = async { (let x = 1 in printfn "%d" x); return 1 } //! FS0792
let v24 = async { (match 1 with _ -> ()); return 1 } //! FS0792
let v25 = async { (if true then printfn "" else printfn ""); return 1 } //! FS0792
let v26 = async { (try () with _ -> ()); return 1 } //! FS0792
let v27 = async { ((printfn "a")); return 1 } //! FS0792
let v28 = async { (fun () -> ()) (); return 1 }
let v29 = async { (use d = (null: System.IDisposable) in ()); return 1 } //! FS0792
let v30 = async { (for i in 1 .. 2 do ()); return 1 } //! FS0792
let v31 = async { (for i = 1 to 2 do ()); return 1 } //! FS0792
let v32 = async { (while false do ()); return 1 } //! FS0792
let v33 = async { (()); return 1 } //! FS0792
let v34 = async { ((fun () -> ()) ()); return 1 } //! FS0792
let v35 = async { (printfn "a" : unit); return 1 } //! FS0792
let v36 = async { (try () finally ()); return 1 } //! FS0792
let v37 = async { (lazy ()).Force(); return 1 }
let v38 = async { (do ()); return 1 } //! FS0792
let v39 = async { ((while false do ())); return 1 } //! FS0792
let v40 = async { (function () -> ()) (); return 1 }
let v41 = async { if true then (printfn "a"); return 1 } //! FS0792
let v42 = async { if true then (for i in 1 .. 2 do ()) } //! FS0792
let v43 = async { if true then (if false then ()) } //! FS0792
let v44 = async { let _ = (for i in 1 .. 2 do ()) in return 1 }
let v45 = async { (ignore (for i in 1 .. 2 do ())); return 1 } //! FS0792
let v46 = async { (w () |> ignore; printfn ""); return 1 } //! FS0792
let v47 = b { (1) } //! FS0792
let v48 = b { (1); 2 } //! FS0792
let v49 = b { (if true then 1 else 2) } //! FS0792
let v50 = b { (if true then yield 1) } //! FS0792
let v51 = b { (match 1 with _ -> 2); 3 } //! FS0792
let v52 = b { (let x = 1 in x); 2 } //! FS0792
let v53 = query { (for x in [1] do select x) } //! FS0792
let v54 = async { let y = 1 in (while false do do! w ()) } //! FS0792
