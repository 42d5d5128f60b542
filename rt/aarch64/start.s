// start: what every program for AArch64 Linux begins with: the process, the allocator, blocks of memory.
// Offsets are those of clef/lir/rt.def; conventions those of arch/README.md. The compiler puts this text before a unit's.
//
// KEEP: first argument and result in x16, further ones in x1, x2; every other register but x17 and x30 is kept.

	.set RT_PAGE_NEXT, 768
	.set RT_PAGE_END, 1536
	.set RT_HEAP_TOP, 2304
	.set RT_HEAP_END, 2312
	.set RT_UNTIDY, 2416
	.ifdef WORKERS
	.set RT_SELF, 2424
	.set RT_MODE, 12288 + 8 * 48		// rt/system/workers.clef
	.endif
	.set RT_STRETCHES, 2816
	.set RT_PENDING, 2328
	.set RT_ARGC, 2336
	.set RT_ARGV, 2344
	.set RT_ENVP, 2352
	.set RT_STACK_LOW, 2360
	.set RT_STACK_HIGH, 2368
	.set RT_LARGE_KEPT, 2320
	.set RT_LARGE_NEXT, 2376
	.set RT_LARGE_FREE, 2432
	.set LARGE_KEEP, 64 << 20		// bytes of free large blocks that are not given back
	.set RT_OUTPUT_USED, 12288		// the library's slots (rt/core/console.clef); -1 while they are written
	.set RT_OUTPUT_FULL, 12288 + 8 * 64
	.set RT_ENDED, 12288 + 8 * 65		// the signal that came meanwhile
	.set RT_LINES, 12288 + 8 * 65 + 4	// 1: a line has been written
	.set RT_OUTPUT_ERROR, 12288 + 8 * 66
	.set RT_SIZE, 32768
	.set GUARD, 1 << 20
	.ifndef MAIN_STACK			// guard included; -stack sets it
	.set MAIN_STACK, 1 << 30
	.endif
	.set SIGNAL_STACK, 32768

	.macro save_callers			// what C keeps: its caller's registers, and the place to return to
	stp x29, x30, [sp, #-160]!
	stp x19, x20, [sp, #16]
	stp x21, x22, [sp, #32]
	stp x23, x24, [sp, #48]
	stp x25, x26, [sp, #64]
	stp x27, x28, [sp, #80]
	stp d8, d9, [sp, #96]
	stp d10, d11, [sp, #112]
	stp d12, d13, [sp, #128]
	stp d14, d15, [sp, #144]
	.endm
	.macro restore_callers
	ldp d14, d15, [sp, #144]
	ldp d12, d13, [sp, #128]
	ldp d10, d11, [sp, #112]
	ldp d8, d9, [sp, #96]
	ldp x27, x28, [sp, #80]
	ldp x25, x26, [sp, #64]
	ldp x23, x24, [sp, #48]
	ldp x21, x22, [sp, #32]
	ldp x19, x20, [sp, #16]
	ldp x29, x30, [sp], #160
	.endm
	.macro map_fixed flags			// x19 bytes at x0, where nothing is yet; x0: the address, or an error
	mov x1, x19
	mov x2, #3
	mov x3, #\flags
	movk x3, #0x10, lsl #16			// MAP_FIXED_NOREPLACE
	mov x4, #-1
	mov x5, xzr
	mov x8, #222				// mmap
	svc #0
	.endm
	.macro first_block register		// the block of the first thread
	adrp \register, rt_block
	add \register, \register, :lo12:rt_block
	.endm

	.weak rt_flush, rt_uncaught, rt_check_report
	.bss
	.balign 64
	.globl rt_block
rt_block:
	.zero RT_SIZE

	.ifndef LIBRARY				// which begins in library.s
signal_stack:
	.zero SIGNAL_STACK

	.ifdef WITH_C				// a program that calls C: its start-up code calls us
	.bss
c_stack:
	.zero 8
	.text
	.globl main
main:
	save_callers
	adrp x28, rt_block
	add x28, x28, :lo12:rt_block
	adrp x3, c_stack
	mov x4, sp
	str x4, [x3, #:lo12:c_stack]
	mov w0, w0
	str x0, [x28, #RT_ARGC]
	str x1, [x28, #RT_ARGV]
	str x2, [x28, #RT_ENVP]
	.else
	.text
	.globl _start
_start:
	// cfi: .cfi_undefined x30
	adrp x28, rt_block
	add x28, x28, :lo12:rt_block
	ldr x0, [sp]
	str x0, [x28, #RT_ARGC]
	add x1, sp, #8
	str x1, [x28, #RT_ARGV]
	add x1, x1, x0, lsl #3
	add x1, x1, #8
	str x1, [x28, #RT_ENVP]
	.endif
	movz x19, #(MAIN_STACK >> 16), lsl #16	// the main stack: halved until it is granted
1:	mov x0, xzr
	mov x1, x19
	mov x2, #3
	mov x3, #0x4022				// private, anonymous, no reserve
	mov x4, #-1
	mov x5, xzr
	mov x8, #222				// mmap
	svc #0
	cmn x0, #4096
	b.lo 2f
	lsr x19, x19, #1
	lsr x1, x19, #26
	cbnz x1, 1b
	b rt_out_of_memory
	// cfi: .cfi_undefined x30
2:	add x20, x0, x19
	mov sp, x20
	str x20, [x28, #RT_STACK_HIGH]
	add x1, x0, #GUARD
	str x1, [x28, #RT_STACK_LOW]
	mov x1, #GUARD
	mov x2, xzr
	mov x8, #226				// mprotect
	svc #0
	sub sp, sp, #64
	adrp x0, signal_stack
	add x0, x0, :lo12:signal_stack
	mov x1, #SIGNAL_STACK
	stp x0, xzr, [sp]			// stack_t
	str x1, [sp, #16]
	mov x0, sp
	mov x1, xzr
	mov x8, #132				// sigaltstack
	svc #0
	add sp, sp, #64
	.ifdef WORKERS
	str x28, [x28, #RT_SELF]
	.endif
	mov x0, #11				// SIGSEGV
	bl handle
	mov x8, #172				// getpid
	svc #0
	cmp w0, #1				// the first process of a system ignores a signal that it does not handle
	b.ne 1f
	bl handle_ends
1:	mov x21, xzr
	bl clef_start
	.ifdef WITH_C
rt_callback_raised:				// what a function that C called has raised comes here too
	.endif
start_return:
	mov w19, w0
	adrp x22, :got:rt_check_report
	ldr x22, [x22, :got_lo12:rt_check_report]
	.ifdef PLACES
	cbz x21, 6f
	.else
	cbz x21, 3f
	.endif
	mov x22, xzr
	mov x0, x21
	mov x21, xzr
	mov w19, #134
	adrp x1, :got:rt_uncaught
	ldr x1, [x1, :got_lo12:rt_uncaught]
	cbz x1, 3f
	blr x1
	.ifdef PLACES
	bl rt_report_trace
6:	adrp x1, trace
	add x1, x1, :lo12:trace
	str wzr, [x1, #TRACE_COUNT]
	.endif
	.ifdef STRIPPED
	adr x1, text_stripped
	mov x2, #text_stripped_end-text_stripped
	b rt_fatal
	.endif
3:	bl flush
	adr x1, text_output			// output that could not be written, but to a closed pipe
	mov x2, #text_null-text_output
	ldr w3, [x28, #RT_OUTPUT_ERROR]
	cmn w3, #32
	b.eq 4f
	tbnz w3, #31, rt_fatal
4:	mov w0, w19
	cbz x22, 5f
	blr x22
5:
	.ifdef WITH_C
	adrp x3, c_stack			// C ends the process
	ldr x3, [x3, #:lo12:c_stack]
	mov sp, x3
	restore_callers
	ret
	.else
	mov x8, #94				// exit_group
	svc #0
	.endif

// signal in x0: `signal` handles it
handle:
	sub sp, sp, #32
	adr x1, signal				// sigaction: handler, flags, restorer, mask
	mov x2, #4				// siginfo, own stack, restart, not held back, once
	movk x2, #0xd800, lsl #16
	.ifdef WORKERS				// several threads may have faults: the first is reported
	cmp w0, #11
	b.ne 1f
	and x2, x2, #0x7fffffff			// not once
1:
	.endif
	stp x1, x2, [sp]
	stp xzr, xzr, [sp, #16]
	mov x1, sp
	mov x2, xzr
	mov x3, #8
	mov x8, #134				// rt_sigaction
	svc #0
	add sp, sp, #32
	ret

// The signals that end a program. What was ignored stays so (nohup, `program &`), and what the program handles itself.
handle_ends:
	stp x19, x30, [sp, #-48]!
	movz w19, #0x0f02			// SIGHUP, SIGTERM, SIGINT
	movk w19, #1, lsl #16
1:	and w0, w19, #255
	mov x1, xzr
	add x2, sp, #16				// what is done now
	mov x3, #8
	mov x8, #134				// rt_sigaction
	svc #0
	ldr x4, [sp, #16]
	and w0, w19, #255
	cbnz x4, 2f
	bl handle
2:	lsr w19, w19, #8
	cbnz w19, 1b
	ldp x19, x30, [sp], #48
	ret

// A signal: a fault, or one that ends the program once its output is written. While it is being written, that goes on first.
signal:
	.ifdef WORKERS				// x28 is the thread's own block
	cmp w0, #11
	b.eq fault
	first_block x2
	str w0, [x2, #RT_ENDED]
	ldr w1, [x2, #RT_OUTPUT_USED]
	.else
	adrp x28, rt_block
	add x28, x28, :lo12:rt_block
	cmp w0, #11
	b.eq fault
	str w0, [x28, #RT_ENDED]
	ldr w1, [x28, #RT_OUTPUT_USED]
	.endif
	tbnz w1, #31, 1f
	bl flush
die:
	.ifdef WORKERS
	first_block x28
	.endif
	mov x8, #172				// getpid
	svc #0
	ldr w1, [x28, #RT_ENDED]
	mov x8, #129				// kill
	svc #0
	add w0, w1, #128			// the first process of a system does not die of it
	mov x8, #94				// exit_group
	svc #0
	.endif
	.text

// address, bytes: all of them to standard output. A first write of whole lines goes out at once. The one behind it, or a first
// one that does not end a line, decides what follows: on a terminal all writes go out at once; elsewhere they stay in the
// buffer up to 64 KiB, and from then on the signals that end a program are handled.
	.globl rt_write_out
rt_write_out:
	// cfi: .cfi_same_value x30
	stp x0, x1, [sp, #-32]!
	stp x2, x8, [sp, #16]
	.ifdef WORKERS
	stp x19, x28, [sp, #-16]!
	first_block x28
	.endif
	.ifndef LIBRARY
	ldr w0, [x28, #RT_OUTPUT_FULL]
	cbz w0, decide
write:
	.endif
	mov w0, #-1
	str w0, [x28, #RT_OUTPUT_USED]
	mov x2, x1
	mov x1, x16
2:	cbz x2, 3f
	mov x0, #1
	mov x8, #64				// write
	svc #0
	add x1, x1, x0
	sub x2, x2, x0
	cmp x0, #0
	b.gt 2b
	str w0, [x28, #RT_OUTPUT_ERROR]
3:	str wzr, [x28, #RT_OUTPUT_USED]
written:
	.ifdef WORKERS
	ldr w17, [x28, #RT_ENDED]
	ldp x19, x28, [sp], #16
	.endif
	ldp x2, x8, [sp, #16]
	ldp x0, x1, [sp], #32
	.ifndef LIBRARY
	.ifndef WORKERS
	ldr w17, [x28, #RT_ENDED]
	.endif
	cbnz w17, die
	.endif
1:	ret

	.ifndef LIBRARY
decide:
	cbz x1, written
	ldr w0, [x28, #RT_LINES]
	cbnz w0, 1f
	add x0, x16, x1
	ldrb w0, [x0, #-1]
	cmp w0, #10
	b.ne 1f
	mov w0, #1
	str w0, [x28, #RT_LINES]
	b write
1:	stp x1, x3, [sp, #-96]!
	stp x4, x16, [sp, #16]
	str x30, [sp, #32]
	mov x0, #1
	mov x1, #0x5401				// TCGETS: is standard output a terminal?
	sub x2, sp, #64
	mov x8, #29				// ioctl
	svc #0
	mov w1, #1
	cbz w0, 2f
	mov w1, #65536
2:	str w1, [x28, #RT_OUTPUT_FULL]
	cbz w0, 3f
	bl handle_ends
3:	ldr x30, [sp, #32]
	ldp x4, x16, [sp, #16]
	ldp x1, x3, [sp], #96
	ldr w0, [x28, #RT_OUTPUT_FULL]
	cmp w1, w0
	b.hs write
	b written
	.endif

flush:
	.ifdef WORKERS				// the program ends: no gate waits for others
	mov x1, #RT_MODE
	str xzr, [x28, x1]
	.endif
	mov x21, xzr
	adrp x1, :got:rt_flush
	ldr x1, [x1, :got_lo12:rt_flush]
	cbz x1, 1f
	br x1
1:	ret

	.ifndef LIBRARY
// A fault in our own stack's guard is a stack overflow, one near 0 a null reference.
fault:
	.ifdef WORKERS
	adrp x3, faulty_block
	add x3, x3, :lo12:faulty_block
3:	ldaxr x4, [x3]
	cbnz x4, 4f
	stxr w5, x28, [x3]
	cbnz w5, 3b
	b 5f
4:	mov x0, #139				// a fault of the report itself
	mov x8, #94
	cmp x4, x28
	b.eq 7f
6:	mov x0, xzr				// ppoll of nothing, until the other thread has reported its fault
	mov x1, xzr
	mov x2, xzr
	mov x3, xzr
	mov x8, #73
	svc #0
	b 6b
7:	svc #0
5:
	.endif
	ldr x19, [x1, #16]			// the address
	.ifdef PLACES
	bl rt_trace_fault
	.endif
	bl flush
	adr x1, text_null
	mov x2, #text_overflow-text_null
	add x3, x19, #16			// the header lies before the object
	cmp x3, #65536 >> 12, lsl #12
	b.lo rt_fatal
	adr x1, text_overflow
	mov x2, #text_memory-text_overflow
	ldr x0, [x28, #RT_STACK_LOW]
	cmp x19, x0
	b.hs 2f
	sub x0, x0, #GUARD
	cmp x19, x0
	b.hs rt_fatal
2:	adr x1, text_fault
	mov x2, #text_end-text_fault
	b rt_fatal
	.endif

	.globl rt_out_of_memory
rt_out_of_memory:
	.ifdef WORKERS
	adrp x0, heap_lock
	str wzr, [x0, #:lo12:heap_lock]
	.endif
	.ifdef PLACES
	bl rt_trace_from
	.endif
	bl flush
	adr x1, text_memory
	mov x2, #text_fault-text_memory
rt_fatal:
	mov x0, #2
	mov x8, #64				// write
	svc #0
	.ifdef PLACES
	bl rt_report_trace
	.endif
	mov x0, #134
	mov x8, #94
	svc #0

	.ifdef STRIPPED
text_stripped:
	.ascii "   (no places: -strip)\n"
text_stripped_end:
	.endif
text_output:
	.ascii "Unhandled exception. System.IO.IOException: standard output cannot be written\n"
text_null:
	.ascii "Unhandled exception. System.NullReferenceException: Object reference not set to an instance of an object.\n"
text_overflow:
	.ascii "Stack overflow.\n"
text_memory:
	.ascii "Out of memory.\n"
text_fault:
	.ascii "Segmentation fault.\n"
text_end:
	.balign 4

// ---- the allocator ----
// It is in sections of its own, as each routine behind it: the linker leaves out what a program does not refer to. A conditional
// jump reaches 1 MiB, so none leads to another section.

	.section .text.rt_alloc
	.balign 4

// class -> a cell; the list of the class is empty. Takes the cells of a 4 KiB stretch that `tidy` gathered, or the next
// stretch, of which the first 64 bytes are never handed out: by rising address. A class past 64 gets one cell.
	.globl rt_alloc_slow
rt_alloc_slow:
	.ifdef WORKERS
	adrp x17, pool
	add x17, x17, :lo12:pool
	ldr x17, [x17, x16, lsl #3]
	cbz x17, alloc_new
	b alloc_from_pool
alloc_new:
	.endif
	stp x0, x1, [sp, #-16]!
	stp x2, x3, [sp, #-16]!
	stp x4, x30, [sp, #-16]!
	add x4, x28, x16, lsl #3		// the class's row
	cmp x16, #64
	b.hs 7f
	ldr x2, [x4, #RT_STRETCHES]
	cmp x2, #0
	csetm x0, eq
	stp x0, x0, [sp, #-64]!			// a bit for each word of the stretch
	stp x0, x0, [sp, #16]
	stp x0, x0, [sp, #32]
	stp x0, x0, [sp, #48]
	cbz x2, 3f
	ldr x1, [x2, #STRETCH_NEXT]
	str x1, [x4, #RT_STRETCHES]
	str xzr, [x2, #STRETCH_WORDS]		// and no longer among those to take
	ldr x1, [x2, #STRETCH_FREE]
	mov x17, #1
2:	ubfx x3, x1, #9, #3
	lsr x0, x1, #3
	lsl x0, x17, x0
	ldr x30, [sp, x3, lsl #3]
	orr x30, x30, x0
	str x30, [sp, x3, lsl #3]
	ldr x1, [x1, #-8]
	cbnz x1, 2b
	b 5f
3:	ldr x2, [x4, #RT_PAGE_NEXT]
	ldr x3, [x4, #RT_PAGE_END]
	cmp x2, x3
	b.lo 4f
	bl new_page
4:	add x0, x2, #4096
	str x0, [x4, #RT_PAGE_NEXT]
5:	mov x0, #64 / 8 + 1			// the first cell's fields
	add x1, x2, #STRETCH_FREE		// where its address goes
6:	lsr x3, x0, #6
	ldr x30, [sp, x3, lsl #3]
	lsr x30, x30, x0
	tbz x30, #0, 1f
	add x3, x2, x0, lsl #3
	str x3, [x1]
	sub x1, x3, #8
1:	add x0, x0, x16
	add x3, x0, x16
	cmp x3, #4096 / 8 + 1
	b.ls 6b
	str xzr, [x1]
	add sp, sp, #64
	ldr x16, [x2, #STRETCH_FREE]
	str xzr, [x2, #STRETCH_FREE]
	ldr x1, [x16, #-8]
	str x1, [x4]
	b 9f
7:	sub x1, x16, #64			// bytes of a cell
	and x0, x1, #3
	add x0, x0, #4
	lsr x1, x1, #2
	add x1, x1, #7
	lsl x0, x0, x1
	ldr x2, [x4, #RT_PAGE_NEXT]
	add x1, x2, x0
	ldr x3, [x4, #RT_PAGE_END]
	cmp x1, x3
	b.ls 8f
	bl new_page
8:	add x1, x2, x0
	str x1, [x4, #RT_PAGE_NEXT]
	add x16, x2, #8
9:	ldp x4, x30, [sp], #16
	ldp x2, x3, [sp], #16
	ldp x0, x1, [sp], #16
	ret

// x4: the class's row -> x2: 64 KiB for it; changes x1, x3
new_page:
	.ifdef WORKERS
	stp x28, x30, [sp, #-16]!
	bl rt_lock
	first_block x28
	.else
	str x30, [sp, #-16]!
	.endif
	ldr x2, [x28, #RT_HEAP_TOP]
	ldr x3, [x28, #RT_HEAP_END]
	add x1, x2, #65536 >> 12, lsl #12
	cmp x1, x3
	b.ls 1f
	bl reserve_heap
	ldr x2, [x28, #RT_HEAP_TOP]
	add x1, x2, #65536 >> 12, lsl #12
1:	str x1, [x28, #RT_HEAP_TOP]
	str x1, [x4, #RT_PAGE_END]
	.ifdef WORKERS
	bl rt_unlock
	ldp x28, x30, [sp], #16
	.else
	ldr x30, [sp], #16
	.endif
	ret

// class -> a cell; what cold code calls instead of the inline sequence
	.globl rt_alloc_class
rt_alloc_class:
	stp x0, x1, [sp, #-16]!
	ldr x0, [x28, x16, lsl #3]
	cbz x0, 1f
	ldr x1, [x0, #-8]
	str x1, [x28, x16, lsl #3]
	mov x16, x0
	ldp x0, x1, [sp], #16
	ret
1:	ldp x0, x1, [sp], #16
	b rt_alloc_slow

// Address space for pages; huge pages past the first 64 MiB. Keeps all but x1, x2, x3.
reserve_heap:
	ldr x1, [x28, #RT_HEAP_TOP]
	cbnz x1, 4f
	stp x0, x4, [sp, #-16]!
	stp x5, x8, [sp, #-16]!
	stp x16, x19, [sp, #-16]!
	mov x19, #3 << 32			// 12 GiB
1:	mov x0, #1 << 32			// at 4 GiB: links of dead objects hold address / 8 in 32 bits
	map_fixed 0x4022			// private, anonymous, no reserve
	cmn x0, #4096
	b.lo 2f
	lsr x19, x19, #1
	tbz x19, #19, 1b
4:	b rt_out_of_memory
2:	str x0, [x28, #RT_HEAP_TOP]
	add x0, x0, x19
	str x0, [x28, #RT_HEAP_END]
	mov x0, #1 << 32
	mov x1, #64 << 20
	add x0, x0, x1
	sub x1, x19, x1
	mov x2, #14				// MADV_HUGEPAGE
	mov x8, #233
	svc #0
	ldp x16, x19, [sp], #16
	ldp x5, x8, [sp], #16
	ldp x0, x4, [sp], #16
	ret

	.section .text.rt_size
	.balign 4
// bytes of a cell in x0 -> class in x0, 0 for large blocks; destroys x17
size_class:
	cmp x0, #504
	b.hi 1f
	add x0, x0, #7
	lsr x0, x0, #3
	mov x17, #2
	cmp x0, #2
	csel x0, x0, x17, hs
	ret
1:	cmp x0, #32768 >> 12, lsl #12
	b.hi 3f
	sub x0, x0, #1
	clz x17, x0				// 512 << j below it, in quarters
	neg x17, x17
	add x17, x17, #61
	lsr x0, x0, x17
	add x0, x0, #61
	sub x17, x17, #7
	add x0, x0, x17, lsl #2
	ret
3:	mov x0, xzr
	ret

// bytes of a large block up to LARGE_KEEP, a multiple of a quarter of its power of two, in x19 -> its list in x1; destroys
// x2, x3
large_list:
	clz x2, x19
	mov x3, #63
	sub x2, x3, x2
	lsl x1, x2, #2
	sub x1, x1, #60
	sub x2, x2, #2
	lsr x3, x19, x2
	and x3, x3, #3
	add x1, x1, x3
	add x1, x28, x1, lsl #3
	add x1, x1, #RT_LARGE_FREE
	ret

// bytes of fields, info -> object
	.globl rt_alloc_size
rt_alloc_size:
	stp x0, x30, [sp, #-16]!
	add x0, x16, #8
	bl size_class
	cbz x0, 3f
	mov x17, x0
	ldr x16, [x28, x17, lsl #3]
	cbz x16, 1f
	ldr x0, [x16, #-8]
	str x0, [x28, x17, lsl #3]
	b 2f
1:	mov x16, x17
	bl rt_alloc_slow
2:	lsl x17, x1, #32
	str x17, [x16, #-8]
	ldp x0, x30, [sp], #16
	ret
3:	stp x1, x2, [sp, #-16]!			// a mapping of its own: its size, header, fields
	stp x3, x4, [sp, #-16]!
	stp x5, x8, [sp, #-16]!
	stp x19, x20, [sp, #-16]!
	lsr x0, x16, #35
	cbnz x0, 10f
	add x19, x16, #16
	mov x1, #LARGE_KEEP
	cmp x19, x1
	b.hi 8f
	sub x1, x19, #1				// to a quarter of its power of two: one that is kept may fit
	clz x1, x1
	mov x2, #61
	sub x1, x2, x1
	mov x2, #1
	lsl x2, x2, x1
	add x19, x19, x2
	sub x19, x19, #1
	neg x2, x2
	and x19, x19, x2
	bl large_list
	ldr x0, [x1]
	cbz x0, 8f
	ldr x2, [x0, #8]
	str x2, [x1]
	ldr x2, [x28, #RT_LARGE_KEPT]
	sub x2, x2, x19
	str x2, [x28, #RT_LARGE_KEPT]
	b 9f
8:	add x19, x19, #4095
	and x19, x19, #-4096
	mov x20, #1024				// places to try
4:
	.ifdef WORKERS				// all threads take from one range
	bl rt_lock
	str x28, [sp, #-16]!
	first_block x28
	.endif
	ldr x0, [x28, #RT_LARGE_NEXT]
	cbz x0, 5f
	add x1, x0, x19
	mov x2, #32 << 30
	cmp x1, x2
	b.ls 6f
5:	mov x0, #16 << 30
6:	add x1, x0, x19
	str x1, [x28, #RT_LARGE_NEXT]
	.ifdef WORKERS
	ldr x28, [sp], #16
	bl rt_unlock
	.endif
	map_fixed 0x22				// private, anonymous
	cmn x0, #17				// EEXIST: the next place
	b.ne 7f
	.ifdef WORKERS
	str x28, [sp, #-16]!
	first_block x28
	.endif
	ldr x0, [x28, #RT_LARGE_NEXT]
	mov x1, #64 << 20
	add x0, x0, x1
	str x0, [x28, #RT_LARGE_NEXT]
	.ifdef WORKERS
	ldr x28, [sp], #16
	.endif
	sub x20, x20, #1
	cbnz x20, 4b
7:	cmn x0, #4096
	b.hs 10f
9:	str x19, [x0]
	add x16, x0, #16
	ldp x19, x20, [sp], #16
	ldp x5, x8, [sp], #16
	ldp x3, x4, [sp], #16
	ldp x1, x2, [sp], #16
	b 2b
10:	b rt_out_of_memory

// object, bytes of fields
	.globl rt_free_size
rt_free_size:
	stp x0, x30, [sp, #-16]!
	add x0, x1, #8
free_class:
	bl size_class
	cbz x0, 1f
	ldr x17, [x28, x0, lsl #3]
	str x17, [x16, #-8]
	str x16, [x28, x0, lsl #3]
	ldp x0, x30, [sp], #16
	ret
1:	.ifdef WORKERS
	ldr w17, [x16, #-4]
	tbz w17, #20, 1f			// LAYOUT_LISTED
	str x16, [sp, #-16]!
	bl rt_share_forget
	ldr x16, [sp], #16
1:
	.endif
	stp x1, x8, [sp, #-16]!
	sub x0, x16, #16
	ldr x1, [x0]
	mov x17, #LARGE_KEEP
	ldr x8, [x28, #RT_LARGE_KEPT]
	add x8, x8, x1
	cmp x8, x17
	b.hi 2f
	str x8, [x28, #RT_LARGE_KEPT]
	stp x2, x3, [sp, #-16]!
	stp x19, x30, [sp, #-16]!
	mov x19, x1
	bl large_list
	ldr x17, [x1]
	str x17, [x0, #8]
	str x0, [x1]
	ldp x19, x30, [sp], #16
	ldp x2, x3, [sp], #16
	b 3f
2:	mov x8, #215				// munmap
	svc #0
3:
	ldp x1, x8, [sp], #16
	ldp x0, x30, [sp], #16
	ret

// object of fixed size: its row says how large it is
	.globl rt_free_cell
rt_free_cell:
	stp x0, x30, [sp, #-16]!
	ldr w17, [x16, #-4]
	and w17, w17, #0xfffff
	adrp x0, rt_rows
	add x0, x0, :lo12:rt_rows
	add x17, x0, x17, lsl #5
	ldr w0, [x17, #28]
	cbz w0, 1f
	ldrb w17, [x16, #-1]
	ldrb w0, [x0, x17]			// words with the header
	lsl x0, x0, #3
	b free_class
1:	ldr w0, [x17, #8]
	add x0, x0, #8
	b free_class

	.section .text.rt_release
	.balign 4
// object or immediate: a reference less; what cold code calls instead of the inline sequence
	.globl rt_drop
rt_drop:
	cmp x16, #4096
	b.lo 1f
	ldr w17, [x16, #-8]
	.ifdef WORKERS
	cmp w17, #0
	b.lt rt_shared_drop
	.endif
	subs w17, w17, #1
	str w17, [x16, #-8]
	b.lo rt_release
1:	ret

// object whose count has borrowed: to its row's routine
	.globl rt_release
rt_release:
	str x0, [sp, #-16]!
	ldr w17, [x16, #-4]
	and w17, w17, #0xfffff
	adrp x0, rt_rows
	add x0, x0, :lo12:rt_rows
	add x17, x0, x17, lsl #5
	ldr x17, [x17]
	ldr x0, [sp], #16
	br x17

// object or immediate: a reference less; what dies waits until a release routine has done with its own object
	.globl rt_drop_later
rt_drop_later:
	cmp x16, #4096
	b.lo 1f
	ldr w17, [x16, #-8]
	.ifdef WORKERS
	cmp w17, #0
	b.ge 2f
	str x30, [sp, #-16]!
	bl rt_shared_lower
	ldr x30, [sp], #16
	b.hs 1f
	b 3f
2:
	.endif
	subs w17, w17, #1
	str w17, [x16, #-8]
	b.hs 1f
3:	ldr w17, [x28, #RT_PENDING]
	str w17, [x16, #-8]
	lsr x16, x16, #3
	str w16, [x28, #RT_PENDING]
1:	ret

// object whose count has borrowed, its counted words those that its row says: fields, cell, then what is pending
	.globl rt_release_fields
rt_release_fields:
	stp x0, x30, [sp, #-16]!
	stp x1, x2, [sp, #-16]!
	mov x2, x16
	ldr w17, [x2, #-4]
	and w17, w17, #0xfffff
	adrp x0, rt_rows
	add x0, x0, :lo12:rt_rows
	add x17, x0, x17, lsl #5
	ldr w1, [x17, #24]
1:	cbz w1, 2f
	rbit w0, w1
	clz w0, w0
	ldr x16, [x2, x0, lsl #3]
	bl rt_drop_later
	sub w0, w1, #1
	and w1, w1, w0
	b 1b
2:	mov x16, x2
	bl rt_free_cell
	ldp x1, x2, [sp], #16
	ldp x0, x30, [sp], #16
	b rt_release_next

// string whose count has borrowed: its cell, then what is pending
	.globl rt_release_string
rt_release_string:
	str x0, [sp, #-16]!
	ldr w0, [x16]
	add x0, x0, #23				// header, lengths, rounding
	lsr x0, x0, #3
	cmp x0, #63
	b.hi 1f
	ldr x17, [x28, x0, lsl #3]
	str x17, [x16, #-8]
	str x16, [x28, x0, lsl #3]
	ldr x0, [sp], #16
	b rt_release_next
1:	stp x1, x30, [sp, #-16]!
	lsl x1, x0, #3
	sub x1, x1, #8
	bl rt_free_size
	ldp x1, x30, [sp], #16
	ldr x0, [sp], #16

	.globl rt_release_next
rt_release_next:
	ldr w16, [x28, #RT_UNTIDY]
	subs w16, w16, #1
	str w16, [x28, #RT_UNTIDY]
	b.mi 2f
3:	ldr w16, [x28, #RT_PENDING]
	cbz w16, 1f
	lsl x16, x16, #3
	ldr w17, [x16, #-8]
	str w17, [x28, #RT_PENDING]
	b rt_release
1:	ret
2:	str x30, [sp, #-16]!
	bl tidy
	ldr x30, [sp], #16
	b 3b

// What a program frees in another order than it was made leaves a list whose cells lie scattered, and all that is made of them
// later is walked at the cost of a cache miss a cell. So, once in UNTIDY_AFTER cells, the list of each class is looked at:
// when of its first SAMPLE cells every other lies in another 4 KiB stretch than the one before, all go to the lists of
// their stretches, in the 64 bytes in front. A stretch whose free cells are a quarter of it is taken by rt_alloc_slow, whole.
// (Lists a stretch of memory: Leijen, Zorn, de Moura, "Mimalloc: Free List Sharding in Action", APLAS 2019.)
	.set UNTIDY_AFTER, 16384
	.set SAMPLE, 256
	.set STRETCH_FREE, 0			// list of cells
	.set STRETCH_NEXT, 8			// in the list RT_STRETCHES of its class
	.set STRETCH_WORDS, 16			// of its free cells, 4 bytes
	.set STRETCH_LISTED, 20			// 4 bytes: it is in that list
tidy:
	.ifdef WORKERS				// the stretches' lists are the first thread's
	first_block x17
	cmp x17, x28
	b.eq 1f
	mov w17, #0x7fffffff
	str w17, [x28, #RT_UNTIDY]
	ret
1:
	.endif
	stp x0, x1, [sp, #-16]!
	stp x2, x3, [sp, #-16]!
	stp x4, x5, [sp, #-16]!
	mov w0, #UNTIDY_AFTER
	str w0, [x28, #RT_UNTIDY]
	mov x0, #63				// class
1:	ldr x1, [x28, x0, lsl #3]
	mov x2, #0				// steps into another stretch
	mov x3, #SAMPLE
2:	cbz x1, 6f
	mov x4, x1
	ldr x1, [x1, #-8]
	eor x4, x4, x1
	cmp xzr, x4, lsr #12
	cinc x2, x2, ne
	subs x3, x3, #1
	b.ne 2b
	cmp x2, #SAMPLE / 2
	b.lo 6f
	ldr x1, [x28, x0, lsl #3]
	str xzr, [x28, x0, lsl #3]
3:	ldr x4, [x1, #-8]			// cell by cell
	and x2, x1, #-4096
	ldr x3, [x2, #STRETCH_FREE]
	str x3, [x1, #-8]
	str x1, [x2, #STRETCH_FREE]
	ldr w3, [x2, #STRETCH_WORDS]
	add w3, w3, w0
	str w3, [x2, #STRETCH_WORDS]
	cmp w3, #4096 / 8 / 4
	b.lo 4f
	ldr w3, [x2, #STRETCH_LISTED]
	cbnz w3, 4f
	mov w3, #1
	str w3, [x2, #STRETCH_LISTED]
	add x5, x28, x0, lsl #3
	ldr x3, [x5, #RT_STRETCHES]
	str x3, [x2, #STRETCH_NEXT]
	str x2, [x5, #RT_STRETCHES]
4:	mov x1, x4
	cbnz x1, 3b
6:	subs x0, x0, #1
	b.ne 1b
	ldp x4, x5, [sp], #16
	ldp x2, x3, [sp], #16
	ldp x0, x1, [sp], #16
	ret

// ---- blocks of memory ----

	.section .text.rt_copy
	.balign 4
// to, from, bytes; they may overlap
	.globl rt_copy
rt_copy:
	stp x0, x1, [sp, #-48]!
	stp x2, x3, [sp, #16]
	str x4, [sp, #32]
	add x3, x1, x2
	add x4, x16, x2
	cmp x2, #16
	b.hi 4f
	cmp x2, #8
	b.lo 1f
	ldr x0, [x1]
	ldr x17, [x3, #-8]
	str x0, [x16]
	str x17, [x4, #-8]
	b 3f
1:	cmp x2, #4
	b.lo 2f
	ldr w0, [x1]
	ldr w17, [x3, #-4]
	str w0, [x16]
	str w17, [x4, #-4]
	b 3f
2:	cbz x2, 3f
	ldrb w0, [x1]
	cmp x2, #1
	b.eq 5f
	ldrh w17, [x3, #-2]
	strh w17, [x4, #-2]
5:	strb w0, [x16]
3:	ldr x4, [sp, #32]
	ldp x2, x3, [sp, #16]
	ldp x0, x1, [sp], #48
	ret

4:	sub x17, x16, x1
	cmp x17, x2
	sub x2, x2, #16
	b.lo 8f
	ldp x0, x3, [x3, #-16]
	subs x2, x2, #64
	b.lt 6f
5:	ldr q31, [x1], #16
	str q31, [x16], #16
	ldr q31, [x1], #16
	str q31, [x16], #16
	ldr q31, [x1], #16
	str q31, [x16], #16
	ldr q31, [x1], #16
	str q31, [x16], #16
	subs x2, x2, #64
	b.ge 5b
6:	adds x2, x2, #64
	b.eq 9f
7:	ldr q31, [x1], #16
	str q31, [x16], #16
	subs x2, x2, #16
	b.gt 7b
9:	stp x0, x3, [x4, #-16]
	b 3b

8:	ldp x0, x1, [x1]			// from the end
	subs x2, x2, #64
	b.lt 6f
5:	ldr q31, [x3, #-16]!
	str q31, [x4, #-16]!
	ldr q31, [x3, #-16]!
	str q31, [x4, #-16]!
	ldr q31, [x3, #-16]!
	str q31, [x4, #-16]!
	ldr q31, [x3, #-16]!
	str q31, [x4, #-16]!
	subs x2, x2, #64
	b.ge 5b
6:	adds x2, x2, #64
	b.eq 9f
7:	ldr q31, [x3, #-16]!
	str q31, [x4, #-16]!
	subs x2, x2, #16
	b.gt 7b
9:	stp x0, x1, [x16]
	b 3b

	.section .text.rt_fill
	.balign 4
// address, byte, bytes
	.globl rt_fill
rt_fill:
	stp x1, x2, [sp, #-16]!
	and x1, x1, #255
	orr x1, x1, x1, lsl #8
	orr x1, x1, x1, lsl #16
	orr x1, x1, x1, lsl #32
	subs x2, x2, #16
	b.lo 4f
1:	stp x1, x1, [x16], #16
	subs x2, x2, #16
	b.hs 1b
4:	add x2, x2, #16
	cmp x2, #8
	b.lo 2f
	str x1, [x16], #8
	sub x2, x2, #8
2:	cbz x2, 3f
	strb w1, [x16], #1
	sub x2, x2, #1
	b 2b
3:	ldp x1, x2, [sp], #16
	ret

	.section .text.rt_equal
	.balign 4
// address, address, bytes -> 0 or 1
	.globl rt_equal
rt_equal:
	stp x1, x2, [sp, #-16]!
	stp x0, x3, [sp, #-16]!
	subs x2, x2, #8
	b.lo 4f
1:	ldr x0, [x16], #8
	ldr x3, [x1], #8
	cmp x0, x3
	b.ne 6f
	subs x2, x2, #8
	b.hs 1b
	ldr x0, [x16, x2]			// the last 8, part of which may have been looked at
	ldr x3, [x1, x2]
	cmp x0, x3
	b.ne 6f
2:	mov x16, #1
3:	ldp x0, x3, [sp], #16
	ldp x1, x2, [sp], #16
	ret
4:	adds x2, x2, #8
	b.eq 2b
5:	ldrb w0, [x16], #1
	ldrb w3, [x1], #1
	cmp w0, w3
	b.ne 6f
	subs x2, x2, #1
	b.ne 5b
	b 2b
6:	mov x16, xzr
	b 3b

	.section .text.rt_strlen
	.balign 4
// NUL-terminated bytes -> how many
	.globl rt_strlen
rt_strlen:
	str x0, [sp, #-16]!
	mov x0, x16
1:	ldrb w17, [x0], #1
	cbnz w17, 1b
	sub x16, x0, x16
	sub x16, x16, #1
	ldr x0, [sp], #16
	ret

	.section .text.rt_fmod
	.balign 4
// C's fmod: exponents apart, the remainder is exact by shifting and subtracting mantissas.
	.globl rt_fmod
rt_fmod:
	fmov x0, d0
	fmov x1, d1
	and x2, x0, #0x8000000000000000		// the result has the dividend's sign
	and x0, x0, #0x7fffffffffffffff
	and x1, x1, #0x7fffffffffffffff
	mov x3, #0x7ff0000000000000
	cmp x0, x3
	b.hs 9f					// infinite or nan
	cmp x1, x3
	b.hi 9f
	cbz x1, 9f
	b.eq 8f
	cmp x0, x1
	b.lo 8f
	ubfx x4, x0, #52, #11			// exponents, mantissas with their hidden bit
	ubfx x5, x1, #52, #11
	and x6, x0, #0xfffffffffffff
	and x7, x1, #0xfffffffffffff
	cbnz x4, 1f
	mov x4, #1
	b 2f
1:	orr x6, x6, #0x10000000000000
2:	cbnz x5, 3f
	mov x5, #1
	b 4f
3:	orr x7, x7, #0x10000000000000
4:	cmp x6, x7
	b.lo 5f
	udiv x0, x6, x7				// one step of reduction
	msub x6, x0, x7, x6
5:	cmp x4, x5
	b.eq 6f
	sub x4, x4, #1
	lsl x6, x6, #1
	cbnz x6, 4b
6:	cbz x6, 7f				// normalise
	mov x4, x5
11:	tst x6, #0x10000000000000
	b.ne 10f
	cmp x4, #1
	b.eq 12f
	lsl x6, x6, #1
	sub x4, x4, #1
	b 11b
10:	and x6, x6, #0xfffffffffffff
	orr x6, x6, x4, lsl #52
12:	orr x6, x6, x2
	fmov d0, x6
	ret
7:	fmov d0, x2
	ret
8:	ret
9:	fmul d0, d0, d1
	fdiv d0, d0, d0
	ret

	.text
