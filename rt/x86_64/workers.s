# workers: threads of the kernel that do pieces of work, one for each processor but the first thread's. rt/README.md, "Workers".
# A unit in which several processors work contains this. Conventions are those of start.s.
#
#   low                                                                 high
#  │ guard │ … stack, grows down │ runtime block: RT_SIZE │ signal stack │
#
# Where gs leads, `own` adds the distance of the thread's block from rt_block, which is 0 in the first thread. The block has the
# thread's lists of free cells, what waits for its release, the overflow area, the thread's own slots. Everything else
# is in rt_block.

	.set MOST_WORKERS, 63
	.set CLONE_FLAGS, 0x50f00		# memory, files, signals, semaphores: a thread
	.set RT_SLOTS, 12288
	.set POOL_CLASSES, 96
	.set POOL_BATCH, 256			# cells that a thread takes at a time

	.bss
	.balign 8
faulty_block:					# of the thread that had a fault first
	.zero 8
pool:						# by class: lists of free cells, linked by their first field
	.zero 8 * POOL_CLASSES
worker_blocks:
	.zero 8 * MOST_WORKERS
worker_count:
	.zero 4
workers_started:
	.zero 4
heap_lock:					# of the heap's end, and the pool
	.zero 4
	.text

# (nothing) -> how many workers there are; the first call starts them
	.globl rt_workers
rt_workers:
	cmpl $0, workers_started(%rip)
	je 1f
	movl worker_count(%rip), %r11d
	ret
1:	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	pushq %rdi
	pushq %r8
	pushq %r9
	pushq %r10
	pushq %rbx
	pushq %rbp
	pushq %r12
	incl workers_started(%rip)
	subq $128, %rsp
	xorl %edi, %edi
	movl $128, %esi
	movq %rsp, %rdx
	movl $204, %eax				# sched_getaffinity: bytes of the set
	syscall
	xorl %ebp, %ebp
	testq %rax, %rax
	jle 2f
1:	subl $8, %eax
	js 2f
	popcntq (%rsp,%rax), %rcx
	addl %ecx, %ebp
	jmp 1b
2:	addq $128, %rsp
	cmpl $MOST_WORKERS + 1, %ebp
	jbe 3f
	movl $MOST_WORKERS + 1, %ebp
3:	decl %ebp				# the first thread has a processor
	jle 9f
	movl $MAIN_STACK, %r12d
4:	movl %r12d, %esi
	addl $RT_SIZE + SIGNAL_STACK, %esi
	xorl %edi, %edi
	small 3, %rdx
	movl $0x4022, %r10d			# private, anonymous, no reserve
	orq $-1, %r8
	xorl %r9d, %r9d
	small 9, %rax				# mmap
	syscall
	cmpq $-4096, %rax
	jbe 5f
	shrl $1, %r12d
	cmpl $64 << 20, %r12d
	jae 4b
	jmp 9f
5:	movq %rax, %rdi
	leaq (%rax,%r12), %rbx			# the block
	leaq GUARD(%rax), %rcx
	movq %rcx, RT_STACK_LOW(%rbx)
	movq %rbx, RT_STACK_HIGH(%rbx)
	movq %rbx, RT_SELF(%rbx)
	movl $0x7fffffff, RT_UNTIDY(%rbx)
	movl $GUARD, %esi
	xorl %edx, %edx
	small 10, %rax				# mprotect
	syscall
	movl $CLONE_FLAGS, %edi
	movq %rbx, %rsi
	xorl %edx, %edx
	xorl %r10d, %r10d
	xorl %r8d, %r8d
	small 56, %rax				# clone
	syscall
	testq %rax, %rax
	je worker
	js 9f
	movl worker_count(%rip), %eax
	movq %rbx, worker_blocks(,%rax,8)
	incl worker_count(%rip)
	decl %ebp
	jne 4b
9:	popq %r12
	popq %rbp
	popq %rbx
	popq %r10
	popq %r9
	popq %r8
	popq %rdi
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	movl worker_count(%rip), %r11d
	ret

# A new thread on its own stack, whose block is at rbx.
worker:
	# cfi: .cfi_undefined rip
	movl $0x1001, %edi			# ARCH_SET_GS
	movq %rbx, %rsi
	subq $rt_block, %rsi
	movl $158, %eax				# arch_prctl
	syscall
	pushq $SIGNAL_STACK			# stack_t
	pushq $0
	leaq RT_SIZE(%rbx), %rax
	pushq %rax
	movq %rsp, %rdi
	xorl %esi, %esi
	movl $131, %eax				# sigaltstack
	syscall
	addq $24, %rsp
	xorl %r14d, %r14d
	pushq $0				# no caller: traces end here
	jmp rt_worker

# (nothing): of the heap, which is also that of the lists of -check
	.globl rt_lock, rt_unlock
rt_lock:
	# cfi: .cfi_offset rip,-8
	pushq %rax
	movl $1, %eax
1:	xchgl %eax, heap_lock(%rip)
	testl %eax, %eax
	jne 1b
	popq %rax
	ret
rt_unlock:
	movl $0, heap_lock(%rip)
	ret

# ---- slots, by atomic operations ----

# slot, old, new -> the value before; changes the slot if it was the old one
	.globl rt_slot_swap
rt_slot_swap:
	# cfi: .cfi_offset rip,-8
	pushq %rax
	movq %rsi, %rax
	lock cmpxchgq %rdx, rt_block+RT_SLOTS(,%r11,8)
	movq %rax, %r11
	popq %rax
	ret

# slot, value: sleeps while the slot's lower half is the value's; slot: wakes all that sleep there
	.globl rt_slot_wait, rt_slot_wake
rt_slot_wait:
	pushq %rsi
	pushq $128				# FUTEX_WAIT, of this process
	jmp futex
rt_slot_wake:
	pushq $0x7fffffff
	pushq $129				# FUTEX_WAKE
futex:
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	pushq %rdi
	pushq %r10
	leaq rt_block+RT_SLOTS(,%r11,8), %rdi
	movq 48(%rsp), %rsi
	movq 56(%rsp), %rdx
	xorl %r10d, %r10d
	movl $202, %eax				# futex
	syscall
	popq %r10
	popq %rdi
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	addq $16, %rsp
	ret

# ---- counts of shared objects: from 0xa0000000 on. Those of static objects, from 0xc0000000 on, do not change; the
# other negative ones are of local objects of cyclic rows (rt/README.md, "Cycles") ----

	.set SHARED, -0x60000000
	.set STATIC, -0x40000000
	.weak rt_cycle_drop, rt_share_merge

	.globl rt_shared_dup
rt_shared_dup:
	cmpl $SHARED, -8(%r11)
	jb 2f
	cmpl $STATIC, -8(%r11)
	jae 1f
	lock addl $1, -8(%r11)
1:	ret
2:	addl $1, -8(%r11)
	ret

	.globl rt_shared_drop
rt_shared_drop:
	cmpl $SHARED, -8(%r11)
	jb 2f
	cmpl $STATIC, -8(%r11)
	jae 1f
	pushq %rax
	orl $-1, %eax
	lock xaddl %eax, -8(%r11)
	cmpl $SHARED, %eax			# it was the last reference
	popq %rax
	je rt_release
1:	ret
2:	subl $1, -8(%r11)
	jmp rt_cycle_drop

# Carry: it is dead now
	.globl rt_shared_lower
rt_shared_lower:
	cmpl $STATIC, -8(%r11)
	jae 1f
	pushq %rax
	orl $-1, %eax
	lock xaddl %eax, -8(%r11)
	cmpl $SHARED + 1, %eax
	popq %rax
	ret
1:	clc
	ret

# where cycles may be. Sign: rt_cycle_lower has to look at it; of a shared object, it is dead now
	.globl rt_shared_lowern
rt_shared_lowern:
	cmpl $SHARED, -8(%r11)
	jb 2f
	cmpl $STATIC, -8(%r11)
	jae 1f
	pushq %rax
	orl $-1, %eax
	lock xaddl %eax, -8(%r11)
	cmpl $SHARED, %eax
	popq %rax
	jne 1f
	orl $-1, -8(%r11)
	ret
1:	cmpl %r11d, %r11d
	ret
2:	subl $1, -8(%r11)
	ret

# ---- regions ----

# the object for the workers: marks it and all objects that static data leads to as shared; free cells become available to all
	.globl rt_open_region
rt_open_region:
	call rt_share
	call rt_share_roots
	pushq %rdi
	movl $rt_block, %edi
	call give_cells
	popq %rdi
	ret

# (nothing): the workers' free cells become available to all, their candidates those of the first thread
	.globl rt_close_region
rt_close_region:
	pushq %rdi
	pushq %rsi
	movl worker_count(%rip), %esi
1:	decl %esi
	js 2f
	movq worker_blocks(,%rsi,8), %rdi
	call give_cells
	movl $rt_share_merge, %r11d
	testl %r11d, %r11d
	je 1b
	movq %rdi, %r11
	call rt_share_merge
	jmp 1b
2:	popq %rsi
	popq %rdi
	jmp rt_share_end

# block at rdi: its lists go to the pool. No other thread allocates meanwhile.
give_cells:
	pushq %rax
	pushq %rcx
	pushq %rdx
	movl $POOL_CLASSES - 1, %ecx
1:	movq (%rdi,%rcx,8), %rax
	testq %rax, %rax
	je 2f
	movq $0, (%rdi,%rcx,8)
	movq pool(,%rcx,8), %rdx
	movq %rdx, (%rax)
	movq %rax, pool(,%rcx,8)
2:	decl %ecx
	jne 1b
	popq %rdx
	popq %rcx
	popq %rax
	ret

# class -> a cell, where the pool has some: takes up to POOL_BATCH of the first list
alloc_from_pool:
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	movl $1, %eax
1:	xchgl %eax, heap_lock(%rip)
	testl %eax, %eax
	jne 1b
	movq pool(,%r11,8), %rax
	testq %rax, %rax
	je 5f
	movl $POOL_BATCH, %ecx
	movq %rax, %rdx
2:	movq -8(%rdx), %rsi
	testq %rsi, %rsi
	je 3f
	decl %ecx
	je 4f
	movq %rsi, %rdx
	jmp 2b
3:	movq (%rax), %rcx			# all of the list
	movq %rcx, pool(,%r11,8)
	jmp 6f
4:	movq %rcx, -8(%rdx)			# the rest stays: rcx is 0
	movq (%rax), %rdx
	movq %rdx, (%rsi)
	movq %rsi, pool(,%r11,8)
6:	movl $0, heap_lock(%rip)
	movq -8(%rax), %rcx
	own
	movq %rcx, rt_block(,%r11,8)
	movq %rax, %r11
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	ret
5:	movl %eax, heap_lock(%rip)		# another thread was faster: rax is 0
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	jmp alloc_new
