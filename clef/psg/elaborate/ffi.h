/* ffi: functions of C in the graph.
 *
 * The children of an FFICall are the arguments; its name is the C name. Its payload is the descriptor: library, calling
 * convention, and how each argument is passed. The checker makes the descriptor (clef/sema/expr/extern.c). Phase 5 adds the
 * copies of strings and arrays (ffi.c). clef/lower/psg_to_mir/ffi.c translates the call.
 */
#ifndef CLEF_PSG_ELABORATE_FFI_H
#define CLEF_PSG_ELABORATE_FFI_H

#include "clef/base/json.h"
#include "clef/psg/psg.h"

/* How an argument or the result travels.   FFI_PASSING(NAME, "text of the JSON", "ownership") */
#define FFI_PASSINGS                                                                              \
  FFI_PASSING(REFUSED, "refused", "none")                                                         \
  FFI_PASSING(NOTHING, "void", "none")                                                            \
  FFI_PASSING(NUMBER, "value", "none")        /* an integer, float, enumeration constant, char */ \
  FFI_PASSING(BOOL, "bool32", "none")         /* C's int, 0 or not */                             \
  FFI_PASSING(BOOL8, "bool8", "none")         /* C's _Bool: [<MarshalAs(UnmanagedType.U1)>] */    \
  FFI_PASSING(STRUCT, "struct", "none")       /* by value, with C's layout */                     \
  FFI_PASSING(POINTER, "pointer", "borrowed") /* nativeptr */                                     \
  FFI_PASSING(BYREF, "reference", "borrowed") /* T& */                                            \
  FFI_PASSING(STRING, "utf8", "copied")       /* result: "transferred", freed by C's free */      \
  FFI_PASSING(ARRAY, "array", "pinned")       /* the address of its first element */              \
  FFI_PASSING(STRINGS, "utf8 array", "copied")                                                    \
  FFI_PASSING(CALLBACK, "function", "borrowed") /* a delegate */                                  \
  FFI_PASSING(WIDE, "utf16", "copied")          /* a string; result: as STRING */                 \
  FFI_PASSING(BUFFER, "utf8 buffer", "copied")  /* a StringBuilder, which gets C's text back */   \
  FFI_PASSING(WIDE_BUFFER, "utf16 buffer", "copied")                                              \
  FFI_PASSING(BOOLS, "bool32 array", "copied")                                                    \
  FFI_PASSING(BOOLS8, "bool8 array", "copied")                                                    \
  FFI_PASSING(CHARS, "char8 array", "copied")                                                     \
  FFI_PASSING(WIDE_CHARS, "char16 array", "copied")                                               \
  FFI_PASSING(HANDLE, "handle", "borrowed") /* that of a SafeHandle; result: a new object's */

typedef enum FfiPassing {
#define FFI_PASSING(name, text, ownership) FFI_##name,
  FFI_PASSINGS
#undef FFI_PASSING
      FFI_PASSING_COUNT
} FfiPassing;
extern const char *const ffi_passing_text[], *const ffi_ownership_text[];

enum { FFI_SAVES_ERROR = 1 }; /* SetLastError: errno is kept for Marshal.GetLastPInvokeError */
enum {
  FFI_COPIED_BACK = 1
}; /* of a parameter, [<Out>]: the array gets back what C has written to its copy */

typedef struct FfiDescriptor {
  Name name;       /* of the C function */
  Name library;    /* as DllImport names it; none: C's own */
  Name convention; /* "C" */
  uint32_t flags;
  uint32_t count;         /* parameters */
  const uint32_t *params; /* FfiPassing */
  const uint32_t *flags_of_params;
  FfiPassing result;
} FfiDescriptor;

FfiDescriptor ffi_descriptor(const Graph *graph, NodeId call);
/* Writes it to the node. */
void ffi_describe(Graph *graph, NodeId call, const FfiDescriptor *descriptor);
/* How a value of the type travels as an argument, or as the result. FFI_REFUSED: C has no such thing. */
FfiPassing ffi_passing(Types *types, TypeId type, bool is_result);
/* The same of an `extern`, which takes some types that travel nowhere else. */
FfiPassing ffi_extern_passing(Types *types, TypeId type, bool is_result);
/* The struct with that flag, TYCON_OWN_LAYOUT or TYCON_NO_C_LAYOUT, among what C gets by a value of the type, which C can
 * take; or none. */
TypeId ffi_own_layout(Types *types, TypeId type, uint32_t flag);
/* A struct of numbers and such structs, which lies in memory as C lays it out. */
bool ffi_is_struct(Types *types, TypeId type);
/* The descriptor as an object. */
void ffi_write_json(Graph *graph, Json *json, NodeId call);
/* The function of C that jumps to the address of Interop.aim. */
#define FFI_CALL_POINTER "rt_call_pointer"
/* The Binding of a function from an address to a delegate that calls the function of C there; none: C has no such function.
 * ffi_pointer.c */
NodeId ffi_pointer_function(Graph *graph, TypeId delegate, Span span);
/* The Binding of a function of a delegate with texts and of what C passes to it, which calls the delegate; none: the delegate
 * has no texts. ffi_pointer.c */
NodeId ffi_callback_function(Graph *graph, TypeId delegate, Span span);
/* Phase 5: copies of strings, addresses of arrays, what is done behind the call. None: nothing to do. */
NodeId ffi_elaborate(Graph *graph, NodeId call);

#endif
