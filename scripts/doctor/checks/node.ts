import { type Check, type Finding, fail, ok, warn } from "../check";

const remedy = "install the version that .node-version names";

export const nodeCheck: Check = {
	name: "node",
	remedy,
	run: async () => [await describeNode(process.versions.node)],
};

/** As the start judges it, which reads this file before anything is installed. */
export async function describeNode(version: string): Promise<Finding> {
	const { judgeNode } = await import("../../start/node-version.mjs");
	const { isTooOld, line } = judgeNode(version);
	if (!line) return ok(`Node.js ${version}`);
	return (isTooOld ? fail : warn)(line.replace(/\.$/, ""), remedy);
}
