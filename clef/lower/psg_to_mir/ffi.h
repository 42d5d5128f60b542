/* ffi: values between the program and C: what calls of C (psg_to_mir/ffi.c) and functions that C calls
 * (psg_to_mir/export.c) share. */
#ifndef CLEF_LOWER_PSG_TO_MIR_FFI_H
#define CLEF_LOWER_PSG_TO_MIR_FFI_H

#include "clef/lower/c_abi.h"
#include "clef/lower/psg_to_mir/psg_to_mir.h"

CAbi c_abi_of(const Lower *l);
/* A struct of numbers as C has it; its shape in memory, which is the same. */
CStruct c_struct_of(Func *f, ReprId repr, const Shape **shape);
/* The 8 bytes of the struct from byte 8 i on, as a word of that kind. */
ValueId c_struct_piece(Func *f, const CStruct *type, Words words, uint32_t i, MirKind kind);
/* The fields out of the words that travelled. */
Words c_struct_from(Func *f, const CStruct *type, CForm form, Words passed);
/* A word from C as a value of the type, which is no struct. A truth value is as wide as `truth`. */
Words c_value_from(Func *f, TypeId type, ValueId word, MirKind truth);
/* A value that is no struct as C gets it: a float, or 64 bits. */
ValueId c_value_to(Func *f, TypeId type, Words value);

#endif
