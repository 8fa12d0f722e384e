import { readFileSync } from "node:fs";
import path from "node:path";
import type { LocaleCode } from "../../../contract/locale";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const document = readFileSync(path.resolve("docs/search.md"), "utf8");

/** The rows of the document's table that begins with this heading; goods of the last column by themselves. */
function tableOf(heading: string) {
	const [, table = ""] = document.split(`\n| ${heading} |`);
	const [, , ...lines] = (table.split("\n\n")[0] ?? "").trim().split("\n");
	return lines.map((line) => {
		const cells = line.split("|").slice(1, -1);
		const texts = cells.map((cell) => cell.trim());
		return { cells: texts, found: (texts.at(-1) ?? "").split("; ") };
	});
}

const searches = tableOf("kind").map(({ cells, found }) => {
	const [kind, typed, corrected] = cells;
	return { kind, typed, corrected, found };
});
const ordered = tableOf("order").map(({ cells, found }) => {
	const [order, typed] = cells;
	return { order, typed, found };
});
const suggested = tableOf("language").map(({ cells, found }) => {
	const [language, typed] = cells;
	return { language, typed, found };
});

const orders: Record<string, Record<string, string>> = {
	"price, lowest first": { sort: "price", order: "asc" },
	"price, highest first": { sort: "price", order: "desc" },
	sales: { sort: "sales" },
	"newest first": { sort: "new" },
};

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

async function search(query: Record<string, string>) {
	const { data } = await shop.wire.get(
		"/api/front/product/list",
		{ ...query, limit: 10 },
		{ locale: "en" },
	);
	const names: string[] = data.list.map(({ name }: { name: string }) => name);
	return { names, corrected: data.correctedKeyword ?? "" };
}

test("the document shows a hundred and twenty questions or more", () => {
	const all = [searches, ordered, suggested];
	for (const table of all) expect(table.length).toBeGreaterThan(20);
	expect(all.flat().length).toBeGreaterThanOrEqual(120);
});

test.each(searches)(
	"$kind: $typed finds what the document says",
	async ({ typed = "", corrected, found }) => {
		const answer = await search({ keyword: typed });
		expect(answer.names.slice(0, found.length)).toEqual(found);
		expect(answer.corrected).toBe(corrected);
	},
);

test.each(ordered)(
	"$typed by $order begins with what the document says",
	async ({ order = "", typed = "", found }) => {
		const { names } = await search({ keyword: typed, ...orders[order] });
		expect(names.slice(0, found.length)).toEqual(found);
	},
);

test.each(suggested)(
	"$typed suggests what the document says ($language)",
	async ({ language, typed = "", found }) => {
		const { data } = await shop.wire.get(
			"/api/front/product/suggest",
			{ q: typed },
			{ locale: language as LocaleCode },
		);
		const texts = data.map(({ text }: { text: string }) => text);
		expect(texts.slice(0, found.length)).toEqual(found);
	},
);
