import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { shops } from "./shops";

const run = promisify(execFile);

/** In the database of the shop of this name; pages that are kept do not hear of it. */
export async function setStock(
	shopName: string,
	skuId: number,
	stock: number,
): Promise<void> {
	const shop = shops.find(({ name }) => name === shopName);
	await run(
		process.execPath,
		[
			...["--import", "tsx", "e2e/support/set-stock.ts"],
			...[String(skuId), String(stock)],
		],
		{ env: { ...process.env, ...shop?.database } },
	);
}
