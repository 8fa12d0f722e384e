import { olderHeader } from "@/lib/http/release";

/** Nodes are asked in turn, so that one of several is met; then the page is older than the shop's choice. */
const triesMax = 8;
const waitMs = 250;

/**
 * Asks again where a node of the release before was met, which did nothing: while nodes are replaced one after the other,
 * a page of the new ones may reach it.
 */
export async function askNode(ask: () => Promise<Response>): Promise<Response> {
	for (let tries = 1; ; tries += 1) {
		const response = await ask();
		if (!response.headers.has(olderHeader) || tries === triesMax)
			return response;
		await new Promise((done) => setTimeout(done, waitMs));
	}
}
