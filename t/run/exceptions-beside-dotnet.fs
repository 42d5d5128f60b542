// out: System.Exception: Exception of type 'System.Exception' was thrown. | true
// out: System.InvalidOperationException: Operation is not valid due to the current state of the object. | true
// out: System.FormatException: One of the identified items was in an invalid format. | true
// out: System.ArgumentException: Value does not fall within the expected range. | true
// out: System.ArgumentNullException: Value cannot be null. | true
// out: System.ArgumentOutOfRangeException: Specified argument was out of the range of valid values. | true
// out: System.NotSupportedException: Specified method is not supported. | true
// out: System.NotImplementedException: The method or operation is not implemented. | true
// out: System.IndexOutOfRangeException: Index was outside the bounds of the array. | true
// out: System.NullReferenceException: Object reference not set to an instance of an object. | true
// out: System.DivideByZeroException: Attempted to divide by zero. | true
// out: System.OverflowException: Arithmetic operation resulted in an overflow. | true
// out: System.ArithmeticException: Overflow or underflow in the arithmetic operation. | true
// out: System.InvalidCastException: Specified cast is not valid. | true
// out: System.Collections.Generic.KeyNotFoundException: The given key was not present in the dictionary. | true
// out: System.TimeoutException: The operation has timed out. | true
// out: System.OutOfMemoryException: Insufficient memory to continue the execution of the program. | true
// out: System.StackOverflowException: Operation caused a stack overflow. | true
// out: System.ApplicationException: Exception of type 'System.ApplicationException' was thrown. | true
// out: System.SystemException: Exception of type 'System.SystemException' was thrown. | true
// out: System.UnauthorizedAccessException: Attempted to perform an unauthorized operation. | true
// out: System.ObjectDisposedException: Cannot access a disposed object. | true
// out: System.OperationCanceledException: The operation was canceled. | true
// out: System.IO.IOException: Exception of type 'System.IO.IOException' was thrown. | true
// out: System.IO.FileNotFoundException:  | true
// out: System.IO.DirectoryNotFoundException: Attempted to access a path that is not on the disk. | true
// out: System.IO.EndOfStreamException: Attempted to read past the end of the stream. | true
// out: System.IO.PathTooLongException: The specified file name or path is too long, or a component of the specified path is too long. | true
// out: System.PlatformNotSupportedException: Operation is not supported on this platform. | true
// out: System.RankException: Attempted to operate on an array with the incorrect number of dimensions. | true
// out: System.ArrayTypeMismatchException: Attempted to access an element as a type incompatible with the array. | true
// out: System.Threading.Tasks.TaskCanceledException: A task was canceled. | true
// out: System.AggregateException: One or more errors occurred. | true
// out: System.ArgumentException: Value does not fall within the expected range. | true
// out: System.ArgumentException: Value does not fall within the expected range. (Parameter 'p') | true
// out: System.ArgumentException: m | true
// out: System.ArgumentException: m (Parameter 'p') | true
// out: System.ArgumentNullException: Value cannot be null. | true
// out: System.ArgumentNullException: Value cannot be null. (Parameter 'p') | true
// out: System.ArgumentNullException: m | true
// out: System.ArgumentOutOfRangeException: Specified argument was out of the range of valid values. | true
// out: System.ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'p') | true
// out: System.ArgumentOutOfRangeException: m | true
// out: System.ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'p')
// out: Actual value was 5. | true
// out: System.ArgumentOutOfRangeException: Specified argument was out of the range of valid values. | true
// out: System.ArgumentOutOfRangeException: m (Parameter 'p') | true
// out: System.ObjectDisposedException: Cannot access a disposed object.
// out: Object name: 'o'. | true
// out: System.ObjectDisposedException: m | true
// out: System.ObjectDisposedException: Cannot access a disposed object. | true
// out: System.ObjectDisposedException: Cannot access a disposed object.
// out: Object name: 'o'. | true
// out: System.Exception: Exception of type 'System.Exception' was thrown. | true
// out: System.InvalidOperationException: Operation is not valid due to the current state of the object. | false
// out: System.IO.FileNotFoundException: Could not load file or assembly 'f'. The system cannot find the file specified.
// out:  | true
// out: System.IO.FileNotFoundException: m | true
// out: System.Exception: Exception of type 'System.Exception' was thrown. | true
// out: System.InvalidOperationException: Operation is not valid due to the current state of the object. | true
// out: System.FormatException: One of the identified items was in an invalid format. | true
// out: System.ArgumentException: Value does not fall within the expected range. | true
// out: System.ArgumentNullException: Value cannot be null. | true
// out: System.ArgumentOutOfRangeException: Specified argument was out of the range of valid values. | true
// out: System.NotSupportedException: Specified method is not supported. | true
// out: System.NotImplementedException: The method or operation is not implemented. | true
// out: System.IndexOutOfRangeException: Index was outside the bounds of the array. | true
// out: System.NullReferenceException: Object reference not set to an instance of an object. | true
// out: System.DivideByZeroException: Attempted to divide by zero. | true
// out: System.OverflowException: Arithmetic operation resulted in an overflow. | true
// out: System.ArithmeticException: Overflow or underflow in the arithmetic operation. | true
// out: System.InvalidCastException: Specified cast is not valid. | true
// out: System.TimeoutException: The operation has timed out. | true
// out: System.OutOfMemoryException: Insufficient memory to continue the execution of the program. | true
// out: System.StackOverflowException: Operation caused a stack overflow. | true
// out: System.ApplicationException: Error in the application. | true
// out: System.SystemException: System error. | true
// out: System.UnauthorizedAccessException: Attempted to perform an unauthorized operation. | true
// out: System.OperationCanceledException: The operation was canceled. | true
// out: System.IO.IOException: I/O error occurred. | true
// out: System.IO.FileNotFoundException: Unable to find the specified file. | true
// out: System.IO.DirectoryNotFoundException: Attempted to access a path that is not on the disk. | true
// out: System.IO.EndOfStreamException: Attempted to read past the end of the stream. | true
// out: System.IO.PathTooLongException: The specified file name or path is too long, or a component of the specified path is too long. | true
// out: System.PlatformNotSupportedException: Operation is not supported on this platform. | true
// out: System.RankException: Attempted to operate on an array with the incorrect number of dimensions. | true
// out: System.ArrayTypeMismatchException: Attempted to access an element as a type incompatible with the array. | true
// out: System.Threading.Tasks.TaskCanceledException: A task was canceled. | true
// out: Program+MyE: Exception of type 'Program+MyE' was thrown. | true
// out: Program+MyE2: Exception of type 'Program+MyE2' was thrown. | true
// out: Program+MyA: Value does not fall within the expected range. | true
// out: Program+Boom: Boom null | true
// out: Program+Bang: Bang | true
// out: Program+MyE: x | true
// out: failwith = Exception: Exception of type 'System.Exception' was thrown.
// out: invalidOp = InvalidOperationException: Operation is not valid due to the current state of the object.
// out: invalidArg = ArgumentException: Value does not fall within the expected range.
// out: nullArg = ArgumentNullException: Value cannot be null.
// out: raise null = NullReferenceException: Object reference not set to an instance of an object.
// out: asspan 5 1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: asmem 5 1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: arr asspan 5 1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: null asspan 5 1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: tca 5 1 = ArgumentOutOfRangeException: startIndex ('5') must be less than or equal to '3'. (Parameter 'startIndex')
// out: Actual value was 5.
// out: mem slice 5 1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: indexof 5 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: indexofs 5 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: set slice 5 1 = [|1; 2; 3|]
// out: set slice1 5 1 = [|1; 2; 3|]
// out: set slice from 5 1 = [|1; 2; 3|]
// out: set slice to 5 1 = [|7; 8; 3|]
// out: list indexof 5 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: sb append 5 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: bitconv 5 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: b64 5 1 = ArgumentOutOfRangeException: offset ('5') must be less than or equal to '2'. (Parameter 'offset')
// out: Actual value was 5.
// out: asspan -1 1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: asmem -1 1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: arr asspan -1 1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: null asspan -1 1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: tca -1 1 = ArgumentOutOfRangeException: startIndex ('4294967295') must be less than or equal to '3'. (Parameter 'startIndex')
// out: Actual value was 4294967295.
// out: mem slice -1 1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: indexof -1 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: indexofs -1 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: set slice -1 1 = ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: set slice1 -1 1 = ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: set slice from -1 1 = ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: set slice to -1 1 = [|7; 8; 3|]
// out: list indexof -1 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: sb append -1 1 = ArgumentOutOfRangeException: startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')
// out: Actual value was -1.
// out: bitconv -1 1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: b64 -1 1 = ArgumentOutOfRangeException: offset ('-1') must be a non-negative value. (Parameter 'offset')
// out: Actual value was -1.
// out: asspan 1 -1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: asmem 1 -1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: arr asspan 1 -1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: null asspan 1 -1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: tca 1 -1 = ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')
// out: Actual value was -1.
// out: mem slice 1 -1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: indexof 1 -1 = ArgumentOutOfRangeException: Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: indexofs 1 -1 = ArgumentOutOfRangeException: Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: set slice 1 -1 = [|1; 2; 3|]
// out: set slice1 1 -1 = [|1; 2; 3|]
// out: set slice from 1 -1 = [|1; 7; 8|]
// out: set slice to 1 -1 = [|1; 2; 3|]
// out: list indexof 1 -1 = ArgumentOutOfRangeException: Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: sb append 1 -1 = ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: bitconv 1 -1 = ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')
// out: Actual value was -1.
// out: b64 1 -1 = ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')
// out: Actual value was -1.
// out: asspan 1 9 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: asmem 1 9 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: arr asspan 1 9 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: null asspan 1 9 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: tca 1 9 = ArgumentOutOfRangeException: startIndex ('1') must be less than or equal to '-6'. (Parameter 'startIndex')
// out: Actual value was 1.
// out: mem slice 1 9 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: indexof 1 9 = ArgumentOutOfRangeException: Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: indexofs 1 9 = ArgumentOutOfRangeException: Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: set slice 1 9 = ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: set slice1 1 9 = ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: set slice from 1 9 = [|1; 7; 8|]
// out: set slice to 1 9 = ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: list indexof 1 9 = ArgumentOutOfRangeException: Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: sb append 1 9 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: bitconv 1 9 = ArgumentException: The array starting from the specified index is not long enough to read a value of the specified type. (Parameter 'value')
// out: b64 1 9 = ArgumentOutOfRangeException: offset ('1') must be less than or equal to '-6'. (Parameter 'offset')
// out: Actual value was 1.
// out: asspan 4 0 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: asmem 4 0 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: arr asspan 4 0 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: null asspan 4 0 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: tca 4 0 = ArgumentOutOfRangeException: startIndex ('4') must be less than or equal to '3'. (Parameter 'startIndex')
// out: Actual value was 4.
// out: mem slice 4 0 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: indexof 4 0 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: indexofs 4 0 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: set slice 4 0 = [|1; 2; 3|]
// out: set slice1 4 0 = [|1; 2; 3|]
// out: set slice from 4 0 = [|1; 2; 3|]
// out: set slice to 4 0 = [|7; 2; 3|]
// out: list indexof 4 0 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: sb append 4 0 = x
// out: bitconv 4 0 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: b64 4 0 = ArgumentOutOfRangeException: offset ('4') must be less than or equal to '3'. (Parameter 'offset')
// out: Actual value was 4.
// out: asspan 9 -1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: asmem 9 -1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: arr asspan 9 -1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: null asspan 9 -1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: tca 9 -1 = ArgumentOutOfRangeException: startIndex ('9') must be less than or equal to '3'. (Parameter 'startIndex')
// out: Actual value was 9.
// out: mem slice 9 -1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: indexof 9 -1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: indexofs 9 -1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: set slice 9 -1 = [|1; 2; 3|]
// out: set slice1 9 -1 = [|1; 2; 3|]
// out: set slice from 9 -1 = [|1; 2; 3|]
// out: set slice to 9 -1 = [|1; 2; 3|]
// out: list indexof 9 -1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: sb append 9 -1 = ArgumentOutOfRangeException: count ('-1') must be a non-negative value. (Parameter 'count')
// out: Actual value was -1.
// out: bitconv 9 -1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: b64 9 -1 = ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')
// out: Actual value was -1.
// out: asspan -1 -1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: asmem -1 -1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: arr asspan -1 -1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: null asspan -1 -1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: tca -1 -1 = ArgumentOutOfRangeException: startIndex ('4294967295') must be less than or equal to '3'. (Parameter 'startIndex')
// out: Actual value was 4294967295.
// out: mem slice -1 -1 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: indexof -1 -1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: indexofs -1 -1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: set slice -1 -1 = ArgumentOutOfRangeException: destinationIndex ('-1') must be greater than or equal to '0'. (Parameter 'destinationIndex')
// out: Actual value was -1.
// out: set slice1 -1 -1 = ArgumentOutOfRangeException: destinationIndex ('-1') must be greater than or equal to '0'. (Parameter 'destinationIndex')
// out: Actual value was -1.
// out: set slice from -1 -1 = ArgumentException: Source array was not long enough. Check the source index, length, and the array's lower bounds. (Parameter 'sourceArray')
// out: set slice to -1 -1 = [|1; 2; 3|]
// out: list indexof -1 -1 = ArgumentOutOfRangeException: Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: sb append -1 -1 = ArgumentOutOfRangeException: startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')
// out: Actual value was -1.
// out: bitconv -1 -1 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: b64 -1 -1 = ArgumentOutOfRangeException: length ('-1') must be a non-negative value. (Parameter 'length')
// out: Actual value was -1.
// out: asspan 2 2147483647 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: asmem 2 2147483647 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: arr asspan 2 2147483647 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: null asspan 2 2147483647 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values.
// out: tca 2 2147483647 = ArgumentOutOfRangeException: startIndex ('2') must be less than or equal to '-2147483644'. (Parameter 'startIndex')
// out: Actual value was 2.
// out: mem slice 2 2147483647 = ArgumentOutOfRangeException: Specified argument was out of the range of valid values. (Parameter 'start')
// out: indexof 2 2147483647 = ArgumentOutOfRangeException: Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: indexofs 2 2147483647 = ArgumentOutOfRangeException: Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: set slice 2 2147483647 = [|1; 2; 3|]
// out: set slice1 2 2147483647 = [|1; 2; 3|]
// out: set slice from 2 2147483647 = [|1; 2; 3|]
// out: set slice to 2 2147483647 = [|1; 2; 3|]
// out: list indexof 2 2147483647 = ArgumentOutOfRangeException: Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: sb append 2 2147483647 = ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: bitconv 2 2147483647 = ArgumentException: The array starting from the specified index is not long enough to read a value of the specified type. (Parameter 'value')
// out: b64 2 2147483647 = ArgumentOutOfRangeException: offset ('2') must be less than or equal to '-2147483644'. (Parameter 'offset')
// out: Actual value was 2.

module Program

open System

let show label (f: unit -> string) =
    let r = try f () with e -> sprintf "%s: %s" (e.GetType().Name) e.Message
    printfn "%s = %s" label r
let m (e: exn) = printfn "%s: %s | %b" (e.GetType().FullName) e.Message (isNull e.InnerException)
let n: string = null
m (Exception n); m (InvalidOperationException n); m (FormatException n); m (ArgumentException n); m (ArgumentNullException n); m (ArgumentOutOfRangeException n)
m (NotSupportedException n); m (NotImplementedException n); m (IndexOutOfRangeException n); m (NullReferenceException n); m (DivideByZeroException n); m (OverflowException n)
m (ArithmeticException n); m (InvalidCastException n); m (Collections.Generic.KeyNotFoundException n) 
m (TimeoutException n); m (OutOfMemoryException n); m (StackOverflowException n); m (ApplicationException n); m (SystemException n); m (UnauthorizedAccessException n); m (ObjectDisposedException n)
m (OperationCanceledException n); m (IO.IOException n); m (IO.FileNotFoundException n); m (IO.DirectoryNotFoundException n); m (IO.EndOfStreamException n); m (IO.PathTooLongException n)
m (PlatformNotSupportedException n); m (RankException n); m (ArrayTypeMismatchException n); m (Threading.Tasks.TaskCanceledException n); m (AggregateException n)
m (ArgumentException(n, n)); m (ArgumentException(n, "p")); m (ArgumentException("m", n)); m (ArgumentException("m", "p"))
m (ArgumentNullException(n, n)); m (ArgumentNullException("p", n)); m (ArgumentNullException(n, "m"))
m (ArgumentOutOfRangeException(n, n)); m (ArgumentOutOfRangeException("p", n)); m (ArgumentOutOfRangeException(n, "m")); m (ArgumentOutOfRangeException("p", box 5, n)); m (ArgumentOutOfRangeException(n, null, n)); m (ArgumentOutOfRangeException("p", null, "m"))
m (ObjectDisposedException("o", n)); m (ObjectDisposedException(n, "m")); m (ObjectDisposedException(n, n)); m (ObjectDisposedException("o"))
m (Exception(n, null)); m (InvalidOperationException(n, Exception "i")); m (IO.FileNotFoundException(n, "f")); m (IO.FileNotFoundException("m", "f"))
m (Exception()); m (InvalidOperationException()); m (FormatException()); m (ArgumentException()); m (ArgumentNullException()); m (ArgumentOutOfRangeException())
m (NotSupportedException()); m (NotImplementedException()); m (IndexOutOfRangeException()); m (NullReferenceException()); m (DivideByZeroException()); m (OverflowException())
m (ArithmeticException()); m (InvalidCastException()); m (TimeoutException()); m (OutOfMemoryException()); m (StackOverflowException()); m (ApplicationException()); m (SystemException()); m (UnauthorizedAccessException())
m (OperationCanceledException()); m (IO.IOException()); m (IO.FileNotFoundException()); m (IO.DirectoryNotFoundException()); m (IO.EndOfStreamException()); m (IO.PathTooLongException())
m (PlatformNotSupportedException()); m (RankException()); m (ArrayTypeMismatchException()); m (Threading.Tasks.TaskCanceledException())
type MyE(s: string) = inherit Exception(s)
type MyE2() = inherit Exception()
type MyA(s: string) = inherit ArgumentException(s)
exception Boom of string
exception Bang
m (MyE n); m (MyE2()); m (MyA n); m (Boom n); m Bang; m (MyE "x")
show "failwith" (fun () -> failwith n)
show "invalidOp" (fun () -> invalidOp n)
show "invalidArg" (fun () -> invalidArg n n)
show "nullArg" (fun () -> nullArg n)
show "raise null" (fun () -> raise null)

// which of several faults is reported
for (s, l) in [ 5, 1; -1, 1; 1, -1; 1, 9; 4, 0; 9, -1; -1, -1; 2, Int32.MaxValue ] do
    show (sprintf "asspan %d %d" s l) (fun () -> ("abc".AsSpan(s, l)).ToString())
    show (sprintf "asmem %d %d" s l) (fun () -> ("abc".AsMemory(s, l)).ToString())
    show (sprintf "arr asspan %d %d" s l) (fun () -> string (([| 1; 2; 3 |].AsSpan(s, l)).Length))
    show (sprintf "null asspan %d %d" s l) (fun () -> string (((null: int[]).AsSpan(s, l)).Length))
    show (sprintf "tca %d %d" s l) (fun () -> String("abc".ToCharArray(s, l)))
    show (sprintf "mem slice %d %d" s l) (fun () -> ("abc".AsMemory().Slice(s, l)).ToString())
    show (sprintf "indexof %d %d" s l) (fun () -> string ("abc".IndexOf('b', s, l)))
    show (sprintf "indexofs %d %d" s l) (fun () -> string ("abc".IndexOf("b", s, l)))
    show (sprintf "set slice %d %d" s l) (fun () -> let a = [| 1; 2; 3 |] in (if abs s < 10 && abs l < 10 then a.[s .. l] <- [| 7; 8 |]); sprintf "%A" a)
    show (sprintf "set slice1 %d %d" s l) (fun () -> let a = [| 1; 2; 3 |] in (if abs s < 10 && abs l < 10 then a.[s .. l] <- [| 7 |]); sprintf "%A" a)
    show (sprintf "set slice from %d %d" s l) (fun () -> let a = [| 1; 2; 3 |] in (if abs s < 10 && abs l < 10 then a.[s ..] <- [| 7; 8 |]); sprintf "%A" a)
    show (sprintf "set slice to %d %d" s l) (fun () -> let a = [| 1; 2; 3 |] in (if abs s < 10 && abs l < 10 then a.[.. l] <- [| 7; 8 |]); sprintf "%A" a)
    show (sprintf "list indexof %d %d" s l) (fun () -> string (Collections.Generic.List<int>([ 1; 2; 3 ]).IndexOf(2, s, l)))
    show (sprintf "sb append %d %d" s l) (fun () -> Text.StringBuilder("x").Append("abc", s, l).ToString())
    show (sprintf "bitconv %d %d" s l) (fun () -> BitConverter.ToString([| 1uy; 2uy; 3uy |], s, l))
    show (sprintf "b64 %d %d" s l) (fun () -> Convert.ToBase64String([| 1uy; 2uy; 3uy |], s, l))
