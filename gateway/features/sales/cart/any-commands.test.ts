import Decimal from "decimal.js";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import type { Cart, CartGroup, CartLine } from "../../../contract/sales/cart";
import { goods, sku } from "../../../db/schema/goods";
import { byExtent } from "../../../testing/extent";
import { linesOf, openCart, seedSku } from "../../../testing/own-cart";
import { endCouponOffers } from "../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const runs = byExtent(8, 25);
let shop: TestShop;
let skuIds: number[];

beforeAll(async () => {
	shop = await openTestShop();
	await endCouponOffers(shop.db);
	skuIds = [];
	for (const merchantId of [1, 2, 3]) {
		const cartType = merchantId === 1 ? "SUPERMARKET" : "E_COMMERCE";
		const place = { merchantId, cartType } as const;
		const first = await seedSku(shop, { ...place, price: "13.37" });
		const { goodsId } = first;
		const second = await seedSku(shop, { goodsId, price: "99.95", stock: 40 });
		skuIds.push(first.skuId, second.skuId);
	}
});
afterAll(() => shop.close());

const index = fc.nat({ max: 5 });
const quantity = fc.integer({ min: 1, max: 99 });
const step = fc.oneof(
	fc.record({ kind: fc.constant("save" as const), index, quantity }),
	fc.record({ kind: fc.constant("num" as const), index, quantity }),
	fc.record({ kind: fc.constant("delete" as const), index, quantity }),
	fc.record({ kind: fc.constant("choose" as const), index, quantity }),
	fc.record({ kind: fc.constant("change-sku" as const), index, quantity }),
	fc.record({ kind: fc.constant("sell" as const), index, quantity }),
	fc.record({ kind: fc.constant("shelve" as const), index, quantity }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** What a shopper sends for a step, as far as the cart has lines. */
function bodyFor({ kind, index, quantity }: Step, lines: CartLine[]): unknown {
	const skuId = skuIds[index] ?? 0;
	const id = lines[index % Math.max(lines.length, 1)]?.id ?? 2_000_000_000;
	switch (kind) {
		case "save":
			return [{ skuId, quantity }];
		case "num":
			return { id, quantity };
		case "change-sku":
			return { id, skuId };
		case "choose":
			return { ids: [id], isChosen: quantity % 2 === 0 };
		default:
			return { ids: [id] };
	}
}

/** What happens to the shop while the cart lies there. */
async function happen({ kind, index, quantity }: Step): Promise<void> {
	const id = skuIds[index] ?? 0;
	const stock = quantity % 3 === 0 ? 0 : quantity;
	await shop.db.update(sku).set({ stock }).where(eq(sku.id, id));
	const [row] = await shop.db.select().from(sku).where(eq(sku.id, id));
	if (kind === "shelve")
		await shop.db
			.update(goods)
			.set({ isShown: quantity % 4 !== 0 })
			.where(eq(goods.id, row?.goodsId ?? 0));
}

const sum = (amounts: string[]) =>
	amounts.reduce((total, one) => total.plus(one), new Decimal(0)).toFixed(2);

function expectLine(line: CartLine, isSold: boolean) {
	expect(line.quantity).toBeGreaterThanOrEqual(1);
	expect(line.quantity).toBeLessThanOrEqual(99);
	expect(new Decimal(line.price).times(line.quantity).toFixed(2)).toBe(
		line.subtotal,
	);
	if (line.isChosen) expect(line.state).toBe("available");
	expect(["available", "fewer"].includes(line.state)).toBe(isSold);
	if (line.state === "available")
		expect(line.quantity).toBeLessThanOrEqual(line.quantityMax);
}

function expectGroup({ lines, goodsTotal, freight }: CartGroup) {
	const chosen = lines.filter(({ isChosen }) => isChosen);
	for (const line of lines) expectLine(line, true);
	expect(goodsTotal).toBe(sum(chosen.map(({ subtotal }) => subtotal)));
	const lacks = new Decimal(freight.freeFrom).minus(goodsTotal);
	expect(freight.missing).toBe(Decimal.max(lacks, 0).toFixed(2));
	const isFree = chosen.length === 0 || lacks.lte(0);
	expect(freight.amount).toBe(isFree ? "0.00" : freight.fee);
}

function expectWhole({ groups, invalid, totals }: Cart) {
	for (const group of groups) expectGroup(group);
	for (const line of invalid) expectLine(line, false);
	const lines = groups.flatMap((group) => group.lines);
	expect(lines.length + invalid.length).toBeLessThanOrEqual(200);
	const skus = [...lines, ...invalid].map(({ skuId }) => skuId);
	expect(new Set(skus).size).toBe(skus.length);
	const pieces = (of: CartLine[]) =>
		of.reduce((total, line) => total + line.quantity, 0);
	const goodsTotal = sum(groups.map((group) => group.goodsTotal));
	const freight = sum(groups.map((group) => group.freight.amount));
	expect(totals).toEqual({
		count: pieces(lines),
		chosenCount: pieces(lines.filter(({ isChosen }) => isChosen)),
		goods: goodsTotal,
		coupons: "0.00",
		freight,
		total: sum([goodsTotal, freight]),
	});
}

test("whatever is done to a cart, its totals are the sum of its chosen lines with their freight, within its limits", async () => {
	const property = fc.asyncProperty(
		fc.array(step, { minLength: 1, maxLength: 15 }),
		async (steps) => {
			const kit = await openCart(shop);
			let before = await kit.list();
			for (const one of steps) {
				if (one.kind === "sell" || one.kind === "shelve") {
					await happen(one);
					before = await kit.list();
					expectWhole(before.data);
					continue;
				}
				const body = bodyFor(one, linesOf(before));
				const answer = await kit.post(one.kind, body);
				if (answer.code === 200) {
					expect(answer.data.version).toBe(before.data.version + 1);
					before = answer;
				} else {
					expect([404, 409]).toContain(answer.code);
					expect((await kit.list()).data).toEqual(before.data);
				}
				expectWhole(before.data);
			}
		},
	);
	await fc.assert(property, { numRuns: runs });
});
