import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../bench/serve";
import { openShop } from "../start/kill-rounds/open-shop";
import { bringNode } from "./bring-node";
import { buySomething } from "./story";

// `npm run test:nodes`: the build that is there on each Node.js that the shop runs on. Each starts it on data of its own,
// somebody buys, and it stops. PORT names the port; `-- 22 26` takes these alone.

const lines = [20, 22, 24, 26];
const unmaintained = [20];
const warning = "no longer maintained";

async function tryNode(major: number): Promise<string[]> {
	const program = bringNode(major);
	const dataFolder = mkdtempSync(join(tmpdir(), "harbour-nodes-"));
	const port = Number(process.env.PORT) || (await freePort());
	const complaints: string[] = [];
	try {
		const shop = await openShop({
			program,
			port,
			dataFolder,
			isBuilt: true,
			onComplaint: (text) => complaints.push(text),
		});
		const faults: string[] = [];
		const bought = await buySomething(`http://127.0.0.1:${port}`).catch(
			(error: unknown) => void faults.push(String(error)),
		);
		const exitCode = await shop.stop();
		if (exitCode !== 0) faults.push(`it ended with ${exitCode}`);
		console.log(`Node.js ${major}: order ${bought}, ended with ${exitCode}`);
		return [...faults, ...faultsOf(major, complaints.join(""))];
	} finally {
		rmSync(dataFolder, { recursive: true, force: true });
	}
}

/** All that it complains of is its age, once. */
function faultsOf(major: number, complaints: string): string[] {
	const said = complaints.split("\n").filter((line) => line !== "");
	const ofAge = said.filter((line) => line.includes(warning));
	const wanted = unmaintained.includes(major) ? 1 : 0;
	return [
		...said.filter((line) => !line.includes(warning)),
		...(ofAge.length === wanted
			? []
			: [`said ${ofAge.length} times: ${warning}`]),
	];
}

const asked = process.argv.slice(2).map(Number);
let faults = 0;
for (const major of asked.length > 0 ? asked : lines)
	for (const fault of await tryNode(major)) {
		console.error(`Node.js ${major}: ${fault}`);
		faults += 1;
	}
console.log(`faults=${faults}`);
process.exitCode = faults === 0 ? 0 : 1;
