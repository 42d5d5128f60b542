// out: [[5; 0; 0]
// out:  [0; 0; 0]
// out:  [0; 0; 0]]
// out: [[5; 0; 0]
// out:  [0; 0; 0]
// out:  [0; 0; 0]]
// out: The index is outside the legal range.|count1 = 3, source axis-0 end index = 3 source axis-0 upper bound = 2 (Parameter 'count1') 
// out: The index is outside the legal range.|count2 = 3, source axis-1 end index = 3 source axis-1 upper bound = 2 (Parameter 'count2') 
// out: [[0; 0; 0]
// out:  [0; 0; 0]
// out:  [0; 0; 0]]
// out: [[0; 0; 0]
// out:  [0; 0; 0]
// out:  [0; 0; 0]]
// out: The index is outside the legal range.|targetIndex2 = -3, target axis-1 lower bound = 0 (Parameter 'targetIndex2') 
// out: The index is outside the legal range.|targetIndex1 = -3, target axis-0 lower bound = 0 (Parameter 'targetIndex1') 
// out: The index is outside the legal range.|targetIndex2 = -3, target axis-1 lower bound = 0 (Parameter 'targetIndex2') 
// out: The index is outside the legal range.|targetIndex1 = -3, target axis-0 lower bound = 0 (Parameter 'targetIndex1') 
// out: The index is outside the legal range.|targetIndex2 = -3, target axis-1 lower bound = 0 (Parameter 'targetIndex2') 
// out: The index is outside the legal range.|targetIndex1 = -3, target axis-0 lower bound = 0 (Parameter 'targetIndex1') 
// out: [[0; 0; 5]
// out:  [0; 0; 0]
// out:  [0; 0; 0]]
// out: [[0; 0; 0]
// out:  [0; 0; 0]
// out:  [5; 0; 0]]
// out: The index is outside the legal range.|count1 = 3, source axis-0 end index = 3 source axis-0 upper bound = 2 (Parameter 'count1') 
// out: The index is outside the legal range.|count2 = 3, source axis-1 end index = 3 source axis-1 upper bound = 2 (Parameter 'count2') 
// out: [[0; 0; 0]
// out:  [0; 0; 0]
// out:  [0; 0; 0]]
// out: [[0; 0; 0]
// out:  [0; 0; 0]
// out:  [0; 0; 0]]
// out: The index is outside the legal range.|count1 = 1, source axis-0 end index = 9 source axis-0 upper bound = 2 (Parameter 'count1') 
// out: The index is outside the legal range.|count2 = 1, source axis-1 end index = 9 source axis-1 upper bound = 2 (Parameter 'count2') 
// out: The index is outside the legal range.|count1 = 3, source axis-0 end index = 11 source axis-0 upper bound = 2 (Parameter 'count1') 
// out: The index is outside the legal range.|count2 = 3, source axis-1 end index = 11 source axis-1 upper bound = 2 (Parameter 'count2') 
// out: The index is outside the legal range.|count1 = -1, source axis-0 end index = 7 source axis-0 upper bound = 2 (Parameter 'count1') 
// out: The index is outside the legal range.|count2 = -1, source axis-1 end index = 7 source axis-1 upper bound = 2 (Parameter 'count2') 
// out: The index is outside the legal range.|targetIndex2 = -3, target axis-1 lower bound = 0 (Parameter 'targetIndex2') 
// out: The index is outside the legal range.|targetIndex1 = -3, target axis-0 lower bound = 0 (Parameter 'targetIndex1') 
// out: The index is outside the legal range.|targetIndex2 = -3, target axis-1 lower bound = 0 (Parameter 'targetIndex2') 
// out: The index is outside the legal range.|targetIndex1 = -3, target axis-0 lower bound = 0 (Parameter 'targetIndex1') 
// out: The index is outside the legal range.|targetIndex2 = -3, target axis-1 lower bound = 0 (Parameter 'targetIndex2') 
// out: The index is outside the legal range.|targetIndex1 = -3, target axis-0 lower bound = 0 (Parameter 'targetIndex1') 
// out: The index is outside the legal range.|count1 = 1, source axis-0 end index = 9 source axis-0 upper bound = 2 (Parameter 'count1') 
// out: The index is outside the legal range.|count2 = 1, source axis-1 end index = 9 source axis-1 upper bound = 2 (Parameter 'count2') 
// out: The index is outside the legal range.|count1 = 3, source axis-0 end index = 11 source axis-0 upper bound = 2 (Parameter 'count1') 
// out: The index is outside the legal range.|count2 = 3, source axis-1 end index = 11 source axis-1 upper bound = 2 (Parameter 'count2') 
// out: The index is outside the legal range.|count1 = -1, source axis-0 end index = 7 source axis-0 upper bound = 2 (Parameter 'count1') 
// out: The index is outside the legal range.|count2 = -1, source axis-1 end index = 7 source axis-1 upper bound = 2 (Parameter 'count2') 
// out: The index is outside the legal range.|sourceIndex1 = -1, source axis-0 lower bound = 0 (Parameter 'sourceIndex1') 
// out: The index is outside the legal range.|sourceIndex2 = -1, source axis-1 lower bound = 0 (Parameter 'sourceIndex2') 
// out: The index is outside the legal range.|sourceIndex1 = -1, source axis-0 lower bound = 0 (Parameter 'sourceIndex1') 
// out: The index is outside the legal range.|sourceIndex2 = -1, source axis-1 lower bound = 0 (Parameter 'sourceIndex2') 
// out: The index is outside the legal range.|sourceIndex1 = -1, source axis-0 lower bound = 0 (Parameter 'sourceIndex1') 
// out: The index is outside the legal range.|sourceIndex2 = -1, source axis-1 lower bound = 0 (Parameter 'sourceIndex2') 
// out: The index is outside the legal range.|sourceIndex1 = -1, source axis-0 lower bound = 0 (Parameter 'sourceIndex1') 
// out: The index is outside the legal range.|sourceIndex2 = -1, source axis-1 lower bound = 0 (Parameter 'sourceIndex2') 
// out: The index is outside the legal range.|sourceIndex1 = -1, source axis-0 lower bound = 0 (Parameter 'sourceIndex1') 
// out: The index is outside the legal range.|sourceIndex2 = -1, source axis-1 lower bound = 0 (Parameter 'sourceIndex2') 
// out: The index is outside the legal range.|sourceIndex1 = -1, source axis-0 lower bound = 0 (Parameter 'sourceIndex1') 
// out: The index is outside the legal range.|sourceIndex2 = -1, source axis-1 lower bound = 0 (Parameter 'sourceIndex2') 
// out: The index is outside the legal range.|sourceIndex1 = -1, source axis-0 lower bound = 0 (Parameter 'sourceIndex1') 
// out: The index is outside the legal range.|sourceIndex2 = -1, source axis-1 lower bound = 0 (Parameter 'sourceIndex2') 
// out: The index is outside the legal range.|sourceIndex1 = -1, source axis-0 lower bound = 0 (Parameter 'sourceIndex1') 
// out: The index is outside the legal range.|sourceIndex2 = -1, source axis-1 lower bound = 0 (Parameter 'sourceIndex2') 
// out: The index is outside the legal range.|sourceIndex1 = -1, source axis-0 lower bound = 0 (Parameter 'sourceIndex1') 
// out: The index is outside the legal range.|sourceIndex2 = -1, source axis-1 lower bound = 0 (Parameter 'sourceIndex2') 
// out: Value was either too large or too small for a character. Value was either too large or too small for a UInt16.
// out: 'B'
// out: Value was either too large or too small for a character. Value was either too large or too small for a UInt16.
// The starts of both arrays are checked before the counts; char of a decimal tells why it does not fit.
let show (f: unit -> 'a) = try printfn "%A" (f ()) with e -> printfn "%s %s" (e.Message.Replace("\n", "|")) (if isNull e.InnerException then "" else e.InnerException.Message)
let a = Array2D.create 2 2 5
for s1 in [ 0; 8; -1 ] do
    for t2 in [ 0; -3; 2 ] do
        for n in [ 1; 3; -1 ] do
            show (fun () -> let b = Array2D.zeroCreate 3 3 in Array2D.blit a s1 0 b 0 t2 n 1; b)
            show (fun () -> let b = Array2D.zeroCreate 3 3 in Array2D.blit a 0 s1 b t2 0 1 n; b)
show (fun () -> char -2.5M)
show (fun () -> char 66.9M)
show (fun () -> char 70000M)
