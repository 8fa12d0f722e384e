import type { ServerResponse } from "node:http";
import { count, observe, setCount, setGauge } from "@/gateway/metrics";
import type { Copies } from "./pages/copies";

/** Counts a request when its answer has ended; whoever finds out its route says so until then. */
export function watchRequest(res: ServerResponse): { route: string } {
	const watched = { route: "refused" };
	const begunAt = performance.now();
	res.once("close", () => {
		const { route } = watched;
		// Whoever left before an answer began is a 499, as nginx calls it.
		const code = res.headersSent ? res.statusCode : 499;
		count("harbour_requests_total", { route, code });
		const ms = performance.now() - begunAt;
		observe("harbour_request_duration_seconds", ms, { route });
	});
	return watched;
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
