import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { embeddedAddress } from "@/gateway/db/embedded/address";
import { openShop } from "./kill-rounds/open-shop";
import { openShopper } from "./kill-rounds/shopper";
import { openWriter } from "./kill-rounds/writer";

// `npm run test:kill`: opens the built shop on data of its own, browses and writes, kills the web process and the
// database process twenty times each, and counts what came back. PORT names its port.

const roundsPerProcess = 20;
const pagesPerRound = 40;
const targets = ["next-server", "embedded/process"];

async function run(): Promise<void> {
	const port = Number(process.env.PORT || 3000);
	const dataFolder = mkdtempSync(join(tmpdir(), "harbour-kill-rounds-"));
	const shop = await openShop({ port, dataFolder });
	const { connectionString } = embeddedAddress(dataFolder);
	const writer = await openWriter(connectionString);
	const shopper = openShopper(`http://127.0.0.1:${port}`);
	let opened = 0;
	let slowestMs = 0;
	for (let round = 0; round < roundsPerProcess * targets.length; round += 1) {
		await shopper.browse(pagesPerRound);
		const target = targets[round % targets.length] ?? "";
		killChild(shop.pid, target);
		const begun = Date.now();
		await Promise.all([shopper.untilOpen(), writer.untilWriting()]);
		opened += 1;
		const tookMs = Date.now() - begun;
		slowestMs = Math.max(slowestMs, tookMs);
		console.log(`${round + 1}: ${target} killed, open after ${tookMs} ms`);
	}
	const { acknowledged, lost } = await writer.close();
	const exitCode = await shop.stop();
	rmSync(dataFolder, { recursive: true, force: true });
	console.log(
		`rounds=${roundsPerProcess * targets.length} opened=${opened} pages=${shopper.pages()} acknowledged=${acknowledged} lost=${lost} slowest_ms=${slowestMs} exit=${exitCode}`,
	);
	process.exitCode = lost === 0 && exitCode === 0 ? 0 : 1;
}

function killChild(parent: number, name: string): void {
	const listing = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], {
		encoding: "utf8",
	});
	for (const line of listing.split("\n")) {
		const [pid, ppid, ...args] = line.trim().split(/\s+/);
		if (Number(ppid) !== parent || !args.join(" ").includes(name)) continue;
		process.kill(Number(pid), "SIGKILL");
		return;
	}
	throw new Error(`No process named ${name} to kill.`);
}

await run();
