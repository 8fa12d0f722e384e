import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { shops } from "./shops";

const run = promisify(execFile);

/** What an operator types, on the database of the shop of this name; what the command says. */
export async function operate(
	shopName: string,
	...argv: string[]
): Promise<string> {
	const shop = shops.find(({ name }) => name === shopName);
	const { stdout } = await run(
		process.execPath,
		["--import", "tsx", "scripts/operator.ts", ...argv],
		{ env: { ...process.env, ...shop?.database } },
	);
	return stdout;
}
