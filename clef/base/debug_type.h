/* debug_type: types as debuggers see them (-g). The first lowering fills the table from layouts; the back end writes it.
 *
 * A value of several words (a tuple, an option of a number) is described as a struct whose word w lies at byte 8 * w; the
 * places of the words are pieces of it. An object is described by a pointer to a struct. Fields of several words lie in an object
 * word by word, wherever there is room: such a field is a struct at offset 0, whose members have the offsets of the object.
 */
#ifndef CLEF_BASE_DEBUG_TYPE_H
#define CLEF_BASE_DEBUG_TYPE_H

#include "clef/base/base.h"
#include "clef/base/intern.h"
#include "clef/base/vec.h"

typedef enum DebugForm {
  DEBUG_BASE, /* `size` bytes; encoding as DWARF numbers it */
  DEBUG_ENUM, /* members: name and value (`at`), of `size` bytes */
  DEBUG_STRUCT, /* members, in the order of the fields; of a union a member a case, in the order of the tags */
  DEBUG_POINTER, /* to `target` */
  DEBUG_ARRAY    /* elements of type `target`, as many as there are */
} DebugForm;

typedef struct DebugMember {
  Name name;
  uint32_t type; /* item of DebugTypes.items; of an enumeration's 0 */
  uint32_t at;   /* bytes from the start */
} DebugMember;

typedef struct DebugType {
  DebugForm form;
  Name name; /* as F# writes the type; or none */
  uint32_t encoding, size, target;
  VEC(DebugMember) members;
} DebugType;

typedef struct DebugTypes {
  VEC(DebugType) items; /* item 0 unused */
} DebugTypes;

enum { DEBUG_BOOLEAN = 2, DEBUG_FLOAT = 4, DEBUG_SIGNED = 5, DEBUG_UNSIGNED = 7, DEBUG_UTF = 16 };

#endif
