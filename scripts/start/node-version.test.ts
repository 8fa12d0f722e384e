import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Plain JavaScript, read by Node as a start reads it. */
const load = () => import("./node-version.mjs");

test.each(["18.20.4", "20.18.3"])("Node.js %s is refused", async (version) => {
	const { judgeNode } = await load();
	expect(judgeNode(version).isTooOld).toBe(true);
});

test("of Node.js 20 one line says that it is no longer maintained", async () => {
	const { judgeNode } = await load();
	const { isTooOld, line = "" } = judgeNode("20.20.2");
	expect(isTooOld).toBe(false);
	expect(line).toContain("no longer maintained");
	expect(line).not.toContain("\n");
});

test.each(["22.23.3", "24.21.0", "26.10.0"])(
	"nothing is said of Node.js %s",
	async (version) => {
		const { judgeNode } = await load();
		expect(judgeNode(version)).toEqual({ isTooOld: false });
	},
);

test("the Node.js that is recommended is the one that the shop is tried on", async () => {
	const { judgeNode } = await load();
	const tried = readFileSync(join(__dirname, "../../.node-version"), "utf8");
	expect(judgeNode("20.20.2").line).toContain(
		` ${Number.parseInt(tried, 10)} `,
	);
});
