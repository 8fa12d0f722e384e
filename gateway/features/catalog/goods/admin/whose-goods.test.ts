import { eq } from "drizzle-orm";
import { goods } from "../../../../db/schema/goods";
import {
	formOf,
	goodsForm,
	sendGoodsPicture,
	skuForm,
} from "../../../../testing/goods-form";
import { openStaff, type StaffClient } from "../../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";

const ownMerchant = 2;
let shop: TestShop;
let staff: StaffClient;
let otherStaff: StaffClient;
let operator: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, ownMerchant);
	otherStaff = await openStaff(shop, 3);
	operator = await openStaff(shop, "operator");
});
afterAll(() => shop.close());

async function add(fields = {}) {
	const { data, text } = await staff.ask("goods/save", goodsForm(fields));
	if (!data?.id) throw new Error(text);
	return data;
}

async function addShown() {
	const images = [await sendGoodsPicture(shop, staff)];
	return add({ images, isShown: true });
}

async function rowOf(id: number) {
	const [row] = await shop.db.select().from(goods).where(eq(goods.id, id));
	return row;
}

test.each([
	["no name", { name: {} }, { name: "emptyName" }],
	["a shelf without a picture", { isShown: true }, { images: "emptyPictures" }],
	[
		"a picture that is not its own",
		{ images: ["/uploads/0123456789abcdef0123456789abcdef-800.webp"] },
		{ images: "correctValue" },
	],
	["a top category", { categoryId: 1 }, { categoryId: "correctCategory" }],
	[
		"an old price below the price",
		{ skus: [skuForm({ oldPrice: "10.00" })] },
		{ "skus.0.oldPrice": "oldPriceAbove" },
	],
	[
		"a content that is none",
		{ skus: [skuForm({ content: "60 m" })] },
		{ "skus.0.content": "correctContent" },
	],
	[
		"skus that nobody can tell apart",
		{ skus: [skuForm(), skuForm()] },
		{ "skus.1.options": "sameOptions" },
	],
	[
		"fewer pieces than none",
		{ skus: [skuForm({ addStock: -1 })] },
		{ "skus.0.addStock": "fewerThanThat" },
	],
])("%s is refused by its field", async (_, fields, faults) => {
	const refused = await staff.ask("goods/save", goodsForm(fields));
	expect(refused.code).toBe(400);
	expect(refused.data.fields).toMatchObject(faults);
});

test("a code names one goods of a merchant, and may be another merchant's too", async () => {
	await add({ code: "POT-1" });
	const twice = await staff.ask("goods/save", goodsForm({ code: "POT-1" }));
	expect(twice.data.fields).toEqual({ code: "codeTaken" });
	const other = await otherStaff.ask(
		"goods/save",
		goodsForm({ code: "POT-1" }),
	);
	expect(other.code).toBe(200);
	const found = await staff.get("goods/list", { keyword: "POT-1" });
	expect(found.data.total).toBe(1);
});

test("staff of another merchant find nothing to see and nothing to change", async () => {
	const detail = await addShown();
	const { id, skus } = detail;
	const [{ id: skuId }] = skus;
	const before = await rowOf(id);
	const asked = [
		otherStaff.get(`goods/detail/${id}`),
		otherStaff.get("goods/list", { merId: ownMerchant }),
		otherStaff.ask("goods/save", formOf(detail)),
		otherStaff.ask("goods/shelf", { ids: [id], isShown: false }),
		otherStaff.ask("goods/stock", { skuId, add: 5 }),
		otherStaff.ask("goods/stock", { skuId, stock: 5, seen: 10 }),
		otherStaff.ask("goods/price", { skuId, price: "1.00", oldPrice: null }),
		otherStaff.ask(`goods/remove/${id}`),
	];
	for (const answer of await Promise.all(asked)) expect(answer.code).toBe(404);
	expect(await rowOf(id)).toEqual(before);
	const { data } = await otherStaff.get("goods/list", { limit: 100 });
	for (const one of data.list) expect(one.merchant.id).toBe(3);
	const foreign = await sendGoodsPicture(shop, otherStaff);
	const stolen = await staff.ask(
		"goods/save",
		goodsForm({ images: [foreign] }),
	);
	expect(stolen.data.fields).toEqual({ images: "correctValue" });
});

test("an operator looks at all merchants' goods, or at those of one", async () => {
	const { id } = await add();
	const ofAll = await operator.get("goods/list");
	expect(ofAll.data.list[0]).toMatchObject({ id, merchant: { id: 2 } });
	const ofOne = await operator.get("goods/list", { merId: 3, limit: 100 });
	expect(ofOne.data.total).toBeGreaterThan(0);
	for (const one of ofOne.data.list) expect(one.merchant.id).toBe(3);
});

test("of goods of which one is foreign none is touched", async () => {
	const own = await addShown();
	const refused = await staff.ask("goods/shelf", {
		ids: [own.id, 1],
		isShown: false,
	});
	expect(refused.code).toBe(404);
	expect((await rowOf(own.id))?.isShown).toBe(true);
});

test("an operator edits any merchant's goods, and says whose a new one is", async () => {
	const detail = await add();
	const saved = await operator.ask("goods/save", {
		...formOf(detail),
		brand: "Harbour",
	});
	expect(saved.data.brand).toBe("Harbour");
	const nobodys = await operator.ask("goods/save", goodsForm());
	expect(nobodys.data.fields).toEqual({ merId: "emptyMerchant" });
	const added = await operator.ask("goods/save", goodsForm({ merId: 3 }));
	expect(added.data.merchant.id).toBe(3);
});
