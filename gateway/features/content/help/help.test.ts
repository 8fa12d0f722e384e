import type { HelpCategory } from "../../../contract/content/help";
import { agreementNames } from "../../../contract/content/help-terms";
import { localeCodes } from "../../../contract/locale";
import { helpArticle, helpCategory } from "../../../db/schema/help";
import { expectFault } from "../../../testing/expect-fault";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const treePath = "/api/front/pc/help/categoryTreeList";
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

async function readTree(): Promise<HelpCategory[]> {
	return (await shop.wire.get(treePath)).data;
}

test("every article stands once, in its own category, in reading order", async () => {
	const rows = await shop.db.select().from(helpArticle);
	for (const { id, childList = [] } of await readTree()) {
		const own = rows
			.filter(({ categoryId }) => categoryId === id)
			.sort((left, right) => left.position - right.position);
		expect(childList.map((child) => child.id)).toEqual(own.map((o) => o.id));
	}
	const shown = (await readTree()).flatMap(({ childList = [] }) => childList);
	expect(shown).toHaveLength(rows.length);
});

test("the last category comes first, so that it is shown reversed", async () => {
	const rows = await shop.db.select().from(helpCategory);
	const inOrder = rows.sort((left, right) => left.position - right.position);
	const tree = await readTree();
	expect(tree.reverse().map(({ id }) => id)).toEqual(
		inOrder.map(({ id }) => id),
	);
});

test("a category without articles has no list at all", async () => {
	const [empty] = await shop.db
		.insert(helpCategory)
		.values({ name: { en: "Empty" }, position: 99 })
		.returning({ id: helpCategory.id });
	const found = (await readTree()).find(({ id }) => id === empty?.id);
	expect(found).toEqual({ id: empty?.id, name: "Empty" });
});

test.each(localeCodes)("articles and agreements speak %s", async (locale) => {
	const [row] = await shop.db.select().from(helpArticle).limit(1);
	const path = `/api/front/pc/help/content/${row?.id}`;
	const { data: article } = await shop.wire.get(path, {}, { locale });
	expect(article.name).toBe(row?.title[locale]);
	expect(article.content).toEqual(row?.content[locale]);

	for (const name of agreementNames) {
		const answer = await shop.wire.get(
			`/api/front/agreement/${name}`,
			{},
			{ locale },
		);
		expect(answer.data.name).toBe(name);
		expect(answer.data.content.length).toBeGreaterThan(1);
	}
});

test("a text missing in a language is shown in English", async () => {
	const content = { en: [{ kind: "paragraph" as const, text: "Words" }] };
	const [added] = await shop.db
		.insert(helpArticle)
		.values({
			categoryId: 1,
			title: { en: "Only English" },
			content,
			position: 99,
			updatedOn: "2026-01-02",
		})
		.returning({ id: helpArticle.id });
	const path = `/api/front/pc/help/content/${added?.id}`;
	const { data } = await shop.wire.get(path, {}, { locale: "th" });
	expect(data).toMatchObject({ name: "Only English", content: content.en });
	expect(data.updatedOn).toBe("2026-01-02");
});

test("an article that nobody wrote is not found, an agreement without a name is refused", async () => {
	const { wire } = shop;
	const refused = "/api/front/agreement/secrets";
	expectFault(await wire.get("/api/front/pc/help/content/99999"), "notFound");
	expectFault(await wire.get(refused), "parameterInvalid");
});
