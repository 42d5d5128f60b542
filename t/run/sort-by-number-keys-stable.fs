// out: int 0
// out: int down 0
// out: int64 0
// out: byte 0
// out: char 0
// out: float 0
// out: zeros 0
// out: nan 0
// out: nan down 0
// out: float32 0
// out: string 0
// out: bool 0
// out: tuple 0
// out: int 0
// out: int down 0
// out: int64 0
// out: byte 0
// out: char 0
// out: float 0
// out: zeros 0
// out: nan 0
// out: nan down 0
// out: float32 0
// out: string 0
// out: bool 0
// out: tuple 0
// out: int 1
// out: int down 1
// out: int64 1
// out: byte 1
// out: char 1
// out: float 1
// out: zeros 1
// out: nan 1
// out: nan down 1
// out: float32 1
// out: string 1
// out: bool 1
// out: tuple 1
// out: int 9177932
// out: int down 8734252
// out: int64 8734252
// out: byte 9177932
// out: char 8734252
// out: float 9177932
// out: zeros 4559112
// out: nan 9177932
// out: nan down 8734252
// out: float32 8734252
// out: string 9177932
// out: bool 10425536
// out: tuple 150178
// out: int 15787104
// out: int down 14030954
// out: int64 14030954
// out: byte 15787104
// out: char 14030954
// out: float 15787104
// out: zeros 8594482
// out: nan 5112920
// out: nan down 12269812
// out: float32 14030954
// out: string 11134888
// out: bool 8111324
// out: tuple 4880800
// out: int 12733766
// out: int down 14151128
// out: int64 14151128
// out: byte 13385424
// out: char 9440760
// out: float 12733766
// out: zeros 1207772
// out: nan 1192096
// out: nan down 3427690
// out: float32 14151128
// out: string 864758
// out: bool 10939104
// out: tuple 13783774
// Sorting by numbers keeps the order of equal keys, whatever the type of the numbers, up and down, nan among them or not.
let mutable state = 1u
let next n =
    state <- state * 1664525u + 1013904223u
    int (state >>> 8) % n
let mutable sum = 0
let check (name: string) (items: (int * 'a) list) =
    sum <- 0
    for i, _ in items do
        sum <- (sum * 31 + i) &&& 0xFFFFFF
    printfn "%s %d" name sum
for n in [ 0; 1; 2; 17; 100; 3000 ] do
    let items = List.init n (fun i -> i, next (1 + n / 3))
    check "int" (List.sortBy snd items)
    check "int down" (List.sortByDescending snd items)
    check "int64" (Seq.toList (Seq.sortBy (fun (_, k) -> int64 k * -5000000000L) items))
    check "byte" (List.sortBy (fun (_, k) -> byte k) items)
    check "char" (List.sortByDescending (fun (_, k) -> char (k % 128)) items)
    check "float" (List.sortBy (fun (_, k) -> float (k - 5) * 0.5) items)
    check "zeros" (List.sortBy (fun (_, k) -> if k % 2 = 0 then 0.0 else -0.0) items)
    check "nan" (List.sortBy (fun (_, k) -> if k % 7 = 0 then nan else float k) items)
    check "nan down" (Seq.toList (Seq.sortByDescending (fun (_, k) -> if k % 7 = 0 then nan else float k) items))
    check "float32" (Seq.toList (Seq.sortByDescending (fun (_, k) -> float32 k) items))
    check "string" (List.sortBy (fun (_, k) -> string k) items)
    check "bool" (List.sortBy (fun (_, k) -> k % 2 = 0) items)
    check "tuple" (List.sortBy (fun (_, k) -> k % 5, -k) items)
