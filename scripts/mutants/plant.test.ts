import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mutants } from "./mutants";
import { replaceOnce, StaleMutant } from "./plant";

const fault = { name: "a fault", file: "sum.ts", find: "a + b", replace: "$&" };

test("a fault takes the place of the text it is for, as it is written", () => {
	expect(replaceOnce("return a + b;", fault)).toBe("return $&;");
});

test.each([
	["gone", "return sum(a, b);", "0 times"],
	["there twice", "a + b; a + b;", "2 times"],
])("a fault whose text is %s is stale", (_, text, times) => {
	expect(() => replaceOnce(text, fault)).toThrow(StaleMutant);
	expect(() => replaceOnce(text, fault)).toThrow(times);
});

test.each(mutants.map((mutant) => [mutant.name, mutant] as const))(
	"%s can still be planted",
	(_, mutant) => {
		const text = readFileSync(
			join(import.meta.dirname, "../..", mutant.file),
			"utf8",
		);
		expect(replaceOnce(text, mutant)).not.toBe(text);
	},
);
