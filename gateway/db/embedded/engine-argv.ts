/**
 * How node is started for the embedded engine. V8 throws code of an engine away once it has better; doing so it can meet an
 * address that it does not know, and ends the process ("jit_page_->allocations_.erase", nodejs/node 64500). So it keeps all
 * code: a few megabytes.
 */
export const engineArgv = ["--no-wasm-code-gc", "--import", "tsx"];
