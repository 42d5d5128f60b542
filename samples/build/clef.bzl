"""Programs by Bazel: clef_binary(name = "hello", srcs = ["hello.fs"]), sources in order of compilation."""

def _clef_binary(ctx):
    output = ctx.actions.declare_file(ctx.label.name)
    ctx.actions.run(
        executable = ctx.executable.compiler,
        arguments = ["build"] + [file.path for file in ctx.files.srcs] + ["-o", output.path],
        inputs = ctx.files.srcs,
        outputs = [output],
        mnemonic = "Clef",
    )
    return [DefaultInfo(executable = output)]

clef_binary = rule(
    implementation = _clef_binary,
    executable = True,
    attrs = {
        "srcs": attr.label_list(allow_files = [".fs", ".fsi", ".clef"], mandatory = True),
        "compiler": attr.label(default = "//tools:clef", executable = True, cfg = "exec", allow_single_file = True),
    },
)
