/* link: clef/psg/... clef/type */
/* Definitions of the image enter a program's graph when something refers to them, once, with their own references. */
#include "clef/psg/graph/library.h"
#include "clef/psg/phases/passes.h"
#include "t/unit/psg_world.h"

static Graph *g = &world.g;

static void as_image(Table *table) {
  if (table->chunk_count > 1) abort();
  char *rows = arena_alloc(&world.arena, (size_t)TABLE_CHUNK_ROWS * table->row_size);
  memcpy(rows, table->chunks[0], (size_t)TABLE_CHUNK_ROWS * table->row_size);
  table_init_image(table, &world.arena, table->row_size, rows, TABLE_CHUNK_ROWS);
}

int main(void) {
  world_begin();
  /* let rec even n = if n = 0 then true else odd (n - 1) and odd n = even (n - 1), in the library */
  NodeId functions[2] = {psg_new(g, PSG_BINDING, world.int_type, here),
                         psg_new(g, PSG_BINDING, world.int_type, here)};
  for (int i = 0; i < 2; i++) {
    NodeId n = variable("n", world.int_type);
    NodeId less = make_intrinsic2(g, here, INTRINSIC_SUB, world.int_type, world.int_type, use(n),
                                  int_literal(1));
    NodeId lambda = make_lambda(g, here, &n, 1, (NodeId){0});
    TypeId type = type_function(&world.types, world.int_type, world.bool_type);
    NodeId call = make_apply(g, here, psg_new_var(g, functions[1 - i], type, here), &less, 1,
                             world.bool_type);
    NodeId test = make_intrinsic2(g, here, INTRINSIC_EQUALS, world.bool_type, world.int_type,
                                  use(n), int_literal(0));
    NodeId body = i ? call : make_if(g, here, test, make_bool(g, here, true), call),
           children[2] = {n, body};
    psg_set_children(g, lambda, children, 2);
    psg_node(g, lambda)->type = type;
    psg_set_children(g, functions[i], &lambda, 1);
    PsgNode *b = psg_node(g, functions[i]);
    b->type = type;
    b->flags = NODE_MODULE_LEVEL;
    b->emission = EMIT_SEPARATE_FUNCTION;
    b->name = name_of_string(&world.names, i ? "odd" : "even");
  }
  g->modules.count = 0;
  as_image(&g->nodes);
  as_image(&g->pool);
  as_image(&g->literals);
  g->expansion = 0;
  psg_library_start(g, NULL, 0, NULL);
  world.module = psg_new(g, PSG_MODULE_DEF, (TypeId){0}, here);
  vec_push(&world.arena, &g->modules, world.module);
  NodeId unit = variable("u", world.unit_type), three = int_literal(3);
  NodeId ref = psg_new_var(g, functions[0], psg_node(g, functions[0])->type, here);
  define("main",
         make_lambda(g, here, &unit, 1, make_apply(g, here, ref, &three, 1, world.bool_type)),
         NODE_ENTRY_POINT);
  psg_analyse(g, true);
  psg_enrich(g, true);
  if (psg_instance_count(g) != 4) failures++, printf("%u instances\n", psg_instance_count(g));
  for (uint32_t i = 2; i <= psg_instance_count(g); i++)
    if (table_is_image(&g->nodes, psg_instance(g, (InstanceId){i})->binding.index))
      failures++, printf("instance %u is the image's\n", i);
  if (psg_own(g, functions[1]).index != psg_own(g, functions[1]).index) failures++;
  return failures ? 1 : 0;
}
