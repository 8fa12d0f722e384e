import { priceOrder } from "./price-order";
import type { CouponTerms, LineToPrice, Purchase } from "./purchase";

// Worked out by hand from the business rules, "Price of an order".

const now = new Date("2026-11-21T12:00:00+08:00");
const mall = { fee: "30.00", freeFrom: "399.00" };
const market = { fee: "50.00", freeFrom: "350.00" };

const line = (
	id: number,
	price: string,
	fields: Partial<LineToPrice> = {},
): LineToPrice => ({
	id,
	merchantId: 2,
	cartType: "E_COMMERCE",
	goodsId: id,
	categoryIds: [10],
	price,
	quantity: 1,
	...fields,
});

const coupon = (fields: Partial<CouponTerms> = {}): CouponTerms => ({
	id: 1,
	type: "general",
	merchantId: null,
	categoryId: null,
	goodsIds: [],
	amount: "10.00",
	minimumSpend: "0.00",
	usableFrom: new Date("2026-11-01T00:00:00+08:00"),
	expiresAt: new Date("2026-12-01T00:00:00+08:00"),
	...fields,
});

const price = (lines: LineToPrice[], chosen: Partial<Purchase> = {}) =>
	priceOrder({
		lines,
		freight: new Map([
			["E_COMMERCE-2", mall],
			["E_COMMERCE-3", mall],
			["SUPERMARKET-1", market],
		]),
		coupons: [],
		points: 0,
		now,
		...chosen,
	});

test("goods and freight: a flat fee below the free line, nothing from it on, per merchant", () => {
	const priced = price([
		line(1, "133.00", { quantity: 3 }),
		line(2, "398.99", { merchantId: 3 }),
		line(3, "10.00", { merchantId: 1, cartType: "SUPERMARKET" }),
	]);
	const orders = priced.orders.map(({ key, goods, freight, total }) => [
		key,
		goods,
		freight.amount,
		freight.missing,
		total,
	]);
	expect(orders).toEqual([
		["E_COMMERCE-2", "399.00", "0.00", "0.00", "399.00"],
		["E_COMMERCE-3", "398.99", "30.00", "0.01", "428.99"],
		["SUPERMARKET-1", "10.00", "50.00", "340.00", "60.00"],
	]);
	expect(priced).toMatchObject({
		goods: "807.99",
		freight: "80.00",
		total: "887.99",
	});
});

test("nothing costs nothing", () => {
	expect(price([])).toMatchObject({ orders: [], total: "0.00", pointsMax: 0 });
});

test("goods, then coupons, then points, then freight", () => {
	// 200.00 - 20.00 = 180.00; 20 % of that are 36.00; 180.00 - 36.00 + 30.00.
	const priced = price([line(1, "200.00")], {
		coupons: [coupon({ amount: "20.00" })],
		points: 5_000,
	});
	expect(priced).toMatchObject({
		goods: "200.00",
		coupons: "20.00",
		points: "36.00",
		pointsUsed: 3_600,
		pointsMax: 3_600,
		freight: "30.00",
		total: "174.00",
	});
});

test("100 points are 1.00, and as many are used as were asked for", () => {
	const priced = price([line(1, "100.00")], { points: 250 });
	expect(priced).toMatchObject({ points: "2.50", pointsUsed: 250 });
});

test("a discount is spread in proportion, rounded half up, and the last line takes the rest", () => {
	const shares = (prices: string[], amount: string) =>
		price(
			prices.map((one, at) => line(at + 1, one)),
			{ coupons: [coupon({ amount })] },
		).orders[0]?.lines.map(({ coupons }) => coupons[0]?.amount);
	expect(shares(["50.00", "50.00", "50.00"], "10.00")).toEqual([
		"3.33",
		"3.33",
		"3.34",
	]);
	expect(shares(["60.00", "30.00", "10.00"], "5.55")).toEqual([
		"3.33",
		"1.67",
		"0.55",
	]);
	// Half a cent each, up: two take what there is, and nobody goes below zero.
	expect(shares(["1.00", "1.00", "1.00", "1.00"], "0.02")).toEqual([
		"0.01",
		"0.01",
		"0.00",
		"0.00",
	]);
});

test("a coupon takes no more than the lines it counts come to, and never freight", () => {
	const priced = price([line(1, "8.00"), line(2, "5.00")], {
		coupons: [coupon({ type: "goods", goodsIds: [1], amount: "50.00" })],
	});
	expect(priced.orders[0]?.lines).toMatchObject([
		{ subtotal: "8.00", payable: "0.00" },
		{ subtotal: "5.00", payable: "5.00", coupons: [] },
	]);
	expect(priced).toMatchObject({ coupons: "8.00", total: "35.00" });
});

test("a coupon never makes delivery dearer: the free line counts goods before it", () => {
	const priced = price([line(1, "399.00")], {
		coupons: [coupon({ amount: "50.00" })],
	});
	expect(priced).toMatchObject({ freight: "0.00", total: "349.00" });
});

test("a merchant's coupon takes from its own goods first, the shop's from what is left of all", () => {
	const priced = price(
		[line(1, "100.00"), line(2, "100.00", { merchantId: 3 })],
		{
			coupons: [
				coupon({ id: 7, amount: "19.00" }),
				coupon({ id: 9, merchantId: 2, amount: "10.00" }),
			],
		},
	);
	// 90.00 and 100.00 are left: 19.00 becomes 9.00 and 10.00.
	expect(priced.orders.map((order) => order.lines[0])).toMatchObject([
		{
			payable: "81.00",
			coupons: [
				{ couponId: 9, amount: "10.00" },
				{ couponId: 7, amount: "9.00" },
			],
		},
		{ payable: "90.00", coupons: [{ couponId: 7, amount: "10.00" }] },
	]);
	expect(priced.couponShares).toEqual([
		{ couponId: 9, amount: "10.00" },
		{ couponId: 7, amount: "19.00" },
	]);
});

test("one coupon a merchant and one of the shop: a second is refused with why", () => {
	const of = (id: number, merchantId: number | null) =>
		coupon({ id, merchantId, amount: "1.00" });
	const priced = price(
		[line(1, "100.00"), line(2, "9.00", { merchantId: 3 })],
		{
			coupons: [of(4, null), of(3, null), of(2, 2), of(1, 2), of(5, 3)],
		},
	);
	expect(priced.couponShares.map(({ couponId }) => couponId).sort()).toEqual([
		1, 3, 5,
	]);
	expect(priced.refused).toEqual([
		{ couponId: 2, refusal: { reason: "anotherChosen" } },
		{ couponId: 4, refusal: { reason: "anotherChosen" } },
	]);
});

test.each([
	[
		"not yet",
		{ usableFrom: new Date("2026-11-22T00:00:00+08:00") },
		{ reason: "notYet" },
	],
	["expired", { expiresAt: now }, { reason: "expired" }],
	["another merchant's", { merchantId: 3 }, { reason: "noEligibleLine" }],
	[
		"of other goods",
		{ type: "goods" as const, goodsIds: [5] },
		{ reason: "noEligibleLine" },
	],
	[
		"of another category",
		{ type: "category" as const, categoryId: 11 },
		{ reason: "noEligibleLine" },
	],
	[
		"below the minimum",
		{ minimumSpend: "100.01" },
		{ reason: "minimumNotReached", missing: "0.01" },
	],
])(
	"a coupon that is %s is refused with why, and takes nothing",
	(_, fields, refusal) => {
		const priced = price([line(1, "100.00")], { coupons: [coupon(fields)] });
		expect(priced).toMatchObject({
			coupons: "0.00",
			refused: [{ couponId: 1, refusal }],
		});
	},
);

test("the minimum is what the counted lines come to before any discount", () => {
	const priced = price(
		[
			line(1, "60.00"),
			line(2, "40.00"),
			line(3, "500.00", { categoryIds: [11] }),
		],
		{
			coupons: [
				coupon({ id: 1, merchantId: 2, amount: "30.00" }),
				coupon({
					id: 2,
					type: "category",
					categoryId: 10,
					minimumSpend: "100.00",
				}),
			],
		},
	);
	expect(priced).toMatchObject({ coupons: "40.00", refused: [] });
});
