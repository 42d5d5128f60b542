// threads: stacks of their own, and going from one to the other. A unit that refers to this contains it; others do not.
// Conventions are those of start.s: first argument and result in x16, every other register but x17 and x30 is kept.
//
//   low                                                                high
//  │ guard │ … grows down │ saved registers │ CONTEXT: sp, lowest usable address, next free one, bytes │
//
// The number of a stack is the address of its CONTEXT; 0 stands for that of the stack of the process.

	.set STACK_BYTES, 9 << 20		// guard included; touched pages alone cost memory
	.set CONTEXT_SP, 0
	.set CONTEXT_LOW, 8
	.set CONTEXT_NEXT, 16
	.set CONTEXT_SIZE, 24
	.set CONTEXT_BYTES, 32
	.set MOST_FREE, 64			// stacks that are kept for the next threads
	.set SAVED_BYTES, 14 * 16 + 16 * 16

	.weak rt_thread
	.bss
	.balign 16
thread_state:					// the first CONTEXT, then:
	.zero CONTEXT_BYTES
	.zero 32
	.set STATE_CURRENT, CONTEXT_BYTES	// 0: the first
	.set STATE_FREE, CONTEXT_BYTES + 8	// CONTEXTs that are kept
	.set STATE_COUNT, CONTEXT_BYTES + 16	// how many

	.text
// bytes of the stack, 0: as many as usual -> stack, or negative errno
	.globl rt_new_stack
rt_new_stack:
	stp x0, x1, [sp, #-64]!
	stp x2, x3, [sp, #16]
	stp x4, x5, [sp, #32]
	str x8, [sp, #48]
	adrp x17, thread_state
	add x17, x17, :lo12:thread_state
	mov x1, x16
	cbnz x16, 1f
	ldr x16, [x17, #STATE_FREE]
	cbz x16, 1f
	ldr x0, [x16, #CONTEXT_NEXT]
	str x0, [x17, #STATE_FREE]
	ldr x0, [x17, #STATE_COUNT]
	sub x0, x0, #1
	str x0, [x17, #STATE_COUNT]
	b 3f
1:	add x1, x1, #GUARD			// rounded up to pages
	add x1, x1, #4095
	and x1, x1, #-4096
	mov x0, #STACK_BYTES
	cmp x16, #0				// no stack is kept, or another size is requested
	csel x1, x0, x1, eq
	str x1, [sp, #56]
	mov x0, xzr
	mov x2, #3
	mov x3, #0x4022				// private, anonymous, no reserve
	mov x4, #-1
	mov x5, xzr
	mov x8, #222				// mmap
	svc #0
	mov x16, x0
	cmn x0, #4096
	b.hs 4f
	mov x1, #GUARD
	mov x2, xzr
	mov x8, #226				// mprotect
	svc #0
	add x17, x16, #GUARD
	ldr x2, [sp, #56]
	add x1, x16, x2
	mov x16, x0
	cbnz x0, 4f
	sub x16, x1, #CONTEXT_BYTES
	str x17, [x16, #CONTEXT_LOW]
	str x2, [x16, #CONTEXT_SIZE]
3:	sub x0, x16, #SAVED_BYTES		// as if it had switched away at `begin`
	str x0, [x16, #CONTEXT_SP]
	adr x1, begin
	str x1, [x0, #SAVED_BYTES - 8]		// of x30
	str xzr, [x0, #SAVED_BYTES - 16 * 4 - 8]	// of x21
4:	ldr x8, [sp, #48]
	ldp x4, x5, [sp, #32]
	ldp x2, x3, [sp, #16]
	ldp x0, x1, [sp], #64
	ret

begin:
	// cfi: .cfi_undefined x30
	bl rt_thread
	brk #0
	// cfi: .cfi_same_value x30

// stack, not the current one: kept for the next thread, or given back to the system
	.globl rt_free_stack
rt_free_stack:
	stp x0, x1, [sp, #-32]!
	str x8, [sp, #16]
	adrp x17, thread_state
	add x17, x17, :lo12:thread_state
	ldr x0, [x16, #CONTEXT_SIZE]
	mov x1, #STACK_BYTES
	cmp x0, x1
	b.ne 1f
	ldr x0, [x17, #STATE_COUNT]
	cmp x0, #MOST_FREE
	b.hs 1f
	add x0, x0, #1
	str x0, [x17, #STATE_COUNT]
	ldr x0, [x17, #STATE_FREE]
	str x0, [x16, #CONTEXT_NEXT]
	str x16, [x17, #STATE_FREE]
	b 2f
1:	ldr x1, [x16, #CONTEXT_SIZE]
	add x0, x16, #CONTEXT_BYTES
	sub x0, x0, x1
	mov x8, #215				// munmap
	svc #0
2:	ldr x8, [sp, #16]
	ldp x0, x1, [sp], #32
	ret

// stack: saves all registers on this one and goes on with that. The lowest usable address is the fault handler's.
	.globl rt_switch
rt_switch:
	stp x29, x30, [sp, #-16]!
	stp x26, x27, [sp, #-16]!
	stp x24, x25, [sp, #-16]!
	stp x22, x23, [sp, #-16]!
	stp x20, x21, [sp, #-16]!
	stp x18, x19, [sp, #-16]!
	sub sp, sp, #128
	stp x14, x15, [sp, #112]
	stp x12, x13, [sp, #96]
	stp x10, x11, [sp, #80]
	stp x8, x9, [sp, #64]
	stp x6, x7, [sp, #48]
	stp x4, x5, [sp, #32]
	stp x2, x3, [sp, #16]
	stp x0, x1, [sp]
	sub sp, sp, #256
	stp d0, d1, [sp]
	stp d2, d3, [sp, #16]
	stp d4, d5, [sp, #32]
	stp d6, d7, [sp, #48]
	stp d8, d9, [sp, #64]
	stp d10, d11, [sp, #80]
	stp d12, d13, [sp, #96]
	stp d14, d15, [sp, #112]
	stp d16, d17, [sp, #128]
	stp d18, d19, [sp, #144]
	stp d20, d21, [sp, #160]
	stp d22, d23, [sp, #176]
	stp d24, d25, [sp, #192]
	stp d26, d27, [sp, #208]
	stp d28, d29, [sp, #224]
	stp d30, d31, [sp, #240]
	adrp x17, thread_state
	add x17, x17, :lo12:thread_state
	ldr x0, [x17, #STATE_CURRENT]
	cbnz x0, 1f
	mov x0, x17
	ldr x1, [x28, #RT_STACK_LOW]
	str x1, [x0, #CONTEXT_LOW]
1:	mov x1, sp
	str x1, [x0, #CONTEXT_SP]
	str x16, [x17, #STATE_CURRENT]
	cmp x16, #0
	csel x16, x17, x16, eq
	ldr x0, [x16, #CONTEXT_LOW]
	str x0, [x28, #RT_STACK_LOW]
	ldr x0, [x16, #CONTEXT_SP]
	mov sp, x0
	ldp d0, d1, [sp]
	ldp d2, d3, [sp, #16]
	ldp d4, d5, [sp, #32]
	ldp d6, d7, [sp, #48]
	ldp d8, d9, [sp, #64]
	ldp d10, d11, [sp, #80]
	ldp d12, d13, [sp, #96]
	ldp d14, d15, [sp, #112]
	ldp d16, d17, [sp, #128]
	ldp d18, d19, [sp, #144]
	ldp d20, d21, [sp, #160]
	ldp d22, d23, [sp, #176]
	ldp d24, d25, [sp, #192]
	ldp d26, d27, [sp, #208]
	ldp d28, d29, [sp, #224]
	ldp d30, d31, [sp, #240]
	add sp, sp, #256
	ldp x0, x1, [sp]
	ldp x2, x3, [sp, #16]
	ldp x4, x5, [sp, #32]
	ldp x6, x7, [sp, #48]
	ldp x8, x9, [sp, #64]
	ldp x10, x11, [sp, #80]
	ldp x12, x13, [sp, #96]
	ldp x14, x15, [sp, #112]
	add sp, sp, #128
	ldp x18, x19, [sp], #16
	ldp x20, x21, [sp], #16
	ldp x22, x23, [sp], #16
	ldp x24, x25, [sp], #16
	ldp x26, x27, [sp], #16
	ldp x29, x30, [sp], #16
	ret
