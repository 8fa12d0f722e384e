import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
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
