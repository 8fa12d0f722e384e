import { answer } from "../answer";
import type { Shelf } from "../shelf";
import type { Asking } from "../worker-scope";
import { openCaches } from "./open-caches";

export const origin = "https://shop.example";
const forAll = { "cache-control": "public, max-age=0" };

export interface Shop extends Shelf {
	asked: string[];
	/** Cuts the line, or brings it back. */
	cut: (isCut: boolean) => void;
	pass: (ms: number) => void;
}

export function page(words: string, headers: Record<string, string> = forAll) {
	const html = `<!DOCTYPE html><html lang="en"><head><title>${words}｜Shop</title></head><body><script src="/_next/static/chunks/a-1.js"></script>${words}</body></html>`;
	return new Response(html, {
		headers: { "content-type": "text/html; charset=utf-8", ...headers },
	});
}

export function openShop(
	build = "one",
	caches = openCaches(origin),
	pages: Record<string, () => Response> = {},
): Shop {
	const asked: string[] = [];
	let isCut = false;
	let at = Date.UTC(2026, 0, 5, 6, 5);
	return {
		caches,
		origin,
		build,
		asked,
		now: () => at,
		sessions: 0,
		endPush: async () => {
			asked.push("end of notices");
		},
		cut: (next) => {
			isCut = next;
		},
		pass: (ms) => {
			at += ms;
		},
		ask: async (request) => {
			const url = typeof request === "string" ? request : request.url;
			const { pathname, search } = new URL(url, origin);
			if (isCut) throw new TypeError("Failed to fetch");
			asked.push(pathname + search);
			if (pathname.startsWith("/_next/"))
				return new Response("script", {
					headers: { "cache-control": "public, immutable" },
				});
			return pages[pathname]?.() ?? page(pathname);
		},
	};
}

/** What the worker answers, once it has also done what follows. */
export async function go(
	shop: Shelf,
	address: string,
	{
		mode = "navigate",
		headers = {},
		method = "GET",
	}: Record<string, unknown> = {},
): Promise<Response | undefined> {
	const work: Promise<unknown>[] = [];
	const request = new Request(origin + address, {
		headers: headers as Record<string, string>,
		method: String(method),
	});
	// A script may not make such a request; a browser does.
	Object.defineProperty(request, "mode", { value: mode });
	const event: Asking = {
		request,
		preloadResponse: undefined,
		waitUntil: (one) => work.push(one),
	};
	const response = await answer(shop, event);
	await Promise.all(work);
	return response;
}
