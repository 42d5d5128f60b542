// out: a true
// out: b true
// out: c true
// out: d true
// out: e true
// out: f true
// out: g true
// out: h true
// out: i false
// out: j false
// out: k false
// out: l false
// out: m false
// out: n true
// out: o false
// out: p true
// out: q true
// out: r true
// out: s true
// out: t true
// out: u true
// out: w true
// out: x false
// out: y false
// out: z true
// out: A true
// out: C true
// out: D true
// out: E true
// out: F true
// out: G true
// out: H false
// out: I false
// out: J true
// out: K true
// out: L true
// Equals of objects, which collections use: nan equals nan.
open System
open System.Collections
open System.Collections.Generic
let p (s: string) (b: bool) = printfn "%s %b" s b
let n = box nan
let m = box nan
p "a" ((ResizeArray [n]).Contains m)
p "b" ((HashSet [n]).Contains m)
let d = Dictionary<obj, int>()
d.[n] <- 1
p "c" (d.ContainsKey m)
p "d" (obj.Equals (n, m))
p "e" (n.Equals m)
p "f" ((ArrayList [| n |]).Contains m)
let h = Hashtable()
h.[n] <- 1
p "g" (h.ContainsKey m)
p "h" (Array.IndexOf ([| n |], m) = 0)
p "i" (Array.contains m [| n |])
p "j" (List.contains m [n])
p "k" (Seq.contains m [n])
p "l" ((List.distinct [n; m]).Length = 1)
p "m" ((List.groupBy id [n; m]).Length = 1)
p "n" (EqualityComparer<obj>.Default.Equals (n, m))
p "o" (HashIdentity.Structural<obj>.Equals (n, m))
p "p" (System.Linq.Enumerable.Contains ([n], m))
p "q" (System.Linq.Enumerable.SequenceEqual ([n], [m]))
p "r" ((Generic.Queue [n]).Contains m)
p "s" ((LinkedList [n]).Contains m)
p "t" ((Generic.Stack [n]).Contains m)
p "u" (System.Linq.Enumerable.Count (System.Linq.Enumerable.Distinct [n; m]) = 1)
p "w" (LanguagePrimitives.GenericEqualityERComparer.Equals (n, m))
p "x" (LanguagePrimitives.GenericEqualityComparer.Equals (n, m))
p "y" (List.except [n] [m] = [])
p "z" (Object.Equals ([n], [m]))
p "A" ((n, 1).Equals ((m, 1)))
p "C" (Comparer<obj>.Default.Compare (n, m) = 0)
p "D" (List.tryFindIndex ((=) m) [n] = None)
p "E" ((ResizeArray [Some n]).Contains (Some m))
p "F" ((HashSet [Some nan]).Contains (Some nan))
p "G" ((HashSet [(n, 1)]).Contains ((m, 1)))
p "H" ((Map [1, n]) = (Map [1, m]))
p "I" (Nullable nan = Nullable nan)
p "J" ((ResizeArray [Nullable nan]).Contains (Nullable nan))
p "K" ((HashSet [KeyValuePair (nan, 1)]).Contains (KeyValuePair (nan, 1)))
p "L" (ValueTuple.Create(nan).Equals (ValueTuple.Create nan))
