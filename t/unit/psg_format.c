/* link: clef/psg/... clef/type */
/* The printf family as calls of the library. */
#include "clef/psg/graph/library.h"
#include "t/unit/psg_world.h"

static Graph *g = &world.g;

static TypeId function_type(const TypeId *args, uint32_t n, TypeId result) {
  for (uint32_t i = n; i-- > 0;) result = type_function(&world.types, args[i], result);
  return result;
}

typedef struct LibraryRow {
  const char *name;
  TypeId type;
} LibraryRow;

static void add_module(uint32_t file, const char *name, const LibraryRow *rows, uint32_t count) {
  NodeId module = psg_new(g, PSG_MODULE_DEF, (TypeId){0}, (Span){file, 0, 1}), items[32];
  psg_node(g, module)->name = name_of_string(&world.names, name);
  for (uint32_t k = 0; k < count; k++) {
    items[k] = psg_new(g, PSG_BINDING, rows[k].type, (Span){file, 0, 1});
    psg_node(g, items[k])->name = name_of_string(&world.names, rows[k].name);
    psg_node(g, items[k])->flags = NODE_MODULE_LEVEL;
  }
  psg_set_children(g, module, items, count);
  vec_push(&world.arena, &g->modules, module);
}

/* A library file with the functions that a format becomes. */
static void add_library(void) {
  uint32_t file = source_add(&world.sources, "lib.clef", SOURCE_LIBRARY, "x", 1);
  TypeId i = world.int_type, s = world.string_type, u = world.unit_type,
         l = type_of(&world.types, KNOWN_INT64);
  TypeId strings[] = {s, s, s};
  const LibraryRow formats[] = {
      {"print", function_type(&s, 1, u)},
      {"text", function_type((TypeId[]){i, i, s}, 3, s)},
      {"decimal", function_type((TypeId[]){i, i, l}, 3, s)},
      {"concat", function_type((TypeId[]){type_array(&world.types, s, 1)}, 1, s)},
  };
  const LibraryRow texts[] = {
      {"concat2", function_type(strings, 2, s)},
      {"concat3", function_type(strings, 3, s)},
  };
  add_module(file, "PrintfImpl", formats, COUNT_OF(formats));
  add_module(file, "NativeText", texts, COUNT_OF(texts));
}

/* The intrinsic with its format as child, applied to `n` arguments. */
static NodeId call_of(IntrinsicId id, const char *format, const NodeId *args, uint32_t n,
                      TypeId type) {
  NodeId children[8];
  NodeId text = psg_new_literal(g, psg_literal_text(g, LITERAL_FORMAT, format, strlen(format)),
                                world.string_type, here);
  children[0] = psg_new1(g, PSG_INTRINSIC, type, here, text);
  psg_intrinsic(g, children[0])->id = id;
  memcpy(children + 1, args, n * sizeof *args);
  return psg_new_n(g, PSG_APPLICATION, type, here, children, n + 1);
}

int main(void) {
  world_begin();
  add_library();
  NodeId n = variable("n", world.int_type), s = variable("s", world.string_type);
  NodeId full = psg_elaborate_format(g, call_of(INTRINSIC_PRINTFN, "%-5d: %s 100%%",
                                                (NodeId[]){use(n), use(s)}, 2, world.unit_type));
  expect(
      "full call",
      "(Sequential\n  (Binding $arg\n    (VarRef n))\n  (Binding $arg\n    (VarRef s))\n  (Sequential\n"
      "    (Application\n      (VarRef print)\n      (Application\n        (VarRef decimal)\n        (Literal 1)\n        (Literal 5)\n        (Intrinsic Op.convert\n          (VarRef $arg))))\n"
      "    (Application\n      (VarRef print)\n      (Literal \": \"))\n    (Application\n      (VarRef print)\n      (VarRef $arg))\n    (Application\n      (VarRef print)\n      (Literal \" 100%\\n\"))))",
      shape(full));
  TypeId rest = type_function(&world.types, world.string_type, world.string_type);
  NodeId partial =
      psg_elaborate_format(g, call_of(INTRINSIC_SPRINTF, "%d%s.", (NodeId[]){use(n)}, 1, rest));
  if (psg_kind(g, partial) != PSG_SEQUENTIAL ||
      psg_kind(g, psg_child(g, partial, 1)) != PSG_LAMBDA ||
      psg_child_count(g, psg_child(g, partial, 1)) != 2)
    failures++, printf("partial call\n%s\n", dump(partial));
  if (psg_elaborate_format(g, psg_new1(g, PSG_APPLICATION, world.unit_type, here, use(n))).index)
    failures++, printf("not a format\n");
  return failures ? 1 : 0;
}
