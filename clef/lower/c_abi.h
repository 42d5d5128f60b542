/* c_abi: the registers and stack words of the arguments and results of C calls, by the platform's convention. */
#ifndef CLEF_LOWER_C_ABI_H
#define CLEF_LOWER_C_ABI_H

#include "clef/mir/mir.h"

typedef enum CAbi { C_ABI_SYSV, C_ABI_AAPCS64 } CAbi;

/* A field of a struct: a number. */
typedef struct CField {
  MirKind kind;
  uint32_t at; /* bytes */
} CField;
typedef struct CStruct {
  const CField *fields;
  uint32_t count, size;
} CStruct;

/* How a struct travels. */
typedef enum CForm {
  C_WORDS,   /* its 8-byte pieces, each an i64 or an f64 */
  C_FLOATS,  /* its fields, all of one float kind */
  C_ADDRESS, /* where it, or a copy of it, lies */
} CForm;
typedef struct CPassed {
  CForm form;
  MirKind kinds[4]; /* of the words */
  uint32_t count;
} CPassed;

/* Where an exported function finds what C passes, in bytes from the address that it gets: rt/<machine>/library.s stores the
 * registers there, and takes the results from there. */
typedef struct CFrame {
  uint32_t ints, floats;   /* registers of arguments, 8 bytes each */
  uint32_t result_address; /* of a struct, where it has a register of its own */
  uint32_t stack;          /* further arguments */
  uint32_t result_ints, result_floats;
} CFrame;
extern const CFrame c_frames[];

/* Registers that the arguments so far have taken. */
typedef struct CPlaces {
  CAbi abi;
  uint32_t ints, floats;
} CPlaces;

MirCPlace c_place_number(CPlaces *places, bool is_float);
/* A struct as an argument; the words have one place, except those of an address. */
CPassed c_place_struct(CPlaces *places, const CStruct *type, MirCPlace *place);
/* A struct as the result; C_ADDRESS: the caller gives one, in `place`. */
CPassed c_result_struct(CPlaces *places, const CStruct *type, MirCPlace *place);

#endif
