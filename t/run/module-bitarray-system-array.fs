// out: e bits Get 0 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 0.
// out:     0
// out: o bits Get 0 = true
// out:    1 1
// out: m bits Get 0 = true
// out:    1011001010 10
// out: e bits Get 9 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 9.
// out:     0
// out: o bits Get 9 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 9.
// out:    1 1
// out: m bits Get 9 = false
// out:    1011001010 10
// out: e bits Get -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was -1.
// out:     0
// out: o bits Get -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was -1.
// out:    1 1
// out: m bits Get -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was -1.
// out:    1011001010 10
// out: e bits Item 10 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 10.
// out:     0
// out: o bits Item 10 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 10.
// out:    1 1
// out: m bits Item 10 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 10.
// out:    1011001010 10
// out: e bits Set !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 0.
// out:     0
// out: o bits Set = ()
// out:    0 1
// out: m bits Set = ()
// out:    0011001010 10
// out: e bits Set 10 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 10.
// out:     0
// out: o bits Set 10 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 10.
// out:    1 1
// out: m bits Set 10 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')|Actual value was 10.
// out:    1011001010 10
// out: e bits SetAll = ()
// out:     0
// out: o bits SetAll = ()
// out:    1 1
// out: m bits SetAll = ()
// out:    1111111111 10
// out: e bits Not = ""
// out:     0
// out: o bits Not = "0"
// out:    0 1
// out: m bits Not = "0100110101"
// out:    0100110101 10
// out: e bits And = ""
// out:     0
// out: o bits And = "1"
// out:    1 1
// out: m bits And = "1011001010"
// out:    1011001010 10
// out: e bits Or = ""
// out:     0
// out: o bits Or = "1"
// out:    1 1
// out: m bits Or = "1111111111"
// out:    1111111111 10
// out: e bits Xor = ""
// out:     0
// out: o bits Xor = "0"
// out:    0 1
// out: m bits Xor = "0000000000"
// out:    0000000000 10
// out: e bits And of another length !! ArgumentException: Array lengths must be the same.
// out:     0
// out: o bits And of another length !! ArgumentException: Array lengths must be the same.
// out:    1 1
// out: m bits And of another length !! ArgumentException: Array lengths must be the same.
// out:    1011001010 10
// out: e bits And null !! ArgumentNullException: Value cannot be null. (Parameter 'value')
// out:     0
// out: o bits And null !! ArgumentNullException: Value cannot be null. (Parameter 'value')
// out:    1 1
// out: m bits And null !! ArgumentNullException: Value cannot be null. (Parameter 'value')
// out:    1011001010 10
// out: e bits LeftShift = ""
// out:     0
// out: o bits LeftShift = "0"
// out:    0 1
// out: m bits LeftShift = "0001011001"
// out:    0001011001 10
// out: e bits RightShift = ""
// out:     0
// out: o bits RightShift = "0"
// out:    0 1
// out: m bits RightShift = "1001010000"
// out:    1001010000 10
// out: e bits LeftShift far = ""
// out:     0
// out: o bits LeftShift far = "0"
// out:    0 1
// out: m bits LeftShift far = "0000000000"
// out:    0000000000 10
// out: e bits RightShift -1 !! ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')|Actual value was -1.
// out:     0
// out: o bits RightShift -1 !! ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')|Actual value was -1.
// out:    1 1
// out: m bits RightShift -1 !! ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')|Actual value was -1.
// out:    1011001010 10
// out: e bits Length = ()
// out:    1111 4
// out: o bits Length = ()
// out:    1111 4
// out: m bits Length = ()
// out:    1111 4
// out: e bits Length -1 !! ArgumentOutOfRangeException: value ('-1') must be a non-negative value. (Parameter 'value')|Actual value was -1.
// out:     0
// out: o bits Length -1 !! ArgumentOutOfRangeException: value ('-1') must be a non-negative value. (Parameter 'value')|Actual value was -1.
// out:    1 1
// out: m bits Length -1 !! ArgumentOutOfRangeException: value ('-1') must be a non-negative value. (Parameter 'value')|Actual value was -1.
// out:    1011001010 10
// out: e bits HasAllSet = (true, false)
// out:     0
// out: o bits HasAllSet = (true, true)
// out:    1 1
// out: m bits HasAllSet = (false, true)
// out:    1011001010 10
// out: e bits CopyTo = [|true; true; true; true; true; true; true; true; true; true; true; true|]
// out:     0
// out: o bits CopyTo = [|true; true; true; true; true; true; true; true; true; true; true; true|]
// out:    1 1
// out: m bits CopyTo = [|true; true; false; true; true; false; false; true; false; true; false; true|]
// out:    1011001010 10
// out: e bits CopyTo short = [|true; true|]
// out:     0
// out: o bits CopyTo short !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out:    1 1
// out: m bits CopyTo short !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out:    1011001010 10
// out: e bits CopyTo -1 !! ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')|Actual value was -1.
// out:     0
// out: o bits CopyTo -1 !! ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')|Actual value was -1.
// out:    1 1
// out: m bits CopyTo -1 !! ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')|Actual value was -1.
// out:    1011001010 10
// out: e bits cast = 0
// out:     0
// out: o bits cast = 1
// out:    1 1
// out: m bits cast = 10
// out:    1011001010 10
// out: bits -1 !! ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')|Actual value was -1.
// out: bits of bytes = "1010000000000001"
// out: bits of ints = "10100000000000000000000000000000"
// out: bits null !! ArgumentNullException: Value cannot be null. (Parameter 'values')
// out: bits null bytes !! ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: bits null ints !! ArgumentNullException: Value cannot be null. (Parameter 'values')
// out: bits null bits !! ArgumentNullException: Value cannot be null. (Parameter 'bits')
// out: n BinarySearch !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e BinarySearch = -1
// out:    [||]
// out: o BinarySearch = 0
// out:    [|3|]
// out: m BinarySearch = 3
// out:    [|3; 1; 2; 3; 5|]
// out: n BinarySearch part !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e BinarySearch part !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out:    [||]
// out: o BinarySearch part !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out:    [|3|]
// out: m BinarySearch part = 2
// out:    [|3; 1; 2; 3; 5|]
// out: n BinarySearch -1 !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e BinarySearch -1 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out:    [||]
// out: o BinarySearch -1 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out:    [|3|]
// out: m BinarySearch -1 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out:    [|3; 1; 2; 3; 5|]
// out: n BinarySearch far !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e BinarySearch far !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out:    [||]
// out: o BinarySearch far !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out:    [|3|]
// out: m BinarySearch far !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out:    [|3; 1; 2; 3; 5|]
// out: n BinarySearch comparer !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e BinarySearch comparer = -1
// out:    [||]
// out: o BinarySearch comparer = 0
// out:    [|3|]
// out: m BinarySearch comparer = 0
// out:    [|3; 1; 2; 3; 5|]
// out: n Clear !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e Clear = ()
// out:    [||]
// out: o Clear = ()
// out:    [|0|]
// out: m Clear = ()
// out:    [|0; 0; 0; 0; 0|]
// out: n Clear part !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e Clear part !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out:    [||]
// out: o Clear part !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out:    [|3|]
// out: m Clear part = ()
// out:    [|3; 0; 0; 3; 5|]
// out: n Clear -1 !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e Clear -1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out:    [||]
// out: o Clear -1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out:    [|3|]
// out: m Clear -1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out:    [|3; 1; 2; 3; 5|]
// out: n ConvertAll !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e ConvertAll = [||]
// out:    [||]
// out: o ConvertAll = [|"3"|]
// out:    [|3|]
// out: m ConvertAll = [|"3"; "1"; "2"; "3"; "5"|]
// out:    [|3; 1; 2; 3; 5|]
// out: n Copy !! ArgumentNullException: Value cannot be null. (Parameter 'sourceArray')
// out: e Copy !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out:    [||]
// out: o Copy = ()
// out:    [|3|]
// out: m Copy = ()
// out:    [|3; 1; 2; 3; 5|]
// out: n Copy to null !! ArgumentNullException: Value cannot be null. (Parameter 'sourceArray')
// out: e Copy to null !! ArgumentNullException: Value cannot be null. (Parameter 'destinationArray')
// out:    [||]
// out: o Copy to null !! ArgumentNullException: Value cannot be null. (Parameter 'destinationArray')
// out:    [|3|]
// out: m Copy to null !! ArgumentNullException: Value cannot be null. (Parameter 'destinationArray')
// out:    [|3; 1; 2; 3; 5|]
// out: n Copy part !! ArgumentNullException: Value cannot be null. (Parameter 'sourceArray')
// out: e Copy part !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out:    [||]
// out: o Copy part !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out:    [|3|]
// out: m Copy part = ()
// out:    [|3; 3; 1; 2; 3|]
// out: n Copy part back !! ArgumentNullException: Value cannot be null. (Parameter 'sourceArray')
// out: e Copy part back !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out:    [||]
// out: o Copy part back !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out:    [|3|]
// out: m Copy part back = ()
// out:    [|1; 2; 3; 5; 5|]
// out: n Copy -1 !! ArgumentNullException: Value cannot be null. (Parameter 'sourceArray')
// out: e Copy -1 !! ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')|Actual value was -1.
// out:    [||]
// out: o Copy -1 !! ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')|Actual value was -1.
// out:    [|3|]
// out: m Copy -1 !! ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')|Actual value was -1.
// out:    [|3; 1; 2; 3; 5|]
// out: n Copy far !! ArgumentNullException: Value cannot be null. (Parameter 'sourceArray')
// out: e Copy far !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out:    [||]
// out: o Copy far !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out:    [|3|]
// out: m Copy far !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out:    [|3; 1; 2; 3; 5|]
// out: n Exists !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e Exists = false
// out:    [||]
// out: <3>o Exists = false
// out:    [|3|]
// out: <3><1><2>m Exists = true
// out:    [|3; 1; 2; 3; 5|]
// out: n Fill !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e Fill = ()
// out:    [||]
// out: o Fill = ()
// out:    [|7|]
// out: m Fill = ()
// out:    [|7; 7; 7; 7; 7|]
// out: n Fill part !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e Fill part !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out:    [||]
// out: o Fill part !! ArgumentOutOfRangeException: Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out:    [|3|]
// out: m Fill part = ()
// out:    [|3; 7; 7; 3; 5|]
// out: n Fill -1 !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e Fill -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out:    [||]
// out: o Fill -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out:    [|3|]
// out: m Fill -1 !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out:    [|3; 1; 2; 3; 5|]
// out: n Find !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e Find = 0
// out:    [||]
// out: o Find = 0
// out:    [|3|]
// out: m Find = 1
// out:    [|3; 1; 2; 3; 5|]
// out: n FindAll !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e FindAll = [||]
// out:    [||]
// out: o FindAll = [|3|]
// out:    [|3|]
// out: m FindAll = [|3; 3; 5|]
// out:    [|3; 1; 2; 3; 5|]
// out: n FindIndex !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e FindIndex = -1
// out:    [||]
// out: o FindIndex = 0
// out:    [|3|]
// out: m FindIndex = 0
// out:    [|3; 1; 2; 3; 5|]
// out: n FindLast !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e FindLast = 0
// out:    [||]
// out: o FindLast = 0
// out:    [|3|]
// out: m FindLast = 2
// out:    [|3; 1; 2; 3; 5|]
// out: n FindLastIndex !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e FindLastIndex = -1
// out:    [||]
// out: o FindLastIndex = 0
// out:    [|3|]
// out: m FindLastIndex = 3
// out:    [|3; 1; 2; 3; 5|]
// out: n ForEach !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e ForEach = ()
// out:    [||]
// out: <3>o ForEach = ()
// out:    [|3|]
// out: <3><1><2><3><5>m ForEach = ()
// out:    [|3; 1; 2; 3; 5|]
// out: n IndexOf !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e IndexOf = -1
// out:    [||]
// out: o IndexOf = 0
// out:    [|3|]
// out: m IndexOf = 0
// out:    [|3; 1; 2; 3; 5|]
// out: n IndexOf from !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e IndexOf from !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out:    [||]
// out: o IndexOf from = -1
// out:    [|3|]
// out: m IndexOf from = 3
// out:    [|3; 1; 2; 3; 5|]
// out: n IndexOf far !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e IndexOf far !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out:    [||]
// out: o IndexOf far !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out:    [|3|]
// out: m IndexOf far !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out:    [|3; 1; 2; 3; 5|]
// out: n IndexOf part !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e IndexOf part !! ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out:    [||]
// out: o IndexOf part !! ArgumentOutOfRangeException: Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out:    [|3|]
// out: m IndexOf part = -1
// out:    [|3; 1; 2; 3; 5|]
// out: n LastIndexOf !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e LastIndexOf = -1
// out:    [||]
// out: o LastIndexOf = 0
// out:    [|3|]
// out: m LastIndexOf = 3
// out:    [|3; 1; 2; 3; 5|]
// out: n Resize = [|0; 0; 0|]
// out: e Resize = [|0; 0; 0|]
// out:    [||]
// out: o Resize = [|3; 0; 0|]
// out:    [|3|]
// out: m Resize = [|3; 1; 2|]
// out:    [|3; 1; 2; 3; 5|]
// out: n Resize -1 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'newSize')
// out: e Resize -1 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'newSize')
// out:    [||]
// out: o Resize -1 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'newSize')
// out:    [|3|]
// out: m Resize -1 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'newSize')
// out:    [|3; 1; 2; 3; 5|]
// out: n Reverse !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e Reverse = ()
// out:    [||]
// out: o Reverse = ()
// out:    [|3|]
// out: m Reverse = ()
// out:    [|5; 3; 2; 1; 3|]
// out: n Reverse part !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e Reverse part !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out:    [||]
// out: o Reverse part !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out:    [|3|]
// out: m Reverse part = ()
// out:    [|3; 3; 2; 1; 5|]
// out: n Reverse -1 !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e Reverse -1 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out:    [||]
// out: o Reverse -1 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out:    [|3|]
// out: m Reverse -1 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out:    [|3; 1; 2; 3; 5|]
// out: n Sort !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e Sort = ()
// out:    [||]
// out: o Sort = ()
// out:    [|3|]
// out: m Sort = ()
// out:    [|1; 2; 3; 3; 5|]
// out: n Sort by !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e Sort by = ()
// out:    [||]
// out: o Sort by = ()
// out:    [|3|]
// out: m Sort by = ()
// out:    [|5; 3; 3; 2; 1|]
// out: n Sort comparer !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e Sort comparer = ()
// out:    [||]
// out: o Sort comparer = ()
// out:    [|3|]
// out: m Sort comparer = ()
// out:    [|5; 3; 3; 2; 1|]
// out: n Sort raises !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e Sort raises = ()
// out:    [||]
// out: o Sort raises = ()
// out:    [|3|]
// out: m Sort raises !! InvalidOperationException: Failed to compare two elements in the array.
// out:    [|3; 1; 2; 3; 5|]
// out: n Sort part !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e Sort part !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out:    [||]
// out: o Sort part !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out:    [|3|]
// out: m Sort part = ()
// out:    [|3; 1; 2; 3; 5|]
// out: n Sort -1 !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e Sort -1 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out:    [||]
// out: o Sort -1 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out:    [|3|]
// out: m Sort -1 !! ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out:    [|3; 1; 2; 3; 5|]
// out: n Sort with items !! ArgumentNullException: Value cannot be null. (Parameter 'keys')
// out: e Sort with items = [|'a'; 'b'; 'c'; 'd'; 'e'|]
// out:    [||]
// out: o Sort with items = [|'a'; 'b'; 'c'; 'd'; 'e'|]
// out:    [|3|]
// out: m Sort with items = [|'b'; 'c'; 'a'; 'd'; 'e'|]
// out:    [|1; 2; 3; 3; 5|]
// out: n Sort with too few items !! ArgumentNullException: Value cannot be null. (Parameter 'keys')
// out: e Sort with too few items = [|'a'; 'b'|]
// out:    [||]
// out: o Sort with too few items = [|'a'; 'b'|]
// out:    [|3|]
// out: m Sort with too few items !! ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out:    [|3; 1; 2; 3; 5|]
// out: n TrueForAll !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e TrueForAll = true
// out:    [||]
// out: o TrueForAll = true
// out:    [|3|]
// out: m TrueForAll = false
// out:    [|3; 1; 2; 3; 5|]
// out: n GetLength = 0
// out: e GetLength = -1
// out:    [||]
// out: o GetLength = 1
// out:    [|3|]
// out: m GetLength = 9
// out:    [|3; 1; 2; 3; 5|]
// out: n GetLength 1 = 0
// out: e GetLength 1 !! IndexOutOfRangeException: Array does not have that many dimensions.
// out:    [||]
// out: o GetLength 1 !! IndexOutOfRangeException: Array does not have that many dimensions.
// out:    [|3|]
// out: m GetLength 1 !! IndexOutOfRangeException: Array does not have that many dimensions.
// out:    [|3; 1; 2; 3; 5|]
// out: n CopyTo = ()
// out: e CopyTo = ()
// out:    [||]
// out: o CopyTo = ()
// out:    [|3|]
// out: m CopyTo !! ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out:    [|3; 1; 2; 3; 5|]
// out: n Clone = <null>
// out: e Clone = [||]
// out:    [||]
// out: o Clone = [|3|]
// out:    [|3|]
// out: m Clone = [|3; 1; 2; 3; 5|]
// out:    [|3; 1; 2; 3; 5|]
// out: n GetValue = <null>
// out: e GetValue !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out:    [||]
// out: o GetValue = 3
// out:    [|3|]
// out: m GetValue = 3
// out:    [|3; 1; 2; 3; 5|]
open System
open System.Collections.Generic
let name (e: exn) = e.GetType().Name
let t (what: string) (f: unit -> 'a) =
  try printfn "%s = %A" what (f ())
  with e -> printfn "%s !! %s: %s" what (name e) (e.Message.Replace("\n", "|").Replace("\r", ""))
let log x = printf "<%O>" x
open System.Collections
let show (b: BitArray) = String.Join("", [ for i in 0 .. b.Count - 1 -> if b.[i] then "1" else "0" ])
let on (what: string) (f: BitArray -> 'a) =
  for w, items in [ "e", [||]; "o", [| true |]; "m", [| true; false; true; true; false; false; true; false; true; false |] ] do
    let b = BitArray(items: bool[])
    t (w + " bits " + what) (fun () -> f b)
    printfn "   %s %d" (show b) b.Count
on "Get 0" (fun b -> b.Get 0)
on "Get 9" (fun b -> b.Get 9)
on "Get -1" (fun b -> b.Get -1)
on "Item 10" (fun b -> b.[10])
on "Set" (fun b -> b.Set(0, false))
on "Set 10" (fun b -> b.Set(10, false))
on "SetAll" (fun b -> b.SetAll true)
on "Not" (fun b -> show (b.Not()))
on "And" (fun b -> show (b.And(BitArray(b.Count, true))))
on "Or" (fun b -> show (b.Or(BitArray(b.Count, true))))
on "Xor" (fun b -> show (b.Xor(BitArray(b))))
on "And of another length" (fun b -> show (b.And(BitArray(3))))
on "And null" (fun b -> show (b.And null))
on "LeftShift" (fun b -> show (b.LeftShift 3))
on "RightShift" (fun b -> show (b.RightShift 3))
on "LeftShift far" (fun b -> show (b.LeftShift Int32.MaxValue))
on "RightShift -1" (fun b -> show (b.RightShift -1))
on "Length" (fun b -> b.Length <- 12; b.SetAll true; b.Length <- 4)
on "Length -1" (fun b -> b.Length <- -1)
on "HasAllSet" (fun b -> b.HasAllSet(), b.HasAnySet())
on "CopyTo" (fun b -> let a = Array.create 12 true in (b.CopyTo(a, 1); a))
on "CopyTo short" (fun b -> let a = Array.create 2 true in (b.CopyTo(a, 2); a))
on "CopyTo -1" (fun b -> let a = Array.create 12 true in (b.CopyTo(a, -1); a))
on "cast" (fun b -> b |> Seq.cast<bool> |> Seq.length)
t "bits -1" (fun () -> BitArray(-1).Count)
t "bits of bytes" (fun () -> show (BitArray([| 5uy; 128uy |])))
t "bits of ints" (fun () -> show (BitArray([| 5 |])))
t "bits null" (fun () -> BitArray(null: bool[]).Count)
t "bits null bytes" (fun () -> BitArray(null: byte[]).Count)
t "bits null ints" (fun () -> BitArray(null: int[]).Count)
t "bits null bits" (fun () -> BitArray(null: BitArray).Count)
let a (what: string) (f: int[] -> 'a) =
  for w, items in [ "n", null; "e", [||]; "o", [| 3 |]; "m", [| 3; 1; 2; 3; 5 |] ] do
    let x = if isNull items then null else Array.copy items
    t (w + " " + what) (fun () -> f x)
    if not (isNull x) then printfn "   %A" x
a "BinarySearch" (fun x -> Array.BinarySearch(x, 3))
a "BinarySearch part" (fun x -> Array.BinarySearch(x, 1, 2, 2))
a "BinarySearch -1" (fun x -> Array.BinarySearch(x, -1, 2, 2))
a "BinarySearch far" (fun x -> Array.BinarySearch(x, 1, Int32.MaxValue, 2))
a "BinarySearch comparer" (fun x -> Array.BinarySearch(x, 3, Comparer.Create(fun a b -> compare b a)))
a "Clear" (fun x -> Array.Clear x)
a "Clear part" (fun x -> Array.Clear(x, 1, 2))
a "Clear -1" (fun x -> Array.Clear(x, -1, 2))
a "ConvertAll" (fun x -> Array.ConvertAll(x, fun v -> string v))
a "Copy" (fun x -> Array.Copy(x, Array.zeroCreate 9, 1))
a "Copy to null" (fun x -> Array.Copy(x, (null: int[]), 0))
a "Copy part" (fun x -> Array.Copy(x, 0, x, 1, 4))
a "Copy part back" (fun x -> Array.Copy(x, 1, x, 0, 4))
a "Copy -1" (fun x -> Array.Copy(x, 0, x, 0, -1))
a "Copy far" (fun x -> Array.Copy(x, Int32.MaxValue, x, 0, 1))
a "Exists" (fun x -> Array.Exists(x, fun v -> log v; v = 2))
a "Fill" (fun x -> Array.Fill(x, 7))
a "Fill part" (fun x -> Array.Fill(x, 7, 1, 2))
a "Fill -1" (fun x -> Array.Fill(x, 7, -1, 2))
a "Find" (fun x -> Array.Find(x, fun v -> v < 3))
a "FindAll" (fun x -> Array.FindAll(x, fun v -> v > 2))
a "FindIndex" (fun x -> Array.FindIndex(x, fun v -> v = 3))
a "FindLast" (fun x -> Array.FindLast(x, fun v -> v < 3))
a "FindLastIndex" (fun x -> Array.FindLastIndex(x, fun v -> v = 3))
a "ForEach" (fun x -> Array.ForEach(x, fun v -> log v))
a "IndexOf" (fun x -> Array.IndexOf(x, 3))
a "IndexOf from" (fun x -> Array.IndexOf(x, 3, 1))
a "IndexOf far" (fun x -> Array.IndexOf(x, 3, 9))
a "IndexOf part" (fun x -> Array.IndexOf(x, 3, 1, 2))
a "LastIndexOf" (fun x -> Array.LastIndexOf(x, 3))
a "Resize" (fun x -> let mutable y = x in (Array.Resize(&y, 3); y))
a "Resize -1" (fun x -> let mutable y = x in (Array.Resize(&y, -1); y))
a "Reverse" (fun x -> Array.Reverse x)
a "Reverse part" (fun x -> Array.Reverse(x, 1, 3))
a "Reverse -1" (fun x -> Array.Reverse(x, -1, 3))
a "Sort" (fun x -> Array.Sort x)
a "Sort by" (fun x -> Array.Sort(x, fun p q -> compare q p))
a "Sort comparer" (fun x -> Array.Sort(x, Comparer.Create(fun p q -> compare q p)))
a "Sort raises" (fun x -> Array.Sort(x, fun p q -> failwith "cmp"))
a "Sort part" (fun x -> Array.Sort(x, 1, 3))
a "Sort -1" (fun x -> Array.Sort(x, -1, 3))
a "Sort with items" (fun x -> let y = [| 'a' .. 'e' |] in (Array.Sort(x, y); y))
a "Sort with too few items" (fun x -> let y = [| 'a' .. 'b' |] in (Array.Sort(x, y); y))
a "TrueForAll" (fun x -> Array.TrueForAll(x, fun v -> v > 2))
a "GetLength" (fun x -> if isNull x then 0 else x.GetLength 0 + x.GetUpperBound 0)
a "GetLength 1" (fun x -> if isNull x then 0 else x.GetLength 1)
a "CopyTo" (fun x -> if not (isNull x) then x.CopyTo(Array.zeroCreate 6, 2))
a "Clone" (fun x -> if isNull x then null else x.Clone() :?> int[])
a "GetValue" (fun x -> if isNull x then null else x.GetValue 0)
