/** Whether a shop answers at a port of this machine. */
export function isOpen(port: number, signal: AbortSignal): Promise<boolean> {
	return isShop(`http://127.0.0.1:${port}`, signal);
}

/** Whether a shop answers there: by its health page, which says in a word of its own that it lives. */
export async function isShop(
	address: string,
	signal: AbortSignal,
): Promise<boolean> {
	try {
		const answer = await fetch(new URL("/healthz", address), {
			signal,
			redirect: "error",
		});
		const { status } = (await answer.json()) as { status?: unknown };
		return status === "alive";
	} catch {
		return false;
	}
}
