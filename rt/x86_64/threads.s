# threads: stacks of their own, and going from one to the other. A unit that refers to this contains it; others do not.
# Conventions are those of start.s: first argument and result in r11, every other register kept.
#
#   low                                                                high
#  │ guard │ … grows down │ saved registers │ CONTEXT: sp, lowest usable address, next free one, bytes │
#
# The number of a stack is the address of its CONTEXT; 0 stands for that of the stack of the process.

	.set STACK_BYTES, 9 << 20		# guard included; touched pages alone cost memory
	.set CONTEXT_SP, 0
	.set CONTEXT_LOW, 8
	.set CONTEXT_NEXT, 16
	.set CONTEXT_SIZE, 24
	.set CONTEXT_BYTES, 32
	.set MOST_FREE, 64			# stacks that are kept for the next threads

	.weak rt_thread
	.bss
	.balign 16
first_context:
	.zero CONTEXT_BYTES
current_context:				# 0: first_context
	.zero 8
free_contexts:
	.zero 8
free_count:
	.zero 8

	.text
# bytes of the stack, 0: as many as usual -> stack, or negative errno
	.globl rt_new_stack
rt_new_stack:
	testq %r11, %r11
	jne 1f
	movq free_contexts(%rip), %r11
	testq %r11, %r11
	je 1f
	pushq CONTEXT_NEXT(%r11)
	popq free_contexts(%rip)
	decl free_count(%rip)
	jmp 3f
1:	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rsi
	pushq %rdi
	pushq %r8
	pushq %r9
	pushq %r10
	leaq GUARD + 4095(%r11), %rsi
	andq $-4096, %rsi
	movl $STACK_BYTES, %edi
	testq %r11, %r11
	cmoveq %rdi, %rsi
	pushq %rsi
	xorl %edi, %edi
	small 3, %rdx
	movl $0x4022, %r10d			# private, anonymous, no reserve
	orq $-1, %r8
	xorl %r9d, %r9d
	small 9, %rax				# mmap
	syscall
	popq %r10
	cmpq $-4096, %rax
	ja 2f
	movq %rax, %rdi
	movl $GUARD, %esi
	xorl %edx, %edx
	small 10, %rax				# mprotect
	syscall
	testq %rax, %rax
	jne 2f
	leaq -CONTEXT_BYTES(%rdi,%r10), %rax
	addq $GUARD, %rdi
	movq %rdi, CONTEXT_LOW(%rax)
	movq %r10, CONTEXT_SIZE(%rax)
2:	movq %rax, %r11
	popq %r10
	popq %r9
	popq %r8
	popq %rdi
	popq %rsi
	popq %rdx
	popq %rcx
	popq %rax
	testq %r11, %r11
	js 4f
3:	pushq %rax				# as if it had switched away at `begin`
	leaq -SAVED_BYTES - 8(%r11), %rax
	movq %rax, CONTEXT_SP(%r11)
	movq $begin, SAVED_BYTES(%rax)
	movq $0, SAVED_EXCEPTION(%rax)
	popq %rax
4:	ret

begin:
	# cfi: .cfi_undefined rip
	call rt_thread
	ud2
	# cfi: .cfi_offset rip,-8

# stack, not the current one: kept for the next thread, or given back to the system
	.globl rt_free_stack
rt_free_stack:
	cmpq $STACK_BYTES, CONTEXT_SIZE(%r11)
	jne 1f
	cmpl $MOST_FREE, free_count(%rip)
	jae 1f
	incl free_count(%rip)
	pushq free_contexts(%rip)
	popq CONTEXT_NEXT(%r11)
	movq %r11, free_contexts(%rip)
	ret
1:	pushq %rax
	pushq %rcx
	pushq %rsi
	pushq %rdi
	movq CONTEXT_SIZE(%r11), %rsi
	leaq CONTEXT_BYTES(%r11), %rdi
	subq %rsi, %rdi
	pushq %r11
	small 11, %rax				# munmap
	syscall
	popq %r11
	popq %rdi
	popq %rsi
	popq %rcx
	popq %rax
	ret

# stack: saves all registers on this one and goes on with that. The lowest usable address is the fault handler's.
	.set SAVED_BYTES, 14 * 8 + 16 * 8
	.set SAVED_EXCEPTION, 16 * 8 + 1 * 8	# of r14
	.globl rt_switch
rt_switch:
	pushq %rax
	pushq %rcx
	pushq %rdx
	pushq %rbx
	pushq %rbp
	pushq %rsi
	pushq %rdi
	pushq %r8
	pushq %r9
	pushq %r10
	pushq %r12
	pushq %r13
	pushq %r14
	pushq %r15
	subq $16 * 8, %rsp
	.irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	movsd %xmm\n, 8 * \n(%rsp)
	.endr
	movq current_context(%rip), %rax
	testq %rax, %rax
	jne 1f
	leaq first_context(%rip), %rax
	movq rt_block+RT_STACK_LOW(%rip), %rcx
	movq %rcx, CONTEXT_LOW(%rax)
1:	movq %rsp, CONTEXT_SP(%rax)
	movq %r11, current_context(%rip)
	testq %r11, %r11
	jne 2f
	leaq first_context(%rip), %r11
2:	movq CONTEXT_LOW(%r11), %rax
	movq %rax, rt_block+RT_STACK_LOW(%rip)
	movq CONTEXT_SP(%r11), %rsp
	.irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
	movsd 8 * \n(%rsp), %xmm\n
	.endr
	addq $16 * 8, %rsp
	popq %r15
	popq %r14
	popq %r13
	popq %r12
	popq %r10
	popq %r9
	popq %r8
	popq %rdi
	popq %rsi
	popq %rbp
	popq %rbx
	popq %rdx
	popq %rcx
	popq %rax
	ret
