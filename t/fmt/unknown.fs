let inline f (x: ^a) = ( ^a : (static member   M: ^a -> int) x)
type T =
    class
        val  x : int
    end
extern   int   abs(int x)
let g   = 1
===>
let inline f (x: ^a) = (^a: (static member M: ^a -> int) x)

type T =
    class
        val  x : int
    end

extern   int   abs(int x)
let g = 1
