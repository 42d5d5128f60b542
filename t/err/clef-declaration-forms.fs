[<DllImport("libm.so.6")>]
extern double cbrt(double x)     //! CLEF1006 a declaration of the form 'extern' is not available here
