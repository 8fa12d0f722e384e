/** For what may fail without the shopper noticing, such as a guess: it is written to the browser's console. */
export function logFault(what: string, fault: unknown): void {
	// biome-ignore lint/suspicious/noConsole: the only log a browser has.
	console.warn(`${what}: ${fault instanceof Error ? fault.message : fault}`);
}
