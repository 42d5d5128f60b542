/* targets: the machines by name. */
#include "clef/lir/target.h"

const LirTarget *lir_target_find(const char *name) {
  static const struct {
    const char *name;
    const LirTarget *target;
  } targets[] = {{"x86_64", &lir_target_x86_64},         {"x86_64-linux", &lir_target_x86_64},
                 {"amd64-linux", &lir_target_x86_64},    {"aarch64", &lir_target_aarch64},
                 {"aarch64-linux", &lir_target_aarch64}, {"arm64-linux", &lir_target_aarch64}};
  for (size_t i = 0; i < COUNT_OF(targets); i++)
    if (!strcmp(name, targets[i].name)) return targets[i].target;
  return NULL;
}
