import fc from "fast-check";
import { Exact } from "../../../../money/exact";
import { differenceOf, discountOf, payFor, worthOf } from "./worth";

const cents = (most: number) =>
	fc.integer({ min: 1, max: most }).map((one) => (one / 100).toFixed(2));

const share = fc.double({ min: 0, max: 1, noNaN: true });

test("pieces of the same price are worth what was paid for them, whatever took off their price", () => {
	expect(worthOf({ price: "33.35" }, "63.37", "33.35")).toBe("63.37");
	expect(worthOf({ price: "0.00" }, "0.00", "0.00")).toBe("0.00");
});

test("of a cheaper variant as large a part comes back as it is cheaper", () => {
	expect(worthOf({ price: "20.00" }, "40.00", "15.00")).toBe("30.00");
	expect(worthOf({ price: "100.00" }, "80.00", "75.00")).toBe("60.00");
	expect(differenceOf("80.00", "60.00")).toBe("20.00");
});

test("nothing pays for what is dearer: it is paid for itself", () => {
	const line = { price: "20.00" };
	expect(worthOf(line, "36.00", "20.01")).toBe("0.00");
	expect(payFor(line, { price: "20.01", quantity: 2 })).toBe("40.02");
	expect(payFor(line, { price: "20.00", quantity: 2 })).toBe("0.00");
});

test("nothing is lost or made: worth and difference come to what was paid, and price less discount to the worth", () => {
	fc.assert(
		fc.property(
			fc.record({
				price: cents(100_000),
				quantity: fc.integer({ min: 1, max: 99 }),
				isPaid: share,
				isCheaper: share,
			}),
			({ price, quantity, isPaid, isCheaper }) => {
				const full = new Exact(price).times(quantity);
				const paid = full.times(isPaid).toFixed(2);
				const wanted = new Exact(price).times(isCheaper).toFixed(2);
				const worth = worthOf({ price }, paid, wanted);
				const back = differenceOf(paid, worth);
				const taken = full.minus(paid).toFixed(2);
				const line = {
					couponShare: taken,
					merchantCouponShare: taken,
					pointsShare: "0.00",
				};
				const sold = discountOf(line, { price: wanted, quantity, worth });
				expect(Number(back)).toBeGreaterThanOrEqual(0);
				expect(Number(sold.discount)).toBeGreaterThanOrEqual(0);
				expect(new Exact(sold.subtotal).minus(sold.discount).toFixed(2)).toBe(
					worth,
				);
			},
		),
	);
});

test("a merchant bears as large a part of the discount as before", () => {
	const line = {
		couponShare: "8.00",
		merchantCouponShare: "6.00",
		pointsShare: "4.00",
	};
	const wanted = { price: "15.00", quantity: 2, worth: "21.00" };
	expect(discountOf(line, wanted)).toEqual({
		subtotal: "30.00",
		discount: "9.00",
		merchants: "4.50",
	});
	const none = { ...line, merchantCouponShare: null };
	expect(discountOf(none, wanted).merchants).toBe("0.00");
});
