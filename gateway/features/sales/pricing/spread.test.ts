import Decimal from "decimal.js";
import fc from "fast-check";
import { Exact, sum } from "../../../money/exact";
import { spread } from "./spread";

const inCents = (cents: number) => new Exact(cents).div(100);

/** Lines of a few cents, where rounding has nowhere to hide, and ordinary ones. */
const rooms = fc.array(
	fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 50_000 })),
	{ maxLength: 12 },
);
const spreads = rooms.chain((cents) =>
	fc.record({
		rooms: fc.constant(cents.map(inCents)),
		amount: fc
			.integer({ min: 0, max: cents.reduce((total, one) => total + one, 0) })
			.map(inCents),
	}),
);

test("parts come to the amount, and no line bears less than nothing nor more than it can", () => {
	const property = fc.property(spreads, ({ amount, rooms }) => {
		const parts = spread(amount, rooms);
		expect(sum(parts).toFixed(2)).toBe(amount.toFixed(2));
		for (const [at, part] of parts.entries()) {
			expect(part.decimalPlaces()).toBeLessThanOrEqual(2);
			expect(part.gte(0)).toBe(true);
			expect(part.lte(rooms[at] ?? 0)).toBe(true);
		}
	});
	fc.assert(property, { numRuns: 1_000 });
});

test("half a cent is rounded up", () => {
	const parts = spread(inCents(3), [inCents(100), inCents(100)]);
	expect(parts.map((part) => part.toFixed(2))).toEqual(["0.02", "0.01"]);
});

test("each line but the last bears its proportion, rounded half up, wherever every line can", () => {
	const roomy = fc.record({
		rooms: fc.array(fc.integer({ min: 10_000, max: 50_000 }).map(inCents), {
			minLength: 1,
			maxLength: 8,
		}),
		amount: fc.integer({ min: 1_000, max: 9_000 }).map(inCents),
	});
	const property = fc.property(roomy, ({ amount, rooms }) => {
		const total = sum(rooms);
		const parts = spread(amount, rooms);
		for (const [at, room] of rooms.slice(0, -1).entries())
			expect(parts[at]?.toFixed(2)).toBe(
				amount.times(room).div(total).toFixed(2, Decimal.ROUND_HALF_UP),
			);
	});
	fc.assert(property, { numRuns: 300 });
});
