# library: functions that C calls (`clef build -lib`). It stands behind start.s, whose start-up code and signal handlers a
# library does not have. Behind it the compiler puts one entry a function: `leaq body, %r11; jmp rt_enter`.
#
# A call stores the registers of C's arguments, so that the body finds all of them in memory (CFrame in clef/lower/c_abi.h),
# runs on the caller's stack, and takes the results from there:
#
#     0  6 integers         112  rax, rdx        144  body        160  r14
#    48  8 floats           128  xmm0, xmm1      152  unused      168  return address, then arguments on the stack
#
# One thread at a time is inside. It may enter again, from a callback. The first call starts the program's values.

	.set FRAME_INTS, 0
	.set FRAME_FLOATS, 48
	.set FRAME_RESULT_INTS, 112
	.set FRAME_RESULT_FLOATS, 128
	.set FRAME_BODY, 144
	.set FRAME_BYTES, 160
	.set ERROR_TEXT, 1024			# Interop.errorSize

	.bss
	.balign 8
library_owner:					# the thread inside: its thread pointer
	.zero 8
library_lock:					# 0: free, 1: taken, 2: taken, and others wait
	.zero 4
library_depth:
	.zero 4
library_started:
	.zero 4

	.section .tbss,"awT",@nobits
	.balign 16
library_error:
	.zero ERROR_TEXT

	.data
	.balign 8
library_args:					# a program of one empty name
	.quad library_name, 0
library_name:
	.byte 0

	.text
# The text of the exception that the thread's last call ended with, or NULL.
	.globl clef_error
clef_error:
	call rt_error_text
	cmpb $0, (%rax)
	jne 1f
	xorl %eax, %eax
1:	ret

# Where that text lies.
rt_error_text:
	movq %fs:0, %rax
	leaq library_error@tpoff(%rax), %rax
	ret

# r11: the body
rt_enter:
	pushq %r14
	subq $160, %rsp			# FRAME_BYTES
	movq %rdi, FRAME_INTS(%rsp)
	movq %rsi, FRAME_INTS + 8(%rsp)
	movq %rdx, FRAME_INTS + 16(%rsp)
	movq %rcx, FRAME_INTS + 24(%rsp)
	movq %r8, FRAME_INTS + 32(%rsp)
	movq %r9, FRAME_INTS + 40(%rsp)
	.irp n, 0, 1, 2, 3, 4, 5, 6, 7
	movsd %xmm\n, FRAME_FLOATS + 8 * \n(%rsp)
	.endr
	movq %r11, FRAME_BODY(%rsp)
	xorl %r14d, %r14d
	movq %fs:0, %r8
	movb $0, library_error@tpoff(%r8)
	cmpq %r8, library_owner(%rip)
	je 4f
	movl $1, %ecx
	xorl %eax, %eax
	lock cmpxchgl %ecx, library_lock(%rip)
	je 3f
1:	movl $2, %eax				# others wait: the leaver wakes one (Drepper, "Futexes Are Tricky")
	xchgl %eax, library_lock(%rip)
	testl %eax, %eax
	je 3f
	leaq library_lock(%rip), %rdi
	movl $128, %esi				# FUTEX_WAIT, private
	small 2, %rdx
	xorl %r10d, %r10d
	movl $202, %eax				# futex
	syscall
	jmp 1b
3:	movq %r8, library_owner(%rip)
	leaq FRAME_BYTES(%rsp), %rax
	movq %rax, rt_block+RT_STACK_HIGH(%rip)
	cmpl $0, library_started(%rip)
	je library_start
4:	incl library_depth(%rip)
	movq %rsp, %rdi
	call *FRAME_BODY(%rsp)
	testq %r14, %r14
	jne rt_callback_raised
	decl library_depth(%rip)
	jne 5f
	movq $0, library_owner(%rip)
	xorl %eax, %eax
	xchgl %eax, library_lock(%rip)
	cmpl $2, %eax
	je 6f
5:	movq FRAME_RESULT_INTS(%rsp), %rax
	movq FRAME_RESULT_INTS + 8(%rsp), %rdx
	movsd FRAME_RESULT_FLOATS(%rsp), %xmm0
	movsd FRAME_RESULT_FLOATS + 8(%rsp), %xmm1
	addq $160, %rsp
	popq %r14
	ret
6:	leaq library_lock(%rip), %rdi
	movl $129, %esi				# FUTEX_WAKE, private
	small 1, %rdx
	movl $202, %eax
	syscall
	jmp 5b

# The values of the program's modules, once.
library_start:
	incl library_started(%rip)
	incl library_depth(%rip)
	movq $1, rt_block+RT_ARGC(%rip)
	movq $library_args, rt_block+RT_ARGV(%rip)
	movq environ(%rip), %rax
	movq %rax, rt_block+RT_ENVP(%rip)
	movl $65536, rt_block+RT_OUTPUT_FULL(%rip)
	call clef_start
	decl library_depth(%rip)
	testq %r14, %r14
	je 4b

# What start-up, or a delegate that C called, has raised ends the process.
rt_callback_raised:
	movq %r14, %rdi
	xorl %r14d, %r14d
	movl $rt_uncaught, %eax
	testl %eax, %eax
	je 1f
	call *%rax
1:
	.ifdef PLACES
	call rt_report_trace
	.endif
	call flush
	movl $134, %edi
exit:
	movl $231, %eax				# exit_group
	syscall

	.ifdef CHECK				# -check: the leaks, at the end of the process
	.section .fini_array,"aw"
	.balign 8
	.quad library_end
	.text
	.weak rt_threads_end
library_end:
	cmpl $0, library_started(%rip)
	je 1f
	pushq %rbx
	pushq %rbp
	pushq %r12
	pushq %r13
	pushq %r14
	pushq %r15
	pushq %rax
	xorl %r14d, %r14d
	movl $rt_threads_end, %eax
	testl %eax, %eax
	je 2f
	call *%rax
2:	xorl %edi, %edi
	call rt_check_report
	movl %eax, %edi
	testl %eax, %eax
	jne exit
	popq %rax
	popq %r15
	popq %r14
	popq %r13
	popq %r12
	popq %rbp
	popq %rbx
1:	ret
	.endif
