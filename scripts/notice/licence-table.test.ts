import { licenceTable } from "./licence-table";

const locked = { version: "1.0.0", license: "MIT" };

test("every package the shop runs with is listed once, sorted, and no other", () => {
	const packages = {
		"": { version: "0.1.0" },
		"node_modules/zod": locked,
		"node_modules/hono/node_modules/zod": locked,
		"node_modules/@img/sharp": { ...locked, license: "Apache-2.0" },
		"node_modules/jest": { ...locked, dev: true },
	};
	expect(licenceTable({ packages }).split("\n").slice(2)).toEqual([
		"| @img/sharp | 1.0.0 | Apache-2.0 |",
		"| zod | 1.0.0 | MIT |",
	]);
});

test("a package without a licence is refused by name", () => {
	const packages = { "node_modules/nameless": { version: "1.0.0" } };
	expect(() => licenceTable({ packages })).toThrow("nameless names no licence");
});
