[<DllImport("k")>]
extern void* private GetHandle(int n)
extern int Solve(double *y, void *info, [<In>] byte[] data, double& out)
===>
(file #implicit
  (extern #private (attribute DllImport (paren "k"))
    (type nativeint)
    GetHandle
    (pat-typed (pat-name n) (type int)))
  (extern
    (type int)
    Solve
    (pat-typed (pat-name y) (type nativeptr (type double)))
    (pat-typed (pat-name info) (type nativeint))
    (pat-attrs (attribute In -) (pat-typed (pat-name data) (type-array (type byte))))
    (pat-typed (pat-name out) (type byref (type double)))))
