import fc from "fast-check";
import { chooseLabels } from "./choose-labels";

const size = { width: 360, height: 200 };
const label = fc.record({
	words: fc.constantFrom("中環", "Tsim Sha Tsui", "หว่านไจ๋", "ຊາຖິນ"),
	x: fc.integer({ min: -50, max: 410 }),
	y: fc.integer({ min: -50, max: 250 }),
});

test("the name that comes first stands, one that would cover it does not", () => {
	const labels = [
		{ words: "旺角", x: 180, y: 100 },
		{ words: "太子", x: 185, y: 105 },
		{ words: "中環", x: 180, y: 150 },
	];
	expect(chooseLabels(labels, size).map(({ words }) => words)).toEqual([
		"旺角",
		"中環",
	]);
});

test("a name the edge would cut is left out, and so is one that would stand on the pin", () => {
	const labels = [
		{ words: "Causeway Bay", x: 10, y: 100 },
		{ words: "Mong Kok", x: 180, y: 100 },
	];
	expect(chooseLabels(labels, size, [{ words: "pin", x: 180, y: 95 }])).toEqual(
		[],
	);
});

test("names that stand never stand in one another's place", () => {
	fc.assert(
		fc.property(fc.array(label), (labels) => {
			const chosen = chooseLabels(labels, size);
			for (const [at, one] of chosen.entries())
				for (const other of chosen.slice(at + 1))
					expect(
						Math.abs(one.y - other.y) >= 18 || Math.abs(one.x - other.x) >= 20,
					).toBe(true);
		}),
	);
});
