import { formOf } from "../../../testing/goods-form";
import {
	before,
	dayMs,
	hourMs,
	openPricedShop,
	type PricedShop,
} from "../../../testing/open-priced-shop";
import { bringIn, goodsFile } from "../../../testing/send-goods-file";
import { systemContext } from "../../../testing/system-context";
import { changePrice } from "./change-price";
import { sweepPastPrices } from "./past-prices";

let priced: PricedShop;

beforeAll(async () => {
	priced = await openPricedShop();
});
afterAll(() => priced.shop.close());
type Added = Awaited<ReturnType<PricedShop["addPriced"]>>;

const ways: [string, (added: Added) => Promise<unknown>][] = [
	[
		"in the list",
		({ skuId }) =>
			priced.staff.ask("goods/price", {
				skuId,
				price: "70.00",
				oldPrice: "88.00",
			}),
	],
	[
		"in the form",
		(added) => {
			const form = formOf(added.detail);
			const [first] = form.skus;
			const reduced = { ...first, price: "70.00", oldPrice: "88.00" };
			return priced.staff.ask("goods/save", { ...form, skus: [reduced] });
		},
	],
	[
		"by a file",
		({ code }) =>
			bringIn(
				priced.shop,
				priced.staff,
				goodsFile([{ code, price: "70.00", old_price: "88.00" }]),
			),
	],
	[
		"by a command",
		({ skuId }) =>
			priced.priceAt(skuId, new Date(), { price: "70.00", oldPrice: "88.00" }),
	],
];

test.each(ways)(
	"a price that is changed %s is kept, from when until when, and is the lowest before the reduction",
	async (_, reduce) => {
		const added = await priced.addPriced(25 * hourMs);
		const { pricedAt: since } = (await priced.skuOf(added.skuId)) ?? {};
		await reduce(added);
		const now = await priced.skuOf(added.skuId);
		expect(now).toMatchObject({
			price: "70.00",
			oldPrice: "88.00",
			lowestBefore: "88.00",
		});
		expect(await priced.pastOf(added.skuId)).toEqual([
			expect.objectContaining({ price: "88.00", since, until: now?.pricedAt }),
		]);
	},
);

test("a goods that is saved without a new price keeps nothing", async () => {
	const added = await priced.addPriced(dayMs);
	const was = await priced.skuOf(added.skuId);
	const { skuId, detail } = added;
	const saved = await priced.staff.ask("goods/save", {
		...formOf(detail),
		name: { en: "Another name" },
	});
	expect(saved.code).toBe(200);
	expect(await priced.pastOf(skuId)).toEqual([]);
	expect(await priced.skuOf(skuId)).toEqual(was);
});

test("the lowest price is that of the 30 days before the present reduction, however long that lasts", async () => {
	const { skuId } = await priced.addPriced(100 * dayMs);
	const steps = [
		[60, "60.00", null, "88.00"],
		[55, "90.00", null, "60.00"],
		[40, "75.00", "90.00", "60.00"],
		[20, "70.00", "90.00", "75.00"],
	] as const;
	for (const [daysAgo, price, oldPrice, lowestBefore] of steps) {
		await priced.priceAt(skuId, before(daysAgo * dayMs), { price, oldPrice });
		expect(await priced.skuOf(skuId)).toMatchObject({ price, lowestBefore });
	}
});

test("an old price that is announced later has the reduced price itself as the lowest before", async () => {
	const { skuId } = await priced.addPriced(100 * dayMs);
	await priced.priceAt(skuId, before(50 * dayMs), { price: "70.00" });
	await priced.priceAt(skuId, new Date(), {
		price: "70.00",
		oldPrice: "88.00",
	});
	expect(await priced.skuOf(skuId)).toMatchObject({ lowestBefore: "70.00" });
});

test("a form that takes a goods off the shelf keeps what it cost there", async () => {
	const { skuId, detail } = await priced.addPriced(30 * hourMs);
	const form = { ...formOf(detail), isShown: false };
	expect((await priced.staff.ask("goods/save", form)).code).toBe(200);
	expect(await priced.pastOf(skuId)).toMatchObject([{ price: "88.00" }]);
});

test("with the setting off nothing is shown and nothing refused, and what prices were is kept", async () => {
	const { skuId, code } = await priced.addPriced(dayMs);
	const { wire } = priced.shop.openAnother({ honestPrices: false });
	const ctx = systemContext(priced.shop);
	const settings = { ...ctx.settings, honestPrices: false };
	const change = { skuId, price: "70.00", oldPrice: "199.00" };
	const { goodsId } = await changePrice({ ...ctx, settings }, change);
	expect(await priced.pastOf(skuId)).toHaveLength(1);
	await bringIn(
		priced.shop,
		priced.staff,
		goodsFile([{ code, content: "500 g" }]),
	);
	const path = `/api/front/product/detail/${goodsId}`;
	const off = { content: null, unitPrice: null, lowestBefore: null };
	expect((await wire.get(path)).data).toMatchObject({
		unitPrice: null,
		skus: [off],
	});
	const unitPrice = { price: "14.00", per: "weight" };
	expect((await priced.shop.wire.get(path)).data).toMatchObject({
		unitPrice,
		skus: [{ content: "500 g", unitPrice, lowestBefore: "88.00" }],
	});
});

test("what cannot be an old price any more is forgotten, 90 days after it ended", async () => {
	const { skuId } = await priced.addPriced(dayMs);
	await priced.priceAt(skuId, new Date(), { price: "70.00" });
	await sweepPastPrices(priced.shop.db, before(-89 * dayMs));
	expect(await priced.pastOf(skuId)).toHaveLength(1);
	await sweepPastPrices(priced.shop.db, before(-91 * dayMs));
	expect(await priced.pastOf(skuId)).toEqual([]);
	expect(await priced.skuOf(skuId)).toMatchObject({ lowestBefore: "88.00" });
});

test("a card says the lowest price before a reduction where its old price is higher, and goes on when its goods is saved", async () => {
	const { skuId, detail } = await priced.addPriced(2 * dayMs);
	const card = async () => {
		const path = `/api/front/product/detail/${detail.id}`;
		return (await priced.shop.wire.get(path)).data.lowestBefore;
	};
	const reduce = (hoursAgo: number, price: string) =>
		priced.priceAt(skuId, before(hoursAgo * hourMs), {
			price,
			oldPrice: "88.00",
		});
	await reduce(20, "70.00");
	expect(await card()).toBeNull();
	await reduce(10, "65.00");
	expect(await card()).toBe("70.00");
	const form = formOf(detail);
	const [first] = form.skus;
	const now = { ...first, price: "65.00", oldPrice: "88.00" };
	const renamed = { ...form, name: { en: "Another name" }, skus: [now] };
	expect((await priced.staff.ask("goods/save", renamed)).code).toBe(200);
	expect(await card()).toBe("70.00");
});
