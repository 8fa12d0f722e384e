import { olderHeader } from "@/lib/http/release";

/** A proxy asks its nodes in turn, so a new one is met long before. Otherwise none is left. */
const triesMax = 8;
const waitMs = 250;

/**
 * Asks again when a node of an earlier release than the page refused, having done nothing. That happens while nodes are
 * replaced one after the other.
 */
export async function askNode(ask: () => Promise<Response>): Promise<Response> {
	for (let tries = 1; ; tries += 1) {
		const response = await ask();
		if (!response.headers.has(olderHeader) || tries === triesMax)
			return response;
		await new Promise((done) => setTimeout(done, waitMs));
	}
}
