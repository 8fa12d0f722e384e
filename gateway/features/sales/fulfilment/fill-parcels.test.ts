import fc from "fast-check";
import { fillParcels } from "./fill-parcels";

const left = [
	{ lineId: 1, quantity: 2 },
	{ lineId: 2, quantity: 1 },
];

test("one parcel without lines holds everything", () => {
	expect(fillParcels(left, [{}])).toEqual([left]);
});

test.each([
	["a piece is missing", [{ lines: [{ lineId: 1, quantity: 2 }] }]],
	["a piece too many", [{ lines: [...left, { lineId: 2, quantity: 1 }] }]],
	[
		"a line of another order",
		[{ lines: [...left, { lineId: 3, quantity: 1 }] }],
	],
	["two parcels that say nothing", [{}, {}]],
	["an empty parcel beside a full one", [{ lines: left }, { lines: [] }]],
	["everything twice", [{ lines: left }, { lines: left }]],
])("nothing is shipped where %s", (_, parcels) => {
	expect(fillParcels(left, parcels)).toBeUndefined();
});

test("nothing is shipped where nothing is left", () => {
	expect(fillParcels([], [{}])).toBeUndefined();
});

test("pieces that are spread over parcels in any way are all shipped, once", () => {
	const piece = fc.record({
		lineId: fc.integer({ min: 1, max: 5 }),
		quantity: fc.integer({ min: 1, max: 4 }),
	});
	const parcels = fc.array(fc.array(piece, { minLength: 1, maxLength: 6 }), {
		minLength: 1,
		maxLength: 5,
	});
	const sumOf = (lines: { lineId: number; quantity: number }[], id: number) =>
		lines
			.filter(({ lineId }) => lineId === id)
			.reduce((all, { quantity }) => all + quantity, 0);
	fc.assert(
		fc.property(parcels, (sent) => {
			const ids = [1, 2, 3, 4, 5];
			const all = ids
				.map((lineId) => ({ lineId, quantity: sumOf(sent.flat(), lineId) }))
				.filter(({ quantity }) => quantity > 0);
			const filled = fillParcels(
				all,
				sent.map((lines) => ({ lines })),
			);
			expect(filled).toHaveLength(sent.length);
			for (const [at, lines] of sent.entries())
				for (const id of ids)
					expect(sumOf(filled?.[at] ?? [], id)).toBe(sumOf(lines, id));
		}),
	);
});
