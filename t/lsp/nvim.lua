-- nvim.lua: the language server with Neovim's own client. Run by t/lsp/nvim.sh: `nvim --headless -u NONE -l` is newer than
-- Debian 12's, so this is sourced, prints its results to the file $RESULTS and quits.
local out = assert(io.open(vim.env.RESULTS, "w"))
local passed, failed = 0, 0
local function check(name, good, what)
  if good then
    passed = passed + 1
  else
    failed = failed + 1
    out:write("FAIL nvim ", name, ": ", vim.inspect(what), "\n")
  end
end
local function finish()
  out:write(passed, " passed, ", failed, " failed\n")
  out:close()
  vim.cmd("qall!")
end

local good, problem = pcall(function()
  local buffer = vim.api.nvim_get_current_buf()
  local id = vim.lsp.start_client({ name = "clef", cmd = { vim.env.CLEF, "lsp" }, root_dir = vim.fn.getcwd() })
  check("start", id, id)
  check("attach", vim.lsp.buf_attach_client(buffer, id), id)
  check("initialize", vim.wait(20000, function() return vim.lsp.get_client_by_id(id).initialized end), "not initialized")
  local function diagnostics(count)
    vim.wait(20000, function() return #vim.diagnostic.get(buffer) == count end)
    return vim.diagnostic.get(buffer)
  end
  local rows = diagnostics(1)
  check("diagnostics", #rows == 1 and rows[1].lnum == 2 and rows[1].code == "FS0001", rows)
  local function ask(method, line, character, more)
    local params = { textDocument = { uri = vim.uri_from_bufnr(buffer) }, position = { line = line, character = character } }
    for key, value in pairs(more or {}) do params[key] = value end
    local answers = vim.lsp.buf_request_sync(buffer, method, params, 20000)
    return answers and answers[id] and answers[id].result
  end
  local hover = ask("textDocument/hover", 1, 5)
  check("hover", hover and hover.contents.value:find("add: int %-> int %-> int"), hover)
  vim.api.nvim_buf_set_text(buffer, 2, 16, 2, 19, { "1" }) -- add "a" 2 becomes add 1 2
  check("repaired", #diagnostics(0) == 0, vim.diagnostic.get(buffer))
  local where = ask("textDocument/definition", 2, 13)
  check("definition", where and #where == 1 and where[1].range.start.line == 1, where)
  local list = ask("textDocument/completion", 2, 14)
  check("completion", list and list.items[1] and list.items[1].label == "add", list)
  local edit = ask("textDocument/rename", 1, 5, { newName = "plus" })
  vim.lsp.util.apply_workspace_edit(edit, "utf-16")
  local lines = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
  check("rename", lines[2] == "let plus (x: int) (y: int) = x + y" and lines[3] == "let three = plus 1 2", lines)
  vim.api.nvim_buf_set_lines(buffer, -1, -1, false, { "let  four=4" })
  if vim.lsp.buf.format then
    vim.lsp.buf.format({ timeout_ms = 20000 })
  else -- Neovim 0.7
    vim.lsp.buf.formatting_sync(nil, 20000)
  end
  lines = vim.api.nvim_buf_get_lines(buffer, -2, -1, false)
  check("format", lines[1] == "let four = 4", lines)
  local symbols = vim.lsp.buf_request_sync(buffer, "workspace/symbol", { query = "four" }, 20000)
  local rows_of = symbols and symbols[id] and symbols[id].result
  check("symbol", rows_of and #rows_of == 1 and rows_of[1].name == "four", symbols)
  vim.lsp.stop_client(id)
end)
check("script", good, problem)
finish()
