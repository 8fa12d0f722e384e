import { asc, eq } from "drizzle-orm";
import { goods, sku } from "../../../db/schema/goods";
import { pastPrice } from "../../../db/schema/past-price";
import { formOf, goodsForm, skuForm } from "../../../testing/goods-form";
import { openStaff, type StaffClient } from "../../../testing/open-staff";
import {
	bringIn,
	checkGoodsFile,
	goodsFile,
	goodsLine,
} from "../../../testing/send-goods-file";
import { systemContext } from "../../../testing/system-context";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { changePrice } from "./change-price";
import { sweepPastPrices } from "./past-prices";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let shop: TestShop;
let staff: StaffClient;
let codes = 0;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, 2);
});
afterAll(() => shop.close());

const before = (ms: number) => new Date(Date.now() - ms);

/** A goods of one sku at 88.00, on the shelf for so long; answers what its form reads. */
async function addPriced(forMs: number) {
	const code = `PAST-${++codes}`;
	const { data } = await staff.ask("goods/save", goodsForm({ code }));
	const shown = { isShown: true, images: ["/sample/tea-800.webp"] };
	await shop.db.update(goods).set(shown).where(eq(goods.id, data.id));
	await shop.db
		.update(sku)
		.set({ pricedAt: before(forMs) })
		.where(eq(sku.goodsId, data.id));
	return { ...data, ...shown, code, skuId: data.skus[0].id as number };
}
type Added = Awaited<ReturnType<typeof addPriced>>;

const pastOf = (skuId: number) =>
	shop.db
		.select()
		.from(pastPrice)
		.where(eq(pastPrice.skuId, skuId))
		.orderBy(asc(pastPrice.until));

async function skuOf(id: number) {
	const [row] = await shop.db.select().from(sku).where(eq(sku.id, id));
	return row;
}

/** As an operator's command does, at that time. */
const priceAt = (
	skuId: number,
	at: Date,
	prices: { price: string; oldPrice?: string | null },
) =>
	changePrice(systemContext(shop, { now: () => at }), {
		skuId,
		oldPrice: null,
		...prices,
	});

const ways: [string, (added: Added) => Promise<unknown>][] = [
	[
		"in the list",
		({ skuId }) =>
			staff.ask("goods/price", { skuId, price: "70.00", oldPrice: "88.00" }),
	],
	[
		"in the form",
		(added) => {
			const { code: _, skuId: __, ...detail } = added;
			const form = formOf({ ...detail, code: added.code });
			const [first] = form.skus;
			const reduced = { ...first, price: "70.00", oldPrice: "88.00" };
			return staff.ask("goods/save", { ...form, skus: [reduced] });
		},
	],
	[
		"by a file",
		({ code }) =>
			bringIn(
				shop,
				staff,
				goodsFile([{ code, price: "70.00", old_price: "88.00" }]),
			),
	],
	[
		"by a command",
		({ skuId }) =>
			priceAt(skuId, new Date(), { price: "70.00", oldPrice: "88.00" }),
	],
];

test.each(ways)(
	"a price that is changed %s is kept, from when until when, and is the lowest before the reduction",
	async (_, reduce) => {
		const added = await addPriced(25 * hourMs);
		const { pricedAt: since } = (await skuOf(added.skuId)) ?? {};
		await reduce(added);
		const now = await skuOf(added.skuId);
		expect(now).toMatchObject({
			price: "70.00",
			oldPrice: "88.00",
			lowestBefore: "88.00",
		});
		expect(await pastOf(added.skuId)).toEqual([
			expect.objectContaining({ price: "88.00", since, until: now?.pricedAt }),
		]);
	},
);

test("a goods that is saved without a new price keeps nothing", async () => {
	const added = await addPriced(dayMs);
	const was = await skuOf(added.skuId);
	const { code: _, skuId, ...detail } = added;
	const saved = await staff.ask("goods/save", {
		...formOf(detail),
		code: added.code,
		name: { en: "Another name" },
	});
	expect(saved.code).toBe(200);
	expect(await pastOf(skuId)).toEqual([]);
	expect(await skuOf(skuId)).toEqual(was);
});

test("the lowest price is that of the 30 days before the present reduction, however long that lasts", async () => {
	const { skuId } = await addPriced(100 * dayMs);
	const steps = [
		[60, "60.00", null, "88.00"],
		[55, "90.00", null, "60.00"],
		[40, "75.00", "90.00", "60.00"],
		[20, "70.00", "90.00", "75.00"],
	] as const;
	for (const [daysAgo, price, oldPrice, lowestBefore] of steps) {
		await priceAt(skuId, before(daysAgo * dayMs), { price, oldPrice });
		expect(await skuOf(skuId)).toMatchObject({ price, lowestBefore });
	}
});

test("an old price that is announced later has the reduced price itself as the lowest before", async () => {
	const { skuId } = await addPriced(100 * dayMs);
	await priceAt(skuId, before(50 * dayMs), { price: "70.00" });
	await priceAt(skuId, new Date(), { price: "70.00", oldPrice: "88.00" });
	expect(await skuOf(skuId)).toMatchObject({ lowestBefore: "70.00" });
});

const refused = { code: 400, data: { fields: { oldPrice: "oldPriceInvented" } } };

async function reduceFrom(skuId: number, oldPrice: string) {
	const change = { skuId, price: "10.00", oldPrice };
	const { code, data } = await staff.ask("goods/price", change);
	return { code, data };
}

test.each([
	["for 25 hours until now", "taken", [], 25],
	["for 23 hours until now", "refused", [], 23],
	["for a day until 89 days ago", "taken", [[90 * 24 - 0.5, 89 * 24 - 1]], 1],
	["until 91 days ago", "refused", [[200 * 24, 91 * 24]], 1],
	["twice for half a day", "taken", [[50, 37], [30, 17]], 1],
	["for 12 hours", "refused", [[50, 38]], 1],
] as [string, "taken" | "refused", [number, number][], number][])(
	"an old price that was asked %s is %s",
	async (_, outcome, stretches, hoursAtPresent) => {
		const { skuId } = await addPriced(hoursAtPresent * hourMs);
		await shop.db.update(sku).set({ price: "88.00" }).where(eq(sku.id, skuId));
		for (const [from, to] of stretches)
			await shop.db.insert(pastPrice).values({
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
	const { skuId } = await addPriced(10 * dayMs);
	const was = await skuOf(skuId);
	expect(await reduceFrom(skuId, "199.00")).toMatchObject(refused);
	expect(await skuOf(skuId)).toEqual(was);
	expect(await pastOf(skuId)).toEqual([]);
});

test("what costs something off the shelf is asked of nobody, and what it cost on it is kept", async () => {
	const { id, skuId } = await addPriced(30 * hourMs);
	const shelve = (isShown: boolean) =>
		staff.ask("goods/shelf", { ids: [id], isShown });
	await shelve(false);
	await priceAt(skuId, new Date(), { price: "199.00" });
	await shop.db
		.update(sku)
		.set({ pricedAt: before(10 * dayMs) })
		.where(eq(sku.id, skuId));
	expect(await reduceFrom(skuId, "199.00")).toMatchObject(refused);
	await shelve(true);
	expect(await reduceFrom(skuId, "199.00")).toMatchObject(refused);
	expect((await reduceFrom(skuId, "88.00")).code).toBe(200);
	const past = (await pastOf(skuId)).map(({ price }) => price);
	expect(past).toEqual(["88.00", "199.00"]);
});

test("a form that takes a goods off the shelf keeps what it cost there", async () => {
	const { code: _, skuId, ...detail } = await addPriced(30 * hourMs);
	const form = { ...formOf(detail), isShown: false };
	expect((await staff.ask("goods/save", form)).code).toBe(200);
	expect(await pastOf(skuId)).toMatchObject([{ price: "88.00" }]);
});

test("an old price that stands may stay, at any price below it", async () => {
	const [reduced] = await shop.db
		.select({ id: sku.id, oldPrice: sku.oldPrice })
		.from(sku)
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.where(eq(goods.merchantId, 2))
		.orderBy(sku.oldPrice);
	if (!reduced?.oldPrice) throw new Error("Nothing of merchant 2 is reduced");
	const { id: skuId, oldPrice } = reduced;
	const change = { skuId, price: "1.00", oldPrice };
	expect((await staff.ask("goods/price", change)).code).toBe(200);
});

test("a new goods has no old price, and neither has a new sku of an old one", async () => {
	const oldPrice = "99.00";
	const skus = [skuForm({ oldPrice })];
	const fresh = await staff.ask("goods/save", goodsForm({ skus }));
	expect(fresh.data.fields).toEqual({ "skus.0.oldPrice": "oldPriceInvented" });

	const { code: _, skuId: __, ...detail } = await addPriced(10 * dayMs);
	const form = formOf(detail);
	const sizes = [{ ...form.skus[0], options: { size: "S" } }];
	const more = [...sizes, skuForm({ options: { size: "M" }, oldPrice: "88.50" })];
	const wider = await staff.ask("goods/save", { ...form, skus: more });
	expect(wider.data.fields).toEqual({ "skus.1.oldPrice": "oldPriceInvented" });
});

test("a file with an invented old price is refused by its column when it is checked, and the rest comes in", async () => {
	const { code } = await addPriced(10 * dayMs);
	const { id } = await checkGoodsFile(
		shop,
		staff,
		goodsFile([
			{ code, price: "70.00", old_price: "199.00" },
			goodsLine("PAST-NEW", { old_price: "99.00" }),
			goodsLine("PAST-FAIR"),
		]),
	);
	const { data: checked } = await staff.get(`import/detail/${id}`);
	expect(checked).toMatchObject({ created: 1, changed: 0, refused: 2 });
	const { data } = await staff.get(`import/faults/${id}`, { limit: 10 });
	const reason =
		"Nobody was asked this price for a day within the last 90 days";
	expect(data.list.map(({ faults }: { faults: unknown }) => faults)).toEqual([
		[{ column: "old_price", value: "199.00", reason }],
		[{ column: "old_price", value: "99.00", reason }],
	]);
});

test("with the setting off nothing is shown and nothing refused, and what prices were is kept", async () => {
	const { skuId, code } = await addPriced(dayMs);
	const { wire } = shop.openAnother({ honestPrices: false });
	const ctx = systemContext(shop);
	const settings = { ...ctx.settings, honestPrices: false };
	const change = { skuId, price: "70.00", oldPrice: "199.00" };
	const { goodsId } = await changePrice({ ...ctx, settings }, change);
	expect(await pastOf(skuId)).toHaveLength(1);
	await bringIn(shop, staff, goodsFile([{ code, content: "500 g" }]));
	const path = `/api/front/product/detail/${goodsId}`;
	const off = { content: null, unitPrice: null, lowestBefore: null };
	expect((await wire.get(path)).data).toMatchObject({
		unitPrice: null,
		skus: [off],
	});
	const unitPrice = { price: "14.00", per: "weight" };
	expect((await shop.wire.get(path)).data).toMatchObject({
		unitPrice,
		skus: [{ content: "500 g", unitPrice, lowestBefore: "88.00" }],
	});
});

test("what cannot be an old price any more is forgotten, 90 days after it ended", async () => {
	const { skuId } = await addPriced(dayMs);
	await priceAt(skuId, new Date(), { price: "70.00" });
	await sweepPastPrices(shop.db, before(-89 * dayMs));
	expect(await pastOf(skuId)).toHaveLength(1);
	await sweepPastPrices(shop.db, before(-91 * dayMs));
	expect(await pastOf(skuId)).toEqual([]);
	expect(await skuOf(skuId)).toMatchObject({ lowestBefore: "88.00" });
});
