// workers: threads of the kernel that do pieces of work, one for each processor but the first thread's. rt/README.md,
// "Workers". A unit in which several processors work contains this. Conventions are those of start.s.
//
//   low                                                                 high
//  │ guard │ … stack, grows down │ runtime block: RT_SIZE │ signal stack │
//
// x28 is the thread's block. It has the thread's lists of free cells, what waits for its release, the overflow area, the
// thread's own slots. Everything else is in rt_block, that of the first thread.

	.set MOST_WORKERS, 63
	.set CLONE_FLAGS, 0x50f00		// memory, files, signals, semaphores: a thread
	.set POOL_CLASSES, 96
	.set POOL_BATCH, 256			// cells that a thread takes at a time

	.bss
	.balign 8
faulty_block:					// of the thread that had a fault first
	.zero 8
pool:						// by class: lists of free cells, linked by their first field
	.zero 8 * POOL_CLASSES
worker_state:					// how many there are; 1: they were started; blocks
	.zero 8 * 2 + 8 * MOST_WORKERS
heap_lock:					// of the heap's end, the pool, the lists of -check
	.zero 4
	.text

// (nothing) -> how many workers there are; the first call starts them
	.globl rt_workers
rt_workers:
	adrp x17, worker_state
	add x17, x17, :lo12:worker_state
	ldr x16, [x17, #8]
	cbz x16, 1f
	ldr x16, [x17]
	ret
1:	stp x0, x1, [sp, #-16]!
	stp x2, x3, [sp, #-16]!
	stp x4, x5, [sp, #-16]!
	stp x8, x19, [sp, #-16]!
	stp x20, x21, [sp, #-16]!
	stp x22, x30, [sp, #-16]!
	mov x22, x17
	mov x0, #1
	str x0, [x22, #8]
	sub sp, sp, #128
	mov x0, xzr
	mov x1, #128
	mov x2, sp
	mov x8, #123				// sched_getaffinity: bytes of the set
	svc #0
	mov x19, xzr
1:	subs x0, x0, #8
	b.lt 2f
	ldr x1, [sp, x0]
3:	cbz x1, 1b
	sub x2, x1, #1
	and x1, x1, x2
	add x19, x19, #1
	b 3b
2:	add sp, sp, #128
	cmp x19, #MOST_WORKERS + 1
	mov x0, #MOST_WORKERS + 1
	csel x19, x0, x19, hi
	subs x19, x19, #1			// the first thread has a processor
	b.le 9f
	movz x20, #(MAIN_STACK >> 16), lsl #16
4:	mov x0, xzr
	add x1, x20, #RT_SIZE >> 12, lsl #12
	add x1, x1, #SIGNAL_STACK >> 12, lsl #12
	mov x2, #3
	mov x3, #0x4022				// private, anonymous, no reserve
	mov x4, #-1
	mov x5, xzr
	mov x8, #222				// mmap
	svc #0
	cmn x0, #4096
	b.lo 5f
	lsr x20, x20, #1
	lsr x1, x20, #26
	cbnz x1, 4b
	b 9f
5:	add x21, x0, x20			// the block
	add x1, x0, #GUARD
	str x1, [x21, #RT_STACK_LOW]
	str x21, [x21, #RT_STACK_HIGH]
	str x21, [x21, #RT_SELF]
	mov w1, #0x7fffffff
	str w1, [x21, #RT_UNTIDY]
	mov x1, #GUARD
	mov x2, xzr
	mov x8, #226				// mprotect
	svc #0
	mov x0, #CLONE_FLAGS & 0xffff
	movk x0, #CLONE_FLAGS >> 16, lsl #16
	mov x1, x21
	mov x2, xzr
	mov x3, xzr
	mov x4, xzr
	mov x8, #220				// clone
	svc #0
	cbz x0, worker
	tbnz x0, #63, 9f
	ldr x0, [x22]
	add x1, x22, x0, lsl #3
	str x21, [x1, #16]
	add x0, x0, #1
	str x0, [x22]
	subs x19, x19, #1
	b.ne 4b
9:	ldr x16, [x22]
	ldp x22, x30, [sp], #16
	ldp x20, x21, [sp], #16
	ldp x8, x19, [sp], #16
	ldp x4, x5, [sp], #16
	ldp x2, x3, [sp], #16
	ldp x0, x1, [sp], #16
	ret

// A new thread on its own stack, whose block is at x21.
worker:
	// cfi: .cfi_undefined x30
	mov x28, x21
	sub sp, sp, #32
	add x0, x28, #RT_SIZE >> 12, lsl #12
	mov x1, #SIGNAL_STACK
	stp x0, xzr, [sp]			// stack_t
	str x1, [sp, #16]
	mov x0, sp
	mov x1, xzr
	mov x8, #132				// sigaltstack
	svc #0
	add sp, sp, #32
	mov x21, xzr
	mov x30, xzr				// no caller: traces end here
	b rt_worker

// (nothing): of the heap, which is also that of the lists of -check
	.globl rt_lock, rt_unlock
rt_lock:
	// cfi: .cfi_same_value x30
	stp x0, x1, [sp, #-16]!
	adrp x17, heap_lock
	add x17, x17, :lo12:heap_lock
	mov w1, #1
1:	ldaxr w0, [x17]				// what was done under the lock before is seen after this
	cbnz w0, 1b
	stxr w0, w1, [x17]
	cbnz w0, 1b
	ldp x0, x1, [sp], #16
	ret
rt_unlock:
	adrp x17, heap_lock
	add x17, x17, :lo12:heap_lock
	stlr wzr, [x17]				// release: the next thread that takes the lock sees what was done
	ret

// ---- slots, by atomic operations ----

// slot, old, new -> the value before; changes the slot if it was the old one. A thread that reads what another stored this
// way sees all that the other did before.
	.globl rt_slot_swap
rt_slot_swap:
	str x0, [sp, #-16]!
	first_block x17
	add x17, x17, x16, lsl #3
	add x17, x17, #12288 >> 12, lsl #12
1:	ldaxr x16, [x17]
	cmp x16, x1
	b.ne 2f
	stlxr w0, x2, [x17]
	cbnz w0, 1b
	ldr x0, [sp], #16
	ret
2:	clrex
	ldr x0, [sp], #16
	ret

// slot, value: sleeps while the slot's lower half is the value's; slot: wakes all that sleep there
	.globl rt_slot_wait, rt_slot_wake
rt_slot_wait:
	mov x17, x1
	stp x0, x1, [sp, #-16]!
	mov x1, #128				// FUTEX_WAIT, of this process
	b futex
rt_slot_wake:
	mov x17, #0x7fffffff
	stp x0, x1, [sp, #-16]!
	mov x1, #129				// FUTEX_WAKE
futex:
	stp x2, x3, [sp, #-16]!
	stp x4, x5, [sp, #-16]!
	str x8, [sp, #-16]!
	mov x2, x17
	first_block x0
	add x0, x0, x16, lsl #3
	add x0, x0, #12288 >> 12, lsl #12
	mov x3, xzr
	mov x4, xzr
	mov x5, xzr
	mov x8, #98				// futex
	svc #0
	ldr x8, [sp], #16
	ldp x4, x5, [sp], #16
	ldp x2, x3, [sp], #16
	ldp x0, x1, [sp], #16
	ret

// ---- counts of shared objects: from 0xa0000000 on. Those of static objects, from 0xc0000000 on, do not change; the
// other negative ones are of local objects of cyclic rows (rt/README.md, "Cycles"). By the upper three bits: 4 local,
// 5 shared, 6 and 7 static ----

	.weak rt_cycle_drop, rt_share_merge

	.globl rt_shared_dup
rt_shared_dup:
	ldr w17, [x16, #-8]
	lsr w17, w17, #29
	cmp w17, #5
	b.hi 1f
	b.lo 2f
	str x0, [sp, #-16]!
	sub x16, x16, #8
3:	ldxr w17, [x16]				// the count is above 0 while a reference exists: no order is needed
	add w17, w17, #1
	stxr w0, w17, [x16]
	cbnz w0, 3b
	ldr x0, [sp], #16
1:	ret
2:	ldr w17, [x16, #-8]
	add w17, w17, #1
	str w17, [x16, #-8]
	ret

	.globl rt_shared_drop
rt_shared_drop:
	ldr w17, [x16, #-8]
	lsr w17, w17, #29
	cmp w17, #5
	b.hi 1f
	b.lo 2f
	str x30, [sp, #-16]!
	bl lower_shared
	ldr x30, [sp], #16
	b.hs 1f
	b rt_release			// in another section
1:	ret
2:	ldr w17, [x16, #-8]
	sub w17, w17, #1
	str w17, [x16, #-8]
	adrp x17, :got:rt_cycle_drop
	ldr x17, [x17, :got_lo12:rt_cycle_drop]
	br x17

// shared object: one reference less; lo: it was the last. What a thread did with the object comes before its death in another
lower_shared:
	stp x0, x1, [sp, #-16]!
	sub x1, x16, #8
1:	ldaxr w17, [x1]
	sub w17, w17, #1
	stlxr w0, w17, [x1]
	cbnz w0, 1b
	movz w0, #0xa000, lsl #16
	cmp w17, w0
	ldp x0, x1, [sp], #16
	ret

// lo: it is dead now
	.globl rt_shared_lower
rt_shared_lower:
	ldr w17, [x16, #-8]
	lsr w17, w17, #29
	cmp w17, #5
	b.eq lower_shared
	ret					// static: hs

// where cycles may be. lt: rt_cycle_lower has to look at it; of a shared object, it is dead now
	.globl rt_shared_lowern
rt_shared_lowern:
	ldr w17, [x16, #-8]
	lsr w17, w17, #29
	cmp w17, #5
	b.hi 1f
	b.lo 2f
	str x30, [sp, #-16]!
	bl lower_shared
	ldr x30, [sp], #16
	b.hs 1f
	mov w17, #-1
	str w17, [x16, #-8]
	cmp w17, #0
	ret
1:	cmp x16, #0
	ret
2:	ldr w17, [x16, #-8]
	subs w17, w17, #1
	str w17, [x16, #-8]
	ret

// ---- regions ----

// the object for the workers: marks it and all objects that static data leads to as shared; free cells become available to all
	.globl rt_open_region
rt_open_region:
	str x30, [sp, #-16]!
	bl rt_share
	bl rt_share_roots
	mov x16, x28
	bl give_cells
	ldr x30, [sp], #16
	ret

// (nothing): the workers' free cells become available to all, their candidates those of the first thread
	.globl rt_close_region
rt_close_region:
	stp x0, x30, [sp, #-16]!
	stp x1, x2, [sp, #-16]!
	adrp x1, worker_state
	add x1, x1, :lo12:worker_state
	ldr x0, [x1]
1:	subs x0, x0, #1
	b.lt 2f
	add x2, x1, x0, lsl #3
	ldr x16, [x2, #16]
	bl give_cells
	ldr x16, [x2, #16]
	adrp x17, :got:rt_share_merge
	ldr x17, [x17, :got_lo12:rt_share_merge]
	cbz x17, 1b
	blr x17
	b 1b
2:	ldp x1, x2, [sp], #16
	ldp x0, x30, [sp], #16
	b rt_share_end

// block at x16: its lists go to the pool. No other thread allocates meanwhile.
give_cells:
	stp x0, x1, [sp, #-16]!
	stp x2, x3, [sp, #-16]!
	adrp x17, pool
	add x17, x17, :lo12:pool
	mov x0, #POOL_CLASSES - 1
1:	ldr x1, [x16, x0, lsl #3]
	cbz x1, 2f
	str xzr, [x16, x0, lsl #3]
	ldr x2, [x17, x0, lsl #3]
	str x2, [x1]
	str x1, [x17, x0, lsl #3]
2:	subs x0, x0, #1
	b.ne 1b
	ldp x2, x3, [sp], #16
	ldp x0, x1, [sp], #16
	ret

// class -> a cell, where the pool has some: takes up to POOL_BATCH of the first list
alloc_from_pool:
	stp x0, x1, [sp, #-16]!
	stp x2, x3, [sp, #-16]!
	stp x4, x30, [sp, #-16]!
	bl rt_lock
	adrp x4, pool
	add x4, x4, :lo12:pool
	ldr x0, [x4, x16, lsl #3]
	cbz x0, 5f
	mov x1, #POOL_BATCH
	mov x2, x0
2:	ldr x3, [x2, #-8]
	cbz x3, 3f
	subs x1, x1, #1
	b.eq 4f
	mov x2, x3
	b 2b
3:	ldr x1, [x0]				// all of the list
	str x1, [x4, x16, lsl #3]
	b 6f
4:	str xzr, [x2, #-8]			// the rest stays
	ldr x1, [x0]
	str x1, [x3]
	str x3, [x4, x16, lsl #3]
6:	bl rt_unlock
	ldr x1, [x0, #-8]
	str x1, [x28, x16, lsl #3]
	mov x16, x0
	ldp x4, x30, [sp], #16
	ldp x2, x3, [sp], #16
	ldp x0, x1, [sp], #16
	ret
5:	bl rt_unlock				// another thread was faster
	ldp x4, x30, [sp], #16
	ldp x2, x3, [sp], #16
	ldp x0, x1, [sp], #16
	b alloc_new
