// out: e (let a = Array.copy [S] in a.[1..2] <- [| 8; 9 |]; a) !! ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: o (let a = Array.copy [S] in a.[1..2] <- [| 8; 9 |]; a) !! ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: m (let a = Array.copy [S] in a.[1..2] <- [| 8; 9 |]; a) = [|3; 8; 9; 3; 5|]
// out: n (let a = Array.copy [S] in a.[1..2] <- [| 8; 9 |]; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in a.[..1] <- [| 8; 9 |]; a) !! ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: o (let a = Array.copy [S] in a.[..1] <- [| 8; 9 |]; a) !! ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: m (let a = Array.copy [S] in a.[..1] <- [| 8; 9 |]; a) = [|8; 9; 2; 3; 5|]
// out: n (let a = Array.copy [S] in a.[..1] <- [| 8; 9 |]; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in a.[3..] <- [| 8; 9 |]; a) = [||]
// out: o (let a = Array.copy [S] in a.[3..] <- [| 8; 9 |]; a) = [|3|]
// out: m (let a = Array.copy [S] in a.[3..] <- [| 8; 9 |]; a) = [|3; 1; 2; 8; 9|]
// out: n (let a = Array.copy [S] in a.[3..] <- [| 8; 9 |]; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in a.[1..2] <- [| 8 |]; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: o (let a = Array.copy [S] in a.[1..2] <- [| 8 |]; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: m (let a = Array.copy [S] in a.[1..2] <- [| 8 |]; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: n (let a = Array.copy [S] in a.[1..2] <- [| 8 |]; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in a.[1..2] <- [| 8; 9; 10 |]; a) !! ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: o (let a = Array.copy [S] in a.[1..2] <- [| 8; 9; 10 |]; a) !! ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: m (let a = Array.copy [S] in a.[1..2] <- [| 8; 9; 10 |]; a) = [|3; 8; 9; 3; 5|]
// out: n (let a = Array.copy [S] in a.[1..2] <- [| 8; 9; 10 |]; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in a.[4..6] <- [| 8; 9; 10 |]; a) !! ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: o (let a = Array.copy [S] in a.[4..6] <- [| 8; 9; 10 |]; a) !! ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: m (let a = Array.copy [S] in a.[4..6] <- [| 8; 9; 10 |]; a) !! ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: n (let a = Array.copy [S] in a.[4..6] <- [| 8; 9; 10 |]; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in a.[-1..1] <- [| 8; 9; 10 |]; a) !! ArgumentOutOfRangeException: destinationIndex ('-1') must be greater than or equal to '0'. (Parameter 'destinationIndex')|Actual value was -1.
// out: o (let a = Array.copy [S] in a.[-1..1] <- [| 8; 9; 10 |]; a) !! ArgumentOutOfRangeException: destinationIndex ('-1') must be greater than or equal to '0'. (Parameter 'destinationIndex')|Actual value was -1.
// out: m (let a = Array.copy [S] in a.[-1..1] <- [| 8; 9; 10 |]; a) !! ArgumentOutOfRangeException: destinationIndex ('-1') must be greater than or equal to '0'. (Parameter 'destinationIndex')|Actual value was -1.
// out: n (let a = Array.copy [S] in a.[-1..1] <- [| 8; 9; 10 |]; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e [S].Length = 0
// out: o [S].Length = 1
// out: m [S].Length = 5
// out: ee allPairs [A] [B] = [||]
// out: em allPairs [A] [B] = [||]
// out: me allPairs [A] [B] = [||]
// out: mk allPairs [A] [B] = [|(3, 4); (3, 2); (3, 1); (1, 4); (1, 2); (1, 1); (2, 4); (2, 2); (2, 1); (3, 4);
// out:   (3, 2); (3, 1); (5, 4); (5, 2); (5, 1)|]
// out: km allPairs [A] [B] = [|(4, 3); (4, 1); (4, 2); (4, 3); (4, 5); (2, 3); (2, 1); (2, 2); (2, 3); (2, 5);
// out:   (1, 3); (1, 1); (1, 2); (1, 3); (1, 5)|]
// out: mm allPairs [A] [B] = [|(3, 3); (3, 1); (3, 2); (3, 3); (3, 5); (1, 3); (1, 1); (1, 2); (1, 3); (1, 5);
// out:   (2, 3); (2, 1); (2, 2); (2, 3); (2, 5); (3, 3); (3, 1); (3, 2); (3, 3); (3, 5);
// out:   (5, 3); (5, 1); (5, 2); (5, 3); (5, 5)|]
// out: nm allPairs [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: mn allPairs [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array2')
// out: ee append [A] [B] = [||]
// out: em append [A] [B] = [|3; 1; 2; 3; 5|]
// out: me append [A] [B] = [|3; 1; 2; 3; 5|]
// out: mk append [A] [B] = [|3; 1; 2; 3; 5; 4; 2; 1|]
// out: km append [A] [B] = [|4; 2; 1; 3; 1; 2; 3; 5|]
// out: mm append [A] [B] = [|3; 1; 2; 3; 5; 3; 1; 2; 3; 5|]
// out: nm append [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: mn append [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array2')
// out: ee compareWith (fun a b -> log a; compare a b) [A] [B] = 0
// out: em compareWith (fun a b -> log a; compare a b) [A] [B] = -1
// out: me compareWith (fun a b -> log a; compare a b) [A] [B] = 1
// out: <3>mk compareWith (fun a b -> log a; compare a b) [A] [B] = -1
// out: <4>km compareWith (fun a b -> log a; compare a b) [A] [B] = 1
// out: <3><1><2><3><5>mm compareWith (fun a b -> log a; compare a b) [A] [B] = 0
// out: nm compareWith (fun a b -> log a; compare a b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: mn compareWith (fun a b -> log a; compare a b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array2')
// out: ee except ([A]) [B] = [||]
// out: em except ([A]) [B] = [|3; 1; 2; 5|]
// out: me except ([A]) [B] = [||]
// out: mk except ([A]) [B] = [|4|]
// out: km except ([A]) [B] = [|3; 5|]
// out: mm except ([A]) [B] = [||]
// out: mn except ([A]) [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: ee exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] = false
// out: em exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 0, array2.Length = 5 (Parameter 'array1')
// out: me exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 0 (Parameter 'array1')
// out: mk exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 3 (Parameter 'array1')
// out: km exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 3, array2.Length = 5 (Parameter 'array1')
// out: (3,3)(1,1)(2,2)(3,3)(5,5)mm exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] = false
// out: nm exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: mn exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array2')
// out: ee forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] = true
// out: em forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 0, array2.Length = 5 (Parameter 'array1')
// out: me forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 0 (Parameter 'array1')
// out: mk forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 3 (Parameter 'array1')
// out: km forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 3, array2.Length = 5 (Parameter 'array1')
// out: (3,3)(1,1)(2,2)(3,3)(5,5)mm forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] = true
// out: nm forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: mn forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array2')
// out: ee fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] = 1
// out: em fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 0, array2.Length = 5 (Parameter 'array1')
// out: me fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 0 (Parameter 'array1')
// out: mk fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 3 (Parameter 'array1')
// out: km fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 3, array2.Length = 5 (Parameter 'array1')
// out: (3,3)(1,1)(2,2)(3,3)(5,5)mm fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] = 49
// out: nm fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: mn fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array2')
// out: ee foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 = 1
// out: em foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 !! ArgumentException: The arrays have different lengths.|array1.Length = 0, array2.Length = 5 (Parameter 'array1')
// out: me foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 0 (Parameter 'array1')
// out: mk foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 3 (Parameter 'array1')
// out: km foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 !! ArgumentException: The arrays have different lengths.|array1.Length = 3, array2.Length = 5 (Parameter 'array1')
// out: (5,5)(3,3)(2,2)(1,1)(3,3)mm foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 = 49
// out: nm foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 !! ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: mn foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1 !! ArgumentNullException: Value cannot be null. (Parameter 'array2')
// out: ee iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] = ()
// out: em iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 0, array2.Length = 5 (Parameter 'array1')
// out: me iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 0 (Parameter 'array1')
// out: mk iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 3 (Parameter 'array1')
// out: km iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 3, array2.Length = 5 (Parameter 'array1')
// out: (3,3)(1,1)(2,2)(3,3)(5,5)mm iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] = ()
// out: nm iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: mn iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array2')
// out: ee iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] = ()
// out: em iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 0, array2.Length = 5 (Parameter 'array1')
// out: me iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 0 (Parameter 'array1')
// out: mk iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 3 (Parameter 'array1')
// out: km iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 3, array2.Length = 5 (Parameter 'array1')
// out: (0,3,3)(1,1,1)(2,2,2)(3,3,3)(4,5,5)mm iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] = ()
// out: nm iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: mn iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array2')
// out: ee map2 add [A] [B] = [||]
// out: em map2 add [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 0, array2.Length = 5 (Parameter 'array1')
// out: me map2 add [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 0 (Parameter 'array1')
// out: mk map2 add [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 3 (Parameter 'array1')
// out: km map2 add [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 3, array2.Length = 5 (Parameter 'array1')
// out: (3,3)(1,1)(2,2)(3,3)(5,5)mm map2 add [A] [B] = [|6; 2; 4; 6; 10|]
// out: nm map2 add [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: mn map2 add [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array2')
// out: ee mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] = [||]
// out: em mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 0, array2.Length = 5 (Parameter 'array1')
// out: me mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 0 (Parameter 'array1')
// out: mk mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 3 (Parameter 'array1')
// out: km mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 3, array2.Length = 5 (Parameter 'array1')
// out: (0,3,3)(1,1,1)(2,2,2)(3,3,3)(4,5,5)mm mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] = [|6; 3; 6; 9; 14|]
// out: nm mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: mn mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array2')
// out: ee map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] = [||]
// out: em map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] !! ArgumentException: The arrays have different lengths.| array1.Length = 0, array2.Length = 5, array3.Length = 0 (Parameter 'array1, array2, array3')
// out: me map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] !! ArgumentException: The arrays have different lengths.| array1.Length = 5, array2.Length = 0, array3.Length = 5 (Parameter 'array1, array2, array3')
// out: mk map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] !! ArgumentException: The arrays have different lengths.| array1.Length = 5, array2.Length = 3, array3.Length = 5 (Parameter 'array1, array2, array3')
// out: km map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] !! ArgumentException: The arrays have different lengths.| array1.Length = 3, array2.Length = 5, array3.Length = 3 (Parameter 'array1, array2, array3')
// out: (3,3,3)(1,1,1)(2,2,2)(3,3,3)(5,5,5)mm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] = [|9; 3; 6; 9; 15|]
// out: nm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] !! ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: mn map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A] !! ArgumentNullException: Value cannot be null. (Parameter 'array2')
// out: ee map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] = [||]
// out: em map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] !! ArgumentException: The arrays have different lengths.| array1.Length = 0, array2.Length = 0, array3.Length = 5 (Parameter 'array1, array2, array3')
// out: me map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] !! ArgumentException: The arrays have different lengths.| array1.Length = 5, array2.Length = 5, array3.Length = 0 (Parameter 'array1, array2, array3')
// out: mk map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] !! ArgumentException: The arrays have different lengths.| array1.Length = 5, array2.Length = 5, array3.Length = 3 (Parameter 'array1, array2, array3')
// out: km map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] !! ArgumentException: The arrays have different lengths.| array1.Length = 3, array2.Length = 3, array3.Length = 5 (Parameter 'array1, array2, array3')
// out: (3,3,3)(1,1,1)(2,2,2)(3,3,3)(5,5,5)mm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] = [|9; 3; 6; 9; 15|]
// out: nm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: mn map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array3')
// out: ee zip [A] [B] = [||]
// out: em zip [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 0, array2.Length = 5 (Parameter 'array1')
// out: me zip [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 0 (Parameter 'array1')
// out: mk zip [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 5, array2.Length = 3 (Parameter 'array1')
// out: km zip [A] [B] !! ArgumentException: The arrays have different lengths.|array1.Length = 3, array2.Length = 5 (Parameter 'array1')
// out: mm zip [A] [B] = [|(3, 3); (1, 1); (2, 2); (3, 3); (5, 5)|]
// out: nm zip [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: mn zip [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array2')
// out: ee zip3 [A] [B] [A] = [||]
// out: em zip3 [A] [B] [A] !! ArgumentException: The arrays have different lengths.| array1.Length = 0, array2.Length = 5, array3.Length = 0 (Parameter 'array1, array2, array3')
// out: me zip3 [A] [B] [A] !! ArgumentException: The arrays have different lengths.| array1.Length = 5, array2.Length = 0, array3.Length = 5 (Parameter 'array1, array2, array3')
// out: mk zip3 [A] [B] [A] !! ArgumentException: The arrays have different lengths.| array1.Length = 5, array2.Length = 3, array3.Length = 5 (Parameter 'array1, array2, array3')
// out: km zip3 [A] [B] [A] !! ArgumentException: The arrays have different lengths.| array1.Length = 3, array2.Length = 5, array3.Length = 3 (Parameter 'array1, array2, array3')
// out: mm zip3 [A] [B] [A] = [|(3, 3, 3); (1, 1, 1); (2, 2, 2); (3, 3, 3); (5, 5, 5)|]
// out: nm zip3 [A] [B] [A] !! ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: mn zip3 [A] [B] [A] !! ArgumentNullException: Value cannot be null. (Parameter 'array2')
// out: ee zip3 [A] [A] [B] = [||]
// out: em zip3 [A] [A] [B] !! ArgumentException: The arrays have different lengths.| array1.Length = 0, array2.Length = 0, array3.Length = 5 (Parameter 'array1, array2, array3')
// out: me zip3 [A] [A] [B] !! ArgumentException: The arrays have different lengths.| array1.Length = 5, array2.Length = 5, array3.Length = 0 (Parameter 'array1, array2, array3')
// out: mk zip3 [A] [A] [B] !! ArgumentException: The arrays have different lengths.| array1.Length = 5, array2.Length = 5, array3.Length = 3 (Parameter 'array1, array2, array3')
// out: km zip3 [A] [A] [B] !! ArgumentException: The arrays have different lengths.| array1.Length = 3, array2.Length = 3, array3.Length = 5 (Parameter 'array1, array2, array3')
// out: mm zip3 [A] [A] [B] = [|(3, 3, 3); (1, 1, 1); (2, 2, 2); (3, 3, 3); (5, 5, 5)|]
// out: nm zip3 [A] [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array1')
// out: mn zip3 [A] [A] [B] !! ArgumentNullException: Value cannot be null. (Parameter 'array3')
// out: ee concat (Seq.ofList [ [A]; [B]; [A] ]) = [||]
// out: em concat (Seq.ofList [ [A]; [B]; [A] ]) = [|3; 1; 2; 3; 5|]
// out: me concat (Seq.ofList [ [A]; [B]; [A] ]) = [|3; 1; 2; 3; 5; 3; 1; 2; 3; 5|]
// out: mk concat (Seq.ofList [ [A]; [B]; [A] ]) = [|3; 1; 2; 3; 5; 4; 2; 1; 3; 1; 2; 3; 5|]
// out: km concat (Seq.ofList [ [A]; [B]; [A] ]) = [|4; 2; 1; 3; 1; 2; 3; 5; 4; 2; 1|]
// out: mm concat (Seq.ofList [ [A]; [B]; [A] ]) = [|3; 1; 2; 3; 5; 3; 1; 2; 3; 5; 3; 1; 2; 3; 5|]
// out: ee transpose (Seq.ofList [ [A]; [B] ]) = [||]
// out: em transpose (Seq.ofList [ [A]; [B] ]) !! ArgumentException: The arrays have different lengths.|array.[0].Length = 0, array.[1].Length = 5 (Parameter 'array.[0]')
// out: me transpose (Seq.ofList [ [A]; [B] ]) !! ArgumentException: The arrays have different lengths.|array.[0].Length = 5, array.[1].Length = 0 (Parameter 'array.[0]')
// out: mk transpose (Seq.ofList [ [A]; [B] ]) !! ArgumentException: The arrays have different lengths.|array.[0].Length = 5, array.[1].Length = 3 (Parameter 'array.[0]')
// out: km transpose (Seq.ofList [ [A]; [B] ]) !! ArgumentException: The arrays have different lengths.|array.[0].Length = 3, array.[1].Length = 5 (Parameter 'array.[0]')
// out: mm transpose (Seq.ofList [ [A]; [B] ]) = [|[|3; 3|]; [|1; 1|]; [|2; 2|]; [|3; 3|]; [|5; 5|]|]
// out: ee insertManyAt 1 ([A]) [B] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: em insertManyAt 1 ([A]) [B] = [|3; 1; 2; 3; 5|]
// out: me insertManyAt 1 ([A]) [B] !! ArgumentException: index must be within bounds of the array (Parameter 'index')
// out: mk insertManyAt 1 ([A]) [B] = [|4; 3; 1; 2; 3; 5; 2; 1|]
// out: km insertManyAt 1 ([A]) [B] = [|3; 4; 2; 1; 1; 2; 3; 5|]
// out: mm insertManyAt 1 ([A]) [B] = [|3; 3; 1; 2; 3; 5; 1; 2; 3; 5|]
// out: mn insertManyAt 1 ([A]) [B] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: - init 0 twice = [||]
// out: <0>- init 1 twice = [|0|]
// out: <0><1><2>- init 3 twice = [|0; 2; 4|]
// out: - init -1 twice !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: <0><1>- init 3 (boom 1) !! Exception: boom
// out: - replicate 0 1 = [||]
// out: - replicate 3 1 = [|1; 1; 1|]
// out: - replicate -1 1 !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: <0><1><2><3><4>- unfold (fun s -> log s; if s > 3 then None else Some(s * 10, s + 1)) 0 = [|0; 10; 20; 30|]
// out: - unfold (fun s -> (None: (int * int) option)) 0 = [||]
// out: <0><1><2>- unfold (fun s -> Some(boom 2 s, s + 1)) 0 !! Exception: boom
// out: - singleton 5 = [|5|]
// out: - M.empty<int> |> M.length = 0
// out: - concat (M.empty<M0>) = [||]
// out: - sum [F] = nan
// out: - sort [F] = [|nan; nan; -1.5; 1.0; 2.0|]
// out: - sortDescending [F] = [|2.0; 1.0; -1.5; nan; nan|]
// out: - max [F] = 2.0
// out: - min [F] = -1.5
// out: - maxBy id [F] = 2.0
// out: - minBy id [F] = -1.5
// out: - max [G] = nan
// out: - min [G] = nan
// out: - average [F] = nan
// out: - averageBy id [G] = nan
// out: - distinct [F] = [|2.0; nan; 1.0; nan; -1.5|]
// out: - contains nan [F] = false
// out: - contains -0.0 [Z] = true
// out: - distinct [Z] = [|0.0|]
// out: - sort [Z] = [|0.0; -0.0; 0.0|]
// out: - distinct [STR] = [|"b"; null; "a"; ""; "A"; "é"|]
// out: - sort [STR] = [|null; null; ""; "A"; "a"; "b"; "b"; "é"|]
// out: - sortDescending [STR] = [|"é"; "b"; "b"; "a"; "A"; ""; null; null|]
// out: - groupBy (fun (s: string) -> String.length s) [STR] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList = [(1, ["b"; "a"; "b"; "A"; "é"]); (0, [null; ""; null])]
// out: - countBy id [STR] = [|("b", 2); (null, 2); ("a", 1); ("", 1); ("A", 1); ("é", 1)|]
// out: - max [STR] = "é"
// out: - min [STR] = <null>
// out: - contains null [STR] = true
// out: - sum [BIG] !! OverflowException: Arithmetic operation resulted in an overflow.
// out: - sumBy (fun x -> x) [BIG] !! OverflowException: Arithmetic operation resulted in an overflow.
// out: - average (M.map float32 [BIG]) = 1073741824.0f
// out: - average [DEC] = 1.875M
// out: - sum [DEC] = 3.75M
// out: - (Array.zeroCreate 0: int[]) = [||]
// out: - (Array.zeroCreate 2: int[]) = [|0; 0|]
// out: - (Array.zeroCreate -1: int[]) !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: - (Array.zeroCreate 2: string[]) = [|null; null|]
// out: - create 3 'x' = [|'x'; 'x'; 'x'|]
// out: - create 0 'x' = [||]
// out: - create -1 'x' !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: effect - (Array.create -1 (printf 'effect '; 1)) !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: - Array.empty<string> = [||]
// e, o, m, k, n: a collection that is empty, has one element, several, three, is null
open System
open System.Collections.Generic
let name (e: exn) = match e with :? MatchFailureException -> "MatchFailureException" | _ -> e.GetType().Name
let t (what: string) (f: unit -> 'a) =
  try printfn "%s = %A" what (f ())
  with e -> printfn "%s !! %s: %s" what (name e) (e.Message.Replace("\n", "|").Replace("\r", ""))
let log (x: int) = printf "<%d>" x
let above k x = log x; x > k
let twice x = log x; x * 2
let add a b = printf "(%d,%d)" a b; a + b
let boom k x = log x; if x = k then failwith "boom" else x
let half x = log x; if x % 2 = 0 then Some(x / 2) else None
let down (a: int) (b: int) = compare b a
t "e (let a = Array.copy [S] in a.[1..2] <- [| 8; 9 |]; a)" (fun () -> (let a = Array.copy ([||]: int[]) in a.[1..2] <- [| 8; 9 |]; a))
t "o (let a = Array.copy [S] in a.[1..2] <- [| 8; 9 |]; a)" (fun () -> (let a = Array.copy [| 3 |] in a.[1..2] <- [| 8; 9 |]; a))
t "m (let a = Array.copy [S] in a.[1..2] <- [| 8; 9 |]; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in a.[1..2] <- [| 8; 9 |]; a))
t "n (let a = Array.copy [S] in a.[1..2] <- [| 8; 9 |]; a)" (fun () -> (let a = Array.copy (null: int[]) in a.[1..2] <- [| 8; 9 |]; a))
t "e (let a = Array.copy [S] in a.[..1] <- [| 8; 9 |]; a)" (fun () -> (let a = Array.copy ([||]: int[]) in a.[..1] <- [| 8; 9 |]; a))
t "o (let a = Array.copy [S] in a.[..1] <- [| 8; 9 |]; a)" (fun () -> (let a = Array.copy [| 3 |] in a.[..1] <- [| 8; 9 |]; a))
t "m (let a = Array.copy [S] in a.[..1] <- [| 8; 9 |]; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in a.[..1] <- [| 8; 9 |]; a))
t "n (let a = Array.copy [S] in a.[..1] <- [| 8; 9 |]; a)" (fun () -> (let a = Array.copy (null: int[]) in a.[..1] <- [| 8; 9 |]; a))
t "e (let a = Array.copy [S] in a.[3..] <- [| 8; 9 |]; a)" (fun () -> (let a = Array.copy ([||]: int[]) in a.[3..] <- [| 8; 9 |]; a))
t "o (let a = Array.copy [S] in a.[3..] <- [| 8; 9 |]; a)" (fun () -> (let a = Array.copy [| 3 |] in a.[3..] <- [| 8; 9 |]; a))
t "m (let a = Array.copy [S] in a.[3..] <- [| 8; 9 |]; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in a.[3..] <- [| 8; 9 |]; a))
t "n (let a = Array.copy [S] in a.[3..] <- [| 8; 9 |]; a)" (fun () -> (let a = Array.copy (null: int[]) in a.[3..] <- [| 8; 9 |]; a))
t "e (let a = Array.copy [S] in a.[1..2] <- [| 8 |]; a)" (fun () -> (let a = Array.copy ([||]: int[]) in a.[1..2] <- [| 8 |]; a))
t "o (let a = Array.copy [S] in a.[1..2] <- [| 8 |]; a)" (fun () -> (let a = Array.copy [| 3 |] in a.[1..2] <- [| 8 |]; a))
t "m (let a = Array.copy [S] in a.[1..2] <- [| 8 |]; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in a.[1..2] <- [| 8 |]; a))
t "n (let a = Array.copy [S] in a.[1..2] <- [| 8 |]; a)" (fun () -> (let a = Array.copy (null: int[]) in a.[1..2] <- [| 8 |]; a))
t "e (let a = Array.copy [S] in a.[1..2] <- [| 8; 9; 10 |]; a)" (fun () -> (let a = Array.copy ([||]: int[]) in a.[1..2] <- [| 8; 9; 10 |]; a))
t "o (let a = Array.copy [S] in a.[1..2] <- [| 8; 9; 10 |]; a)" (fun () -> (let a = Array.copy [| 3 |] in a.[1..2] <- [| 8; 9; 10 |]; a))
t "m (let a = Array.copy [S] in a.[1..2] <- [| 8; 9; 10 |]; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in a.[1..2] <- [| 8; 9; 10 |]; a))
t "n (let a = Array.copy [S] in a.[1..2] <- [| 8; 9; 10 |]; a)" (fun () -> (let a = Array.copy (null: int[]) in a.[1..2] <- [| 8; 9; 10 |]; a))
t "e (let a = Array.copy [S] in a.[4..6] <- [| 8; 9; 10 |]; a)" (fun () -> (let a = Array.copy ([||]: int[]) in a.[4..6] <- [| 8; 9; 10 |]; a))
t "o (let a = Array.copy [S] in a.[4..6] <- [| 8; 9; 10 |]; a)" (fun () -> (let a = Array.copy [| 3 |] in a.[4..6] <- [| 8; 9; 10 |]; a))
t "m (let a = Array.copy [S] in a.[4..6] <- [| 8; 9; 10 |]; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in a.[4..6] <- [| 8; 9; 10 |]; a))
t "n (let a = Array.copy [S] in a.[4..6] <- [| 8; 9; 10 |]; a)" (fun () -> (let a = Array.copy (null: int[]) in a.[4..6] <- [| 8; 9; 10 |]; a))
t "e (let a = Array.copy [S] in a.[-1..1] <- [| 8; 9; 10 |]; a)" (fun () -> (let a = Array.copy ([||]: int[]) in a.[-1..1] <- [| 8; 9; 10 |]; a))
t "o (let a = Array.copy [S] in a.[-1..1] <- [| 8; 9; 10 |]; a)" (fun () -> (let a = Array.copy [| 3 |] in a.[-1..1] <- [| 8; 9; 10 |]; a))
t "m (let a = Array.copy [S] in a.[-1..1] <- [| 8; 9; 10 |]; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in a.[-1..1] <- [| 8; 9; 10 |]; a))
t "n (let a = Array.copy [S] in a.[-1..1] <- [| 8; 9; 10 |]; a)" (fun () -> (let a = Array.copy (null: int[]) in a.[-1..1] <- [| 8; 9; 10 |]; a))
t "e [S].Length" (fun () -> ([||]: int[]).Length)
t "o [S].Length" (fun () -> [| 3 |].Length)
t "m [S].Length" (fun () -> [| 3; 1; 2; 3; 5 |].Length)
t "ee allPairs [A] [B]" (fun () -> Array.allPairs ([||]: int[]) ([||]: int[]))
t "em allPairs [A] [B]" (fun () -> Array.allPairs ([||]: int[]) [| 3; 1; 2; 3; 5 |])
t "me allPairs [A] [B]" (fun () -> Array.allPairs [| 3; 1; 2; 3; 5 |] ([||]: int[]))
t "mk allPairs [A] [B]" (fun () -> Array.allPairs [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |])
t "km allPairs [A] [B]" (fun () -> Array.allPairs [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |])
t "mm allPairs [A] [B]" (fun () -> Array.allPairs [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |])
t "nm allPairs [A] [B]" (fun () -> Array.allPairs (null: int[]) [| 3; 1; 2; 3; 5 |])
t "mn allPairs [A] [B]" (fun () -> Array.allPairs [| 3; 1; 2; 3; 5 |] (null: int[]))
t "ee append [A] [B]" (fun () -> Array.append ([||]: int[]) ([||]: int[]))
t "em append [A] [B]" (fun () -> Array.append ([||]: int[]) [| 3; 1; 2; 3; 5 |])
t "me append [A] [B]" (fun () -> Array.append [| 3; 1; 2; 3; 5 |] ([||]: int[]))
t "mk append [A] [B]" (fun () -> Array.append [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |])
t "km append [A] [B]" (fun () -> Array.append [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |])
t "mm append [A] [B]" (fun () -> Array.append [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |])
t "nm append [A] [B]" (fun () -> Array.append (null: int[]) [| 3; 1; 2; 3; 5 |])
t "mn append [A] [B]" (fun () -> Array.append [| 3; 1; 2; 3; 5 |] (null: int[]))
t "ee compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> Array.compareWith (fun a b -> log a; compare a b) ([||]: int[]) ([||]: int[]))
t "em compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> Array.compareWith (fun a b -> log a; compare a b) ([||]: int[]) [| 3; 1; 2; 3; 5 |])
t "me compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> Array.compareWith (fun a b -> log a; compare a b) [| 3; 1; 2; 3; 5 |] ([||]: int[]))
t "mk compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> Array.compareWith (fun a b -> log a; compare a b) [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |])
t "km compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> Array.compareWith (fun a b -> log a; compare a b) [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |])
t "mm compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> Array.compareWith (fun a b -> log a; compare a b) [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |])
t "nm compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> Array.compareWith (fun a b -> log a; compare a b) (null: int[]) [| 3; 1; 2; 3; 5 |])
t "mn compareWith (fun a b -> log a; compare a b) [A] [B]" (fun () -> Array.compareWith (fun a b -> log a; compare a b) [| 3; 1; 2; 3; 5 |] (null: int[]))
t "ee except ([A]) [B]" (fun () -> Array.except (([||]: int[])) ([||]: int[]))
t "em except ([A]) [B]" (fun () -> Array.except (([||]: int[])) [| 3; 1; 2; 3; 5 |])
t "me except ([A]) [B]" (fun () -> Array.except ([| 3; 1; 2; 3; 5 |]) ([||]: int[]))
t "mk except ([A]) [B]" (fun () -> Array.except ([| 3; 1; 2; 3; 5 |]) [| 4; 2; 1 |])
t "km except ([A]) [B]" (fun () -> Array.except ([| 4; 2; 1 |]) [| 3; 1; 2; 3; 5 |])
t "mm except ([A]) [B]" (fun () -> Array.except ([| 3; 1; 2; 3; 5 |]) [| 3; 1; 2; 3; 5 |])
t "mn except ([A]) [B]" (fun () -> Array.except ([| 3; 1; 2; 3; 5 |]) (null: int[]))
t "ee exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> Array.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) ([||]: int[]) ([||]: int[]))
t "em exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> Array.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) ([||]: int[]) [| 3; 1; 2; 3; 5 |])
t "me exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> Array.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) [| 3; 1; 2; 3; 5 |] ([||]: int[]))
t "mk exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> Array.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |])
t "km exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> Array.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |])
t "mm exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> Array.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |])
t "nm exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> Array.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) (null: int[]) [| 3; 1; 2; 3; 5 |])
t "mn exists2 (fun a b -> printf '(%d,%d)' a b; a > b) [A] [B]" (fun () -> Array.exists2 (fun a b -> printf "(%d,%d)" a b; a > b) [| 3; 1; 2; 3; 5 |] (null: int[]))
t "ee forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> Array.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) ([||]: int[]) ([||]: int[]))
t "em forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> Array.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) ([||]: int[]) [| 3; 1; 2; 3; 5 |])
t "me forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> Array.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) [| 3; 1; 2; 3; 5 |] ([||]: int[]))
t "mk forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> Array.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |])
t "km forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> Array.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |])
t "mm forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> Array.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |])
t "nm forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> Array.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) (null: int[]) [| 3; 1; 2; 3; 5 |])
t "mn forall2 (fun a b -> printf '(%d,%d)' a b; a >= b) [A] [B]" (fun () -> Array.forall2 (fun a b -> printf "(%d,%d)" a b; a >= b) [| 3; 1; 2; 3; 5 |] (null: int[]))
t "ee fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> Array.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 ([||]: int[]) ([||]: int[]))
t "em fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> Array.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 ([||]: int[]) [| 3; 1; 2; 3; 5 |])
t "me fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> Array.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 [| 3; 1; 2; 3; 5 |] ([||]: int[]))
t "mk fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> Array.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |])
t "km fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> Array.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |])
t "mm fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> Array.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |])
t "nm fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> Array.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 (null: int[]) [| 3; 1; 2; 3; 5 |])
t "mn fold2 (fun s a b -> printf '(%d,%d)' a b; s + a * b) 1 [A] [B]" (fun () -> Array.fold2 (fun s a b -> printf "(%d,%d)" a b; s + a * b) 1 [| 3; 1; 2; 3; 5 |] (null: int[]))
t "ee foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> Array.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) ([||]: int[]) ([||]: int[]) 1)
t "em foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> Array.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) ([||]: int[]) [| 3; 1; 2; 3; 5 |] 1)
t "me foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> Array.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) [| 3; 1; 2; 3; 5 |] ([||]: int[]) 1)
t "mk foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> Array.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |] 1)
t "km foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> Array.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |] 1)
t "mm foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> Array.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |] 1)
t "nm foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> Array.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) (null: int[]) [| 3; 1; 2; 3; 5 |] 1)
t "mn foldBack2 (fun a b s -> printf '(%d,%d)' a b; s + a * b) [A] [B] 1" (fun () -> Array.foldBack2 (fun a b s -> printf "(%d,%d)" a b; s + a * b) [| 3; 1; 2; 3; 5 |] (null: int[]) 1)
t "ee iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> Array.iter2 (fun a b -> printf "(%d,%d)" a b) ([||]: int[]) ([||]: int[]))
t "em iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> Array.iter2 (fun a b -> printf "(%d,%d)" a b) ([||]: int[]) [| 3; 1; 2; 3; 5 |])
t "me iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> Array.iter2 (fun a b -> printf "(%d,%d)" a b) [| 3; 1; 2; 3; 5 |] ([||]: int[]))
t "mk iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> Array.iter2 (fun a b -> printf "(%d,%d)" a b) [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |])
t "km iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> Array.iter2 (fun a b -> printf "(%d,%d)" a b) [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |])
t "mm iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> Array.iter2 (fun a b -> printf "(%d,%d)" a b) [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |])
t "nm iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> Array.iter2 (fun a b -> printf "(%d,%d)" a b) (null: int[]) [| 3; 1; 2; 3; 5 |])
t "mn iter2 (fun a b -> printf '(%d,%d)' a b) [A] [B]" (fun () -> Array.iter2 (fun a b -> printf "(%d,%d)" a b) [| 3; 1; 2; 3; 5 |] (null: int[]))
t "ee iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> Array.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) ([||]: int[]) ([||]: int[]))
t "em iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> Array.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) ([||]: int[]) [| 3; 1; 2; 3; 5 |])
t "me iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> Array.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) [| 3; 1; 2; 3; 5 |] ([||]: int[]))
t "mk iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> Array.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |])
t "km iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> Array.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |])
t "mm iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> Array.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |])
t "nm iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> Array.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) (null: int[]) [| 3; 1; 2; 3; 5 |])
t "mn iteri2 (fun i a b -> printf '(%d,%d,%d)' i a b) [A] [B]" (fun () -> Array.iteri2 (fun i a b -> printf "(%d,%d,%d)" i a b) [| 3; 1; 2; 3; 5 |] (null: int[]))
t "ee map2 add [A] [B]" (fun () -> Array.map2 add ([||]: int[]) ([||]: int[]))
t "em map2 add [A] [B]" (fun () -> Array.map2 add ([||]: int[]) [| 3; 1; 2; 3; 5 |])
t "me map2 add [A] [B]" (fun () -> Array.map2 add [| 3; 1; 2; 3; 5 |] ([||]: int[]))
t "mk map2 add [A] [B]" (fun () -> Array.map2 add [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |])
t "km map2 add [A] [B]" (fun () -> Array.map2 add [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |])
t "mm map2 add [A] [B]" (fun () -> Array.map2 add [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |])
t "nm map2 add [A] [B]" (fun () -> Array.map2 add (null: int[]) [| 3; 1; 2; 3; 5 |])
t "mn map2 add [A] [B]" (fun () -> Array.map2 add [| 3; 1; 2; 3; 5 |] (null: int[]))
t "ee mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> Array.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) ([||]: int[]) ([||]: int[]))
t "em mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> Array.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) ([||]: int[]) [| 3; 1; 2; 3; 5 |])
t "me mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> Array.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) [| 3; 1; 2; 3; 5 |] ([||]: int[]))
t "mk mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> Array.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |])
t "km mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> Array.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |])
t "mm mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> Array.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |])
t "nm mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> Array.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) (null: int[]) [| 3; 1; 2; 3; 5 |])
t "mn mapi2 (fun i a b -> printf '(%d,%d,%d)' i a b; i + a + b) [A] [B]" (fun () -> Array.mapi2 (fun i a b -> printf "(%d,%d,%d)" i a b; i + a + b) [| 3; 1; 2; 3; 5 |] (null: int[]))
t "ee map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> Array.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) ([||]: int[]) ([||]: int[]) ([||]: int[]))
t "em map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> Array.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) ([||]: int[]) [| 3; 1; 2; 3; 5 |] ([||]: int[]))
t "me map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> Array.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [| 3; 1; 2; 3; 5 |] ([||]: int[]) [| 3; 1; 2; 3; 5 |])
t "mk map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> Array.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |])
t "km map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> Array.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |])
t "mm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> Array.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |])
t "nm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> Array.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (null: int[]) [| 3; 1; 2; 3; 5 |] (null: int[]))
t "mn map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [B] [A]" (fun () -> Array.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [| 3; 1; 2; 3; 5 |] (null: int[]) [| 3; 1; 2; 3; 5 |])
t "ee map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> Array.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) ([||]: int[]) ([||]: int[]) ([||]: int[]))
t "em map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> Array.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) ([||]: int[]) ([||]: int[]) [| 3; 1; 2; 3; 5 |])
t "me map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> Array.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |] ([||]: int[]))
t "mk map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> Array.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |])
t "km map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> Array.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [| 4; 2; 1 |] [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |])
t "mm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> Array.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |])
t "nm map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> Array.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) (null: int[]) (null: int[]) [| 3; 1; 2; 3; 5 |])
t "mn map3 (fun a b c -> printf '(%d,%d,%d)' a b c; a + b + c) [A] [A] [B]" (fun () -> Array.map3 (fun a b c -> printf "(%d,%d,%d)" a b c; a + b + c) [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |] (null: int[]))
t "ee zip [A] [B]" (fun () -> Array.zip ([||]: int[]) ([||]: int[]))
t "em zip [A] [B]" (fun () -> Array.zip ([||]: int[]) [| 3; 1; 2; 3; 5 |])
t "me zip [A] [B]" (fun () -> Array.zip [| 3; 1; 2; 3; 5 |] ([||]: int[]))
t "mk zip [A] [B]" (fun () -> Array.zip [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |])
t "km zip [A] [B]" (fun () -> Array.zip [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |])
t "mm zip [A] [B]" (fun () -> Array.zip [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |])
t "nm zip [A] [B]" (fun () -> Array.zip (null: int[]) [| 3; 1; 2; 3; 5 |])
t "mn zip [A] [B]" (fun () -> Array.zip [| 3; 1; 2; 3; 5 |] (null: int[]))
t "ee zip3 [A] [B] [A]" (fun () -> Array.zip3 ([||]: int[]) ([||]: int[]) ([||]: int[]))
t "em zip3 [A] [B] [A]" (fun () -> Array.zip3 ([||]: int[]) [| 3; 1; 2; 3; 5 |] ([||]: int[]))
t "me zip3 [A] [B] [A]" (fun () -> Array.zip3 [| 3; 1; 2; 3; 5 |] ([||]: int[]) [| 3; 1; 2; 3; 5 |])
t "mk zip3 [A] [B] [A]" (fun () -> Array.zip3 [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |])
t "km zip3 [A] [B] [A]" (fun () -> Array.zip3 [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |])
t "mm zip3 [A] [B] [A]" (fun () -> Array.zip3 [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |])
t "nm zip3 [A] [B] [A]" (fun () -> Array.zip3 (null: int[]) [| 3; 1; 2; 3; 5 |] (null: int[]))
t "mn zip3 [A] [B] [A]" (fun () -> Array.zip3 [| 3; 1; 2; 3; 5 |] (null: int[]) [| 3; 1; 2; 3; 5 |])
t "ee zip3 [A] [A] [B]" (fun () -> Array.zip3 ([||]: int[]) ([||]: int[]) ([||]: int[]))
t "em zip3 [A] [A] [B]" (fun () -> Array.zip3 ([||]: int[]) ([||]: int[]) [| 3; 1; 2; 3; 5 |])
t "me zip3 [A] [A] [B]" (fun () -> Array.zip3 [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |] ([||]: int[]))
t "mk zip3 [A] [A] [B]" (fun () -> Array.zip3 [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |] [| 4; 2; 1 |])
t "km zip3 [A] [A] [B]" (fun () -> Array.zip3 [| 4; 2; 1 |] [| 4; 2; 1 |] [| 3; 1; 2; 3; 5 |])
t "mm zip3 [A] [A] [B]" (fun () -> Array.zip3 [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |])
t "nm zip3 [A] [A] [B]" (fun () -> Array.zip3 (null: int[]) (null: int[]) [| 3; 1; 2; 3; 5 |])
t "mn zip3 [A] [A] [B]" (fun () -> Array.zip3 [| 3; 1; 2; 3; 5 |] [| 3; 1; 2; 3; 5 |] (null: int[]))
t "ee concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> Array.concat (Seq.ofList [ ([||]: int[]); ([||]: int[]); ([||]: int[]) ]))
t "em concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> Array.concat (Seq.ofList [ ([||]: int[]); [| 3; 1; 2; 3; 5 |]; ([||]: int[]) ]))
t "me concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> Array.concat (Seq.ofList [ [| 3; 1; 2; 3; 5 |]; ([||]: int[]); [| 3; 1; 2; 3; 5 |] ]))
t "mk concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> Array.concat (Seq.ofList [ [| 3; 1; 2; 3; 5 |]; [| 4; 2; 1 |]; [| 3; 1; 2; 3; 5 |] ]))
t "km concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> Array.concat (Seq.ofList [ [| 4; 2; 1 |]; [| 3; 1; 2; 3; 5 |]; [| 4; 2; 1 |] ]))
t "mm concat (Seq.ofList [ [A]; [B]; [A] ])" (fun () -> Array.concat (Seq.ofList [ [| 3; 1; 2; 3; 5 |]; [| 3; 1; 2; 3; 5 |]; [| 3; 1; 2; 3; 5 |] ]))
t "ee transpose (Seq.ofList [ [A]; [B] ])" (fun () -> Array.transpose (Seq.ofList [ ([||]: int[]); ([||]: int[]) ]))
t "em transpose (Seq.ofList [ [A]; [B] ])" (fun () -> Array.transpose (Seq.ofList [ ([||]: int[]); [| 3; 1; 2; 3; 5 |] ]))
t "me transpose (Seq.ofList [ [A]; [B] ])" (fun () -> Array.transpose (Seq.ofList [ [| 3; 1; 2; 3; 5 |]; ([||]: int[]) ]))
t "mk transpose (Seq.ofList [ [A]; [B] ])" (fun () -> Array.transpose (Seq.ofList [ [| 3; 1; 2; 3; 5 |]; [| 4; 2; 1 |] ]))
t "km transpose (Seq.ofList [ [A]; [B] ])" (fun () -> Array.transpose (Seq.ofList [ [| 4; 2; 1 |]; [| 3; 1; 2; 3; 5 |] ]))
t "mm transpose (Seq.ofList [ [A]; [B] ])" (fun () -> Array.transpose (Seq.ofList [ [| 3; 1; 2; 3; 5 |]; [| 3; 1; 2; 3; 5 |] ]))
t "ee insertManyAt 1 ([A]) [B]" (fun () -> Array.insertManyAt 1 (([||]: int[])) ([||]: int[]))
t "em insertManyAt 1 ([A]) [B]" (fun () -> Array.insertManyAt 1 (([||]: int[])) [| 3; 1; 2; 3; 5 |])
t "me insertManyAt 1 ([A]) [B]" (fun () -> Array.insertManyAt 1 ([| 3; 1; 2; 3; 5 |]) ([||]: int[]))
t "mk insertManyAt 1 ([A]) [B]" (fun () -> Array.insertManyAt 1 ([| 3; 1; 2; 3; 5 |]) [| 4; 2; 1 |])
t "km insertManyAt 1 ([A]) [B]" (fun () -> Array.insertManyAt 1 ([| 4; 2; 1 |]) [| 3; 1; 2; 3; 5 |])
t "mm insertManyAt 1 ([A]) [B]" (fun () -> Array.insertManyAt 1 ([| 3; 1; 2; 3; 5 |]) [| 3; 1; 2; 3; 5 |])
t "mn insertManyAt 1 ([A]) [B]" (fun () -> Array.insertManyAt 1 ([| 3; 1; 2; 3; 5 |]) (null: int[]))
t "- init 0 twice" (fun () -> Array.init 0 twice)
t "- init 1 twice" (fun () -> Array.init 1 twice)
t "- init 3 twice" (fun () -> Array.init 3 twice)
t "- init -1 twice" (fun () -> Array.init -1 twice)
t "- init 3 (boom 1)" (fun () -> Array.init 3 (boom 1))
t "- replicate 0 1" (fun () -> Array.replicate 0 1)
t "- replicate 3 1" (fun () -> Array.replicate 3 1)
t "- replicate -1 1" (fun () -> Array.replicate -1 1)
t "- unfold (fun s -> log s; if s > 3 then None else Some(s * 10, s + 1)) 0" (fun () -> Array.unfold (fun s -> log s; if s > 3 then None else Some(s * 10, s + 1)) 0)
t "- unfold (fun s -> (None: (int * int) option)) 0" (fun () -> Array.unfold (fun s -> (None: (int * int) option)) 0)
t "- unfold (fun s -> Some(boom 2 s, s + 1)) 0" (fun () -> Array.unfold (fun s -> Some(boom 2 s, s + 1)) 0)
t "- singleton 5" (fun () -> Array.singleton 5)
t "- M.empty<int> |> M.length" (fun () -> Array.empty<int> |> Array.length)
t "- concat (M.empty<M0>)" (fun () -> Array.concat (Array.empty<int[]>))
t "- sum [F]" (fun () -> Array.sum [| 2.0; nan; 1.0; nan; -1.5 |])
t "- sort [F]" (fun () -> Array.sort [| 2.0; nan; 1.0; nan; -1.5 |])
t "- sortDescending [F]" (fun () -> Array.sortDescending [| 2.0; nan; 1.0; nan; -1.5 |])
t "- max [F]" (fun () -> Array.max [| 2.0; nan; 1.0; nan; -1.5 |])
t "- min [F]" (fun () -> Array.min [| 2.0; nan; 1.0; nan; -1.5 |])
t "- maxBy id [F]" (fun () -> Array.maxBy id [| 2.0; nan; 1.0; nan; -1.5 |])
t "- minBy id [F]" (fun () -> Array.minBy id [| 2.0; nan; 1.0; nan; -1.5 |])
t "- max [G]" (fun () -> Array.max [| nan; 1.0 |])
t "- min [G]" (fun () -> Array.min [| nan; 1.0 |])
t "- average [F]" (fun () -> Array.average [| 2.0; nan; 1.0; nan; -1.5 |])
t "- averageBy id [G]" (fun () -> Array.averageBy id [| nan; 1.0 |])
t "- distinct [F]" (fun () -> Array.distinct [| 2.0; nan; 1.0; nan; -1.5 |])
t "- contains nan [F]" (fun () -> Array.contains nan [| 2.0; nan; 1.0; nan; -1.5 |])
t "- contains -0.0 [Z]" (fun () -> Array.contains -0.0 [| 0.0; -0.0; 0.0 |])
t "- distinct [Z]" (fun () -> Array.distinct [| 0.0; -0.0; 0.0 |])
t "- sort [Z]" (fun () -> Array.sort [| 0.0; -0.0; 0.0 |])
t "- distinct [STR]" (fun () -> Array.distinct [| "b"; null; "a"; ""; "b"; "A"; null; "é" |])
t "- sort [STR]" (fun () -> Array.sort [| "b"; null; "a"; ""; "b"; "A"; null; "é" |])
t "- sortDescending [STR]" (fun () -> Array.sortDescending [| "b"; null; "a"; ""; "b"; "A"; null; "é" |])
t "- groupBy (fun (s: string) -> String.length s) [STR] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList" (fun () -> Array.groupBy (fun (s: string) -> String.length s) [| "b"; null; "a"; ""; "b"; "A"; null; "é" |] |> Seq.map (fun (k, v) -> k, Seq.toList v) |> Seq.toList)
t "- countBy id [STR]" (fun () -> Array.countBy id [| "b"; null; "a"; ""; "b"; "A"; null; "é" |])
t "- max [STR]" (fun () -> Array.max [| "b"; null; "a"; ""; "b"; "A"; null; "é" |])
t "- min [STR]" (fun () -> Array.min [| "b"; null; "a"; ""; "b"; "A"; null; "é" |])
t "- contains null [STR]" (fun () -> Array.contains null [| "b"; null; "a"; ""; "b"; "A"; null; "é" |])
t "- sum [BIG]" (fun () -> Array.sum [| Int32.MaxValue; 1 |])
t "- sumBy (fun x -> x) [BIG]" (fun () -> Array.sumBy (fun x -> x) [| Int32.MaxValue; 1 |])
t "- average (M.map float32 [BIG])" (fun () -> Array.average (Array.map float32 [| Int32.MaxValue; 1 |]))
t "- average [DEC]" (fun () -> Array.average [| 1.5m; 2.25m |])
t "- sum [DEC]" (fun () -> Array.sum [| 1.5m; 2.25m |])
t "- (Array.zeroCreate 0: int[])" (fun () -> (Array.zeroCreate 0: int[]))
t "- (Array.zeroCreate 2: int[])" (fun () -> (Array.zeroCreate 2: int[]))
t "- (Array.zeroCreate -1: int[])" (fun () -> (Array.zeroCreate -1: int[]))
t "- (Array.zeroCreate 2: string[])" (fun () -> (Array.zeroCreate 2: string[]))
t "- create 3 'x'" (fun () -> Array.create 3 'x')
t "- create 0 'x'" (fun () -> Array.create 0 'x')
t "- create -1 'x'" (fun () -> Array.create -1 'x')
t "- (Array.create -1 (printf 'effect '; 1))" (fun () -> (Array.create -1 (printf "effect "; 1)))
t "- Array.empty<string>" (fun () -> Array.empty<string>)
