import { signatureOf } from "@/gateway/testing/wire";
import { markdownTable, median } from "./figures";
import { alternate, type Target } from "./load";
import { serveGateway, signatureSecret } from "./shop";

const calls: [string, string, Record<string, string>?][] = [
	["detail", "/api/front/product/detail/12"],
	["list", "/api/front/product/list", { cid: "1", limit: "24" }],
	["search", "/api/front/product/list", { keyword: "milk", limit: "24" }],
];

/** The gateway alone on a port with PostgreSQL, without the storefront and its stored pages. */
export async function measureGateway(): Promise<string> {
	const gateway = await serveGateway();
	try {
		const targets = calls.map(
			([, path, query]): Target => ({
				url: `${gateway.address}${path}${query ? `?${new URLSearchParams(query)}` : ""}`,
				headers: () => signed(query),
			}),
		);
		const figures = await alternate(targets);
		const rows = figures.map(({ perSecond, p50Ms, p99Ms }, at) => [
			calls[at]?.[0] ?? "",
			...[perSecond, p50Ms, p99Ms].map((values) => median(values).toFixed(0)),
		]);
		return markdownTable(["call", "a second", "p50 ms", "p99 ms"], rows);
	} finally {
		await gateway.stop();
	}
}

function signed(payload?: Record<string, string>): Record<string, string> {
	const timestamp = String(Date.now());
	const headers = { client: "pc", timestamp };
	if (!payload) return headers;
	const token = "";
	const secret = signatureSecret;
	return {
		...headers,
		signature: signatureOf({ payload, token, secret, timestamp }),
	};
}
