// out: ''.Length: 0
// out: ''.ToUpper(): ""
// out: ''.ToLower(): ""
// out: ''.ToUpperInvariant(): ""
// out: ''.Trim(): ""
// out: ''.TrimStart(): ""
// out: ''.TrimEnd(): ""
// out: ''.ToCharArray(): [||]
// out: ''.GetHashCode() |> ignore: ()
// out: ''.Substring(0): ""
// out: ''.Substring(3): ArgumentOutOfRangeException startIndex cannot be larger than length of string. (Parameter 'startIndex')
// out: ''.Substring(-1): ArgumentOutOfRangeException startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')~Actual value was -1.
// out: ''.Substring(1,2): ArgumentOutOfRangeException startIndex cannot be larger than length of string. (Parameter 'startIndex')
// out: ''.Substring(1,-1): ArgumentOutOfRangeException startIndex cannot be larger than length of string. (Parameter 'startIndex')
// out: ''.Substring(5,0): ArgumentOutOfRangeException startIndex cannot be larger than length of string. (Parameter 'startIndex')
// out: ''.Substring(2,100): ArgumentOutOfRangeException startIndex cannot be larger than length of string. (Parameter 'startIndex')
// out: ''.Remove(0): ""
// out: ''.Remove(3): ArgumentOutOfRangeException startIndex cannot be larger than length of string. (Parameter 'startIndex')
// out: ''.Remove(-1): ArgumentOutOfRangeException StartIndex cannot be less than zero. (Parameter 'startIndex')
// out: ''.Remove(1,2): ArgumentOutOfRangeException count ('2') must be less than or equal to '-1'. (Parameter 'count')~Actual value was 2.
// out: ''.Remove(1,-1): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: ''.Remove(0,99): ArgumentOutOfRangeException count ('99') must be less than or equal to '0'. (Parameter 'count')~Actual value was 99.
// out: ''.Insert(0,'X'): "X"
// out: ''.Insert(3,'X'): ArgumentOutOfRangeException startIndex ('3') must be less than or equal to '0'. (Parameter 'startIndex')~Actual value was 3.
// out: ''.Insert(-1,'X'): ArgumentOutOfRangeException startIndex ('4294967295') must be less than or equal to '0'. (Parameter 'startIndex')~Actual value was 4294967295.
// out: ''.Insert(99,'X'): ArgumentOutOfRangeException startIndex ('99') must be less than or equal to '0'. (Parameter 'startIndex')~Actual value was 99.
// out: ''.Insert(0,null): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: ''.PadLeft(8): "        "
// out: ''.PadLeft(-1): ArgumentOutOfRangeException totalWidth ('-1') must be a non-negative value. (Parameter 'totalWidth')~Actual value was -1.
// out: ''.PadLeft(8,'*'): "********"
// out: ''.PadRight(8): "        "
// out: ''.PadRight(-1): ArgumentOutOfRangeException totalWidth ('-1') must be a non-negative value. (Parameter 'totalWidth')~Actual value was -1.
// out: ''.PadRight(8,'*'): "********"
// out: ''.IndexOf('l'): -1
// out: ''.IndexOf('l'): -1
// out: ''.IndexOf(''): 0
// out: ''.IndexOf('l',3): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: ''.IndexOf('l',-1): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: ''.IndexOf('l',99): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: ''.IndexOf('o',2,3): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: ''.IndexOf('o',2,-3): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: ''.IndexOf('o',2,99): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: ''.IndexOf('O',StringComparison.OrdinalIgnoreCase): -1
// out: ''.LastIndexOf('l'): -1
// out: ''.LastIndexOf('l'): -1
// out: ''.LastIndexOf(''): 0
// out: ''.LastIndexOf('l',3): -1
// out: ''.LastIndexOf('l',99): -1
// out: ''.LastIndexOf('l',-1): -1
// out: ''.LastIndexOf('o',5,3): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: ''.LastIndexOf('o',5,99): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: ''.IndexOfAny([|'o';'b'|]): -1
// out: ''.IndexOfAny([||]): -1
// out: ''.IndexOfAny(null): ArgumentNullException Value cannot be null. (Parameter 'anyOf')
// out: ''.LastIndexOfAny([|'o';'b'|]): -1
// out: ''.Contains('lo'): false
// out: ''.Contains(''): true
// out: ''.Contains('W'): false
// out: ''.Contains('LO',StringComparison.OrdinalIgnoreCase): false
// out: ''.StartsWith('He'): false
// out: ''.StartsWith(''): true
// out: ''.StartsWith('he',StringComparison.OrdinalIgnoreCase): false
// out: ''.StartsWith('H'): false
// out: ''.EndsWith('ld'): false
// out: ''.EndsWith(''): true
// out: ''.EndsWith('d'): false
// out: ''.Replace('l','L'): ""
// out: ''.Replace('l',''): ""
// out: ''.Replace('l',null): ""
// out: ''.Replace('','x'): ArgumentException The value cannot be an empty string. (Parameter 'oldValue')
// out: ''.Replace('l','L'): ""
// out: ''.Replace('O','0',StringComparison.OrdinalIgnoreCase): ""
// out: ''.Split(','): [|""|]
// out: ''.Split(): [|""|]
// out: ''.Split([||]): [|""|]
// out: ''.Split(',',2): [|""|]
// out: ''.Split(',',0): [||]
// out: ''.Split(',',-1): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: ''.Split(',',StringSplitOptions.RemoveEmptyEntries): [||]
// out: ''.Split([|',';'l'|],StringSplitOptions.None): [|""|]
// out: ''.Split(',',2,StringSplitOptions.TrimEntries): [|""|]
// out: ''.Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries): [||]
// out: ''.Split(''): [|""|]
// out: ''.Trim('a'): ""
// out: ''.Trim([|'H';'d'|]): ""
// out: ''.TrimStart('H','e'): ""
// out: ''.TrimEnd([||]): ""
// out: ''.CompareTo('b'): -1
// out: ''.CompareTo(null): 1
// out: ''.Equals('a'): false
// out: ''.Equals('HELLO WORLD',StringComparison.OrdinalIgnoreCase): false
// out: ''.ToCharArray(1,2): ArgumentOutOfRangeException startIndex ('1') must be less than or equal to '0'. (Parameter 'startIndex')~Actual value was 1.
// out: ''.ToCharArray(-1,2): ArgumentOutOfRangeException startIndex ('4294967295') must be less than or equal to '0'. (Parameter 'startIndex')~Actual value was 4294967295.
// out: ''.ToCharArray(1,99): ArgumentOutOfRangeException startIndex ('1') must be less than or equal to '0'. (Parameter 'startIndex')~Actual value was 1.
// out: ''.Chars(0): IndexOutOfRangeException Index was outside the bounds of the array.
// out: ''.Chars(-1): IndexOutOfRangeException Index was outside the bounds of the array.
// out: ''.Chars(99): IndexOutOfRangeException Index was outside the bounds of the array.
// out: ''.[0]: IndexOutOfRangeException Index was outside the bounds of the array.
// out: ''.[1..3]: ""
// out: ''.[..2]: ""
// out: ''.[5..]: ""
// out: ''.ReplaceLineEndings('|'): ""
// out: ''.Contains(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: ''.IndexOf(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: ''.StartsWith(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: ''.EndsWith(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: ''.Replace((null: string),'x'): ArgumentNullException Value cannot be null. (Parameter 'oldValue')
// out: ''.LastIndexOf(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'a'.Length: 1
// out: 'a'.ToUpper(): "A"
// out: 'a'.ToLower(): "a"
// out: 'a'.ToUpperInvariant(): "A"
// out: 'a'.Trim(): "a"
// out: 'a'.TrimStart(): "a"
// out: 'a'.TrimEnd(): "a"
// out: 'a'.ToCharArray(): [|'a'|]
// out: 'a'.GetHashCode() |> ignore: ()
// out: 'a'.Substring(0): "a"
// out: 'a'.Substring(3): ArgumentOutOfRangeException startIndex cannot be larger than length of string. (Parameter 'startIndex')
// out: 'a'.Substring(-1): ArgumentOutOfRangeException startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')~Actual value was -1.
// out: 'a'.Substring(1,2): ArgumentOutOfRangeException Index and length must refer to a location within the string. (Parameter 'length')
// out: 'a'.Substring(1,-1): ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: 'a'.Substring(5,0): ArgumentOutOfRangeException startIndex cannot be larger than length of string. (Parameter 'startIndex')
// out: 'a'.Substring(2,100): ArgumentOutOfRangeException startIndex cannot be larger than length of string. (Parameter 'startIndex')
// out: 'a'.Remove(0): ""
// out: 'a'.Remove(3): ArgumentOutOfRangeException startIndex cannot be larger than length of string. (Parameter 'startIndex')
// out: 'a'.Remove(-1): ArgumentOutOfRangeException StartIndex cannot be less than zero. (Parameter 'startIndex')
// out: 'a'.Remove(1,2): ArgumentOutOfRangeException count ('2') must be less than or equal to '0'. (Parameter 'count')~Actual value was 2.
// out: 'a'.Remove(1,-1): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: 'a'.Remove(0,99): ArgumentOutOfRangeException count ('99') must be less than or equal to '1'. (Parameter 'count')~Actual value was 99.
// out: 'a'.Insert(0,'X'): "Xa"
// out: 'a'.Insert(3,'X'): ArgumentOutOfRangeException startIndex ('3') must be less than or equal to '1'. (Parameter 'startIndex')~Actual value was 3.
// out: 'a'.Insert(-1,'X'): ArgumentOutOfRangeException startIndex ('4294967295') must be less than or equal to '1'. (Parameter 'startIndex')~Actual value was 4294967295.
// out: 'a'.Insert(99,'X'): ArgumentOutOfRangeException startIndex ('99') must be less than or equal to '1'. (Parameter 'startIndex')~Actual value was 99.
// out: 'a'.Insert(0,null): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'a'.PadLeft(8): "       a"
// out: 'a'.PadLeft(-1): ArgumentOutOfRangeException totalWidth ('-1') must be a non-negative value. (Parameter 'totalWidth')~Actual value was -1.
// out: 'a'.PadLeft(8,'*'): "*******a"
// out: 'a'.PadRight(8): "a       "
// out: 'a'.PadRight(-1): ArgumentOutOfRangeException totalWidth ('-1') must be a non-negative value. (Parameter 'totalWidth')~Actual value was -1.
// out: 'a'.PadRight(8,'*'): "a*******"
// out: 'a'.IndexOf('l'): -1
// out: 'a'.IndexOf('l'): -1
// out: 'a'.IndexOf(''): 0
// out: 'a'.IndexOf('l',3): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 'a'.IndexOf('l',-1): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 'a'.IndexOf('l',99): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 'a'.IndexOf('o',2,3): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 'a'.IndexOf('o',2,-3): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 'a'.IndexOf('o',2,99): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 'a'.IndexOf('O',StringComparison.OrdinalIgnoreCase): -1
// out: 'a'.LastIndexOf('l'): -1
// out: 'a'.LastIndexOf('l'): -1
// out: 'a'.LastIndexOf(''): 1
// out: 'a'.LastIndexOf('l',3): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: 'a'.LastIndexOf('l',99): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: 'a'.LastIndexOf('l',-1): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: 'a'.LastIndexOf('o',5,3): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: 'a'.LastIndexOf('o',5,99): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: 'a'.IndexOfAny([|'o';'b'|]): -1
// out: 'a'.IndexOfAny([||]): -1
// out: 'a'.IndexOfAny(null): ArgumentNullException Value cannot be null. (Parameter 'anyOf')
// out: 'a'.LastIndexOfAny([|'o';'b'|]): -1
// out: 'a'.Contains('lo'): false
// out: 'a'.Contains(''): true
// out: 'a'.Contains('W'): false
// out: 'a'.Contains('LO',StringComparison.OrdinalIgnoreCase): false
// out: 'a'.StartsWith('He'): false
// out: 'a'.StartsWith(''): true
// out: 'a'.StartsWith('he',StringComparison.OrdinalIgnoreCase): false
// out: 'a'.StartsWith('H'): false
// out: 'a'.EndsWith('ld'): false
// out: 'a'.EndsWith(''): true
// out: 'a'.EndsWith('d'): false
// out: 'a'.Replace('l','L'): "a"
// out: 'a'.Replace('l',''): "a"
// out: 'a'.Replace('l',null): "a"
// out: 'a'.Replace('','x'): ArgumentException The value cannot be an empty string. (Parameter 'oldValue')
// out: 'a'.Replace('l','L'): "a"
// out: 'a'.Replace('O','0',StringComparison.OrdinalIgnoreCase): "a"
// out: 'a'.Split(','): [|"a"|]
// out: 'a'.Split(): [|"a"|]
// out: 'a'.Split([||]): [|"a"|]
// out: 'a'.Split(',',2): [|"a"|]
// out: 'a'.Split(',',0): [||]
// out: 'a'.Split(',',-1): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: 'a'.Split(',',StringSplitOptions.RemoveEmptyEntries): [|"a"|]
// out: 'a'.Split([|',';'l'|],StringSplitOptions.None): [|"a"|]
// out: 'a'.Split(',',2,StringSplitOptions.TrimEntries): [|"a"|]
// out: 'a'.Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries): [|"a"|]
// out: 'a'.Split(''): [|"a"|]
// out: 'a'.Trim('a'): ""
// out: 'a'.Trim([|'H';'d'|]): "a"
// out: 'a'.TrimStart('H','e'): "a"
// out: 'a'.TrimEnd([||]): "a"
// out: 'a'.CompareTo('b'): -1
// out: 'a'.CompareTo(null): 1
// out: 'a'.Equals('a'): true
// out: 'a'.Equals('HELLO WORLD',StringComparison.OrdinalIgnoreCase): false
// out: 'a'.ToCharArray(1,2): ArgumentOutOfRangeException startIndex ('1') must be less than or equal to '-1'. (Parameter 'startIndex')~Actual value was 1.
// out: 'a'.ToCharArray(-1,2): ArgumentOutOfRangeException startIndex ('4294967295') must be less than or equal to '1'. (Parameter 'startIndex')~Actual value was 4294967295.
// out: 'a'.ToCharArray(1,99): ArgumentOutOfRangeException startIndex ('1') must be less than or equal to '-98'. (Parameter 'startIndex')~Actual value was 1.
// out: 'a'.Chars(0): 'a'
// out: 'a'.Chars(-1): IndexOutOfRangeException Index was outside the bounds of the array.
// out: 'a'.Chars(99): IndexOutOfRangeException Index was outside the bounds of the array.
// out: 'a'.[0]: 'a'
// out: 'a'.[1..3]: ""
// out: 'a'.[..2]: "a"
// out: 'a'.[5..]: ""
// out: 'a'.ReplaceLineEndings('|'): "a"
// out: 'a'.Contains(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'a'.IndexOf(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'a'.StartsWith(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'a'.EndsWith(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'a'.Replace((null: string),'x'): ArgumentNullException Value cannot be null. (Parameter 'oldValue')
// out: 'a'.LastIndexOf(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'Hello World'.Length: 11
// out: 'Hello World'.ToUpper(): "HELLO WORLD"
// out: 'Hello World'.ToLower(): "hello world"
// out: 'Hello World'.ToUpperInvariant(): "HELLO WORLD"
// out: 'Hello World'.Trim(): "Hello World"
// out: 'Hello World'.TrimStart(): "Hello World"
// out: 'Hello World'.TrimEnd(): "Hello World"
// out: 'Hello World'.ToCharArray(): [|'H'; 'e'; 'l'; 'l'; 'o'; ' '; 'W'; 'o'; 'r'; 'l'; 'd'|]
// out: 'Hello World'.GetHashCode() |> ignore: ()
// out: 'Hello World'.Substring(0): "Hello World"
// out: 'Hello World'.Substring(3): "lo World"
// out: 'Hello World'.Substring(-1): ArgumentOutOfRangeException startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')~Actual value was -1.
// out: 'Hello World'.Substring(1,2): "el"
// out: 'Hello World'.Substring(1,-1): ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: 'Hello World'.Substring(5,0): ""
// out: 'Hello World'.Substring(2,100): ArgumentOutOfRangeException Index and length must refer to a location within the string. (Parameter 'length')
// out: 'Hello World'.Remove(0): ""
// out: 'Hello World'.Remove(3): "Hel"
// out: 'Hello World'.Remove(-1): ArgumentOutOfRangeException StartIndex cannot be less than zero. (Parameter 'startIndex')
// out: 'Hello World'.Remove(1,2): "Hlo World"
// out: 'Hello World'.Remove(1,-1): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: 'Hello World'.Remove(0,99): ArgumentOutOfRangeException count ('99') must be less than or equal to '11'. (Parameter 'count')~Actual value was 99.
// out: 'Hello World'.Insert(0,'X'): "XHello World"
// out: 'Hello World'.Insert(3,'X'): "HelXlo World"
// out: 'Hello World'.Insert(-1,'X'): ArgumentOutOfRangeException startIndex ('4294967295') must be less than or equal to '11'. (Parameter 'startIndex')~Actual value was 4294967295.
// out: 'Hello World'.Insert(99,'X'): ArgumentOutOfRangeException startIndex ('99') must be less than or equal to '11'. (Parameter 'startIndex')~Actual value was 99.
// out: 'Hello World'.Insert(0,null): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'Hello World'.PadLeft(8): "Hello World"
// out: 'Hello World'.PadLeft(-1): ArgumentOutOfRangeException totalWidth ('-1') must be a non-negative value. (Parameter 'totalWidth')~Actual value was -1.
// out: 'Hello World'.PadLeft(8,'*'): "Hello World"
// out: 'Hello World'.PadRight(8): "Hello World"
// out: 'Hello World'.PadRight(-1): ArgumentOutOfRangeException totalWidth ('-1') must be a non-negative value. (Parameter 'totalWidth')~Actual value was -1.
// out: 'Hello World'.PadRight(8,'*'): "Hello World"
// out: 'Hello World'.IndexOf('l'): 2
// out: 'Hello World'.IndexOf('l'): 2
// out: 'Hello World'.IndexOf(''): 0
// out: 'Hello World'.IndexOf('l',3): 3
// out: 'Hello World'.IndexOf('l',-1): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 'Hello World'.IndexOf('l',99): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 'Hello World'.IndexOf('o',2,3): 4
// out: 'Hello World'.IndexOf('o',2,-3): ArgumentOutOfRangeException Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: 'Hello World'.IndexOf('o',2,99): ArgumentOutOfRangeException Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: 'Hello World'.IndexOf('O',StringComparison.OrdinalIgnoreCase): 4
// out: 'Hello World'.LastIndexOf('l'): 9
// out: 'Hello World'.LastIndexOf('l'): 9
// out: 'Hello World'.LastIndexOf(''): 11
// out: 'Hello World'.LastIndexOf('l',3): 3
// out: 'Hello World'.LastIndexOf('l',99): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: 'Hello World'.LastIndexOf('l',-1): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: 'Hello World'.LastIndexOf('o',5,3): 4
// out: 'Hello World'.LastIndexOf('o',5,99): ArgumentOutOfRangeException Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: 'Hello World'.IndexOfAny([|'o';'b'|]): 4
// out: 'Hello World'.IndexOfAny([||]): -1
// out: 'Hello World'.IndexOfAny(null): ArgumentNullException Value cannot be null. (Parameter 'anyOf')
// out: 'Hello World'.LastIndexOfAny([|'o';'b'|]): 7
// out: 'Hello World'.Contains('lo'): true
// out: 'Hello World'.Contains(''): true
// out: 'Hello World'.Contains('W'): true
// out: 'Hello World'.Contains('LO',StringComparison.OrdinalIgnoreCase): true
// out: 'Hello World'.StartsWith('He'): true
// out: 'Hello World'.StartsWith(''): true
// out: 'Hello World'.StartsWith('he',StringComparison.OrdinalIgnoreCase): true
// out: 'Hello World'.StartsWith('H'): true
// out: 'Hello World'.EndsWith('ld'): true
// out: 'Hello World'.EndsWith(''): true
// out: 'Hello World'.EndsWith('d'): true
// out: 'Hello World'.Replace('l','L'): "HeLLo WorLd"
// out: 'Hello World'.Replace('l',''): "Heo Word"
// out: 'Hello World'.Replace('l',null): "Heo Word"
// out: 'Hello World'.Replace('','x'): ArgumentException The value cannot be an empty string. (Parameter 'oldValue')
// out: 'Hello World'.Replace('l','L'): "HeLLo WorLd"
// out: 'Hello World'.Replace('O','0',StringComparison.OrdinalIgnoreCase): "Hell0 W0rld"
// out: 'Hello World'.Split(','): [|"Hello World"|]
// out: 'Hello World'.Split(): [|"Hello"; "World"|]
// out: 'Hello World'.Split([||]): [|"Hello"; "World"|]
// out: 'Hello World'.Split(',',2): [|"Hello World"|]
// out: 'Hello World'.Split(',',0): [||]
// out: 'Hello World'.Split(',',-1): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: 'Hello World'.Split(',',StringSplitOptions.RemoveEmptyEntries): [|"Hello World"|]
// out: 'Hello World'.Split([|',';'l'|],StringSplitOptions.None): [|"He"; ""; "o Wor"; "d"|]
// out: 'Hello World'.Split(',',2,StringSplitOptions.TrimEntries): [|"Hello World"|]
// out: 'Hello World'.Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries): [|"Hello"; "World"|]
// out: 'Hello World'.Split(''): [|"Hello World"|]
// out: 'Hello World'.Trim('a'): "Hello World"
// out: 'Hello World'.Trim([|'H';'d'|]): "ello Worl"
// out: 'Hello World'.TrimStart('H','e'): "llo World"
// out: 'Hello World'.TrimEnd([||]): "Hello World"
// out: 'Hello World'.CompareTo('b'): -26
// out: 'Hello World'.CompareTo(null): 1
// out: 'Hello World'.Equals('a'): false
// out: 'Hello World'.Equals('HELLO WORLD',StringComparison.OrdinalIgnoreCase): true
// out: 'Hello World'.ToCharArray(1,2): [|'e'; 'l'|]
// out: 'Hello World'.ToCharArray(-1,2): ArgumentOutOfRangeException startIndex ('4294967295') must be less than or equal to '11'. (Parameter 'startIndex')~Actual value was 4294967295.
// out: 'Hello World'.ToCharArray(1,99): ArgumentOutOfRangeException startIndex ('1') must be less than or equal to '-88'. (Parameter 'startIndex')~Actual value was 1.
// out: 'Hello World'.Chars(0): 'H'
// out: 'Hello World'.Chars(-1): IndexOutOfRangeException Index was outside the bounds of the array.
// out: 'Hello World'.Chars(99): IndexOutOfRangeException Index was outside the bounds of the array.
// out: 'Hello World'.[0]: 'H'
// out: 'Hello World'.[1..3]: "ell"
// out: 'Hello World'.[..2]: "Hel"
// out: 'Hello World'.[5..]: " World"
// out: 'Hello World'.ReplaceLineEndings('|'): "Hello World"
// out: 'Hello World'.Contains(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'Hello World'.IndexOf(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'Hello World'.StartsWith(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'Hello World'.EndsWith(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'Hello World'.Replace((null: string),'x'): ArgumentNullException Value cannot be null. (Parameter 'oldValue')
// out: 'Hello World'.LastIndexOf(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: '  pad  '.Length: 7
// out: '  pad  '.ToUpper(): "  PAD  "
// out: '  pad  '.ToLower(): "  pad  "
// out: '  pad  '.ToUpperInvariant(): "  PAD  "
// out: '  pad  '.Trim(): "pad"
// out: '  pad  '.TrimStart(): "pad  "
// out: '  pad  '.TrimEnd(): "  pad"
// out: '  pad  '.ToCharArray(): [|' '; ' '; 'p'; 'a'; 'd'; ' '; ' '|]
// out: '  pad  '.GetHashCode() |> ignore: ()
// out: '  pad  '.Substring(0): "  pad  "
// out: '  pad  '.Substring(3): "ad  "
// out: '  pad  '.Substring(-1): ArgumentOutOfRangeException startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')~Actual value was -1.
// out: '  pad  '.Substring(1,2): " p"
// out: '  pad  '.Substring(1,-1): ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: '  pad  '.Substring(5,0): ""
// out: '  pad  '.Substring(2,100): ArgumentOutOfRangeException Index and length must refer to a location within the string. (Parameter 'length')
// out: '  pad  '.Remove(0): ""
// out: '  pad  '.Remove(3): "  p"
// out: '  pad  '.Remove(-1): ArgumentOutOfRangeException StartIndex cannot be less than zero. (Parameter 'startIndex')
// out: '  pad  '.Remove(1,2): " ad  "
// out: '  pad  '.Remove(1,-1): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: '  pad  '.Remove(0,99): ArgumentOutOfRangeException count ('99') must be less than or equal to '7'. (Parameter 'count')~Actual value was 99.
// out: '  pad  '.Insert(0,'X'): "X  pad  "
// out: '  pad  '.Insert(3,'X'): "  pXad  "
// out: '  pad  '.Insert(-1,'X'): ArgumentOutOfRangeException startIndex ('4294967295') must be less than or equal to '7'. (Parameter 'startIndex')~Actual value was 4294967295.
// out: '  pad  '.Insert(99,'X'): ArgumentOutOfRangeException startIndex ('99') must be less than or equal to '7'. (Parameter 'startIndex')~Actual value was 99.
// out: '  pad  '.Insert(0,null): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: '  pad  '.PadLeft(8): "   pad  "
// out: '  pad  '.PadLeft(-1): ArgumentOutOfRangeException totalWidth ('-1') must be a non-negative value. (Parameter 'totalWidth')~Actual value was -1.
// out: '  pad  '.PadLeft(8,'*'): "*  pad  "
// out: '  pad  '.PadRight(8): "  pad   "
// out: '  pad  '.PadRight(-1): ArgumentOutOfRangeException totalWidth ('-1') must be a non-negative value. (Parameter 'totalWidth')~Actual value was -1.
// out: '  pad  '.PadRight(8,'*'): "  pad  *"
// out: '  pad  '.IndexOf('l'): -1
// out: '  pad  '.IndexOf('l'): -1
// out: '  pad  '.IndexOf(''): 0
// out: '  pad  '.IndexOf('l',3): -1
// out: '  pad  '.IndexOf('l',-1): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: '  pad  '.IndexOf('l',99): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: '  pad  '.IndexOf('o',2,3): -1
// out: '  pad  '.IndexOf('o',2,-3): ArgumentOutOfRangeException Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: '  pad  '.IndexOf('o',2,99): ArgumentOutOfRangeException Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: '  pad  '.IndexOf('O',StringComparison.OrdinalIgnoreCase): -1
// out: '  pad  '.LastIndexOf('l'): -1
// out: '  pad  '.LastIndexOf('l'): -1
// out: '  pad  '.LastIndexOf(''): 7
// out: '  pad  '.LastIndexOf('l',3): -1
// out: '  pad  '.LastIndexOf('l',99): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: '  pad  '.LastIndexOf('l',-1): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: '  pad  '.LastIndexOf('o',5,3): -1
// out: '  pad  '.LastIndexOf('o',5,99): ArgumentOutOfRangeException Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: '  pad  '.IndexOfAny([|'o';'b'|]): -1
// out: '  pad  '.IndexOfAny([||]): -1
// out: '  pad  '.IndexOfAny(null): ArgumentNullException Value cannot be null. (Parameter 'anyOf')
// out: '  pad  '.LastIndexOfAny([|'o';'b'|]): -1
// out: '  pad  '.Contains('lo'): false
// out: '  pad  '.Contains(''): true
// out: '  pad  '.Contains('W'): false
// out: '  pad  '.Contains('LO',StringComparison.OrdinalIgnoreCase): false
// out: '  pad  '.StartsWith('He'): false
// out: '  pad  '.StartsWith(''): true
// out: '  pad  '.StartsWith('he',StringComparison.OrdinalIgnoreCase): false
// out: '  pad  '.StartsWith('H'): false
// out: '  pad  '.EndsWith('ld'): false
// out: '  pad  '.EndsWith(''): true
// out: '  pad  '.EndsWith('d'): false
// out: '  pad  '.Replace('l','L'): "  pad  "
// out: '  pad  '.Replace('l',''): "  pad  "
// out: '  pad  '.Replace('l',null): "  pad  "
// out: '  pad  '.Replace('','x'): ArgumentException The value cannot be an empty string. (Parameter 'oldValue')
// out: '  pad  '.Replace('l','L'): "  pad  "
// out: '  pad  '.Replace('O','0',StringComparison.OrdinalIgnoreCase): "  pad  "
// out: '  pad  '.Split(','): [|"  pad  "|]
// out: '  pad  '.Split(): [|""; ""; "pad"; ""; ""|]
// out: '  pad  '.Split([||]): [|""; ""; "pad"; ""; ""|]
// out: '  pad  '.Split(',',2): [|"  pad  "|]
// out: '  pad  '.Split(',',0): [||]
// out: '  pad  '.Split(',',-1): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: '  pad  '.Split(',',StringSplitOptions.RemoveEmptyEntries): [|"  pad  "|]
// out: '  pad  '.Split([|',';'l'|],StringSplitOptions.None): [|"  pad  "|]
// out: '  pad  '.Split(',',2,StringSplitOptions.TrimEntries): [|"pad"|]
// out: '  pad  '.Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries): [|"pad"|]
// out: '  pad  '.Split(''): [|"  pad  "|]
// out: '  pad  '.Trim('a'): "  pad  "
// out: '  pad  '.Trim([|'H';'d'|]): "  pad  "
// out: '  pad  '.TrimStart('H','e'): "  pad  "
// out: '  pad  '.TrimEnd([||]): "  pad"
// out: '  pad  '.CompareTo('b'): -66
// out: '  pad  '.CompareTo(null): 1
// out: '  pad  '.Equals('a'): false
// out: '  pad  '.Equals('HELLO WORLD',StringComparison.OrdinalIgnoreCase): false
// out: '  pad  '.ToCharArray(1,2): [|' '; 'p'|]
// out: '  pad  '.ToCharArray(-1,2): ArgumentOutOfRangeException startIndex ('4294967295') must be less than or equal to '7'. (Parameter 'startIndex')~Actual value was 4294967295.
// out: '  pad  '.ToCharArray(1,99): ArgumentOutOfRangeException startIndex ('1') must be less than or equal to '-92'. (Parameter 'startIndex')~Actual value was 1.
// out: '  pad  '.Chars(0): ' '
// out: '  pad  '.Chars(-1): IndexOutOfRangeException Index was outside the bounds of the array.
// out: '  pad  '.Chars(99): IndexOutOfRangeException Index was outside the bounds of the array.
// out: '  pad  '.[0]: ' '
// out: '  pad  '.[1..3]: " pa"
// out: '  pad  '.[..2]: "  p"
// out: '  pad  '.[5..]: "  "
// out: '  pad  '.ReplaceLineEndings('|'): "  pad  "
// out: '  pad  '.Contains(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: '  pad  '.IndexOf(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: '  pad  '.StartsWith(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: '  pad  '.EndsWith(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: '  pad  '.Replace((null: string),'x'): ArgumentNullException Value cannot be null. (Parameter 'oldValue')
// out: '  pad  '.LastIndexOf(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'a,b,,c'.Length: 6
// out: 'a,b,,c'.ToUpper(): "A,B,,C"
// out: 'a,b,,c'.ToLower(): "a,b,,c"
// out: 'a,b,,c'.ToUpperInvariant(): "A,B,,C"
// out: 'a,b,,c'.Trim(): "a,b,,c"
// out: 'a,b,,c'.TrimStart(): "a,b,,c"
// out: 'a,b,,c'.TrimEnd(): "a,b,,c"
// out: 'a,b,,c'.ToCharArray(): [|'a'; ','; 'b'; ','; ','; 'c'|]
// out: 'a,b,,c'.GetHashCode() |> ignore: ()
// out: 'a,b,,c'.Substring(0): "a,b,,c"
// out: 'a,b,,c'.Substring(3): ",,c"
// out: 'a,b,,c'.Substring(-1): ArgumentOutOfRangeException startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')~Actual value was -1.
// out: 'a,b,,c'.Substring(1,2): ",b"
// out: 'a,b,,c'.Substring(1,-1): ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: 'a,b,,c'.Substring(5,0): ""
// out: 'a,b,,c'.Substring(2,100): ArgumentOutOfRangeException Index and length must refer to a location within the string. (Parameter 'length')
// out: 'a,b,,c'.Remove(0): ""
// out: 'a,b,,c'.Remove(3): "a,b"
// out: 'a,b,,c'.Remove(-1): ArgumentOutOfRangeException StartIndex cannot be less than zero. (Parameter 'startIndex')
// out: 'a,b,,c'.Remove(1,2): "a,,c"
// out: 'a,b,,c'.Remove(1,-1): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: 'a,b,,c'.Remove(0,99): ArgumentOutOfRangeException count ('99') must be less than or equal to '6'. (Parameter 'count')~Actual value was 99.
// out: 'a,b,,c'.Insert(0,'X'): "Xa,b,,c"
// out: 'a,b,,c'.Insert(3,'X'): "a,bX,,c"
// out: 'a,b,,c'.Insert(-1,'X'): ArgumentOutOfRangeException startIndex ('4294967295') must be less than or equal to '6'. (Parameter 'startIndex')~Actual value was 4294967295.
// out: 'a,b,,c'.Insert(99,'X'): ArgumentOutOfRangeException startIndex ('99') must be less than or equal to '6'. (Parameter 'startIndex')~Actual value was 99.
// out: 'a,b,,c'.Insert(0,null): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'a,b,,c'.PadLeft(8): "  a,b,,c"
// out: 'a,b,,c'.PadLeft(-1): ArgumentOutOfRangeException totalWidth ('-1') must be a non-negative value. (Parameter 'totalWidth')~Actual value was -1.
// out: 'a,b,,c'.PadLeft(8,'*'): "**a,b,,c"
// out: 'a,b,,c'.PadRight(8): "a,b,,c  "
// out: 'a,b,,c'.PadRight(-1): ArgumentOutOfRangeException totalWidth ('-1') must be a non-negative value. (Parameter 'totalWidth')~Actual value was -1.
// out: 'a,b,,c'.PadRight(8,'*'): "a,b,,c**"
// out: 'a,b,,c'.IndexOf('l'): -1
// out: 'a,b,,c'.IndexOf('l'): -1
// out: 'a,b,,c'.IndexOf(''): 0
// out: 'a,b,,c'.IndexOf('l',3): -1
// out: 'a,b,,c'.IndexOf('l',-1): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 'a,b,,c'.IndexOf('l',99): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 'a,b,,c'.IndexOf('o',2,3): -1
// out: 'a,b,,c'.IndexOf('o',2,-3): ArgumentOutOfRangeException Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: 'a,b,,c'.IndexOf('o',2,99): ArgumentOutOfRangeException Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: 'a,b,,c'.IndexOf('O',StringComparison.OrdinalIgnoreCase): -1
// out: 'a,b,,c'.LastIndexOf('l'): -1
// out: 'a,b,,c'.LastIndexOf('l'): -1
// out: 'a,b,,c'.LastIndexOf(''): 6
// out: 'a,b,,c'.LastIndexOf('l',3): -1
// out: 'a,b,,c'.LastIndexOf('l',99): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: 'a,b,,c'.LastIndexOf('l',-1): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: 'a,b,,c'.LastIndexOf('o',5,3): -1
// out: 'a,b,,c'.LastIndexOf('o',5,99): ArgumentOutOfRangeException Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: 'a,b,,c'.IndexOfAny([|'o';'b'|]): 2
// out: 'a,b,,c'.IndexOfAny([||]): -1
// out: 'a,b,,c'.IndexOfAny(null): ArgumentNullException Value cannot be null. (Parameter 'anyOf')
// out: 'a,b,,c'.LastIndexOfAny([|'o';'b'|]): 2
// out: 'a,b,,c'.Contains('lo'): false
// out: 'a,b,,c'.Contains(''): true
// out: 'a,b,,c'.Contains('W'): false
// out: 'a,b,,c'.Contains('LO',StringComparison.OrdinalIgnoreCase): false
// out: 'a,b,,c'.StartsWith('He'): false
// out: 'a,b,,c'.StartsWith(''): true
// out: 'a,b,,c'.StartsWith('he',StringComparison.OrdinalIgnoreCase): false
// out: 'a,b,,c'.StartsWith('H'): false
// out: 'a,b,,c'.EndsWith('ld'): false
// out: 'a,b,,c'.EndsWith(''): true
// out: 'a,b,,c'.EndsWith('d'): false
// out: 'a,b,,c'.Replace('l','L'): "a,b,,c"
// out: 'a,b,,c'.Replace('l',''): "a,b,,c"
// out: 'a,b,,c'.Replace('l',null): "a,b,,c"
// out: 'a,b,,c'.Replace('','x'): ArgumentException The value cannot be an empty string. (Parameter 'oldValue')
// out: 'a,b,,c'.Replace('l','L'): "a,b,,c"
// out: 'a,b,,c'.Replace('O','0',StringComparison.OrdinalIgnoreCase): "a,b,,c"
// out: 'a,b,,c'.Split(','): [|"a"; "b"; ""; "c"|]
// out: 'a,b,,c'.Split(): [|"a,b,,c"|]
// out: 'a,b,,c'.Split([||]): [|"a,b,,c"|]
// out: 'a,b,,c'.Split(',',2): [|"a"; "b,,c"|]
// out: 'a,b,,c'.Split(',',0): [||]
// out: 'a,b,,c'.Split(',',-1): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: 'a,b,,c'.Split(',',StringSplitOptions.RemoveEmptyEntries): [|"a"; "b"; "c"|]
// out: 'a,b,,c'.Split([|',';'l'|],StringSplitOptions.None): [|"a"; "b"; ""; "c"|]
// out: 'a,b,,c'.Split(',',2,StringSplitOptions.TrimEntries): [|"a"; "b,,c"|]
// out: 'a,b,,c'.Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries): [|"a"; "b"; "c"|]
// out: 'a,b,,c'.Split(''): [|"a,b,,c"|]
// out: 'a,b,,c'.Trim('a'): ",b,,c"
// out: 'a,b,,c'.Trim([|'H';'d'|]): "a,b,,c"
// out: 'a,b,,c'.TrimStart('H','e'): "a,b,,c"
// out: 'a,b,,c'.TrimEnd([||]): "a,b,,c"
// out: 'a,b,,c'.CompareTo('b'): -1
// out: 'a,b,,c'.CompareTo(null): 1
// out: 'a,b,,c'.Equals('a'): false
// out: 'a,b,,c'.Equals('HELLO WORLD',StringComparison.OrdinalIgnoreCase): false
// out: 'a,b,,c'.ToCharArray(1,2): [|','; 'b'|]
// out: 'a,b,,c'.ToCharArray(-1,2): ArgumentOutOfRangeException startIndex ('4294967295') must be less than or equal to '6'. (Parameter 'startIndex')~Actual value was 4294967295.
// out: 'a,b,,c'.ToCharArray(1,99): ArgumentOutOfRangeException startIndex ('1') must be less than or equal to '-93'. (Parameter 'startIndex')~Actual value was 1.
// out: 'a,b,,c'.Chars(0): 'a'
// out: 'a,b,,c'.Chars(-1): IndexOutOfRangeException Index was outside the bounds of the array.
// out: 'a,b,,c'.Chars(99): IndexOutOfRangeException Index was outside the bounds of the array.
// out: 'a,b,,c'.[0]: 'a'
// out: 'a,b,,c'.[1..3]: ",b,"
// out: 'a,b,,c'.[..2]: "a,b"
// out: 'a,b,,c'.[5..]: "c"
// out: 'a,b,,c'.ReplaceLineEndings('|'): "a,b,,c"
// out: 'a,b,,c'.Contains(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'a,b,,c'.IndexOf(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'a,b,,c'.StartsWith(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'a,b,,c'.EndsWith(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'a,b,,c'.Replace((null: string),'x'): ArgumentNullException Value cannot be null. (Parameter 'oldValue')
// out: 'a,b,,c'.LastIndexOf(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'ÄÖ ünï'.Length: 6
// out: 'ÄÖ ünï'.ToUpper(): "ÄÖ ÜNÏ"
// out: 'ÄÖ ünï'.ToLower(): "äö ünï"
// out: 'ÄÖ ünï'.ToUpperInvariant(): "ÄÖ ÜNÏ"
// out: 'ÄÖ ünï'.Trim(): "ÄÖ ünï"
// out: 'ÄÖ ünï'.TrimStart(): "ÄÖ ünï"
// out: 'ÄÖ ünï'.TrimEnd(): "ÄÖ ünï"
// out: 'ÄÖ ünï'.ToCharArray(): [|'Ä'; 'Ö'; ' '; 'ü'; 'n'; 'ï'|]
// out: 'ÄÖ ünï'.GetHashCode() |> ignore: ()
// out: 'ÄÖ ünï'.Substring(0): "ÄÖ ünï"
// out: 'ÄÖ ünï'.Substring(3): "ünï"
// out: 'ÄÖ ünï'.Substring(-1): ArgumentOutOfRangeException startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')~Actual value was -1.
// out: 'ÄÖ ünï'.Substring(1,2): "Ö "
// out: 'ÄÖ ünï'.Substring(1,-1): ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: 'ÄÖ ünï'.Substring(5,0): ""
// out: 'ÄÖ ünï'.Substring(2,100): ArgumentOutOfRangeException Index and length must refer to a location within the string. (Parameter 'length')
// out: 'ÄÖ ünï'.Remove(0): ""
// out: 'ÄÖ ünï'.Remove(3): "ÄÖ "
// out: 'ÄÖ ünï'.Remove(-1): ArgumentOutOfRangeException StartIndex cannot be less than zero. (Parameter 'startIndex')
// out: 'ÄÖ ünï'.Remove(1,2): "Äünï"
// out: 'ÄÖ ünï'.Remove(1,-1): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: 'ÄÖ ünï'.Remove(0,99): ArgumentOutOfRangeException count ('99') must be less than or equal to '6'. (Parameter 'count')~Actual value was 99.
// out: 'ÄÖ ünï'.Insert(0,'X'): "XÄÖ ünï"
// out: 'ÄÖ ünï'.Insert(3,'X'): "ÄÖ Xünï"
// out: 'ÄÖ ünï'.Insert(-1,'X'): ArgumentOutOfRangeException startIndex ('4294967295') must be less than or equal to '6'. (Parameter 'startIndex')~Actual value was 4294967295.
// out: 'ÄÖ ünï'.Insert(99,'X'): ArgumentOutOfRangeException startIndex ('99') must be less than or equal to '6'. (Parameter 'startIndex')~Actual value was 99.
// out: 'ÄÖ ünï'.Insert(0,null): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'ÄÖ ünï'.PadLeft(8): "  ÄÖ ünï"
// out: 'ÄÖ ünï'.PadLeft(-1): ArgumentOutOfRangeException totalWidth ('-1') must be a non-negative value. (Parameter 'totalWidth')~Actual value was -1.
// out: 'ÄÖ ünï'.PadLeft(8,'*'): "**ÄÖ ünï"
// out: 'ÄÖ ünï'.PadRight(8): "ÄÖ ünï  "
// out: 'ÄÖ ünï'.PadRight(-1): ArgumentOutOfRangeException totalWidth ('-1') must be a non-negative value. (Parameter 'totalWidth')~Actual value was -1.
// out: 'ÄÖ ünï'.PadRight(8,'*'): "ÄÖ ünï**"
// out: 'ÄÖ ünï'.IndexOf('l'): -1
// out: 'ÄÖ ünï'.IndexOf('l'): -1
// out: 'ÄÖ ünï'.IndexOf(''): 0
// out: 'ÄÖ ünï'.IndexOf('l',3): -1
// out: 'ÄÖ ünï'.IndexOf('l',-1): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 'ÄÖ ünï'.IndexOf('l',99): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 'ÄÖ ünï'.IndexOf('o',2,3): -1
// out: 'ÄÖ ünï'.IndexOf('o',2,-3): ArgumentOutOfRangeException Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: 'ÄÖ ünï'.IndexOf('o',2,99): ArgumentOutOfRangeException Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: 'ÄÖ ünï'.IndexOf('O',StringComparison.OrdinalIgnoreCase): -1
// out: 'ÄÖ ünï'.LastIndexOf('l'): -1
// out: 'ÄÖ ünï'.LastIndexOf('l'): -1
// out: 'ÄÖ ünï'.LastIndexOf(''): 6
// out: 'ÄÖ ünï'.LastIndexOf('l',3): -1
// out: 'ÄÖ ünï'.LastIndexOf('l',99): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: 'ÄÖ ünï'.LastIndexOf('l',-1): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: 'ÄÖ ünï'.LastIndexOf('o',5,3): -1
// out: 'ÄÖ ünï'.LastIndexOf('o',5,99): ArgumentOutOfRangeException Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: 'ÄÖ ünï'.IndexOfAny([|'o';'b'|]): -1
// out: 'ÄÖ ünï'.IndexOfAny([||]): -1
// out: 'ÄÖ ünï'.IndexOfAny(null): ArgumentNullException Value cannot be null. (Parameter 'anyOf')
// out: 'ÄÖ ünï'.LastIndexOfAny([|'o';'b'|]): -1
// out: 'ÄÖ ünï'.Contains('lo'): false
// out: 'ÄÖ ünï'.Contains(''): true
// out: 'ÄÖ ünï'.Contains('W'): false
// out: 'ÄÖ ünï'.Contains('LO',StringComparison.OrdinalIgnoreCase): false
// out: 'ÄÖ ünï'.StartsWith('He'): false
// out: 'ÄÖ ünï'.StartsWith(''): true
// out: 'ÄÖ ünï'.StartsWith('he',StringComparison.OrdinalIgnoreCase): false
// out: 'ÄÖ ünï'.StartsWith('H'): false
// out: 'ÄÖ ünï'.EndsWith('ld'): false
// out: 'ÄÖ ünï'.EndsWith(''): true
// out: 'ÄÖ ünï'.EndsWith('d'): false
// out: 'ÄÖ ünï'.Replace('l','L'): "ÄÖ ünï"
// out: 'ÄÖ ünï'.Replace('l',''): "ÄÖ ünï"
// out: 'ÄÖ ünï'.Replace('l',null): "ÄÖ ünï"
// out: 'ÄÖ ünï'.Replace('','x'): ArgumentException The value cannot be an empty string. (Parameter 'oldValue')
// out: 'ÄÖ ünï'.Replace('l','L'): "ÄÖ ünï"
// out: 'ÄÖ ünï'.Replace('O','0',StringComparison.OrdinalIgnoreCase): "ÄÖ ünï"
// out: 'ÄÖ ünï'.Split(','): [|"ÄÖ ünï"|]
// out: 'ÄÖ ünï'.Split(): [|"ÄÖ"; "ünï"|]
// out: 'ÄÖ ünï'.Split([||]): [|"ÄÖ"; "ünï"|]
// out: 'ÄÖ ünï'.Split(',',2): [|"ÄÖ ünï"|]
// out: 'ÄÖ ünï'.Split(',',0): [||]
// out: 'ÄÖ ünï'.Split(',',-1): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: 'ÄÖ ünï'.Split(',',StringSplitOptions.RemoveEmptyEntries): [|"ÄÖ ünï"|]
// out: 'ÄÖ ünï'.Split([|',';'l'|],StringSplitOptions.None): [|"ÄÖ ünï"|]
// out: 'ÄÖ ünï'.Split(',',2,StringSplitOptions.TrimEntries): [|"ÄÖ ünï"|]
// out: 'ÄÖ ünï'.Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries): [|"ÄÖ"; "ünï"|]
// out: 'ÄÖ ünï'.Split(''): [|"ÄÖ ünï"|]
// out: 'ÄÖ ünï'.Trim('a'): "ÄÖ ünï"
// out: 'ÄÖ ünï'.Trim([|'H';'d'|]): "ÄÖ ünï"
// out: 'ÄÖ ünï'.TrimStart('H','e'): "ÄÖ ünï"
// out: 'ÄÖ ünï'.TrimEnd([||]): "ÄÖ ünï"
// out: 'ÄÖ ünï'.CompareTo('b'): 98
// out: 'ÄÖ ünï'.CompareTo(null): 1
// out: 'ÄÖ ünï'.Equals('a'): false
// out: 'ÄÖ ünï'.Equals('HELLO WORLD',StringComparison.OrdinalIgnoreCase): false
// out: 'ÄÖ ünï'.ToCharArray(1,2): [|'Ö'; ' '|]
// out: 'ÄÖ ünï'.ToCharArray(-1,2): ArgumentOutOfRangeException startIndex ('4294967295') must be less than or equal to '6'. (Parameter 'startIndex')~Actual value was 4294967295.
// out: 'ÄÖ ünï'.ToCharArray(1,99): ArgumentOutOfRangeException startIndex ('1') must be less than or equal to '-93'. (Parameter 'startIndex')~Actual value was 1.
// out: 'ÄÖ ünï'.Chars(0): 'Ä'
// out: 'ÄÖ ünï'.Chars(-1): IndexOutOfRangeException Index was outside the bounds of the array.
// out: 'ÄÖ ünï'.Chars(99): IndexOutOfRangeException Index was outside the bounds of the array.
// out: 'ÄÖ ünï'.[0]: 'Ä'
// out: 'ÄÖ ünï'.[1..3]: "Ö ü"
// out: 'ÄÖ ünï'.[..2]: "ÄÖ "
// out: 'ÄÖ ünï'.[5..]: "ï"
// out: 'ÄÖ ünï'.ReplaceLineEndings('|'): "ÄÖ ünï"
// out: 'ÄÖ ünï'.Contains(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'ÄÖ ünï'.IndexOf(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'ÄÖ ünï'.StartsWith(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'ÄÖ ünï'.EndsWith(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'ÄÖ ünï'.Replace((null: string),'x'): ArgumentNullException Value cannot be null. (Parameter 'oldValue')
// out: 'ÄÖ ünï'.LastIndexOf(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'tab\tnl\n'.Length: 7
// out: 'tab\tnl\n'.ToUpper(): "TAB	NL~"
// out: 'tab\tnl\n'.ToLower(): "tab	nl~"
// out: 'tab\tnl\n'.ToUpperInvariant(): "TAB	NL~"
// out: 'tab\tnl\n'.Trim(): "tab	nl"
// out: 'tab\tnl\n'.TrimStart(): "tab	nl~"
// out: 'tab\tnl\n'.TrimEnd(): "tab	nl"
// out: 'tab\tnl\n'.ToCharArray(): [|'t'; 'a'; 'b'; '\009'; 'n'; 'l'; '\010'|]
// out: 'tab\tnl\n'.GetHashCode() |> ignore: ()
// out: 'tab\tnl\n'.Substring(0): "tab	nl~"
// out: 'tab\tnl\n'.Substring(3): "	nl~"
// out: 'tab\tnl\n'.Substring(-1): ArgumentOutOfRangeException startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')~Actual value was -1.
// out: 'tab\tnl\n'.Substring(1,2): "ab"
// out: 'tab\tnl\n'.Substring(1,-1): ArgumentOutOfRangeException length ('-1') must be a non-negative value. (Parameter 'length')~Actual value was -1.
// out: 'tab\tnl\n'.Substring(5,0): ""
// out: 'tab\tnl\n'.Substring(2,100): ArgumentOutOfRangeException Index and length must refer to a location within the string. (Parameter 'length')
// out: 'tab\tnl\n'.Remove(0): ""
// out: 'tab\tnl\n'.Remove(3): "tab"
// out: 'tab\tnl\n'.Remove(-1): ArgumentOutOfRangeException StartIndex cannot be less than zero. (Parameter 'startIndex')
// out: 'tab\tnl\n'.Remove(1,2): "t	nl~"
// out: 'tab\tnl\n'.Remove(1,-1): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: 'tab\tnl\n'.Remove(0,99): ArgumentOutOfRangeException count ('99') must be less than or equal to '7'. (Parameter 'count')~Actual value was 99.
// out: 'tab\tnl\n'.Insert(0,'X'): "Xtab	nl~"
// out: 'tab\tnl\n'.Insert(3,'X'): "tabX	nl~"
// out: 'tab\tnl\n'.Insert(-1,'X'): ArgumentOutOfRangeException startIndex ('4294967295') must be less than or equal to '7'. (Parameter 'startIndex')~Actual value was 4294967295.
// out: 'tab\tnl\n'.Insert(99,'X'): ArgumentOutOfRangeException startIndex ('99') must be less than or equal to '7'. (Parameter 'startIndex')~Actual value was 99.
// out: 'tab\tnl\n'.Insert(0,null): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'tab\tnl\n'.PadLeft(8): " tab	nl~"
// out: 'tab\tnl\n'.PadLeft(-1): ArgumentOutOfRangeException totalWidth ('-1') must be a non-negative value. (Parameter 'totalWidth')~Actual value was -1.
// out: 'tab\tnl\n'.PadLeft(8,'*'): "*tab	nl~"
// out: 'tab\tnl\n'.PadRight(8): "tab	nl~ "
// out: 'tab\tnl\n'.PadRight(-1): ArgumentOutOfRangeException totalWidth ('-1') must be a non-negative value. (Parameter 'totalWidth')~Actual value was -1.
// out: 'tab\tnl\n'.PadRight(8,'*'): "tab	nl~*"
// out: 'tab\tnl\n'.IndexOf('l'): 5
// out: 'tab\tnl\n'.IndexOf('l'): 5
// out: 'tab\tnl\n'.IndexOf(''): 0
// out: 'tab\tnl\n'.IndexOf('l',3): 5
// out: 'tab\tnl\n'.IndexOf('l',-1): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 'tab\tnl\n'.IndexOf('l',99): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 'tab\tnl\n'.IndexOf('o',2,3): -1
// out: 'tab\tnl\n'.IndexOf('o',2,-3): ArgumentOutOfRangeException Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: 'tab\tnl\n'.IndexOf('o',2,99): ArgumentOutOfRangeException Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: 'tab\tnl\n'.IndexOf('O',StringComparison.OrdinalIgnoreCase): -1
// out: 'tab\tnl\n'.LastIndexOf('l'): 5
// out: 'tab\tnl\n'.LastIndexOf('l'): 5
// out: 'tab\tnl\n'.LastIndexOf(''): 7
// out: 'tab\tnl\n'.LastIndexOf('l',3): -1
// out: 'tab\tnl\n'.LastIndexOf('l',99): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: 'tab\tnl\n'.LastIndexOf('l',-1): ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: 'tab\tnl\n'.LastIndexOf('o',5,3): -1
// out: 'tab\tnl\n'.LastIndexOf('o',5,99): ArgumentOutOfRangeException Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: 'tab\tnl\n'.IndexOfAny([|'o';'b'|]): 2
// out: 'tab\tnl\n'.IndexOfAny([||]): -1
// out: 'tab\tnl\n'.IndexOfAny(null): ArgumentNullException Value cannot be null. (Parameter 'anyOf')
// out: 'tab\tnl\n'.LastIndexOfAny([|'o';'b'|]): 2
// out: 'tab\tnl\n'.Contains('lo'): false
// out: 'tab\tnl\n'.Contains(''): true
// out: 'tab\tnl\n'.Contains('W'): false
// out: 'tab\tnl\n'.Contains('LO',StringComparison.OrdinalIgnoreCase): false
// out: 'tab\tnl\n'.StartsWith('He'): false
// out: 'tab\tnl\n'.StartsWith(''): true
// out: 'tab\tnl\n'.StartsWith('he',StringComparison.OrdinalIgnoreCase): false
// out: 'tab\tnl\n'.StartsWith('H'): false
// out: 'tab\tnl\n'.EndsWith('ld'): false
// out: 'tab\tnl\n'.EndsWith(''): true
// out: 'tab\tnl\n'.EndsWith('d'): false
// out: 'tab\tnl\n'.Replace('l','L'): "tab	nL~"
// out: 'tab\tnl\n'.Replace('l',''): "tab	n~"
// out: 'tab\tnl\n'.Replace('l',null): "tab	n~"
// out: 'tab\tnl\n'.Replace('','x'): ArgumentException The value cannot be an empty string. (Parameter 'oldValue')
// out: 'tab\tnl\n'.Replace('l','L'): "tab	nL~"
// out: 'tab\tnl\n'.Replace('O','0',StringComparison.OrdinalIgnoreCase): "tab	nl~"
// out: 'tab\tnl\n'.Split(','): [|"tab	nl~"|]
// out: 'tab\tnl\n'.Split(): [|"tab"; "nl"; ""|]
// out: 'tab\tnl\n'.Split([||]): [|"tab"; "nl"; ""|]
// out: 'tab\tnl\n'.Split(',',2): [|"tab	nl~"|]
// out: 'tab\tnl\n'.Split(',',0): [||]
// out: 'tab\tnl\n'.Split(',',-1): ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')~Actual value was -1.
// out: 'tab\tnl\n'.Split(',',StringSplitOptions.RemoveEmptyEntries): [|"tab	nl~"|]
// out: 'tab\tnl\n'.Split([|',';'l'|],StringSplitOptions.None): [|"tab	n"; "~"|]
// out: 'tab\tnl\n'.Split(',',2,StringSplitOptions.TrimEntries): [|"tab	nl"|]
// out: 'tab\tnl\n'.Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries): [|"tab	nl~"|]
// out: 'tab\tnl\n'.Split(''): [|"tab	nl~"|]
// out: 'tab\tnl\n'.Trim('a'): "tab	nl~"
// out: 'tab\tnl\n'.Trim([|'H';'d'|]): "tab	nl~"
// out: 'tab\tnl\n'.TrimStart('H','e'): "tab	nl~"
// out: 'tab\tnl\n'.TrimEnd([||]): "tab	nl"
// out: 'tab\tnl\n'.CompareTo('b'): 18
// out: 'tab\tnl\n'.CompareTo(null): 1
// out: 'tab\tnl\n'.Equals('a'): false
// out: 'tab\tnl\n'.Equals('HELLO WORLD',StringComparison.OrdinalIgnoreCase): false
// out: 'tab\tnl\n'.ToCharArray(1,2): [|'a'; 'b'|]
// out: 'tab\tnl\n'.ToCharArray(-1,2): ArgumentOutOfRangeException startIndex ('4294967295') must be less than or equal to '7'. (Parameter 'startIndex')~Actual value was 4294967295.
// out: 'tab\tnl\n'.ToCharArray(1,99): ArgumentOutOfRangeException startIndex ('1') must be less than or equal to '-92'. (Parameter 'startIndex')~Actual value was 1.
// out: 'tab\tnl\n'.Chars(0): 't'
// out: 'tab\tnl\n'.Chars(-1): IndexOutOfRangeException Index was outside the bounds of the array.
// out: 'tab\tnl\n'.Chars(99): IndexOutOfRangeException Index was outside the bounds of the array.
// out: 'tab\tnl\n'.[0]: 't'
// out: 'tab\tnl\n'.[1..3]: "ab	"
// out: 'tab\tnl\n'.[..2]: "tab"
// out: 'tab\tnl\n'.[5..]: "l~"
// out: 'tab\tnl\n'.ReplaceLineEndings('|'): "tab	nl|"
// out: 'tab\tnl\n'.Contains(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'tab\tnl\n'.IndexOf(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'tab\tnl\n'.StartsWith(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'tab\tnl\n'.EndsWith(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 'tab\tnl\n'.Replace((null: string),'x'): ArgumentNullException Value cannot be null. (Parameter 'oldValue')
// out: 'tab\tnl\n'.LastIndexOf(null: string): ArgumentNullException Value cannot be null. (Parameter 'value')
open System
open System.Text
open System.Collections.Generic
open System.Numerics
let t name (g: unit -> 'a) =
    try printfn "%s: %s" name ((sprintf "%A" (g ())).Replace("\n", "~"))
    with e -> printfn "%s: %s %s" name (e.GetType().Name) (e.Message.Replace("\n", "~"))
t "''.Length" (fun () -> "".Length)
t "''.ToUpper()" (fun () -> "".ToUpper())
t "''.ToLower()" (fun () -> "".ToLower())
t "''.ToUpperInvariant()" (fun () -> "".ToUpperInvariant())
t "''.Trim()" (fun () -> "".Trim())
t "''.TrimStart()" (fun () -> "".TrimStart())
t "''.TrimEnd()" (fun () -> "".TrimEnd())
t "''.ToCharArray()" (fun () -> "".ToCharArray())
t "''.GetHashCode() |> ignore" (fun () -> "".GetHashCode() |> ignore)
t "''.Substring(0)" (fun () -> "".Substring(0))
t "''.Substring(3)" (fun () -> "".Substring(3))
t "''.Substring(-1)" (fun () -> "".Substring(-1))
t "''.Substring(1,2)" (fun () -> "".Substring(1,2))
t "''.Substring(1,-1)" (fun () -> "".Substring(1,-1))
t "''.Substring(5,0)" (fun () -> "".Substring(5,0))
t "''.Substring(2,100)" (fun () -> "".Substring(2,100))
t "''.Remove(0)" (fun () -> "".Remove(0))
t "''.Remove(3)" (fun () -> "".Remove(3))
t "''.Remove(-1)" (fun () -> "".Remove(-1))
t "''.Remove(1,2)" (fun () -> "".Remove(1,2))
t "''.Remove(1,-1)" (fun () -> "".Remove(1,-1))
t "''.Remove(0,99)" (fun () -> "".Remove(0,99))
t "''.Insert(0,'X')" (fun () -> "".Insert(0,"X"))
t "''.Insert(3,'X')" (fun () -> "".Insert(3,"X"))
t "''.Insert(-1,'X')" (fun () -> "".Insert(-1,"X"))
t "''.Insert(99,'X')" (fun () -> "".Insert(99,"X"))
t "''.Insert(0,null)" (fun () -> "".Insert(0,null))
t "''.PadLeft(8)" (fun () -> "".PadLeft(8))
t "''.PadLeft(-1)" (fun () -> "".PadLeft(-1))
t "''.PadLeft(8,'*')" (fun () -> "".PadLeft(8,'*'))
t "''.PadRight(8)" (fun () -> "".PadRight(8))
t "''.PadRight(-1)" (fun () -> "".PadRight(-1))
t "''.PadRight(8,'*')" (fun () -> "".PadRight(8,'*'))
t "''.IndexOf('l')" (fun () -> "".IndexOf('l'))
t "''.IndexOf('l')" (fun () -> "".IndexOf("l"))
t "''.IndexOf('')" (fun () -> "".IndexOf(""))
t "''.IndexOf('l',3)" (fun () -> "".IndexOf('l',3))
t "''.IndexOf('l',-1)" (fun () -> "".IndexOf('l',-1))
t "''.IndexOf('l',99)" (fun () -> "".IndexOf('l',99))
t "''.IndexOf('o',2,3)" (fun () -> "".IndexOf("o",2,3))
t "''.IndexOf('o',2,-3)" (fun () -> "".IndexOf("o",2,-3))
t "''.IndexOf('o',2,99)" (fun () -> "".IndexOf("o",2,99))
t "''.IndexOf('O',StringComparison.OrdinalIgnoreCase)" (fun () -> "".IndexOf("O",StringComparison.OrdinalIgnoreCase))
t "''.LastIndexOf('l')" (fun () -> "".LastIndexOf('l'))
t "''.LastIndexOf('l')" (fun () -> "".LastIndexOf("l"))
t "''.LastIndexOf('')" (fun () -> "".LastIndexOf(""))
t "''.LastIndexOf('l',3)" (fun () -> "".LastIndexOf('l',3))
t "''.LastIndexOf('l',99)" (fun () -> "".LastIndexOf('l',99))
t "''.LastIndexOf('l',-1)" (fun () -> "".LastIndexOf('l',-1))
t "''.LastIndexOf('o',5,3)" (fun () -> "".LastIndexOf("o",5,3))
t "''.LastIndexOf('o',5,99)" (fun () -> "".LastIndexOf("o",5,99))
t "''.IndexOfAny([|'o';'b'|])" (fun () -> "".IndexOfAny([|'o';'b'|]))
t "''.IndexOfAny([||])" (fun () -> "".IndexOfAny([||]))
t "''.IndexOfAny(null)" (fun () -> "".IndexOfAny(null))
t "''.LastIndexOfAny([|'o';'b'|])" (fun () -> "".LastIndexOfAny([|'o';'b'|]))
t "''.Contains('lo')" (fun () -> "".Contains("lo"))
t "''.Contains('')" (fun () -> "".Contains(""))
t "''.Contains('W')" (fun () -> "".Contains('W'))
t "''.Contains('LO',StringComparison.OrdinalIgnoreCase)" (fun () -> "".Contains("LO",StringComparison.OrdinalIgnoreCase))
t "''.StartsWith('He')" (fun () -> "".StartsWith("He"))
t "''.StartsWith('')" (fun () -> "".StartsWith(""))
t "''.StartsWith('he',StringComparison.OrdinalIgnoreCase)" (fun () -> "".StartsWith("he",StringComparison.OrdinalIgnoreCase))
t "''.StartsWith('H')" (fun () -> "".StartsWith('H'))
t "''.EndsWith('ld')" (fun () -> "".EndsWith("ld"))
t "''.EndsWith('')" (fun () -> "".EndsWith(""))
t "''.EndsWith('d')" (fun () -> "".EndsWith('d'))
t "''.Replace('l','L')" (fun () -> "".Replace("l","L"))
t "''.Replace('l','')" (fun () -> "".Replace("l",""))
t "''.Replace('l',null)" (fun () -> "".Replace("l",null))
t "''.Replace('','x')" (fun () -> "".Replace("","x"))
t "''.Replace('l','L')" (fun () -> "".Replace('l','L'))
t "''.Replace('O','0',StringComparison.OrdinalIgnoreCase)" (fun () -> "".Replace("O","0",StringComparison.OrdinalIgnoreCase))
t "''.Split(',')" (fun () -> "".Split(','))
t "''.Split()" (fun () -> "".Split())
t "''.Split([||])" (fun () -> "".Split([||]))
t "''.Split(',',2)" (fun () -> "".Split(',',2))
t "''.Split(',',0)" (fun () -> "".Split(',',0))
t "''.Split(',',-1)" (fun () -> "".Split(',',-1))
t "''.Split(',',StringSplitOptions.RemoveEmptyEntries)" (fun () -> "".Split(',',StringSplitOptions.RemoveEmptyEntries))
t "''.Split([|',';'l'|],StringSplitOptions.None)" (fun () -> "".Split([|",";"l"|],StringSplitOptions.None))
t "''.Split(',',2,StringSplitOptions.TrimEntries)" (fun () -> "".Split(",",2,StringSplitOptions.TrimEntries))
t "''.Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries)" (fun () -> "".Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries))
t "''.Split('')" (fun () -> "".Split(""))
t "''.Trim('a')" (fun () -> "".Trim('a'))
t "''.Trim([|'H';'d'|])" (fun () -> "".Trim([|'H';'d'|]))
t "''.TrimStart('H','e')" (fun () -> "".TrimStart('H','e'))
t "''.TrimEnd([||])" (fun () -> "".TrimEnd([||]))
t "''.CompareTo('b')" (fun () -> "".CompareTo("b"))
t "''.CompareTo(null)" (fun () -> "".CompareTo(null))
t "''.Equals('a')" (fun () -> "".Equals("a"))
t "''.Equals('HELLO WORLD',StringComparison.OrdinalIgnoreCase)" (fun () -> "".Equals("HELLO WORLD",StringComparison.OrdinalIgnoreCase))
t "''.ToCharArray(1,2)" (fun () -> "".ToCharArray(1,2))
t "''.ToCharArray(-1,2)" (fun () -> "".ToCharArray(-1,2))
t "''.ToCharArray(1,99)" (fun () -> "".ToCharArray(1,99))
t "''.Chars(0)" (fun () -> "".Chars(0))
t "''.Chars(-1)" (fun () -> "".Chars(-1))
t "''.Chars(99)" (fun () -> "".Chars(99))
t "''.[0]" (fun () -> "".[0])
t "''.[1..3]" (fun () -> "".[1..3])
t "''.[..2]" (fun () -> "".[..2])
t "''.[5..]" (fun () -> "".[5..])
t "''.ReplaceLineEndings('|')" (fun () -> "".ReplaceLineEndings("|"))
t "''.Contains(null: string)" (fun () -> "".Contains(null: string))
t "''.IndexOf(null: string)" (fun () -> "".IndexOf(null: string))
t "''.StartsWith(null: string)" (fun () -> "".StartsWith(null: string))
t "''.EndsWith(null: string)" (fun () -> "".EndsWith(null: string))
t "''.Replace((null: string),'x')" (fun () -> "".Replace((null: string),"x"))
t "''.LastIndexOf(null: string)" (fun () -> "".LastIndexOf(null: string))
t "'a'.Length" (fun () -> "a".Length)
t "'a'.ToUpper()" (fun () -> "a".ToUpper())
t "'a'.ToLower()" (fun () -> "a".ToLower())
t "'a'.ToUpperInvariant()" (fun () -> "a".ToUpperInvariant())
t "'a'.Trim()" (fun () -> "a".Trim())
t "'a'.TrimStart()" (fun () -> "a".TrimStart())
t "'a'.TrimEnd()" (fun () -> "a".TrimEnd())
t "'a'.ToCharArray()" (fun () -> "a".ToCharArray())
t "'a'.GetHashCode() |> ignore" (fun () -> "a".GetHashCode() |> ignore)
t "'a'.Substring(0)" (fun () -> "a".Substring(0))
t "'a'.Substring(3)" (fun () -> "a".Substring(3))
t "'a'.Substring(-1)" (fun () -> "a".Substring(-1))
t "'a'.Substring(1,2)" (fun () -> "a".Substring(1,2))
t "'a'.Substring(1,-1)" (fun () -> "a".Substring(1,-1))
t "'a'.Substring(5,0)" (fun () -> "a".Substring(5,0))
t "'a'.Substring(2,100)" (fun () -> "a".Substring(2,100))
t "'a'.Remove(0)" (fun () -> "a".Remove(0))
t "'a'.Remove(3)" (fun () -> "a".Remove(3))
t "'a'.Remove(-1)" (fun () -> "a".Remove(-1))
t "'a'.Remove(1,2)" (fun () -> "a".Remove(1,2))
t "'a'.Remove(1,-1)" (fun () -> "a".Remove(1,-1))
t "'a'.Remove(0,99)" (fun () -> "a".Remove(0,99))
t "'a'.Insert(0,'X')" (fun () -> "a".Insert(0,"X"))
t "'a'.Insert(3,'X')" (fun () -> "a".Insert(3,"X"))
t "'a'.Insert(-1,'X')" (fun () -> "a".Insert(-1,"X"))
t "'a'.Insert(99,'X')" (fun () -> "a".Insert(99,"X"))
t "'a'.Insert(0,null)" (fun () -> "a".Insert(0,null))
t "'a'.PadLeft(8)" (fun () -> "a".PadLeft(8))
t "'a'.PadLeft(-1)" (fun () -> "a".PadLeft(-1))
t "'a'.PadLeft(8,'*')" (fun () -> "a".PadLeft(8,'*'))
t "'a'.PadRight(8)" (fun () -> "a".PadRight(8))
t "'a'.PadRight(-1)" (fun () -> "a".PadRight(-1))
t "'a'.PadRight(8,'*')" (fun () -> "a".PadRight(8,'*'))
t "'a'.IndexOf('l')" (fun () -> "a".IndexOf('l'))
t "'a'.IndexOf('l')" (fun () -> "a".IndexOf("l"))
t "'a'.IndexOf('')" (fun () -> "a".IndexOf(""))
t "'a'.IndexOf('l',3)" (fun () -> "a".IndexOf('l',3))
t "'a'.IndexOf('l',-1)" (fun () -> "a".IndexOf('l',-1))
t "'a'.IndexOf('l',99)" (fun () -> "a".IndexOf('l',99))
t "'a'.IndexOf('o',2,3)" (fun () -> "a".IndexOf("o",2,3))
t "'a'.IndexOf('o',2,-3)" (fun () -> "a".IndexOf("o",2,-3))
t "'a'.IndexOf('o',2,99)" (fun () -> "a".IndexOf("o",2,99))
t "'a'.IndexOf('O',StringComparison.OrdinalIgnoreCase)" (fun () -> "a".IndexOf("O",StringComparison.OrdinalIgnoreCase))
t "'a'.LastIndexOf('l')" (fun () -> "a".LastIndexOf('l'))
t "'a'.LastIndexOf('l')" (fun () -> "a".LastIndexOf("l"))
t "'a'.LastIndexOf('')" (fun () -> "a".LastIndexOf(""))
t "'a'.LastIndexOf('l',3)" (fun () -> "a".LastIndexOf('l',3))
t "'a'.LastIndexOf('l',99)" (fun () -> "a".LastIndexOf('l',99))
t "'a'.LastIndexOf('l',-1)" (fun () -> "a".LastIndexOf('l',-1))
t "'a'.LastIndexOf('o',5,3)" (fun () -> "a".LastIndexOf("o",5,3))
t "'a'.LastIndexOf('o',5,99)" (fun () -> "a".LastIndexOf("o",5,99))
t "'a'.IndexOfAny([|'o';'b'|])" (fun () -> "a".IndexOfAny([|'o';'b'|]))
t "'a'.IndexOfAny([||])" (fun () -> "a".IndexOfAny([||]))
t "'a'.IndexOfAny(null)" (fun () -> "a".IndexOfAny(null))
t "'a'.LastIndexOfAny([|'o';'b'|])" (fun () -> "a".LastIndexOfAny([|'o';'b'|]))
t "'a'.Contains('lo')" (fun () -> "a".Contains("lo"))
t "'a'.Contains('')" (fun () -> "a".Contains(""))
t "'a'.Contains('W')" (fun () -> "a".Contains('W'))
t "'a'.Contains('LO',StringComparison.OrdinalIgnoreCase)" (fun () -> "a".Contains("LO",StringComparison.OrdinalIgnoreCase))
t "'a'.StartsWith('He')" (fun () -> "a".StartsWith("He"))
t "'a'.StartsWith('')" (fun () -> "a".StartsWith(""))
t "'a'.StartsWith('he',StringComparison.OrdinalIgnoreCase)" (fun () -> "a".StartsWith("he",StringComparison.OrdinalIgnoreCase))
t "'a'.StartsWith('H')" (fun () -> "a".StartsWith('H'))
t "'a'.EndsWith('ld')" (fun () -> "a".EndsWith("ld"))
t "'a'.EndsWith('')" (fun () -> "a".EndsWith(""))
t "'a'.EndsWith('d')" (fun () -> "a".EndsWith('d'))
t "'a'.Replace('l','L')" (fun () -> "a".Replace("l","L"))
t "'a'.Replace('l','')" (fun () -> "a".Replace("l",""))
t "'a'.Replace('l',null)" (fun () -> "a".Replace("l",null))
t "'a'.Replace('','x')" (fun () -> "a".Replace("","x"))
t "'a'.Replace('l','L')" (fun () -> "a".Replace('l','L'))
t "'a'.Replace('O','0',StringComparison.OrdinalIgnoreCase)" (fun () -> "a".Replace("O","0",StringComparison.OrdinalIgnoreCase))
t "'a'.Split(',')" (fun () -> "a".Split(','))
t "'a'.Split()" (fun () -> "a".Split())
t "'a'.Split([||])" (fun () -> "a".Split([||]))
t "'a'.Split(',',2)" (fun () -> "a".Split(',',2))
t "'a'.Split(',',0)" (fun () -> "a".Split(',',0))
t "'a'.Split(',',-1)" (fun () -> "a".Split(',',-1))
t "'a'.Split(',',StringSplitOptions.RemoveEmptyEntries)" (fun () -> "a".Split(',',StringSplitOptions.RemoveEmptyEntries))
t "'a'.Split([|',';'l'|],StringSplitOptions.None)" (fun () -> "a".Split([|",";"l"|],StringSplitOptions.None))
t "'a'.Split(',',2,StringSplitOptions.TrimEntries)" (fun () -> "a".Split(",",2,StringSplitOptions.TrimEntries))
t "'a'.Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries)" (fun () -> "a".Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries))
t "'a'.Split('')" (fun () -> "a".Split(""))
t "'a'.Trim('a')" (fun () -> "a".Trim('a'))
t "'a'.Trim([|'H';'d'|])" (fun () -> "a".Trim([|'H';'d'|]))
t "'a'.TrimStart('H','e')" (fun () -> "a".TrimStart('H','e'))
t "'a'.TrimEnd([||])" (fun () -> "a".TrimEnd([||]))
t "'a'.CompareTo('b')" (fun () -> "a".CompareTo("b"))
t "'a'.CompareTo(null)" (fun () -> "a".CompareTo(null))
t "'a'.Equals('a')" (fun () -> "a".Equals("a"))
t "'a'.Equals('HELLO WORLD',StringComparison.OrdinalIgnoreCase)" (fun () -> "a".Equals("HELLO WORLD",StringComparison.OrdinalIgnoreCase))
t "'a'.ToCharArray(1,2)" (fun () -> "a".ToCharArray(1,2))
t "'a'.ToCharArray(-1,2)" (fun () -> "a".ToCharArray(-1,2))
t "'a'.ToCharArray(1,99)" (fun () -> "a".ToCharArray(1,99))
t "'a'.Chars(0)" (fun () -> "a".Chars(0))
t "'a'.Chars(-1)" (fun () -> "a".Chars(-1))
t "'a'.Chars(99)" (fun () -> "a".Chars(99))
t "'a'.[0]" (fun () -> "a".[0])
t "'a'.[1..3]" (fun () -> "a".[1..3])
t "'a'.[..2]" (fun () -> "a".[..2])
t "'a'.[5..]" (fun () -> "a".[5..])
t "'a'.ReplaceLineEndings('|')" (fun () -> "a".ReplaceLineEndings("|"))
t "'a'.Contains(null: string)" (fun () -> "a".Contains(null: string))
t "'a'.IndexOf(null: string)" (fun () -> "a".IndexOf(null: string))
t "'a'.StartsWith(null: string)" (fun () -> "a".StartsWith(null: string))
t "'a'.EndsWith(null: string)" (fun () -> "a".EndsWith(null: string))
t "'a'.Replace((null: string),'x')" (fun () -> "a".Replace((null: string),"x"))
t "'a'.LastIndexOf(null: string)" (fun () -> "a".LastIndexOf(null: string))
t "'Hello World'.Length" (fun () -> "Hello World".Length)
t "'Hello World'.ToUpper()" (fun () -> "Hello World".ToUpper())
t "'Hello World'.ToLower()" (fun () -> "Hello World".ToLower())
t "'Hello World'.ToUpperInvariant()" (fun () -> "Hello World".ToUpperInvariant())
t "'Hello World'.Trim()" (fun () -> "Hello World".Trim())
t "'Hello World'.TrimStart()" (fun () -> "Hello World".TrimStart())
t "'Hello World'.TrimEnd()" (fun () -> "Hello World".TrimEnd())
t "'Hello World'.ToCharArray()" (fun () -> "Hello World".ToCharArray())
t "'Hello World'.GetHashCode() |> ignore" (fun () -> "Hello World".GetHashCode() |> ignore)
t "'Hello World'.Substring(0)" (fun () -> "Hello World".Substring(0))
t "'Hello World'.Substring(3)" (fun () -> "Hello World".Substring(3))
t "'Hello World'.Substring(-1)" (fun () -> "Hello World".Substring(-1))
t "'Hello World'.Substring(1,2)" (fun () -> "Hello World".Substring(1,2))
t "'Hello World'.Substring(1,-1)" (fun () -> "Hello World".Substring(1,-1))
t "'Hello World'.Substring(5,0)" (fun () -> "Hello World".Substring(5,0))
t "'Hello World'.Substring(2,100)" (fun () -> "Hello World".Substring(2,100))
t "'Hello World'.Remove(0)" (fun () -> "Hello World".Remove(0))
t "'Hello World'.Remove(3)" (fun () -> "Hello World".Remove(3))
t "'Hello World'.Remove(-1)" (fun () -> "Hello World".Remove(-1))
t "'Hello World'.Remove(1,2)" (fun () -> "Hello World".Remove(1,2))
t "'Hello World'.Remove(1,-1)" (fun () -> "Hello World".Remove(1,-1))
t "'Hello World'.Remove(0,99)" (fun () -> "Hello World".Remove(0,99))
t "'Hello World'.Insert(0,'X')" (fun () -> "Hello World".Insert(0,"X"))
t "'Hello World'.Insert(3,'X')" (fun () -> "Hello World".Insert(3,"X"))
t "'Hello World'.Insert(-1,'X')" (fun () -> "Hello World".Insert(-1,"X"))
t "'Hello World'.Insert(99,'X')" (fun () -> "Hello World".Insert(99,"X"))
t "'Hello World'.Insert(0,null)" (fun () -> "Hello World".Insert(0,null))
t "'Hello World'.PadLeft(8)" (fun () -> "Hello World".PadLeft(8))
t "'Hello World'.PadLeft(-1)" (fun () -> "Hello World".PadLeft(-1))
t "'Hello World'.PadLeft(8,'*')" (fun () -> "Hello World".PadLeft(8,'*'))
t "'Hello World'.PadRight(8)" (fun () -> "Hello World".PadRight(8))
t "'Hello World'.PadRight(-1)" (fun () -> "Hello World".PadRight(-1))
t "'Hello World'.PadRight(8,'*')" (fun () -> "Hello World".PadRight(8,'*'))
t "'Hello World'.IndexOf('l')" (fun () -> "Hello World".IndexOf('l'))
t "'Hello World'.IndexOf('l')" (fun () -> "Hello World".IndexOf("l"))
t "'Hello World'.IndexOf('')" (fun () -> "Hello World".IndexOf(""))
t "'Hello World'.IndexOf('l',3)" (fun () -> "Hello World".IndexOf('l',3))
t "'Hello World'.IndexOf('l',-1)" (fun () -> "Hello World".IndexOf('l',-1))
t "'Hello World'.IndexOf('l',99)" (fun () -> "Hello World".IndexOf('l',99))
t "'Hello World'.IndexOf('o',2,3)" (fun () -> "Hello World".IndexOf("o",2,3))
t "'Hello World'.IndexOf('o',2,-3)" (fun () -> "Hello World".IndexOf("o",2,-3))
t "'Hello World'.IndexOf('o',2,99)" (fun () -> "Hello World".IndexOf("o",2,99))
t "'Hello World'.IndexOf('O',StringComparison.OrdinalIgnoreCase)" (fun () -> "Hello World".IndexOf("O",StringComparison.OrdinalIgnoreCase))
t "'Hello World'.LastIndexOf('l')" (fun () -> "Hello World".LastIndexOf('l'))
t "'Hello World'.LastIndexOf('l')" (fun () -> "Hello World".LastIndexOf("l"))
t "'Hello World'.LastIndexOf('')" (fun () -> "Hello World".LastIndexOf(""))
t "'Hello World'.LastIndexOf('l',3)" (fun () -> "Hello World".LastIndexOf('l',3))
t "'Hello World'.LastIndexOf('l',99)" (fun () -> "Hello World".LastIndexOf('l',99))
t "'Hello World'.LastIndexOf('l',-1)" (fun () -> "Hello World".LastIndexOf('l',-1))
t "'Hello World'.LastIndexOf('o',5,3)" (fun () -> "Hello World".LastIndexOf("o",5,3))
t "'Hello World'.LastIndexOf('o',5,99)" (fun () -> "Hello World".LastIndexOf("o",5,99))
t "'Hello World'.IndexOfAny([|'o';'b'|])" (fun () -> "Hello World".IndexOfAny([|'o';'b'|]))
t "'Hello World'.IndexOfAny([||])" (fun () -> "Hello World".IndexOfAny([||]))
t "'Hello World'.IndexOfAny(null)" (fun () -> "Hello World".IndexOfAny(null))
t "'Hello World'.LastIndexOfAny([|'o';'b'|])" (fun () -> "Hello World".LastIndexOfAny([|'o';'b'|]))
t "'Hello World'.Contains('lo')" (fun () -> "Hello World".Contains("lo"))
t "'Hello World'.Contains('')" (fun () -> "Hello World".Contains(""))
t "'Hello World'.Contains('W')" (fun () -> "Hello World".Contains('W'))
t "'Hello World'.Contains('LO',StringComparison.OrdinalIgnoreCase)" (fun () -> "Hello World".Contains("LO",StringComparison.OrdinalIgnoreCase))
t "'Hello World'.StartsWith('He')" (fun () -> "Hello World".StartsWith("He"))
t "'Hello World'.StartsWith('')" (fun () -> "Hello World".StartsWith(""))
t "'Hello World'.StartsWith('he',StringComparison.OrdinalIgnoreCase)" (fun () -> "Hello World".StartsWith("he",StringComparison.OrdinalIgnoreCase))
t "'Hello World'.StartsWith('H')" (fun () -> "Hello World".StartsWith('H'))
t "'Hello World'.EndsWith('ld')" (fun () -> "Hello World".EndsWith("ld"))
t "'Hello World'.EndsWith('')" (fun () -> "Hello World".EndsWith(""))
t "'Hello World'.EndsWith('d')" (fun () -> "Hello World".EndsWith('d'))
t "'Hello World'.Replace('l','L')" (fun () -> "Hello World".Replace("l","L"))
t "'Hello World'.Replace('l','')" (fun () -> "Hello World".Replace("l",""))
t "'Hello World'.Replace('l',null)" (fun () -> "Hello World".Replace("l",null))
t "'Hello World'.Replace('','x')" (fun () -> "Hello World".Replace("","x"))
t "'Hello World'.Replace('l','L')" (fun () -> "Hello World".Replace('l','L'))
t "'Hello World'.Replace('O','0',StringComparison.OrdinalIgnoreCase)" (fun () -> "Hello World".Replace("O","0",StringComparison.OrdinalIgnoreCase))
t "'Hello World'.Split(',')" (fun () -> "Hello World".Split(','))
t "'Hello World'.Split()" (fun () -> "Hello World".Split())
t "'Hello World'.Split([||])" (fun () -> "Hello World".Split([||]))
t "'Hello World'.Split(',',2)" (fun () -> "Hello World".Split(',',2))
t "'Hello World'.Split(',',0)" (fun () -> "Hello World".Split(',',0))
t "'Hello World'.Split(',',-1)" (fun () -> "Hello World".Split(',',-1))
t "'Hello World'.Split(',',StringSplitOptions.RemoveEmptyEntries)" (fun () -> "Hello World".Split(',',StringSplitOptions.RemoveEmptyEntries))
t "'Hello World'.Split([|',';'l'|],StringSplitOptions.None)" (fun () -> "Hello World".Split([|",";"l"|],StringSplitOptions.None))
t "'Hello World'.Split(',',2,StringSplitOptions.TrimEntries)" (fun () -> "Hello World".Split(",",2,StringSplitOptions.TrimEntries))
t "'Hello World'.Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries)" (fun () -> "Hello World".Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries))
t "'Hello World'.Split('')" (fun () -> "Hello World".Split(""))
t "'Hello World'.Trim('a')" (fun () -> "Hello World".Trim('a'))
t "'Hello World'.Trim([|'H';'d'|])" (fun () -> "Hello World".Trim([|'H';'d'|]))
t "'Hello World'.TrimStart('H','e')" (fun () -> "Hello World".TrimStart('H','e'))
t "'Hello World'.TrimEnd([||])" (fun () -> "Hello World".TrimEnd([||]))
t "'Hello World'.CompareTo('b')" (fun () -> "Hello World".CompareTo("b"))
t "'Hello World'.CompareTo(null)" (fun () -> "Hello World".CompareTo(null))
t "'Hello World'.Equals('a')" (fun () -> "Hello World".Equals("a"))
t "'Hello World'.Equals('HELLO WORLD',StringComparison.OrdinalIgnoreCase)" (fun () -> "Hello World".Equals("HELLO WORLD",StringComparison.OrdinalIgnoreCase))
t "'Hello World'.ToCharArray(1,2)" (fun () -> "Hello World".ToCharArray(1,2))
t "'Hello World'.ToCharArray(-1,2)" (fun () -> "Hello World".ToCharArray(-1,2))
t "'Hello World'.ToCharArray(1,99)" (fun () -> "Hello World".ToCharArray(1,99))
t "'Hello World'.Chars(0)" (fun () -> "Hello World".Chars(0))
t "'Hello World'.Chars(-1)" (fun () -> "Hello World".Chars(-1))
t "'Hello World'.Chars(99)" (fun () -> "Hello World".Chars(99))
t "'Hello World'.[0]" (fun () -> "Hello World".[0])
t "'Hello World'.[1..3]" (fun () -> "Hello World".[1..3])
t "'Hello World'.[..2]" (fun () -> "Hello World".[..2])
t "'Hello World'.[5..]" (fun () -> "Hello World".[5..])
t "'Hello World'.ReplaceLineEndings('|')" (fun () -> "Hello World".ReplaceLineEndings("|"))
t "'Hello World'.Contains(null: string)" (fun () -> "Hello World".Contains(null: string))
t "'Hello World'.IndexOf(null: string)" (fun () -> "Hello World".IndexOf(null: string))
t "'Hello World'.StartsWith(null: string)" (fun () -> "Hello World".StartsWith(null: string))
t "'Hello World'.EndsWith(null: string)" (fun () -> "Hello World".EndsWith(null: string))
t "'Hello World'.Replace((null: string),'x')" (fun () -> "Hello World".Replace((null: string),"x"))
t "'Hello World'.LastIndexOf(null: string)" (fun () -> "Hello World".LastIndexOf(null: string))
t "'  pad  '.Length" (fun () -> "  pad  ".Length)
t "'  pad  '.ToUpper()" (fun () -> "  pad  ".ToUpper())
t "'  pad  '.ToLower()" (fun () -> "  pad  ".ToLower())
t "'  pad  '.ToUpperInvariant()" (fun () -> "  pad  ".ToUpperInvariant())
t "'  pad  '.Trim()" (fun () -> "  pad  ".Trim())
t "'  pad  '.TrimStart()" (fun () -> "  pad  ".TrimStart())
t "'  pad  '.TrimEnd()" (fun () -> "  pad  ".TrimEnd())
t "'  pad  '.ToCharArray()" (fun () -> "  pad  ".ToCharArray())
t "'  pad  '.GetHashCode() |> ignore" (fun () -> "  pad  ".GetHashCode() |> ignore)
t "'  pad  '.Substring(0)" (fun () -> "  pad  ".Substring(0))
t "'  pad  '.Substring(3)" (fun () -> "  pad  ".Substring(3))
t "'  pad  '.Substring(-1)" (fun () -> "  pad  ".Substring(-1))
t "'  pad  '.Substring(1,2)" (fun () -> "  pad  ".Substring(1,2))
t "'  pad  '.Substring(1,-1)" (fun () -> "  pad  ".Substring(1,-1))
t "'  pad  '.Substring(5,0)" (fun () -> "  pad  ".Substring(5,0))
t "'  pad  '.Substring(2,100)" (fun () -> "  pad  ".Substring(2,100))
t "'  pad  '.Remove(0)" (fun () -> "  pad  ".Remove(0))
t "'  pad  '.Remove(3)" (fun () -> "  pad  ".Remove(3))
t "'  pad  '.Remove(-1)" (fun () -> "  pad  ".Remove(-1))
t "'  pad  '.Remove(1,2)" (fun () -> "  pad  ".Remove(1,2))
t "'  pad  '.Remove(1,-1)" (fun () -> "  pad  ".Remove(1,-1))
t "'  pad  '.Remove(0,99)" (fun () -> "  pad  ".Remove(0,99))
t "'  pad  '.Insert(0,'X')" (fun () -> "  pad  ".Insert(0,"X"))
t "'  pad  '.Insert(3,'X')" (fun () -> "  pad  ".Insert(3,"X"))
t "'  pad  '.Insert(-1,'X')" (fun () -> "  pad  ".Insert(-1,"X"))
t "'  pad  '.Insert(99,'X')" (fun () -> "  pad  ".Insert(99,"X"))
t "'  pad  '.Insert(0,null)" (fun () -> "  pad  ".Insert(0,null))
t "'  pad  '.PadLeft(8)" (fun () -> "  pad  ".PadLeft(8))
t "'  pad  '.PadLeft(-1)" (fun () -> "  pad  ".PadLeft(-1))
t "'  pad  '.PadLeft(8,'*')" (fun () -> "  pad  ".PadLeft(8,'*'))
t "'  pad  '.PadRight(8)" (fun () -> "  pad  ".PadRight(8))
t "'  pad  '.PadRight(-1)" (fun () -> "  pad  ".PadRight(-1))
t "'  pad  '.PadRight(8,'*')" (fun () -> "  pad  ".PadRight(8,'*'))
t "'  pad  '.IndexOf('l')" (fun () -> "  pad  ".IndexOf('l'))
t "'  pad  '.IndexOf('l')" (fun () -> "  pad  ".IndexOf("l"))
t "'  pad  '.IndexOf('')" (fun () -> "  pad  ".IndexOf(""))
t "'  pad  '.IndexOf('l',3)" (fun () -> "  pad  ".IndexOf('l',3))
t "'  pad  '.IndexOf('l',-1)" (fun () -> "  pad  ".IndexOf('l',-1))
t "'  pad  '.IndexOf('l',99)" (fun () -> "  pad  ".IndexOf('l',99))
t "'  pad  '.IndexOf('o',2,3)" (fun () -> "  pad  ".IndexOf("o",2,3))
t "'  pad  '.IndexOf('o',2,-3)" (fun () -> "  pad  ".IndexOf("o",2,-3))
t "'  pad  '.IndexOf('o',2,99)" (fun () -> "  pad  ".IndexOf("o",2,99))
t "'  pad  '.IndexOf('O',StringComparison.OrdinalIgnoreCase)" (fun () -> "  pad  ".IndexOf("O",StringComparison.OrdinalIgnoreCase))
t "'  pad  '.LastIndexOf('l')" (fun () -> "  pad  ".LastIndexOf('l'))
t "'  pad  '.LastIndexOf('l')" (fun () -> "  pad  ".LastIndexOf("l"))
t "'  pad  '.LastIndexOf('')" (fun () -> "  pad  ".LastIndexOf(""))
t "'  pad  '.LastIndexOf('l',3)" (fun () -> "  pad  ".LastIndexOf('l',3))
t "'  pad  '.LastIndexOf('l',99)" (fun () -> "  pad  ".LastIndexOf('l',99))
t "'  pad  '.LastIndexOf('l',-1)" (fun () -> "  pad  ".LastIndexOf('l',-1))
t "'  pad  '.LastIndexOf('o',5,3)" (fun () -> "  pad  ".LastIndexOf("o",5,3))
t "'  pad  '.LastIndexOf('o',5,99)" (fun () -> "  pad  ".LastIndexOf("o",5,99))
t "'  pad  '.IndexOfAny([|'o';'b'|])" (fun () -> "  pad  ".IndexOfAny([|'o';'b'|]))
t "'  pad  '.IndexOfAny([||])" (fun () -> "  pad  ".IndexOfAny([||]))
t "'  pad  '.IndexOfAny(null)" (fun () -> "  pad  ".IndexOfAny(null))
t "'  pad  '.LastIndexOfAny([|'o';'b'|])" (fun () -> "  pad  ".LastIndexOfAny([|'o';'b'|]))
t "'  pad  '.Contains('lo')" (fun () -> "  pad  ".Contains("lo"))
t "'  pad  '.Contains('')" (fun () -> "  pad  ".Contains(""))
t "'  pad  '.Contains('W')" (fun () -> "  pad  ".Contains('W'))
t "'  pad  '.Contains('LO',StringComparison.OrdinalIgnoreCase)" (fun () -> "  pad  ".Contains("LO",StringComparison.OrdinalIgnoreCase))
t "'  pad  '.StartsWith('He')" (fun () -> "  pad  ".StartsWith("He"))
t "'  pad  '.StartsWith('')" (fun () -> "  pad  ".StartsWith(""))
t "'  pad  '.StartsWith('he',StringComparison.OrdinalIgnoreCase)" (fun () -> "  pad  ".StartsWith("he",StringComparison.OrdinalIgnoreCase))
t "'  pad  '.StartsWith('H')" (fun () -> "  pad  ".StartsWith('H'))
t "'  pad  '.EndsWith('ld')" (fun () -> "  pad  ".EndsWith("ld"))
t "'  pad  '.EndsWith('')" (fun () -> "  pad  ".EndsWith(""))
t "'  pad  '.EndsWith('d')" (fun () -> "  pad  ".EndsWith('d'))
t "'  pad  '.Replace('l','L')" (fun () -> "  pad  ".Replace("l","L"))
t "'  pad  '.Replace('l','')" (fun () -> "  pad  ".Replace("l",""))
t "'  pad  '.Replace('l',null)" (fun () -> "  pad  ".Replace("l",null))
t "'  pad  '.Replace('','x')" (fun () -> "  pad  ".Replace("","x"))
t "'  pad  '.Replace('l','L')" (fun () -> "  pad  ".Replace('l','L'))
t "'  pad  '.Replace('O','0',StringComparison.OrdinalIgnoreCase)" (fun () -> "  pad  ".Replace("O","0",StringComparison.OrdinalIgnoreCase))
t "'  pad  '.Split(',')" (fun () -> "  pad  ".Split(','))
t "'  pad  '.Split()" (fun () -> "  pad  ".Split())
t "'  pad  '.Split([||])" (fun () -> "  pad  ".Split([||]))
t "'  pad  '.Split(',',2)" (fun () -> "  pad  ".Split(',',2))
t "'  pad  '.Split(',',0)" (fun () -> "  pad  ".Split(',',0))
t "'  pad  '.Split(',',-1)" (fun () -> "  pad  ".Split(',',-1))
t "'  pad  '.Split(',',StringSplitOptions.RemoveEmptyEntries)" (fun () -> "  pad  ".Split(',',StringSplitOptions.RemoveEmptyEntries))
t "'  pad  '.Split([|',';'l'|],StringSplitOptions.None)" (fun () -> "  pad  ".Split([|",";"l"|],StringSplitOptions.None))
t "'  pad  '.Split(',',2,StringSplitOptions.TrimEntries)" (fun () -> "  pad  ".Split(",",2,StringSplitOptions.TrimEntries))
t "'  pad  '.Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries)" (fun () -> "  pad  ".Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries))
t "'  pad  '.Split('')" (fun () -> "  pad  ".Split(""))
t "'  pad  '.Trim('a')" (fun () -> "  pad  ".Trim('a'))
t "'  pad  '.Trim([|'H';'d'|])" (fun () -> "  pad  ".Trim([|'H';'d'|]))
t "'  pad  '.TrimStart('H','e')" (fun () -> "  pad  ".TrimStart('H','e'))
t "'  pad  '.TrimEnd([||])" (fun () -> "  pad  ".TrimEnd([||]))
t "'  pad  '.CompareTo('b')" (fun () -> "  pad  ".CompareTo("b"))
t "'  pad  '.CompareTo(null)" (fun () -> "  pad  ".CompareTo(null))
t "'  pad  '.Equals('a')" (fun () -> "  pad  ".Equals("a"))
t "'  pad  '.Equals('HELLO WORLD',StringComparison.OrdinalIgnoreCase)" (fun () -> "  pad  ".Equals("HELLO WORLD",StringComparison.OrdinalIgnoreCase))
t "'  pad  '.ToCharArray(1,2)" (fun () -> "  pad  ".ToCharArray(1,2))
t "'  pad  '.ToCharArray(-1,2)" (fun () -> "  pad  ".ToCharArray(-1,2))
t "'  pad  '.ToCharArray(1,99)" (fun () -> "  pad  ".ToCharArray(1,99))
t "'  pad  '.Chars(0)" (fun () -> "  pad  ".Chars(0))
t "'  pad  '.Chars(-1)" (fun () -> "  pad  ".Chars(-1))
t "'  pad  '.Chars(99)" (fun () -> "  pad  ".Chars(99))
t "'  pad  '.[0]" (fun () -> "  pad  ".[0])
t "'  pad  '.[1..3]" (fun () -> "  pad  ".[1..3])
t "'  pad  '.[..2]" (fun () -> "  pad  ".[..2])
t "'  pad  '.[5..]" (fun () -> "  pad  ".[5..])
t "'  pad  '.ReplaceLineEndings('|')" (fun () -> "  pad  ".ReplaceLineEndings("|"))
t "'  pad  '.Contains(null: string)" (fun () -> "  pad  ".Contains(null: string))
t "'  pad  '.IndexOf(null: string)" (fun () -> "  pad  ".IndexOf(null: string))
t "'  pad  '.StartsWith(null: string)" (fun () -> "  pad  ".StartsWith(null: string))
t "'  pad  '.EndsWith(null: string)" (fun () -> "  pad  ".EndsWith(null: string))
t "'  pad  '.Replace((null: string),'x')" (fun () -> "  pad  ".Replace((null: string),"x"))
t "'  pad  '.LastIndexOf(null: string)" (fun () -> "  pad  ".LastIndexOf(null: string))
t "'a,b,,c'.Length" (fun () -> "a,b,,c".Length)
t "'a,b,,c'.ToUpper()" (fun () -> "a,b,,c".ToUpper())
t "'a,b,,c'.ToLower()" (fun () -> "a,b,,c".ToLower())
t "'a,b,,c'.ToUpperInvariant()" (fun () -> "a,b,,c".ToUpperInvariant())
t "'a,b,,c'.Trim()" (fun () -> "a,b,,c".Trim())
t "'a,b,,c'.TrimStart()" (fun () -> "a,b,,c".TrimStart())
t "'a,b,,c'.TrimEnd()" (fun () -> "a,b,,c".TrimEnd())
t "'a,b,,c'.ToCharArray()" (fun () -> "a,b,,c".ToCharArray())
t "'a,b,,c'.GetHashCode() |> ignore" (fun () -> "a,b,,c".GetHashCode() |> ignore)
t "'a,b,,c'.Substring(0)" (fun () -> "a,b,,c".Substring(0))
t "'a,b,,c'.Substring(3)" (fun () -> "a,b,,c".Substring(3))
t "'a,b,,c'.Substring(-1)" (fun () -> "a,b,,c".Substring(-1))
t "'a,b,,c'.Substring(1,2)" (fun () -> "a,b,,c".Substring(1,2))
t "'a,b,,c'.Substring(1,-1)" (fun () -> "a,b,,c".Substring(1,-1))
t "'a,b,,c'.Substring(5,0)" (fun () -> "a,b,,c".Substring(5,0))
t "'a,b,,c'.Substring(2,100)" (fun () -> "a,b,,c".Substring(2,100))
t "'a,b,,c'.Remove(0)" (fun () -> "a,b,,c".Remove(0))
t "'a,b,,c'.Remove(3)" (fun () -> "a,b,,c".Remove(3))
t "'a,b,,c'.Remove(-1)" (fun () -> "a,b,,c".Remove(-1))
t "'a,b,,c'.Remove(1,2)" (fun () -> "a,b,,c".Remove(1,2))
t "'a,b,,c'.Remove(1,-1)" (fun () -> "a,b,,c".Remove(1,-1))
t "'a,b,,c'.Remove(0,99)" (fun () -> "a,b,,c".Remove(0,99))
t "'a,b,,c'.Insert(0,'X')" (fun () -> "a,b,,c".Insert(0,"X"))
t "'a,b,,c'.Insert(3,'X')" (fun () -> "a,b,,c".Insert(3,"X"))
t "'a,b,,c'.Insert(-1,'X')" (fun () -> "a,b,,c".Insert(-1,"X"))
t "'a,b,,c'.Insert(99,'X')" (fun () -> "a,b,,c".Insert(99,"X"))
t "'a,b,,c'.Insert(0,null)" (fun () -> "a,b,,c".Insert(0,null))
t "'a,b,,c'.PadLeft(8)" (fun () -> "a,b,,c".PadLeft(8))
t "'a,b,,c'.PadLeft(-1)" (fun () -> "a,b,,c".PadLeft(-1))
t "'a,b,,c'.PadLeft(8,'*')" (fun () -> "a,b,,c".PadLeft(8,'*'))
t "'a,b,,c'.PadRight(8)" (fun () -> "a,b,,c".PadRight(8))
t "'a,b,,c'.PadRight(-1)" (fun () -> "a,b,,c".PadRight(-1))
t "'a,b,,c'.PadRight(8,'*')" (fun () -> "a,b,,c".PadRight(8,'*'))
t "'a,b,,c'.IndexOf('l')" (fun () -> "a,b,,c".IndexOf('l'))
t "'a,b,,c'.IndexOf('l')" (fun () -> "a,b,,c".IndexOf("l"))
t "'a,b,,c'.IndexOf('')" (fun () -> "a,b,,c".IndexOf(""))
t "'a,b,,c'.IndexOf('l',3)" (fun () -> "a,b,,c".IndexOf('l',3))
t "'a,b,,c'.IndexOf('l',-1)" (fun () -> "a,b,,c".IndexOf('l',-1))
t "'a,b,,c'.IndexOf('l',99)" (fun () -> "a,b,,c".IndexOf('l',99))
t "'a,b,,c'.IndexOf('o',2,3)" (fun () -> "a,b,,c".IndexOf("o",2,3))
t "'a,b,,c'.IndexOf('o',2,-3)" (fun () -> "a,b,,c".IndexOf("o",2,-3))
t "'a,b,,c'.IndexOf('o',2,99)" (fun () -> "a,b,,c".IndexOf("o",2,99))
t "'a,b,,c'.IndexOf('O',StringComparison.OrdinalIgnoreCase)" (fun () -> "a,b,,c".IndexOf("O",StringComparison.OrdinalIgnoreCase))
t "'a,b,,c'.LastIndexOf('l')" (fun () -> "a,b,,c".LastIndexOf('l'))
t "'a,b,,c'.LastIndexOf('l')" (fun () -> "a,b,,c".LastIndexOf("l"))
t "'a,b,,c'.LastIndexOf('')" (fun () -> "a,b,,c".LastIndexOf(""))
t "'a,b,,c'.LastIndexOf('l',3)" (fun () -> "a,b,,c".LastIndexOf('l',3))
t "'a,b,,c'.LastIndexOf('l',99)" (fun () -> "a,b,,c".LastIndexOf('l',99))
t "'a,b,,c'.LastIndexOf('l',-1)" (fun () -> "a,b,,c".LastIndexOf('l',-1))
t "'a,b,,c'.LastIndexOf('o',5,3)" (fun () -> "a,b,,c".LastIndexOf("o",5,3))
t "'a,b,,c'.LastIndexOf('o',5,99)" (fun () -> "a,b,,c".LastIndexOf("o",5,99))
t "'a,b,,c'.IndexOfAny([|'o';'b'|])" (fun () -> "a,b,,c".IndexOfAny([|'o';'b'|]))
t "'a,b,,c'.IndexOfAny([||])" (fun () -> "a,b,,c".IndexOfAny([||]))
t "'a,b,,c'.IndexOfAny(null)" (fun () -> "a,b,,c".IndexOfAny(null))
t "'a,b,,c'.LastIndexOfAny([|'o';'b'|])" (fun () -> "a,b,,c".LastIndexOfAny([|'o';'b'|]))
t "'a,b,,c'.Contains('lo')" (fun () -> "a,b,,c".Contains("lo"))
t "'a,b,,c'.Contains('')" (fun () -> "a,b,,c".Contains(""))
t "'a,b,,c'.Contains('W')" (fun () -> "a,b,,c".Contains('W'))
t "'a,b,,c'.Contains('LO',StringComparison.OrdinalIgnoreCase)" (fun () -> "a,b,,c".Contains("LO",StringComparison.OrdinalIgnoreCase))
t "'a,b,,c'.StartsWith('He')" (fun () -> "a,b,,c".StartsWith("He"))
t "'a,b,,c'.StartsWith('')" (fun () -> "a,b,,c".StartsWith(""))
t "'a,b,,c'.StartsWith('he',StringComparison.OrdinalIgnoreCase)" (fun () -> "a,b,,c".StartsWith("he",StringComparison.OrdinalIgnoreCase))
t "'a,b,,c'.StartsWith('H')" (fun () -> "a,b,,c".StartsWith('H'))
t "'a,b,,c'.EndsWith('ld')" (fun () -> "a,b,,c".EndsWith("ld"))
t "'a,b,,c'.EndsWith('')" (fun () -> "a,b,,c".EndsWith(""))
t "'a,b,,c'.EndsWith('d')" (fun () -> "a,b,,c".EndsWith('d'))
t "'a,b,,c'.Replace('l','L')" (fun () -> "a,b,,c".Replace("l","L"))
t "'a,b,,c'.Replace('l','')" (fun () -> "a,b,,c".Replace("l",""))
t "'a,b,,c'.Replace('l',null)" (fun () -> "a,b,,c".Replace("l",null))
t "'a,b,,c'.Replace('','x')" (fun () -> "a,b,,c".Replace("","x"))
t "'a,b,,c'.Replace('l','L')" (fun () -> "a,b,,c".Replace('l','L'))
t "'a,b,,c'.Replace('O','0',StringComparison.OrdinalIgnoreCase)" (fun () -> "a,b,,c".Replace("O","0",StringComparison.OrdinalIgnoreCase))
t "'a,b,,c'.Split(',')" (fun () -> "a,b,,c".Split(','))
t "'a,b,,c'.Split()" (fun () -> "a,b,,c".Split())
t "'a,b,,c'.Split([||])" (fun () -> "a,b,,c".Split([||]))
t "'a,b,,c'.Split(',',2)" (fun () -> "a,b,,c".Split(',',2))
t "'a,b,,c'.Split(',',0)" (fun () -> "a,b,,c".Split(',',0))
t "'a,b,,c'.Split(',',-1)" (fun () -> "a,b,,c".Split(',',-1))
t "'a,b,,c'.Split(',',StringSplitOptions.RemoveEmptyEntries)" (fun () -> "a,b,,c".Split(',',StringSplitOptions.RemoveEmptyEntries))
t "'a,b,,c'.Split([|',';'l'|],StringSplitOptions.None)" (fun () -> "a,b,,c".Split([|",";"l"|],StringSplitOptions.None))
t "'a,b,,c'.Split(',',2,StringSplitOptions.TrimEntries)" (fun () -> "a,b,,c".Split(",",2,StringSplitOptions.TrimEntries))
t "'a,b,,c'.Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries)" (fun () -> "a,b,,c".Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries))
t "'a,b,,c'.Split('')" (fun () -> "a,b,,c".Split(""))
t "'a,b,,c'.Trim('a')" (fun () -> "a,b,,c".Trim('a'))
t "'a,b,,c'.Trim([|'H';'d'|])" (fun () -> "a,b,,c".Trim([|'H';'d'|]))
t "'a,b,,c'.TrimStart('H','e')" (fun () -> "a,b,,c".TrimStart('H','e'))
t "'a,b,,c'.TrimEnd([||])" (fun () -> "a,b,,c".TrimEnd([||]))
t "'a,b,,c'.CompareTo('b')" (fun () -> "a,b,,c".CompareTo("b"))
t "'a,b,,c'.CompareTo(null)" (fun () -> "a,b,,c".CompareTo(null))
t "'a,b,,c'.Equals('a')" (fun () -> "a,b,,c".Equals("a"))
t "'a,b,,c'.Equals('HELLO WORLD',StringComparison.OrdinalIgnoreCase)" (fun () -> "a,b,,c".Equals("HELLO WORLD",StringComparison.OrdinalIgnoreCase))
t "'a,b,,c'.ToCharArray(1,2)" (fun () -> "a,b,,c".ToCharArray(1,2))
t "'a,b,,c'.ToCharArray(-1,2)" (fun () -> "a,b,,c".ToCharArray(-1,2))
t "'a,b,,c'.ToCharArray(1,99)" (fun () -> "a,b,,c".ToCharArray(1,99))
t "'a,b,,c'.Chars(0)" (fun () -> "a,b,,c".Chars(0))
t "'a,b,,c'.Chars(-1)" (fun () -> "a,b,,c".Chars(-1))
t "'a,b,,c'.Chars(99)" (fun () -> "a,b,,c".Chars(99))
t "'a,b,,c'.[0]" (fun () -> "a,b,,c".[0])
t "'a,b,,c'.[1..3]" (fun () -> "a,b,,c".[1..3])
t "'a,b,,c'.[..2]" (fun () -> "a,b,,c".[..2])
t "'a,b,,c'.[5..]" (fun () -> "a,b,,c".[5..])
t "'a,b,,c'.ReplaceLineEndings('|')" (fun () -> "a,b,,c".ReplaceLineEndings("|"))
t "'a,b,,c'.Contains(null: string)" (fun () -> "a,b,,c".Contains(null: string))
t "'a,b,,c'.IndexOf(null: string)" (fun () -> "a,b,,c".IndexOf(null: string))
t "'a,b,,c'.StartsWith(null: string)" (fun () -> "a,b,,c".StartsWith(null: string))
t "'a,b,,c'.EndsWith(null: string)" (fun () -> "a,b,,c".EndsWith(null: string))
t "'a,b,,c'.Replace((null: string),'x')" (fun () -> "a,b,,c".Replace((null: string),"x"))
t "'a,b,,c'.LastIndexOf(null: string)" (fun () -> "a,b,,c".LastIndexOf(null: string))
t "'ÄÖ ünï'.Length" (fun () -> "ÄÖ ünï".Length)
t "'ÄÖ ünï'.ToUpper()" (fun () -> "ÄÖ ünï".ToUpper())
t "'ÄÖ ünï'.ToLower()" (fun () -> "ÄÖ ünï".ToLower())
t "'ÄÖ ünï'.ToUpperInvariant()" (fun () -> "ÄÖ ünï".ToUpperInvariant())
t "'ÄÖ ünï'.Trim()" (fun () -> "ÄÖ ünï".Trim())
t "'ÄÖ ünï'.TrimStart()" (fun () -> "ÄÖ ünï".TrimStart())
t "'ÄÖ ünï'.TrimEnd()" (fun () -> "ÄÖ ünï".TrimEnd())
t "'ÄÖ ünï'.ToCharArray()" (fun () -> "ÄÖ ünï".ToCharArray())
t "'ÄÖ ünï'.GetHashCode() |> ignore" (fun () -> "ÄÖ ünï".GetHashCode() |> ignore)
t "'ÄÖ ünï'.Substring(0)" (fun () -> "ÄÖ ünï".Substring(0))
t "'ÄÖ ünï'.Substring(3)" (fun () -> "ÄÖ ünï".Substring(3))
t "'ÄÖ ünï'.Substring(-1)" (fun () -> "ÄÖ ünï".Substring(-1))
t "'ÄÖ ünï'.Substring(1,2)" (fun () -> "ÄÖ ünï".Substring(1,2))
t "'ÄÖ ünï'.Substring(1,-1)" (fun () -> "ÄÖ ünï".Substring(1,-1))
t "'ÄÖ ünï'.Substring(5,0)" (fun () -> "ÄÖ ünï".Substring(5,0))
t "'ÄÖ ünï'.Substring(2,100)" (fun () -> "ÄÖ ünï".Substring(2,100))
t "'ÄÖ ünï'.Remove(0)" (fun () -> "ÄÖ ünï".Remove(0))
t "'ÄÖ ünï'.Remove(3)" (fun () -> "ÄÖ ünï".Remove(3))
t "'ÄÖ ünï'.Remove(-1)" (fun () -> "ÄÖ ünï".Remove(-1))
t "'ÄÖ ünï'.Remove(1,2)" (fun () -> "ÄÖ ünï".Remove(1,2))
t "'ÄÖ ünï'.Remove(1,-1)" (fun () -> "ÄÖ ünï".Remove(1,-1))
t "'ÄÖ ünï'.Remove(0,99)" (fun () -> "ÄÖ ünï".Remove(0,99))
t "'ÄÖ ünï'.Insert(0,'X')" (fun () -> "ÄÖ ünï".Insert(0,"X"))
t "'ÄÖ ünï'.Insert(3,'X')" (fun () -> "ÄÖ ünï".Insert(3,"X"))
t "'ÄÖ ünï'.Insert(-1,'X')" (fun () -> "ÄÖ ünï".Insert(-1,"X"))
t "'ÄÖ ünï'.Insert(99,'X')" (fun () -> "ÄÖ ünï".Insert(99,"X"))
t "'ÄÖ ünï'.Insert(0,null)" (fun () -> "ÄÖ ünï".Insert(0,null))
t "'ÄÖ ünï'.PadLeft(8)" (fun () -> "ÄÖ ünï".PadLeft(8))
t "'ÄÖ ünï'.PadLeft(-1)" (fun () -> "ÄÖ ünï".PadLeft(-1))
t "'ÄÖ ünï'.PadLeft(8,'*')" (fun () -> "ÄÖ ünï".PadLeft(8,'*'))
t "'ÄÖ ünï'.PadRight(8)" (fun () -> "ÄÖ ünï".PadRight(8))
t "'ÄÖ ünï'.PadRight(-1)" (fun () -> "ÄÖ ünï".PadRight(-1))
t "'ÄÖ ünï'.PadRight(8,'*')" (fun () -> "ÄÖ ünï".PadRight(8,'*'))
t "'ÄÖ ünï'.IndexOf('l')" (fun () -> "ÄÖ ünï".IndexOf('l'))
t "'ÄÖ ünï'.IndexOf('l')" (fun () -> "ÄÖ ünï".IndexOf("l"))
t "'ÄÖ ünï'.IndexOf('')" (fun () -> "ÄÖ ünï".IndexOf(""))
t "'ÄÖ ünï'.IndexOf('l',3)" (fun () -> "ÄÖ ünï".IndexOf('l',3))
t "'ÄÖ ünï'.IndexOf('l',-1)" (fun () -> "ÄÖ ünï".IndexOf('l',-1))
t "'ÄÖ ünï'.IndexOf('l',99)" (fun () -> "ÄÖ ünï".IndexOf('l',99))
t "'ÄÖ ünï'.IndexOf('o',2,3)" (fun () -> "ÄÖ ünï".IndexOf("o",2,3))
t "'ÄÖ ünï'.IndexOf('o',2,-3)" (fun () -> "ÄÖ ünï".IndexOf("o",2,-3))
t "'ÄÖ ünï'.IndexOf('o',2,99)" (fun () -> "ÄÖ ünï".IndexOf("o",2,99))
t "'ÄÖ ünï'.IndexOf('O',StringComparison.OrdinalIgnoreCase)" (fun () -> "ÄÖ ünï".IndexOf("O",StringComparison.OrdinalIgnoreCase))
t "'ÄÖ ünï'.LastIndexOf('l')" (fun () -> "ÄÖ ünï".LastIndexOf('l'))
t "'ÄÖ ünï'.LastIndexOf('l')" (fun () -> "ÄÖ ünï".LastIndexOf("l"))
t "'ÄÖ ünï'.LastIndexOf('')" (fun () -> "ÄÖ ünï".LastIndexOf(""))
t "'ÄÖ ünï'.LastIndexOf('l',3)" (fun () -> "ÄÖ ünï".LastIndexOf('l',3))
t "'ÄÖ ünï'.LastIndexOf('l',99)" (fun () -> "ÄÖ ünï".LastIndexOf('l',99))
t "'ÄÖ ünï'.LastIndexOf('l',-1)" (fun () -> "ÄÖ ünï".LastIndexOf('l',-1))
t "'ÄÖ ünï'.LastIndexOf('o',5,3)" (fun () -> "ÄÖ ünï".LastIndexOf("o",5,3))
t "'ÄÖ ünï'.LastIndexOf('o',5,99)" (fun () -> "ÄÖ ünï".LastIndexOf("o",5,99))
t "'ÄÖ ünï'.IndexOfAny([|'o';'b'|])" (fun () -> "ÄÖ ünï".IndexOfAny([|'o';'b'|]))
t "'ÄÖ ünï'.IndexOfAny([||])" (fun () -> "ÄÖ ünï".IndexOfAny([||]))
t "'ÄÖ ünï'.IndexOfAny(null)" (fun () -> "ÄÖ ünï".IndexOfAny(null))
t "'ÄÖ ünï'.LastIndexOfAny([|'o';'b'|])" (fun () -> "ÄÖ ünï".LastIndexOfAny([|'o';'b'|]))
t "'ÄÖ ünï'.Contains('lo')" (fun () -> "ÄÖ ünï".Contains("lo"))
t "'ÄÖ ünï'.Contains('')" (fun () -> "ÄÖ ünï".Contains(""))
t "'ÄÖ ünï'.Contains('W')" (fun () -> "ÄÖ ünï".Contains('W'))
t "'ÄÖ ünï'.Contains('LO',StringComparison.OrdinalIgnoreCase)" (fun () -> "ÄÖ ünï".Contains("LO",StringComparison.OrdinalIgnoreCase))
t "'ÄÖ ünï'.StartsWith('He')" (fun () -> "ÄÖ ünï".StartsWith("He"))
t "'ÄÖ ünï'.StartsWith('')" (fun () -> "ÄÖ ünï".StartsWith(""))
t "'ÄÖ ünï'.StartsWith('he',StringComparison.OrdinalIgnoreCase)" (fun () -> "ÄÖ ünï".StartsWith("he",StringComparison.OrdinalIgnoreCase))
t "'ÄÖ ünï'.StartsWith('H')" (fun () -> "ÄÖ ünï".StartsWith('H'))
t "'ÄÖ ünï'.EndsWith('ld')" (fun () -> "ÄÖ ünï".EndsWith("ld"))
t "'ÄÖ ünï'.EndsWith('')" (fun () -> "ÄÖ ünï".EndsWith(""))
t "'ÄÖ ünï'.EndsWith('d')" (fun () -> "ÄÖ ünï".EndsWith('d'))
t "'ÄÖ ünï'.Replace('l','L')" (fun () -> "ÄÖ ünï".Replace("l","L"))
t "'ÄÖ ünï'.Replace('l','')" (fun () -> "ÄÖ ünï".Replace("l",""))
t "'ÄÖ ünï'.Replace('l',null)" (fun () -> "ÄÖ ünï".Replace("l",null))
t "'ÄÖ ünï'.Replace('','x')" (fun () -> "ÄÖ ünï".Replace("","x"))
t "'ÄÖ ünï'.Replace('l','L')" (fun () -> "ÄÖ ünï".Replace('l','L'))
t "'ÄÖ ünï'.Replace('O','0',StringComparison.OrdinalIgnoreCase)" (fun () -> "ÄÖ ünï".Replace("O","0",StringComparison.OrdinalIgnoreCase))
t "'ÄÖ ünï'.Split(',')" (fun () -> "ÄÖ ünï".Split(','))
t "'ÄÖ ünï'.Split()" (fun () -> "ÄÖ ünï".Split())
t "'ÄÖ ünï'.Split([||])" (fun () -> "ÄÖ ünï".Split([||]))
t "'ÄÖ ünï'.Split(',',2)" (fun () -> "ÄÖ ünï".Split(',',2))
t "'ÄÖ ünï'.Split(',',0)" (fun () -> "ÄÖ ünï".Split(',',0))
t "'ÄÖ ünï'.Split(',',-1)" (fun () -> "ÄÖ ünï".Split(',',-1))
t "'ÄÖ ünï'.Split(',',StringSplitOptions.RemoveEmptyEntries)" (fun () -> "ÄÖ ünï".Split(',',StringSplitOptions.RemoveEmptyEntries))
t "'ÄÖ ünï'.Split([|',';'l'|],StringSplitOptions.None)" (fun () -> "ÄÖ ünï".Split([|",";"l"|],StringSplitOptions.None))
t "'ÄÖ ünï'.Split(',',2,StringSplitOptions.TrimEntries)" (fun () -> "ÄÖ ünï".Split(",",2,StringSplitOptions.TrimEntries))
t "'ÄÖ ünï'.Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries)" (fun () -> "ÄÖ ünï".Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries))
t "'ÄÖ ünï'.Split('')" (fun () -> "ÄÖ ünï".Split(""))
t "'ÄÖ ünï'.Trim('a')" (fun () -> "ÄÖ ünï".Trim('a'))
t "'ÄÖ ünï'.Trim([|'H';'d'|])" (fun () -> "ÄÖ ünï".Trim([|'H';'d'|]))
t "'ÄÖ ünï'.TrimStart('H','e')" (fun () -> "ÄÖ ünï".TrimStart('H','e'))
t "'ÄÖ ünï'.TrimEnd([||])" (fun () -> "ÄÖ ünï".TrimEnd([||]))
t "'ÄÖ ünï'.CompareTo('b')" (fun () -> "ÄÖ ünï".CompareTo("b"))
t "'ÄÖ ünï'.CompareTo(null)" (fun () -> "ÄÖ ünï".CompareTo(null))
t "'ÄÖ ünï'.Equals('a')" (fun () -> "ÄÖ ünï".Equals("a"))
t "'ÄÖ ünï'.Equals('HELLO WORLD',StringComparison.OrdinalIgnoreCase)" (fun () -> "ÄÖ ünï".Equals("HELLO WORLD",StringComparison.OrdinalIgnoreCase))
t "'ÄÖ ünï'.ToCharArray(1,2)" (fun () -> "ÄÖ ünï".ToCharArray(1,2))
t "'ÄÖ ünï'.ToCharArray(-1,2)" (fun () -> "ÄÖ ünï".ToCharArray(-1,2))
t "'ÄÖ ünï'.ToCharArray(1,99)" (fun () -> "ÄÖ ünï".ToCharArray(1,99))
t "'ÄÖ ünï'.Chars(0)" (fun () -> "ÄÖ ünï".Chars(0))
t "'ÄÖ ünï'.Chars(-1)" (fun () -> "ÄÖ ünï".Chars(-1))
t "'ÄÖ ünï'.Chars(99)" (fun () -> "ÄÖ ünï".Chars(99))
t "'ÄÖ ünï'.[0]" (fun () -> "ÄÖ ünï".[0])
t "'ÄÖ ünï'.[1..3]" (fun () -> "ÄÖ ünï".[1..3])
t "'ÄÖ ünï'.[..2]" (fun () -> "ÄÖ ünï".[..2])
t "'ÄÖ ünï'.[5..]" (fun () -> "ÄÖ ünï".[5..])
t "'ÄÖ ünï'.ReplaceLineEndings('|')" (fun () -> "ÄÖ ünï".ReplaceLineEndings("|"))
t "'ÄÖ ünï'.Contains(null: string)" (fun () -> "ÄÖ ünï".Contains(null: string))
t "'ÄÖ ünï'.IndexOf(null: string)" (fun () -> "ÄÖ ünï".IndexOf(null: string))
t "'ÄÖ ünï'.StartsWith(null: string)" (fun () -> "ÄÖ ünï".StartsWith(null: string))
t "'ÄÖ ünï'.EndsWith(null: string)" (fun () -> "ÄÖ ünï".EndsWith(null: string))
t "'ÄÖ ünï'.Replace((null: string),'x')" (fun () -> "ÄÖ ünï".Replace((null: string),"x"))
t "'ÄÖ ünï'.LastIndexOf(null: string)" (fun () -> "ÄÖ ünï".LastIndexOf(null: string))
t "'tab\\tnl\\n'.Length" (fun () -> "tab\tnl\n".Length)
t "'tab\\tnl\\n'.ToUpper()" (fun () -> "tab\tnl\n".ToUpper())
t "'tab\\tnl\\n'.ToLower()" (fun () -> "tab\tnl\n".ToLower())
t "'tab\\tnl\\n'.ToUpperInvariant()" (fun () -> "tab\tnl\n".ToUpperInvariant())
t "'tab\\tnl\\n'.Trim()" (fun () -> "tab\tnl\n".Trim())
t "'tab\\tnl\\n'.TrimStart()" (fun () -> "tab\tnl\n".TrimStart())
t "'tab\\tnl\\n'.TrimEnd()" (fun () -> "tab\tnl\n".TrimEnd())
t "'tab\\tnl\\n'.ToCharArray()" (fun () -> "tab\tnl\n".ToCharArray())
t "'tab\\tnl\\n'.GetHashCode() |> ignore" (fun () -> "tab\tnl\n".GetHashCode() |> ignore)
t "'tab\\tnl\\n'.Substring(0)" (fun () -> "tab\tnl\n".Substring(0))
t "'tab\\tnl\\n'.Substring(3)" (fun () -> "tab\tnl\n".Substring(3))
t "'tab\\tnl\\n'.Substring(-1)" (fun () -> "tab\tnl\n".Substring(-1))
t "'tab\\tnl\\n'.Substring(1,2)" (fun () -> "tab\tnl\n".Substring(1,2))
t "'tab\\tnl\\n'.Substring(1,-1)" (fun () -> "tab\tnl\n".Substring(1,-1))
t "'tab\\tnl\\n'.Substring(5,0)" (fun () -> "tab\tnl\n".Substring(5,0))
t "'tab\\tnl\\n'.Substring(2,100)" (fun () -> "tab\tnl\n".Substring(2,100))
t "'tab\\tnl\\n'.Remove(0)" (fun () -> "tab\tnl\n".Remove(0))
t "'tab\\tnl\\n'.Remove(3)" (fun () -> "tab\tnl\n".Remove(3))
t "'tab\\tnl\\n'.Remove(-1)" (fun () -> "tab\tnl\n".Remove(-1))
t "'tab\\tnl\\n'.Remove(1,2)" (fun () -> "tab\tnl\n".Remove(1,2))
t "'tab\\tnl\\n'.Remove(1,-1)" (fun () -> "tab\tnl\n".Remove(1,-1))
t "'tab\\tnl\\n'.Remove(0,99)" (fun () -> "tab\tnl\n".Remove(0,99))
t "'tab\\tnl\\n'.Insert(0,'X')" (fun () -> "tab\tnl\n".Insert(0,"X"))
t "'tab\\tnl\\n'.Insert(3,'X')" (fun () -> "tab\tnl\n".Insert(3,"X"))
t "'tab\\tnl\\n'.Insert(-1,'X')" (fun () -> "tab\tnl\n".Insert(-1,"X"))
t "'tab\\tnl\\n'.Insert(99,'X')" (fun () -> "tab\tnl\n".Insert(99,"X"))
t "'tab\\tnl\\n'.Insert(0,null)" (fun () -> "tab\tnl\n".Insert(0,null))
t "'tab\\tnl\\n'.PadLeft(8)" (fun () -> "tab\tnl\n".PadLeft(8))
t "'tab\\tnl\\n'.PadLeft(-1)" (fun () -> "tab\tnl\n".PadLeft(-1))
t "'tab\\tnl\\n'.PadLeft(8,'*')" (fun () -> "tab\tnl\n".PadLeft(8,'*'))
t "'tab\\tnl\\n'.PadRight(8)" (fun () -> "tab\tnl\n".PadRight(8))
t "'tab\\tnl\\n'.PadRight(-1)" (fun () -> "tab\tnl\n".PadRight(-1))
t "'tab\\tnl\\n'.PadRight(8,'*')" (fun () -> "tab\tnl\n".PadRight(8,'*'))
t "'tab\\tnl\\n'.IndexOf('l')" (fun () -> "tab\tnl\n".IndexOf('l'))
t "'tab\\tnl\\n'.IndexOf('l')" (fun () -> "tab\tnl\n".IndexOf("l"))
t "'tab\\tnl\\n'.IndexOf('')" (fun () -> "tab\tnl\n".IndexOf(""))
t "'tab\\tnl\\n'.IndexOf('l',3)" (fun () -> "tab\tnl\n".IndexOf('l',3))
t "'tab\\tnl\\n'.IndexOf('l',-1)" (fun () -> "tab\tnl\n".IndexOf('l',-1))
t "'tab\\tnl\\n'.IndexOf('l',99)" (fun () -> "tab\tnl\n".IndexOf('l',99))
t "'tab\\tnl\\n'.IndexOf('o',2,3)" (fun () -> "tab\tnl\n".IndexOf("o",2,3))
t "'tab\\tnl\\n'.IndexOf('o',2,-3)" (fun () -> "tab\tnl\n".IndexOf("o",2,-3))
t "'tab\\tnl\\n'.IndexOf('o',2,99)" (fun () -> "tab\tnl\n".IndexOf("o",2,99))
t "'tab\\tnl\\n'.IndexOf('O',StringComparison.OrdinalIgnoreCase)" (fun () -> "tab\tnl\n".IndexOf("O",StringComparison.OrdinalIgnoreCase))
t "'tab\\tnl\\n'.LastIndexOf('l')" (fun () -> "tab\tnl\n".LastIndexOf('l'))
t "'tab\\tnl\\n'.LastIndexOf('l')" (fun () -> "tab\tnl\n".LastIndexOf("l"))
t "'tab\\tnl\\n'.LastIndexOf('')" (fun () -> "tab\tnl\n".LastIndexOf(""))
t "'tab\\tnl\\n'.LastIndexOf('l',3)" (fun () -> "tab\tnl\n".LastIndexOf('l',3))
t "'tab\\tnl\\n'.LastIndexOf('l',99)" (fun () -> "tab\tnl\n".LastIndexOf('l',99))
t "'tab\\tnl\\n'.LastIndexOf('l',-1)" (fun () -> "tab\tnl\n".LastIndexOf('l',-1))
t "'tab\\tnl\\n'.LastIndexOf('o',5,3)" (fun () -> "tab\tnl\n".LastIndexOf("o",5,3))
t "'tab\\tnl\\n'.LastIndexOf('o',5,99)" (fun () -> "tab\tnl\n".LastIndexOf("o",5,99))
t "'tab\\tnl\\n'.IndexOfAny([|'o';'b'|])" (fun () -> "tab\tnl\n".IndexOfAny([|'o';'b'|]))
t "'tab\\tnl\\n'.IndexOfAny([||])" (fun () -> "tab\tnl\n".IndexOfAny([||]))
t "'tab\\tnl\\n'.IndexOfAny(null)" (fun () -> "tab\tnl\n".IndexOfAny(null))
t "'tab\\tnl\\n'.LastIndexOfAny([|'o';'b'|])" (fun () -> "tab\tnl\n".LastIndexOfAny([|'o';'b'|]))
t "'tab\\tnl\\n'.Contains('lo')" (fun () -> "tab\tnl\n".Contains("lo"))
t "'tab\\tnl\\n'.Contains('')" (fun () -> "tab\tnl\n".Contains(""))
t "'tab\\tnl\\n'.Contains('W')" (fun () -> "tab\tnl\n".Contains('W'))
t "'tab\\tnl\\n'.Contains('LO',StringComparison.OrdinalIgnoreCase)" (fun () -> "tab\tnl\n".Contains("LO",StringComparison.OrdinalIgnoreCase))
t "'tab\\tnl\\n'.StartsWith('He')" (fun () -> "tab\tnl\n".StartsWith("He"))
t "'tab\\tnl\\n'.StartsWith('')" (fun () -> "tab\tnl\n".StartsWith(""))
t "'tab\\tnl\\n'.StartsWith('he',StringComparison.OrdinalIgnoreCase)" (fun () -> "tab\tnl\n".StartsWith("he",StringComparison.OrdinalIgnoreCase))
t "'tab\\tnl\\n'.StartsWith('H')" (fun () -> "tab\tnl\n".StartsWith('H'))
t "'tab\\tnl\\n'.EndsWith('ld')" (fun () -> "tab\tnl\n".EndsWith("ld"))
t "'tab\\tnl\\n'.EndsWith('')" (fun () -> "tab\tnl\n".EndsWith(""))
t "'tab\\tnl\\n'.EndsWith('d')" (fun () -> "tab\tnl\n".EndsWith('d'))
t "'tab\\tnl\\n'.Replace('l','L')" (fun () -> "tab\tnl\n".Replace("l","L"))
t "'tab\\tnl\\n'.Replace('l','')" (fun () -> "tab\tnl\n".Replace("l",""))
t "'tab\\tnl\\n'.Replace('l',null)" (fun () -> "tab\tnl\n".Replace("l",null))
t "'tab\\tnl\\n'.Replace('','x')" (fun () -> "tab\tnl\n".Replace("","x"))
t "'tab\\tnl\\n'.Replace('l','L')" (fun () -> "tab\tnl\n".Replace('l','L'))
t "'tab\\tnl\\n'.Replace('O','0',StringComparison.OrdinalIgnoreCase)" (fun () -> "tab\tnl\n".Replace("O","0",StringComparison.OrdinalIgnoreCase))
t "'tab\\tnl\\n'.Split(',')" (fun () -> "tab\tnl\n".Split(','))
t "'tab\\tnl\\n'.Split()" (fun () -> "tab\tnl\n".Split())
t "'tab\\tnl\\n'.Split([||])" (fun () -> "tab\tnl\n".Split([||]))
t "'tab\\tnl\\n'.Split(',',2)" (fun () -> "tab\tnl\n".Split(',',2))
t "'tab\\tnl\\n'.Split(',',0)" (fun () -> "tab\tnl\n".Split(',',0))
t "'tab\\tnl\\n'.Split(',',-1)" (fun () -> "tab\tnl\n".Split(',',-1))
t "'tab\\tnl\\n'.Split(',',StringSplitOptions.RemoveEmptyEntries)" (fun () -> "tab\tnl\n".Split(',',StringSplitOptions.RemoveEmptyEntries))
t "'tab\\tnl\\n'.Split([|',';'l'|],StringSplitOptions.None)" (fun () -> "tab\tnl\n".Split([|",";"l"|],StringSplitOptions.None))
t "'tab\\tnl\\n'.Split(',',2,StringSplitOptions.TrimEntries)" (fun () -> "tab\tnl\n".Split(",",2,StringSplitOptions.TrimEntries))
t "'tab\\tnl\\n'.Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries)" (fun () -> "tab\tnl\n".Split([|' ';','|],StringSplitOptions.RemoveEmptyEntries))
t "'tab\\tnl\\n'.Split('')" (fun () -> "tab\tnl\n".Split(""))
t "'tab\\tnl\\n'.Trim('a')" (fun () -> "tab\tnl\n".Trim('a'))
t "'tab\\tnl\\n'.Trim([|'H';'d'|])" (fun () -> "tab\tnl\n".Trim([|'H';'d'|]))
t "'tab\\tnl\\n'.TrimStart('H','e')" (fun () -> "tab\tnl\n".TrimStart('H','e'))
t "'tab\\tnl\\n'.TrimEnd([||])" (fun () -> "tab\tnl\n".TrimEnd([||]))
t "'tab\\tnl\\n'.CompareTo('b')" (fun () -> "tab\tnl\n".CompareTo("b"))
t "'tab\\tnl\\n'.CompareTo(null)" (fun () -> "tab\tnl\n".CompareTo(null))
t "'tab\\tnl\\n'.Equals('a')" (fun () -> "tab\tnl\n".Equals("a"))
t "'tab\\tnl\\n'.Equals('HELLO WORLD',StringComparison.OrdinalIgnoreCase)" (fun () -> "tab\tnl\n".Equals("HELLO WORLD",StringComparison.OrdinalIgnoreCase))
t "'tab\\tnl\\n'.ToCharArray(1,2)" (fun () -> "tab\tnl\n".ToCharArray(1,2))
t "'tab\\tnl\\n'.ToCharArray(-1,2)" (fun () -> "tab\tnl\n".ToCharArray(-1,2))
t "'tab\\tnl\\n'.ToCharArray(1,99)" (fun () -> "tab\tnl\n".ToCharArray(1,99))
t "'tab\\tnl\\n'.Chars(0)" (fun () -> "tab\tnl\n".Chars(0))
t "'tab\\tnl\\n'.Chars(-1)" (fun () -> "tab\tnl\n".Chars(-1))
t "'tab\\tnl\\n'.Chars(99)" (fun () -> "tab\tnl\n".Chars(99))
t "'tab\\tnl\\n'.[0]" (fun () -> "tab\tnl\n".[0])
t "'tab\\tnl\\n'.[1..3]" (fun () -> "tab\tnl\n".[1..3])
t "'tab\\tnl\\n'.[..2]" (fun () -> "tab\tnl\n".[..2])
t "'tab\\tnl\\n'.[5..]" (fun () -> "tab\tnl\n".[5..])
t "'tab\\tnl\\n'.ReplaceLineEndings('|')" (fun () -> "tab\tnl\n".ReplaceLineEndings("|"))
t "'tab\\tnl\\n'.Contains(null: string)" (fun () -> "tab\tnl\n".Contains(null: string))
t "'tab\\tnl\\n'.IndexOf(null: string)" (fun () -> "tab\tnl\n".IndexOf(null: string))
t "'tab\\tnl\\n'.StartsWith(null: string)" (fun () -> "tab\tnl\n".StartsWith(null: string))
t "'tab\\tnl\\n'.EndsWith(null: string)" (fun () -> "tab\tnl\n".EndsWith(null: string))
t "'tab\\tnl\\n'.Replace((null: string),'x')" (fun () -> "tab\tnl\n".Replace((null: string),"x"))
t "'tab\\tnl\\n'.LastIndexOf(null: string)" (fun () -> "tab\tnl\n".LastIndexOf(null: string))
