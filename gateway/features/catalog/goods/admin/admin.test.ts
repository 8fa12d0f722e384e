import { and, eq, isNull, sql } from "drizzle-orm";
import fc from "fast-check";
import { auditEntry } from "../../../../db/schema/audit";
import { goods, sku } from "../../../../db/schema/goods";
import { merchant } from "../../../../db/schema/merchant";
import { outbox } from "../../../../db/schema/outbox";
import { buyPaid } from "../../../../testing/buy-paid";
import {
	formOf,
	goodsForm,
	sendGoodsPicture,
	skuForm,
} from "../../../../testing/goods-form";
import { expectInvariants } from "../../../../testing/invariants";
import { openBuyer } from "../../../../testing/open-buyer";
import { openStaff, type StaffClient } from "../../../../testing/open-staff";
import { openTestShop, type TestShop } from "../../../../testing/test-shop";

const ownMerchant = 2;
let shop: TestShop;
let staff: StaffClient;

beforeAll(async () => {
	shop = await openTestShop();
	staff = await openStaff(shop, ownMerchant);
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

async function add(fields = {}) {
	const { data, text } = await staff.ask("goods/save", goodsForm(fields));
	if (!data?.id) throw new Error(text);
	return data;
}

async function addShown(fields = {}) {
	const images = [await sendGoodsPicture(shop, staff)];
	return add({ images, isShown: true, ...fields });
}

async function rowOf(id: number) {
	const [row] = await shop.db.select().from(goods).where(eq(goods.id, id));
	return row;
}

async function goodsCount(): Promise<number> {
	const [row] = await shop.db
		.select()
		.from(merchant)
		.where(eq(merchant.id, ownMerchant));
	return row?.goodsCount ?? 0;
}

const tagsLeft = async () => {
	const rows = await shop.db
		.select()
		.from(outbox)
		.where(and(eq(outbox.kind, "cache-tags"), isNull(outbox.doneAt)));
	return rows.flatMap(({ payload }) => (payload as { tags: string[] }).tags);
};

test("a new goods is found by its name, its keyword and its category at once, and counts for its merchant", async () => {
	const before = await goodsCount();
	const { id, categoryId } = await addShown({
		name: { "zh-CN": "琉璃風鈴", en: "Glasswort chime" },
		keywords: ["tinkler"],
	});
	expect(await goodsCount()).toBe(before + 1);
	for (const keyword of ["琉璃風鈴", "glasswort", "tinkler"]) {
		const { data } = await shop.wire.get("/api/front/product/list", {
			keyword,
		});
		expect(data.list.map((one: { id: number }) => one.id)).toContain(id);
	}
	const listed = await shop.wire.get("/api/front/product/list", {
		cid: categoryId,
		sort: "new",
	});
	expect(listed.data.list[0].id).toBe(id);
	expect(await tagsLeft()).toEqual(
		expect.arrayContaining([`goods:${id}`, `category:${categoryId}`, "home"]),
	);
});

test("a shopper sees the picture of a new goods in both sizes, and nothing of it while it is off the shelf", async () => {
	const { id, images, version } = await addShown();
	const [path = ""] = images;
	expect(path).toMatch(/-800\.webp$/);
	for (const size of [path, path.replace("-800", "-400")]) {
		const answer = await shop.gateway.fetch(
			new Request(`http://gateway.test${size}`),
		);
		expect(answer.headers.get("content-type")).toBe("image/webp");
	}
	const page = `/api/front/product/detail/${id}`;
	expect((await shop.wire.get(page)).data.gallery).toEqual([path]);
	await staff.ask("goods/shelf", { ids: [id], isShown: false });
	expect((await shop.wire.get(page)).code).toBe(404);
	expect((await rowOf(id))?.version).toBe(version + 1);
});

test("two who edit the same goods: the second is told who was quicker and when, and overwrites nothing", async () => {
	const detail = await add();
	const colleague = await openStaff(shop, ownMerchant);
	const quicker = { ...formOf(detail), name: { en: "Quicker" } };
	expect((await colleague.ask("goods/save", quicker)).code).toBe(200);
	const late = await staff.ask("goods/save", {
		...formOf(detail),
		name: { en: "Late" },
	});
	expect(late.code).toBe(409);
	expect(late.data).toMatchObject({ who: "Kit", version: 2 });
	expect(late.data.at).toMatch(/\+08:00$/);
	expect((await rowOf(detail.id))?.name).toEqual({ en: "Quicker" });
});

test("saving what was read changes nothing", async () => {
	const detail = await add();
	const again = await staff.ask("goods/save", formOf(detail));
	expect(again.data).toEqual(detail);
});

test("a sale between reading and saving is not undone by the form", async () => {
	const detail = await addShown({ skus: [skuForm({ addStock: 10 })] });
	const buyer = await openBuyer(shop);
	await buyPaid(shop, buyer, [{ skuId: detail.skus[0].id, quantity: 3 }]);
	const form = formOf(detail);
	const saved = await staff.ask("goods/save", {
		...form,
		skus: form.skus.map((one) => ({ ...one, addStock: 5 })),
	});
	expect(saved.data.skus[0]).toMatchObject({ stock: 12, reserved: 3 });
});

test("a count of stock holds only while it is what was seen, however many sell beside it", async () => {
	const { skus } = await addShown({ skus: [skuForm({ addStock: 30 })] });
	const [{ id: skuId }] = skus;
	const buyers = await Promise.all([1, 2, 3].map(() => openBuyer(shop)));
	const [counted] = await Promise.all([
		staff.ask("goods/stock", { skuId, stock: 100, seen: 30 }),
		...buyers.map((buyer) => buyPaid(shop, buyer, [{ skuId, quantity: 2 }])),
	]);
	const [row] = await shop.db.select().from(sku).where(eq(sku.id, skuId));
	expect(row?.reserved).toBe(6);
	if (counted.code === 409) expect(row?.stock).toBe(24);
	else expect([94, 96, 98, 100]).toContain(row?.stock);
	const added = await staff.ask("goods/stock", { skuId, add: 7 });
	expect(added.data.stock).toBe((row?.stock ?? 0) + 7);
});

test("a sku that was ordered ends and stays for its order; its stock counts no more", async () => {
	const detail = await addShown({
		skus: ["S", "M"].map((size) => skuForm({ options: { size } })),
	});
	const [small, medium] = detail.skus;
	const buyer = await openBuyer(shop);
	await buyPaid(shop, buyer, [{ skuId: small.id }]);
	const form = formOf(detail);
	const saved = await staff.ask("goods/save", {
		...form,
		skus: form.skus.filter(({ id }) => id === medium.id),
	});
	expect(saved.data.skus).toHaveLength(1);
	const [ended] = await shop.db.select().from(sku).where(eq(sku.id, small.id));
	expect(ended).toMatchObject({ isEnded: true, stock: 0, reserved: 1 });
	expect(await rowOf(detail.id)).toMatchObject({ stock: 10, skuCount: 1 });
	const page = await shop.wire.get(`/api/front/product/detail/${detail.id}`);
	expect(page.data.skus.map((one: { id: number }) => one.id)).toEqual([
		medium.id,
	]);
	const put = await shop.wire.post(
		"/api/front/cart/save",
		{ skuId: small.id, quantity: 1 },
		{ token: buyer.token },
	);
	expect(put.code).not.toBe(200);
});

test("what was never sold can be removed; what was ordered is taken off the shelf", async () => {
	const never = await addShown();
	expect((await staff.ask(`goods/remove/${never.id}`)).data).toEqual({
		isRemoved: true,
	});
	expect(await rowOf(never.id)).toBeUndefined();
	const ordered = await addShown();
	const buyer = await openBuyer(shop);
	await buyPaid(shop, buyer, [{ skuId: ordered.skus[0].id }]);
	expect((await staff.ask(`goods/remove/${ordered.id}`)).data).toEqual({
		isRemoved: false,
	});
	expect((await rowOf(ordered.id))?.isShown).toBe(false);
});

test("every change leaves an audit record", async () => {
	const { id, skus } = await addShown();
	const [{ id: skuId }] = skus;
	await staff.ask("goods/stock", { skuId, add: 2 });
	await staff.ask("goods/price", { skuId, price: "77.00", oldPrice: null });
	await staff.ask("goods/shelf", { ids: [id], isShown: false });
	await staff.ask(`goods/remove/${id}`);
	const entries = await shop.db
		.select()
		.from(auditEntry)
		.where(eq(auditEntry.target, `goods ${id}`));
	expect(entries.map(({ action }) => action).sort()).toEqual([
		"goods.edit",
		"goods.price",
		"goods.remove",
		"goods.shelf",
		"goods.stock",
	]);
	for (const one of entries) expect(one.accountId).toBe(staff.id);
});

test("whatever is done to a goods, its card says what its skus say and its merchant counts what is shown", async () => {
	const images = [await sendGoodsPicture(shop, staff)];
	const step = fc.oneof(
		fc.record({
			kind: fc.constant("save" as const),
			prices: fc.array(fc.integer({ min: 1, max: 9_999 }), {
				minLength: 1,
				maxLength: 4,
			}),
			isShown: fc.boolean(),
		}),
		fc.record({ kind: fc.constant("stock" as const), add: fc.nat(20) }),
		fc.record({
			kind: fc.constant("price" as const),
			price: fc.integer({ min: 1, max: 9_999 }),
		}),
		fc.record({ kind: fc.constant("shelf" as const), isShown: fc.boolean() }),
	);
	const sizes = ["XS", "S", "M", "L"];
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
			const { id } = await add({ images });
			for (const one of steps) {
				const { data } = await staff.get(`goods/detail/${id}`);
				const [first] = data.skus;
				if (one.kind === "save") {
					const form = formOf(data);
					const known = new Map(
						form.skus.map((own) => [own.options.size, own.id]),
					);
					await staff.ask("goods/save", {
						...form,
						isShown: one.isShown,
						skus: one.prices.map((price, at) =>
							skuForm({
								id: known.get(sizes[at]),
								options: { size: sizes[at] },
								price: `${price}.00`,
								addStock: 1,
							}),
						),
					});
				} else if (one.kind === "stock")
					await staff.ask("goods/stock", { skuId: first.id, add: one.add });
				else if (one.kind === "price")
					await staff.ask("goods/price", {
						skuId: first.id,
						price: `${one.price}.00`,
						oldPrice: null,
					});
				else
					await staff.ask("goods/shelf", { ids: [id], isShown: one.isShown });
			}
			const { rows } = await shop.db.execute<Record<string, unknown>>(sql`
				select goods.price = least.price and goods.stock = least.stock
					and goods.sku_count = least.skus and goods.has_price_range = (least.prices > 1) as fits
				from goods, lateral (
					select coalesce(min(price) filter (where stock > 0), min(price)) as price, sum(stock) as stock,
						count(*) as skus, count(distinct price) as prices
					from sku where goods_id = goods.id and not is_ended
				) as least where goods.id = ${id}`);
			expect(rows).toEqual([{ fits: true }]);
		}),
		{ numRuns: 8 },
	);
	const shown = await shop.db.$count(
		goods,
		and(eq(goods.merchantId, ownMerchant), goods.isShown),
	);
	expect(await goodsCount()).toBe(shown);
}, 120_000);

test("an introduction shows pictures that its merchant sent, and no others", async () => {
	const own = await sendGoodsPicture(shop, staff);
	const shown = { en: `# Warm\n\n![Pot](${own})` };
	const { id } = await addShown({ introduction: shown });
	const { data } = await shop.wire.get(`/api/front/product/detail/${id}`);
	expect(data.introduction).toBe(shown.en);
	const other = await openStaff(shop, 3);
	for (const [introduction, fault] of [
		[`![x](${await sendGoodsPicture(shop, other)})`, "foreignPicture"],
		["![x](https://example.com/x.png)", "foreignPicture"],
		[`![x](${own})`.repeat(13), "tooManyInText"],
	] as const) {
		const form = goodsForm({ introduction: { en: introduction } });
		const refused = await staff.ask("goods/save", form);
		expect(refused.code).toBe(400);
		expect(refused.data.fields).toEqual({ "introduction.en": fault });
	}
});
