// out: "abc" "xbc" 0 0 0: (0, 0)
// out: ord: 0
// out: ic: 0
// out: oic: 0
// out: "abc" "xbc" 1 1 2: (0, 0)
// out: ord: 0
// out: ic: 0
// out: oic: 0
// out: "abc" "xbc" -1 0 1: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: ic: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: "abc" "xbc" 0 -1 1: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: ic: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: "abc" "xbc" 9 0 1: ArgumentOutOfRangeException length1 ('-6') must be a non-negative value. (Parameter 'length1')~Actual value was -6.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: ic: ArgumentOutOfRangeException length1 ('-6') must be a non-negative value. (Parameter 'length1')~Actual value was -6.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: "abc" "xbc" 0 9 1: ArgumentOutOfRangeException length2 ('-6') must be a non-negative value. (Parameter 'length2')~Actual value was -6.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: ic: ArgumentOutOfRangeException length2 ('-6') must be a non-negative value. (Parameter 'length2')~Actual value was -6.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: "abc" "xbc" 0 0 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: "abc" "xbc" 3 3 1: (0, 0)
// out: ord: 0
// out: ic: 0
// out: oic: 0
// out: "abc" "xbc" 1 1 99: (0, 0)
// out: ord: 0
// out: ic: 0
// out: oic: 0
// out: "abc" "xbc" -1 -1 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: "abc" "" 0 0 0: (0, 0)
// out: ord: 0
// out: ic: 0
// out: oic: 0
// out: "abc" "" 1 1 2: ArgumentOutOfRangeException length2 ('-1') must be a non-negative value. (Parameter 'length2')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: ic: ArgumentOutOfRangeException length2 ('-1') must be a non-negative value. (Parameter 'length2')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: "abc" "" -1 0 1: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: ic: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: "abc" "" 0 -1 1: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: ic: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: "abc" "" 9 0 1: ArgumentOutOfRangeException length1 ('-6') must be a non-negative value. (Parameter 'length1')~Actual value was -6.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: ic: ArgumentOutOfRangeException length1 ('-6') must be a non-negative value. (Parameter 'length1')~Actual value was -6.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: "abc" "" 0 9 1: ArgumentOutOfRangeException length2 ('-9') must be a non-negative value. (Parameter 'length2')~Actual value was -9.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: ic: ArgumentOutOfRangeException length2 ('-9') must be a non-negative value. (Parameter 'length2')~Actual value was -9.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: "abc" "" 0 0 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: "abc" "" 3 3 1: ArgumentOutOfRangeException length2 ('-3') must be a non-negative value. (Parameter 'length2')~Actual value was -3.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: ic: ArgumentOutOfRangeException length2 ('-3') must be a non-negative value. (Parameter 'length2')~Actual value was -3.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: "abc" "" 1 1 99: ArgumentOutOfRangeException length2 ('-1') must be a non-negative value. (Parameter 'length2')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: ic: ArgumentOutOfRangeException length2 ('-1') must be a non-negative value. (Parameter 'length2')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: "abc" "" -1 -1 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: "abc" <null> 0 0 0: (1, 0)
// out: ord: 1
// out: ic: 1
// out: oic: 1
// out: "abc" <null> 1 1 2: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string2')
// out: ord: 1
// out: ic: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string2')
// out: oic: 1
// out: "abc" <null> -1 0 1: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: ord: 1
// out: ic: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: oic: 1
// out: "abc" <null> 0 -1 1: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: ord: 1
// out: ic: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: oic: 1
// out: "abc" <null> 9 0 1: ArgumentOutOfRangeException length1 ('-6') must be a non-negative value. (Parameter 'length1')~Actual value was -6.
// out: ord: 1
// out: ic: ArgumentOutOfRangeException length1 ('-6') must be a non-negative value. (Parameter 'length1')~Actual value was -6.
// out: oic: 1
// out: "abc" <null> 0 9 1: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string2')
// out: ord: 1
// out: ic: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string2')
// out: oic: 1
// out: "abc" <null> 0 0 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: 1
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: 1
// out: "abc" <null> 3 3 1: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string2')
// out: ord: 1
// out: ic: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string2')
// out: oic: 1
// out: "abc" <null> 1 1 99: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string2')
// out: ord: 1
// out: ic: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string2')
// out: oic: 1
// out: "abc" <null> -1 -1 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: 1
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: 1
// out: "" "xbc" 0 0 0: (0, 0)
// out: ord: 0
// out: ic: 0
// out: oic: 0
// out: "" "xbc" 1 1 2: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: "" "xbc" -1 0 1: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: ic: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: "" "xbc" 0 -1 1: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: ic: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: "" "xbc" 9 0 1: ArgumentOutOfRangeException length1 ('-9') must be a non-negative value. (Parameter 'length1')~Actual value was -9.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: ic: ArgumentOutOfRangeException length1 ('-9') must be a non-negative value. (Parameter 'length1')~Actual value was -9.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: "" "xbc" 0 9 1: ArgumentOutOfRangeException length2 ('-6') must be a non-negative value. (Parameter 'length2')~Actual value was -6.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: ic: ArgumentOutOfRangeException length2 ('-6') must be a non-negative value. (Parameter 'length2')~Actual value was -6.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: "" "xbc" 0 0 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: "" "xbc" 3 3 1: ArgumentOutOfRangeException length1 ('-3') must be a non-negative value. (Parameter 'length1')~Actual value was -3.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: ic: ArgumentOutOfRangeException length1 ('-3') must be a non-negative value. (Parameter 'length1')~Actual value was -3.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: "" "xbc" 1 1 99: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: "" "xbc" -1 -1 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: "" "" 0 0 0: (0, 0)
// out: ord: 0
// out: ic: 0
// out: oic: 0
// out: "" "" 1 1 2: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: "" "" -1 0 1: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: ic: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: "" "" 0 -1 1: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: ic: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: "" "" 9 0 1: ArgumentOutOfRangeException length1 ('-9') must be a non-negative value. (Parameter 'length1')~Actual value was -9.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: ic: ArgumentOutOfRangeException length1 ('-9') must be a non-negative value. (Parameter 'length1')~Actual value was -9.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: "" "" 0 9 1: ArgumentOutOfRangeException length2 ('-9') must be a non-negative value. (Parameter 'length2')~Actual value was -9.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: ic: ArgumentOutOfRangeException length2 ('-9') must be a non-negative value. (Parameter 'length2')~Actual value was -9.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: "" "" 0 0 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: "" "" 3 3 1: ArgumentOutOfRangeException length1 ('-3') must be a non-negative value. (Parameter 'length1')~Actual value was -3.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: ic: ArgumentOutOfRangeException length1 ('-3') must be a non-negative value. (Parameter 'length1')~Actual value was -3.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: "" "" 1 1 99: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: "" "" -1 -1 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: "" <null> 0 0 0: (1, 0)
// out: ord: 1
// out: ic: 1
// out: oic: 1
// out: "" <null> 1 1 2: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: 1
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: 1
// out: "" <null> -1 0 1: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: ord: 1
// out: ic: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: oic: 1
// out: "" <null> 0 -1 1: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: ord: 1
// out: ic: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: oic: 1
// out: "" <null> 9 0 1: ArgumentOutOfRangeException length1 ('-9') must be a non-negative value. (Parameter 'length1')~Actual value was -9.
// out: ord: 1
// out: ic: ArgumentOutOfRangeException length1 ('-9') must be a non-negative value. (Parameter 'length1')~Actual value was -9.
// out: oic: 1
// out: "" <null> 0 9 1: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string2')
// out: ord: 1
// out: ic: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string2')
// out: oic: 1
// out: "" <null> 0 0 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: 1
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: 1
// out: "" <null> 3 3 1: ArgumentOutOfRangeException length1 ('-3') must be a non-negative value. (Parameter 'length1')~Actual value was -3.
// out: ord: 1
// out: ic: ArgumentOutOfRangeException length1 ('-3') must be a non-negative value. (Parameter 'length1')~Actual value was -3.
// out: oic: 1
// out: "" <null> 1 1 99: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: 1
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: 1
// out: "" <null> -1 -1 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: 1
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: 1
// out: <null> "xbc" 0 0 0: (-1, 0)
// out: ord: -1
// out: ic: -1
// out: oic: -1
// out: <null> "xbc" 1 1 2: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: ord: -1
// out: ic: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: oic: -1
// out: <null> "xbc" -1 0 1: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: ord: -1
// out: ic: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: oic: -1
// out: <null> "xbc" 0 -1 1: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: ord: -1
// out: ic: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: oic: -1
// out: <null> "xbc" 9 0 1: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: ord: -1
// out: ic: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: oic: -1
// out: <null> "xbc" 0 9 1: ArgumentOutOfRangeException length2 ('-6') must be a non-negative value. (Parameter 'length2')~Actual value was -6.
// out: ord: -1
// out: ic: ArgumentOutOfRangeException length2 ('-6') must be a non-negative value. (Parameter 'length2')~Actual value was -6.
// out: oic: -1
// out: <null> "xbc" 0 0 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: -1
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: -1
// out: <null> "xbc" 3 3 1: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: ord: -1
// out: ic: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: oic: -1
// out: <null> "xbc" 1 1 99: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: ord: -1
// out: ic: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: oic: -1
// out: <null> "xbc" -1 -1 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: -1
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: -1
// out: <null> "" 0 0 0: (-1, 0)
// out: ord: -1
// out: ic: -1
// out: oic: -1
// out: <null> "" 1 1 2: ArgumentOutOfRangeException length2 ('-1') must be a non-negative value. (Parameter 'length2')~Actual value was -1.
// out: ord: -1
// out: ic: ArgumentOutOfRangeException length2 ('-1') must be a non-negative value. (Parameter 'length2')~Actual value was -1.
// out: oic: -1
// out: <null> "" -1 0 1: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: ord: -1
// out: ic: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: oic: -1
// out: <null> "" 0 -1 1: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: ord: -1
// out: ic: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: oic: -1
// out: <null> "" 9 0 1: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: ord: -1
// out: ic: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: oic: -1
// out: <null> "" 0 9 1: ArgumentOutOfRangeException length2 ('-9') must be a non-negative value. (Parameter 'length2')~Actual value was -9.
// out: ord: -1
// out: ic: ArgumentOutOfRangeException length2 ('-9') must be a non-negative value. (Parameter 'length2')~Actual value was -9.
// out: oic: -1
// out: <null> "" 0 0 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: -1
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: -1
// out: <null> "" 3 3 1: ArgumentOutOfRangeException length2 ('-3') must be a non-negative value. (Parameter 'length2')~Actual value was -3.
// out: ord: -1
// out: ic: ArgumentOutOfRangeException length2 ('-3') must be a non-negative value. (Parameter 'length2')~Actual value was -3.
// out: oic: -1
// out: <null> "" 1 1 99: ArgumentOutOfRangeException length2 ('-1') must be a non-negative value. (Parameter 'length2')~Actual value was -1.
// out: ord: -1
// out: ic: ArgumentOutOfRangeException length2 ('-1') must be a non-negative value. (Parameter 'length2')~Actual value was -1.
// out: oic: -1
// out: <null> "" -1 -1 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: -1
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: -1
// out: <null> <null> 0 0 0: (0, 0)
// out: ord: 0
// out: ic: 0
// out: oic: 0
// out: <null> <null> 1 1 2: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: ord: 0
// out: ic: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: oic: 0
// out: <null> <null> -1 0 1: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: ord: 0
// out: ic: ArgumentOutOfRangeException offset1 ('-1') must be a non-negative value. (Parameter 'offset1')~Actual value was -1.
// out: oic: 0
// out: <null> <null> 0 -1 1: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: ord: 0
// out: ic: ArgumentOutOfRangeException offset2 ('-1') must be a non-negative value. (Parameter 'offset2')~Actual value was -1.
// out: oic: 0
// out: <null> <null> 9 0 1: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: ord: 0
// out: ic: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: oic: 0
// out: <null> <null> 0 9 1: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: ord: 0
// out: ic: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: oic: 0
// out: <null> <null> 0 0 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: 0
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: 0
// out: <null> <null> 3 3 1: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: ord: 0
// out: ic: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: oic: 0
// out: <null> <null> 1 1 99: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: ord: 0
// out: ic: ArgumentOutOfRangeException Offset and length must refer to a position in the string. (Parameter 'string1')
// out: oic: 0
// out: <null> <null> -1 -1 -1: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: ord: 0
// out: ic: ArgumentOutOfRangeException length1 ('-1') must be a non-negative value. (Parameter 'length1')~Actual value was -1.
// out: oic: 0
// out: f: 999999
// out: f: 1000000
// out: f: 9999999
// out: f: 9999999
// out: f: FormatException Input string was not in a correct format. Failure to parse near offset 10. Format item ends prematurely.
// out: f: "    1"
// out: f: "    1"
// out: f: "1.0  "
// out: f: FormatException Input string was not in a correct format. Failure to parse near offset 1. Expected an ASCII digit.
// out: f: FormatException Input string was not in a correct format. Failure to parse near offset 3. Format item ends prematurely.
// out: f: FormatException Input string was not in a correct format. Failure to parse near offset 3. Format item ends prematurely.
// out: f: FormatException Input string was not in a correct format. Failure to parse near offset 3. Format item ends prematurely.
// out: f: FormatException Input string was not in a correct format. Failure to parse near offset 5. Format item ends prematurely.
// out: f: "}{1"
// out: f: FormatException Input string was not in a correct format. Failure to parse near offset 4. Expected an ASCII digit.
open System
let t name (g: unit -> 'a) =
    try printfn "%s: %s" name ((sprintf "%A" (g ())).Replace("\n", "~"))
    with e -> printfn "%s: %s %s" name (e.GetType().Name) (e.Message.Replace("\n", "~"))
let sgn (x: int) = sign x
for a in ["abc"; ""; null] do
  for b in ["xbc"; "";null] do
    for (i, j, n) in [0,0,0; 1,1,2; -1,0,1; 0,-1,1; 9,0,1; 0,9,1; 0,0,-1; 3,3,1; 1,1,99; -1,-1,-1] do
      t (sprintf "%A %A %d %d %d" a b i j n) (fun () -> sgn (String.Compare(a, i, b, j, n)), 0)
      t "ord" (fun () -> sgn (String.CompareOrdinal(a, i, b, j, n)))
      t "ic" (fun () -> sgn (String.Compare(a, i, b, j, n, true)))
      t "oic" (fun () -> sgn (String.Compare(a, i, b, j, n, StringComparison.OrdinalIgnoreCase)))
t "f" (fun () -> String.Format("{0,999999}",1).Length)
t "f" (fun () -> String.Format("{0,1000000}",1).Length)
t "f" (fun () -> String.Format("{0,9999999}",1).Length)
t "f" (fun () -> String.Format("{0,-9999999}",1).Length)
t "f" (fun () -> String.Format("{0,10000000}",1).Length)
t "f" (fun () -> String.Format("{0, 5}",1))
t "f" (fun () -> String.Format("{0 , 5 }",1))
t "f" (fun () -> String.Format("{0 , -5 :N1}",1))
t "f" (fun () -> String.Format("{ 0}",1))
t "f" (fun () -> String.Format("{0 x}",1))
t "f" (fun () -> String.Format("{0:{1}}",1,2))
t "f" (fun () -> String.Format("{0:{{}}}",1,2))
t "f" (fun () -> String.Format("{0:}}",1,2))
t "f" (fun () -> String.Format("}}{{{0}",1,2))
t "f" (fun () -> String.Format("{0,-}",1,2))
