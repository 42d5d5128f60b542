// trace: where a program failed. It stands behind start.s in programs with a table of places (clef/lir/README.md, Places).
//
// A raise notes the return addresses of the frames that the exception will leave, up to the one that takes it. Only a report
// translates them to places. So a raise costs a few instructions a frame: what the table says of an address is kept in a small
// cache.

	.set TRACE_MOST, 256			// runs of one address that are kept
	.set CACHE_SLOTS, 1024
	.set TRACED, 1 << 22			// in an object's info: LAYOUT_TRACED
	.set TRACE_TEXT, 65536			// bytes of a report
	.set TRACE_COUNT, 8
	.set TRACE_RUNS, 16
	.set TRACE_CACHE, TRACE_RUNS + 8 * TRACE_MOST
	.bss
	.balign 8
trace:						// the exception; the number of runs
	.zero 16
	.zero 8 * TRACE_MOST			// runs: address, how many frames in a row
	.zero 8 * CACHE_SLOTS			// address, frame * 2 + catches
	.zero 8					// before an empty text
trace_text:
	.zero TRACE_TEXT
	.text

	.macro push_all				// 8 pairs
	stp x0, x1, [sp, #-16]!
	stp x2, x3, [sp, #-16]!
	stp x4, x5, [sp, #-16]!
	stp x6, x7, [sp, #-16]!
	stp x8, x9, [sp, #-16]!
	stp x10, x11, [sp, #-16]!
	stp x12, x13, [sp, #-16]!
	stp x14, x15, [sp, #-16]!
	.endm
	.macro go_if_worker to			// only the first thread has traces
	.ifdef WORKERS
	first_block x17
	cmp x17, x28
	b.ne \to
	.endif
	.endm
	.macro pop_all
	ldp x14, x15, [sp], #16
	ldp x12, x13, [sp], #16
	ldp x10, x11, [sp], #16
	ldp x8, x9, [sp], #16
	ldp x6, x7, [sp], #16
	ldp x4, x5, [sp], #16
	ldp x2, x3, [sp], #16
	ldp x0, x1, [sp], #16
	.endm

// exception. rt_raise: it goes to x21, with the trace of the caller and those above it; x0-x17 change. rt_reraise: the trace goes
// on, if it is the exception's, or that of an exception whose object was never made. rt_mark: KEEP, the trace alone.
	.globl rt_raise, rt_reraise, rt_mark
rt_mark:
	go_if_worker mark_in_worker
	str x30, [sp, #-16]!
	push_all
	add x15, sp, #16 * 9
	bl trace_raise
	pop_all
	ldr x30, [sp], #16
	ret
rt_reraise:
	go_if_worker raise_in_worker
	adrp x14, trace
	add x14, x14, :lo12:trace
	ldr x15, [x14]
	ldr w17, [x14, #TRACE_COUNT]		// runs so far
	mov x6, #1				// the first frame is among them
	cbz x15, 1f
	cmp x15, x16
	b.ne rt_raise
1:	mov x21, x16
	str x30, [sp, #-16]!
	mov w0, w30
	add x15, sp, #16
	bl trace_on
	ldr x30, [sp], #16
	ret
rt_raise:
	go_if_worker raise_in_worker
	mov x21, x16
	str x30, [sp, #-16]!
	add x15, sp, #16
	bl trace_raise
	ldr x30, [sp], #16
	ret
	.ifdef WORKERS
raise_in_worker:
	mov x21, x16
mark_in_worker:
	ret
	.endif

// Notes the frames of the exception in x16 from the frame on whose stack pointer is in x15 and whose return address lies below.
trace_raise:
	adrp x14, trace
	add x14, x14, :lo12:trace
	mov w17, #0
	mov x6, #0
	ldr w0, [x15, #-16]
trace_on:
	str x16, [x14]
	mov w7, #1
	cbz x16, walk
	ldr w1, [x16, #-4]
	orr w1, w1, #TRACED
	str w1, [x16, #-4]
	b walk

// exception -> the address of its trace's text, or 0: KEEP
	.globl rt_trace
rt_trace:
	str x30, [sp, #-16]!
	push_all
	adrp x14, trace
	add x14, x14, :lo12:trace
	ldr x0, [x14]
	ldr w1, [x16, #-4]
	and w1, w1, #TRACED			// else another object at its place was
	cmp x0, x16
	ccmp w1, #0, #4, eq
	mov x16, #0
	b.eq 1f
	bl write_trace
	strb wzr, [x15, #-1]			// no newline at the end
	adrp x16, trace_text
	add x16, x16, :lo12:trace_text
	cmp x15, x16
	csel x16, x16, xzr, ne
1:	pop_all
	ldr x30, [sp], #16
	ret

// Notes the frames from a return address in w0 on, whose frame begins at x15, in the trace at x14, which has w17 runs. x6: 1 when
// the first frame is among them. w7: 1 up to a frame that takes an exception, 0 all of them. Changes x0-x17.
walk:
	str x30, [sp, #-16]!
	add x16, x14, #TRACE_RUNS - 8
	add x16, x16, x17, lsl #3		// the last run
1:	bl frame_of
	tbnz w3, #31, 4f			// no return address: the start
	cbnz x6, 7f
	cbz w17, 3f
	ldp w4, w5, [x16]
	cmp w4, w0
	b.ne 3f
	add w5, w5, #1
	str w5, [x16, #4]
	b 6f
3:	cmp w17, #TRACE_MOST
	b.hs 4f
	add w17, w17, #1
	mov w4, #1
	stp w0, w4, [x16, #8]!
6:	tst w3, w7
	b.ne 4f					// taken here
7:	mov x6, #0
	bl next_frame
	b 1b
4:	str w17, [x14, #TRACE_COUNT]
	ldr x30, [sp], #16
	ret

// return address in w0 -> w3: frame * 2 + catches, or -1; changes x1, x2, x4, x5, x8-x13
frame_of:
	cbz w0, 3f				// an empty entry of the cache has this address
	eor w1, w0, w0, lsr #2
	and w1, w1, #CACHE_SLOTS - 1
	add x2, x14, #TRACE_CACHE
	add x2, x2, x1, lsl #3
	ldp w4, w3, [x2]
	cmp w4, w0
	b.ne 1f
	ret
1:	stp x30, x2, [sp, #-32]!		// not in the cache
	stp x6, x7, [sp, #16]
	bl find_place
	ldp x6, x7, [sp, #16]
	ldp x30, x2, [sp], #32
	mov w3, #-1
	b.ne 2f
	and w9, w9, #1
	orr w3, w9, w10, lsl #1
2:	stp w0, w3, [x2]
	ret
3:	mov w3, #-1
	ret

// w3 as frame_of gives it, x15: the frame's stack pointer -> those of the caller in w0, x15; changes x3, x4
next_frame:
	ubfx w4, w3, #5, #26			// pairs of words
	add x15, x15, x4, lsl #4
	ubfx w3, w3, #1, #4
	sub x3, x15, x3, lsl #3
	ldr w0, [x3]
	ret

// Notes the frames of a fault, whose ucontext is at x2. Where the frame at hand begins is not known: the routines of the
// allocator, and what a function does before its frame is made, are not in the table. A return address, that in x30 or the
// first one above the stack pointer, is right together with a stack pointer behind which the caller's return address lies.
rt_trace_fault:
	add x2, x2, #176			// mcontext
	ldr x0, [x2, #8 + 30 * 8]
	ldr x1, [x2, #8 + 31 * 8]
	b trace_from
rt_trace_from:
	mov x0, x30
	mov x1, sp
trace_from:
	stp x30, x19, [sp, #-16]!
	stp x20, x22, [sp, #-16]!
	adrp x14, trace
	add x14, x14, :lo12:trace
	str wzr, [x14, #TRACE_COUNT]
	mov x19, x1				// where to look for return addresses
	and x22, x1, #-16			// where the frame may begin
	ldr x20, [x28, #RT_STACK_HIGH]
	cmp x1, x20
	b.ls 1f
	add x20, x1, #16, lsl #12		// a thread's stack, which is larger
1:	mov w5, w0				// try frames from x22 on
	str x5, [sp, #-16]!
	bl frame_of
	ldr x5, [sp], #16
	tbnz w3, #31, 3f
	add x8, x22, #16 * 8
	stp x3, x5, [sp, #-32]!
	str x8, [sp, #16]
2:	ldr x3, [sp]
	mov x15, x22
	ubfx w4, w3, #5, #26
	add x4, x15, x4, lsl #4
	cmp x4, x20
	b.hi 4f
	bl next_frame
	adr x4, start_return
	cmp w0, w4
	b.eq 5f
	bl frame_of
	tbz w3, #31, 5f
4:	add x22, x22, #16
	ldr x8, [sp, #16]
	cmp x22, x8
	b.lo 2b
	add sp, sp, #32
3:	cmp x19, x20				// the next word that is in the table
	b.hs 6f
	ldr x0, [x19], #8
	add x22, x19, #15
	and x22, x22, #-16
	lsr x4, x0, #31
	cbz x4, 1b
	b 3b
5:	ldr x0, [sp, #8]
	add sp, sp, #32
	mov x15, x22
	mov x6, #0
	mov w7, #0
	mov w17, #0
	bl walk
6:	ldp x20, x22, [sp], #16
	ldp x30, x19, [sp], #16
	ret

// LEB128 at x1 -> w11; changes w12, w13
leb128:
	mov w11, #0
	mov w12, #0
1:	ldrb w13, [x1], #1
	tbz w13, #7, 2f
	and w13, w13, #127
	lsl w13, w13, w12
	orr w11, w11, w13
	add w12, w12, #7
	b 1b
2:	lsl w13, w13, w12
	orr w11, w11, w13
	ret

// return address in w0 -> equal if the table has it; then w6, w7: its function's name and file, w10: the frame, w9: the entry's
// first byte, w3: line, w4: column, w5: site; changes x1, x2, x8, w11-w13
find_place:
	str x30, [sp, #-16]!
	adrp x1, rt_places
	add x1, x1, :lo12:rt_places
	adrp x2, rt_places_text
	add x2, x2, :lo12:rt_places_text
	mov w3, #0
1:	adrp x8, rt_places_end
	add x8, x8, :lo12:rt_places_end
	cmp x1, x8
	b.hs 9f
	bl leb128
	add w2, w2, w11
	bl leb128
	mov w6, w11
	bl leb128
	mov w7, w11
	bl leb128
	mov w8, w11
2:	bl leb128
	cbz w11, 1b
	add w2, w2, w11
	ldrb w9, [x1], #1
	mov w11, w8
	tbz w9, #1, 3f
	bl leb128
3:	mov w10, w11
	tbz w9, #3, 6f
	mov w11, #0
	tbz w9, #2, 4f
	bl leb128
4:	mov w5, w11
	lsr w11, w9, #4
	sub w11, w11, #3
	cmp w11, #12
	b.ne 5f
	bl leb128
	tst w11, #1
	lsr w11, w11, #1
	cinv w11, w11, ne
5:	add w3, w3, w11
	bl leb128
	mov w4, w11
6:	cmp w2, w0
	b.ne 2b
	ldr x30, [sp], #16
	ret
9:	cmp sp, #0				// unequal
	ldr x30, [sp], #16
	ret

// Prints the trace on standard error; there is none afterwards.
	.globl rt_report_trace
rt_report_trace:
	str x30, [sp, #-16]!
	bl write_trace
	adrp x1, trace
	add x1, x1, :lo12:trace
	str wzr, [x1, #TRACE_COUNT]
	adrp x1, trace_text
	add x1, x1, :lo12:trace_text
	sub x2, x15, x1
	mov x0, #2
	mov x8, #64				// write
	svc #0
	ldr x30, [sp], #16
	ret

// -> x15: the end of the trace's text in trace_text; changes all that a call of Clef may
write_trace:
	stp x30, x19, [sp, #-16]!
	stp x20, x22, [sp, #-16]!
	adrp x19, trace
	add x19, x19, :lo12:trace
	ldr w20, [x19, #TRACE_COUNT]
	add x19, x19, #TRACE_RUNS
	adrp x15, trace_text
	add x15, x15, :lo12:trace_text
1:	subs w20, w20, #1
	b.lt 9f
	ldp w0, w22, [x19], #8
	bl find_place
	b.ne 1b
	tst w9, #12
	csel w3, w3, wzr, ne			// no place
	csel w5, w5, wzr, ne
	cmp w22, #8				// many are one and a number
	b.hi 4f
3:	bl write_frame
	subs w22, w22, #1
	b.ne 3b
	b 1b
4:	bl write_frame
	adrp x1, trace_more
	add x1, x1, :lo12:trace_more
	bl put
	sub w0, w22, #1
	bl put_number
	adrp x1, trace_times
	add x1, x1, :lo12:trace_times
	bl put
	b 1b
9:	adrp x1, trace + TRACE_CACHE
	add x1, x1, :lo12:trace + TRACE_CACHE
	cmp x1, x19
	b.ne 5f
	adrp x1, trace_cut
	add x1, x1, :lo12:trace_cut
	bl put
5:	ldp x20, x22, [sp], #16
	ldp x30, x19, [sp], #16
	ret

// One frame, with those that were inlined in it, as find_place has them, at x15 -> x15; changes x0-x2, w8-w13, x16, x17
write_frame:
	stp x30, x3, [sp, #-16]!
	stp x4, x5, [sp, #-16]!
1:	cbz w5, 2f
	stp x6, x7, [sp, #-16]!
	adrp x1, rt_place_sites
	add x1, x1, :lo12:rt_place_sites
	add x1, x1, x5
	bl leb128
	mov w6, w11
	bl leb128
	mov w7, w11
	bl leb128
	mov w5, w11
	mov x2, x1
	bl write_line
	mov x1, x2
	bl leb128
	mov w3, w11
	bl leb128
	mov w4, w11
	ldp x6, x7, [sp], #16
	b 1b
2:	bl write_line
	ldp x4, x5, [sp], #16
	ldp x30, x3, [sp], #16
	ret

// name in w6, file in w7, line in w3, column in w4
write_line:
	cbz w6, 1f
	stp x30, x2, [sp, #-16]!
	adrp x17, rt_place_texts
	add x17, x17, :lo12:rt_place_texts
	adrp x1, trace_at
	add x1, x1, :lo12:trace_at
	bl put
	add x1, x17, x6
	bl put
	cbz w7, 2f
	cbz w3, 2f
	adrp x1, trace_in
	add x1, x1, :lo12:trace_in
	bl put
	add x1, x17, x7
	bl put
	adrp x1, trace_line
	add x1, x1, :lo12:trace_line
	bl put
	mov w0, w3
	bl put_number
	adrp x1, trace_column
	add x1, x1, :lo12:trace_column
	bl put
	mov w0, w4
	bl put_number
2:	adrp x1, trace_end
	add x1, x1, :lo12:trace_end
	bl put
	ldp x30, x2, [sp], #16
1:	ret

// the bytes at x1 up to NUL go to x15, which moves on; changes x0, w11, x12
put:
	adrp x12, trace_text + TRACE_TEXT
	add x12, x12, :lo12:trace_text + TRACE_TEXT
1:	ldrb w11, [x1], #1
	cbz w11, 2f
	cmp x15, x12
	b.hs 2f
	strb w11, [x15], #1
	b 1b
2:	ret

// w0 in decimal; changes x0, x1, x2, w11, x12, w13
put_number:
	str x30, [sp, #-32]!
	add x1, sp, #31
	strb wzr, [x1]
	mov w12, #10
1:	udiv w11, w0, w12
	msub w13, w11, w12, w0
	add w13, w13, #'0'
	strb w13, [x1, #-1]!
	mov w0, w11
	cbnz w0, 1b
	bl put
	ldr x30, [sp], #32
	ret

	.section .rodata
trace_at:
	.asciz "   at "
trace_in:
	.asciz " in "
trace_line:
	.asciz ":line "
trace_column:
	.asciz ", column "
trace_more:
	.asciz "   ... the same "
trace_cut:
	.asciz "   ...\n"
trace_times:
	.ascii " times more"
trace_end:
	.asciz "\n"
	.text

// (nothing): the frames of the current stack go to standard error; for the report of a deadlock
	.section .text.rt_show_trace
	.globl rt_show_trace
rt_show_trace:
	str x30, [sp, #-16]!
	push_all
	adrp x14, trace
	add x14, x14, :lo12:trace
	mov w17, #0
	mov x6, #0
	mov w7, #0
	add x15, sp, #16 * 9
	ldr w0, [x15, #-16]
	bl walk
	bl rt_report_trace
	pop_all
	ldr x30, [sp], #16
	ret
	.text
