let xs = [1;2]
let a = [ (for i in xs -> i) ]    //! FS0747    //! warning FS0737
let b = [| (for i in xs -> i) |]    //! FS0747    //! warning FS0737
let c = seq { (for i in xs -> i) }    //! FS0747    //! warning FS0737
let d = [ (for i in xs do yield i) ]    //! FS0747
let e = [ (yield 1) ]    //! FS0747
let f = [ (if true then yield 1) ]    //! FS0747
let g = [ (yield! xs); 2 ]    //! FS0747
let h = [ (for i in xs do i) ]    //! warning FS0020
let i = seq { (yield 1) }    //! FS0747
let j = seq { yield 1; (yield 2) }    //! FS0747
let k = [ (while false do yield 3) ]    //! FS0747
let l = [ (let x = 3 in yield x) ]    //! FS0747
let m = [ (match 3 with _ -> yield 3) ]    //! FS0747
let n = [ (try yield 3 finally ()) ]    //! FS0747
let o = [ begin for i in xs -> i end ]    //! FS0747    //! warning FS0737
let p = [ ((for i in xs -> i)) ]    //! FS0747    //! warning FS0737
let q = [ yield (for i in xs -> i) ]    //! FS0747    //! warning FS0737
let r = async { (return 3) }    //! FS0792
let s = async { (let! x = async { return 3 } in return x) }    //! FS0792
let t = async { (do! async { return () }) }    //! FS0792
let u = async { if true then (return ()) }    //! FS0792
let v = [ if true then (yield 3) ]    //! FS0747
let w = [ for x in xs do (yield x) ]    //! FS0747
let x = [ for x in xs -> (yield x) ]    //! FS0747
let y = async { (return! async { return 1 }) }    //! FS0792
let z = [ 1; (yield 2) ]    //! FS0747
