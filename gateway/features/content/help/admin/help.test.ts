import type { AdminHelp } from "../../../../contract/content/content-admin";
import { takeFallenTags } from "../../../../testing/fallen-tags";
import { openStaff, type StaffClient } from "../../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";

let shop: TestShop;
let operator: StaffClient;
const content = {
	"zh-CN": [
		{ kind: "heading", text: "標題" },
		{ kind: "paragraph", text: "<b>內容</b>" },
	],
};

beforeAll(async () => {
	shop = await openTestShop();
	operator = await openStaff(shop, "operator");
});
afterAll(() => shop.close());

const read = async (): Promise<AdminHelp> =>
	(await operator.get("content/help")).data;

test("a new article stands at the end of its category, word for word, and pages hear of it", async () => {
	const [category] = (await read()).categories;
	await takeFallenTags(shop);
	const title = { "zh-CN": "新文章", en: "A new article" };
	const { data: made } = await operator.ask("content/help/article/save", {
		id: null,
		categoryId: category?.id,
		title,
		content,
	});
	expect(await takeFallenTags(shop)).toEqual(["help"]);
	const shown = await shop.wire.get(`/api/front/pc/help/content/${made.id}`);
	expect(shown.data).toMatchObject({
		name: "A new article",
		content: content["zh-CN"],
	});
	const [after] = (await read()).categories;
	expect(after?.articles.at(-1)?.id).toBe(made.id);
});

test("an article without a word in Chinese is refused by that field", async () => {
	const answer = await operator.ask("content/help/article/save", {
		id: null,
		categoryId: 1,
		title: { en: "Only English" },
		content: { en: content["zh-CN"] },
	});
	expect(answer.data.fields).toMatchObject({
		"title.zh-CN": "emptyText",
		"content.zh-CN": "emptyText",
	});
});

test("a category goes only when it is empty", async () => {
	const [category] = (await read()).categories;
	const path = "content/help/category/remove";
	expect((await operator.ask(`${path}/${category?.id}`)).code).toBe(409);
	const { data } = await operator.ask("content/help/category/save", {
		id: null,
		name: { "zh-CN": "空分類" },
	});
	const empty = (data as AdminHelp).categories.at(-1);
	expect(empty?.name).toEqual({ "zh-CN": "空分類" });
	expect((await operator.ask(`${path}/${empty?.id}`)).code).toBe(200);
});

test("categories and articles stand as they were put, and an order of others is refused", async () => {
	const before = (await read()).categories;
	const ids = before.map(({ id }) => id).reverse();
	await operator.ask("content/help/category/arrange", { ids });
	expect((await read()).categories.map(({ id }) => id)).toEqual(ids);
	const category = before.find(({ articles }) => articles.length > 1);
	const own = (category?.articles ?? []).map(({ id }) => id).reverse();
	const path = `content/help/article/arrange/${category?.id}`;
	await operator.ask(path, { ids: own });
	const after = (await read()).categories.find(({ id }) => id === category?.id);
	expect(after?.articles.map(({ id }) => id)).toEqual(own);
	for (const wrong of [own.slice(1), [...own, own[0]], [2_000_000_000]])
		expect((await operator.ask(path, { ids: wrong })).code).toBe(409);
});

test("a long text whose characters take two places leaves an audit record that ends at a whole one", async () => {
	const long = { "zh-CN": [{ kind: "paragraph", text: "🍎".repeat(400) }] };
	for (const lead of ["", "x"]) {
		const title = { "zh-CN": `${lead}蘋果` };
		const text = `${lead}${long["zh-CN"][0]?.text}`;
		const { code } = await operator.ask("content/help/article/save", {
			id: 1,
			categoryId: 1,
			title,
			content: { "zh-CN": [{ kind: "paragraph", text }] },
		});
		expect(code).toBe(200);
	}
});

test("an agreement that is written anew bears the day's date", async () => {
	const title = { "zh-CN": "使用條款" };
	const body = { name: "terms", title, content };
	const { code } = await operator.ask("content/agreement/save", body);
	expect(code).toBe(200);
	const { data } = await shop.wire.get("/api/front/agreement/terms");
	const today = new Date(shop.now().getTime() + 8 * 3_600_000)
		.toISOString()
		.slice(0, 10);
	expect(data).toMatchObject({ updatedOn: today, title: "使用條款" });
});
