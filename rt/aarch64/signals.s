// signals: the numbers of signals that the program watches go to a pipe. A unit that refers to this contains it; others do
// not.
// Conventions are those of start.s: first argument and result in x16, the second in x1, every other register but x17 and x30
// kept.

	.bss
	.balign 8
signal_pipe:
	.zero 8
	.text
// signal, descriptor that its number is written to as a byte; below 0: what the system does with it -> 0, or negative errno
	.globl rt_watch_signal
rt_watch_signal:
	stp x0, x1, [sp, #-80]!
	stp x2, x3, [sp, #16]
	stp x4, x8, [sp, #32]
	mov w0, w16
	mov x4, xzr
	tbnz w1, #31, 1f
	adrp x2, signal_pipe
	str w1, [x2, #:lo12:signal_pipe]
	adr x4, note_signal
1:	mov x2, #0x18000000			// sigaction: handler, flags (own stack, restart), restorer, mask
	stp x4, x2, [sp, #48]
	stp xzr, xzr, [sp, #64]
	add x1, sp, #48
	mov x2, xzr
	mov x3, #8
	mov x8, #134				// rt_sigaction
	svc #0
	mov x16, x0
	ldp x4, x8, [sp, #32]
	ldp x2, x3, [sp, #16]
	ldp x0, x1, [sp], #80
	ret

// The program goes on where it was: a full pipe does not wait, and what it has says enough.
note_signal:
	str x0, [sp, #-16]!
	mov x1, sp
	adrp x2, signal_pipe
	ldr w0, [x2, #:lo12:signal_pipe]
	mov x2, #1
	mov x8, #64				// write
	svc #0
	add sp, sp, #16
	ret
