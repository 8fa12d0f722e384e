// Next's own parts, which it does not document; the version is pinned, and e2e/site/freshness.spec.ts proves what they do.
import nextPages from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { fellSince } from "./fell-since.mjs";
import { oldestRead } from "./shared-reads.mjs";
import { pagesToParts } from "./store-size.js";
import { takenFromStore } from "./taken-from-store.mjs";

// Node hands over the module, the bundle of the middleware its default export.
const StoredPages = nextPages.default ?? nextPages;

/** @typedef {NonNullable<Parameters<InstanceType<typeof StoredPages>["set"]>[1]>} Page */

/**
 * As text a page with a single Chinese letter takes two bytes for each of its letters and lies in the heap that Node
 * searches for garbage; as bytes it takes half and lies outside, and the store counts what it takes.
 *
 * @param {Page} page
 * @returns {Page}
 */
function compact(page) {
	return "html" in page && typeof page.html === "string"
		? Object.assign({}, page, { html: Buffer.from(page.html) })
		: page;
}

/**
 * @param {Page} page
 * @returns {Page}
 */
function readable(page) {
	return "html" in page && Buffer.isBuffer(page.html)
		? Object.assign({}, page, { html: page.html.toString() })
		: page;
}

/**
 * @param {Page} page
 * @returns {string[]}
 */
function tagsOf(page) {
	const header = "headers" in page && page.headers?.["x-next-cache-tags"];
	return typeof header === "string" ? header.split(",") : [];
}

/**
 * Next's store of whole pages. By itself it dates a page by the end of its rendering, so that one which read the old
 * price just before its tag fell would be kept as new, be it that it asked itself or shared the answer of a request that
 * had asked before. Here such a page is sent and not kept. Next makes one of these for every request, before it renders.
 */
export default class FreshPages extends StoredPages {
	#readFrom = oldestRead();

	/** @param {ConstructorParameters<typeof StoredPages>[0]} context */
	constructor(context) {
		const { maxMemoryCacheSize = 0 } = context;
		super(
			Object.assign({}, context, {
				maxMemoryCacheSize: maxMemoryCacheSize * pagesToParts,
			}),
		);
	}

	/** @type {InstanceType<typeof StoredPages>["get"]} */
	async get(key, context) {
		const found = await super.get(key, context);
		const page = found?.value;
		if (!page) return found;
		const at = found.lastModified ?? 0;
		const tags = tagsOf(page);
		if (fellSince(tags, at)) return null;
		takenFromStore.getStore()?.push({
			key,
			at,
			tags,
			isWhole: "html" in page && !("postponed" in page && page.postponed),
		});
		return { ...found, value: readable(page) };
	}

	/** @type {InstanceType<typeof StoredPages>["set"]} */
	async set(key, page, context) {
		if (!page || !fellSince(tagsOf(page), this.#readFrom))
			await super.set(key, page && compact(page), context);
	}
}
