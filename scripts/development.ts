import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./bench/serve";
import { buySomething } from "./nodes/story";
import { openShop } from "./start/kill-rounds/open-shop";

// `node --import tsx scripts/development.ts`: the shop of `npm run dev` opens on data of its own, somebody buys, and it
// stops.

const dataFolder = mkdtempSync(join(tmpdir(), "harbour-development-"));
try {
	const port = await freePort();
	const shop = await openShop({ port, dataFolder, isDevelopment: true });
	const bought = await buySomething(`http://127.0.0.1:${port}`).finally(
		shop.stop,
	);
	console.log(`order ${bought}`);
} finally {
	rmSync(dataFolder, { recursive: true, force: true });
}
