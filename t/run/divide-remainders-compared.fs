// out: multiples agree
// out: divisions agree
// out: 3 4 -3 0 1 -1 2
// Remainders that are only compared, quotients of what cannot be negative: each beside the division that is not by a constant.
let mutable wrong = 0
let ints : int[] = [| (-2147483648); (-2147483647); (-1009); (-100); (-7); (-3); (-2); (-1); 0; 1; 2; 3; 4; 5; 6; 7; 12; 60; 100; 1009; 65535; 65536; 1000003; 2147483646; 2147483647 |]
let around_int (x: int) = [| for k in 0 .. 40 -> x + int k - 20 |]
let test_int (d: int) (zero: int -> bool) (other: int -> bool) (one: int -> bool) =
    for x in Array.collect around_int ints do
        if zero x <> (x % d = 0) || other x <> (x % d <> 0) || one x <> (x % d = 1) then
            wrong <- wrong + 1
test_int 2 (fun x -> x % 2 = 0) (fun x -> x % 2 <> 0) (fun x -> x % 2 = 1)
test_int 3 (fun x -> x % 3 = 0) (fun x -> x % 3 <> 0) (fun x -> x % 3 = 1)
test_int 4 (fun x -> x % 4 = 0) (fun x -> x % 4 <> 0) (fun x -> x % 4 = 1)
test_int 5 (fun x -> x % 5 = 0) (fun x -> x % 5 <> 0) (fun x -> x % 5 = 1)
test_int 6 (fun x -> x % 6 = 0) (fun x -> x % 6 <> 0) (fun x -> x % 6 = 1)
test_int 7 (fun x -> x % 7 = 0) (fun x -> x % 7 <> 0) (fun x -> x % 7 = 1)
test_int 8 (fun x -> x % 8 = 0) (fun x -> x % 8 <> 0) (fun x -> x % 8 = 1)
test_int 9 (fun x -> x % 9 = 0) (fun x -> x % 9 <> 0) (fun x -> x % 9 = 1)
test_int 10 (fun x -> x % 10 = 0) (fun x -> x % 10 <> 0) (fun x -> x % 10 = 1)
test_int 12 (fun x -> x % 12 = 0) (fun x -> x % 12 <> 0) (fun x -> x % 12 = 1)
test_int 15 (fun x -> x % 15 = 0) (fun x -> x % 15 <> 0) (fun x -> x % 15 = 1)
test_int 16 (fun x -> x % 16 = 0) (fun x -> x % 16 <> 0) (fun x -> x % 16 = 1)
test_int 20 (fun x -> x % 20 = 0) (fun x -> x % 20 <> 0) (fun x -> x % 20 = 1)
test_int 24 (fun x -> x % 24 = 0) (fun x -> x % 24 <> 0) (fun x -> x % 24 = 1)
test_int 25 (fun x -> x % 25 = 0) (fun x -> x % 25 <> 0) (fun x -> x % 25 = 1)
test_int 28 (fun x -> x % 28 = 0) (fun x -> x % 28 <> 0) (fun x -> x % 28 = 1)
test_int 60 (fun x -> x % 60 = 0) (fun x -> x % 60 <> 0) (fun x -> x % 60 = 1)
test_int 64 (fun x -> x % 64 = 0) (fun x -> x % 64 <> 0) (fun x -> x % 64 = 1)
test_int 100 (fun x -> x % 100 = 0) (fun x -> x % 100 <> 0) (fun x -> x % 100 = 1)
test_int 127 (fun x -> x % 127 = 0) (fun x -> x % 127 <> 0) (fun x -> x % 127 = 1)
test_int 128 (fun x -> x % 128 = 0) (fun x -> x % 128 <> 0) (fun x -> x % 128 = 1)
test_int 365 (fun x -> x % 365 = 0) (fun x -> x % 365 <> 0) (fun x -> x % 365 = 1)
test_int 641 (fun x -> x % 641 = 0) (fun x -> x % 641 <> 0) (fun x -> x % 641 = 1)
test_int 1000 (fun x -> x % 1000 = 0) (fun x -> x % 1000 <> 0) (fun x -> x % 1000 = 1)
test_int 1009 (fun x -> x % 1009 = 0) (fun x -> x % 1009 <> 0) (fun x -> x % 1009 = 1)
test_int 1024 (fun x -> x % 1024 = 0) (fun x -> x % 1024 <> 0) (fun x -> x % 1024 = 1)
test_int 3600 (fun x -> x % 3600 = 0) (fun x -> x % 3600 <> 0) (fun x -> x % 3600 = 1)
test_int 65535 (fun x -> x % 65535 = 0) (fun x -> x % 65535 <> 0) (fun x -> x % 65535 = 1)
test_int 65536 (fun x -> x % 65536 = 0) (fun x -> x % 65536 <> 0) (fun x -> x % 65536 = 1)
test_int 1000003 (fun x -> x % 1000003 = 0) (fun x -> x % 1000003 <> 0) (fun x -> x % 1000003 = 1)
test_int 86400 (fun x -> x % 86400 = 0) (fun x -> x % 86400 <> 0) (fun x -> x % 86400 = 1)
test_int 1073741824 (fun x -> x % 1073741824 = 0) (fun x -> x % 1073741824 <> 0) (fun x -> x % 1073741824 = 1)
test_int 2147483647 (fun x -> x % 2147483647 = 0) (fun x -> x % 2147483647 <> 0) (fun x -> x % 2147483647 = 1)
test_int (-3) (fun x -> x % (-3) = 0) (fun x -> x % (-3) <> 0) (fun x -> x % (-3) = 1)
test_int (-8) (fun x -> x % (-8) = 0) (fun x -> x % (-8) <> 0) (fun x -> x % (-8) = 1)
test_int (-100) (fun x -> x % (-100) = 0) (fun x -> x % (-100) <> 0) (fun x -> x % (-100) = 1)
let int64s : int64[] = [| (-9223372036854775808L); (-9223372036854775807L); (-4294967296L); (-1000003L); (-6L); (-1L); 0L; 1L; 2L; 3L; 60L; 4294967296L; 9223372036854775806L; 9223372036854775807L |]
let around_int64 (x: int64) = [| for k in 0 .. 40 -> x + int64 k - 20L |]
let test_int64 (d: int64) (zero: int64 -> bool) (other: int64 -> bool) (one: int64 -> bool) =
    for x in Array.collect around_int64 int64s do
        if zero x <> (x % d = 0L) || other x <> (x % d <> 0L) || one x <> (x % d = 1L) then
            wrong <- wrong + 1
test_int64 2L (fun x -> x % 2L = 0L) (fun x -> x % 2L <> 0L) (fun x -> x % 2L = 1L)
test_int64 3L (fun x -> x % 3L = 0L) (fun x -> x % 3L <> 0L) (fun x -> x % 3L = 1L)
test_int64 4L (fun x -> x % 4L = 0L) (fun x -> x % 4L <> 0L) (fun x -> x % 4L = 1L)
test_int64 5L (fun x -> x % 5L = 0L) (fun x -> x % 5L <> 0L) (fun x -> x % 5L = 1L)
test_int64 6L (fun x -> x % 6L = 0L) (fun x -> x % 6L <> 0L) (fun x -> x % 6L = 1L)
test_int64 7L (fun x -> x % 7L = 0L) (fun x -> x % 7L <> 0L) (fun x -> x % 7L = 1L)
test_int64 8L (fun x -> x % 8L = 0L) (fun x -> x % 8L <> 0L) (fun x -> x % 8L = 1L)
test_int64 9L (fun x -> x % 9L = 0L) (fun x -> x % 9L <> 0L) (fun x -> x % 9L = 1L)
test_int64 10L (fun x -> x % 10L = 0L) (fun x -> x % 10L <> 0L) (fun x -> x % 10L = 1L)
test_int64 12L (fun x -> x % 12L = 0L) (fun x -> x % 12L <> 0L) (fun x -> x % 12L = 1L)
test_int64 15L (fun x -> x % 15L = 0L) (fun x -> x % 15L <> 0L) (fun x -> x % 15L = 1L)
test_int64 16L (fun x -> x % 16L = 0L) (fun x -> x % 16L <> 0L) (fun x -> x % 16L = 1L)
test_int64 20L (fun x -> x % 20L = 0L) (fun x -> x % 20L <> 0L) (fun x -> x % 20L = 1L)
test_int64 24L (fun x -> x % 24L = 0L) (fun x -> x % 24L <> 0L) (fun x -> x % 24L = 1L)
test_int64 25L (fun x -> x % 25L = 0L) (fun x -> x % 25L <> 0L) (fun x -> x % 25L = 1L)
test_int64 28L (fun x -> x % 28L = 0L) (fun x -> x % 28L <> 0L) (fun x -> x % 28L = 1L)
test_int64 60L (fun x -> x % 60L = 0L) (fun x -> x % 60L <> 0L) (fun x -> x % 60L = 1L)
test_int64 64L (fun x -> x % 64L = 0L) (fun x -> x % 64L <> 0L) (fun x -> x % 64L = 1L)
test_int64 100L (fun x -> x % 100L = 0L) (fun x -> x % 100L <> 0L) (fun x -> x % 100L = 1L)
test_int64 127L (fun x -> x % 127L = 0L) (fun x -> x % 127L <> 0L) (fun x -> x % 127L = 1L)
test_int64 128L (fun x -> x % 128L = 0L) (fun x -> x % 128L <> 0L) (fun x -> x % 128L = 1L)
test_int64 365L (fun x -> x % 365L = 0L) (fun x -> x % 365L <> 0L) (fun x -> x % 365L = 1L)
test_int64 641L (fun x -> x % 641L = 0L) (fun x -> x % 641L <> 0L) (fun x -> x % 641L = 1L)
test_int64 1000L (fun x -> x % 1000L = 0L) (fun x -> x % 1000L <> 0L) (fun x -> x % 1000L = 1L)
test_int64 1009L (fun x -> x % 1009L = 0L) (fun x -> x % 1009L <> 0L) (fun x -> x % 1009L = 1L)
test_int64 1024L (fun x -> x % 1024L = 0L) (fun x -> x % 1024L <> 0L) (fun x -> x % 1024L = 1L)
test_int64 3600L (fun x -> x % 3600L = 0L) (fun x -> x % 3600L <> 0L) (fun x -> x % 3600L = 1L)
test_int64 65535L (fun x -> x % 65535L = 0L) (fun x -> x % 65535L <> 0L) (fun x -> x % 65535L = 1L)
test_int64 65536L (fun x -> x % 65536L = 0L) (fun x -> x % 65536L <> 0L) (fun x -> x % 65536L = 1L)
test_int64 1000003L (fun x -> x % 1000003L = 0L) (fun x -> x % 1000003L <> 0L) (fun x -> x % 1000003L = 1L)
test_int64 86400L (fun x -> x % 86400L = 0L) (fun x -> x % 86400L <> 0L) (fun x -> x % 86400L = 1L)
test_int64 1073741824L (fun x -> x % 1073741824L = 0L) (fun x -> x % 1073741824L <> 0L) (fun x -> x % 1073741824L = 1L)
test_int64 2147483647L (fun x -> x % 2147483647L = 0L) (fun x -> x % 2147483647L <> 0L) (fun x -> x % 2147483647L = 1L)
test_int64 (-3L) (fun x -> x % (-3L) = 0L) (fun x -> x % (-3L) <> 0L) (fun x -> x % (-3L) = 1L)
test_int64 (-8L) (fun x -> x % (-8L) = 0L) (fun x -> x % (-8L) <> 0L) (fun x -> x % (-8L) = 1L)
test_int64 (-100L) (fun x -> x % (-100L) = 0L) (fun x -> x % (-100L) <> 0L) (fun x -> x % (-100L) = 1L)
let uint32s : uint32[] = [| 0u; 1u; 2u; 3u; 6u; 60u; 100u; 2147483647u; 2147483648u; 4294967294u; 4294967295u |]
let around_uint32 (x: uint32) = [| for k in 0 .. 40 -> x + uint32 k - 20u |]
let test_uint32 (d: uint32) (zero: uint32 -> bool) (other: uint32 -> bool) (one: uint32 -> bool) =
    for x in Array.collect around_uint32 uint32s do
        if zero x <> (x % d = 0u) || other x <> (x % d <> 0u) || one x <> (x % d = 1u) then
            wrong <- wrong + 1
test_uint32 2u (fun x -> x % 2u = 0u) (fun x -> x % 2u <> 0u) (fun x -> x % 2u = 1u)
test_uint32 3u (fun x -> x % 3u = 0u) (fun x -> x % 3u <> 0u) (fun x -> x % 3u = 1u)
test_uint32 4u (fun x -> x % 4u = 0u) (fun x -> x % 4u <> 0u) (fun x -> x % 4u = 1u)
test_uint32 5u (fun x -> x % 5u = 0u) (fun x -> x % 5u <> 0u) (fun x -> x % 5u = 1u)
test_uint32 6u (fun x -> x % 6u = 0u) (fun x -> x % 6u <> 0u) (fun x -> x % 6u = 1u)
test_uint32 7u (fun x -> x % 7u = 0u) (fun x -> x % 7u <> 0u) (fun x -> x % 7u = 1u)
test_uint32 8u (fun x -> x % 8u = 0u) (fun x -> x % 8u <> 0u) (fun x -> x % 8u = 1u)
test_uint32 9u (fun x -> x % 9u = 0u) (fun x -> x % 9u <> 0u) (fun x -> x % 9u = 1u)
test_uint32 10u (fun x -> x % 10u = 0u) (fun x -> x % 10u <> 0u) (fun x -> x % 10u = 1u)
test_uint32 12u (fun x -> x % 12u = 0u) (fun x -> x % 12u <> 0u) (fun x -> x % 12u = 1u)
test_uint32 15u (fun x -> x % 15u = 0u) (fun x -> x % 15u <> 0u) (fun x -> x % 15u = 1u)
test_uint32 16u (fun x -> x % 16u = 0u) (fun x -> x % 16u <> 0u) (fun x -> x % 16u = 1u)
test_uint32 20u (fun x -> x % 20u = 0u) (fun x -> x % 20u <> 0u) (fun x -> x % 20u = 1u)
test_uint32 24u (fun x -> x % 24u = 0u) (fun x -> x % 24u <> 0u) (fun x -> x % 24u = 1u)
test_uint32 25u (fun x -> x % 25u = 0u) (fun x -> x % 25u <> 0u) (fun x -> x % 25u = 1u)
test_uint32 28u (fun x -> x % 28u = 0u) (fun x -> x % 28u <> 0u) (fun x -> x % 28u = 1u)
test_uint32 60u (fun x -> x % 60u = 0u) (fun x -> x % 60u <> 0u) (fun x -> x % 60u = 1u)
test_uint32 64u (fun x -> x % 64u = 0u) (fun x -> x % 64u <> 0u) (fun x -> x % 64u = 1u)
test_uint32 100u (fun x -> x % 100u = 0u) (fun x -> x % 100u <> 0u) (fun x -> x % 100u = 1u)
test_uint32 127u (fun x -> x % 127u = 0u) (fun x -> x % 127u <> 0u) (fun x -> x % 127u = 1u)
test_uint32 128u (fun x -> x % 128u = 0u) (fun x -> x % 128u <> 0u) (fun x -> x % 128u = 1u)
test_uint32 365u (fun x -> x % 365u = 0u) (fun x -> x % 365u <> 0u) (fun x -> x % 365u = 1u)
test_uint32 641u (fun x -> x % 641u = 0u) (fun x -> x % 641u <> 0u) (fun x -> x % 641u = 1u)
test_uint32 1000u (fun x -> x % 1000u = 0u) (fun x -> x % 1000u <> 0u) (fun x -> x % 1000u = 1u)
test_uint32 1009u (fun x -> x % 1009u = 0u) (fun x -> x % 1009u <> 0u) (fun x -> x % 1009u = 1u)
test_uint32 1024u (fun x -> x % 1024u = 0u) (fun x -> x % 1024u <> 0u) (fun x -> x % 1024u = 1u)
test_uint32 3600u (fun x -> x % 3600u = 0u) (fun x -> x % 3600u <> 0u) (fun x -> x % 3600u = 1u)
test_uint32 65535u (fun x -> x % 65535u = 0u) (fun x -> x % 65535u <> 0u) (fun x -> x % 65535u = 1u)
test_uint32 65536u (fun x -> x % 65536u = 0u) (fun x -> x % 65536u <> 0u) (fun x -> x % 65536u = 1u)
test_uint32 1000003u (fun x -> x % 1000003u = 0u) (fun x -> x % 1000003u <> 0u) (fun x -> x % 1000003u = 1u)
test_uint32 86400u (fun x -> x % 86400u = 0u) (fun x -> x % 86400u <> 0u) (fun x -> x % 86400u = 1u)
test_uint32 1073741824u (fun x -> x % 1073741824u = 0u) (fun x -> x % 1073741824u <> 0u) (fun x -> x % 1073741824u = 1u)
test_uint32 2147483647u (fun x -> x % 2147483647u = 0u) (fun x -> x % 2147483647u <> 0u) (fun x -> x % 2147483647u = 1u)
let uint64s : uint64[] = [| 0UL; 1UL; 2UL; 3UL; 6UL; 60UL; 4294967296UL; 9223372036854775807UL; 9223372036854775808UL; 18446744073709551614UL; 18446744073709551615UL |]
let around_uint64 (x: uint64) = [| for k in 0 .. 40 -> x + uint64 k - 20UL |]
let test_uint64 (d: uint64) (zero: uint64 -> bool) (other: uint64 -> bool) (one: uint64 -> bool) =
    for x in Array.collect around_uint64 uint64s do
        if zero x <> (x % d = 0UL) || other x <> (x % d <> 0UL) || one x <> (x % d = 1UL) then
            wrong <- wrong + 1
test_uint64 2UL (fun x -> x % 2UL = 0UL) (fun x -> x % 2UL <> 0UL) (fun x -> x % 2UL = 1UL)
test_uint64 3UL (fun x -> x % 3UL = 0UL) (fun x -> x % 3UL <> 0UL) (fun x -> x % 3UL = 1UL)
test_uint64 4UL (fun x -> x % 4UL = 0UL) (fun x -> x % 4UL <> 0UL) (fun x -> x % 4UL = 1UL)
test_uint64 5UL (fun x -> x % 5UL = 0UL) (fun x -> x % 5UL <> 0UL) (fun x -> x % 5UL = 1UL)
test_uint64 6UL (fun x -> x % 6UL = 0UL) (fun x -> x % 6UL <> 0UL) (fun x -> x % 6UL = 1UL)
test_uint64 7UL (fun x -> x % 7UL = 0UL) (fun x -> x % 7UL <> 0UL) (fun x -> x % 7UL = 1UL)
test_uint64 8UL (fun x -> x % 8UL = 0UL) (fun x -> x % 8UL <> 0UL) (fun x -> x % 8UL = 1UL)
test_uint64 9UL (fun x -> x % 9UL = 0UL) (fun x -> x % 9UL <> 0UL) (fun x -> x % 9UL = 1UL)
test_uint64 10UL (fun x -> x % 10UL = 0UL) (fun x -> x % 10UL <> 0UL) (fun x -> x % 10UL = 1UL)
test_uint64 12UL (fun x -> x % 12UL = 0UL) (fun x -> x % 12UL <> 0UL) (fun x -> x % 12UL = 1UL)
test_uint64 15UL (fun x -> x % 15UL = 0UL) (fun x -> x % 15UL <> 0UL) (fun x -> x % 15UL = 1UL)
test_uint64 16UL (fun x -> x % 16UL = 0UL) (fun x -> x % 16UL <> 0UL) (fun x -> x % 16UL = 1UL)
test_uint64 20UL (fun x -> x % 20UL = 0UL) (fun x -> x % 20UL <> 0UL) (fun x -> x % 20UL = 1UL)
test_uint64 24UL (fun x -> x % 24UL = 0UL) (fun x -> x % 24UL <> 0UL) (fun x -> x % 24UL = 1UL)
test_uint64 25UL (fun x -> x % 25UL = 0UL) (fun x -> x % 25UL <> 0UL) (fun x -> x % 25UL = 1UL)
test_uint64 28UL (fun x -> x % 28UL = 0UL) (fun x -> x % 28UL <> 0UL) (fun x -> x % 28UL = 1UL)
test_uint64 60UL (fun x -> x % 60UL = 0UL) (fun x -> x % 60UL <> 0UL) (fun x -> x % 60UL = 1UL)
test_uint64 64UL (fun x -> x % 64UL = 0UL) (fun x -> x % 64UL <> 0UL) (fun x -> x % 64UL = 1UL)
test_uint64 100UL (fun x -> x % 100UL = 0UL) (fun x -> x % 100UL <> 0UL) (fun x -> x % 100UL = 1UL)
test_uint64 127UL (fun x -> x % 127UL = 0UL) (fun x -> x % 127UL <> 0UL) (fun x -> x % 127UL = 1UL)
test_uint64 128UL (fun x -> x % 128UL = 0UL) (fun x -> x % 128UL <> 0UL) (fun x -> x % 128UL = 1UL)
test_uint64 365UL (fun x -> x % 365UL = 0UL) (fun x -> x % 365UL <> 0UL) (fun x -> x % 365UL = 1UL)
test_uint64 641UL (fun x -> x % 641UL = 0UL) (fun x -> x % 641UL <> 0UL) (fun x -> x % 641UL = 1UL)
test_uint64 1000UL (fun x -> x % 1000UL = 0UL) (fun x -> x % 1000UL <> 0UL) (fun x -> x % 1000UL = 1UL)
test_uint64 1009UL (fun x -> x % 1009UL = 0UL) (fun x -> x % 1009UL <> 0UL) (fun x -> x % 1009UL = 1UL)
test_uint64 1024UL (fun x -> x % 1024UL = 0UL) (fun x -> x % 1024UL <> 0UL) (fun x -> x % 1024UL = 1UL)
test_uint64 3600UL (fun x -> x % 3600UL = 0UL) (fun x -> x % 3600UL <> 0UL) (fun x -> x % 3600UL = 1UL)
test_uint64 65535UL (fun x -> x % 65535UL = 0UL) (fun x -> x % 65535UL <> 0UL) (fun x -> x % 65535UL = 1UL)
test_uint64 65536UL (fun x -> x % 65536UL = 0UL) (fun x -> x % 65536UL <> 0UL) (fun x -> x % 65536UL = 1UL)
test_uint64 1000003UL (fun x -> x % 1000003UL = 0UL) (fun x -> x % 1000003UL <> 0UL) (fun x -> x % 1000003UL = 1UL)
test_uint64 86400UL (fun x -> x % 86400UL = 0UL) (fun x -> x % 86400UL <> 0UL) (fun x -> x % 86400UL = 1UL)
test_uint64 1073741824UL (fun x -> x % 1073741824UL = 0UL) (fun x -> x % 1073741824UL <> 0UL) (fun x -> x % 1073741824UL = 1UL)
test_uint64 2147483647UL (fun x -> x % 2147483647UL = 0UL) (fun x -> x % 2147483647UL <> 0UL) (fun x -> x % 2147483647UL = 1UL)
printfn "multiples %s" (if wrong = 0 then "agree" else string wrong)
// counters, lengths and products of them are not negative
let mutable by = 0
let same (q: int) (r: int) x d = by <- d; if q <> x / by || r <> x % by then wrong <- wrong + 1
let same64 (q: int64) (r: int64) (x: int64) (d: int64) = if q <> x / d || r <> x % d then wrong <- wrong + 1
for i in 0 .. 300 do
    same (i / 2) (i % 2) i 2
    let p = i * 7000000
    same (p / 2) (p % 2) p 2
    let w = int64 i * 20000000000000000L
    same64 (w / 2L) (w % 2L) w 2L
let half2 (x: int) = if x < 0 then 0 else (if x % 2 = 0 then x / 2 else x % 2)
for x in Array.collect around_int ints do by <- 2; if half2 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 2L) (x % 2L) x (int64 by)
for i in 0 .. 300 do
    same (i / 3) (i % 3) i 3
    let p = i * 7000000
    same (p / 3) (p % 3) p 3
    let w = int64 i * 20000000000000000L
    same64 (w / 3L) (w % 3L) w 3L
let half3 (x: int) = if x < 0 then 0 else (if x % 3 = 0 then x / 3 else x % 3)
for x in Array.collect around_int ints do by <- 3; if half3 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 3L) (x % 3L) x (int64 by)
for i in 0 .. 300 do
    same (i / 4) (i % 4) i 4
    let p = i * 7000000
    same (p / 4) (p % 4) p 4
    let w = int64 i * 20000000000000000L
    same64 (w / 4L) (w % 4L) w 4L
let half4 (x: int) = if x < 0 then 0 else (if x % 4 = 0 then x / 4 else x % 4)
for x in Array.collect around_int ints do by <- 4; if half4 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 4L) (x % 4L) x (int64 by)
for i in 0 .. 300 do
    same (i / 5) (i % 5) i 5
    let p = i * 7000000
    same (p / 5) (p % 5) p 5
    let w = int64 i * 20000000000000000L
    same64 (w / 5L) (w % 5L) w 5L
let half5 (x: int) = if x < 0 then 0 else (if x % 5 = 0 then x / 5 else x % 5)
for x in Array.collect around_int ints do by <- 5; if half5 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 5L) (x % 5L) x (int64 by)
for i in 0 .. 300 do
    same (i / 6) (i % 6) i 6
    let p = i * 7000000
    same (p / 6) (p % 6) p 6
    let w = int64 i * 20000000000000000L
    same64 (w / 6L) (w % 6L) w 6L
let half6 (x: int) = if x < 0 then 0 else (if x % 6 = 0 then x / 6 else x % 6)
for x in Array.collect around_int ints do by <- 6; if half6 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 6L) (x % 6L) x (int64 by)
for i in 0 .. 300 do
    same (i / 7) (i % 7) i 7
    let p = i * 7000000
    same (p / 7) (p % 7) p 7
    let w = int64 i * 20000000000000000L
    same64 (w / 7L) (w % 7L) w 7L
let half7 (x: int) = if x < 0 then 0 else (if x % 7 = 0 then x / 7 else x % 7)
for x in Array.collect around_int ints do by <- 7; if half7 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 7L) (x % 7L) x (int64 by)
for i in 0 .. 300 do
    same (i / 8) (i % 8) i 8
    let p = i * 7000000
    same (p / 8) (p % 8) p 8
    let w = int64 i * 20000000000000000L
    same64 (w / 8L) (w % 8L) w 8L
let half8 (x: int) = if x < 0 then 0 else (if x % 8 = 0 then x / 8 else x % 8)
for x in Array.collect around_int ints do by <- 8; if half8 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 8L) (x % 8L) x (int64 by)
for i in 0 .. 300 do
    same (i / 9) (i % 9) i 9
    let p = i * 7000000
    same (p / 9) (p % 9) p 9
    let w = int64 i * 20000000000000000L
    same64 (w / 9L) (w % 9L) w 9L
let half9 (x: int) = if x < 0 then 0 else (if x % 9 = 0 then x / 9 else x % 9)
for x in Array.collect around_int ints do by <- 9; if half9 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 9L) (x % 9L) x (int64 by)
for i in 0 .. 300 do
    same (i / 10) (i % 10) i 10
    let p = i * 7000000
    same (p / 10) (p % 10) p 10
    let w = int64 i * 20000000000000000L
    same64 (w / 10L) (w % 10L) w 10L
let half10 (x: int) = if x < 0 then 0 else (if x % 10 = 0 then x / 10 else x % 10)
for x in Array.collect around_int ints do by <- 10; if half10 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 10L) (x % 10L) x (int64 by)
for i in 0 .. 300 do
    same (i / 12) (i % 12) i 12
    let p = i * 7000000
    same (p / 12) (p % 12) p 12
    let w = int64 i * 20000000000000000L
    same64 (w / 12L) (w % 12L) w 12L
let half12 (x: int) = if x < 0 then 0 else (if x % 12 = 0 then x / 12 else x % 12)
for x in Array.collect around_int ints do by <- 12; if half12 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 12L) (x % 12L) x (int64 by)
for i in 0 .. 300 do
    same (i / 15) (i % 15) i 15
    let p = i * 7000000
    same (p / 15) (p % 15) p 15
    let w = int64 i * 20000000000000000L
    same64 (w / 15L) (w % 15L) w 15L
let half15 (x: int) = if x < 0 then 0 else (if x % 15 = 0 then x / 15 else x % 15)
for x in Array.collect around_int ints do by <- 15; if half15 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 15L) (x % 15L) x (int64 by)
for i in 0 .. 300 do
    same (i / 16) (i % 16) i 16
    let p = i * 7000000
    same (p / 16) (p % 16) p 16
    let w = int64 i * 20000000000000000L
    same64 (w / 16L) (w % 16L) w 16L
let half16 (x: int) = if x < 0 then 0 else (if x % 16 = 0 then x / 16 else x % 16)
for x in Array.collect around_int ints do by <- 16; if half16 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 16L) (x % 16L) x (int64 by)
for i in 0 .. 300 do
    same (i / 20) (i % 20) i 20
    let p = i * 7000000
    same (p / 20) (p % 20) p 20
    let w = int64 i * 20000000000000000L
    same64 (w / 20L) (w % 20L) w 20L
let half20 (x: int) = if x < 0 then 0 else (if x % 20 = 0 then x / 20 else x % 20)
for x in Array.collect around_int ints do by <- 20; if half20 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 20L) (x % 20L) x (int64 by)
for i in 0 .. 300 do
    same (i / 24) (i % 24) i 24
    let p = i * 7000000
    same (p / 24) (p % 24) p 24
    let w = int64 i * 20000000000000000L
    same64 (w / 24L) (w % 24L) w 24L
let half24 (x: int) = if x < 0 then 0 else (if x % 24 = 0 then x / 24 else x % 24)
for x in Array.collect around_int ints do by <- 24; if half24 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 24L) (x % 24L) x (int64 by)
for i in 0 .. 300 do
    same (i / 25) (i % 25) i 25
    let p = i * 7000000
    same (p / 25) (p % 25) p 25
    let w = int64 i * 20000000000000000L
    same64 (w / 25L) (w % 25L) w 25L
let half25 (x: int) = if x < 0 then 0 else (if x % 25 = 0 then x / 25 else x % 25)
for x in Array.collect around_int ints do by <- 25; if half25 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 25L) (x % 25L) x (int64 by)
for i in 0 .. 300 do
    same (i / 28) (i % 28) i 28
    let p = i * 7000000
    same (p / 28) (p % 28) p 28
    let w = int64 i * 20000000000000000L
    same64 (w / 28L) (w % 28L) w 28L
let half28 (x: int) = if x < 0 then 0 else (if x % 28 = 0 then x / 28 else x % 28)
for x in Array.collect around_int ints do by <- 28; if half28 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 28L) (x % 28L) x (int64 by)
for i in 0 .. 300 do
    same (i / 60) (i % 60) i 60
    let p = i * 7000000
    same (p / 60) (p % 60) p 60
    let w = int64 i * 20000000000000000L
    same64 (w / 60L) (w % 60L) w 60L
let half60 (x: int) = if x < 0 then 0 else (if x % 60 = 0 then x / 60 else x % 60)
for x in Array.collect around_int ints do by <- 60; if half60 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 60L) (x % 60L) x (int64 by)
for i in 0 .. 300 do
    same (i / 64) (i % 64) i 64
    let p = i * 7000000
    same (p / 64) (p % 64) p 64
    let w = int64 i * 20000000000000000L
    same64 (w / 64L) (w % 64L) w 64L
let half64 (x: int) = if x < 0 then 0 else (if x % 64 = 0 then x / 64 else x % 64)
for x in Array.collect around_int ints do by <- 64; if half64 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 64L) (x % 64L) x (int64 by)
for i in 0 .. 300 do
    same (i / 100) (i % 100) i 100
    let p = i * 7000000
    same (p / 100) (p % 100) p 100
    let w = int64 i * 20000000000000000L
    same64 (w / 100L) (w % 100L) w 100L
let half100 (x: int) = if x < 0 then 0 else (if x % 100 = 0 then x / 100 else x % 100)
for x in Array.collect around_int ints do by <- 100; if half100 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 100L) (x % 100L) x (int64 by)
for i in 0 .. 300 do
    same (i / 127) (i % 127) i 127
    let p = i * 7000000
    same (p / 127) (p % 127) p 127
    let w = int64 i * 20000000000000000L
    same64 (w / 127L) (w % 127L) w 127L
let half127 (x: int) = if x < 0 then 0 else (if x % 127 = 0 then x / 127 else x % 127)
for x in Array.collect around_int ints do by <- 127; if half127 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 127L) (x % 127L) x (int64 by)
for i in 0 .. 300 do
    same (i / 128) (i % 128) i 128
    let p = i * 7000000
    same (p / 128) (p % 128) p 128
    let w = int64 i * 20000000000000000L
    same64 (w / 128L) (w % 128L) w 128L
let half128 (x: int) = if x < 0 then 0 else (if x % 128 = 0 then x / 128 else x % 128)
for x in Array.collect around_int ints do by <- 128; if half128 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 128L) (x % 128L) x (int64 by)
for i in 0 .. 300 do
    same (i / 365) (i % 365) i 365
    let p = i * 7000000
    same (p / 365) (p % 365) p 365
    let w = int64 i * 20000000000000000L
    same64 (w / 365L) (w % 365L) w 365L
let half365 (x: int) = if x < 0 then 0 else (if x % 365 = 0 then x / 365 else x % 365)
for x in Array.collect around_int ints do by <- 365; if half365 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 365L) (x % 365L) x (int64 by)
for i in 0 .. 300 do
    same (i / 641) (i % 641) i 641
    let p = i * 7000000
    same (p / 641) (p % 641) p 641
    let w = int64 i * 20000000000000000L
    same64 (w / 641L) (w % 641L) w 641L
let half641 (x: int) = if x < 0 then 0 else (if x % 641 = 0 then x / 641 else x % 641)
for x in Array.collect around_int ints do by <- 641; if half641 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 641L) (x % 641L) x (int64 by)
for i in 0 .. 300 do
    same (i / 1000) (i % 1000) i 1000
    let p = i * 7000000
    same (p / 1000) (p % 1000) p 1000
    let w = int64 i * 20000000000000000L
    same64 (w / 1000L) (w % 1000L) w 1000L
let half1000 (x: int) = if x < 0 then 0 else (if x % 1000 = 0 then x / 1000 else x % 1000)
for x in Array.collect around_int ints do by <- 1000; if half1000 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 1000L) (x % 1000L) x (int64 by)
for i in 0 .. 300 do
    same (i / 1009) (i % 1009) i 1009
    let p = i * 7000000
    same (p / 1009) (p % 1009) p 1009
    let w = int64 i * 20000000000000000L
    same64 (w / 1009L) (w % 1009L) w 1009L
let half1009 (x: int) = if x < 0 then 0 else (if x % 1009 = 0 then x / 1009 else x % 1009)
for x in Array.collect around_int ints do by <- 1009; if half1009 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 1009L) (x % 1009L) x (int64 by)
for i in 0 .. 300 do
    same (i / 1024) (i % 1024) i 1024
    let p = i * 7000000
    same (p / 1024) (p % 1024) p 1024
    let w = int64 i * 20000000000000000L
    same64 (w / 1024L) (w % 1024L) w 1024L
let half1024 (x: int) = if x < 0 then 0 else (if x % 1024 = 0 then x / 1024 else x % 1024)
for x in Array.collect around_int ints do by <- 1024; if half1024 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 1024L) (x % 1024L) x (int64 by)
for i in 0 .. 300 do
    same (i / 3600) (i % 3600) i 3600
    let p = i * 7000000
    same (p / 3600) (p % 3600) p 3600
    let w = int64 i * 20000000000000000L
    same64 (w / 3600L) (w % 3600L) w 3600L
let half3600 (x: int) = if x < 0 then 0 else (if x % 3600 = 0 then x / 3600 else x % 3600)
for x in Array.collect around_int ints do by <- 3600; if half3600 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 3600L) (x % 3600L) x (int64 by)
for i in 0 .. 300 do
    same (i / 65535) (i % 65535) i 65535
    let p = i * 7000000
    same (p / 65535) (p % 65535) p 65535
    let w = int64 i * 20000000000000000L
    same64 (w / 65535L) (w % 65535L) w 65535L
let half65535 (x: int) = if x < 0 then 0 else (if x % 65535 = 0 then x / 65535 else x % 65535)
for x in Array.collect around_int ints do by <- 65535; if half65535 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 65535L) (x % 65535L) x (int64 by)
for i in 0 .. 300 do
    same (i / 65536) (i % 65536) i 65536
    let p = i * 7000000
    same (p / 65536) (p % 65536) p 65536
    let w = int64 i * 20000000000000000L
    same64 (w / 65536L) (w % 65536L) w 65536L
let half65536 (x: int) = if x < 0 then 0 else (if x % 65536 = 0 then x / 65536 else x % 65536)
for x in Array.collect around_int ints do by <- 65536; if half65536 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 65536L) (x % 65536L) x (int64 by)
for i in 0 .. 300 do
    same (i / 1000003) (i % 1000003) i 1000003
    let p = i * 7000000
    same (p / 1000003) (p % 1000003) p 1000003
    let w = int64 i * 20000000000000000L
    same64 (w / 1000003L) (w % 1000003L) w 1000003L
let half1000003 (x: int) = if x < 0 then 0 else (if x % 1000003 = 0 then x / 1000003 else x % 1000003)
for x in Array.collect around_int ints do by <- 1000003; if half1000003 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 1000003L) (x % 1000003L) x (int64 by)
for i in 0 .. 300 do
    same (i / 86400) (i % 86400) i 86400
    let p = i * 7000000
    same (p / 86400) (p % 86400) p 86400
    let w = int64 i * 20000000000000000L
    same64 (w / 86400L) (w % 86400L) w 86400L
let half86400 (x: int) = if x < 0 then 0 else (if x % 86400 = 0 then x / 86400 else x % 86400)
for x in Array.collect around_int ints do by <- 86400; if half86400 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 86400L) (x % 86400L) x (int64 by)
for i in 0 .. 300 do
    same (i / 1073741824) (i % 1073741824) i 1073741824
    let p = i * 7000000
    same (p / 1073741824) (p % 1073741824) p 1073741824
    let w = int64 i * 20000000000000000L
    same64 (w / 1073741824L) (w % 1073741824L) w 1073741824L
let half1073741824 (x: int) = if x < 0 then 0 else (if x % 1073741824 = 0 then x / 1073741824 else x % 1073741824)
for x in Array.collect around_int ints do by <- 1073741824; if half1073741824 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 1073741824L) (x % 1073741824L) x (int64 by)
for i in 0 .. 300 do
    same (i / 2147483647) (i % 2147483647) i 2147483647
    let p = i * 7000000
    same (p / 2147483647) (p % 2147483647) p 2147483647
    let w = int64 i * 20000000000000000L
    same64 (w / 2147483647L) (w % 2147483647L) w 2147483647L
let half2147483647 (x: int) = if x < 0 then 0 else (if x % 2147483647 = 0 then x / 2147483647 else x % 2147483647)
for x in Array.collect around_int ints do by <- 2147483647; if half2147483647 x <> (if x < 0 then 0 elif x % by = 0 then x / by else x % by) then wrong <- wrong + 1
for x in Array.collect around_int64 int64s do if x >= 0L then same64 (x / 2147483647L) (x % 2147483647L) x (int64 by)
printfn "divisions %s" (if wrong = 0 then "agree" else string wrong)
let kind x = match x % 4 with 0 -> 4 | 3 -> 3 | -3 -> -3 | 1 -> 1 | -1 -> -1 | 2 -> 2 | _ -> 0
printfn "%d %d %d %d %d %d %d" (kind 7) (kind 8) (kind -3) (kind -2) (kind 5) (kind -5) (kind 2)
