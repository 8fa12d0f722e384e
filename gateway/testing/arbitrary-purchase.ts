import fc from "fast-check";
import {
	type CouponTerms,
	type LineToPrice,
	orderKeyOf,
	type Purchase,
} from "../features/sales/pricing/purchase";

const now = new Date("2026-11-21T12:00:00+08:00");
const before = new Date("2026-11-01T00:00:00+08:00");
const after = new Date("2026-12-01T00:00:00+08:00");

const cents = (most: number) =>
	fc.integer({ min: 0, max: most }).map((amount) => (amount / 100).toFixed(2));

const merchantId = fc.integer({ min: 1, max: 3 });
const small = fc.integer({ min: 1, max: 4 });

const line: fc.Arbitrary<Omit<LineToPrice, "id">> = fc.record({
	merchantId,
	cartType: fc.constantFrom("E_COMMERCE" as const, "SUPERMARKET" as const),
	goodsId: small,
	categoryIds: fc.array(small, { maxLength: 2 }),
	price: fc.oneof(cents(9), cents(300), cents(90_000)),
	quantity: fc.integer({ min: 1, max: 99 }),
});

const coupon: fc.Arbitrary<Omit<CouponTerms, "id">> = fc
	.record({
		type: fc.constantFrom(
			"general" as const,
			"goods" as const,
			"category" as const,
		),
		merchantId: fc.option(merchantId),
		categoryId: small,
		goodsIds: fc.array(small, { maxLength: 3 }),
		amount: fc.oneof(cents(9), cents(300), cents(30_000)),
		minimumSpend: fc.oneof(fc.constant("0.00"), cents(20_000)),
		usableFrom: fc.constantFrom(before, before, before, after),
		expiresAt: fc.constantFrom(after, after, after, now),
	})
	.map((fields) => ({
		...fields,
		categoryId: fields.type === "category" ? fields.categoryId : null,
	}));

const withIds = <Row>(rows: Row[]) =>
	rows.map((row, at) => ({ ...row, id: at + 1 }));

/** Any purchase of the size given, with coupons that fit and coupons that do not. */
export function anyPurchase(size: {
	lines: number;
	coupons: number;
}): fc.Arbitrary<Purchase> {
	return fc
		.record({
			lines: fc.array(line, { maxLength: size.lines }).map(withIds),
			coupons: fc.array(coupon, { maxLength: size.coupons }).map(withIds),
			points: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.nat()),
			fee: cents(9_000),
			freeFrom: cents(60_000),
		})
		.map(({ lines, coupons, points, fee, freeFrom }) => ({
			lines,
			coupons,
			points,
			now,
			freight: new Map(
				lines.map((one) => [orderKeyOf(one), { fee, freeFrom }]),
			),
		}));
}
