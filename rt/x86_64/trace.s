# trace: where a program failed. It stands behind start.s in programs with a table of places (clef/lir/README.md, Places).
#
# A raise notes the return addresses of the frames that the exception will leave, up to the one that takes it. Only a report
# translates them to places. So a raise costs a few instructions a frame: what the table says of an address is kept in a small
# cache.

	.set TRACE_MOST, 256			# runs of one address that are kept
	.set CACHE_SLOTS, 1024
	.set TRACED, 1 << 22			# in an object's info: LAYOUT_TRACED
	.set TRACE_TEXT, 65536			# bytes of a report
	.bss
	.balign 8
trace_owner:					# the exception
	.zero 8
trace_count:
	.zero 4
trace_skips:					# 1: the first frame is in the trace already
	.zero 4
place_frame:					# of the address that was found
	.zero 4
trace_runs:					# address, how many frames in a row
	.zero 8 * TRACE_MOST
trace_cache:					# address, frame * 2 + catches
	.zero 8 * CACHE_SLOTS
	.zero 1					# before an empty text
trace_text:
	.zero TRACE_TEXT
	.text

	.macro go_if_worker to			# only the first thread has traces
	.ifdef WORKERS
	own
	cmpq $rt_block, rt_block+RT_SELF(%rip)
	jne \to
	.endif
	.endm
	.macro push_all				# 13 words
	pushq %rax
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
	pushq %r13
	pushq %r15
	.endm
	.macro pop_all
	popq %r15
	popq %r13
	popq %r12
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
	.endm

# exception, KEEP. rt_raise: it goes to r14, with the trace of the caller and those above it. rt_reraise: the trace goes on,
# if it is the exception's, or that of an exception whose object was never made. rt_mark: the trace alone.
	.globl rt_raise, rt_reraise, rt_mark
rt_reraise:
	go_if_worker raise_in_worker
	cmpq $0, trace_owner(%rip)
	je 1f
	cmpq %r11, trace_owner(%rip)
	jne rt_raise
1:	incl trace_skips(%rip)
	movq %r11, %r14
	jmp 2f
rt_raise:
	go_if_worker raise_in_worker
	movq %r11, %r14
rt_mark:
	go_if_worker mark_in_worker
	andl $0, trace_count(%rip)
2:	movq %r11, trace_owner(%rip)
	testq %r11, %r11
	je 3f
	orl $TRACED, -4(%r11)
3:	push_all
	leaq 8 * 13(%rsp), %rcx
	movl (%rcx), %ebx
	small 1, %r8
	call walk
	pop_all
	ret
	.ifdef WORKERS
raise_in_worker:
	movq %r11, %r14
mark_in_worker:
	ret
	.endif

# exception -> the address of its trace's text, or 0: KEEP
	.globl rt_trace
rt_trace:
	cmpq %r11, trace_owner(%rip)
	jne 1f
	testl $TRACED, -4(%r11)			# else another object at its place was
	je 1f
	push_all
	pushq trace_count(%rip)
	call write_trace
	popq trace_count(%rip)
	movb $0, -1(%rdx)			# no newline at the end
	cmpq $trace_text, %rdx
	pop_all
	je 1f
	movl $trace_text, %r11d
	ret
1:	xorl %r11d, %r11d
	ret

# Notes the frames from a return address in ebx on, which lies at rcx. r8d: 1 up to one that takes an exception, 0 all of them.
# Changes all but r14.
walk:
	movl trace_count(%rip), %edx
	leal trace_runs - 8(,%rdx,8), %edx	# the last run
1:	testl %ebx, %ebx			# an empty entry of the cache has this address
	je 4f
	movl %ebx, %eax
	shrl $2, %eax
	xorl %ebx, %eax
	andl $CACHE_SLOTS - 1, %eax
	cmpl trace_cache(,%rax,8), %ebx
	jne 5f
2:	movl trace_cache+4(,%rax,8), %eax
	testl %eax, %eax
	js 4f					# no return address: the start
	decl trace_skips(%rip)
	je 6f
	andl $0, trace_skips(%rip)
	cmpl %ebx, (%rdx)
	jne 3f
	cmpl $0, trace_count(%rip)
	je 3f
	incl 4(%rdx)
	jmp 7f
3:	cmpl $TRACE_MOST, trace_count(%rip)
	jae 4f
	incl trace_count(%rip)
	addl $8, %edx
	movl %ebx, (%rdx)
	movl $1, 4(%rdx)
7:	testl %r8d, %eax
	jne 4f
6:	shrl %eax
	leaq 8(%rcx,%rax,8), %rcx
	movl (%rcx), %ebx
	jmp 1b
4:	ret
5:	pushq %rax				# not in the cache
	pushq %rcx
	pushq %rdx
	pushq %r8
	call find_place
	movl place_frame(%rip), %ecx
	leal (%rcx,%rcx), %ecx
	jne 8f
	andl $1, %ebp
	orl %ebp, %ecx
	jmp 9f
8:	orl $-1, %ecx
9:	movl %ecx, %esi
	popq %r8
	popq %rdx
	popq %rcx
	popq %rax
	movl %ebx, trace_cache(,%rax,8)
	movl %esi, trace_cache+4(,%rax,8)
	jmp 2b

# Notes the frames of a fault, whose ucontext is at rdx; changes all but rbx, r13, r14. The routines of the allocator and what
# a function does before its frame is made are not in the table: the first address above the stack pointer that is in it
# stands for them. A call that found no room for its return address is in it.
rt_trace_fault:
	pushq %rbx
	movq 160(%rdx), %rcx			# rsp
	movl 168(%rdx), %ebx			# rip
	addl $5, %ebx				# behind a call
	pushq %rcx
	call find_place
	popq %rcx
	je 2f
	subl $2, %ebx				# behind one by r11
	pushq %rcx
	call find_place
	popq %rcx
	jne 1f
2:	subq $8, %rcx
	andl $0, trace_count(%rip)
	jmp trace_walk
1:	popq %rbx
# The same from rcx up.
rt_trace_from:
	pushq %rbx
	andl $0, trace_count(%rip)
1:	cmpq rt_block+RT_STACK_HIGH(%rip), %rcx
	jae 3f
	movq (%rcx), %rbx
	addq $8, %rcx
	cmpq $rt_places_text, %rbx
	jbe 1b
	cmpq $rt_places, %rbx
	jae 1b
	pushq %rcx
	call find_place
	popq %rcx
	jne 1b
	subq $8, %rcx
trace_walk:
	pushq %r13
	xorl %r8d, %r8d
	call walk
	popq %r13
3:	popq %rbx
	ret

# LEB128 at rsi -> eax; changes rcx, rdi, r11
leb128:
	xorl %eax, %eax
	xorl %ecx, %ecx
1:	movzbl (%rsi), %r11d
	incq %rsi
	movl %r11d, %edi
	andl $127, %edi
	shll %cl, %edi
	orl %edi, %eax
	addl $7, %ecx
	testb $128, %r11b
	jne 1b
	ret

# return address in ebx -> equal if the table has it; then r8, r9: its function's name and file, place_frame, ebp: the entry's
# first byte, r12: line, r13: column, r15: site; changes all but rbx, r14
find_place:
	movl $rt_places, %esi
	movl $rt_places_text, %edx
	xorl %r12d, %r12d
1:	cmpq $rt_places_end, %rsi
	jae 9f
	call leb128
	addl %eax, %edx
	call leb128
	movl %eax, %r8d
	call leb128
	movl %eax, %r9d
	call leb128
	movl %eax, %r10d
2:	call leb128
	testl %eax, %eax
	je 1b
	addl %eax, %edx
	movzbl (%rsi), %ebp
	incq %rsi
	movl %r10d, %eax
	testb $2, %bpl
	je 3f
	call leb128
3:	movl %eax, place_frame(%rip)
	testb $8, %bpl
	je 6f
	xorl %eax, %eax
	testb $4, %bpl
	je 4f
	call leb128
4:	movl %eax, %r15d
	movl %ebp, %eax
	shrl $4, %eax
	subl $3, %eax
	cmpl $12, %eax
	jne 5f
	call leb128
	shrl %eax
	jnc 5f
	notl %eax
5:	addl %eax, %r12d
	call leb128
	movl %eax, %r13d
6:	cmpl %edx, %ebx
	jne 2b
	ret
9:	testl %esi, %esi			# unequal
	ret

# Prints the trace on standard error; there is none afterwards.
	.globl rt_report_trace
rt_report_trace:
	call write_trace
	andl $0, trace_count(%rip)
	movl $trace_text, %esi
	subl %esi, %edx
	small 2, %rdi
	small 1, %rax				# write
	syscall
	ret

# -> edx: the end of the trace's text in trace_text; changes all but rbx, r13, r14
write_trace:
	pushq %rbx
	pushq %r13
	movl $trace_text, %r10d
	pushq $trace_runs
1:	decl trace_count(%rip)
	js 9f
	movq (%rsp), %rax
	addq $8, (%rsp)
	movl (%rax), %ebx
	pushq 4(%rax)
	pushq %r10
	call find_place
	popq %r10
	popq %rcx
	jne 1b
	testb $12, %bpl
	jne 2f
	xorl %r12d, %r12d			# no place
	xorl %r15d, %r15d
2:	cmpl $8, %ecx				# many are one and a number
	ja 4f
3:	pushq %rcx
	call write_frame
	popq %rcx
	decl %ecx
	jne 3b
	jmp 1b
4:	pushq %rcx
	call write_frame
	popq %rax
	decl %eax
	pushq %rax
	movl $trace_more, %esi
	call put
	popq %rax
	call put_number
	movl $trace_times, %esi
	call put
	jmp 1b
9:	popq %rax
	cmpl $trace_runs + 8 * TRACE_MOST, %eax
	jne 5f
	movl $trace_cut, %esi
	call put
5:	movq %r10, %rdx
	popq %r13
	popq %rbx
	ret

# One frame, with those that were inlined in it, as find_place has them, at r10 -> r10; changes rax, rcx, rdx, rsi, rdi, r11
write_frame:
	pushq %r12
	pushq %r13
	pushq %r15
1:	testl %r15d, %r15d
	je 2f
	pushq %r8
	pushq %r9
	leaq rt_place_sites(%r15), %rsi
	call leb128
	movl %eax, %r8d
	call leb128
	movl %eax, %r9d
	call leb128
	movl %eax, %r15d
	pushq %rsi
	call write_line
	popq %rsi
	call leb128
	movl %eax, %r12d
	call leb128
	movl %eax, %r13d
	popq %r9
	popq %r8
	jmp 1b
2:	call write_line
	popq %r15
	popq %r13
	popq %r12
	ret

# name in r8, file in r9, line in r12, column in r13
write_line:
	testl %r8d, %r8d
	je 1f
	movl $trace_at, %esi
	call put
	leaq rt_place_texts(%r8), %rsi
	call put
	testl %r9d, %r9d
	je 2f
	testl %r12d, %r12d
	je 2f
	movl $trace_in, %esi
	call put
	leaq rt_place_texts(%r9), %rsi
	call put
	movl $trace_line, %esi
	call put
	movl %r12d, %eax
	call put_number
	movl $trace_column, %esi
	call put
	movl %r13d, %eax
	call put_number
2:	movl $trace_end, %esi
	call put
1:	ret

# the bytes at rsi up to NUL go to r10, which moves on; changes rax
put:
	movb (%rsi), %al
	testb %al, %al
	je 1f
	cmpq $trace_text + TRACE_TEXT, %r10
	jae 1f
	movb %al, (%r10)
	incq %rsi
	incq %r10
	jmp put
1:	ret

# eax in decimal; changes rax, rcx, rdx, rsi
put_number:
	pushq $0
	pushq $0
	leaq 15(%rsp), %rsi
	pushq $10
	popq %rcx
1:	xorl %edx, %edx
	divl %ecx
	addb $'0', %dl
	decq %rsi
	movb %dl, (%rsi)
	testl %eax, %eax
	jne 1b
	call put
	popq %rax
	popq %rax
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

# (nothing): the frames of the current stack go to standard error; for the report of a deadlock
	.section .text.rt_show_trace
	.globl rt_show_trace
rt_show_trace:
	pushq %r11
	push_all
	leaq 8 * 14(%rsp), %rcx
	movl (%rcx), %ebx
	xorl %r8d, %r8d
	andl $0, trace_count(%rip)
	andl $0, trace_skips(%rip)
	call walk
	call rt_report_trace
	pop_all
	popq %r11
	ret
	.text
