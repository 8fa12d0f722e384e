/** A test waits for what it asks, on a busy machine for long. */
export const testPatience = { connectMs: 60_000, statementMs: 60_000 };
