let rec r = { new System.Collections.Generic.IComparer<int> with member _.Compare(a, b) = if a > b then -(r.Compare(b, a)) else -1 }
let rec fs = [ (fun n -> if n = 0 then 0 else (List.head fs) (n - 1)) ]
let rec x = lazy (if x.IsValueCreated then 1 else 2)    //! warning FS0040
