/* test_run: the tests of a program, in worker processes.
 *
 * A worker is the program itself, started with CLEF_TEST_WORKER = "PART PARTS FIRST FILTER": of the groups of tests (modules,
 * classes) it runs those whose number modulo PARTS is PART, from the test FIRST on. It writes records to descriptor 3, a line
 * each, fields between tabs; `\\`, `\n`, `\r` and `\t` are escapes:
 *
 *     plan COUNT                          so many tests pass the filter
 *     start INDEX GROUP NAME
 *     end INDEX MICROSECONDS pass|fail|skip TEXT
 *     after TEXT                          what ends a group failed
 *     group                               the tests of a group have ended
 *     done
 *
 * After each `end` and `group` the worker waits for a byte on descriptor 4. The parent can so separate the output of one test
 * from the output of the next.
 *
 * If a worker ends without `done`, its current test has failed, and a new worker continues with the test that follows.
 */
#ifndef CLEF_DRIVER_TESTING_TEST_RUN_H
#define CLEF_DRIVER_TESTING_TEST_RUN_H

#include "clef/driver/compile.h"
#include "clef/driver/toolchain.h"

typedef enum Outcome { OUTCOME_NONE, OUTCOME_PASS, OUTCOME_FAIL, OUTCOME_SKIP } Outcome;

typedef struct TestResult {
  const char *group, *name;
  Outcome outcome;
  uint64_t microseconds;
  const char *message; /* of the failure or the reason; "" */
  const char *output;  /* what the test wrote, "" */
} TestResult;

typedef struct TestRun {
  Arena *arena;
  const Options *options;
  VEC(TestResult) results;  /* by index */
  VEC(TestResult) troubles; /* what failed outside of a test */
  uint32_t passed, failed, skipped;
} TestRun;

/* Runs the tests of the program and prints those that failed or were skipped, in the order of the program. */
void test_run(TestRun *run, Output *program, const char *name, uint64_t stack_limit);
/* The run as an element of JUnit's XML. */
void test_run_junit(const TestRun *run, const char *project, Text *out);

#endif
