// out: o randomSampleWith (Random 42) 2 [S] !! ArgumentException: The input sequence has an insufficient number of elements. (Parameter 'count')
// out: m randomSampleWith (Random 42) 2 [S] = [|3; 3|]
// out: n randomSampleWith (Random 42) 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e randomSampleWith (Random 42) 6 [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: o randomSampleWith (Random 42) 6 [S] !! ArgumentException: The input sequence has an insufficient number of elements. (Parameter 'count')
// out: m randomSampleWith (Random 42) 6 [S] !! ArgumentException: The input sequence has an insufficient number of elements. (Parameter 'count')
// out: n randomSampleWith (Random 42) 6 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e randomSampleWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: o randomSampleWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: m randomSampleWith (Random 42) -1 [S] !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: n randomSampleWith (Random 42) -1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e randomSampleBy (fun () -> 0.99) 1 [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: o randomSampleBy (fun () -> 0.99) 1 [S] = [|3|]
// out: m randomSampleBy (fun () -> 0.99) 1 [S] = [|5|]
// out: n randomSampleBy (fun () -> 0.99) 1 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e randomChoicesBy (fun () -> 0.0) 2 [S] !! ArgumentException: The input sequence was empty. (Parameter 'source')
// out: o randomChoicesBy (fun () -> 0.0) 2 [S] = [|3; 3|]
// out: m randomChoicesBy (fun () -> 0.0) 2 [S] = [|3; 3|]
// out: n randomChoicesBy (fun () -> 0.0) 2 [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e randomChoiceWith (Random 42) [S] !! ArgumentException: The input array was empty. (Parameter 'source')
// out: o randomChoiceWith (Random 42) [S] = 3
// out: m randomChoiceWith (Random 42) [S] = 3
// out: n randomChoiceWith (Random 42) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: e randomChoiceBy (fun () -> 0.7) [S] !! ArgumentException: The input array was empty. (Parameter 'source')
// out: o randomChoiceBy (fun () -> 0.7) [S] = 3
// out: m randomChoiceBy (fun () -> 0.7) [S] = 3
// out: n randomChoiceBy (fun () -> 0.7) [S] !! ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: m unzip [P] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([1; 2], ["a"; "b"])
// out: m unzip3 [Q] |> fun (a, b, c) -> Seq.toList a, Seq.toList b, Seq.toList c = ([1; 2], ["a"; "b"], [2.5; 3.5])
// out: e partition (above 2) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([], [])
// out: <3>o partition (above 2) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([3], [])
// out: <3><1><2><3><5>m partition (above 2) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([3; 3; 5], [1; 2])
// out: n partition (above 2) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([], [])
// out: <3>o partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([3], [])
// out: <3><1><2><3><5>m partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([3; 3; 5], ["1"; "2"])
// out: n partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e splitAt 0 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([], [])
// out: o splitAt 0 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([], [3])
// out: m splitAt 0 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([], [3; 1; 2; 3; 5])
// out: n splitAt 0 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e splitAt 2 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: o splitAt 2 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: m splitAt 2 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([3; 1], [2; 3; 5])
// out: n splitAt 2 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e splitAt 5 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: o splitAt 5 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: m splitAt 5 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b = ([3; 1; 2; 3; 5], [])
// out: n splitAt 5 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e splitAt 6 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: o splitAt 6 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: m splitAt 6 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! InvalidOperationException: The input sequence has an insufficient number of elements.
// out: n splitAt 6 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e splitAt -1 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! ArgumentException: The input must be non-negative.|index = -1 (Parameter 'index')
// out: o splitAt -1 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! ArgumentException: The input must be non-negative.|index = -1 (Parameter 'index')
// out: m splitAt -1 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! ArgumentException: The input must be non-negative.|index = -1 (Parameter 'index')
// out: n splitAt -1 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e copy [S] = [||]
// out: o copy [S] = [|3|]
// out: m copy [S] = [|3; 1; 2; 3; 5|]
// out: n copy [S] !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e M.get [S] 0 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: o M.get [S] 0 = 3
// out: m M.get [S] 0 = 3
// out: e M.get [S] 4 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: o M.get [S] 4 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: m M.get [S] 4 = 5
// out: e M.get [S] 5 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: o M.get [S] 5 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: m M.get [S] 5 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: e M.get [S] -1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: o M.get [S] -1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: m M.get [S] -1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: e M.set [S] 5 1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: o M.set [S] 5 1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: m M.set [S] 5 1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: e M.set [S] -1 1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: o M.set [S] -1 1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: m M.set [S] -1 1 !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: e sub [S] 0 0 = [||]
// out: o sub [S] 0 0 = [||]
// out: m sub [S] 0 0 = [||]
// out: n sub [S] 0 0 !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e sub [S] 1 2 !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 2, array.Length = 0 (Parameter 'count')
// out: o sub [S] 1 2 !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 2, array.Length = 1 (Parameter 'count')
// out: m sub [S] 1 2 = [|1; 2|]
// out: n sub [S] 1 2 !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e sub [S] 0 5 !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 5, array.Length = 0 (Parameter 'count')
// out: o sub [S] 0 5 !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 5, array.Length = 1 (Parameter 'count')
// out: m sub [S] 0 5 = [|3; 1; 2; 3; 5|]
// out: n sub [S] 0 5 !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e sub [S] 1 5 !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 5, array.Length = 0 (Parameter 'count')
// out: o sub [S] 1 5 !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 5, array.Length = 1 (Parameter 'count')
// out: m sub [S] 1 5 !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 5, array.Length = 5 (Parameter 'count')
// out: n sub [S] 1 5 !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e sub [S] 5 0 !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 0, array.Length = 0 (Parameter 'count')
// out: o sub [S] 5 0 !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 0, array.Length = 1 (Parameter 'count')
// out: m sub [S] 5 0 = [||]
// out: n sub [S] 5 0 !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e sub [S] 6 0 !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 0, array.Length = 0 (Parameter 'count')
// out: o sub [S] 6 0 !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 0, array.Length = 1 (Parameter 'count')
// out: m sub [S] 6 0 !! ArgumentOutOfRangeException: The index is outside the legal range.|count = 0, array.Length = 5 (Parameter 'count')
// out: n sub [S] 6 0 !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e sub [S] -1 2 !! ArgumentException: The input must be non-negative.|startIndex = -1 (Parameter 'startIndex')
// out: o sub [S] -1 2 !! ArgumentException: The input must be non-negative.|startIndex = -1 (Parameter 'startIndex')
// out: m sub [S] -1 2 !! ArgumentException: The input must be non-negative.|startIndex = -1 (Parameter 'startIndex')
// out: n sub [S] -1 2 !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e sub [S] 0 -1 !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: o sub [S] 0 -1 !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: m sub [S] 0 -1 !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: n sub [S] 0 -1 !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.fill a 1 2 7; a) !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: o (let a = Array.copy [S] in Array.fill a 1 2 7; a) !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: m (let a = Array.copy [S] in Array.fill a 1 2 7; a) = [|3; 7; 7; 3; 5|]
// out: n (let a = Array.copy [S] in Array.fill a 1 2 7; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.fill a 0 0 7; a) = [||]
// out: o (let a = Array.copy [S] in Array.fill a 0 0 7; a) = [|3|]
// out: m (let a = Array.copy [S] in Array.fill a 0 0 7; a) = [|3; 1; 2; 3; 5|]
// out: n (let a = Array.copy [S] in Array.fill a 0 0 7; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.fill a 4 2 7; a) !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: o (let a = Array.copy [S] in Array.fill a 4 2 7; a) !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: m (let a = Array.copy [S] in Array.fill a 4 2 7; a) !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: n (let a = Array.copy [S] in Array.fill a 4 2 7; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.fill a -1 2 7; a) !! ArgumentException: The input must be non-negative.|targetIndex = -1 (Parameter 'targetIndex')
// out: o (let a = Array.copy [S] in Array.fill a -1 2 7; a) !! ArgumentException: The input must be non-negative.|targetIndex = -1 (Parameter 'targetIndex')
// out: m (let a = Array.copy [S] in Array.fill a -1 2 7; a) !! ArgumentException: The input must be non-negative.|targetIndex = -1 (Parameter 'targetIndex')
// out: n (let a = Array.copy [S] in Array.fill a -1 2 7; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.fill a 1 -1 7; a) !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: o (let a = Array.copy [S] in Array.fill a 1 -1 7; a) !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: m (let a = Array.copy [S] in Array.fill a 1 -1 7; a) !! ArgumentException: The input must be non-negative.|count = -1 (Parameter 'count')
// out: n (let a = Array.copy [S] in Array.fill a 1 -1 7; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.fill a 1 Int32.MaxValue 7; a) !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: o (let a = Array.copy [S] in Array.fill a 1 Int32.MaxValue 7; a) !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: m (let a = Array.copy [S] in Array.fill a 1 Int32.MaxValue 7; a) !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: n (let a = Array.copy [S] in Array.fill a 1 Int32.MaxValue 7; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.fill a Int32.MaxValue 1 7; a) !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: o (let a = Array.copy [S] in Array.fill a Int32.MaxValue 1 7; a) !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: m (let a = Array.copy [S] in Array.fill a Int32.MaxValue 1 7; a) !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: n (let a = Array.copy [S] in Array.fill a Int32.MaxValue 1 7; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.blit a 0 a 1 2; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: o (let a = Array.copy [S] in Array.blit a 0 a 1 2; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: m (let a = Array.copy [S] in Array.blit a 0 a 1 2; a) = [|3; 3; 1; 3; 5|]
// out: n (let a = Array.copy [S] in Array.blit a 0 a 1 2; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.blit a 1 a 0 2; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: o (let a = Array.copy [S] in Array.blit a 1 a 0 2; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: m (let a = Array.copy [S] in Array.blit a 1 a 0 2; a) = [|1; 2; 2; 3; 5|]
// out: n (let a = Array.copy [S] in Array.blit a 1 a 0 2; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.blit a 0 a 0 0; a) = [||]
// out: o (let a = Array.copy [S] in Array.blit a 0 a 0 0; a) = [|3|]
// out: m (let a = Array.copy [S] in Array.blit a 0 a 0 0; a) = [|3; 1; 2; 3; 5|]
// out: n (let a = Array.copy [S] in Array.blit a 0 a 0 0; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.blit a 0 a 4 2; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: o (let a = Array.copy [S] in Array.blit a 0 a 4 2; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: m (let a = Array.copy [S] in Array.blit a 0 a 4 2; a) !! ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: n (let a = Array.copy [S] in Array.blit a 0 a 4 2; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.blit a 4 a 0 2; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: o (let a = Array.copy [S] in Array.blit a 4 a 0 2; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: m (let a = Array.copy [S] in Array.blit a 4 a 0 2; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: n (let a = Array.copy [S] in Array.blit a 4 a 0 2; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.blit a -1 a 0 2; a) !! ArgumentOutOfRangeException: sourceIndex ('-1') must be greater than or equal to '0'. (Parameter 'sourceIndex')|Actual value was -1.
// out: o (let a = Array.copy [S] in Array.blit a -1 a 0 2; a) !! ArgumentOutOfRangeException: sourceIndex ('-1') must be greater than or equal to '0'. (Parameter 'sourceIndex')|Actual value was -1.
// out: m (let a = Array.copy [S] in Array.blit a -1 a 0 2; a) !! ArgumentOutOfRangeException: sourceIndex ('-1') must be greater than or equal to '0'. (Parameter 'sourceIndex')|Actual value was -1.
// out: n (let a = Array.copy [S] in Array.blit a -1 a 0 2; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.blit a 0 a -1 2; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: o (let a = Array.copy [S] in Array.blit a 0 a -1 2; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: m (let a = Array.copy [S] in Array.blit a 0 a -1 2; a) !! ArgumentOutOfRangeException: destinationIndex ('-1') must be greater than or equal to '0'. (Parameter 'destinationIndex')|Actual value was -1.
// out: n (let a = Array.copy [S] in Array.blit a 0 a -1 2; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.blit a 0 a 0 -1; a) !! ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')|Actual value was -1.
// out: o (let a = Array.copy [S] in Array.blit a 0 a 0 -1; a) !! ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')|Actual value was -1.
// out: m (let a = Array.copy [S] in Array.blit a 0 a 0 -1; a) !! ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')|Actual value was -1.
// out: n (let a = Array.copy [S] in Array.blit a 0 a 0 -1; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.blit a 0 a 0 Int32.MaxValue; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: o (let a = Array.copy [S] in Array.blit a 0 a 0 Int32.MaxValue; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: m (let a = Array.copy [S] in Array.blit a 0 a 0 Int32.MaxValue; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: n (let a = Array.copy [S] in Array.blit a 0 a 0 Int32.MaxValue; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.blit a Int32.MaxValue a 0 1; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: o (let a = Array.copy [S] in Array.blit a Int32.MaxValue a 0 1; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: m (let a = Array.copy [S] in Array.blit a Int32.MaxValue a 0 1; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: n (let a = Array.copy [S] in Array.blit a Int32.MaxValue a 0 1; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.blit a 1 a Int32.MaxValue 1; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: o (let a = Array.copy [S] in Array.blit a 1 a Int32.MaxValue 1; a) !! ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: m (let a = Array.copy [S] in Array.blit a 1 a Int32.MaxValue 1; a) !! ArgumentException: Destination array was not long enough. Check the destination index, length, and the array's lower bounds. (Parameter 'destinationArray')
// out: n (let a = Array.copy [S] in Array.blit a 1 a Int32.MaxValue 1; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.sortInPlace a; a) = [||]
// out: o (let a = Array.copy [S] in Array.sortInPlace a; a) = [|3|]
// out: m (let a = Array.copy [S] in Array.sortInPlace a; a) = [|1; 2; 3; 3; 5|]
// out: n (let a = Array.copy [S] in Array.sortInPlace a; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.sortInPlaceBy (fun x -> -x) a; a) = [||]
// out: o (let a = Array.copy [S] in Array.sortInPlaceBy (fun x -> -x) a; a) = [|3|]
// out: m (let a = Array.copy [S] in Array.sortInPlaceBy (fun x -> -x) a; a) = [|5; 3; 3; 2; 1|]
// out: n (let a = Array.copy [S] in Array.sortInPlaceBy (fun x -> -x) a; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.sortInPlaceWith down a; a) = [||]
// out: o (let a = Array.copy [S] in Array.sortInPlaceWith down a; a) = [|3|]
// out: m (let a = Array.copy [S] in Array.sortInPlaceWith down a; a) = [|5; 3; 3; 2; 1|]
// out: n (let a = Array.copy [S] in Array.sortInPlaceWith down a; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.sortInPlaceWith (fun _ _ -> failwith 'cmp') a; a) = [||]
// out: o (let a = Array.copy [S] in Array.sortInPlaceWith (fun _ _ -> failwith 'cmp') a; a) = [|3|]
// out: m (let a = Array.copy [S] in Array.sortInPlaceWith (fun _ _ -> failwith 'cmp') a; a) !! InvalidOperationException: Failed to compare two elements in the array.
// out: n (let a = Array.copy [S] in Array.sortInPlaceWith (fun _ _ -> failwith 'cmp') a; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.randomShuffleInPlaceWith (Random 42) a; a) = [||]
// out: o (let a = Array.copy [S] in Array.randomShuffleInPlaceWith (Random 42) a; a) = [|3|]
// out: m (let a = Array.copy [S] in Array.randomShuffleInPlaceWith (Random 42) a; a) = [|3; 1; 2; 5; 3|]
// out: n (let a = Array.copy [S] in Array.randomShuffleInPlaceWith (Random 42) a; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in Array.randomShuffleInPlaceBy (fun () -> 0.25) a; a) = [||]
// out: o (let a = Array.copy [S] in Array.randomShuffleInPlaceBy (fun () -> 0.25) a; a) = [|3|]
// out: m (let a = Array.copy [S] in Array.randomShuffleInPlaceBy (fun () -> 0.25) a; a) = [|1; 2; 3; 3; 5|]
// out: n (let a = Array.copy [S] in Array.randomShuffleInPlaceBy (fun () -> 0.25) a; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in a[5] <- 1; a) !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: o (let a = Array.copy [S] in a[5] <- 1; a) !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: m (let a = Array.copy [S] in a[5] <- 1; a) !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: n (let a = Array.copy [S] in a[5] <- 1; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e (let a = Array.copy [S] in a[-1] <- 1; a) !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: o (let a = Array.copy [S] in a[-1] <- 1; a) !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: m (let a = Array.copy [S] in a[-1] <- 1; a) !! IndexOutOfRangeException: Index was outside the bounds of the array.
// out: n (let a = Array.copy [S] in a[-1] <- 1; a) !! ArgumentNullException: Value cannot be null. (Parameter 'array')
// out: e [S].[1..2] = [||]
// out: o [S].[1..2] = [||]
// out: m [S].[1..2] = [|1; 2|]
// out: e [S].[..2] = [||]
// out: o [S].[..2] = [|3|]
// out: m [S].[..2] = [|3; 1; 2|]
// out: e [S].[3..] = [||]
// out: o [S].[3..] = [||]
// out: m [S].[3..] = [|3; 5|]
// out: e [S].[3..1] = [||]
// out: o [S].[3..1] = [||]
// out: m [S].[3..1] = [||]
// out: e [S].[-3..1] = [||]
// out: o [S].[-3..1] = [|3|]
// out: m [S].[-3..1] = [|3; 1|]
// out: e [S].[2..100] = [||]
// out: o [S].[2..100] = [||]
// out: m [S].[2..100] = [|2; 3; 5|]
// out: e [S].[100..] = [||]
// out: o [S].[100..] = [||]
// out: m [S].[100..] = [||]
// out: e [S].[-5.. -1] = [||]
// out: o [S].[-5.. -1] = [||]
// out: m [S].[-5.. -1] = [||]
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
t "o randomSampleWith (Random 42) 2 [S]" (fun () -> Array.randomSampleWith (Random 42) 2 [| 3 |])
t "m randomSampleWith (Random 42) 2 [S]" (fun () -> Array.randomSampleWith (Random 42) 2 [| 3; 1; 2; 3; 5 |])
t "n randomSampleWith (Random 42) 2 [S]" (fun () -> Array.randomSampleWith (Random 42) 2 (null: int[]))
t "e randomSampleWith (Random 42) 6 [S]" (fun () -> Array.randomSampleWith (Random 42) 6 ([||]: int[]))
t "o randomSampleWith (Random 42) 6 [S]" (fun () -> Array.randomSampleWith (Random 42) 6 [| 3 |])
t "m randomSampleWith (Random 42) 6 [S]" (fun () -> Array.randomSampleWith (Random 42) 6 [| 3; 1; 2; 3; 5 |])
t "n randomSampleWith (Random 42) 6 [S]" (fun () -> Array.randomSampleWith (Random 42) 6 (null: int[]))
t "e randomSampleWith (Random 42) -1 [S]" (fun () -> Array.randomSampleWith (Random 42) -1 ([||]: int[]))
t "o randomSampleWith (Random 42) -1 [S]" (fun () -> Array.randomSampleWith (Random 42) -1 [| 3 |])
t "m randomSampleWith (Random 42) -1 [S]" (fun () -> Array.randomSampleWith (Random 42) -1 [| 3; 1; 2; 3; 5 |])
t "n randomSampleWith (Random 42) -1 [S]" (fun () -> Array.randomSampleWith (Random 42) -1 (null: int[]))
t "e randomSampleBy (fun () -> 0.99) 1 [S]" (fun () -> Array.randomSampleBy (fun () -> 0.99) 1 ([||]: int[]))
t "o randomSampleBy (fun () -> 0.99) 1 [S]" (fun () -> Array.randomSampleBy (fun () -> 0.99) 1 [| 3 |])
t "m randomSampleBy (fun () -> 0.99) 1 [S]" (fun () -> Array.randomSampleBy (fun () -> 0.99) 1 [| 3; 1; 2; 3; 5 |])
t "n randomSampleBy (fun () -> 0.99) 1 [S]" (fun () -> Array.randomSampleBy (fun () -> 0.99) 1 (null: int[]))
t "e randomChoicesBy (fun () -> 0.0) 2 [S]" (fun () -> Array.randomChoicesBy (fun () -> 0.0) 2 ([||]: int[]))
t "o randomChoicesBy (fun () -> 0.0) 2 [S]" (fun () -> Array.randomChoicesBy (fun () -> 0.0) 2 [| 3 |])
t "m randomChoicesBy (fun () -> 0.0) 2 [S]" (fun () -> Array.randomChoicesBy (fun () -> 0.0) 2 [| 3; 1; 2; 3; 5 |])
t "n randomChoicesBy (fun () -> 0.0) 2 [S]" (fun () -> Array.randomChoicesBy (fun () -> 0.0) 2 (null: int[]))
t "e randomChoiceWith (Random 42) [S]" (fun () -> Array.randomChoiceWith (Random 42) ([||]: int[]))
t "o randomChoiceWith (Random 42) [S]" (fun () -> Array.randomChoiceWith (Random 42) [| 3 |])
t "m randomChoiceWith (Random 42) [S]" (fun () -> Array.randomChoiceWith (Random 42) [| 3; 1; 2; 3; 5 |])
t "n randomChoiceWith (Random 42) [S]" (fun () -> Array.randomChoiceWith (Random 42) (null: int[]))
t "e randomChoiceBy (fun () -> 0.7) [S]" (fun () -> Array.randomChoiceBy (fun () -> 0.7) ([||]: int[]))
t "o randomChoiceBy (fun () -> 0.7) [S]" (fun () -> Array.randomChoiceBy (fun () -> 0.7) [| 3 |])
t "m randomChoiceBy (fun () -> 0.7) [S]" (fun () -> Array.randomChoiceBy (fun () -> 0.7) [| 3; 1; 2; 3; 5 |])
t "n randomChoiceBy (fun () -> 0.7) [S]" (fun () -> Array.randomChoiceBy (fun () -> 0.7) (null: int[]))
t "m unzip [P] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.unzip [| (1, "a"); (2, "b") |] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "m unzip3 [Q] |> fun (a, b, c) -> Seq.toList a, Seq.toList b, Seq.toList c" (fun () -> Array.unzip3 [| (1, "a", 2.5); (2, "b", 3.5) |] |> fun (a, b, c) -> Seq.toList a, Seq.toList b, Seq.toList c)
t "e partition (above 2) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.partition (above 2) ([||]: int[]) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "o partition (above 2) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.partition (above 2) [| 3 |] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "m partition (above 2) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.partition (above 2) [| 3; 1; 2; 3; 5 |] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "n partition (above 2) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.partition (above 2) (null: int[]) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "e partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) ([||]: int[]) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "o partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [| 3 |] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "m partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [| 3; 1; 2; 3; 5 |] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "n partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.partitionWith (fun x -> log x; if x > 2 then Choice1Of2 x else Choice2Of2 (string x)) (null: int[]) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "e splitAt 0 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt 0 ([||]: int[]) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "o splitAt 0 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt 0 [| 3 |] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "m splitAt 0 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt 0 [| 3; 1; 2; 3; 5 |] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "n splitAt 0 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt 0 (null: int[]) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "e splitAt 2 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt 2 ([||]: int[]) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "o splitAt 2 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt 2 [| 3 |] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "m splitAt 2 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt 2 [| 3; 1; 2; 3; 5 |] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "n splitAt 2 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt 2 (null: int[]) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "e splitAt 5 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt 5 ([||]: int[]) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "o splitAt 5 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt 5 [| 3 |] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "m splitAt 5 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt 5 [| 3; 1; 2; 3; 5 |] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "n splitAt 5 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt 5 (null: int[]) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "e splitAt 6 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt 6 ([||]: int[]) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "o splitAt 6 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt 6 [| 3 |] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "m splitAt 6 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt 6 [| 3; 1; 2; 3; 5 |] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "n splitAt 6 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt 6 (null: int[]) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "e splitAt -1 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt -1 ([||]: int[]) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "o splitAt -1 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt -1 [| 3 |] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "m splitAt -1 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt -1 [| 3; 1; 2; 3; 5 |] |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "n splitAt -1 [S] |> fun (a, b) -> Seq.toList a, Seq.toList b" (fun () -> Array.splitAt -1 (null: int[]) |> fun (a, b) -> Seq.toList a, Seq.toList b)
t "e copy [S]" (fun () -> Array.copy ([||]: int[]))
t "o copy [S]" (fun () -> Array.copy [| 3 |])
t "m copy [S]" (fun () -> Array.copy [| 3; 1; 2; 3; 5 |])
t "n copy [S]" (fun () -> Array.copy (null: int[]))
t "e M.get [S] 0" (fun () -> Array.get ([||]: int[]) 0)
t "o M.get [S] 0" (fun () -> Array.get [| 3 |] 0)
t "m M.get [S] 0" (fun () -> Array.get [| 3; 1; 2; 3; 5 |] 0)
t "e M.get [S] 4" (fun () -> Array.get ([||]: int[]) 4)
t "o M.get [S] 4" (fun () -> Array.get [| 3 |] 4)
t "m M.get [S] 4" (fun () -> Array.get [| 3; 1; 2; 3; 5 |] 4)
t "e M.get [S] 5" (fun () -> Array.get ([||]: int[]) 5)
t "o M.get [S] 5" (fun () -> Array.get [| 3 |] 5)
t "m M.get [S] 5" (fun () -> Array.get [| 3; 1; 2; 3; 5 |] 5)
t "e M.get [S] -1" (fun () -> Array.get ([||]: int[]) -1)
t "o M.get [S] -1" (fun () -> Array.get [| 3 |] -1)
t "m M.get [S] -1" (fun () -> Array.get [| 3; 1; 2; 3; 5 |] -1)
t "e M.set [S] 5 1" (fun () -> Array.set ([||]: int[]) 5 1)
t "o M.set [S] 5 1" (fun () -> Array.set [| 3 |] 5 1)
t "m M.set [S] 5 1" (fun () -> Array.set [| 3; 1; 2; 3; 5 |] 5 1)
t "e M.set [S] -1 1" (fun () -> Array.set ([||]: int[]) -1 1)
t "o M.set [S] -1 1" (fun () -> Array.set [| 3 |] -1 1)
t "m M.set [S] -1 1" (fun () -> Array.set [| 3; 1; 2; 3; 5 |] -1 1)
t "e sub [S] 0 0" (fun () -> Array.sub ([||]: int[]) 0 0)
t "o sub [S] 0 0" (fun () -> Array.sub [| 3 |] 0 0)
t "m sub [S] 0 0" (fun () -> Array.sub [| 3; 1; 2; 3; 5 |] 0 0)
t "n sub [S] 0 0" (fun () -> Array.sub (null: int[]) 0 0)
t "e sub [S] 1 2" (fun () -> Array.sub ([||]: int[]) 1 2)
t "o sub [S] 1 2" (fun () -> Array.sub [| 3 |] 1 2)
t "m sub [S] 1 2" (fun () -> Array.sub [| 3; 1; 2; 3; 5 |] 1 2)
t "n sub [S] 1 2" (fun () -> Array.sub (null: int[]) 1 2)
t "e sub [S] 0 5" (fun () -> Array.sub ([||]: int[]) 0 5)
t "o sub [S] 0 5" (fun () -> Array.sub [| 3 |] 0 5)
t "m sub [S] 0 5" (fun () -> Array.sub [| 3; 1; 2; 3; 5 |] 0 5)
t "n sub [S] 0 5" (fun () -> Array.sub (null: int[]) 0 5)
t "e sub [S] 1 5" (fun () -> Array.sub ([||]: int[]) 1 5)
t "o sub [S] 1 5" (fun () -> Array.sub [| 3 |] 1 5)
t "m sub [S] 1 5" (fun () -> Array.sub [| 3; 1; 2; 3; 5 |] 1 5)
t "n sub [S] 1 5" (fun () -> Array.sub (null: int[]) 1 5)
t "e sub [S] 5 0" (fun () -> Array.sub ([||]: int[]) 5 0)
t "o sub [S] 5 0" (fun () -> Array.sub [| 3 |] 5 0)
t "m sub [S] 5 0" (fun () -> Array.sub [| 3; 1; 2; 3; 5 |] 5 0)
t "n sub [S] 5 0" (fun () -> Array.sub (null: int[]) 5 0)
t "e sub [S] 6 0" (fun () -> Array.sub ([||]: int[]) 6 0)
t "o sub [S] 6 0" (fun () -> Array.sub [| 3 |] 6 0)
t "m sub [S] 6 0" (fun () -> Array.sub [| 3; 1; 2; 3; 5 |] 6 0)
t "n sub [S] 6 0" (fun () -> Array.sub (null: int[]) 6 0)
t "e sub [S] -1 2" (fun () -> Array.sub ([||]: int[]) -1 2)
t "o sub [S] -1 2" (fun () -> Array.sub [| 3 |] -1 2)
t "m sub [S] -1 2" (fun () -> Array.sub [| 3; 1; 2; 3; 5 |] -1 2)
t "n sub [S] -1 2" (fun () -> Array.sub (null: int[]) -1 2)
t "e sub [S] 0 -1" (fun () -> Array.sub ([||]: int[]) 0 -1)
t "o sub [S] 0 -1" (fun () -> Array.sub [| 3 |] 0 -1)
t "m sub [S] 0 -1" (fun () -> Array.sub [| 3; 1; 2; 3; 5 |] 0 -1)
t "n sub [S] 0 -1" (fun () -> Array.sub (null: int[]) 0 -1)
t "e (let a = Array.copy [S] in Array.fill a 1 2 7; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.fill a 1 2 7; a))
t "o (let a = Array.copy [S] in Array.fill a 1 2 7; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.fill a 1 2 7; a))
t "m (let a = Array.copy [S] in Array.fill a 1 2 7; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.fill a 1 2 7; a))
t "n (let a = Array.copy [S] in Array.fill a 1 2 7; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.fill a 1 2 7; a))
t "e (let a = Array.copy [S] in Array.fill a 0 0 7; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.fill a 0 0 7; a))
t "o (let a = Array.copy [S] in Array.fill a 0 0 7; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.fill a 0 0 7; a))
t "m (let a = Array.copy [S] in Array.fill a 0 0 7; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.fill a 0 0 7; a))
t "n (let a = Array.copy [S] in Array.fill a 0 0 7; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.fill a 0 0 7; a))
t "e (let a = Array.copy [S] in Array.fill a 4 2 7; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.fill a 4 2 7; a))
t "o (let a = Array.copy [S] in Array.fill a 4 2 7; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.fill a 4 2 7; a))
t "m (let a = Array.copy [S] in Array.fill a 4 2 7; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.fill a 4 2 7; a))
t "n (let a = Array.copy [S] in Array.fill a 4 2 7; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.fill a 4 2 7; a))
t "e (let a = Array.copy [S] in Array.fill a -1 2 7; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.fill a -1 2 7; a))
t "o (let a = Array.copy [S] in Array.fill a -1 2 7; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.fill a -1 2 7; a))
t "m (let a = Array.copy [S] in Array.fill a -1 2 7; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.fill a -1 2 7; a))
t "n (let a = Array.copy [S] in Array.fill a -1 2 7; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.fill a -1 2 7; a))
t "e (let a = Array.copy [S] in Array.fill a 1 -1 7; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.fill a 1 -1 7; a))
t "o (let a = Array.copy [S] in Array.fill a 1 -1 7; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.fill a 1 -1 7; a))
t "m (let a = Array.copy [S] in Array.fill a 1 -1 7; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.fill a 1 -1 7; a))
t "n (let a = Array.copy [S] in Array.fill a 1 -1 7; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.fill a 1 -1 7; a))
t "e (let a = Array.copy [S] in Array.fill a 1 Int32.MaxValue 7; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.fill a 1 Int32.MaxValue 7; a))
t "o (let a = Array.copy [S] in Array.fill a 1 Int32.MaxValue 7; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.fill a 1 Int32.MaxValue 7; a))
t "m (let a = Array.copy [S] in Array.fill a 1 Int32.MaxValue 7; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.fill a 1 Int32.MaxValue 7; a))
t "n (let a = Array.copy [S] in Array.fill a 1 Int32.MaxValue 7; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.fill a 1 Int32.MaxValue 7; a))
t "e (let a = Array.copy [S] in Array.fill a Int32.MaxValue 1 7; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.fill a Int32.MaxValue 1 7; a))
t "o (let a = Array.copy [S] in Array.fill a Int32.MaxValue 1 7; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.fill a Int32.MaxValue 1 7; a))
t "m (let a = Array.copy [S] in Array.fill a Int32.MaxValue 1 7; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.fill a Int32.MaxValue 1 7; a))
t "n (let a = Array.copy [S] in Array.fill a Int32.MaxValue 1 7; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.fill a Int32.MaxValue 1 7; a))
t "e (let a = Array.copy [S] in Array.blit a 0 a 1 2; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.blit a 0 a 1 2; a))
t "o (let a = Array.copy [S] in Array.blit a 0 a 1 2; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.blit a 0 a 1 2; a))
t "m (let a = Array.copy [S] in Array.blit a 0 a 1 2; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.blit a 0 a 1 2; a))
t "n (let a = Array.copy [S] in Array.blit a 0 a 1 2; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.blit a 0 a 1 2; a))
t "e (let a = Array.copy [S] in Array.blit a 1 a 0 2; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.blit a 1 a 0 2; a))
t "o (let a = Array.copy [S] in Array.blit a 1 a 0 2; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.blit a 1 a 0 2; a))
t "m (let a = Array.copy [S] in Array.blit a 1 a 0 2; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.blit a 1 a 0 2; a))
t "n (let a = Array.copy [S] in Array.blit a 1 a 0 2; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.blit a 1 a 0 2; a))
t "e (let a = Array.copy [S] in Array.blit a 0 a 0 0; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.blit a 0 a 0 0; a))
t "o (let a = Array.copy [S] in Array.blit a 0 a 0 0; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.blit a 0 a 0 0; a))
t "m (let a = Array.copy [S] in Array.blit a 0 a 0 0; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.blit a 0 a 0 0; a))
t "n (let a = Array.copy [S] in Array.blit a 0 a 0 0; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.blit a 0 a 0 0; a))
t "e (let a = Array.copy [S] in Array.blit a 0 a 4 2; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.blit a 0 a 4 2; a))
t "o (let a = Array.copy [S] in Array.blit a 0 a 4 2; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.blit a 0 a 4 2; a))
t "m (let a = Array.copy [S] in Array.blit a 0 a 4 2; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.blit a 0 a 4 2; a))
t "n (let a = Array.copy [S] in Array.blit a 0 a 4 2; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.blit a 0 a 4 2; a))
t "e (let a = Array.copy [S] in Array.blit a 4 a 0 2; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.blit a 4 a 0 2; a))
t "o (let a = Array.copy [S] in Array.blit a 4 a 0 2; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.blit a 4 a 0 2; a))
t "m (let a = Array.copy [S] in Array.blit a 4 a 0 2; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.blit a 4 a 0 2; a))
t "n (let a = Array.copy [S] in Array.blit a 4 a 0 2; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.blit a 4 a 0 2; a))
t "e (let a = Array.copy [S] in Array.blit a -1 a 0 2; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.blit a -1 a 0 2; a))
t "o (let a = Array.copy [S] in Array.blit a -1 a 0 2; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.blit a -1 a 0 2; a))
t "m (let a = Array.copy [S] in Array.blit a -1 a 0 2; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.blit a -1 a 0 2; a))
t "n (let a = Array.copy [S] in Array.blit a -1 a 0 2; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.blit a -1 a 0 2; a))
t "e (let a = Array.copy [S] in Array.blit a 0 a -1 2; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.blit a 0 a -1 2; a))
t "o (let a = Array.copy [S] in Array.blit a 0 a -1 2; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.blit a 0 a -1 2; a))
t "m (let a = Array.copy [S] in Array.blit a 0 a -1 2; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.blit a 0 a -1 2; a))
t "n (let a = Array.copy [S] in Array.blit a 0 a -1 2; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.blit a 0 a -1 2; a))
t "e (let a = Array.copy [S] in Array.blit a 0 a 0 -1; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.blit a 0 a 0 -1; a))
t "o (let a = Array.copy [S] in Array.blit a 0 a 0 -1; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.blit a 0 a 0 -1; a))
t "m (let a = Array.copy [S] in Array.blit a 0 a 0 -1; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.blit a 0 a 0 -1; a))
t "n (let a = Array.copy [S] in Array.blit a 0 a 0 -1; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.blit a 0 a 0 -1; a))
t "e (let a = Array.copy [S] in Array.blit a 0 a 0 Int32.MaxValue; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.blit a 0 a 0 Int32.MaxValue; a))
t "o (let a = Array.copy [S] in Array.blit a 0 a 0 Int32.MaxValue; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.blit a 0 a 0 Int32.MaxValue; a))
t "m (let a = Array.copy [S] in Array.blit a 0 a 0 Int32.MaxValue; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.blit a 0 a 0 Int32.MaxValue; a))
t "n (let a = Array.copy [S] in Array.blit a 0 a 0 Int32.MaxValue; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.blit a 0 a 0 Int32.MaxValue; a))
t "e (let a = Array.copy [S] in Array.blit a Int32.MaxValue a 0 1; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.blit a Int32.MaxValue a 0 1; a))
t "o (let a = Array.copy [S] in Array.blit a Int32.MaxValue a 0 1; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.blit a Int32.MaxValue a 0 1; a))
t "m (let a = Array.copy [S] in Array.blit a Int32.MaxValue a 0 1; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.blit a Int32.MaxValue a 0 1; a))
t "n (let a = Array.copy [S] in Array.blit a Int32.MaxValue a 0 1; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.blit a Int32.MaxValue a 0 1; a))
t "e (let a = Array.copy [S] in Array.blit a 1 a Int32.MaxValue 1; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.blit a 1 a Int32.MaxValue 1; a))
t "o (let a = Array.copy [S] in Array.blit a 1 a Int32.MaxValue 1; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.blit a 1 a Int32.MaxValue 1; a))
t "m (let a = Array.copy [S] in Array.blit a 1 a Int32.MaxValue 1; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.blit a 1 a Int32.MaxValue 1; a))
t "n (let a = Array.copy [S] in Array.blit a 1 a Int32.MaxValue 1; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.blit a 1 a Int32.MaxValue 1; a))
t "e (let a = Array.copy [S] in Array.sortInPlace a; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.sortInPlace a; a))
t "o (let a = Array.copy [S] in Array.sortInPlace a; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.sortInPlace a; a))
t "m (let a = Array.copy [S] in Array.sortInPlace a; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.sortInPlace a; a))
t "n (let a = Array.copy [S] in Array.sortInPlace a; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.sortInPlace a; a))
t "e (let a = Array.copy [S] in Array.sortInPlaceBy (fun x -> -x) a; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.sortInPlaceBy (fun x -> -x) a; a))
t "o (let a = Array.copy [S] in Array.sortInPlaceBy (fun x -> -x) a; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.sortInPlaceBy (fun x -> -x) a; a))
t "m (let a = Array.copy [S] in Array.sortInPlaceBy (fun x -> -x) a; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.sortInPlaceBy (fun x -> -x) a; a))
t "n (let a = Array.copy [S] in Array.sortInPlaceBy (fun x -> -x) a; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.sortInPlaceBy (fun x -> -x) a; a))
t "e (let a = Array.copy [S] in Array.sortInPlaceWith down a; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.sortInPlaceWith down a; a))
t "o (let a = Array.copy [S] in Array.sortInPlaceWith down a; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.sortInPlaceWith down a; a))
t "m (let a = Array.copy [S] in Array.sortInPlaceWith down a; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.sortInPlaceWith down a; a))
t "n (let a = Array.copy [S] in Array.sortInPlaceWith down a; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.sortInPlaceWith down a; a))
t "e (let a = Array.copy [S] in Array.sortInPlaceWith (fun _ _ -> failwith 'cmp') a; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.sortInPlaceWith (fun _ _ -> failwith "cmp") a; a))
t "o (let a = Array.copy [S] in Array.sortInPlaceWith (fun _ _ -> failwith 'cmp') a; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.sortInPlaceWith (fun _ _ -> failwith "cmp") a; a))
t "m (let a = Array.copy [S] in Array.sortInPlaceWith (fun _ _ -> failwith 'cmp') a; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.sortInPlaceWith (fun _ _ -> failwith "cmp") a; a))
t "n (let a = Array.copy [S] in Array.sortInPlaceWith (fun _ _ -> failwith 'cmp') a; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.sortInPlaceWith (fun _ _ -> failwith "cmp") a; a))
t "e (let a = Array.copy [S] in Array.randomShuffleInPlaceWith (Random 42) a; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.randomShuffleInPlaceWith (Random 42) a; a))
t "o (let a = Array.copy [S] in Array.randomShuffleInPlaceWith (Random 42) a; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.randomShuffleInPlaceWith (Random 42) a; a))
t "m (let a = Array.copy [S] in Array.randomShuffleInPlaceWith (Random 42) a; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.randomShuffleInPlaceWith (Random 42) a; a))
t "n (let a = Array.copy [S] in Array.randomShuffleInPlaceWith (Random 42) a; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.randomShuffleInPlaceWith (Random 42) a; a))
t "e (let a = Array.copy [S] in Array.randomShuffleInPlaceBy (fun () -> 0.25) a; a)" (fun () -> (let a = Array.copy ([||]: int[]) in Array.randomShuffleInPlaceBy (fun () -> 0.25) a; a))
t "o (let a = Array.copy [S] in Array.randomShuffleInPlaceBy (fun () -> 0.25) a; a)" (fun () -> (let a = Array.copy [| 3 |] in Array.randomShuffleInPlaceBy (fun () -> 0.25) a; a))
t "m (let a = Array.copy [S] in Array.randomShuffleInPlaceBy (fun () -> 0.25) a; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in Array.randomShuffleInPlaceBy (fun () -> 0.25) a; a))
t "n (let a = Array.copy [S] in Array.randomShuffleInPlaceBy (fun () -> 0.25) a; a)" (fun () -> (let a = Array.copy (null: int[]) in Array.randomShuffleInPlaceBy (fun () -> 0.25) a; a))
t "e (let a = Array.copy [S] in a[5] <- 1; a)" (fun () -> (let a = Array.copy ([||]: int[]) in a[5] <- 1; a))
t "o (let a = Array.copy [S] in a[5] <- 1; a)" (fun () -> (let a = Array.copy [| 3 |] in a[5] <- 1; a))
t "m (let a = Array.copy [S] in a[5] <- 1; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in a[5] <- 1; a))
t "n (let a = Array.copy [S] in a[5] <- 1; a)" (fun () -> (let a = Array.copy (null: int[]) in a[5] <- 1; a))
t "e (let a = Array.copy [S] in a[-1] <- 1; a)" (fun () -> (let a = Array.copy ([||]: int[]) in a[-1] <- 1; a))
t "o (let a = Array.copy [S] in a[-1] <- 1; a)" (fun () -> (let a = Array.copy [| 3 |] in a[-1] <- 1; a))
t "m (let a = Array.copy [S] in a[-1] <- 1; a)" (fun () -> (let a = Array.copy [| 3; 1; 2; 3; 5 |] in a[-1] <- 1; a))
t "n (let a = Array.copy [S] in a[-1] <- 1; a)" (fun () -> (let a = Array.copy (null: int[]) in a[-1] <- 1; a))
t "e [S].[1..2]" (fun () -> ([||]: int[]).[1..2])
t "o [S].[1..2]" (fun () -> [| 3 |].[1..2])
t "m [S].[1..2]" (fun () -> [| 3; 1; 2; 3; 5 |].[1..2])
t "e [S].[..2]" (fun () -> ([||]: int[]).[..2])
t "o [S].[..2]" (fun () -> [| 3 |].[..2])
t "m [S].[..2]" (fun () -> [| 3; 1; 2; 3; 5 |].[..2])
t "e [S].[3..]" (fun () -> ([||]: int[]).[3..])
t "o [S].[3..]" (fun () -> [| 3 |].[3..])
t "m [S].[3..]" (fun () -> [| 3; 1; 2; 3; 5 |].[3..])
t "e [S].[3..1]" (fun () -> ([||]: int[]).[3..1])
t "o [S].[3..1]" (fun () -> [| 3 |].[3..1])
t "m [S].[3..1]" (fun () -> [| 3; 1; 2; 3; 5 |].[3..1])
t "e [S].[-3..1]" (fun () -> ([||]: int[]).[-3..1])
t "o [S].[-3..1]" (fun () -> [| 3 |].[-3..1])
t "m [S].[-3..1]" (fun () -> [| 3; 1; 2; 3; 5 |].[-3..1])
t "e [S].[2..100]" (fun () -> ([||]: int[]).[2..100])
t "o [S].[2..100]" (fun () -> [| 3 |].[2..100])
t "m [S].[2..100]" (fun () -> [| 3; 1; 2; 3; 5 |].[2..100])
t "e [S].[100..]" (fun () -> ([||]: int[]).[100..])
t "o [S].[100..]" (fun () -> [| 3 |].[100..])
t "m [S].[100..]" (fun () -> [| 3; 1; 2; 3; 5 |].[100..])
t "e [S].[-5.. -1]" (fun () -> ([||]: int[]).[-5.. -1])
t "o [S].[-5.. -1]" (fun () -> [| 3 |].[-5.. -1])
t "m [S].[-5.. -1]" (fun () -> [| 3; 1; 2; 3; 5 |].[-5.. -1])
