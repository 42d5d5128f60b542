let a = 1uy, 2y, 3s, 4us, 5u, 6L, 7UL, 8n, 9un, 1.5f, 2.5, 3.5m, 10I, 0xFF, 0o17, 0b101, 1e10, 1_000, 0xFFuy, 1.
let b = 'a', '\n', '\'', '\\', '\u0041', '\065', 'a'B
let c = "a\tb", @"c\d""e", """f"g""", "h"B
===>
(file #implicit
  (let-decl
    (binding - (pat-name a) - -
      (tuple 1:u8 2:i8 3:i16 4:u16 5:u32 6:i64 7:u64
        8:nativeint
        9:unativeint
        1.5:f32
        2.5:f64
        3.5:decimal
        10I
        255
        15
        5
        10000000000:f64
        1000
        255:u8
        1:f64)))
  (let-decl
    (binding - (pat-name b) - - (tuple 'U+0061' 'U+000A' 'U+0027' 'U+005C' 'U+0041' 'U+0041' 97:u8)))
  (let-decl (binding - (pat-name c) - - (tuple "a\tb" "c\\d\"e" "f\"g" "h"B))))
