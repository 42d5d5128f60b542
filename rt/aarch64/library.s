// library: functions that C calls (`clef build -lib`). It stands behind start.s, whose start-up code and signal handlers a
// library does not have. Behind it the compiler puts one entry a function: `adrp x16, body; add x16, …; b rt_enter`.
//
// A call stores the registers of C's arguments, so that the body finds all of them in memory (CFrame in
// clef/lower/c_abi.h), runs on the caller's stack, and takes the results from there:
//
//     0  x0 … x7      128  x8         144  x0, x1         192  x21, x28      224  body
//    64  d0 … d7      136  unused     160  d0 … d3        208  x29, x30      240  arguments on the stack
//
// One thread at a time is inside. It may enter again, from a callback. The first call starts the program's values.

	.set FRAME_FLOATS, 64
	.set FRAME_RESULT_ADDRESS, 128
	.set FRAME_RESULT_INTS, 144
	.set FRAME_RESULT_FLOATS, 160
	.set FRAME_BODY, 224
	.set FRAME_BYTES, 240
	.set ERROR_TEXT, 1024			// Interop.errorSize

	.bss
	.balign 8
library_state:
	.set LIBRARY_OWNER, 0			// the thread inside: its thread pointer
	.set LIBRARY_LOCK, 8			// 0: free, 1: taken, 2: taken, and others wait
	.set LIBRARY_DEPTH, 12
	.set LIBRARY_STARTED, 16
	.zero 24

	.section .tbss,"awT",@nobits
	.balign 16
library_error:
	.zero ERROR_TEXT

	.data
	.balign 8
library_args:					// a program of one empty name
	.xword library_name, 0
library_name:
	.byte 0

	.text
	.balign 4
// The text of the exception that the thread's last call ended with, or NULL.
	.globl clef_error
clef_error:
	mov x2, x30
	bl rt_error_text
	ldrb w1, [x0]
	cmp w1, #0
	csel x0, xzr, x0, eq
	ret x2

// Where that text lies; changes no more than x0.
rt_error_text:
	mrs x0, tpidr_el0
	add x0, x0, #:tprel_hi12:library_error, lsl #12
	add x0, x0, #:tprel_lo12_nc:library_error
	ret

// x16: the body
rt_enter:
	sub sp, sp, #240			// FRAME_BYTES
	stp x0, x1, [sp]
	stp x2, x3, [sp, #16]
	stp x4, x5, [sp, #32]
	stp x6, x7, [sp, #48]
	stp d0, d1, [sp, #FRAME_FLOATS]
	stp d2, d3, [sp, #FRAME_FLOATS + 16]
	stp d4, d5, [sp, #FRAME_FLOATS + 32]
	stp d6, d7, [sp, #FRAME_FLOATS + 48]
	str x8, [sp, #FRAME_RESULT_ADDRESS]
	stp x21, x28, [sp, #192]
	stp x29, x30, [sp, #208]
	str x16, [sp, #FRAME_BODY]
	mov x21, xzr
	adrp x28, rt_block
	add x28, x28, :lo12:rt_block
	bl rt_error_text
	strb wzr, [x0]
	mrs x9, tpidr_el0
	adrp x10, library_state
	add x10, x10, :lo12:library_state
	ldr x1, [x10, #LIBRARY_OWNER]
	cmp x1, x9
	b.eq 4f
	add x0, x10, #LIBRARY_LOCK
	mov w2, #1
1:	ldaxr w1, [x0]
	cbnz w1, 2f
	stlxr w3, w2, [x0]
	cbnz w3, 1b
	b 3f
2:	mov w2, #2				// others wait: the leaver wakes one (Drepper, "Futexes Are Tricky")
	ldaxr w1, [x0]
	stlxr w3, w2, [x0]
	cbnz w3, 2b
	cbz w1, 3f
	mov x1, #128				// FUTEX_WAIT, private
	mov x3, xzr
	mov x8, #98				// futex
	svc #0
	add x0, x10, #LIBRARY_LOCK
	b 2b
3:	str x9, [x10, #LIBRARY_OWNER]
	add x1, sp, #FRAME_BYTES
	str x1, [x28, #RT_STACK_HIGH]
	ldr w1, [x10, #LIBRARY_STARTED]
	cbz w1, library_start
4:	adrp x10, library_state
	add x10, x10, :lo12:library_state
	ldr w1, [x10, #LIBRARY_DEPTH]
	add w1, w1, #1
	str w1, [x10, #LIBRARY_DEPTH]
	mov x0, sp
	ldr x16, [sp, #FRAME_BODY]
	blr x16
start_return:				// where a trace ends
	cbnz x21, rt_callback_raised
	adrp x10, library_state
	add x10, x10, :lo12:library_state
	ldr w1, [x10, #LIBRARY_DEPTH]
	subs w1, w1, #1
	str w1, [x10, #LIBRARY_DEPTH]
	b.ne 5f
	str xzr, [x10, #LIBRARY_OWNER]
	add x0, x10, #LIBRARY_LOCK
6:	ldaxr w1, [x0]
	stlxr w2, wzr, [x0]
	cbnz w2, 6b
	cmp w1, #2
	b.ne 5f
	mov x1, #129				// FUTEX_WAKE, private
	mov x2, #1
	mov x8, #98
	svc #0
5:	ldp x0, x1, [sp, #FRAME_RESULT_INTS]
	ldp d0, d1, [sp, #FRAME_RESULT_FLOATS]
	ldp d2, d3, [sp, #FRAME_RESULT_FLOATS + 16]
	ldp x21, x28, [sp, #192]
	ldp x29, x30, [sp, #208]
	add sp, sp, #240
	ret

// The values of the program's modules, once.
library_start:
	mov w1, #1
	str w1, [x10, #LIBRARY_STARTED]
	str w1, [x10, #LIBRARY_DEPTH]
	str x1, [x28, #RT_ARGC]
	adrp x1, library_args
	add x1, x1, :lo12:library_args
	str x1, [x28, #RT_ARGV]
	adrp x1, :got:environ
	ldr x1, [x1, :got_lo12:environ]
	ldr x1, [x1]
	str x1, [x28, #RT_ENVP]
	mov w1, #65536
	str w1, [x28, #RT_OUTPUT_FULL]
	bl clef_start
	adrp x10, library_state
	add x10, x10, :lo12:library_state
	str wzr, [x10, #LIBRARY_DEPTH]
	cbz x21, 4b

// What start-up, or a delegate that C called, has raised ends the process.
rt_callback_raised:
	mov x0, x21
	mov x21, xzr
	adrp x1, :got:rt_uncaught
	ldr x1, [x1, :got_lo12:rt_uncaught]
	cbz x1, 1f
	blr x1
1:
	.ifdef PLACES
	bl rt_report_trace
	.endif
	bl flush
	mov x0, #134
exit:
	mov x8, #94				// exit_group
	svc #0

	.ifdef CHECK				// -check: the leaks, at the end of the process
	.section .fini_array,"aw"
	.balign 8
	.xword library_end
	.text
	.balign 4
	.weak rt_threads_end
library_end:
	adrp x0, library_state
	add x0, x0, :lo12:library_state
	ldr w0, [x0, #LIBRARY_STARTED]
	cbz w0, 1f
	save_callers
	adrp x28, rt_block
	add x28, x28, :lo12:rt_block
	mov x21, xzr
	adrp x1, :got:rt_threads_end
	ldr x1, [x1, :got_lo12:rt_threads_end]
	cbz x1, 2f
	blr x1
2:	mov w0, wzr
	bl rt_check_report
	cbnz w0, exit
	restore_callers
1:	ret
	.endif
