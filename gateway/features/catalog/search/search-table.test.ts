import { readFileSync } from "node:fs";
import path from "node:path";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const document = readFileSync(path.resolve("docs/search.md"), "utf8");

/** The rows of the only table of the document that has four columns. */
const rows = document
	.split("\n")
	.filter((line) => line.startsWith("| "))
	.slice(1)
	.map((line) => {
		const [kind, typed, corrected, found] = line
			.split("|")
			.slice(1, -1)
			.map((cell) => cell.trim());
		return { kind, typed, corrected, found: (found ?? "").split("; ") };
	});

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

test("the document shows sixty searches or more", () => {
	expect(rows.length).toBeGreaterThanOrEqual(60);
});

test.each(rows)(
	"$kind: $typed finds what the document says",
	async ({ typed = "", corrected, found }) => {
		const { data } = await shop.wire.get(
			"/api/front/product/list",
			{ keyword: typed, limit: 10 },
			{ locale: "en" },
		);
		const names = data.list.map(({ name }: { name: string }) => name);
		expect(names.slice(0, found.length)).toEqual(found);
		expect(data.correctedKeyword ?? "").toBe(corrected);
	},
);
