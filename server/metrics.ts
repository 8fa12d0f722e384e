import type { IncomingMessage, ServerResponse } from "node:http";
import { inSpan } from "@/gateway/contract/trace";
import { count, observe, setCount, setGauge } from "@/gateway/metrics";
import type { Copies } from "./pages/copies";

export type WatchedHandler = (
	req: IncomingMessage,
	res: ServerResponse,
	watched: { route: string },
) => Promise<unknown>;

/** Counts a request when its answer has ended, and tells of it; whoever finds out its route says so until then. */
export function whileWatched(
	req: IncomingMessage,
	res: ServerResponse,
	answer: WatchedHandler,
): Promise<unknown> {
	const watched = { route: "refused" };
	const begunAt = performance.now();
	res.once("close", () => {
		const { route } = watched;
		// Whoever left before an answer began is a 499, as nginx calls it.
		const code = res.headersSent ? res.statusCode : 499;
		count("harbour_requests_total", { route, code });
		// How long somebody looked at a page says nothing of the shop.
		if (route === "streams") return;
		const ms = performance.now() - begunAt;
		observe("harbour_request_duration_seconds", ms, { route });
	});
	return inSpan({ name: "request", kind: "server" }, async (tell) => {
		await answer(req, res, watched);
		const requestId = String(res.getHeader("x-request-id") ?? "");
		const status = res.statusCode;
		tell(
			{
				"http.response.status_code": status,
				...(requestId && { "harbour.request_id": requestId }),
			},
			`${req.method} ${watched.route}`,
		);
	});
}

/** Plain numbers: a stored page leaves so fast that a metric of its own would be felt. */
export const pageStore = { hits: 0, misses: 0 };

/** Puts them where they are asked for. */
export function tellPageStore(copies: Copies): void {
	const { pages, bytes, drops } = copies.count();
	setCount("harbour_page_store_hits_total", pageStore.hits);
	setCount("harbour_page_store_misses_total", pageStore.misses);
	setCount("harbour_page_store_drops_total", drops);
	setGauge("harbour_page_store_pages", pages);
	setGauge("harbour_page_store_bytes", bytes);
}
