// out: String.length null: 0
// out: String.collect string null: ""
// out: String.map Char.ToUpper null: ""
// out: String.mapi (fun i c -> if i=0 then Char.ToUpper c else c) null: ""
// out: String.filter ((<>) 'b') null: ""
// out: String.exists ((=) 'b') null: false
// out: String.forall ((=) 'b') null: true
// out: String.iter ignore null: ()
// out: String.iteri (fun _ _ -> ()) null: ()
// out: String.replicate 2 null: ""
// out: String.replicate 0 null: ""
// out: String.replicate -1 null: ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: String.IsNullOrEmpty null: true
// out: String.IsNullOrWhiteSpace null: true
// out: String.concat null ['x';null;'y']: "xy"
// out: String.concat null []: ""
// out: String.Join(null, [|'x';null;'y'|]): "xy"
// out: String.Join(null, [1;2;3]): "123"
// out: sign (String.Compare(null,'abc')): -1
// out: sign (String.CompareOrdinal(null,'abc')): -1
// out: sign (String.Compare(null,'abc',true)): -1
// out: sign (String.Compare(null,'abc',StringComparison.OrdinalIgnoreCase)): -1
// out: String.Equals(null,'abc'): false
// out: (null: string) = 'abc': false
// out: sign (compare (null: string) 'abc'): -1
// out: String.Concat((null: string),('abc': string)): "abc"
// out: (null: string) + 'abc': "abc"
// out: sign (String.Compare(null,'ABC')): -1
// out: sign (String.CompareOrdinal(null,'ABC')): -1
// out: sign (String.Compare(null,'ABC',true)): -1
// out: sign (String.Compare(null,'ABC',StringComparison.OrdinalIgnoreCase)): -1
// out: String.Equals(null,'ABC'): false
// out: (null: string) = 'ABC': false
// out: sign (compare (null: string) 'ABC'): -1
// out: String.Concat((null: string),('ABC': string)): "ABC"
// out: (null: string) + 'ABC': "ABC"
// out: sign (String.Compare(null,null)): 0
// out: sign (String.CompareOrdinal(null,null)): 0
// out: sign (String.Compare(null,null,true)): 0
// out: sign (String.Compare(null,null,StringComparison.OrdinalIgnoreCase)): 0
// out: String.Equals(null,null): true
// out: (null: string) = null: true
// out: sign (compare (null: string) null): 0
// out: String.Concat((null: string),(null: string)): ""
// out: (null: string) + null: ""
// out: sign (String.Compare(null,'b')): -1
// out: sign (String.CompareOrdinal(null,'b')): -1
// out: sign (String.Compare(null,'b',true)): -1
// out: sign (String.Compare(null,'b',StringComparison.OrdinalIgnoreCase)): -1
// out: String.Equals(null,'b'): false
// out: (null: string) = 'b': false
// out: sign (compare (null: string) 'b'): -1
// out: String.Concat((null: string),('b': string)): "b"
// out: (null: string) + 'b': "b"
// out: sign (String.Compare(null,'')): -1
// out: sign (String.CompareOrdinal(null,'')): -1
// out: sign (String.Compare(null,'',true)): -1
// out: sign (String.Compare(null,'',StringComparison.OrdinalIgnoreCase)): -1
// out: String.Equals(null,''): false
// out: (null: string) = '': false
// out: sign (compare (null: string) ''): -1
// out: String.Concat((null: string),('': string)): ""
// out: (null: string) + '': ""
// out: String.length '': 0
// out: String.collect string '': ""
// out: String.map Char.ToUpper '': ""
// out: String.mapi (fun i c -> if i=0 then Char.ToUpper c else c) '': ""
// out: String.filter ((<>) 'b') '': ""
// out: String.exists ((=) 'b') '': false
// out: String.forall ((=) 'b') '': true
// out: String.iter ignore '': ()
// out: String.iteri (fun _ _ -> ()) '': ()
// out: String.replicate 2 '': ""
// out: String.replicate 0 '': ""
// out: String.replicate -1 '': ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: String.IsNullOrEmpty '': true
// out: String.IsNullOrWhiteSpace '': true
// out: String.concat '' ['x';null;'y']: "xy"
// out: String.concat '' []: ""
// out: String.Join('', [|'x';null;'y'|]): "xy"
// out: String.Join('', [1;2;3]): "123"
// out: sign (String.Compare('','abc')): -1
// out: sign (String.CompareOrdinal('','abc')): -1
// out: sign (String.Compare('','abc',true)): -1
// out: sign (String.Compare('','abc',StringComparison.OrdinalIgnoreCase)): -1
// out: String.Equals('','abc'): false
// out: ('': string) = 'abc': false
// out: sign (compare ('': string) 'abc'): -1
// out: String.Concat(('': string),('abc': string)): "abc"
// out: ('': string) + 'abc': "abc"
// out: sign (String.Compare('','ABC')): -1
// out: sign (String.CompareOrdinal('','ABC')): -1
// out: sign (String.Compare('','ABC',true)): -1
// out: sign (String.Compare('','ABC',StringComparison.OrdinalIgnoreCase)): -1
// out: String.Equals('','ABC'): false
// out: ('': string) = 'ABC': false
// out: sign (compare ('': string) 'ABC'): -1
// out: String.Concat(('': string),('ABC': string)): "ABC"
// out: ('': string) + 'ABC': "ABC"
// out: sign (String.Compare('',null)): 1
// out: sign (String.CompareOrdinal('',null)): 1
// out: sign (String.Compare('',null,true)): 1
// out: sign (String.Compare('',null,StringComparison.OrdinalIgnoreCase)): 1
// out: String.Equals('',null): false
// out: ('': string) = null: false
// out: sign (compare ('': string) null): 1
// out: String.Concat(('': string),(null: string)): ""
// out: ('': string) + null: ""
// out: sign (String.Compare('','b')): -1
// out: sign (String.CompareOrdinal('','b')): -1
// out: sign (String.Compare('','b',true)): -1
// out: sign (String.Compare('','b',StringComparison.OrdinalIgnoreCase)): -1
// out: String.Equals('','b'): false
// out: ('': string) = 'b': false
// out: sign (compare ('': string) 'b'): -1
// out: String.Concat(('': string),('b': string)): "b"
// out: ('': string) + 'b': "b"
// out: sign (String.Compare('','')): 0
// out: sign (String.CompareOrdinal('','')): 0
// out: sign (String.Compare('','',true)): 0
// out: sign (String.Compare('','',StringComparison.OrdinalIgnoreCase)): 0
// out: String.Equals('',''): true
// out: ('': string) = '': true
// out: sign (compare ('': string) ''): 0
// out: String.Concat(('': string),('': string)): ""
// out: ('': string) + '': ""
// out: String.length 'abc': 3
// out: String.collect string 'abc': "abc"
// out: String.map Char.ToUpper 'abc': "ABC"
// out: String.mapi (fun i c -> if i=0 then Char.ToUpper c else c) 'abc': "Abc"
// out: String.filter ((<>) 'b') 'abc': "ac"
// out: String.exists ((=) 'b') 'abc': true
// out: String.forall ((=) 'b') 'abc': false
// out: String.iter ignore 'abc': ()
// out: String.iteri (fun _ _ -> ()) 'abc': ()
// out: String.replicate 2 'abc': "abcabc"
// out: String.replicate 0 'abc': ""
// out: String.replicate -1 'abc': ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: String.IsNullOrEmpty 'abc': false
// out: String.IsNullOrWhiteSpace 'abc': false
// out: String.concat 'abc' ['x';null;'y']: "xabcabcy"
// out: String.concat 'abc' []: ""
// out: String.Join('abc', [|'x';null;'y'|]): "xabcabcy"
// out: String.Join('abc', [1;2;3]): "1abc2abc3"
// out: sign (String.Compare('abc','abc')): 0
// out: sign (String.CompareOrdinal('abc','abc')): 0
// out: sign (String.Compare('abc','abc',true)): 0
// out: sign (String.Compare('abc','abc',StringComparison.OrdinalIgnoreCase)): 0
// out: String.Equals('abc','abc'): true
// out: ('abc': string) = 'abc': true
// out: sign (compare ('abc': string) 'abc'): 0
// out: String.Concat(('abc': string),('abc': string)): "abcabc"
// out: ('abc': string) + 'abc': "abcabc"
// out: sign (String.Compare('abc','ABC')): 1
// out: sign (String.CompareOrdinal('abc','ABC')): 1
// out: sign (String.Compare('abc','ABC',true)): 0
// out: sign (String.Compare('abc','ABC',StringComparison.OrdinalIgnoreCase)): 0
// out: String.Equals('abc','ABC'): false
// out: ('abc': string) = 'ABC': false
// out: sign (compare ('abc': string) 'ABC'): 1
// out: String.Concat(('abc': string),('ABC': string)): "abcABC"
// out: ('abc': string) + 'ABC': "abcABC"
// out: sign (String.Compare('abc',null)): 1
// out: sign (String.CompareOrdinal('abc',null)): 1
// out: sign (String.Compare('abc',null,true)): 1
// out: sign (String.Compare('abc',null,StringComparison.OrdinalIgnoreCase)): 1
// out: String.Equals('abc',null): false
// out: ('abc': string) = null: false
// out: sign (compare ('abc': string) null): 1
// out: String.Concat(('abc': string),(null: string)): "abc"
// out: ('abc': string) + null: "abc"
// out: sign (String.Compare('abc','b')): -1
// out: sign (String.CompareOrdinal('abc','b')): -1
// out: sign (String.Compare('abc','b',true)): -1
// out: sign (String.Compare('abc','b',StringComparison.OrdinalIgnoreCase)): -1
// out: String.Equals('abc','b'): false
// out: ('abc': string) = 'b': false
// out: sign (compare ('abc': string) 'b'): -1
// out: String.Concat(('abc': string),('b': string)): "abcb"
// out: ('abc': string) + 'b': "abcb"
// out: sign (String.Compare('abc','')): 1
// out: sign (String.CompareOrdinal('abc','')): 1
// out: sign (String.Compare('abc','',true)): 1
// out: sign (String.Compare('abc','',StringComparison.OrdinalIgnoreCase)): 1
// out: String.Equals('abc',''): false
// out: ('abc': string) = '': false
// out: sign (compare ('abc': string) ''): 1
// out: String.Concat(('abc': string),('': string)): "abc"
// out: ('abc': string) + '': "abc"
// out: String.length 'a b': 3
// out: String.collect string 'a b': "a b"
// out: String.map Char.ToUpper 'a b': "A B"
// out: String.mapi (fun i c -> if i=0 then Char.ToUpper c else c) 'a b': "A b"
// out: String.filter ((<>) 'b') 'a b': "a "
// out: String.exists ((=) 'b') 'a b': true
// out: String.forall ((=) 'b') 'a b': false
// out: String.iter ignore 'a b': ()
// out: String.iteri (fun _ _ -> ()) 'a b': ()
// out: String.replicate 2 'a b': "a ba b"
// out: String.replicate 0 'a b': ""
// out: String.replicate -1 'a b': ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: String.IsNullOrEmpty 'a b': false
// out: String.IsNullOrWhiteSpace 'a b': false
// out: String.concat 'a b' ['x';null;'y']: "xa ba by"
// out: String.concat 'a b' []: ""
// out: String.Join('a b', [|'x';null;'y'|]): "xa ba by"
// out: String.Join('a b', [1;2;3]): "1a b2a b3"
// out: sign (String.Compare('a b','abc')): -1
// out: sign (String.CompareOrdinal('a b','abc')): -1
// out: sign (String.Compare('a b','abc',true)): -1
// out: sign (String.Compare('a b','abc',StringComparison.OrdinalIgnoreCase)): -1
// out: String.Equals('a b','abc'): false
// out: ('a b': string) = 'abc': false
// out: sign (compare ('a b': string) 'abc'): -1
// out: String.Concat(('a b': string),('abc': string)): "a babc"
// out: ('a b': string) + 'abc': "a babc"
// out: sign (String.Compare('a b','ABC')): 1
// out: sign (String.CompareOrdinal('a b','ABC')): 1
// out: sign (String.Compare('a b','ABC',true)): -1
// out: sign (String.Compare('a b','ABC',StringComparison.OrdinalIgnoreCase)): -1
// out: String.Equals('a b','ABC'): false
// out: ('a b': string) = 'ABC': false
// out: sign (compare ('a b': string) 'ABC'): 1
// out: String.Concat(('a b': string),('ABC': string)): "a bABC"
// out: ('a b': string) + 'ABC': "a bABC"
// out: sign (String.Compare('a b',null)): 1
// out: sign (String.CompareOrdinal('a b',null)): 1
// out: sign (String.Compare('a b',null,true)): 1
// out: sign (String.Compare('a b',null,StringComparison.OrdinalIgnoreCase)): 1
// out: String.Equals('a b',null): false
// out: ('a b': string) = null: false
// out: sign (compare ('a b': string) null): 1
// out: String.Concat(('a b': string),(null: string)): "a b"
// out: ('a b': string) + null: "a b"
// out: sign (String.Compare('a b','b')): -1
// out: sign (String.CompareOrdinal('a b','b')): -1
// out: sign (String.Compare('a b','b',true)): -1
// out: sign (String.Compare('a b','b',StringComparison.OrdinalIgnoreCase)): -1
// out: String.Equals('a b','b'): false
// out: ('a b': string) = 'b': false
// out: sign (compare ('a b': string) 'b'): -1
// out: String.Concat(('a b': string),('b': string)): "a bb"
// out: ('a b': string) + 'b': "a bb"
// out: sign (String.Compare('a b','')): 1
// out: sign (String.CompareOrdinal('a b','')): 1
// out: sign (String.Compare('a b','',true)): 1
// out: sign (String.Compare('a b','',StringComparison.OrdinalIgnoreCase)): 1
// out: String.Equals('a b',''): false
// out: ('a b': string) = '': false
// out: sign (compare ('a b': string) ''): 1
// out: String.Concat(('a b': string),('': string)): "a b"
// out: ('a b': string) + '': "a b"
// out: String.init 3 string: "012"
// out: String.init 0 string: ""
// out: String.init -1 string: ArgumentException The input must be non-negative.~count = -1 (Parameter 'count')
// out: String.concat ',' (null: string seq): ArgumentNullException Value cannot be null. (Parameter 'values')
// out: String.Join(',', (null: string[])): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: String('x',3): "xxx"
// out: String('x',0): ""
// out: String('x',-1): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: String([|'a';'b'|]): "ab"
// out: String([|'a';'b'|],1,1): "b"
// out: String([|'a';'b'|],1,2): ArgumentOutOfRangeException startIndex ('1') must be less than or equal to '0'. (Parameter 'startIndex')~Actual value was 1.
// out: String([|'a';'b'|],-1,1): ArgumentOutOfRangeException startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')~Actual value was -1.
// out: String((null: char[])): ""
// out: String.Format('{0}',1): "1"
// out: String.Format('{0} {1}',1): FormatException Index (zero based) must be greater than or equal to zero and less than the size of the argument list.
// out: String.Format('{0',1): FormatException Input string was not in a correct format. Failure to parse near offset 2. Format item ends prematurely.
// out: String.Format('{',1): FormatException Input string was not in a correct format. Failure to parse near offset 1. Format item ends prematurely.
// out: String.Format('}',1): FormatException Input string was not in a correct format. Failure to parse near offset 1. Format item ends prematurely.
// out: String.Format('{{0}}',1): "{0}"
// out: String.Format('{0,5}|{0,-5}|',1): "    1|1    |"
// out: String.Format('{0:N2}',1234.5): "1,234.50"
// out: String.Format('{-1}',1): FormatException Input string was not in a correct format. Failure to parse near offset 1. Expected an ASCII digit.
// out: String.Format('{a}',1): FormatException Input string was not in a correct format. Failure to parse near offset 1. Expected an ASCII digit.
// out: String.Format('{0:}',1): "1"
// out: String.Format('{0,}',1): FormatException Input string was not in a correct format. Failure to parse near offset 3. Expected an ASCII digit.
// out: String.Format('{0,x}',1): FormatException Input string was not in a correct format. Failure to parse near offset 3. Expected an ASCII digit.
// out: String.Format((null: string),1): ArgumentNullException Value cannot be null. (Parameter 'format')
// out: String.Format('{0}{1}{2}{3}',1,2,3,4): "1234"
// out: String.Format('{0}', null: obj): ""
// out: String.Format('{0} {1}', [|box 1; box 'b'|]): "1 b"
// out: String.Format('{1000000}',1): FormatException Index (zero based) must be greater than or equal to zero and less than the size of the argument list.
// out: String.Format('{9999999}',1): FormatException Index (zero based) must be greater than or equal to zero and less than the size of the argument list.
// out: String.Format('{0,10000000}',1).Length: FormatException Input string was not in a correct format. Failure to parse near offset 10. Format item ends prematurely.
// out: 'a'.ToString(): "a"
// out: 'abc'.Substring(1).ToUpper().[0]: 'B'
// out: String.Compare('abc',1,'xbc',1,2): 0
// out: String.Compare('abc',-1,'xbc',1,2): ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: String.Compare('abc',9,'xbc',1,2): ArgumentOutOfRangeException length1 ('-6') must be a non-negative value. (Parameter 'length1')~Actual value was -6.
// out: String.Compare('abc',1,'xbc',1,-2): ArgumentOutOfRangeException length1 ('-2') must be a non-negative value. (Parameter 'length1')~Actual value was -2.
// out: String.CompareOrdinal('abc',1,'xbc',1,2): 0
// out: join1: "b,c"
// out: join2: ArgumentOutOfRangeException startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')~Actual value was -1.
// out: join3: ArgumentOutOfRangeException count ('-2') must be a non-negative value. (Parameter 'count')~Actual value was -2.
// out: join4: ArgumentOutOfRangeException startIndex ('2') must be less than or equal to '1'. (Parameter 'startIndex')~Actual value was 2.
// out: join5: ArgumentNullException Value cannot be null. (Parameter 'value')
// out: join6: ArgumentNullException Value cannot be null. (Parameter 'values')
// out: join7: ArgumentNullException Value cannot be null. (Parameter 'value')
// out: join8: "1;;x"
// out: concat1: ArgumentNullException Value cannot be null. (Parameter 'values')
// out: concat2: ArgumentNullException Value cannot be null. (Parameter 'values')
// out: concat3: "123"
// out: concat4: "1"
open System
open System.Text
open System.Collections.Generic
open System.Numerics
let t name (g: unit -> 'a) =
    try printfn "%s: %s" name ((sprintf "%A" (g ())).Replace("\n", "~"))
    with e -> printfn "%s: %s %s" name (e.GetType().Name) (e.Message.Replace("\n", "~"))
t "String.length null" (fun () -> String.length null)
t "String.collect string null" (fun () -> String.collect string null)
t "String.map Char.ToUpper null" (fun () -> String.map Char.ToUpper null)
t "String.mapi (fun i c -> if i=0 then Char.ToUpper c else c) null" (fun () -> String.mapi (fun i c -> if i=0 then Char.ToUpper c else c) null)
t "String.filter ((<>) 'b') null" (fun () -> String.filter ((<>) 'b') null)
t "String.exists ((=) 'b') null" (fun () -> String.exists ((=) 'b') null)
t "String.forall ((=) 'b') null" (fun () -> String.forall ((=) 'b') null)
t "String.iter ignore null" (fun () -> String.iter ignore null)
t "String.iteri (fun _ _ -> ()) null" (fun () -> String.iteri (fun _ _ -> ()) null)
t "String.replicate 2 null" (fun () -> String.replicate 2 null)
t "String.replicate 0 null" (fun () -> String.replicate 0 null)
t "String.replicate -1 null" (fun () -> String.replicate -1 null)
t "String.IsNullOrEmpty null" (fun () -> String.IsNullOrEmpty null)
t "String.IsNullOrWhiteSpace null" (fun () -> String.IsNullOrWhiteSpace null)
t "String.concat null ['x';null;'y']" (fun () -> String.concat null ["x";null;"y"])
t "String.concat null []" (fun () -> String.concat null [])
t "String.Join(null, [|'x';null;'y'|])" (fun () -> String.Join(null, [|"x";null;"y"|]))
t "String.Join(null, [1;2;3])" (fun () -> String.Join(null, [1;2;3]))
t "sign (String.Compare(null,'abc'))" (fun () -> sign (String.Compare(null,"abc")))
t "sign (String.CompareOrdinal(null,'abc'))" (fun () -> sign (String.CompareOrdinal(null,"abc")))
t "sign (String.Compare(null,'abc',true))" (fun () -> sign (String.Compare(null,"abc",true)))
t "sign (String.Compare(null,'abc',StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare(null,"abc",StringComparison.OrdinalIgnoreCase)))
t "String.Equals(null,'abc')" (fun () -> String.Equals(null,"abc"))
t "(null: string) = 'abc'" (fun () -> (null: string) = "abc")
t "sign (compare (null: string) 'abc')" (fun () -> sign (compare (null: string) "abc"))
t "String.Concat((null: string),('abc': string))" (fun () -> String.Concat((null: string),("abc": string)))
t "(null: string) + 'abc'" (fun () -> (null: string) + "abc")
t "sign (String.Compare(null,'ABC'))" (fun () -> sign (String.Compare(null,"ABC")))
t "sign (String.CompareOrdinal(null,'ABC'))" (fun () -> sign (String.CompareOrdinal(null,"ABC")))
t "sign (String.Compare(null,'ABC',true))" (fun () -> sign (String.Compare(null,"ABC",true)))
t "sign (String.Compare(null,'ABC',StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare(null,"ABC",StringComparison.OrdinalIgnoreCase)))
t "String.Equals(null,'ABC')" (fun () -> String.Equals(null,"ABC"))
t "(null: string) = 'ABC'" (fun () -> (null: string) = "ABC")
t "sign (compare (null: string) 'ABC')" (fun () -> sign (compare (null: string) "ABC"))
t "String.Concat((null: string),('ABC': string))" (fun () -> String.Concat((null: string),("ABC": string)))
t "(null: string) + 'ABC'" (fun () -> (null: string) + "ABC")
t "sign (String.Compare(null,null))" (fun () -> sign (String.Compare(null,null)))
t "sign (String.CompareOrdinal(null,null))" (fun () -> sign (String.CompareOrdinal(null,null)))
t "sign (String.Compare(null,null,true))" (fun () -> sign (String.Compare(null,null,true)))
t "sign (String.Compare(null,null,StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare(null,null,StringComparison.OrdinalIgnoreCase)))
t "String.Equals(null,null)" (fun () -> String.Equals(null,null))
t "(null: string) = null" (fun () -> (null: string) = null)
t "sign (compare (null: string) null)" (fun () -> sign (compare (null: string) null))
t "String.Concat((null: string),(null: string))" (fun () -> String.Concat((null: string),(null: string)))
t "(null: string) + null" (fun () -> (null: string) + null)
t "sign (String.Compare(null,'b'))" (fun () -> sign (String.Compare(null,"b")))
t "sign (String.CompareOrdinal(null,'b'))" (fun () -> sign (String.CompareOrdinal(null,"b")))
t "sign (String.Compare(null,'b',true))" (fun () -> sign (String.Compare(null,"b",true)))
t "sign (String.Compare(null,'b',StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare(null,"b",StringComparison.OrdinalIgnoreCase)))
t "String.Equals(null,'b')" (fun () -> String.Equals(null,"b"))
t "(null: string) = 'b'" (fun () -> (null: string) = "b")
t "sign (compare (null: string) 'b')" (fun () -> sign (compare (null: string) "b"))
t "String.Concat((null: string),('b': string))" (fun () -> String.Concat((null: string),("b": string)))
t "(null: string) + 'b'" (fun () -> (null: string) + "b")
t "sign (String.Compare(null,''))" (fun () -> sign (String.Compare(null,"")))
t "sign (String.CompareOrdinal(null,''))" (fun () -> sign (String.CompareOrdinal(null,"")))
t "sign (String.Compare(null,'',true))" (fun () -> sign (String.Compare(null,"",true)))
t "sign (String.Compare(null,'',StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare(null,"",StringComparison.OrdinalIgnoreCase)))
t "String.Equals(null,'')" (fun () -> String.Equals(null,""))
t "(null: string) = ''" (fun () -> (null: string) = "")
t "sign (compare (null: string) '')" (fun () -> sign (compare (null: string) ""))
t "String.Concat((null: string),('': string))" (fun () -> String.Concat((null: string),("": string)))
t "(null: string) + ''" (fun () -> (null: string) + "")
t "String.length ''" (fun () -> String.length "")
t "String.collect string ''" (fun () -> String.collect string "")
t "String.map Char.ToUpper ''" (fun () -> String.map Char.ToUpper "")
t "String.mapi (fun i c -> if i=0 then Char.ToUpper c else c) ''" (fun () -> String.mapi (fun i c -> if i=0 then Char.ToUpper c else c) "")
t "String.filter ((<>) 'b') ''" (fun () -> String.filter ((<>) 'b') "")
t "String.exists ((=) 'b') ''" (fun () -> String.exists ((=) 'b') "")
t "String.forall ((=) 'b') ''" (fun () -> String.forall ((=) 'b') "")
t "String.iter ignore ''" (fun () -> String.iter ignore "")
t "String.iteri (fun _ _ -> ()) ''" (fun () -> String.iteri (fun _ _ -> ()) "")
t "String.replicate 2 ''" (fun () -> String.replicate 2 "")
t "String.replicate 0 ''" (fun () -> String.replicate 0 "")
t "String.replicate -1 ''" (fun () -> String.replicate -1 "")
t "String.IsNullOrEmpty ''" (fun () -> String.IsNullOrEmpty "")
t "String.IsNullOrWhiteSpace ''" (fun () -> String.IsNullOrWhiteSpace "")
t "String.concat '' ['x';null;'y']" (fun () -> String.concat "" ["x";null;"y"])
t "String.concat '' []" (fun () -> String.concat "" [])
t "String.Join('', [|'x';null;'y'|])" (fun () -> String.Join("", [|"x";null;"y"|]))
t "String.Join('', [1;2;3])" (fun () -> String.Join("", [1;2;3]))
t "sign (String.Compare('','abc'))" (fun () -> sign (String.Compare("","abc")))
t "sign (String.CompareOrdinal('','abc'))" (fun () -> sign (String.CompareOrdinal("","abc")))
t "sign (String.Compare('','abc',true))" (fun () -> sign (String.Compare("","abc",true)))
t "sign (String.Compare('','abc',StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare("","abc",StringComparison.OrdinalIgnoreCase)))
t "String.Equals('','abc')" (fun () -> String.Equals("","abc"))
t "('': string) = 'abc'" (fun () -> ("": string) = "abc")
t "sign (compare ('': string) 'abc')" (fun () -> sign (compare ("": string) "abc"))
t "String.Concat(('': string),('abc': string))" (fun () -> String.Concat(("": string),("abc": string)))
t "('': string) + 'abc'" (fun () -> ("": string) + "abc")
t "sign (String.Compare('','ABC'))" (fun () -> sign (String.Compare("","ABC")))
t "sign (String.CompareOrdinal('','ABC'))" (fun () -> sign (String.CompareOrdinal("","ABC")))
t "sign (String.Compare('','ABC',true))" (fun () -> sign (String.Compare("","ABC",true)))
t "sign (String.Compare('','ABC',StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare("","ABC",StringComparison.OrdinalIgnoreCase)))
t "String.Equals('','ABC')" (fun () -> String.Equals("","ABC"))
t "('': string) = 'ABC'" (fun () -> ("": string) = "ABC")
t "sign (compare ('': string) 'ABC')" (fun () -> sign (compare ("": string) "ABC"))
t "String.Concat(('': string),('ABC': string))" (fun () -> String.Concat(("": string),("ABC": string)))
t "('': string) + 'ABC'" (fun () -> ("": string) + "ABC")
t "sign (String.Compare('',null))" (fun () -> sign (String.Compare("",null)))
t "sign (String.CompareOrdinal('',null))" (fun () -> sign (String.CompareOrdinal("",null)))
t "sign (String.Compare('',null,true))" (fun () -> sign (String.Compare("",null,true)))
t "sign (String.Compare('',null,StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare("",null,StringComparison.OrdinalIgnoreCase)))
t "String.Equals('',null)" (fun () -> String.Equals("",null))
t "('': string) = null" (fun () -> ("": string) = null)
t "sign (compare ('': string) null)" (fun () -> sign (compare ("": string) null))
t "String.Concat(('': string),(null: string))" (fun () -> String.Concat(("": string),(null: string)))
t "('': string) + null" (fun () -> ("": string) + null)
t "sign (String.Compare('','b'))" (fun () -> sign (String.Compare("","b")))
t "sign (String.CompareOrdinal('','b'))" (fun () -> sign (String.CompareOrdinal("","b")))
t "sign (String.Compare('','b',true))" (fun () -> sign (String.Compare("","b",true)))
t "sign (String.Compare('','b',StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare("","b",StringComparison.OrdinalIgnoreCase)))
t "String.Equals('','b')" (fun () -> String.Equals("","b"))
t "('': string) = 'b'" (fun () -> ("": string) = "b")
t "sign (compare ('': string) 'b')" (fun () -> sign (compare ("": string) "b"))
t "String.Concat(('': string),('b': string))" (fun () -> String.Concat(("": string),("b": string)))
t "('': string) + 'b'" (fun () -> ("": string) + "b")
t "sign (String.Compare('',''))" (fun () -> sign (String.Compare("","")))
t "sign (String.CompareOrdinal('',''))" (fun () -> sign (String.CompareOrdinal("","")))
t "sign (String.Compare('','',true))" (fun () -> sign (String.Compare("","",true)))
t "sign (String.Compare('','',StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare("","",StringComparison.OrdinalIgnoreCase)))
t "String.Equals('','')" (fun () -> String.Equals("",""))
t "('': string) = ''" (fun () -> ("": string) = "")
t "sign (compare ('': string) '')" (fun () -> sign (compare ("": string) ""))
t "String.Concat(('': string),('': string))" (fun () -> String.Concat(("": string),("": string)))
t "('': string) + ''" (fun () -> ("": string) + "")
t "String.length 'abc'" (fun () -> String.length "abc")
t "String.collect string 'abc'" (fun () -> String.collect string "abc")
t "String.map Char.ToUpper 'abc'" (fun () -> String.map Char.ToUpper "abc")
t "String.mapi (fun i c -> if i=0 then Char.ToUpper c else c) 'abc'" (fun () -> String.mapi (fun i c -> if i=0 then Char.ToUpper c else c) "abc")
t "String.filter ((<>) 'b') 'abc'" (fun () -> String.filter ((<>) 'b') "abc")
t "String.exists ((=) 'b') 'abc'" (fun () -> String.exists ((=) 'b') "abc")
t "String.forall ((=) 'b') 'abc'" (fun () -> String.forall ((=) 'b') "abc")
t "String.iter ignore 'abc'" (fun () -> String.iter ignore "abc")
t "String.iteri (fun _ _ -> ()) 'abc'" (fun () -> String.iteri (fun _ _ -> ()) "abc")
t "String.replicate 2 'abc'" (fun () -> String.replicate 2 "abc")
t "String.replicate 0 'abc'" (fun () -> String.replicate 0 "abc")
t "String.replicate -1 'abc'" (fun () -> String.replicate -1 "abc")
t "String.IsNullOrEmpty 'abc'" (fun () -> String.IsNullOrEmpty "abc")
t "String.IsNullOrWhiteSpace 'abc'" (fun () -> String.IsNullOrWhiteSpace "abc")
t "String.concat 'abc' ['x';null;'y']" (fun () -> String.concat "abc" ["x";null;"y"])
t "String.concat 'abc' []" (fun () -> String.concat "abc" [])
t "String.Join('abc', [|'x';null;'y'|])" (fun () -> String.Join("abc", [|"x";null;"y"|]))
t "String.Join('abc', [1;2;3])" (fun () -> String.Join("abc", [1;2;3]))
t "sign (String.Compare('abc','abc'))" (fun () -> sign (String.Compare("abc","abc")))
t "sign (String.CompareOrdinal('abc','abc'))" (fun () -> sign (String.CompareOrdinal("abc","abc")))
t "sign (String.Compare('abc','abc',true))" (fun () -> sign (String.Compare("abc","abc",true)))
t "sign (String.Compare('abc','abc',StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare("abc","abc",StringComparison.OrdinalIgnoreCase)))
t "String.Equals('abc','abc')" (fun () -> String.Equals("abc","abc"))
t "('abc': string) = 'abc'" (fun () -> ("abc": string) = "abc")
t "sign (compare ('abc': string) 'abc')" (fun () -> sign (compare ("abc": string) "abc"))
t "String.Concat(('abc': string),('abc': string))" (fun () -> String.Concat(("abc": string),("abc": string)))
t "('abc': string) + 'abc'" (fun () -> ("abc": string) + "abc")
t "sign (String.Compare('abc','ABC'))" (fun () -> sign (String.Compare("abc","ABC")))
t "sign (String.CompareOrdinal('abc','ABC'))" (fun () -> sign (String.CompareOrdinal("abc","ABC")))
t "sign (String.Compare('abc','ABC',true))" (fun () -> sign (String.Compare("abc","ABC",true)))
t "sign (String.Compare('abc','ABC',StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare("abc","ABC",StringComparison.OrdinalIgnoreCase)))
t "String.Equals('abc','ABC')" (fun () -> String.Equals("abc","ABC"))
t "('abc': string) = 'ABC'" (fun () -> ("abc": string) = "ABC")
t "sign (compare ('abc': string) 'ABC')" (fun () -> sign (compare ("abc": string) "ABC"))
t "String.Concat(('abc': string),('ABC': string))" (fun () -> String.Concat(("abc": string),("ABC": string)))
t "('abc': string) + 'ABC'" (fun () -> ("abc": string) + "ABC")
t "sign (String.Compare('abc',null))" (fun () -> sign (String.Compare("abc",null)))
t "sign (String.CompareOrdinal('abc',null))" (fun () -> sign (String.CompareOrdinal("abc",null)))
t "sign (String.Compare('abc',null,true))" (fun () -> sign (String.Compare("abc",null,true)))
t "sign (String.Compare('abc',null,StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare("abc",null,StringComparison.OrdinalIgnoreCase)))
t "String.Equals('abc',null)" (fun () -> String.Equals("abc",null))
t "('abc': string) = null" (fun () -> ("abc": string) = null)
t "sign (compare ('abc': string) null)" (fun () -> sign (compare ("abc": string) null))
t "String.Concat(('abc': string),(null: string))" (fun () -> String.Concat(("abc": string),(null: string)))
t "('abc': string) + null" (fun () -> ("abc": string) + null)
t "sign (String.Compare('abc','b'))" (fun () -> sign (String.Compare("abc","b")))
t "sign (String.CompareOrdinal('abc','b'))" (fun () -> sign (String.CompareOrdinal("abc","b")))
t "sign (String.Compare('abc','b',true))" (fun () -> sign (String.Compare("abc","b",true)))
t "sign (String.Compare('abc','b',StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare("abc","b",StringComparison.OrdinalIgnoreCase)))
t "String.Equals('abc','b')" (fun () -> String.Equals("abc","b"))
t "('abc': string) = 'b'" (fun () -> ("abc": string) = "b")
t "sign (compare ('abc': string) 'b')" (fun () -> sign (compare ("abc": string) "b"))
t "String.Concat(('abc': string),('b': string))" (fun () -> String.Concat(("abc": string),("b": string)))
t "('abc': string) + 'b'" (fun () -> ("abc": string) + "b")
t "sign (String.Compare('abc',''))" (fun () -> sign (String.Compare("abc","")))
t "sign (String.CompareOrdinal('abc',''))" (fun () -> sign (String.CompareOrdinal("abc","")))
t "sign (String.Compare('abc','',true))" (fun () -> sign (String.Compare("abc","",true)))
t "sign (String.Compare('abc','',StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare("abc","",StringComparison.OrdinalIgnoreCase)))
t "String.Equals('abc','')" (fun () -> String.Equals("abc",""))
t "('abc': string) = ''" (fun () -> ("abc": string) = "")
t "sign (compare ('abc': string) '')" (fun () -> sign (compare ("abc": string) ""))
t "String.Concat(('abc': string),('': string))" (fun () -> String.Concat(("abc": string),("": string)))
t "('abc': string) + ''" (fun () -> ("abc": string) + "")
t "String.length 'a b'" (fun () -> String.length "a b")
t "String.collect string 'a b'" (fun () -> String.collect string "a b")
t "String.map Char.ToUpper 'a b'" (fun () -> String.map Char.ToUpper "a b")
t "String.mapi (fun i c -> if i=0 then Char.ToUpper c else c) 'a b'" (fun () -> String.mapi (fun i c -> if i=0 then Char.ToUpper c else c) "a b")
t "String.filter ((<>) 'b') 'a b'" (fun () -> String.filter ((<>) 'b') "a b")
t "String.exists ((=) 'b') 'a b'" (fun () -> String.exists ((=) 'b') "a b")
t "String.forall ((=) 'b') 'a b'" (fun () -> String.forall ((=) 'b') "a b")
t "String.iter ignore 'a b'" (fun () -> String.iter ignore "a b")
t "String.iteri (fun _ _ -> ()) 'a b'" (fun () -> String.iteri (fun _ _ -> ()) "a b")
t "String.replicate 2 'a b'" (fun () -> String.replicate 2 "a b")
t "String.replicate 0 'a b'" (fun () -> String.replicate 0 "a b")
t "String.replicate -1 'a b'" (fun () -> String.replicate -1 "a b")
t "String.IsNullOrEmpty 'a b'" (fun () -> String.IsNullOrEmpty "a b")
t "String.IsNullOrWhiteSpace 'a b'" (fun () -> String.IsNullOrWhiteSpace "a b")
t "String.concat 'a b' ['x';null;'y']" (fun () -> String.concat "a b" ["x";null;"y"])
t "String.concat 'a b' []" (fun () -> String.concat "a b" [])
t "String.Join('a b', [|'x';null;'y'|])" (fun () -> String.Join("a b", [|"x";null;"y"|]))
t "String.Join('a b', [1;2;3])" (fun () -> String.Join("a b", [1;2;3]))
t "sign (String.Compare('a b','abc'))" (fun () -> sign (String.Compare("a b","abc")))
t "sign (String.CompareOrdinal('a b','abc'))" (fun () -> sign (String.CompareOrdinal("a b","abc")))
t "sign (String.Compare('a b','abc',true))" (fun () -> sign (String.Compare("a b","abc",true)))
t "sign (String.Compare('a b','abc',StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare("a b","abc",StringComparison.OrdinalIgnoreCase)))
t "String.Equals('a b','abc')" (fun () -> String.Equals("a b","abc"))
t "('a b': string) = 'abc'" (fun () -> ("a b": string) = "abc")
t "sign (compare ('a b': string) 'abc')" (fun () -> sign (compare ("a b": string) "abc"))
t "String.Concat(('a b': string),('abc': string))" (fun () -> String.Concat(("a b": string),("abc": string)))
t "('a b': string) + 'abc'" (fun () -> ("a b": string) + "abc")
t "sign (String.Compare('a b','ABC'))" (fun () -> sign (String.Compare("a b","ABC")))
t "sign (String.CompareOrdinal('a b','ABC'))" (fun () -> sign (String.CompareOrdinal("a b","ABC")))
t "sign (String.Compare('a b','ABC',true))" (fun () -> sign (String.Compare("a b","ABC",true)))
t "sign (String.Compare('a b','ABC',StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare("a b","ABC",StringComparison.OrdinalIgnoreCase)))
t "String.Equals('a b','ABC')" (fun () -> String.Equals("a b","ABC"))
t "('a b': string) = 'ABC'" (fun () -> ("a b": string) = "ABC")
t "sign (compare ('a b': string) 'ABC')" (fun () -> sign (compare ("a b": string) "ABC"))
t "String.Concat(('a b': string),('ABC': string))" (fun () -> String.Concat(("a b": string),("ABC": string)))
t "('a b': string) + 'ABC'" (fun () -> ("a b": string) + "ABC")
t "sign (String.Compare('a b',null))" (fun () -> sign (String.Compare("a b",null)))
t "sign (String.CompareOrdinal('a b',null))" (fun () -> sign (String.CompareOrdinal("a b",null)))
t "sign (String.Compare('a b',null,true))" (fun () -> sign (String.Compare("a b",null,true)))
t "sign (String.Compare('a b',null,StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare("a b",null,StringComparison.OrdinalIgnoreCase)))
t "String.Equals('a b',null)" (fun () -> String.Equals("a b",null))
t "('a b': string) = null" (fun () -> ("a b": string) = null)
t "sign (compare ('a b': string) null)" (fun () -> sign (compare ("a b": string) null))
t "String.Concat(('a b': string),(null: string))" (fun () -> String.Concat(("a b": string),(null: string)))
t "('a b': string) + null" (fun () -> ("a b": string) + null)
t "sign (String.Compare('a b','b'))" (fun () -> sign (String.Compare("a b","b")))
t "sign (String.CompareOrdinal('a b','b'))" (fun () -> sign (String.CompareOrdinal("a b","b")))
t "sign (String.Compare('a b','b',true))" (fun () -> sign (String.Compare("a b","b",true)))
t "sign (String.Compare('a b','b',StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare("a b","b",StringComparison.OrdinalIgnoreCase)))
t "String.Equals('a b','b')" (fun () -> String.Equals("a b","b"))
t "('a b': string) = 'b'" (fun () -> ("a b": string) = "b")
t "sign (compare ('a b': string) 'b')" (fun () -> sign (compare ("a b": string) "b"))
t "String.Concat(('a b': string),('b': string))" (fun () -> String.Concat(("a b": string),("b": string)))
t "('a b': string) + 'b'" (fun () -> ("a b": string) + "b")
t "sign (String.Compare('a b',''))" (fun () -> sign (String.Compare("a b","")))
t "sign (String.CompareOrdinal('a b',''))" (fun () -> sign (String.CompareOrdinal("a b","")))
t "sign (String.Compare('a b','',true))" (fun () -> sign (String.Compare("a b","",true)))
t "sign (String.Compare('a b','',StringComparison.OrdinalIgnoreCase))" (fun () -> sign (String.Compare("a b","",StringComparison.OrdinalIgnoreCase)))
t "String.Equals('a b','')" (fun () -> String.Equals("a b",""))
t "('a b': string) = ''" (fun () -> ("a b": string) = "")
t "sign (compare ('a b': string) '')" (fun () -> sign (compare ("a b": string) ""))
t "String.Concat(('a b': string),('': string))" (fun () -> String.Concat(("a b": string),("": string)))
t "('a b': string) + ''" (fun () -> ("a b": string) + "")
t "String.init 3 string" (fun () -> String.init 3 string)
t "String.init 0 string" (fun () -> String.init 0 string)
t "String.init -1 string" (fun () -> String.init -1 string)
t "String.concat ',' (null: string seq)" (fun () -> String.concat "," (null: string seq))
t "String.Join(',', (null: string[]))" (fun () -> String.Join(",", (null: string[])))
t "String('x',3)" (fun () -> String('x',3))
t "String('x',0)" (fun () -> String('x',0))
t "String('x',-1)" (fun () -> String('x',-1))
t "String([|'a';'b'|])" (fun () -> String([|'a';'b'|]))
t "String([|'a';'b'|],1,1)" (fun () -> String([|'a';'b'|],1,1))
t "String([|'a';'b'|],1,2)" (fun () -> String([|'a';'b'|],1,2))
t "String([|'a';'b'|],-1,1)" (fun () -> String([|'a';'b'|],-1,1))
t "String((null: char[]))" (fun () -> String((null: char[])))
t "String.Format('{0}',1)" (fun () -> String.Format("{0}",1))
t "String.Format('{0} {1}',1)" (fun () -> String.Format("{0} {1}",1))
t "String.Format('{0',1)" (fun () -> String.Format("{0",1))
t "String.Format('{',1)" (fun () -> String.Format("{",1))
t "String.Format('}',1)" (fun () -> String.Format("}",1))
t "String.Format('{{0}}',1)" (fun () -> String.Format("{{0}}",1))
t "String.Format('{0,5}|{0,-5}|',1)" (fun () -> String.Format("{0,5}|{0,-5}|",1))
t "String.Format('{0:N2}',1234.5)" (fun () -> String.Format("{0:N2}",1234.5))
t "String.Format('{-1}',1)" (fun () -> String.Format("{-1}",1))
t "String.Format('{a}',1)" (fun () -> String.Format("{a}",1))
t "String.Format('{0:}',1)" (fun () -> String.Format("{0:}",1))
t "String.Format('{0,}',1)" (fun () -> String.Format("{0,}",1))
t "String.Format('{0,x}',1)" (fun () -> String.Format("{0,x}",1))
t "String.Format((null: string),1)" (fun () -> String.Format((null: string),1))
t "String.Format('{0}{1}{2}{3}',1,2,3,4)" (fun () -> String.Format("{0}{1}{2}{3}",1,2,3,4))
t "String.Format('{0}', null: obj)" (fun () -> String.Format("{0}", (null: obj)))
t "String.Format('{0} {1}', [|box 1; box 'b'|])" (fun () -> String.Format("{0} {1}", [|box 1; box "b"|]))
t "String.Format('{1000000}',1)" (fun () -> String.Format("{1000000}",1))
t "String.Format('{9999999}',1)" (fun () -> String.Format("{9999999}",1))
t "String.Format('{0,10000000}',1).Length" (fun () -> String.Format("{0,10000000}",1).Length)
t "'a'.ToString()" (fun () -> 'a'.ToString())
t "'abc'.Substring(1).ToUpper().[0]" (fun () -> "abc".Substring(1).ToUpper().[0])
t "String.Compare('abc',1,'xbc',1,2)" (fun () -> String.Compare("abc",1,"xbc",1,2))
t "String.Compare('abc',-1,'xbc',1,2)" (fun () -> String.Compare("abc",-1,"xbc",1,2))
t "String.Compare('abc',9,'xbc',1,2)" (fun () -> String.Compare("abc",9,"xbc",1,2))
t "String.Compare('abc',1,'xbc',1,-2)" (fun () -> String.Compare("abc",1,"xbc",1,-2))
t "String.CompareOrdinal('abc',1,'xbc',1,2)" (fun () -> String.CompareOrdinal("abc",1,"xbc",1,2))
t "join1" (fun () -> String.Join(",", [|"a";"b";"c"|], 1, 2))
t "join2" (fun () -> String.Join(",", [|"a";"b";"c"|], -1, 2))
t "join3" (fun () -> String.Join(",", [|"a";"b";"c"|], 1, -2))
t "join4" (fun () -> String.Join(",", [|"a";"b";"c"|], 2, 2))
t "join5" (fun () -> String.Join(",", (null: string[]), 0, 0))
t "join6" (fun () -> String.Join(",", (null: int seq)))
t "join7" (fun () -> String.Join(';', (null: string[])))
t "join8" (fun () -> String.Join(";", box 1, box null, box "x"))
t "concat1" (fun () -> String.Concat((null: string[])))
t "concat2" (fun () -> String.Concat((null: string seq)))
t "concat3" (fun () -> String.Concat([1; 2; 3]))
t "concat4" (fun () -> String.Concat(box 1, box null))
