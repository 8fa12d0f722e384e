import { eq } from "drizzle-orm";
import { goods, sku } from "../../../db/schema/goods";
import { pastPrice } from "../../../db/schema/past-price";
import { formOf, goodsForm, skuForm } from "../../../testing/goods-form";
import {
	before,
	dayMs,
	hourMs,
	openPricedShop,
	type PricedShop,
} from "../../../testing/open-priced-shop";
import {
	checkGoodsFile,
	goodsFile,
	goodsLine,
} from "../../../testing/send-goods-file";

let priced: PricedShop;

beforeAll(async () => {
	priced = await openPricedShop();
});
afterAll(() => priced.shop.close());

const refused = {
	code: 400,
	data: { fields: { oldPrice: "oldPriceInvented" } },
};

async function reduceFrom(skuId: number, oldPrice: string) {
	const change = { skuId, price: "10.00", oldPrice };
	const { code, data } = await priced.staff.ask("goods/price", change);
	return { code, data };
}

test.each([
	["for 25 hours until now", "taken", [], 25],
	["for 23 hours until now", "refused", [], 23],
	["for a day until 89 days ago", "taken", [[90 * 24 - 0.5, 89 * 24 - 1]], 1],
	["until 91 days ago", "refused", [[200 * 24, 91 * 24]], 1],
	[
		"twice for half a day",
		"taken",
		[
			[50, 37],
			[30, 17],
		],
		1,
	],
	["for 12 hours", "refused", [[50, 38]], 1],
] as [string, "taken" | "refused", [number, number][], number][])(
	"an old price that was asked %s is %s",
	async (...[, outcome, stretches, hoursAtPresent]) => {
		const { skuId } = await priced.addPriced(hoursAtPresent * hourMs);
		await priced.shop.db
			.update(sku)
			.set({ price: "88.00" })
			.where(eq(sku.id, skuId));
		for (const [from, to] of stretches)
			await priced.shop.db.insert(pastPrice).values({
				skuId,
				price: "120.00",
				since: before(from * hourMs),
				until: before(to * hourMs),
			});
		const oldPrice = stretches.length > 0 ? "120.00" : "88.00";
		const answer = await reduceFrom(skuId, oldPrice);
		if (outcome === "taken") expect(answer.code).toBe(200);
		else expect(answer).toMatchObject(refused);
	},
);

test("an old price that was never asked is refused and changes nothing", async () => {
	const { skuId } = await priced.addPriced(10 * dayMs);
	const was = await priced.skuOf(skuId);
	expect(await reduceFrom(skuId, "199.00")).toMatchObject(refused);
	expect(await priced.skuOf(skuId)).toEqual(was);
	expect(await priced.pastOf(skuId)).toEqual([]);
});

test("what costs something off the shelf is asked of nobody, and what it cost on it is kept", async () => {
	const { detail, skuId } = await priced.addPriced(30 * hourMs);
	const shelve = (isShown: boolean) =>
		priced.staff.ask("goods/shelf", { ids: [detail.id], isShown });
	await shelve(false);
	await priced.priceAt(skuId, new Date(), { price: "199.00" });
	await priced.shop.db
		.update(sku)
		.set({ pricedAt: before(10 * dayMs) })
		.where(eq(sku.id, skuId));
	expect(await reduceFrom(skuId, "199.00")).toMatchObject(refused);
	await shelve(true);
	expect(await reduceFrom(skuId, "199.00")).toMatchObject(refused);
	expect((await reduceFrom(skuId, "88.00")).code).toBe(200);
	const past = (await priced.pastOf(skuId)).map(({ price }) => price);
	expect(past).toEqual(["88.00", "199.00"]);
});

test("an old price that stands may stay, at any price below it", async () => {
	const [reduced] = await priced.shop.db
		.select({ id: sku.id, oldPrice: sku.oldPrice })
		.from(sku)
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.where(eq(goods.merchantId, 2))
		.orderBy(sku.oldPrice);
	if (!reduced?.oldPrice) throw new Error("Nothing of merchant 2 is reduced");
	const { id: skuId, oldPrice } = reduced;
	const change = { skuId, price: "1.00", oldPrice };
	expect((await priced.staff.ask("goods/price", change)).code).toBe(200);
});

test("a new goods has no old price, and neither has a new sku of an old one", async () => {
	const oldPrice = "99.00";
	const skus = [skuForm({ oldPrice })];
	const fresh = await priced.staff.ask("goods/save", goodsForm({ skus }));
	expect(fresh.data.fields).toEqual({ "skus.0.oldPrice": "oldPriceInvented" });

	const { detail } = await priced.addPriced(10 * dayMs);
	const form = formOf(detail);
	const sizes = [{ ...form.skus[0], options: { size: "S" } }];
	const more = [
		...sizes,
		skuForm({ options: { size: "M" }, oldPrice: "88.50" }),
	];
	const wider = await priced.staff.ask("goods/save", { ...form, skus: more });
	expect(wider.data.fields).toEqual({ "skus.1.oldPrice": "oldPriceInvented" });
});

test("a file with an invented old price is refused by its column when it is checked, and the rest comes in", async () => {
	const { code } = await priced.addPriced(10 * dayMs);
	const { id } = await checkGoodsFile(
		priced.shop,
		priced.staff,
		goodsFile([
			{ code, price: "70.00", old_price: "199.00" },
			goodsLine("PAST-NEW", { old_price: "99.00" }),
			goodsLine("PAST-FAIR"),
		]),
	);
	const { data: checked } = await priced.staff.get(`import/detail/${id}`);
	expect(checked).toMatchObject({ created: 1, changed: 0, refused: 2 });
	const { data } = await priced.staff.get(`import/faults/${id}`, { limit: 10 });
	const reason =
		"Nobody was asked this price for a day within the last 90 days";
	expect(data.list.map(({ faults }: { faults: unknown }) => faults)).toEqual([
		[{ column: "old_price", value: "199.00", reason }],
		[{ column: "old_price", value: "99.00", reason }],
	]);
});
