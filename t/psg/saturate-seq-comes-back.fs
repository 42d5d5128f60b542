// step: saturate
type Tree = Leaf | Node of Tree * int * Tree
let rec inorder t = seq {
    match t with
    | Leaf -> ()
    | Node (l, x, r) ->
        yield! inorder l
        yield x
        yield! inorder r
}
let rec twice n = seq {
    if n > 0 then
        yield! twice (n - 1)
        yield n
        yield! twice (n - 2)
        yield 0
}
let values = Seq.toList (inorder Leaf), Seq.toList (twice 2)
// ===>
// (ModuleDef Saturate_seq_comes_back
//   (LetRecBindings : unit
//     (Binding inorder : Tree -> int seq module
//       (Lambda : Tree -> int seq
//         (PatternBinding t : Tree)
//         (SeqStateMachine Sequential captures t internal x r $frames : int seq
//           (SeqBlock s0
//             (SeqSwitch 0->b1 1->b2 : unit
//               (DUGetTag : int
//                 (VarRef t : Tree))))
//           (SeqBlock b1
//             (SeqGoto b3 : unit))
//           (SeqBlock b2
//             (Binding $v : Tree synthetic
//               (DUEliminate Node 0 : Tree
//                 (VarRef t : Tree)))
//             (Binding $v : int synthetic
//               (DUEliminate Node 1 : int
//                 (VarRef t : Tree)))
//             (Binding $v : Tree synthetic
//               (DUEliminate Node 2 : Tree
//                 (VarRef t : Tree)))
//             (Binding l : Tree
//               (VarRef $v : Tree))
//             (Binding x : int
//               (VarRef $v : int))
//             (Binding r : Tree
//               (VarRef $v : Tree))
//             (Binding $next : Tree synthetic
//               (VarRef l : Tree))
//             (Set : unit
//               (VarRef $frames : (int * Tree) list)
//               (DUConstruct :: : (int * Tree) list
//                 (TupleExpr : int * Tree
//                   (VarRef x : int)
//                   (VarRef r : Tree))
//                 (VarRef $frames : (int * Tree) list)))
//             (Set : unit
//               (VarRef t : Tree)
//               (VarRef $next : Tree))
//             (SeqGoto s0 : unit))
//           (SeqBlock b3
//             (SeqGoto end : unit))
//           (SeqBlock r0
//             (SeqYield state 1 : unit
//               (VarRef x : int)))
//           (SeqBlock s1
//             (Binding $next : Tree synthetic
//               (VarRef r : Tree))
//             (Set : unit
//               (VarRef t : Tree)
//               (VarRef $next : Tree))
//             (SeqGoto s0 : unit))
//           (SeqBlock end
//             (SeqBranch pop done : unit
//               (Intrinsic Op.primEq : bool
//                 (DUGetTag : int
//                   (VarRef $frames : (int * Tree) list))
//                 (Literal 1 : int))))
//           (SeqBlock pop
//             (Binding $was : (int * Tree) list synthetic
//               (VarRef $frames : (int * Tree) list))
//             (Set : unit
//               (VarRef $frames : (int * Tree) list)
//               (DUConstruct [] : (int * Tree) list))
//             (Binding $top : int * Tree synthetic
//               (DUEliminate :: 0 : int * Tree
//                 (VarRef $was : (int * Tree) list)))
//             (Set : unit
//               (VarRef $frames : (int * Tree) list)
//               (DUEliminate :: 1 : (int * Tree) list
//                 (VarRef $was : (int * Tree) list)))
//             (Set : unit
//               (VarRef x : int)
//               (TupleGet 0 : int
//                 (VarRef $top : int * Tree)))
//             (Set : unit
//               (VarRef r : Tree)
//               (TupleGet 1 : Tree
//                 (VarRef $top : int * Tree)))
//             (SeqGoto r0 : unit))
//           (SeqBlock done
//             (SeqDone : unit))
//           (PatternBinding $frames : (int * Tree) list mutable synthetic)))))
//   (LetRecBindings : unit
//     (Binding twice : int -> int seq module
//       (Lambda : int -> int seq
//         (PatternBinding n : int)
//         (SeqStateMachine Sequential captures n internal $frames : int seq
//           (SeqBlock s0
//             (SeqBranch b1 b2 : unit
//               (Intrinsic Op.greater : bool
//                 (VarRef n : int)
//                 (Literal 0 : int))))
//           (SeqBlock b1
//             (Binding $next : int synthetic
//               (Intrinsic Op.sub : int
//                 (VarRef n : int)
//                 (Literal 1 : int)))
//             (Set : unit
//               (VarRef $frames : (int * int) list)
//               (DUConstruct :: : (int * int) list
//                 (TupleExpr : int * int
//                   (Literal 0 : int)
//                   (VarRef n : int))
//                 (VarRef $frames : (int * int) list)))
//             (Set : unit
//               (VarRef n : int)
//               (VarRef $next : int))
//             (SeqGoto s0 : unit))
//           (SeqBlock b2
//             (SeqGoto end : unit))
//           (SeqBlock r0
//             (SeqYield state 1 : unit
//               (VarRef n : int)))
//           (SeqBlock s1
//             (Binding $next : int synthetic
//               (Intrinsic Op.sub : int
//                 (VarRef n : int)
//                 (Literal 2 : int)))
//             (Set : unit
//               (VarRef $frames : (int * int) list)
//               (DUConstruct :: : (int * int) list
//                 (TupleExpr : int * int
//                   (Literal 1 : int)
//                   (Intrinsic Object.blankOf : int))
//                 (VarRef $frames : (int * int) list)))
//             (Set : unit
//               (VarRef n : int)
//               (VarRef $next : int))
//             (SeqGoto s0 : unit))
//           (SeqBlock r1
//             (SeqYield state 2 : unit
//               (Literal 0 : int)))
//           (SeqBlock s2
//             (SeqGoto b2 : unit))
//           (SeqBlock end
//             (SeqBranch pop done : unit
//               (Intrinsic Op.primEq : bool
//                 (DUGetTag : int
//                   (VarRef $frames : (int * int) list))
//                 (Literal 1 : int))))
//           (SeqBlock pop
//             (Binding $was : (int * int) list synthetic
//               (VarRef $frames : (int * int) list))
//             (Set : unit
//               (VarRef $frames : (int * int) list)
//               (DUConstruct [] : (int * int) list))
//             (Binding $top : int * int synthetic
//               (DUEliminate :: 0 : int * int
//                 (VarRef $was : (int * int) list)))
//             (Set : unit
//               (VarRef $frames : (int * int) list)
//               (DUEliminate :: 1 : (int * int) list
//                 (VarRef $was : (int * int) list)))
//             (Set : unit
//               (VarRef n : int)
//               (TupleGet 1 : int
//                 (VarRef $top : int * int)))
//             (SeqSwitch 0->r0 1->r1 : unit
//               (TupleGet 0 : int
//                 (VarRef $top : int * int))))
//           (SeqBlock done
//             (SeqDone : unit))
//           (PatternBinding $frames : (int * int) list mutable synthetic)))))
//   (Binding values : int list * int list module
//     (TupleExpr : int list * int list
//       (Application : int list
//         (VarRef toList <int> : int seq -> int list)
//         (Application : int seq
//           (VarRef inorder : Tree -> int seq)
//           (UnionCase Leaf : Tree)))
//       (Application : int list
//         (VarRef toList <int> : int seq -> int list)
//         (Application : int seq
//           (VarRef twice : int -> int seq)
//           (Literal 2 : int))))))
