// out: utf8 string -3 0: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: utf8 chars -3 0: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: utf8 count -3 0: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: utf8 bytes -3 0: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: utf8 byte count -3 0: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: utf8 string 8 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: utf8 chars 8 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: utf8 count 8 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: utf8 bytes 8 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: utf8 byte count 8 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: utf8 string 0 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: utf8 chars 0 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: utf8 count 0 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: utf8 bytes 0 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: utf8 byte count 0 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: utf8 string 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf8 chars 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf8 count 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf8 bytes 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf8 byte count 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf8 string 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf8 chars 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf8 count 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf8 bytes 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf8 byte count 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf8 string 4 0: ""
// out: utf8 chars 4 0: 0
// out: utf8 count 4 0: 0
// out: utf8 bytes 4 0: [||]
// out: utf8 byte count 4 0: 0
// out: utf8 string 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf8 chars 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf8 count 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf8 bytes 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf8 byte count 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf8 string -1 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: utf8 chars -1 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: utf8 count -1 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: utf8 bytes -1 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: utf8 byte count -1 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: utf8 string 2 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: utf8 chars 2 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: utf8 count 2 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: utf8 bytes 2 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: utf8 byte count 2 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: ascii string -3 0: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'byteIndex')
// out: ascii chars -3 0: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: ascii count -3 0: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: ascii bytes -3 0: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: ascii byte count -3 0: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: ascii string 8 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'byteCount')
// out: ascii chars 8 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: ascii count 8 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: ascii bytes 8 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: ascii byte count 8 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: ascii string 0 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'byteCount')
// out: ascii chars 0 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: ascii count 0 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: ascii bytes 0 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: ascii byte count 0 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: ascii string 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: ascii chars 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: ascii count 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: ascii bytes 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: ascii byte count 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: ascii string 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: ascii chars 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: ascii count 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: ascii bytes 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: ascii byte count 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: ascii string 4 0: ""
// out: ascii chars 4 0: 0
// out: ascii count 4 0: 0
// out: ascii bytes 4 0: [||]
// out: ascii byte count 4 0: 0
// out: ascii string 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: ascii chars 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: ascii count 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: ascii bytes 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: ascii byte count 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: ascii string -1 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'byteIndex')
// out: ascii chars -1 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: ascii count -1 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: ascii bytes -1 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: ascii byte count -1 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: ascii string 2 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'byteCount')
// out: ascii chars 2 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: ascii count 2 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: ascii bytes 2 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: ascii byte count 2 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: latin1 string -3 0: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: latin1 chars -3 0: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: latin1 count -3 0: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: latin1 bytes -3 0: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: latin1 byte count -3 0: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: latin1 string 8 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: latin1 chars 8 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: latin1 count 8 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: latin1 bytes 8 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: latin1 byte count 8 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: latin1 string 0 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: latin1 chars 0 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: latin1 count 0 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: latin1 bytes 0 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: latin1 byte count 0 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: latin1 string 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: latin1 chars 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: latin1 count 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: latin1 bytes 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: latin1 byte count 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: latin1 string 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: latin1 chars 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: latin1 count 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: latin1 bytes 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: latin1 byte count 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: latin1 string 4 0: ""
// out: latin1 chars 4 0: 0
// out: latin1 count 4 0: 0
// out: latin1 bytes 4 0: [||]
// out: latin1 byte count 4 0: 0
// out: latin1 string 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: latin1 chars 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: latin1 count 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: latin1 bytes 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: latin1 byte count 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: latin1 string -1 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: latin1 chars -1 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: latin1 count -1 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: latin1 bytes -1 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: latin1 byte count -1 -1: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'index')
// out: latin1 string 2 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: latin1 chars 2 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: latin1 count 2 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: latin1 bytes 2 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: latin1 byte count 2 -3: ArgumentOutOfRangeException: Non-negative number required. (Parameter 'count')
// out: utf16 string -3 0: ArgumentOutOfRangeException: index ('-3') must be a non-negative value. (Parameter 'index')
// out: Actual value was -3.
// out: utf16 chars -3 0: ArgumentOutOfRangeException: index ('-3') must be a non-negative value. (Parameter 'index')
// out: Actual value was -3.
// out: utf16 count -3 0: ArgumentOutOfRangeException: index ('-3') must be a non-negative value. (Parameter 'index')
// out: Actual value was -3.
// out: utf16 bytes -3 0: ArgumentOutOfRangeException: index ('-3') must be a non-negative value. (Parameter 'index')
// out: Actual value was -3.
// out: utf16 byte count -3 0: ArgumentOutOfRangeException: index ('-3') must be a non-negative value. (Parameter 'index')
// out: Actual value was -3.
// out: utf16 string 8 -1: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: utf16 chars 8 -1: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: utf16 count 8 -1: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: utf16 bytes 8 -1: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: utf16 byte count 8 -1: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: utf16 string 0 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf16 chars 0 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf16 count 0 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf16 bytes 0 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf16 byte count 0 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf16 string 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf16 chars 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf16 count 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf16 bytes 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf16 byte count 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf16 string 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf16 chars 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf16 count 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf16 bytes 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf16 byte count 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf16 string 4 0: ""
// out: utf16 chars 4 0: 0
// out: utf16 count 4 0: 0
// out: utf16 bytes 4 0: [||]
// out: utf16 byte count 4 0: 0
// out: utf16 string 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf16 chars 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf16 count 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf16 bytes 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf16 byte count 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf16 string -1 -1: ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')
// out: Actual value was -1.
// out: utf16 chars -1 -1: ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')
// out: Actual value was -1.
// out: utf16 count -1 -1: ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')
// out: Actual value was -1.
// out: utf16 bytes -1 -1: ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')
// out: Actual value was -1.
// out: utf16 byte count -1 -1: ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')
// out: Actual value was -1.
// out: utf16 string 2 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf16 chars 2 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf16 count 2 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf16 bytes 2 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf16 byte count 2 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: be string -3 0: ArgumentOutOfRangeException: index ('-3') must be a non-negative value. (Parameter 'index')
// out: Actual value was -3.
// out: be chars -3 0: ArgumentOutOfRangeException: index ('-3') must be a non-negative value. (Parameter 'index')
// out: Actual value was -3.
// out: be count -3 0: ArgumentOutOfRangeException: index ('-3') must be a non-negative value. (Parameter 'index')
// out: Actual value was -3.
// out: be bytes -3 0: ArgumentOutOfRangeException: index ('-3') must be a non-negative value. (Parameter 'index')
// out: Actual value was -3.
// out: be byte count -3 0: ArgumentOutOfRangeException: index ('-3') must be a non-negative value. (Parameter 'index')
// out: Actual value was -3.
// out: be string 8 -1: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: be chars 8 -1: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: be count 8 -1: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: be bytes 8 -1: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: be byte count 8 -1: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: be string 0 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: be chars 0 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: be count 0 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: be bytes 0 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: be byte count 0 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: be string 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: be chars 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: be count 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: be bytes 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: be byte count 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: be string 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: be chars 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: be count 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: be bytes 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: be byte count 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: be string 4 0: ""
// out: be chars 4 0: 0
// out: be count 4 0: 0
// out: be bytes 4 0: [||]
// out: be byte count 4 0: 0
// out: be string 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: be chars 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: be count 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: be bytes 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: be byte count 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: be string -1 -1: ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')
// out: Actual value was -1.
// out: be chars -1 -1: ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')
// out: Actual value was -1.
// out: be count -1 -1: ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')
// out: Actual value was -1.
// out: be bytes -1 -1: ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')
// out: Actual value was -1.
// out: be byte count -1 -1: ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')
// out: Actual value was -1.
// out: be string 2 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: be chars 2 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: be count 2 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: be bytes 2 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: be byte count 2 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf32 string -3 0: ArgumentOutOfRangeException: index ('-3') must be a non-negative value. (Parameter 'index')
// out: Actual value was -3.
// out: utf32 chars -3 0: ArgumentOutOfRangeException: index ('-3') must be a non-negative value. (Parameter 'index')
// out: Actual value was -3.
// out: utf32 count -3 0: ArgumentOutOfRangeException: index ('-3') must be a non-negative value. (Parameter 'index')
// out: Actual value was -3.
// out: utf32 bytes -3 0: ArgumentOutOfRangeException: index ('-3') must be a non-negative value. (Parameter 'index')
// out: Actual value was -3.
// out: utf32 byte count -3 0: ArgumentOutOfRangeException: index ('-3') must be a non-negative value. (Parameter 'index')
// out: Actual value was -3.
// out: utf32 string 8 -1: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: utf32 chars 8 -1: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: utf32 count 8 -1: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: utf32 bytes 8 -1: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: utf32 byte count 8 -1: ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: utf32 string 0 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf32 chars 0 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf32 count 0 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf32 bytes 0 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf32 byte count 0 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf32 string 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf32 chars 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf32 count 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf32 bytes 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf32 byte count 5 1: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf32 string 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf32 chars 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf32 count 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf32 bytes 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf32 byte count 1 5: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf32 string 4 0: ""
// out: utf32 chars 4 0: 0
// out: utf32 count 4 0: 0
// out: utf32 bytes 4 0: [||]
// out: utf32 byte count 4 0: 0
// out: utf32 string 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf32 chars 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf32 count 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'bytes')
// out: utf32 bytes 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf32 byte count 5 0: ArgumentOutOfRangeException: Index and count must refer to a location within the buffer. (Parameter 'chars')
// out: utf32 string -1 -1: ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')
// out: Actual value was -1.
// out: utf32 chars -1 -1: ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')
// out: Actual value was -1.
// out: utf32 count -1 -1: ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')
// out: Actual value was -1.
// out: utf32 bytes -1 -1: ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')
// out: Actual value was -1.
// out: utf32 byte count -1 -1: ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')
// out: Actual value was -1.
// out: utf32 string 2 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf32 chars 2 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf32 count 2 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf32 bytes 2 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// out: utf32 byte count 2 -3: ArgumentOutOfRangeException: count ('-3') must be a non-negative value. (Parameter 'count')
// out: Actual value was -3.
// Ranges of bytes and characters that are none, by encoding.
module Program
open System
open System.Text
let t name f = try printfn "%s: %A" name (f ()) with e -> printfn "%s: %s: %s" name (e.GetType().Name) e.Message
for name, e in [ "utf8", Encoding.UTF8; "ascii", Encoding.ASCII; "latin1", Encoding.Latin1; "utf16", Encoding.Unicode; "be", Encoding.BigEndianUnicode; "utf32", Encoding.UTF32 ] do
    for i, n in [ -3, 0; 8, -1; 0, -3; 5, 1; 1, 5; 4, 0; 5, 0; -1, -1; 2, -3 ] do
        t (sprintf "%s string %d %d" name i n) (fun () -> e.GetString ([| 65uy; 0uy; 0uy; 0uy |], i, n))
        t (sprintf "%s chars %d %d" name i n) (fun () -> e.GetChars([| 65uy; 0uy; 0uy; 0uy |], i, n).Length)
        t (sprintf "%s count %d %d" name i n) (fun () -> e.GetCharCount ([| 65uy; 0uy; 0uy; 0uy |], i, n))
        t (sprintf "%s bytes %d %d" name i n) (fun () -> e.GetBytes ([| 'a'; 'b'; 'c'; 'd' |], i, n))
        t (sprintf "%s byte count %d %d" name i n) (fun () -> e.GetByteCount ([| 'a'; 'b'; 'c'; 'd' |], i, n))
