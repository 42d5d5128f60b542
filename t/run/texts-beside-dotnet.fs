// out: ",," 1 0 = [|",,"|] [|",,"|] [|",,"|]
// out: "" 1 0 = [|""|] [|""|] [|""|]
// out: " " 1 0 = [|" "|] [|" "|] [|" "|]
// out: " a , b ," 1 0 = [|" a , b ,"|] [|" a , b ,"|] [|" a , b ,"|]
// out: ",a,,b," 1 0 = [|",a,,b,"|] [|",a,,b,"|] [|",a,,b,"|]
// out: " , , x" 1 0 = [|" , , x"|] [|" , , x"|] [|" , , x"|]
// out: "a, ,b" 1 0 = [|"a, ,b"|] [|"a, ,b"|] [|"a, ,b"|]
// out: ",," 2 0 = [|""; ","|] [|""; ","|] [|",,"|]
// out: "" 2 0 = [|""|] [|""|] [|""|]
// out: " " 2 0 = [|" "|] [|" "|] [|""; ""|]
// out: " a , b ," 2 0 = [|" a "; " b ,"|] [|" a "; " b ,"|] [|""; "a , b ,"|]
// out: ",a,,b," 2 0 = [|""; "a,,b,"|] [|""; "a,,b,"|] [|",a,,b,"|]
// out: " , , x" 2 0 = [|" "; " , x"|] [|" "; " , x"|] [|""; ", , x"|]
// out: "a, ,b" 2 0 = [|"a"; " ,b"|] [|"a"; " ,b"|] [|"a,"; ",b"|]
// out: ",," 3 0 = [|""; ""; ""|] [|""; ""; ""|] [|",,"|]
// out: "" 3 0 = [|""|] [|""|] [|""|]
// out: " " 3 0 = [|" "|] [|" "|] [|""; ""|]
// out: " a , b ," 3 0 = [|" a "; " b "; ""|] [|" a "; " "; " ,"|] [|""; "a"; ", b ,"|]
// out: ",a,,b," 3 0 = [|""; "a"; ",b,"|] [|""; "a"; ",b,"|] [|",a,,b,"|]
// out: " , , x" 3 0 = [|" "; " "; " x"|] [|" "; " "; " x"|] [|""; ","; ", x"|]
// out: "a, ,b" 3 0 = [|"a"; " "; "b"|] [|"a"; " "; "b"|] [|"a,"; ",b"|]
// out: ",," 1 1 = [|",,"|] [|",,"|] [|",,"|]
// out: "" 1 1 = [||] [||] [||]
// out: " " 1 1 = [|" "|] [|" "|] [|" "|]
// out: " a , b ," 1 1 = [|" a , b ,"|] [|" a , b ,"|] [|" a , b ,"|]
// out: ",a,,b," 1 1 = [|",a,,b,"|] [|",a,,b,"|] [|",a,,b,"|]
// out: " , , x" 1 1 = [|" , , x"|] [|" , , x"|] [|" , , x"|]
// out: "a, ,b" 1 1 = [|"a, ,b"|] [|"a, ,b"|] [|"a, ,b"|]
// out: ",," 2 1 = [||] [||] [|",,"|]
// out: "" 2 1 = [||] [||] [||]
// out: " " 2 1 = [|" "|] [|" "|] [||]
// out: " a , b ," 2 1 = [|" a "; " b ,"|] [|" a "; " b ,"|] [|"a"; ", b ,"|]
// out: ",a,,b," 2 1 = [|"a"; "b,"|] [|"a"|] [|",a,,b,"|]
// out: " , , x" 2 1 = [|" "; " , x"|] [|" "; " , x"|] [|","; ", x"|]
// out: "a, ,b" 2 1 = [|"a"; " ,b"|] [|"a"; " ,b"|] [|"a,"; ",b"|]
// out: ",," 3 1 = [||] [||] [|",,"|]
// out: "" 3 1 = [||] [||] [||]
// out: " " 3 1 = [|" "|] [|" "|] [||]
// out: " a , b ," 3 1 = [|" a "; " b "|] [|" a "; " "; " ,"|] [|"a"; ","; "b ,"|]
// out: ",a,,b," 3 1 = [|"a"; "b"|] [|"a"|] [|",a,,b,"|]
// out: " , , x" 3 1 = [|" "; " "; " x"|] [|" "; " "; " x"|] [|","; ","; "x"|]
// out: "a, ,b" 3 1 = [|"a"; " "; "b"|] [|"a"; " "|] [|"a,"; ",b"|]
// out: ",," 1 2 = [|",,"|] [|",,"|] [|",,"|]
// out: "" 1 2 = [|""|] [|""|] [|""|]
// out: " " 1 2 = [|""|] [|""|] [|""|]
// out: " a , b ," 1 2 = [|"a , b ,"|] [|"a , b ,"|] [|"a , b ,"|]
// out: ",a,,b," 1 2 = [|",a,,b,"|] [|",a,,b,"|] [|",a,,b,"|]
// out: " , , x" 1 2 = [|", , x"|] [|", , x"|] [|", , x"|]
// out: "a, ,b" 1 2 = [|"a, ,b"|] [|"a, ,b"|] [|"a, ,b"|]
// out: ",," 2 2 = [|""; ","|] [|""; ","|] [|",,"|]
// out: "" 2 2 = [|""|] [|""|] [|""|]
// out: " " 2 2 = [|""|] [|""|] [|""; ""|]
// out: " a , b ," 2 2 = [|"a"; "b ,"|] [|"a"; "b ,"|] [|""; "a , b ,"|]
// out: ",a,,b," 2 2 = [|""; "a,,b,"|] [|""; "a,,b,"|] [|",a,,b,"|]
// out: " , , x" 2 2 = [|""; ", x"|] [|""; ", x"|] [|""; ", , x"|]
// out: "a, ,b" 2 2 = [|"a"; ",b"|] [|"a"; ",b"|] [|"a,"; ",b"|]
// out: ",," 3 2 = [|""; ""; ""|] [|""; ""; ""|] [|",,"|]
// out: "" 3 2 = [|""|] [|""|] [|""|]
// out: " " 3 2 = [|""|] [|""|] [|""; ""|]
// out: " a , b ," 3 2 = [|"a"; "b"; ""|] [|"a"; ""; ","|] [|""; "a"; ", b ,"|]
// out: ",a,,b," 3 2 = [|""; "a"; ",b,"|] [|""; "a"; ",b,"|] [|",a,,b,"|]
// out: " , , x" 3 2 = [|""; ""; "x"|] [|""; ""; "x"|] [|""; ","; ", x"|]
// out: "a, ,b" 3 2 = [|"a"; ""; "b"|] [|"a"; ""; "b"|] [|"a,"; ",b"|]
// out: ",," 1 3 = [|",,"|] [|",,"|] [|",,"|]
// out: "" 1 3 = [||] [||] [||]
// out: " " 1 3 = [||] [||] [||]
// out: " a , b ," 1 3 = [|"a , b ,"|] [|"a , b ,"|] [|"a , b ,"|]
// out: ",a,,b," 1 3 = [|",a,,b,"|] [|",a,,b,"|] [|",a,,b,"|]
// out: " , , x" 1 3 = [|", , x"|] [|", , x"|] [|", , x"|]
// out: "a, ,b" 1 3 = [|"a, ,b"|] [|"a, ,b"|] [|"a, ,b"|]
// out: ",," 2 3 = [||] [||] [|",,"|]
// out: "" 2 3 = [||] [||] [||]
// out: " " 2 3 = [||] [||] [||]
// out: " a , b ," 2 3 = [|"a"; "b ,"|] [|"a"|] [|"a"; ", b ,"|]
// out: ",a,,b," 2 3 = [|"a"; "b,"|] [|"a"|] [|",a,,b,"|]
// out: " , , x" 2 3 = [|"x"|] [|"x"|] [|","; ", x"|]
// out: "a, ,b" 2 3 = [|"a"; "b"|] [|"a"|] [|"a,"; ",b"|]
// out: ",," 3 3 = [||] [||] [|",,"|]
// out: "" 3 3 = [||] [||] [||]
// out: " " 3 3 = [||] [||] [||]
// out: " a , b ," 3 3 = [|"a"; "b"|] [|"a"|] [|"a"; ","; "b ,"|]
// out: ",a,,b," 3 3 = [|"a"; "b"|] [|"a"|] [|",a,,b,"|]
// out: " , , x" 3 3 = [|"x"|] [|"x"|] [|","; ","; "x"|]
// out: "a, ,b" 3 3 = [|"a"; "b"|] [|"a"|] [|"a,"; ",b"|]
// out: a abc: -98 -98 -98 -2 -2 -98 -2
// out: a a0c: -2 -2 -2 -2 -2 -2 -2
// out: ab abcd: -2 -2 -2 -2 -2 -2 -2
// out:  abc: -97 -97 -97 -3 -3 -97 -3
// out: é éa: -97 -97 -97 -1 -1 -97 -1
// out: abc a: 98 98 98 2 2 98 2
// out: ab ac: -1 -1 -1 -1 -1 -1 -1
// out: a aé: -233 -233 -233 -1 -1 -233 -1
// out: abc ab: 1 1 1 1 1 1 1
// out: Compare 5 0 1 = ArgumentOutOfRangeException: length1 ('-2') must be a non-negative value. (Parameter 'length1')
// out: Actual value was -2.
// out: Compare culture 5 0 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: Compare ordinal 5 0 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: Compare 0 5 1 = ArgumentOutOfRangeException: length2 ('-2') must be a non-negative value. (Parameter 'length2')
// out: Actual value was -2.
// out: Compare culture 0 5 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: Compare ordinal 0 5 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: Compare -1 0 1 = ArgumentOutOfRangeException: offset1 ('-1') must be a non-negative value. (Parameter 'offset1')
// out: Actual value was -1.
// out: Compare culture -1 0 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: Compare ordinal -1 0 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: Compare 0 -1 1 = ArgumentOutOfRangeException: offset2 ('-1') must be a non-negative value. (Parameter 'offset2')
// out: Actual value was -1.
// out: Compare culture 0 -1 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: Compare ordinal 0 -1 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexB')
// out: Compare 0 0 -1 = ArgumentOutOfRangeException: length1 ('-1') must be a non-negative value. (Parameter 'length1')
// out: Actual value was -1.
// out: Compare culture 0 0 -1 = ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')
// out: Actual value was -1.
// out: Compare ordinal 0 0 -1 = ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')
// out: Actual value was -1.
// out: Compare 3 3 5 = 0
// out: Compare culture 3 3 5 = 0
// out: Compare ordinal 3 3 5 = 0
// out: Compare 9 9 9 = ArgumentOutOfRangeException: length1 ('-6') must be a non-negative value. (Parameter 'length1')
// out: Actual value was -6.
// out: Compare culture 9 9 9 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: Compare ordinal 9 9 9 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: Compare 2147483647 0 1 = ArgumentOutOfRangeException: length1 ('-2147483644') must be a non-negative value. (Parameter 'length1')
// out: Actual value was -2147483644.
// out: Compare culture 2147483647 0 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: Compare ordinal 2147483647 0 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'indexA')
// out: Some(null) null Some(null) null
// out: Some(null) null Some(null) Some ()
// out: Some(Some(null)) Some(null)
// out: [0.0] [0.0] [0.0] [0.000000] [-0.0000001] [00000.00] [0.00    ] [00000.00] [0]
// out: [+0.0] [0.0] [ 0.0] [+0.000000] [+0.0000001] [00000.00] [0.00    ] [+0000.00] [+0]
// out: [0.0] [0.0] [0.0] [-0.040000] [-0.04] [-0000.04] [-0.04   ] [-0000.04] [0]
// out: [-0.1] [-0.1] [-0.1] [-0.050000] [-0.05] [-0000.05] [-0.05   ] [-0000.05] [0]
// out: [+0.0] [0.0] [ 0.0] [+0.000000] [+0] [00000.00] [0.00    ] [+0000.00] [+0]
// out: [-1.3] [-1.3] [-1.3] [-1.250000] [-1.25] [-0001.25] [-1.25   ] [-0001.25] [-1]
// out: parse 00010203-0405-0607-0809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: new 00010203-0405-0607-0809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: try 00010203-0405-0607-0809-0a0b0c0d0e0f = true 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact D 00010203-0405-0607-0809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact N 00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse 00010203-0405-0607-0809-0A0B0C0D0E0F = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: new 00010203-0405-0607-0809-0A0B0C0D0E0F = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: try 00010203-0405-0607-0809-0A0B0C0D0E0F = true 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact D 00010203-0405-0607-0809-0A0B0C0D0E0F = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact N 00010203-0405-0607-0809-0A0B0C0D0E0F = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 00010203-0405-0607-0809-0A0B0C0D0E0F = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 00010203-0405-0607-0809-0A0B0C0D0E0F = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 00010203-0405-0607-0809-0A0B0C0D0E0F = FormatException: Expected {0xdddddddd, etc}.
// out: parse {00010203-0405-0607-0809-0a0b0c0d0e0f} = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: new {00010203-0405-0607-0809-0a0b0c0d0e0f} = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: try {00010203-0405-0607-0809-0a0b0c0d0e0f} = true 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact D {00010203-0405-0607-0809-0a0b0c0d0e0f} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {00010203-0405-0607-0809-0a0b0c0d0e0f} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {00010203-0405-0607-0809-0a0b0c0d0e0f} = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact P {00010203-0405-0607-0809-0a0b0c0d0e0f} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {00010203-0405-0607-0809-0a0b0c0d0e0f} = FormatException: Expected 0x prefix.
// out: parse (00010203-0405-0607-0809-0a0b0c0d0e0f) = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: new (00010203-0405-0607-0809-0a0b0c0d0e0f) = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: try (00010203-0405-0607-0809-0a0b0c0d0e0f) = true 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact D (00010203-0405-0607-0809-0a0b0c0d0e0f) = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N (00010203-0405-0607-0809-0a0b0c0d0e0f) = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B (00010203-0405-0607-0809-0a0b0c0d0e0f) = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P (00010203-0405-0607-0809-0a0b0c0d0e0f) = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact X (00010203-0405-0607-0809-0a0b0c0d0e0f) = FormatException: Expected {0xdddddddd, etc}.
// out: parse {00010203-0405-0607-0809-0a0b0c0d0e0f) = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: new {00010203-0405-0607-0809-0a0b0c0d0e0f) = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: try {00010203-0405-0607-0809-0a0b0c0d0e0f) = false 00000000-0000-0000-0000-000000000000
// out: exact D {00010203-0405-0607-0809-0a0b0c0d0e0f) = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {00010203-0405-0607-0809-0a0b0c0d0e0f) = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {00010203-0405-0607-0809-0a0b0c0d0e0f) = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {00010203-0405-0607-0809-0a0b0c0d0e0f) = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {00010203-0405-0607-0809-0a0b0c0d0e0f) = FormatException: Expected 0x prefix.
// out: parse  00010203-0405-0607-0809-0a0b0c0d0e0f  = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: new  00010203-0405-0607-0809-0a0b0c0d0e0f  = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: try  00010203-0405-0607-0809-0a0b0c0d0e0f  = true 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact D  00010203-0405-0607-0809-0a0b0c0d0e0f  = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact N  00010203-0405-0607-0809-0a0b0c0d0e0f  = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B  00010203-0405-0607-0809-0a0b0c0d0e0f  = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P  00010203-0405-0607-0809-0a0b0c0d0e0f  = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X  00010203-0405-0607-0809-0a0b0c0d0e0f  = FormatException: Expected {0xdddddddd, etc}.
// out: parse 000102030405060708090a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: new 000102030405060708090a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: try 000102030405060708090a0b0c0d0e0f = true 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact D 000102030405060708090a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N 000102030405060708090a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact B 000102030405060708090a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 000102030405060708090a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 000102030405060708090a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse +0010203-0405-0607-0809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: new +0010203-0405-0607-0809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: try +0010203-0405-0607-0809-0a0b0c0d0e0f = true 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact D +0010203-0405-0607-0809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact N +0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B +0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P +0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X +0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse 00010203-+405-0607-0809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: new 00010203-+405-0607-0809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: try 00010203-+405-0607-0809-0a0b0c0d0e0f = true 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact D 00010203-+405-0607-0809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact N 00010203-+405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 00010203-+405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 00010203-+405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 00010203-+405-0607-0809-0a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse 0x010203-0405-0607-0809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: new 0x010203-0405-0607-0809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: try 0x010203-0405-0607-0809-0a0b0c0d0e0f = true 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact D 0x010203-0405-0607-0809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact N 0x010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 0x010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 0x010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 0x010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse 00010203-0x05-0607-0809-0a0b0c0d0e0f = 00010203-0005-0607-0809-0a0b0c0d0e0f
// out: new 00010203-0x05-0607-0809-0a0b0c0d0e0f = 00010203-0005-0607-0809-0a0b0c0d0e0f
// out: try 00010203-0x05-0607-0809-0a0b0c0d0e0f = true 00010203-0005-0607-0809-0a0b0c0d0e0f
// out: exact D 00010203-0x05-0607-0809-0a0b0c0d0e0f = 00010203-0005-0607-0809-0a0b0c0d0e0f
// out: exact N 00010203-0x05-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 00010203-0x05-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 00010203-0x05-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 00010203-0x05-0607-0809-0a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse 00010203-0405-0607-+809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: new 00010203-0405-0607-+809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: try 00010203-0405-0607-+809-0a0b0c0d0e0f = true 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact D 00010203-0405-0607-+809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact N 00010203-0405-0607-+809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 00010203-0405-0607-+809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 00010203-0405-0607-+809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 00010203-0405-0607-+809-0a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse 00010203-0405-0607-0809-+a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: new 00010203-0405-0607-0809-+a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: try 00010203-0405-0607-0809-+a0b0c0d0e0f = true 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact D 00010203-0405-0607-0809-+a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact N 00010203-0405-0607-0809-+a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 00010203-0405-0607-0809-+a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 00010203-0405-0607-0809-+a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 00010203-0405-0607-0809-+a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse 00010203-0405-0607-0809-0a0b+c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: new 00010203-0405-0607-0809-0a0b+c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: try 00010203-0405-0607-0809-0a0b+c0d0e0f = false 00000000-0000-0000-0000-000000000000
// out: exact D 00010203-0405-0607-0809-0a0b+c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: exact N 00010203-0405-0607-0809-0a0b+c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 00010203-0405-0607-0809-0a0b+c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 00010203-0405-0607-0809-0a0b+c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 00010203-0405-0607-0809-0a0b+c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse 00010203-0405-0607-0809-0x0b0c0d0e0f = 00010203-0405-0607-0809-000b0c0d0e0f
// out: new 00010203-0405-0607-0809-0x0b0c0d0e0f = 00010203-0405-0607-0809-000b0c0d0e0f
// out: try 00010203-0405-0607-0809-0x0b0c0d0e0f = true 00010203-0405-0607-0809-000b0c0d0e0f
// out: exact D 00010203-0405-0607-0809-0x0b0c0d0e0f = 00010203-0405-0607-0809-000b0c0d0e0f
// out: exact N 00010203-0405-0607-0809-0x0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 00010203-0405-0607-0809-0x0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 00010203-0405-0607-0809-0x0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 00010203-0405-0607-0809-0x0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse -0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: new -0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: try -0010203-0405-0607-0809-0a0b0c0d0e0f = false 00000000-0000-0000-0000-000000000000
// out: exact D -0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: exact N -0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B -0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P -0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X -0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse +00102030405060708090a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: new +00102030405060708090a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: try +00102030405060708090a0b0c0d0e0f = false 00000000-0000-0000-0000-000000000000
// out: exact D +00102030405060708090a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N +00102030405060708090a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: exact B +00102030405060708090a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P +00102030405060708090a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X +00102030405060708090a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse +001020304050607+8090a0b+c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: new +001020304050607+8090a0b+c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: try +001020304050607+8090a0b+c0d0e0f = false 00000000-0000-0000-0000-000000000000
// out: exact D +001020304050607+8090a0b+c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N +001020304050607+8090a0b+c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: exact B +001020304050607+8090a0b+c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P +001020304050607+8090a0b+c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X +001020304050607+8090a0b+c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse 0x0102030405060708090a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: new 0x0102030405060708090a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: try 0x0102030405060708090a0b0c0d0e0f = false 00000000-0000-0000-0000-000000000000
// out: exact D 0x0102030405060708090a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N 0x0102030405060708090a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: exact B 0x0102030405060708090a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 0x0102030405060708090a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 0x0102030405060708090a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse +0x10203-0405-0607-0809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: new +0x10203-0405-0607-0809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: try +0x10203-0405-0607-0809-0a0b0c0d0e0f = true 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact D +0x10203-0405-0607-0809-0a0b0c0d0e0f = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact N +0x10203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B +0x10203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P +0x10203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X +0x10203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse {0x00010203,0x0405,0x0607,{0x08,0x09,0x0a,0x0b,0x0c,0x0d,0x0e,0x0f}} = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: new {0x00010203,0x0405,0x0607,{0x08,0x09,0x0a,0x0b,0x0c,0x0d,0x0e,0x0f}} = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: try {0x00010203,0x0405,0x0607,{0x08,0x09,0x0a,0x0b,0x0c,0x0d,0x0e,0x0f}} = true 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exact D {0x00010203,0x0405,0x0607,{0x08,0x09,0x0a,0x0b,0x0c,0x0d,0x0e,0x0f}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0x00010203,0x0405,0x0607,{0x08,0x09,0x0a,0x0b,0x0c,0x0d,0x0e,0x0f}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0x00010203,0x0405,0x0607,{0x08,0x09,0x0a,0x0b,0x0c,0x0d,0x0e,0x0f}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0x00010203,0x0405,0x0607,{0x08,0x09,0x0a,0x0b,0x0c,0x0d,0x0e,0x0f}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0x00010203,0x0405,0x0607,{0x08,0x09,0x0a,0x0b,0x0c,0x0d,0x0e,0x0f}} = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: parse {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = 00000001-0002-0003-0405-060708090a0b
// out: new {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = 00000001-0002-0003-0405-060708090a0b
// out: try {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = true 00000001-0002-0003-0405-060708090a0b
// out: exact D {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = 00000001-0002-0003-0405-060708090a0b
// out: parse { 0x1, 0x2, 0x3, { 0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb } } = 00000001-0002-0003-0405-060708090a0b
// out: new { 0x1, 0x2, 0x3, { 0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb } } = 00000001-0002-0003-0405-060708090a0b
// out: try { 0x1, 0x2, 0x3, { 0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb } } = true 00000001-0002-0003-0405-060708090a0b
// out: exact D { 0x1, 0x2, 0x3, { 0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb } } = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N { 0x1, 0x2, 0x3, { 0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb } } = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B { 0x1, 0x2, 0x3, { 0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb } } = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P { 0x1, 0x2, 0x3, { 0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb } } = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X { 0x1, 0x2, 0x3, { 0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb } } = 00000001-0002-0003-0405-060708090a0b
// out: parse {0x00000000001,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = 00000001-0002-0003-0405-060708090a0b
// out: new {0x00000000001,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = 00000001-0002-0003-0405-060708090a0b
// out: try {0x00000000001,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = true 00000001-0002-0003-0405-060708090a0b
// out: exact D {0x00000000001,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0x00000000001,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0x00000000001,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0x00000000001,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0x00000000001,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = 00000001-0002-0003-0405-060708090a0b
// out: parse {0x1,0x20000,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = 00000001-0000-0003-0405-060708090a0b
// out: new {0x1,0x20000,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = 00000001-0000-0003-0405-060708090a0b
// out: try {0x1,0x20000,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = true 00000001-0000-0003-0405-060708090a0b
// out: exact D {0x1,0x20000,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0x1,0x20000,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0x1,0x20000,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0x1,0x20000,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0x1,0x20000,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = 00000001-0000-0003-0405-060708090a0b
// out: parse {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xbbb}} = FormatException: Unrecognized Guid format.
// out: new {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xbbb}} = FormatException: Unrecognized Guid format.
// out: try {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xbbb}} = false 00000000-0000-0000-0000-000000000000
// out: exact D {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xbbb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xbbb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xbbb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xbbb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xbbb}} = FormatException: Unrecognized Guid format.
// out: parse {0x,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Could not find a comma, or the length between the previous token and the comma was zero (i.e., '0x,'etc.).
// out: new {0x,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Could not find a comma, or the length between the previous token and the comma was zero (i.e., '0x,'etc.).
// out: try {0x,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = false 00000000-0000-0000-0000-000000000000
// out: exact D {0x,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0x,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0x,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0x,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0x,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Could not find a comma, or the length between the previous token and the comma was zero (i.e., '0x,'etc.).
// out: parse {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb} = FormatException: Could not find the ending brace.
// out: new {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb} = FormatException: Could not find the ending brace.
// out: try {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb} = false 00000000-0000-0000-0000-000000000000
// out: exact D {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb} = FormatException: Could not find the ending brace.
// out: parse {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa}} = FormatException: Could not find a comma, or the length between the previous token and the comma was zero (i.e., '0x,'etc.).
// out: new {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa}} = FormatException: Could not find a comma, or the length between the previous token and the comma was zero (i.e., '0x,'etc.).
// out: try {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa}} = false 00000000-0000-0000-0000-000000000000
// out: exact D {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa}} = FormatException: Could not find a comma, or the length between the previous token and the comma was zero (i.e., '0x,'etc.).
// out: parse {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}x = FormatException: Additional non-parsable characters are at the end of the string.
// out: new {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}x = FormatException: Additional non-parsable characters are at the end of the string.
// out: try {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}x = false 00000000-0000-0000-0000-000000000000
// out: exact D {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}x = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}x = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}x = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}x = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}x = FormatException: Additional non-parsable characters are at the end of the string.
// out: parse {1,2,3,{4,5,6,7,8,9,0,1}} = FormatException: Unrecognized Guid format.
// out: new {1,2,3,{4,5,6,7,8,9,0,1}} = FormatException: Unrecognized Guid format.
// out: try {1,2,3,{4,5,6,7,8,9,0,1}} = false 00000000-0000-0000-0000-000000000000
// out: exact D {1,2,3,{4,5,6,7,8,9,0,1}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {1,2,3,{4,5,6,7,8,9,0,1}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {1,2,3,{4,5,6,7,8,9,0,1}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {1,2,3,{4,5,6,7,8,9,0,1}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {1,2,3,{4,5,6,7,8,9,0,1}} = FormatException: Expected 0x prefix.
// out: parse {0X1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = 00000001-0002-0003-0405-060708090a0b
// out: new {0X1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = 00000001-0002-0003-0405-060708090a0b
// out: try {0X1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = true 00000001-0002-0003-0405-060708090a0b
// out: exact D {0X1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0X1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0X1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0X1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0X1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = 00000001-0002-0003-0405-060708090a0b
// out: parse {0x1,0x2,0x3} = FormatException: Unrecognized Guid format.
// out: new {0x1,0x2,0x3} = FormatException: Unrecognized Guid format.
// out: try {0x1,0x2,0x3} = false 00000000-0000-0000-0000-000000000000
// out: exact D {0x1,0x2,0x3} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0x1,0x2,0x3} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0x1,0x2,0x3} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0x1,0x2,0x3} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0x1,0x2,0x3} = FormatException: Could not find a comma, or the length between the previous token and the comma was zero (i.e., '0x,'etc.).
// out: parse {0x1,0x2,0x3,0x4} = FormatException: Unrecognized Guid format.
// out: new {0x1,0x2,0x3,0x4} = FormatException: Unrecognized Guid format.
// out: try {0x1,0x2,0x3,0x4} = false 00000000-0000-0000-0000-000000000000
// out: exact D {0x1,0x2,0x3,0x4} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0x1,0x2,0x3,0x4} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0x1,0x2,0x3,0x4} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0x1,0x2,0x3,0x4} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0x1,0x2,0x3,0x4} = FormatException: Expected {0xdddddddd, etc}.
// out: parse {0x1} = FormatException: Unrecognized Guid format.
// out: new {0x1} = FormatException: Unrecognized Guid format.
// out: try {0x1} = false 00000000-0000-0000-0000-000000000000
// out: exact D {0x1} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0x1} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0x1} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0x1} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0x1} = FormatException: Could not find a comma, or the length between the previous token and the comma was zero (i.e., '0x,'etc.).
// out: parse {0x1,0x2} = FormatException: Unrecognized Guid format.
// out: new {0x1,0x2} = FormatException: Unrecognized Guid format.
// out: try {0x1,0x2} = false 00000000-0000-0000-0000-000000000000
// out: exact D {0x1,0x2} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0x1,0x2} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0x1,0x2} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0x1,0x2} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0x1,0x2} = FormatException: Could not find a comma, or the length between the previous token and the comma was zero (i.e., '0x,'etc.).
// out: parse {0xg,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid string should only contain hexadecimal characters.
// out: new {0xg,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid string should only contain hexadecimal characters.
// out: try {0xg,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = false 00000000-0000-0000-0000-000000000000
// out: exact D {0xg,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0xg,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0xg,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0xg,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0xg,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid string should only contain hexadecimal characters.
// out: parse {0x+1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = 00000001-0002-0003-0405-060708090a0b
// out: new {0x+1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = 00000001-0002-0003-0405-060708090a0b
// out: try {0x+1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = true 00000001-0002-0003-0405-060708090a0b
// out: exact D {0x+1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0x+1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0x+1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0x+1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0x+1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = 00000001-0002-0003-0405-060708090a0b
// out: parse {0x123456789,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Unrecognized Guid format.
// out: new {0x123456789,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = OverflowException: Value was either too large or too small for a UInt32.
// out: try {0x123456789,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = false 00000000-0000-0000-0000-000000000000
// out: exact D {0x123456789,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0x123456789,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0x123456789,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0x123456789,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0x123456789,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}} = FormatException: Unrecognized Guid format.
// out: parse  = FormatException: Unrecognized Guid format.
// out: new  = FormatException: Unrecognized Guid format.
// out: try  = false 00000000-0000-0000-0000-000000000000
// out: exact D  = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N  = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B  = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P  = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X  = FormatException: Expected {0xdddddddd, etc}.
// out: parse   = FormatException: Unrecognized Guid format.
// out: new   = FormatException: Unrecognized Guid format.
// out: try   = false 00000000-0000-0000-0000-000000000000
// out: exact D   = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N   = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B   = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P   = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X   = FormatException: Expected {0xdddddddd, etc}.
// out: parse a = FormatException: Unrecognized Guid format.
// out: new a = FormatException: Unrecognized Guid format.
// out: try a = false 00000000-0000-0000-0000-000000000000
// out: exact D a = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N a = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B a = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P a = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X a = FormatException: Expected {0xdddddddd, etc}.
// out: parse {} = FormatException: Unrecognized Guid format.
// out: new {} = FormatException: Unrecognized Guid format.
// out: try {} = false 00000000-0000-0000-0000-000000000000
// out: exact D {} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {} = FormatException: Expected 0x prefix.
// out: parse { = FormatException: Unrecognized Guid format.
// out: new { = FormatException: Unrecognized Guid format.
// out: try { = false 00000000-0000-0000-0000-000000000000
// out: exact D { = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N { = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B { = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P { = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X { = FormatException: Expected 0x prefix.
// out: parse () = FormatException: Unrecognized Guid format.
// out: new () = FormatException: Unrecognized Guid format.
// out: try () = false 00000000-0000-0000-0000-000000000000
// out: exact D () = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N () = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B () = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P () = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X () = FormatException: Expected {0xdddddddd, etc}.
// out: parse 0001020304050607 = FormatException: Unrecognized Guid format.
// out: new 0001020304050607 = FormatException: Unrecognized Guid format.
// out: try 0001020304050607 = false 00000000-0000-0000-0000-000000000000
// out: exact D 0001020304050607 = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N 0001020304050607 = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 0001020304050607 = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 0001020304050607 = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 0001020304050607 = FormatException: Expected {0xdddddddd, etc}.
// out: parse 0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: new 0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: try 0010203-0405-0607-0809-0a0b0c0d0e0f = false 00000000-0000-0000-0000-000000000000
// out: exact D 0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N 0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse 00010203-0405-0607-0809-0a0b0c0d0e0f0 = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: new 00010203-0405-0607-0809-0a0b0c0d0e0f0 = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: try 00010203-0405-0607-0809-0a0b0c0d0e0f0 = false 00000000-0000-0000-0000-000000000000
// out: exact D 00010203-0405-0607-0809-0a0b0c0d0e0f0 = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N 00010203-0405-0607-0809-0a0b0c0d0e0f0 = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 00010203-0405-0607-0809-0a0b0c0d0e0f0 = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 00010203-0405-0607-0809-0a0b0c0d0e0f0 = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 00010203-0405-0607-0809-0a0b0c0d0e0f0 = FormatException: Expected {0xdddddddd, etc}.
// out: parse g0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: new g0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: try g0010203-0405-0607-0809-0a0b0c0d0e0f = false 00000000-0000-0000-0000-000000000000
// out: exact D g0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: exact N g0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B g0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P g0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X g0010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse 00010203_0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: new 00010203_0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: try 00010203_0405-0607-0809-0a0b0c0d0e0f = false 00000000-0000-0000-0000-000000000000
// out: exact D 00010203_0405-0607-0809-0a0b0c0d0e0f = FormatException: Dashes are in the wrong position for GUID parsing.
// out: exact N 00010203_0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 00010203_0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 00010203_0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 00010203_0405-0607-0809-0a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse 00010203-04050-607-0809-0a0b0c0d0e0f = FormatException: Dashes are in the wrong position for GUID parsing.
// out: new 00010203-04050-607-0809-0a0b0c0d0e0f = FormatException: Dashes are in the wrong position for GUID parsing.
// out: try 00010203-04050-607-0809-0a0b0c0d0e0f = false 00000000-0000-0000-0000-000000000000
// out: exact D 00010203-04050-607-0809-0a0b0c0d0e0f = FormatException: Dashes are in the wrong position for GUID parsing.
// out: exact N 00010203-04050-607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 00010203-04050-607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 00010203-04050-607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 00010203-04050-607-0809-0a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse 000102030405-0607-0809-0a0b0c0d0e0f00 = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: new 000102030405-0607-0809-0a0b0c0d0e0f00 = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: try 000102030405-0607-0809-0a0b0c0d0e0f00 = false 00000000-0000-0000-0000-000000000000
// out: exact D 000102030405-0607-0809-0a0b0c0d0e0f00 = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N 000102030405-0607-0809-0a0b0c0d0e0f00 = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 000102030405-0607-0809-0a0b0c0d0e0f00 = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 000102030405-0607-0809-0a0b0c0d0e0f00 = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 000102030405-0607-0809-0a0b0c0d0e0f00 = FormatException: Expected {0xdddddddd, etc}.
// out: parse {00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: new {00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: try {00010203-0405-0607-0809-0a0b0c0d0e0f = false 00000000-0000-0000-0000-000000000000
// out: exact D {00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Expected 0x prefix.
// out: parse 00010203-0405-0607-0809-0a0b0c0d0e0f} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: new 00010203-0405-0607-0809-0a0b0c0d0e0f} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: try 00010203-0405-0607-0809-0a0b0c0d0e0f} = false 00000000-0000-0000-0000-000000000000
// out: exact D 00010203-0405-0607-0809-0a0b0c0d0e0f} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N 00010203-0405-0607-0809-0a0b0c0d0e0f} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 00010203-0405-0607-0809-0a0b0c0d0e0f} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 00010203-0405-0607-0809-0a0b0c0d0e0f} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 00010203-0405-0607-0809-0a0b0c0d0e0f} = FormatException: Expected {0xdddddddd, etc}.
// out: parse (00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: new (00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: try (00010203-0405-0607-0809-0a0b0c0d0e0f = false 00000000-0000-0000-0000-000000000000
// out: exact D (00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N (00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B (00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P (00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X (00010203-0405-0607-0809-0a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse 00010203-0405-0607-0809-0a0b0c0d0e0g = FormatException: Guid string should only contain hexadecimal characters.
// out: new 00010203-0405-0607-0809-0a0b0c0d0e0g = FormatException: Guid string should only contain hexadecimal characters.
// out: try 00010203-0405-0607-0809-0a0b0c0d0e0g = false 00000000-0000-0000-0000-000000000000
// out: exact D 00010203-0405-0607-0809-0a0b0c0d0e0g = FormatException: Guid string should only contain hexadecimal characters.
// out: exact N 00010203-0405-0607-0809-0a0b0c0d0e0g = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 00010203-0405-0607-0809-0a0b0c0d0e0g = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 00010203-0405-0607-0809-0a0b0c0d0e0g = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 00010203-0405-0607-0809-0a0b0c0d0e0g = FormatException: Expected {0xdddddddd, etc}.
// out: parse 00010203-0405-0607-080g-0a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: new 00010203-0405-0607-080g-0a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: try 00010203-0405-0607-080g-0a0b0c0d0e0f = false 00000000-0000-0000-0000-000000000000
// out: exact D 00010203-0405-0607-080g-0a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: exact N 00010203-0405-0607-080g-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 00010203-0405-0607-080g-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 00010203-0405-0607-080g-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 00010203-0405-0607-080g-0a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse 00010203-04g5-0607-0809-0a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: new 00010203-04g5-0607-0809-0a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: try 00010203-04g5-0607-0809-0a0b0c0d0e0f = false 00000000-0000-0000-0000-000000000000
// out: exact D 00010203-04g5-0607-0809-0a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: exact N 00010203-04g5-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 00010203-04g5-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 00010203-04g5-0607-0809-0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 00010203-04g5-0607-0809-0a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse gggggggggggggggggggggggggggggggg = FormatException: Guid string should only contain hexadecimal characters.
// out: new gggggggggggggggggggggggggggggggg = FormatException: Guid string should only contain hexadecimal characters.
// out: try gggggggggggggggggggggggggggggggg = false 00000000-0000-0000-0000-000000000000
// out: exact D gggggggggggggggggggggggggggggggg = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N gggggggggggggggggggggggggggggggg = FormatException: Guid string should only contain hexadecimal characters.
// out: exact B gggggggggggggggggggggggggggggggg = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P gggggggggggggggggggggggggggggggg = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X gggggggggggggggggggggggggggggggg = FormatException: Expected {0xdddddddd, etc}.
// out: parse 0001020304050607080g0a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: new 0001020304050607080g0a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: try 0001020304050607080g0a0b0c0d0e0f = false 00000000-0000-0000-0000-000000000000
// out: exact D 0001020304050607080g0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N 0001020304050607080g0a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: exact B 0001020304050607080g0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 0001020304050607080g0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 0001020304050607080g0a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: parse {0001020304050607080g0a0b0c0d0e0f = FormatException: Expected 0x prefix.
// out: new {0001020304050607080g0a0b0c0d0e0f = FormatException: Expected 0x prefix.
// out: try {0001020304050607080g0a0b0c0d0e0f = false 00000000-0000-0000-0000-000000000000
// out: exact D {0001020304050607080g0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N {0001020304050607080g0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B {0001020304050607080g0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P {0001020304050607080g0a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X {0001020304050607080g0a0b0c0d0e0f = FormatException: Expected 0x prefix.
// out: parse (0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}) = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: new (0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}) = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: try (0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}) = false 00000000-0000-0000-0000-000000000000
// out: exact D (0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}) = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N (0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}) = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B (0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}) = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P (0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}) = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X (0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}) = FormatException: Expected {0xdddddddd, etc}.
// out: parse 0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: new 0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: try 0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb} = false 00000000-0000-0000-0000-000000000000
// out: exact D 0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact N 0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb} = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb} = FormatException: Expected {0xdddddddd, etc}.
// out: parse 00010203-0405-0607-0809--a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: new 00010203-0405-0607-0809--a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: try 00010203-0405-0607-0809--a0b0c0d0e0f = false 00000000-0000-0000-0000-000000000000
// out: exact D 00010203-0405-0607-0809--a0b0c0d0e0f = FormatException: Guid string should only contain hexadecimal characters.
// out: exact N 00010203-0405-0607-0809--a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact B 00010203-0405-0607-0809--a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact P 00010203-0405-0607-0809--a0b0c0d0e0f = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: exact X 00010203-0405-0607-0809--a0b0c0d0e0f = FormatException: Expected {0xdddddddd, etc}.
// out: fmt D = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exactf D = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: fmt d = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exactf d = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: fmt N = 000102030405060708090a0b0c0d0e0f
// out: exactf N = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: fmt n = 000102030405060708090a0b0c0d0e0f
// out: exactf n = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: fmt B = {00010203-0405-0607-0809-0a0b0c0d0e0f}
// out: exactf B = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: fmt b = {00010203-0405-0607-0809-0a0b0c0d0e0f}
// out: exactf b = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: fmt P = (00010203-0405-0607-0809-0a0b0c0d0e0f)
// out: exactf P = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: fmt p = (00010203-0405-0607-0809-0a0b0c0d0e0f)
// out: exactf p = FormatException: Guid should contain 32 digits with 4 dashes (xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx).
// out: fmt X = {0x00010203,0x0405,0x0607,{0x08,0x09,0x0a,0x0b,0x0c,0x0d,0x0e,0x0f}}
// out: exactf X = FormatException: Expected {0xdddddddd, etc}.
// out: fmt x = {0x00010203,0x0405,0x0607,{0x08,0x09,0x0a,0x0b,0x0c,0x0d,0x0e,0x0f}}
// out: exactf x = FormatException: Expected {0xdddddddd, etc}.
// out: fmt DD = FormatException: Format string can be only "D", "d", "N", "n", "P", "p", "B", "b", "X" or "x".
// out: exactf DD = FormatException: Format string can be only "D", "d", "N", "n", "P", "p", "B", "b", "X" or "x".
// out: fmt  = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exactf  = FormatException: Format string can be only "D", "d", "N", "n", "P", "p", "B", "b", "X" or "x".
// out: fmt  = 00010203-0405-0607-0809-0a0b0c0d0e0f
// out: exactf  = ArgumentNullException: Value cannot be null. (Parameter 'format')
// out: fmt q = FormatException: Format string can be only "D", "d", "N", "n", "P", "p", "B", "b", "X" or "x".
// out: exactf q = FormatException: Format string can be only "D", "d", "N", "n", "P", "p", "B", "b", "X" or "x".
// out: fmt   = FormatException: Format string can be only "D", "d", "N", "n", "P", "p", "B", "b", "X" or "x".
// out: exactf   = FormatException: Format string can be only "D", "d", "N", "n", "P", "p", "B", "b", "X" or "x".
// out: fmt Dn = FormatException: Format string can be only "D", "d", "N", "n", "P", "p", "B", "b", "X" or "x".
// out: exactf Dn = FormatException: Format string can be only "D", "d", "N", "n", "P", "p", "B", "b", "X" or "x".
// out: null = ArgumentNullException: Value cannot be null. (Parameter 'input')
// out: nullnew = ArgumentNullException: Value cannot be null. (Parameter 'g')
// out: nulltry = (False, 00000000-0000-0000-0000-000000000000)
// out: exnull = ArgumentNullException: Value cannot be null. (Parameter 'input')
// out: exnullf = ArgumentNullException: Value cannot be null. (Parameter 'format')
// out: bytes = ArgumentException: Byte array for Guid must be exactly 16 bytes long. (Parameter 'b')
// out: bytesn = ArgumentNullException: Value cannot be null. (Parameter 'b')
// out: abc = ArgumentException: Byte array for Guid must be exactly 8 bytes long. (Parameter 'd')
// out: abcn = ArgumentNullException: Value cannot be null. (Parameter 'd')
// out: abc11 = {0x00000001,0x0002,0x0003,{0x04,0x05,0x06,0x07,0x08,0x09,0x0a,0x0b}}
// out: abcu = {0xee6b2800,0x0002,0x0003,{0x04,0x05,0x06,0x07,0x08,0x09,0x0a,0x0b}}
// out: cmp = 1
// out: cmpx = ArgumentException: Object must be of type GUID. (Parameter 'value')
// out: eq = False

open System

let show (label: string) (f: unit -> string) =
    printfn "%s = %s" label (try f () with e -> sprintf "%s: %s" (e.GetType().Name) e.Message)

for options in 0..3 do
    for count in [ 1; 2; 3 ] do
        for s in [ ",,"; ""; " "; " a , b ,"; ",a,,b,"; " , , x"; "a, ,b" ] do
            show (sprintf "%A %d %d" s count options) (fun () ->
                let options = enum<StringSplitOptions> options
                sprintf "%A %A %A" (s.Split(',', count, options)) (s.Split([| ","; "b" |], count, options)) (s.Split(([||]: char[]), count, options)))

// the first two characters are compared before the lengths
for (a, b) in [ "a", "abc"; "a", "a\000c"; "ab", "abcd"; "", "abc"; "é", "éa"; "abc", "a"; "ab", "ac"; "a", "aé"; "abc", "ab" ] do
    printfn "%s %s: %d %d %d %d %d %d %d" (a.Replace('\000', '0')) (b.Replace('\000', '0')) (compare a b) (compare [ a ] [ b ]) (String.CompareOrdinal(a, b)) (String.Compare(a, b))
        (String.Compare(a, b, StringComparison.OrdinalIgnoreCase)) (StringComparer.Ordinal.Compare(a, b)) (a.CompareTo b)

for (i, j, n) in [ (5, 0, 1); (0, 5, 1); (-1, 0, 1); (0, -1, 1); (0, 0, -1); (3, 3, 5); (9, 9, 9); (Int32.MaxValue, 0, 1) ] do
    show (sprintf "Compare %d %d %d" i j n) (fun () -> string (String.Compare("abc", i, "abd", j, n)))
    show (sprintf "Compare culture %d %d %d" i j n) (fun () -> string (String.Compare("abc", i, "abd", j, n, StringComparison.CurrentCulture)))
    show (sprintf "Compare ordinal %d %d %d" i j n) (fun () -> string (String.Compare("abc", i, "abd", j, n, StringComparison.Ordinal)))

let nothing: string = null
printfn "%s %s %s %s" ((Some ()).ToString()) ((ValueSome ()).ToString()) ((Some nothing).ToString()) ((ValueSome nothing).ToString())
printfn "%s %s %O %A" (string (Some ())) (string (ValueSome ())) (Some ()) (Some ())
printfn "%s %s" ((Some(Some())).ToString()) ((Some(None: int option)).ToString())

for x in [ -0.0000001M; 0.0000001M; -0.04M; -0.05M; 0M; -1.25M ] do
    printfn "[%+.1f] [%.1f] [% .1f] [%+f] [%+M] [%08.2f] [%-8.2f] [%+08.2f] [%+.0f]" x x x x x x x x x


let d = "00010203-0405-0607-0809-0a0b0c0d0e0f"
let texts = [ d; d.ToUpper(); "{" + d + "}"; "(" + d + ")"; "{" + d + ")"; " " + d + " "; d.Replace("-", ""); "+0010203-0405-0607-0809-0a0b0c0d0e0f"; "00010203-+405-0607-0809-0a0b0c0d0e0f"; "0x010203-0405-0607-0809-0a0b0c0d0e0f"; "00010203-0x05-0607-0809-0a0b0c0d0e0f"; "00010203-0405-0607-+809-0a0b0c0d0e0f"; "00010203-0405-0607-0809-+a0b0c0d0e0f"; "00010203-0405-0607-0809-0a0b+c0d0e0f"; "00010203-0405-0607-0809-0x0b0c0d0e0f"; "-0010203-0405-0607-0809-0a0b0c0d0e0f"; "+00102030405060708090a0b0c0d0e0f"; "+001020304050607+8090a0b+c0d0e0f"; "0x0102030405060708090a0b0c0d0e0f"; "+0x10203-0405-0607-0809-0a0b0c0d0e0f"; "{0x00010203,0x0405,0x0607,{0x08,0x09,0x0a,0x0b,0x0c,0x0d,0x0e,0x0f}}"; "{0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}"; "{ 0x1, 0x2, 0x3, { 0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb } }"; "{0x00000000001,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}"; "{0x1,0x20000,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}"; "{0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xbbb}}"; "{0x,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}"; "{0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}"; "{0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa}}"; "{0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}x"; "{1,2,3,{4,5,6,7,8,9,0,1}}"; "{0X1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}"; "{0x1,0x2,0x3}"; "{0x1,0x2,0x3,0x4}"; "{0x1}"; "{0x1,0x2}"; "{0xg,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}"; "{0x+1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}"; "{0x123456789,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}}"; ""; " "; "a"; "{}"; "{"; "()"; "0001020304050607"; d.Substring 1; d + "0"; "g" + d.Substring 1; "00010203_0405-0607-0809-0a0b0c0d0e0f"; "00010203-04050-607-0809-0a0b0c0d0e0f"; "000102030405-0607-0809-0a0b0c0d0e0f00"; "{" + d; d + "}"; "(" + d; "00010203-0405-0607-0809-0a0b0c0d0e0g"; "00010203-0405-0607-080g-0a0b0c0d0e0f"; "00010203-04g5-0607-0809-0a0b0c0d0e0f"; "gggggggggggggggggggggggggggggggg"; "0001020304050607080g0a0b0c0d0e0f"; "{0001020304050607080g0a0b0c0d0e0f"; "(0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb})"; "0x1,0x2,0x3,{0x4,0x5,0x6,0x7,0x8,0x9,0xa,0xb}"; "00010203-0405-0607-0809--a0b0c0d0e0f" ]
for t in texts do
    show ("parse " + t) (fun () -> (Guid.Parse t).ToString())
    show ("new " + t) (fun () -> (Guid t).ToString())
    show ("try " + t) (fun () -> let (a, b) = Guid.TryParse t in sprintf "%b %O" a b)
    for f in [ "D"; "N"; "B"; "P"; "X" ] do
        show ("exact " + f + " " + t) (fun () -> (Guid.ParseExact(t, f)).ToString())
let g = Guid d
for f in [ "D"; "d"; "N"; "n"; "B"; "b"; "P"; "p"; "X"; "x"; "DD"; ""; null; "q"; " "; "Dn" ] do
    show ("fmt " + f) (fun () -> g.ToString f)
    show ("exactf " + f) (fun () -> (Guid.ParseExact(d, f)).ToString())
show "null" (fun () -> (Guid.Parse null).ToString())
show "nullnew" (fun () -> (Guid (null: string)).ToString())
show "nulltry" (fun () -> string (Guid.TryParse null))
show "exnull" (fun () -> (Guid.ParseExact(null, "D")).ToString())
show "exnullf" (fun () -> (Guid.ParseExact(d, null)).ToString())
show "bytes" (fun () -> (Guid [| 1uy |]).ToString())
show "bytesn" (fun () -> (Guid (null: byte[])).ToString())
show "abc" (fun () -> (Guid(1, 2s, 3s, [| 1uy |])).ToString())
show "abcn" (fun () -> (Guid(1, 2s, 3s, null)).ToString())
show "abc11" (fun () -> (Guid(1, 2s, 3s, 4uy, 5uy, 6uy, 7uy, 8uy, 9uy, 10uy, 11uy)).ToString("X"))
show "abcu" (fun () -> (Guid(4000000000u, 2us, 3us, 4uy, 5uy, 6uy, 7uy, 8uy, 9uy, 10uy, 11uy)).ToString("X"))
show "cmp" (fun () -> string (g.CompareTo(null)))
show "cmpx" (fun () -> string ((g :> IComparable).CompareTo(box 5)))
show "eq" (fun () -> string (g.Equals(null)))
