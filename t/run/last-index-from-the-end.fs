// out: "" "" -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "" -1 0
// out: "" "" 0 0
// out: "" "" 1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "" 2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "" 3 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "" 4 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "" 5 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "" 6 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "" 7 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "a" -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "a" -1 -1
// out: "" "a" 0 -1
// out: "" "a" 1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "a" 2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "a" 3 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "a" 4 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "a" 5 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "a" 6 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "a" 7 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "bc" -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "bc" -1 -1
// out: "" "bc" 0 -1
// out: "" "bc" 1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "bc" 2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "bc" 3 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "bc" 4 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "bc" 5 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "bc" 6 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "bc" 7 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "aaa" -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "aaa" -1 -1
// out: "" "aaa" 0 -1
// out: "" "aaa" 1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "aaa" 2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "aaa" 3 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "aaa" 4 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "aaa" 5 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "aaa" 6 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" "aaa" 7 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "" -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "" -1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "" 0 1
// out: "a" "" 1 1
// out: "a" "" 2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "" 3 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "" 4 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "" 5 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "" 6 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "" 7 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "a" -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "a" -1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "a" 0 0
// out: "a" "a" 1 0
// out: "a" "a" 2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "a" 3 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "a" 4 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "a" 5 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "a" 6 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "a" 7 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "bc" -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "bc" -1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "bc" 0 -1
// out: "a" "bc" 1 -1
// out: "a" "bc" 2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "bc" 3 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "bc" 4 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "bc" 5 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "bc" 6 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "bc" 7 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "aaa" -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "aaa" -1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "aaa" 0 -1
// out: "a" "aaa" 1 -1
// out: "a" "aaa" 2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "aaa" 3 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "aaa" 4 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "aaa" 5 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "aaa" 6 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "a" "aaa" 7 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "" -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "" -1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "" 0 1
// out: "ss" "" 1 2
// out: "ss" "" 2 2
// out: "ss" "" 3 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "" 4 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "" 5 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "" 6 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "" 7 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "a" -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "a" -1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "a" 0 -1
// out: "ss" "a" 1 -1
// out: "ss" "a" 2 -1
// out: "ss" "a" 3 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "a" 4 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "a" 5 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "a" 6 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "a" 7 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "bc" -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "bc" -1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "bc" 0 -1
// out: "ss" "bc" 1 -1
// out: "ss" "bc" 2 -1
// out: "ss" "bc" 3 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "bc" 4 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "bc" 5 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "bc" 6 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "bc" 7 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "aaa" -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "aaa" -1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "aaa" 0 -1
// out: "ss" "aaa" 1 -1
// out: "ss" "aaa" 2 -1
// out: "ss" "aaa" 3 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "aaa" 4 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "aaa" 5 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "aaa" 6 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "ss" "aaa" 7 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "abcabc" "" -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "abcabc" "" -1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "abcabc" "" 0 1
// out: "abcabc" "" 1 2
// out: "abcabc" "" 2 3
// out: "abcabc" "" 3 4
// out: "abcabc" "" 4 5
// out: "abcabc" "" 5 6
// out: "abcabc" "" 6 6
// out: "abcabc" "" 7 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "abcabc" "a" -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "abcabc" "a" -1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "abcabc" "a" 0 0
// out: "abcabc" "a" 1 0
// out: "abcabc" "a" 2 0
// out: "abcabc" "a" 3 3
// out: "abcabc" "a" 4 3
// out: "abcabc" "a" 5 3
// out: "abcabc" "a" 6 3
// out: "abcabc" "a" 7 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "abcabc" "bc" -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "abcabc" "bc" -1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "abcabc" "bc" 0 -1
// out: "abcabc" "bc" 1 -1
// out: "abcabc" "bc" 2 1
// out: "abcabc" "bc" 3 1
// out: "abcabc" "bc" 4 1
// out: "abcabc" "bc" 5 4
// out: "abcabc" "bc" 6 4
// out: "abcabc" "bc" 7 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "abcabc" "aaa" -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "abcabc" "aaa" -1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "abcabc" "aaa" 0 -1
// out: "abcabc" "aaa" 1 -1
// out: "abcabc" "aaa" 2 -1
// out: "abcabc" "aaa" 3 -1
// out: "abcabc" "aaa" 4 -1
// out: "abcabc" "aaa" 5 -1
// out: "abcabc" "aaa" 6 -1
// out: "abcabc" "aaa" 7 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "" -2 -1
// out: "" -2 startIndex ('1') must be less than or equal to '0'. (Parameter 'startIndex')
// out: Actual value was 1.
// out: "" -1 -1
// out: "" -1 startIndex ('1') must be less than or equal to '0'. (Parameter 'startIndex')
// out: Actual value was 1.
// out: "" 0 -1
// out: "" 0 startIndex ('1') must be less than or equal to '0'. (Parameter 'startIndex')
// out: Actual value was 1.
// out: "" 1 -1
// out: "" 1 startIndex ('1') must be less than or equal to '0'. (Parameter 'startIndex')
// out: Actual value was 1.
// out: "" 2 -1
// out: "" 2 startIndex ('1') must be less than or equal to '0'. (Parameter 'startIndex')
// out: Actual value was 1.
// out: "" 3 -1
// out: "" 3 startIndex ('1') must be less than or equal to '0'. (Parameter 'startIndex')
// out: Actual value was 1.
// out: "" 4 -1
// out: "" 4 startIndex ('1') must be less than or equal to '0'. (Parameter 'startIndex')
// out: Actual value was 1.
// out: "12" -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "12" -2 length ('-2') must be a non-negative value. (Parameter 'length')
// out: Actual value was -2.
// out: "12" -1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "12" -1 length ('-1') must be a non-negative value. (Parameter 'length')
// out: Actual value was -1.
// out: "12" 0 -1
// out: "12" 0 [||]
// out: "12" 1 -1
// out: "12" 1 [|'2'|]
// out: "12" 2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "12" 2 startIndex ('1') must be less than or equal to '0'. (Parameter 'startIndex')
// out: Actual value was 1.
// out: "12" 3 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "12" 3 startIndex ('1') must be less than or equal to '-1'. (Parameter 'startIndex')
// out: Actual value was 1.
// out: "12" 4 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: "12" 4 startIndex ('1') must be less than or equal to '-2'. (Parameter 'startIndex')
// out: Actual value was 1.
// out: " x " -2 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: " x " -2 length ('-2') must be a non-negative value. (Parameter 'length')
// out: Actual value was -2.
// out: " x " -1 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: " x " -1 length ('-1') must be a non-negative value. (Parameter 'length')
// out: Actual value was -1.
// out: " x " 0 -1
// out: " x " 0 [||]
// out: " x " 1 1
// out: " x " 1 [|'x'|]
// out: " x " 2 1
// out: " x " 2 [|'x'; ' '|]
// out: " x " 3 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: " x " 3 startIndex ('1') must be less than or equal to '0'. (Parameter 'startIndex')
// out: Actual value was 1.
// out: " x " 4 Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: " x " 4 startIndex ('1') must be less than or equal to '-1'. (Parameter 'startIndex')
// out: Actual value was 1.
// out: startIndex ('0') must be less than or equal to '-2147483643'. (Parameter 'startIndex')
// out: Actual value was 0.
// LastIndexOf takes the text's length as a start, and of the empty text 0 and -1.
for s in [ ""; "a"; "ss"; "abcabc" ] do
    for p in [ ""; "a"; "bc"; "aaa" ] do
        for i in -2 .. 7 do
            printfn "%A %A %d %s" s p i (try string (s.LastIndexOf(p, i)) with e -> e.Message)
for s in [ ""; "12"; " x " ] do
    for i in -2 .. 4 do
        printfn "%A %d %s" s i (try string (s.LastIndexOf('x', i)) with e -> e.Message)
        printfn "%A %d %s" s i (try sprintf "%A" (s.ToCharArray(1, i)) with e -> e.Message)
printfn "%s" (try string ("Hello".ToCharArray(0, System.Int32.MinValue).Length) with e -> e.Message)
