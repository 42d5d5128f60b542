[<DllImport("libm.so.6")>]     //! FS0039 The type 'DllImport' is not defined
extern double cbrt(double x)     //! CLEF1006 a declaration of the form 'extern' is not available here
