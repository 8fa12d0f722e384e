import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import { readForAll } from "./shared-reads.mjs";
import { pagesToParts } from "./store-size.js";
import FreshPages from "./stored-pages.mjs";

const letters = 100_000;
const bytesOfLetter = 3;
const pagesThatFit = 10;
const folder = mkdtempSync(join(tmpdir(), "harbour-stored-pages-"));

afterAll(() => rmSync(folder, { recursive: true }));

interface Page {
	kind: "APP_PAGE";
	html: string;
	headers: Record<string, string>;
	status: number;
}

/** What Next sees of a store; its own types are of enumerations that only its own build may read. */
interface Store {
	get: (key: string, context: object) => Promise<{ value: Page } | null>;
	set: (key: string, page: Page, context: object) => Promise<void>;
}
const OpenedStore = FreshPages as unknown as new (context: object) => Store;

function openStore(): Store {
	return new OpenedStore({
		fs: nodeFs,
		flushToDisk: false,
		serverDistDir: folder,
		revalidatedTags: [],
		maxMemoryCacheSize: (pagesThatFit * letters * bytesOfLetter) / pagesToParts,
	});
}

function pageOf(letter: string): Page {
	return {
		kind: "APP_PAGE",
		html: letter.repeat(letters),
		headers: {},
		status: 200,
	};
}

async function find(store: Store, key: string): Promise<Page | undefined> {
	const found = await store.get(key, { kind: "APP_PAGE", isFallback: false });
	return found?.value;
}

test("stored pages take no more bytes than their bound, in any script", async () => {
	const store = openStore();
	const keys = Array.from({ length: 20 }, (_, at) => `/goods_detail/${at}`);
	for (const key of keys) await store.set(key, pageOf("海"), {});
	const found = await Promise.all(keys.map((key) => find(store, key)));
	const kept = found.filter((page) => page !== undefined);
	expect(kept.length).toBeLessThanOrEqual(pagesThatFit);
	expect(kept.length).toBeGreaterThan(pagesThatFit / 2);
	expect(found.at(-1)).toEqual(pageOf("海"));
});

describe("of a page that shares what another request began to read", () => {
	const key = "/merchant/storeCoupon/1";
	const page = {
		...pageOf("c"),
		headers: { "x-next-cache-tags": "catalogue,coupons" },
	};
	const fall = (...tags: string[]) => {
		for (const tag of tags) tagsManifest.set(tag, { expired: Date.now() });
	};

	beforeEach(() => void jest.useFakeTimers());
	afterEach(() => {
		jest.runAllTimers();
		jest.useRealTimers();
		tagsManifest.clear();
	});

	test("nothing is kept that was read before its tag fell, however long the read takes", async () => {
		let answer = () => {};
		const read = readForAll(
			() => new Promise<void>((resolve) => (answer = resolve)),
		);
		jest.advanceTimersByTime(4_000);
		fall("coupons");
		jest.advanceTimersByTime(4_000);
		const store = openStore();
		answer();
		await read;
		await store.set(key, page, {});
		expect(await find(store, key)).toBeUndefined();
	});

	test("all is kept that was read after its tag fell, a moment later too", async () => {
		fall("catalogue", "coupons");
		jest.advanceTimersByTime(1);
		await readForAll(async () => undefined);
		const store = openStore();
		await store.set(key, page, {});
		expect(await find(store, key)).toEqual(page);
	});
});
