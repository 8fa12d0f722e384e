import { readdirSync } from "node:fs";
import { routes } from "../../routes";
import { fuzzParts } from "../../testing/fuzz-calls";
import { rowOf } from "../../testing/permissions";

test("every call is in one part, and every part has its file", () => {
	const parts = Object.entries(fuzzParts);
	for (const { call } of routes) {
		const its = parts.filter(([, isIn]) => isIn(call));
		expect([rowOf(call), its.length]).toEqual([rowOf(call), 1]);
	}
	expect(readdirSync(import.meta.dirname).sort()).toEqual(
		[...Object.keys(fuzzParts), "parts"]
			.map((name) => `${name}.test.ts`)
			.sort(),
	);
});
